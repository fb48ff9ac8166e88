/**
 * Scoring told a second time, item by item from the rules guide, over plain lists of cards. Written for the tests only.
 */
import type { Card, DeckKind, Rules, ScoringItem } from '../../../engine/index.ts';

const STANDARD = { 7: 21, 6: 18, A: 16, 5: 15, 4: 14, 3: 13, 2: 12 };
const FACE = { 8: 8, 9: 9, T: 10, J: 8, Q: 9, K: 10 };
const NOMINAL = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 };

const lookedUp = (values: object, rank: string): number | undefined =>
  Object.entries(values).find(([key]) => key === rank)?.[1];

function primieraWorth(item: ScoringItem, card: Card): number {
  const rank = card.slice(0, 1);
  const standard = lookedUp(STANDARD, rank);
  switch (item.scale ?? 'standard') {
    case 'standard':
      return standard ?? 10;
    case 'figures-face':
      return standard ?? lookedUp(FACE, rank) ?? 0;
    case 'figures-zero':
      return standard ?? 0;
    case 'nominal':
      return lookedUp(NOMINAL, rank) ?? 0;
  }
}

const suitOf = (card: Card): string => card.slice(1);
const rankOf = (card: Card): string => card.slice(0, 1);

/** How a pile stands in a primiera: compared from the first number on; undefined: it takes no part. */
function primieraStanding(item: ScoringItem, pile: readonly Card[]): readonly number[] | undefined {
  const suits = ['D', 'C', 'B', 'S'].map((suit) => pile.filter((card) => suitOf(card) === suit));
  const complete = suits.every((cards) => cards.length > 0);
  const missing = item.missingSuit ?? 'ineligible';
  if (pile.length === 0 || (!complete && missing === 'ineligible')) return undefined;
  const ranks = (rank: string) => pile.filter((card) => rankOf(card) === rank).length;
  const figures =
    item.mode === 'most-sevens'
      ? [ranks('7'), ranks('6'), ranks('A')]
      : [
          suits.reduce(
            (sum, cards) => sum + Math.max(0, ...cards.map((card) => primieraWorth(item, card))),
            0,
          ),
        ];
  return missing === 'complete-first' ? [complete ? 1 : 0, ...figures] : figures;
}

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((figure, i) => figure - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The points of the sides that lead, by what each holds; undefined: cannot lead. */
function leaders(item: ScoringItem, standings: readonly (readonly number[] | undefined)[]): boolean[] {
  const first = standings.map(
    (own) =>
      own !== undefined && standings.every((other) => other === undefined || compared(own, other) >= 0),
  );
  const shared = first.filter((leads) => leads).length > 1;
  return shared && item.tie !== 'all' ? first.map(() => false) : first;
}

const RANKS: { readonly [Kind in DeckKind]: string } = {
  'italian-40': 'A234567JQK',
  'french-40': 'A234567JQK',
  'numeral-40': 'A23456789T',
  'skat-32': '789TJQKA',
};

/** Unbroken cards of a run in a pile. */
function runLength(kind: DeckKind, item: ScoringItem, pile: readonly Card[]): number {
  const from = RANKS[kind].indexOf(item.fromRank ?? '');
  const ranks = [...RANKS[kind].slice(from, from + (item.max ?? 40))];
  const broken = ranks.findIndex((rank) => !pile.includes(`${rank}${item.suit}`));
  return broken < 0 ? ranks.length : broken;
}

/** The points that an item brings each side. */
export function bruteItemPoints(
  rules: Rules,
  item: ScoringItem,
  piles: readonly (readonly Card[])[],
): number[] {
  const { kind } = rules.deck;
  const counted = (belongs: (card: Card) => boolean, all: number) => {
    const counts = piles.map((pile) => pile.filter(belongs).length);
    const leads = leaders(
      item,
      counts.map((count) => (count > 0 ? [count] : undefined)),
    );
    return leads.map((lead, side) =>
      lead ? item.points + (counts[side] === all ? (item.allPoints ?? 0) : 0) : 0,
    );
  };
  const each = (points: (pile: readonly Card[]) => number) => piles.map(points);
  switch (item.kind) {
    case 'most-cards':
      return counted(() => true, RANKS[kind].length * 4);
    case 'most-of-suit':
      return counted((card) => suitOf(card) === item.suit, RANKS[kind].length);
    case 'most-of-rank':
      return counted((card) => rankOf(card) === item.rank, 4);
    case 'card':
      return each((pile) => (pile.some((card) => card === item.card) ? item.points : 0));
    case 'set':
      return each((pile) => ((item.cards ?? []).every((card) => pile.includes(card)) ? item.points : 0));
    case 'per-card':
      return each(
        (pile) =>
          item.points *
          pile.filter((card) => item.cards?.includes(card) || item.ranks?.includes(rankOf(card))).length,
      );
    case 'run':
      return each((pile) => {
        const length = runLength(kind, item, pile);
        if (length < (item.min ?? 0)) return 0;
        return item.pointsBy === 'length' ? item.points * length : item.points;
      });
    case 'primiera':
      return leaders(
        item,
        piles.map((pile) => primieraStanding(item, pile)),
      ).map((lead) => (lead ? item.points : 0));
  }
}

/** The points of sweeps. */
export function bruteSweepPoints(rules: Rules, pile: readonly Card[], sweeps: number): number {
  const { points, doubleWhenAllOfRank: rank } = rules.sweep;
  const doubled = rank !== undefined && pile.filter((card) => rankOf(card) === rank).length === 4;
  return sweeps * points * (doubled ? 2 : 1);
}
