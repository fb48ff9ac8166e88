import type { InstantWin } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import type { MATCH_TOPICS, Phrases } from '../structure.ts';
import { all, capital, number, points, ranksOfSuit, suitCards, sweepWords } from './words.ts';

/** The one who is ahead. */
const best = ({ rules }: SheetFacts): string =>
  rules.victory.aim === 'most' ? 'wer die meisten Punkte hat' : 'wer die wenigsten Punkte hat';

function target(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const who = facts.partners ? 'eine Partei' : 'jemand';
  const when = victory.endCheck === 'immediate' ? 'Sobald' : 'Sobald am Ende einer Runde';
  return `Die Punkte aller Runden werden zusammengezählt. ${when} ${who} mindestens ${points(victory.target)} hat, gewinnt, ${best(facts)}.`;
}

/** Whether a lead of one can be too little. */
const needsLead = ({ rules }: SheetFacts): boolean =>
  rules.victory.tieBreak === 'lead-2' || rules.victory.tieBreak === 'overtime-lead-2';

function immediate(facts: SheetFacts): string {
  const { rules, declarations, dealerBonus } = facts;
  const sure = [
    ...(rules.sweep.points > 0 ? [sweepWords(facts).many] : []),
    ...(declarations || dealerBonus ? ['der Bonus'] : []),
    'alles, was niemand mehr streitig machen kann',
  ];
  const primiera = rules.score.items.some((item) => item.kind === 'primiera')
    ? '; die Primiera zählt erst am Ende der Runde'
    : '';
  const lead = needsLead(facts) ? ' oder fehlt der nötige Vorsprung' : '';
  return (
    `Die Partie kann mitten in einer Runde enden: Nach jedem Zug zählen die sicheren Punkte schon mit (${all(sure)})${primiera}. ` +
    `Liegt dabei niemand allein vorn${lead}, geht die Runde weiter.`
  );
}

/** The leaders are level once the target is reached. */
function level({ rules, sides }: SheetFacts): string {
  const { aim, endCheck } = rules.victory;
  const immediately = endCheck === 'immediate';
  const then = immediately ? 'am Ende der Runde' : 'dann';
  const reached = (words: string) => (immediately ? `Ist das Ziel erreicht und ${words}` : capital(words));
  if (sides === 2) return reached(`steht es ${then} gleich`);
  return reached(
    aim === 'most'
      ? `liegen ${then} mehrere gleichauf vorn`
      : `haben ${then} mehrere gemeinsam die wenigsten Punkte`,
  );
}

function tieBreak(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const { target: goal } = victory;
  const most = victory.aim === 'most';
  switch (victory.tieBreak) {
    case 'play-on':
      return `${level(facts)}, spielen alle weiter, Runde um Runde, bis einer allein ${most ? 'vorn liegt' : 'die wenigsten Punkte hat'}.`;
    case 'overtime-lead-2': {
      const lead = most
        ? 'mit 2 Punkten Vorsprung führt'
        : 'mindestens 2 Punkte weniger hat als jeder andere';
      const example = most ? `${goal + 1} zu ${goal}` : `${goal - 1} zu ${goal}`;
      return `${level(facts)}, spielen alle weiter, bis jemand ${lead}. Ohne einen solchen Gleichstand genügt 1 Punkt Unterschied, etwa ${example}.`;
    }
    case 'lead-2':
      return `Zum Sieg gehört dabei ein Unterschied von mindestens 2 Punkten; solange er fehlt, spielen alle weiter.`;
    case 'count-order':
      return (
        `${level(facts)}, werden die Punkte der letzten Runde verglichen, Zeile für Zeile in der genannten Reihenfolge, dann ${sweepWords(facts).many}, dann der Bonus; ` +
        `wer bei einem Unterschied ${most ? 'weniger' : 'mehr'} hat, scheidet aus. Ist alles gleich, spielen alle noch eine Runde.`
      );
    case 'draw':
      return `${level(facts)}, endet die Partie unentschieden.`;
  }
}

function maxRounds(facts: SheetFacts): string {
  const rounds = facts.rules.victory.maxRounds ?? 0;
  const end =
    rounds === 1 ? 'Gespielt wird nur eine Runde' : `Nach spätestens ${number(rounds)} Runden ist Schluss`;
  return `${end}: Dann gewinnt, ${best(facts)}, auch wenn niemand das Ziel erreicht hat; bei Gleichstand endet die Partie unentschieden.`;
}

/** How a match is won, in German. */
export const MATCH: Phrases<typeof MATCH_TOPICS> = { target, immediate, tieBreak, maxRounds };

/** Cards that win the match for whoever takes them in one round. */
export function instantWin(win: InstantWin, { deck, ranks }: SheetFacts): string {
  const cards =
    win === 'all-coins'
      ? `alle ${number(ranks.length)} ${suitCards('D', deck)}`
      : ranksOfSuit(['A', '2', '3'], 'D', deck);
  return `Wer in einer Runde ${cards} nimmt, gewinnt die ganze Partie sofort.`;
}
