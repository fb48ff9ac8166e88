import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes of a seed. */
export const SEED_BYTES = 32;
const COUNTER_BYTES = 4;
const WORDS_PER_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

/** SHA-256 of a seed, hexadecimal: published before the deal, so that the seed can be checked when it is revealed. */
export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** Draws uniformly from 0 to k-1. */
export type Uniform = (k: number) => number;

/**
 * The stream of a seed: block n is SHA-256(seed ‖ n as big-endian uint32), read as eight big-endian uint32.
 * `uniform(k)` takes the next number below the largest multiple of k (others are passed over) and reduces it mod k, so
 * that every result is equally likely.
 */
export function uniformFrom(seed: Uint8Array): Uniform {
  const input = new Uint8Array(seed.length + COUNTER_BYTES);
  input.set(seed);
  const counter = new DataView(input.buffer, seed.length);
  let block = new DataView(new ArrayBuffer(0));
  let word = WORDS_PER_BLOCK;
  let blocks = 0;
  const nextWord = (): number => {
    if (word === WORDS_PER_BLOCK) {
      counter.setUint32(0, blocks++);
      block = new DataView(sha256(input).buffer);
      word = 0;
    }
    return block.getUint32(4 * word++);
  };
  return (k) => {
    const limit = TWO_TO_32 - (TWO_TO_32 % k);
    let x = nextWord();
    while (x >= limit) x = nextWord();
    return x % k;
  };
}

/** A shuffled copy, Fisher and Yates: from the last place down, each swapped with a uniform one at or below it. */
export function shuffled(cards: readonly number[], uniform: Uniform): number[] {
  const pack = [...cards];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = uniform(i + 1);
    const card = pack[i];
    pack[i] = pack[j];
    pack[j] = card;
  }
  return pack;
}
