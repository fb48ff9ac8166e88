import { CARD_NUMBERS, cardsOf, hiBit, loBit, SUIT_BITS } from '../cardSet.ts';
import { type ItemTable, MOST, PER_CARD, PRIMIERA, RUN, SET } from '../itemTables.ts';
import type { PlayOption } from '../legalPlays.ts';
import type { RulesTables } from '../tables.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * The outlook of a side: for each card number the probability that the side ends up with it. From that every scoring
 * item has an expected worth, by whatever rules, without a word about any variant.
 */
export type Outlook = Float64Array;

// What a side holds it mostly keeps, what lies on the table the next seat may take, the rest is anybody's.
const HELD = 0.62;
const ON_TABLE = 0.44;

/** Before a play: where every card stands now. */
export function outlookOf(knowledge: Knowledge): Outlook {
  const { position, side } = knowledge;
  const { tables } = position;
  const even = 1 / tables.sides;
  const outlook: Outlook = new Float64Array(CARD_NUMBERS);
  for (const card of tables.deck.sorted) outlook[card] = even;
  for (const [seat, hand] of knowledge.seenHands) {
    const ours = tables.sideOf[seat] === side;
    for (const card of hand) outlook[card] = 2 * even * (ours ? HELD : 1 - HELD);
  }
  for (const card of cardsOf(position.tableLo, position.tableHi)) outlook[card] = 2 * even * ON_TABLE;
  for (let other = 0; other < tables.sides; other++) {
    for (const card of cardsOf(position.pileLo[other], position.pileHi[other]))
      outlook[card] = other === side ? 1 : 0;
  }
  return outlook;
}

/** After a play: what is captured is ours, a card that is laid lies on the table. */
export function outlookAfter(outlook: Outlook, tables: RulesTables, option: PlayOption): Outlook {
  const after = Float64Array.from(outlook);
  if ((option.lo | option.hi) === 0) after[option.card] = (2 / tables.sides) * ON_TABLE;
  else
    for (const card of cardsOf(option.lo | loBit(option.card), option.hi | hiBit(option.card)))
      after[card] = 1;
  return after;
}

/** The probability that a normal variable of that mean and variance is above zero (logistic approximation). */
function chanceAbove(mean: number, variance: number): number {
  if (variance <= 0) return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp((-1.702 * mean) / Math.sqrt(variance)));
}

/** Points of a comparison won or lost: `lead` is its expected lead, a half unit either way is a tie. */
function comparisonPoints(points: number, lead: number, variance: number, tieWidth: number): number {
  return points * (chanceAbove(lead - tieWidth, variance) + chanceAbove(lead + tieWidth, variance) - 1);
}

/** The chance that a side whose every card has that outlook holds all of them. */
const chanceOfAll = (cards: readonly number[], chance: (card: number) => number): number =>
  cards.reduce((all, card) => all * chance(card), 1);

function mostPoints(item: ItemTable, outlook: Outlook, sides: number): number {
  let lead = 0;
  let variance = 0;
  const cards = cardsOf(item.lo, item.hi);
  for (const card of cards) {
    const ours = outlook[card];
    const other = (1 - ours) / (sides - 1);
    lead += ours - other;
    variance += ours * (1 - ours) * (1 + 1 / (sides - 1)) ** 2;
  }
  const ours = chanceOfAll(cards, (card) => outlook[card]);
  const theirs = chanceOfAll(cards, (card) => (1 - outlook[card]) / (sides - 1));
  const all = item.allPoints * (ours - theirs);
  return comparisonPoints(item.points, lead, variance, 0.5) + all;
}

/** Expected dearest card of a suit and its variance, for a side that holds each rank with that chance. */
function dearestOfSuit(
  item: ItemTable,
  suit: number,
  chance: (card: number) => number,
): [mean: number, variance: number] {
  let missing = 1;
  let mean = 0;
  let square = 0;
  for (const rank of item.dearest) {
    const worth = item.bestOfRanks[1 << rank];
    const here = missing * chance(suit * SUIT_BITS + rank);
    mean += here * worth;
    square += here * worth * worth;
    missing *= 1 - chance(suit * SUIT_BITS + rank);
  }
  return [mean, square - mean * mean];
}

function primieraPoints(item: ItemTable, outlook: Outlook, sides: number): number {
  let lead = 0;
  let variance = 0;
  for (let suit = 0; suit < 4; suit++) {
    const [ours, oursVariance] = dearestOfSuit(item, suit, (card) => outlook[card]);
    const [theirs, theirsVariance] = dearestOfSuit(item, suit, (card) => (1 - outlook[card]) / (sides - 1));
    lead += ours - theirs;
    variance += oursVariance + theirsVariance;
  }
  return comparisonPoints(item.points, lead, variance, 0.5);
}

/** Expected points of a run: for each length the chance of holding that much. */
function runPoints(item: ItemTable, chance: (card: number) => number): number {
  let held = 1;
  let points = 0;
  for (let i = 0; i < item.run.length; i++) {
    const [card] = cardsOf(item.run[i].lo, item.run[i].hi);
    held *= chance(card);
    const length = i + 1;
    if (length < item.min) continue;
    const step = length === item.min ? (item.byLength ? length : 1) : item.byLength ? 1 : 0;
    points += held * step * item.points;
  }
  return points;
}

/** The expected point difference that an item brings the side of this outlook. */
export function itemOutlook(item: ItemTable, outlook: Outlook, sides: number): number {
  const ours = (card: number) => outlook[card];
  const theirs = (card: number) => (1 - outlook[card]) / (sides - 1);
  switch (item.counting) {
    case MOST:
      return mostPoints(item, outlook, sides);
    case SET: {
      const cards = cardsOf(item.lo, item.hi);
      return item.points * (chanceOfAll(cards, ours) - chanceOfAll(cards, theirs));
    }
    case PER_CARD:
      return (
        item.points * cardsOf(item.lo, item.hi).reduce((sum, card) => sum + ours(card) - theirs(card), 0)
      );
    case RUN:
      return runPoints(item, ours) - runPoints(item, theirs);
    case PRIMIERA:
      return primieraPoints(item, outlook, sides);
    default:
      return 0;
  }
}
