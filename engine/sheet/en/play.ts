import type { SheetFacts } from '../facts.ts';
import type { Phrases, PLAY_TOPICS } from '../structure.ts';
import { dealerSide, number, points, ranks, side } from './words.ts';

const byValue = ({ singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? 'one table card of the same value'
    : 'one table card of the same value, or several that add up to its value';

const byTotal = ({ rules, singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? `one table card that makes exactly ${rules.capture.total} together with it`
    : `one or more table cards that make exactly ${rules.capture.total} together with it`;

const totalExample = ({ rules, singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? `So a 7 takes a card worth ${rules.capture.total - 7}.`
    : `So a 7 takes cards worth ${rules.capture.total - 7} in all.`;

function valueExample({ aceHasTwoValues, courtsBelowSeven, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return '';
  return aceHasTwoValues && courtsBelowSeven
    ? ' For example, a king takes a queen and an ace (3 + 1), and an ace takes a 7 and a king (7 + 4).'
    : ' For example, a 7 takes a 7, or a 4 and a 3.';
}

function capture(facts: SheetFacts): string {
  const { by, total } = facts.rules.capture;
  switch (by) {
    case 'value':
      return `A card takes ${byValue(facts)}.${valueExample(facts)}`;
    case 'total':
      return `A card takes ${byTotal(facts)}. ${totalExample(facts)}`;
    case 'value-or-total':
      return `A card takes in one of two ways. By value: ${byValue(facts)}.${valueExample(facts)} By making ${total}: ${byTotal(facts)}. ${totalExample(facts)}`;
  }
}

const ONE_OF_SEVERAL = 'If several cards fit, you take only one of them, as you like.';
const FEWEST =
  'Among several captures you must make the one with the fewest cards; among equally small ones you choose freely.';

/** What of several captures by value is allowed. */
function valueChoice({ rules, aceHasTwoValues, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return ONE_OF_SEVERAL;
  switch (rules.capture.choice) {
    case 'single-first': {
      const ace =
        aceHasTwoValues && !rules.ace.sweeps
          ? ' So an ace takes an ace that lies on the table, and no sum.'
          : '';
      return `If a card of the same value lies on the table, you must take it and no sum; of several such cards you take one, as you like.${ace} Among several sums you choose freely.`;
    }
    case 'fewest-cards':
      return FEWEST;
    case 'free':
      return 'Among several captures you choose freely, even a sum in place of the equal card.';
  }
}

function totalChoice({ rules, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return ONE_OF_SEVERAL;
  switch (rules.capture.choice) {
    case 'single-first':
      return 'If a single table card is enough, you must take a single card; otherwise you choose freely.';
    case 'fewest-cards':
      return FEWEST;
    case 'free':
      return 'Among several captures you choose freely.';
  }
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const ONCE = 'You make one capture only, never two at once.';

function choice(facts: SheetFacts): string {
  const { by, total } = facts.rules.capture;
  if (by === 'value') return `${valueChoice(facts)} ${ONCE}`;
  if (by === 'total') return `${totalChoice(facts)} ${ONCE}`;
  return `For captures by value, ${lowerFirst(valueChoice(facts))} Instead you may always make ${total} in any way that fits. ${ONCE}`;
}

function maxTableCards({ rules }: SheetFacts): string {
  const max = rules.capture.maxTableCards ?? 0;
  const most = `One play takes at most ${max === 1 ? 'one table card' : `${number(max)} table cards`}`;
  const ace = rules.ace.sweeps ? '; if more lie there, not even an ace can take them all' : '';
  return `${most}${ace}.`;
}

const duty = ({ rules }: SheetFacts): string =>
  rules.capture.duty === 'must'
    ? 'You are free to play any card, but a card that can capture must capture. Only a card that takes nothing stays face up on the table.'
    : 'Capturing is never compulsory: a card that could capture may also be laid face up on the table.';

function sweep({ rules }: SheetFacts): string {
  const { points: worth } = rules.sweep;
  if (worth === 0)
    return 'Taking all the cards on the table in one play is a sweep (scopa), but scores nothing.';
  return (
    `Taking all the cards on the table in one play, even a single one, is a sweep (scopa) and scores ${points(worth)}. ` +
    'The capturing card is put face up in the pile as a reminder. Laying a card on the empty table is never a sweep.'
  );
}

function afterSweep({ rules }: SheetFacts): string {
  const unless = rules.ace.onEmptyTable === 'takes-itself' ? ', unless it is an ace' : '';
  return `After a sweep nothing lies on the table, and the next player can only lay a card${unless}.`;
}

const lastSweep = ({ rules }: SheetFacts): string =>
  rules.sweep.lastPlay === 'never'
    ? 'The very last card of the round can no longer make a sweep.'
    : 'A sweep also counts with the very last card of the round.';

const sweepDouble = ({ rules, deck }: SheetFacts): string =>
  `Whoever has taken all four ${ranks(rules.sweep.doubleWhenAllOfRank ?? '', deck)} in the round counts every sweep twice.`;

function acePower({ rules }: SheetFacts): string {
  const { withAceOnTable, choice: aceChoice } = rules.ace;
  const power =
    withAceOnTable === 'ace-only'
      ? 'A played ace takes all the cards on the table. But if an ace lies there, it takes only one ace'
      : 'A played ace takes all the cards on the table, even if there is an ace among them';
  return aceChoice === 'forced'
    ? `${power}. An ace cannot capture in any other way.`
    : `${power}. Instead, an ace may also capture like any other card.`;
}

const aceSweep = ({ rules }: SheetFacts): string =>
  rules.ace.sweepScores
    ? 'If an ace clears the table in this way, it is a sweep like any other.'
    : 'If an ace clears the table in this way, it is a sweep only if it could have taken the same cards without this power, such as a lone ace.';

const aceOnEmptyTable = ({ rules }: SheetFacts): string =>
  rules.ace.onEmptyTable === 'stays'
    ? 'An ace played to an empty table stays there.'
    : 'An ace played to an empty table takes itself: it goes straight to its player’s pile and counts as a capture, but never as a sweep.';

function remainder(facts: SheetFacts): string {
  const rest = 'The cards left on the table after the last play of the round go to';
  if (facts.rules.finish.remainderTo === 'dealer-side') {
    return `${rest} ${dealerSide(facts)}; that is never a sweep.`;
  }
  const last = facts.partners ? `the ${side(facts)} that` : 'the player who';
  return `${rest} ${last} captured last; that is never a sweep. If nobody has captured, nobody gets them.`;
}

function counting({ rules }: SheetFacts): string {
  const scores = rules.sweep.points > 0;
  if (rules.score.items.length > 0) {
    return scores
      ? 'At the end of the round the piles are counted. Besides sweeps these score:'
      : 'At the end of the round the piles are counted. These score:';
  }
  return scores
    ? 'Apart from sweeps there are no points at the end of the round.'
    : 'The cards taken score no points at the end of the round.';
}

/** A turn and the end of a round, in English. */
export const PLAY: Phrases<typeof PLAY_TOPICS> = {
  turn: () =>
    'On your turn you play exactly one card from your hand: either it takes cards from the table and goes face down with them on your pile, or it is laid on the table.',
  capture,
  choice,
  maxTableCards,
  duty,
  sweep,
  afterSweep,
  lastSweep,
  sweepDouble,
  acePower,
  aceSweep,
  aceOnEmptyTable,
  openingBan: () => 'The first card of a round must not be an ace, unless the hand holds nothing but aces.',
  remainder,
  counting,
};
