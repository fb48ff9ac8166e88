import {
  cardsOf,
  countOfRank,
  hiBit,
  holdsEvery,
  loBit,
  popcount,
  RANKS,
  rankBits,
  ranksOfSuit,
  SUIT_BITS,
} from './cardSet.ts';
import { cardTexts } from './cards.ts';
import { type ItemTable, MOST, PER_CARD, PRIMIERA, RUN, SET } from './itemTables.ts';
import type { ScoreLine } from './model.ts';
import { lineNames } from './names.ts';
import type { Position } from './position.ts';
import type { RulesTables } from './tables.ts';

/** A complete primiera outranks every incomplete one where the rule says so. */
const COMPLETE = 1 << 16;
const SUIT_COUNT = 4;

/** What scoring looks at: the piles and the sweeps of each side. */
export interface Takings {
  readonly pileLo: Int32Array;
  readonly pileHi: Int32Array;
  readonly sweeps: Int32Array;
  readonly bonus: Int32Array;
}

/** The dearest card of each suit in a pile: the cards a primiera is made of. */
function primieraCards(item: ItemTable, lo: number, hi: number): number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const ranks = ranksOfSuit(lo, hi, suit);
    const best = item.dearest.find((rank) => (ranks & (1 << rank)) !== 0);
    if (best !== undefined) cards.push(suit * SUIT_BITS + best);
  }
  return cards;
}

/** Sevens, then sixes, then aces, as one number. */
function sevensSixesAces(tables: RulesTables, lo: number, hi: number): number {
  let figure = 0;
  for (const letter of ['7', '6', 'A']) {
    const rank = tables.deck.ranks.indexOf(letter);
    figure = figure * 8 + (rank < 0 ? 0 : countOfRank(lo, hi, rank));
  }
  return figure;
}

/** The figure of a primiera: sum of the dearest card of each suit, or sevens, sixes and aces; 0 when it cannot lead. */
function primieraFigure(tables: RulesTables, item: ItemTable, lo: number, hi: number): number {
  const coins = lo & RANKS;
  const cups = (lo >>> SUIT_BITS) & RANKS;
  const clubs = hi & RANKS;
  const swords = (hi >>> SUIT_BITS) & RANKS;
  const complete = coins !== 0 && cups !== 0 && clubs !== 0 && swords !== 0;
  if (!complete && item.needsEverySuit) return 0;
  const best = item.bestOfRanks;
  const figure = item.mostSevens
    ? sevensSixesAces(tables, lo, hi)
    : best[coins] + best[cups] + best[clubs] + best[swords];
  return complete && item.completeFirst ? figure + COMPLETE : figure;
}

/** Unbroken cards from the start of a run. */
function runLength(item: ItemTable, lo: number, hi: number): number {
  let length = 0;
  while (length < item.run.length && holdsEvery(lo, hi, item.run[length])) length++;
  return length;
}

/** The figure by which a side is compared or paid for an item: 0 when it cannot lead. */
function figureOf(tables: RulesTables, item: ItemTable, lo: number, hi: number): number {
  switch (item.count) {
    case MOST:
    case PER_CARD:
      return popcount(lo & item.lo) + popcount(hi & item.hi);
    case SET:
      return holdsEvery(lo, hi, item) ? 1 : 0;
    case RUN:
      return runLength(item, lo, hi);
    default:
      return primieraFigure(tables, item, lo, hi);
  }
}

const figures = new Int32Array(6);

/** Adds to `points` what each side gets for an item; leaves the sides' figures in `figures`. */
function addItemPoints(tables: RulesTables, item: ItemTable, takings: Takings, points: Int32Array): void {
  const { sides } = tables;
  for (let side = 0; side < sides; side++) {
    figures[side] = figureOf(tables, item, takings.pileLo[side], takings.pileHi[side]);
  }
  if (item.count === MOST || item.count === PRIMIERA) {
    let best = 0;
    let leaders = 0;
    for (let side = 0; side < sides; side++) {
      if (figures[side] > best) {
        best = figures[side];
        leaders = 1;
      } else if (figures[side] === best) leaders++;
    }
    if (best === 0 || (leaders > 1 && !item.tieToAll)) return;
    const all = item.allPoints !== 0 && best === popcount(item.lo) + popcount(item.hi) ? item.allPoints : 0;
    for (let side = 0; side < sides; side++) if (figures[side] === best) points[side] += item.points + all;
    return;
  }
  for (let side = 0; side < sides; side++) {
    const figure = figures[side];
    if (item.count === SET) points[side] += figure * item.points;
    else if (item.count === PER_CARD) points[side] += figure * item.points;
    else if (figure >= item.min) points[side] += item.byLength ? figure * item.points : item.points;
  }
}

/** Points of a side's sweeps (rules `sweep.points`, `sweep.doubleWhenAllOfRank`). */
export function sweepPoints(tables: RulesTables, takings: Takings, side: number): number {
  const points = takings.sweeps[side] * tables.sweepPoints;
  const { doubling } = tables;
  const doubles =
    (doubling.lo | doubling.hi) !== 0 && holdsEvery(takings.pileLo[side], takings.pileHi[side], doubling);
  return doubles ? points * 2 : points;
}

/** Fills `points` with what each side wins in a round that ended with these takings: items, sweeps and bonus. */
export function roundPoints(tables: RulesTables, takings: Takings, points: Int32Array): void {
  for (let side = 0; side < tables.sides; side++) {
    points[side] = sweepPoints(tables, takings, side) + takings.bonus[side];
  }
  const { items } = tables;
  for (let i = 0; i < items.length; i++) addItemPoints(tables, items[i], takings, points);
}

/** The cards that make an item for a side, as a player would lay them out to show it. */
function showingCards(
  tables: RulesTables,
  item: ItemTable,
  lo: number,
  hi: number,
  figure: number,
): number[] {
  if (item.mostSevens) {
    const sevens = rankBits(tables.deck.ranks.indexOf('7'));
    return figure === 0 ? [] : cardsOf(lo & sevens, hi & sevens);
  }
  if (item.count === PRIMIERA) return primieraCards(item, lo, hi);
  if (item.count === SET && figure === 0) return [];
  if (item.count === RUN) return item.run.slice(0, figure).flatMap((card) => cardsOf(card.lo, card.hi));
  return cardsOf(lo & item.lo, hi & item.hi);
}

/** The figure a player can check beside the points. */
function shownFigure(item: ItemTable, figure: number): number {
  if (item.count !== PRIMIERA || figure === 0) return figure;
  if (item.mostSevens) return Math.floor((figure % COMPLETE) / 64);
  return figure % COMPLETE;
}

function itemLine(tables: RulesTables, item: ItemTable, takings: Takings): ScoreLine {
  const points = new Int32Array(tables.sides);
  addItemPoints(tables, item, takings, points);
  const key = item.item.key ?? item.item.kind;
  const shown = Array.from(figures.subarray(0, tables.sides));
  return {
    key,
    item: item.item,
    names: lineNames(key, item.item, tables.deck.kind),
    sides: shown.map((figure, side) => {
      const lo = takings.pileLo[side];
      const hi = takings.pileHi[side];
      return {
        side,
        value: shownFigure(item, figure),
        points: points[side],
        cards: cardTexts(tables.deck, showingCards(tables, item, lo, hi, figure)),
      };
    }),
  };
}

/**
 * The settlement line by line: one per scoring item in counting order, then sweeps, then bonus where the rules or the
 * takings know one. `sweepCards`: the capturing cards, per side, where they are known.
 */
export function scoreLines(
  tables: RulesTables,
  takings: Takings,
  sweepCards?: readonly (readonly number[])[],
): ScoreLine[] {
  const sides = [...tables.sideOf.keys()].slice(0, tables.sides);
  const lines = tables.items.map((item) => itemLine(tables, item, takings));
  const named = (key: string) => ({ key, names: lineNames(key, undefined, tables.deck.kind) });
  lines.push({
    ...named('sweeps'),
    sides: sides.map((side) => ({
      side,
      value: takings.sweeps[side],
      points: sweepPoints(tables, takings, side),
      ...(sweepCards && { cards: cardTexts(tables.deck, sweepCards[side]) }),
    })),
  });
  const { declare, deal } = tables.rules;
  if (declare.kind !== 'none' || deal.dealerBonus !== 'none' || takings.bonus.some((points) => points > 0)) {
    lines.push({
      ...named('bonus'),
      sides: sides.map((side) => ({ side, value: takings.bonus[side], points: takings.bonus[side] })),
    });
  }
  return lines;
}

/** Points of this round per side, from its lines. */
export const pointsOfLines = (lines: readonly ScoreLine[], side: number): number =>
  lines.reduce((sum, line) => sum + line.sides[side].points, 0);

/**
 * What an item is sure to give a side however the cards nobody has captured are shared out (rule `victory.endCheck`):
 * majorities that cannot be caught up, cards and runs already held; a primiera is never sure before the end.
 */
function surePoints(
  item: ItemTable,
  takings: Takings,
  side: number,
  sides: number,
  openLo: number,
  openHi: number,
): number {
  const lo = takings.pileLo[side];
  const hi = takings.pileHi[side];
  switch (item.count) {
    case MOST: {
      const own = popcount(lo & item.lo) + popcount(hi & item.hi);
      const open = popcount(openLo & item.lo) + popcount(openHi & item.hi);
      for (let other = 0; other < sides; other++) {
        if (other === side) continue;
        const reach =
          popcount(takings.pileLo[other] & item.lo) + popcount(takings.pileHi[other] & item.hi) + open;
        if (own === 0 || own < reach || (own === reach && !item.tieToAll)) return 0;
      }
      return item.points + (own === popcount(item.lo) + popcount(item.hi) ? item.allPoints : 0);
    }
    case SET:
      return holdsEvery(lo, hi, item) ? item.points : 0;
    case PER_CARD:
      return item.points * (popcount(lo & item.lo) + popcount(hi & item.hi));
    case RUN: {
      const length = runLength(item, lo, hi);
      if (length < item.min) return 0;
      return item.byLength ? length * item.points : item.points;
    }
    default:
      return 0;
  }
}

/** Points each side has for certain in the middle of a round: sweeps, bonus and what can no longer be taken away. */
export function sureRoundPoints(tables: RulesTables, position: Position): number[] {
  let openLo = tables.deck.lo;
  let openHi = tables.deck.hi;
  for (let side = 0; side < tables.sides; side++) {
    openLo &= ~position.pileLo[side];
    openHi &= ~position.pileHi[side];
  }
  return Array.from({ length: tables.sides }, (_, side) =>
    tables.items.reduce(
      (sum, item) => sum + surePoints(item, position, side, tables.sides, openLo, openHi),
      sweepPoints(tables, position, side) + position.bonus[side],
    ),
  );
}

/** Piles as scoring wants them. */
export function takingsOf(
  piles: readonly (readonly number[])[],
  sweeps: readonly number[],
  bonus: readonly number[],
): Takings {
  const half = (bit: (card: number) => number) =>
    Int32Array.from(piles, (pile) => pile.reduce((bits, card) => bits | bit(card), 0));
  return {
    pileLo: half(loBit),
    pileHi: half(hiBit),
    sweeps: Int32Array.from(sweeps),
    bonus: Int32Array.from(bonus),
  };
}
