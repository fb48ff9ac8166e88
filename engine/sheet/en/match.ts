import type { InstantWin } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import type { MATCH_TOPICS, Phrases } from '../structure.ts';
import { all, number, points, ranksOfSuit, side, suit } from './words.ts';

function target(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const when = victory.endCheck === 'immediate' ? 'As soon as' : 'When at the end of a round';
  const best = victory.aim === 'most' ? 'the highest score wins' : 'the lowest score wins';
  return `The points of all rounds are added up. ${when} a ${side(facts)} has at least ${points(victory.target)}, ${best}.`;
}

/** Whether a lead of one can be too little. */
const needsLead = ({ rules }: SheetFacts): boolean =>
  rules.victory.tieBreak === 'lead-2' || rules.victory.tieBreak === 'overtime-lead-2';

function immediate(facts: SheetFacts): string {
  const { rules, declarations, dealerBonus } = facts;
  const sure = [
    ...(rules.sweep.points > 0 ? ['sweeps'] : []),
    ...(declarations || dealerBonus ? ['the bonus'] : []),
    'everything that can no longer be contested',
  ];
  const primiera = rules.score.items.some((item) => item.kind === 'primiera')
    ? '; the primiera counts only at the end of the round'
    : '';
  const lead = needsLead(facts) ? ', or the lead is too small' : '';
  return (
    `The match can end in the middle of a round: after each play the points that are certain count already (${all(sure)})${primiera}. ` +
    `If at that moment nobody leads alone${lead}, the round goes on.`
  );
}

/** The leaders are level once the target is reached. */
function level({ rules, sides }: SheetFacts): string {
  const { aim, endCheck } = rules.victory;
  const then = endCheck === 'immediate' ? 'the target is reached and after the round' : 'then';
  if (sides === 2) return `If ${then} the scores are level`;
  return aim === 'most' ? `If ${then} several share the lead` : `If ${then} several share the lowest score`;
}

function tieBreak(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const { target: goal } = victory;
  const most = victory.aim === 'most';
  switch (victory.tieBreak) {
    case 'play-on':
      return `${level(facts)}, everybody plays on, round after round, until one alone ${most ? 'is ahead' : 'has the lowest score'}.`;
    case 'overtime-lead-2': {
      const lead = most ? 'leads by 2 points' : 'has at least 2 points fewer than anybody else';
      const example = most ? `${goal + 1} to ${goal}` : `${goal - 1} to ${goal}`;
      return `${level(facts)}, everybody plays on until somebody ${lead}. Without such a tie a difference of 1 point is enough, such as ${example}.`;
    }
    case 'lead-2':
      return 'Winning takes a difference of at least 2 points, however; until there is one, everybody plays on.';
    case 'count-order':
      return (
        `${level(facts)}, the points of the last round are compared line by line in the order given, then the sweeps, then the bonus; ` +
        `at a difference whoever has ${most ? 'fewer' : 'more'} drops out. If everything is equal, everybody plays another round.`
      );
    case 'draw':
      return `${level(facts)}, the match is a draw.`;
  }
}

function maxRounds({ rules }: SheetFacts): string {
  const rounds = rules.victory.maxRounds ?? 0;
  const best = rules.victory.aim === 'most' ? 'highest' : 'lowest';
  const end =
    rounds === 1 ? 'Only one round is played' : `After ${number(rounds)} rounds at most the match is over`;
  return `${end}: the ${best} score wins, even if nobody has reached the target; level scores are a draw.`;
}

/** How a match is won, in English. */
export const MATCH: Phrases<typeof MATCH_TOPICS> = { target, immediate, tieBreak, maxRounds };

/** Cards that win the match for whoever takes them in one round. */
export function instantWin(win: InstantWin, { deck, ranks }: SheetFacts): string {
  const cards =
    win === 'all-coins'
      ? `all ${number(ranks.length)} ${suit('D', deck)}`
      : ranksOfSuit(['A', '2', '3'], 'D', deck);
  return `Whoever takes ${cards} in one round wins the whole match at once.`;
}
