/**
 * A set of cards is a bitset in two 32-bit halves: card numbers 0-19 are bits of `lo`, 20-39 bits of `hi`.
 * Numbers run rank by rank (four suits a rank), so a rank is one nibble and a suit is every fourth bit.
 * Loops of the engine hold the halves in two variables; this type is for everything that is not a loop.
 */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

/** Cards in the lower half: five ranks of four suits. */
export const HALF = 20;
/** The first suit (coins) of the five ranks in one half; shifted left by s it is suit s. */
export const SUIT_MASK = 0x11111;

export const EMPTY: CardSet = { lo: 0, hi: 0 };

/** Number of bits set in one half. */
export function popcount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Number of the lowest bit set; `bits` must not be 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const loBit = (card: number): number => (card < HALF ? 1 << card : 0);
export const hiBit = (card: number): number => (card < HALF ? 0 : 1 << (card - HALF));

/** The four cards of a rank as they lie in the set, in bits 0-3 (suits D C B S). */
export const rankNibble = (lo: number, hi: number, rank: number): number =>
  rank < 5 ? (lo >>> (rank * 4)) & 15 : (hi >>> (rank * 4 - HALF)) & 15;

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
  card < HALF ? (set.lo & (1 << card)) !== 0 : (set.hi & (1 << (card - HALF))) !== 0;

/** Does a set given by its halves hold every card of another? */
export const holdsEvery = (lo: number, hi: number, set: CardSet): boolean =>
  (lo & set.lo) === set.lo && (hi & set.hi) === set.hi;

export const sizeOf = (set: CardSet): number => popcount(set.lo) + popcount(set.hi);

export const equals = (a: CardSet, b: CardSet): boolean => a.lo === b.lo && a.hi === b.hi;

/**
 * The cards of `set` in a remembered order: those of `previous` that are still there keep their place,
 * those of `arrivals` that are new follow in the order given.
 */
export function inOrder(set: CardSet, previous: readonly number[], arrivals: readonly number[]): number[] {
  return [...new Set([...previous, ...arrivals])].filter((card) => has(set, card));
}
