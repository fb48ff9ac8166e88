import { HALF, hiBit, loBit, SUIT_MASK } from './cardSet.ts';
import type { Card, DeckKind, Suit } from './model.ts';

/** Suits in the order of a sorted pack. */
export const SUITS: readonly Suit[] = ['D', 'C', 'B', 'S'];

/**
 * A deck as the engine sees it. Card number = rank index · 4 + suit index, rank indices ascending by capture value
 * (so the sums of a table can be searched in order), which is not always the order of a sorted pack.
 */
export interface Deck {
  readonly kind: DeckKind;
  /** Cards in the deck. */
  readonly size: number;
  /** Rank letters, ascending by (lowest) capture value. */
  readonly ranks: readonly string[];
  /** Capture value of each card number. */
  readonly value: Uint8Array;
  /** The other value a card may be used at (the ace of the skat deck: 11), or 0. */
  readonly otherValue: Uint8Array;
  /** Text of each card number. */
  readonly names: readonly Card[];
  /** Card numbers in the order of a sorted pack: by suit D C B S, then by rank. */
  readonly sorted: readonly number[];
  readonly lo: number;
  readonly hi: number;
  /** Index of the rank that `redeal.kings` counts: the king, in the numeral deck the ten. */
  readonly kingRank: number;
  readonly aceRank: number;
}

interface DeckData {
  /** Ranks in the order of a sorted pack, each with its capture value or values. */
  readonly ranks: readonly (readonly [rank: string, ...values: number[]])[];
  readonly king: string;
}

const LATIN: DeckData = {
  ranks: [
    ['A', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['6', 6],
    ['7', 7],
    ['J', 8],
    ['Q', 9],
    ['K', 10],
  ],
  king: 'K',
};

const DECK_DATA: { readonly [Kind in DeckKind]: DeckData } = {
  'italian-40': LATIN,
  'french-40': LATIN,
  'numeral-40': {
    ranks: [
      ['A', 1],
      ['2', 2],
      ['3', 3],
      ['4', 4],
      ['5', 5],
      ['6', 6],
      ['7', 7],
      ['8', 8],
      ['9', 9],
      ['T', 10],
    ],
    king: 'T',
  },
  'skat-32': {
    ranks: [
      ['7', 7],
      ['8', 8],
      ['9', 9],
      ['T', 10],
      ['J', 2],
      ['Q', 3],
      ['K', 4],
      ['A', 1, 11],
    ],
    king: 'K',
  },
};

/** The decks there are. */
export const DECK_KINDS: readonly DeckKind[] = ['italian-40', 'french-40', 'numeral-40', 'skat-32'];

function buildDeck(kind: DeckKind): Deck {
  const { ranks: pack, king } = DECK_DATA[kind];
  const ascending = [...pack].sort((a, b) => a[1] - b[1]);
  const ranks = ascending.map(([rank]) => rank);
  const size = ranks.length * SUITS.length;
  const value = new Uint8Array(size);
  const otherValue = new Uint8Array(size);
  const names: Card[] = [];
  let lo = 0;
  let hi = 0;
  for (let card = 0; card < size; card++) {
    const [rank, lowest, other] = ascending[card >> 2];
    value[card] = lowest;
    otherValue[card] = other ?? 0;
    names.push(`${rank}${SUITS[card & 3]}`);
    lo |= loBit(card);
    hi |= hiBit(card);
  }
  const sorted = SUITS.flatMap((_, suit) => pack.map(([rank]) => ranks.indexOf(rank) * 4 + suit));
  return {
    kind,
    size,
    ranks,
    value,
    otherValue,
    names,
    sorted,
    lo,
    hi,
    kingRank: ranks.indexOf(king),
    aceRank: ranks.indexOf('A'),
  };
}

const DECKS: ReadonlyMap<string, Deck> = new Map(DECK_KINDS.map((kind) => [kind, buildDeck(kind)]));
const NUMBERS: ReadonlyMap<string, ReadonlyMap<Card, number>> = new Map(
  [...DECKS].map(([kind, deck]) => [kind, new Map(deck.names.map((name, card) => [name, card]))]),
);

/** The deck of that kind. Throws on a kind that does not exist: callers have checked it. */
export function deckOf(kind: DeckKind): Deck {
  const deck = DECKS.get(kind);
  if (!deck) throw new RangeError('no such deck');
  return deck;
}

/** Is there a deck of that name? */
export const isDeckKind = (kind: string): kind is DeckKind => DECKS.has(kind);

/** The number of a card in a deck, or -1 when the deck has no such card. */
export const cardNumber = (deck: Deck, card: Card): number => NUMBERS.get(deck.kind)?.get(card) ?? -1;

/** The texts of card numbers. */
export const cardTexts = (deck: Deck, cards: readonly number[]): Card[] =>
  cards.map((card) => deck.names[card]);

export const rankOf = (card: number): number => card >> 2;
export const suitOf = (card: number): number => card & 3;

/** All cards of one rank of a deck. */
export const rankMask = (rank: number): { lo: number; hi: number } =>
  rank < 5 ? { lo: 15 << (rank * 4), hi: 0 } : { lo: 0, hi: 15 << (rank * 4 - HALF) };

/** All cards of one suit of a deck. */
export const suitMask = (deck: Deck, suit: number): { lo: number; hi: number } => ({
  lo: (SUIT_MASK << suit) & deck.lo,
  hi: (SUIT_MASK << suit) & deck.hi,
});
