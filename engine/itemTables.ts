import { type CardSet, RANKS, setOf } from './cardSet.ts';
import { cardNumber, type Deck, rankMask, rankOf, SUITS, suitMask } from './cards.ts';
import type { CompleteItem, ItemOf, ScoringKind } from './model.ts';
import { primieraScale } from './primiera.ts';

/** Whoever has most of its cards is paid. */
export const MOST = 0;
/** Whoever has all of its cards is paid. */
export const SET = 1;
/** Whoever has its first cards without a gap is paid. */
export const RUN = 2;
/** Each of its cards is paid. */
export const PER_CARD = 3;
/** Whoever has the dearest cards of the four suits is paid. */
export const PRIMIERA = 4;

/** How a scoring item is counted: numbers, because the loops ask at every turn. */
type Counting = typeof MOST | typeof SET | typeof RUN | typeof PER_CARD | typeof PRIMIERA;

const COUNTINGS: { readonly [Kind in ScoringKind]: Counting } = {
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
  readonly item: CompleteItem;
  readonly counting: Counting;
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
function runCards({ suit, fromRank, max }: ItemOf<'run'>, deck: Deck): string[] {
  const from = deck.packRanks.indexOf(fromRank);
  return deck.packRanks.slice(from, from + max).map((rank) => `${rank}${suit}`);
}

/** The cards an item is about. */
function itemCards(item: CompleteItem, deck: Deck): CardSet {
  switch (item.kind) {
    case 'most-cards':
    case 'primiera':
      return { lo: deck.lo, hi: deck.hi };
    case 'most-of-suit':
      return suitMask(deck, SUITS.indexOf(item.suit));
    case 'most-of-rank':
      return rankMask(deck, deck.ranks.indexOf(item.rank));
    case 'card':
      return numbers(deck, [item.card]);
    case 'set':
      return numbers(deck, item.cards);
    case 'run':
      return numbers(deck, runCards(item, deck));
    case 'per-card': {
      const { cards = [], ranks = [] } = item;
      const ofRanks = deck.sorted.filter((card) => ranks.includes(deck.ranks[rankOf(card)]));
      return setOf([...cards.map((card) => cardNumber(deck, card)), ...ofRanks]);
    }
  }
}

const NO_PRIMIERA = { dearest: new Uint8Array(0), bestOfRanks: new Uint8Array(0) };

function primieraTables(item: ItemOf<'primiera'>, deck: Deck) {
  const scale = primieraScale(deck, item.scale);
  const dearest = Uint8Array.from(deck.ranks.keys()).sort((a, b) => scale[b] - scale[a]);
  const bestOfRanks = Uint8Array.from({ length: RANKS + 1 }, (_, ranks) => {
    const best = dearest.find((rank) => (ranks & (1 << rank)) !== 0);
    return best === undefined ? 0 : scale[best];
  });
  return { dearest, bestOfRanks };
}

/** Compiles a complete item. Every table has the same fields in the same order, which keeps scoring fast. */
export function compileItem(item: CompleteItem, deck: Deck): ItemTable {
  const { lo, hi } = itemCards(item, deck);
  const run = item.kind === 'run' ? item : undefined;
  const primiera = item.kind === 'primiera' ? item : undefined;
  const { dearest, bestOfRanks } = primiera ? primieraTables(primiera, deck) : NO_PRIMIERA;
  return {
    item,
    counting: COUNTINGS[item.kind],
    points: item.points,
    tieToAll: 'tie' in item && item.tie === 'all',
    lo,
    hi,
    allPoints: item.kind === 'most-of-rank' ? (item.allPoints ?? 0) : 0,
    run: run ? runCards(run, deck).map((card) => numbers(deck, [card])) : [],
    min: run ? run.min : 0,
    byLength: run?.pointsBy === 'length',
    dearest,
    bestOfRanks,
    mostSevens: primiera?.mode === 'most-sevens',
    decidingRanks: Int8Array.from(['7', '6', 'A'], (rank) => deck.ranks.indexOf(rank)),
    needsEverySuit: primiera?.missingSuit === 'ineligible',
    completeFirst: primiera?.missingSuit === 'complete-first',
  };
}
