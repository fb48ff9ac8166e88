/** An integer from 0 to n-1 out of 16 random bits: n up to a thousand, even enough for playouts. */
export const pick = (bits: number, n: number): number => (bits * n) >>> 16;

/** A small fast generator for playouts (xorshift32); deals of real games come from `shuffle.ts`. */
export class FastRandom {
  private state: number;

  /** Any integer; 0 is replaced, since the generator would stay there. */
  constructor(seed: number) {
    this.state = seed | 0 || 0x9e3779b9 | 0;
  }

  /** Begins anew from a seed. */
  restart(seed: number): void {
    this.state = seed | 0 || 0x9e3779b9 | 0;
  }

  /** 32 random bits, as a signed integer: two draws for `pick`. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x;
  }

  /** An integer from 0 to n-1, n up to a thousand. */
  below(n: number): number {
    return pick(this.next() >>> 16, n);
  }

  /** Shuffles in place, two swaps for each draw. */
  shuffle(cards: Uint8Array): void {
    for (let i = cards.length - 1; i > 0; i -= 2) {
      const bits = this.next();
      const j = pick(bits >>> 16, i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
      if (i === 1) return;
      const k = pick(bits & 0xffff, i);
      const below = cards[i - 1];
      cards[i - 1] = cards[k];
      cards[k] = below;
    }
  }
}
