import { CARD_NUMBERS, type CardSet, SUIT_BITS, setOf } from './cardSet.ts';
import { type Card, DECK_KINDS, type DeckKind, type Suit } from './model.ts';

/** Suits in the order of a sorted pack. */
export const SUITS: readonly Suit[] = ['D', 'C', 'B', 'S'];

/**
 * A deck as the engine sees it. Rank indices ascend by capture value, which is not always the order of a sorted pack.
 */
export interface Deck {
  readonly kind: DeckKind;
  /** Cards in the deck. */
  readonly size: number;
  /** Rank letters, ascending by (lowest) capture value. */
  readonly ranks: readonly string[];
  /** Rank letters in the order of a sorted pack. */
  readonly packRanks: readonly string[];
  /** Capture value of each card number. */
  readonly value: Uint8Array;
  /** The other value a card may be used at (the ace of the skat deck: 11), or 0. */
  readonly otherValue: Uint8Array;
  /** Text of each card number. */
  readonly names: readonly Card[];
  /** Card numbers in the order of a sorted pack: by suit D C B S, then by rank. */
  readonly sorted: readonly number[];
  /** All its cards as a set. */
  readonly lo: number;
  readonly hi: number;
  /** Index of the rank that `redeal.kings` counts: the king, in the numeral deck the ten. */
  readonly kingRank: number;
  readonly aceRank: number;
  /** Its suits are diamonds, hearts, clubs and spades, and its courts jack, queen and king. */
  readonly frenchSuits: boolean;
}

interface DeckData {
  /** Ranks in the order of a sorted pack, each with its capture value or values. */
  readonly ranks: readonly (readonly [rank: string, ...values: number[]])[];
  readonly king: string;
  readonly frenchSuits: boolean;
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
  frenchSuits: false,
};

const DECK_DATA: { readonly [Kind in DeckKind]: DeckData } = {
  'italian-40': LATIN,
  'french-40': { ...LATIN, frenchSuits: true },
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
    frenchSuits: false,
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
    frenchSuits: true,
  },
};

function buildDeck(kind: DeckKind): Deck {
  const { ranks: pack, king, frenchSuits } = DECK_DATA[kind];
  const ascending = [...pack].sort((a, b) => a[1] - b[1]);
  const ranks = ascending.map(([rank]) => rank);
  const value = new Uint8Array(CARD_NUMBERS);
  const otherValue = new Uint8Array(CARD_NUMBERS);
  const names: Card[] = new Array(CARD_NUMBERS).fill('');
  const sorted: number[] = [];
  for (const [suit, letter] of SUITS.entries()) {
    for (const [rank, lowest, other] of pack) {
      const card = suit * SUIT_BITS + ranks.indexOf(rank);
      value[card] = lowest;
      otherValue[card] = other ?? 0;
      names[card] = `${rank}${letter}`;
      sorted.push(card);
    }
  }
  return {
    kind,
    size: sorted.length,
    ranks,
    packRanks: pack.map(([rank]) => rank),
    value,
    otherValue,
    names,
    sorted,
    ...setOf(sorted),
    kingRank: ranks.indexOf(king),
    aceRank: ranks.indexOf('A'),
    frenchSuits,
  };
}

const DECKS: ReadonlyMap<string, Deck> = new Map(DECK_KINDS.map((kind) => [kind, buildDeck(kind)]));
const NUMBERS: ReadonlyMap<string, ReadonlyMap<Card, number>> = new Map(
  [...DECKS].map(([kind, deck]) => [kind, new Map(deck.sorted.map((card) => [deck.names[card], card]))]),
);

/** The deck of that kind. Throws on a kind that does not exist: callers have checked it. */
export function deckOf(kind: DeckKind): Deck {
  const deck = DECKS.get(kind);
  if (!deck) throw new RangeError('no such deck');
  return deck;
}

/** Whether a deck is spoken of in the French words: diamonds for coins, queen for knight. */
export const hasFrenchSuits = (kind: DeckKind): boolean => deckOf(kind).frenchSuits;

/** Is there a deck of that name? */
export const isDeckKind = (kind: string): kind is DeckKind => DECKS.has(kind);

/** The number of a card in a deck, or -1 when the deck has no such card. */
export const cardNumber = (deck: Deck, card: Card): number => NUMBERS.get(deck.kind)?.get(card) ?? -1;

/** The texts of card numbers. */
export const cardTexts = (deck: Deck, cards: readonly number[]): Card[] =>
  cards.map((card) => deck.names[card]);

/** Rank index of a card number. */
export const rankOf = (card: number): number => card & (SUIT_BITS - 1);
/** Suit index of a card number, by the order of `SUITS`. */
export const suitOf = (card: number): number => card >> 4;

/** All cards of one rank of a deck, by rank index. */
export const rankMask = (deck: Deck, rank: number): CardSet =>
  setOf(deck.sorted.filter((card) => rankOf(card) === rank));

/** All cards of one suit of a deck, by suit index. */
export const suitMask = (deck: Deck, suit: number): CardSet =>
  setOf(deck.sorted.filter((card) => suitOf(card) === suit));
