import { type CardSet, RANKS, setOf } from './cardSet.ts';
import { cardNumber, type Deck, rankMask, SUITS, suitMask } from './cards.ts';
import type { ScoringItem, ScoringKind } from './model.ts';
import { primieraScale } from './primiera.ts';

/** How one scoring item is counted. */
export const MOST = 0;
export const SET = 1;
export const RUN = 2;
export const PER_CARD = 3;
export const PRIMIERA = 4;

const COUNTS: { readonly [Kind in ScoringKind]: number } = {
  'most-cards': MOST,
  'most-of-suit': MOST,
  'most-of-rank': MOST,
  card: SET,
  set: SET,
  run: RUN,
  'per-card': PER_CARD,
  primiera: PRIMIERA,
};

/** A scoring item, compiled: which cards it looks at and how figures become points. */
export interface ItemTable {
  readonly item: ScoringItem;
  readonly count: number;
  readonly points: number;
  readonly tieToAll: boolean;
  /** The cards it is about. */
  readonly lo: number;
  readonly hi: number;
  /** MOST: added when one side has all of its cards. */
  readonly allPoints: number;
  /** RUN: its cards in order, the shortest length that scores and whether points grow with the length. */
  readonly run: readonly CardSet[];
  readonly min: number;
  readonly byLength: boolean;
  /** PRIMIERA: ranks from dearest to cheapest, value of the dearest of each set of ranks, treatment of a missing suit. */
  readonly dearest: Uint8Array;
  readonly bestOfRanks: Uint8Array;
  readonly mostSevens: boolean;
  /** PRIMIERA by most sevens: the ranks that decide, one after another; -1 where the deck has none. */
  readonly decidingRanks: Int8Array;
  readonly needsEverySuit: boolean;
  readonly completeFirst: boolean;
}

const numbers = (deck: Deck, cards: readonly string[]): CardSet =>
  setOf(cards.map((card) => cardNumber(deck, card)));

/** The cards of a run, in order. */
function runCards(item: ScoringItem, deck: Deck): string[] {
  const from = deck.packRanks.indexOf(item.fromRank ?? '');
  return deck.packRanks.slice(from, from + (item.max ?? 0)).map((rank) => `${rank}${item.suit}`);
}

/** The cards an item is about. */
function itemCards(item: ScoringItem, deck: Deck): CardSet {
  switch (item.kind) {
    case 'most-cards':
    case 'primiera':
      return { lo: deck.lo, hi: deck.hi };
    case 'most-of-suit':
      return suitMask(deck, (SUITS as readonly (string | undefined)[]).indexOf(item.suit));
    case 'most-of-rank':
      return rankMask(deck, deck.ranks.indexOf(item.rank ?? ''));
    case 'card':
      return numbers(deck, [item.card ?? '']);
    case 'set':
      return numbers(deck, item.cards ?? []);
    case 'run':
      return numbers(deck, runCards(item, deck));
    case 'per-card': {
      const names = deck.sorted.map((card) => deck.names[card]);
      return numbers(deck, [...(item.cards ?? []), ...names.filter((card) => item.ranks?.includes(card[0]))]);
    }
  }
}

const NO_PRIMIERA = { dearest: new Uint8Array(0), bestOfRanks: new Uint8Array(0) };

function primieraTables(item: ScoringItem, deck: Deck) {
  const scale = primieraScale(deck, item.scale ?? 'standard');
  const dearest = Uint8Array.from(deck.ranks.keys()).sort((a, b) => scale[b] - scale[a]);
  const bestOfRanks = Uint8Array.from({ length: RANKS + 1 }, (_, ranks) => {
    const best = dearest.find((rank) => (ranks & (1 << rank)) !== 0);
    return best === undefined ? 0 : scale[best];
  });
  return { dearest, bestOfRanks };
}

/** Compiles a complete item. Every table has the same fields in the same order, which keeps scoring fast. */
export function compileItem(item: ScoringItem, deck: Deck): ItemTable {
  const { lo, hi } = itemCards(item, deck);
  const { dearest, bestOfRanks } = item.kind === 'primiera' ? primieraTables(item, deck) : NO_PRIMIERA;
  return {
    item,
    count: COUNTS[item.kind],
    points: item.points,
    tieToAll: item.tie === 'all',
    lo,
    hi,
    allPoints: item.allPoints ?? 0,
    run: item.kind === 'run' ? runCards(item, deck).map((card) => numbers(deck, [card])) : [],
    min: item.min ?? 0,
    byLength: item.pointsBy === 'length',
    dearest,
    bestOfRanks,
    mostSevens: item.mode === 'most-sevens',
    decidingRanks: Int8Array.from(['7', '6', 'A'], (rank) => deck.ranks.indexOf(rank)),
    needsEverySuit: (item.missingSuit ?? 'ineligible') === 'ineligible',
    completeFirst: item.missingSuit === 'complete-first',
  };
}
