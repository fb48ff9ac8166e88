/** The secrets and hashes of a match: seat tokens and invitations, 256 bits each. Only their hashes are stored. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';
import type { Play } from '../../engine/model.ts';

const SECRET_BYTES = 32;

/** A secret drawn from the platform's secure source, as base64url. */
export const drawSecret = (): string =>
  base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/**
 * A secret that can be made again: HMAC-SHA256 of its purpose under a key of the service. So a request that is repeated
 * with its idempotency key gets the same token, which is stored nowhere.
 */
export const deriveSecret = (key: Uint8Array, purpose: readonly string[]): string =>
  base64url.encode(hmac(sha256, key, utf8ToBytes(JSON.stringify(purpose))));

/** What is stored of a text: its SHA-256, hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Are two hashes the same? Takes equally long wherever they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [hexToBytes(a), hexToBytes(b)];
  let difference = left.length ^ right.length;
  for (let i = 0; i < left.length; i++) difference |= left[i] ^ right[i];
  return difference === 0;
}

/** What tells a play apart from another under the same key: the play itself, since a hash of it would be no shorter. */
export const playDigest = (play: Play): string => JSON.stringify(play);
