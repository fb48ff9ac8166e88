import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealedGame } from './seal.ts';

const purpose = utf8ToBytes('computer seat');

/**
 * The seed of a computer seat's next play in a sealed game: SHA-256 of a fixed text, the seed of the deal, and the numbers
 * of the round and the play as uint32 big-endian. It follows from the token, so that asking again changes nothing, and can
 * be verified once the seed of the deal is told. `undefined` when the pack was given: then it follows from the view.
 */
export function computerSeed({ state, seed }: Pick<SealedGame, 'state' | 'seed'>): Uint8Array | undefined {
  if (seed === undefined) return undefined;
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, state.round);
  numbers.setUint32(4, state.plays?.length ?? 0);
  return sha256(concatBytes(purpose, hexToBytes(seed), new Uint8Array(numbers.buffer)));
}
