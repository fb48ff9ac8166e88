/** The documented deal told a second time, with another SHA-256: what anybody can write from the documentation. */
import { createHash } from 'node:crypto';
import type { Card } from '../../../engine/index.ts';

/** Numbers from 0 to k-1 out of the stream of a seed. */
export function referenceStream(seed: Uint8Array): (k: number) => number {
  const words: number[] = [];
  let counter = 0;
  const next = (): number => {
    if (words.length === 0) {
      const suffix = Buffer.alloc(4);
      suffix.writeUInt32BE(counter);
      counter++;
      const block = createHash('sha256').update(seed).update(suffix).digest();
      for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
    }
    return words.shift() ?? 0;
  };
  return (k) => {
    for (;;) {
      const x = next();
      if (x < 2 ** 32 - (2 ** 32 % k)) return x % k;
    }
  };
}

/** A shuffled deck: for i from the last index down to 1 swapped with uniform(i + 1). */
export function referenceShuffle(deck: readonly Card[], uniform: (k: number) => number): Card[] {
  const pack = [...deck];
  for (let i = pack.length - 1; i >= 1; i--) {
    const j = uniform(i + 1);
    [pack[i], pack[j]] = [pack[j] ?? '', pack[i] ?? ''];
  }
  return pack;
}
