import { cardsOf, rankBits, ranksOfSuit, SUIT_BITS } from './cardSet.ts';
import { cardTexts, SUITS } from './cards.ts';
import { figureOf, shownFigure } from './figures.ts';
import { lineNames } from './itemNames.ts';
import { type ItemTable, PRIMIERA, RUN, SET } from './itemTables.ts';
import type { ScoreLine } from './model.ts';
import { addItemPoints, sweepPoints, type Takings } from './score.ts';
import type { RulesTables } from './tables.ts';

/** The dearest card of each suit in a pile: the cards a primiera is made of. */
function primieraCards(item: ItemTable, lo: number, hi: number): number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = ranksOfSuit(lo, hi, suit);
    const best = item.dearest.find((rank) => (ranks & (1 << rank)) !== 0);
    if (best !== undefined) cards.push(suit * SUIT_BITS + best);
  }
  return cards;
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
  if (item.counting === PRIMIERA && figure === 0) return [];
  if (item.counting === PRIMIERA) return primieraCards(item, lo, hi);
  if (item.counting === SET && figure === 0) return [];
  if (item.counting === RUN) return item.run.slice(0, figure).flatMap((card) => cardsOf(card.lo, card.hi));
  return cardsOf(lo & item.lo, hi & item.hi);
}

function itemLine(tables: RulesTables, item: ItemTable, takings: Takings): ScoreLine {
  const points = new Int32Array(tables.sides);
  addItemPoints(tables, item, takings, points);
  const { key } = item.item;
  return {
    key,
    item: item.item,
    names: lineNames(key, item.item, tables.deck.kind),
    sides: Array.from(points, (paid, side) => {
      const lo = takings.pileLo[side];
      const hi = takings.pileHi[side];
      const figure = figureOf(item, lo, hi);
      return {
        side,
        value: shownFigure(item, figure),
        points: paid,
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
  const sides = Array.from({ length: tables.sides }, (_, side) => side);
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
