/** Where the order of the cards comes from: a seed, or the caller. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { type PackRequest, SEED_BYTES } from '../engine/index.ts';
import type { Card } from '../engine/model.ts';
import { invalidRequest } from './invalidRequest.ts';

/** What a body says of it. */
interface PackFields {
  /** Hexadecimal. */
  readonly seed?: string;
  readonly deckOrder?: readonly Card[];
}

/** What the caller gave. Throws `invalid-request` when that is both, or neither. */
export function givenPack({ seed, deckOrder }: PackFields): PackRequest {
  if (seed !== undefined && deckOrder) {
    const message = 'A pack comes from a seed or is given as deckOrder, not both.';
    throw invalidRequest({ pointer: '/deckOrder', code: 'not-allowed', message });
  }
  if (deckOrder) return { deckOrder };
  if (seed !== undefined) return { seed: hexToBytes(seed) };
  throw invalidRequest({
    pointer: '/seed',
    code: 'required',
    message: 'Either seed or deckOrder must be there.',
  });
}

/** As `givenPack`, but a seed that nobody gave comes from the platform's secure source. */
export function givenOrDrawnPack(request: PackFields): PackRequest {
  if (request.seed !== undefined || request.deckOrder) return givenPack(request);
  return { seed: crypto.getRandomValues(new Uint8Array(SEED_BYTES)) };
}
