/**
 * A set of cards is a bitset in two 32-bit halves, and a card is a number: suit · 16 + rank. So each half holds two
 * suits of sixteen bits (coins and cups in `lo`, clubs and swords in `hi`), of which the lowest ten are ranks; the ranks
 * of a set, a suit of it, and all cards of one rank are each a mask or two away.
 * Loops of the engine hold the halves in two variables; this type is for everything that is not a loop.
 */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

/** Card numbers are below this; most numbers in between are no cards. */
export const CARD_NUMBERS = 64;
/** Cards from this number on are in `hi`. */
export const HALF = 32;
/** Bits of a suit within a half. */
export const SUIT_BITS = 16;
/** The ranks a suit can have, as bits. */
export const RANKS = 0x3ff;

/** Number of bits set in one half. */
export function popcount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of the lowest bit set; `bits` must not be 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

// Looked up instead of branched for: which half a card is in cannot be predicted. (A shift looks at the lowest five bits
// of its count only, so a card's bit in its half is `1 << card`.)
const LO_BITS = Int32Array.from({ length: CARD_NUMBERS }, (_, card) => (card < HALF ? 1 << card : 0));
const HI_BITS = Int32Array.from({ length: CARD_NUMBERS }, (_, card) => (card < HALF ? 0 : 1 << card));

/** The bit of a card in `lo`, 0 when it is in the other half. */
export const loBit = (card: number): number => LO_BITS[card];
/** The bit of a card in `hi`, 0 when it is in the other half. */
export const hiBit = (card: number): number => HI_BITS[card];

/** Both cards of a rank that a half can hold. */
export const rankBits = (rank: number): number => 0x10001 << rank;

/** All cards of a set of ranks (bits) that a half can hold. */
export const cardsOfRanks = (ranks: number): number => ranks | (ranks << SUIT_BITS);

/** The ranks that occur in a set, as bits. */
export const ranksIn = (lo: number, hi: number): number => {
  const both = lo | hi;
  return (both | (both >>> SUIT_BITS)) & RANKS;
};

/** How many cards of a rank a set has. */
export const countOfRank = (lo: number, hi: number, rank: number): number =>
  popcount(lo & rankBits(rank)) + popcount(hi & rankBits(rank));

/** The ranks a set has of a suit, as bits. */
export const ranksOfSuit = (lo: number, hi: number, suit: number): number =>
  ((suit < 2 ? lo : hi) >>> ((suit & 1) * SUIT_BITS)) & RANKS;

export function setOf(cards: readonly number[]): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    lo |= loBit(card);
    hi |= hiBit(card);
  }
  return { lo, hi };
}

/** The cards of a set, lowest number first. */
export function cardsOf(lo: number, hi: number): number[] {
  const cards: number[] = [];
  for (let bits = lo; bits; bits &= bits - 1) cards.push(lowestBit(bits));
  for (let bits = hi; bits; bits &= bits - 1) cards.push(lowestBit(bits) + HALF);
  return cards;
}

export const has = (set: CardSet, card: number): boolean =>
  ((card < HALF ? set.lo : set.hi) & (1 << card)) !== 0;

/** Does a set given by its halves hold every card of another? */
export const holdsEvery = (lo: number, hi: number, set: CardSet): boolean =>
  (lo & set.lo) === set.lo && (hi & set.hi) === set.hi;

/**
 * The cards of `set` in a remembered order: those of `previous` that are still there keep their place,
 * those of `arrivals` that are new follow in the order given.
 */
export function inOrder(set: CardSet, previous: readonly number[], arrivals: readonly number[]): number[] {
  const kept = previous.filter((card) => has(set, card));
  if (kept.length === popcount(set.lo) + popcount(set.hi)) return kept;
  return [...new Set([...kept, ...arrivals.filter((card) => has(set, card))])];
}
