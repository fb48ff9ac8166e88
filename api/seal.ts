/**
 * Sealed games: a JWE that only the service can read (`dir`, A256GCM; RFC 7516). The key id in its header lets keys be
 * changed: the first key of `SEAL_KEYS` seals, all of them open. Whatever is wrong with a token is one and the same
 * problem, so that nobody can learn from the answers what the service looked at.
 */
import { z } from '@hono/zod-openapi';
import { base64url, type CompactDecryptGetKey, CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { GameState as EngineGameState, Level } from '../engine/model.ts';
import type { ServiceBindings } from './env.ts';
import { ProblemError } from './problem.ts';
import { GameState } from './schemas/gameState.ts';
import { LevelSchema } from './schemas/plays.ts';
import { int, optional } from './schemas/primitives.ts';
import { Seed } from './schemas/seeds.ts';

/** What a token holds. */
export interface SealedGame {
  readonly state: EngineGameState;
  /** The one seat that is no computer. */
  readonly viewer: number;
  /** Of every other seat. */
  readonly level: Level;
  /** Of this round's deal, hexadecimal; absent when the caller gave the order of the pack. */
  readonly seed?: string;
}

/** Version of the content; a token of another version is worth nothing. */
const format = 1;
const tokenType = 'scopa-game';
/** 32 bytes in base64url. */
const keyText = /^[\w-]{43}$/;
/** Of the key that `npm start` makes; worth nothing in production. */
const developmentKeyId = 'dev';

const Content: z.ZodType<SealedGame & { readonly format: number }> = z.object({
  format: int(format, format, 'Version of the content.'),
  state: GameState,
  viewer: int(0, 5, 'The one seat that is no computer.'),
  level: LevelSchema,
  seed: optional(Seed),
});

interface SealKey {
  readonly id: string;
  readonly key: Uint8Array;
}

function readKeys({ SEAL_KEYS: text = '', ENVIRONMENT: environment }: ServiceBindings): readonly SealKey[] {
  const keys: SealKey[] = [];
  for (const entry of text.split(',')) {
    const [id, encoded] = entry.trim().split(':');
    if (!id || !encoded || !keyText.test(encoded)) continue;
    if (id === developmentKeyId && environment !== 'development') continue;
    keys.push({ id, key: base64url.decode(encoded) });
  }
  return keys;
}

/** The keys of the service, the present one first. Throws `unavailable` when it has none that may be used here. */
export function serviceKeys(bindings: ServiceBindings): readonly [Uint8Array, ...Uint8Array[]] {
  const [current, ...older] = readKeys(bindings);
  if (!current) throw new ProblemError('unavailable', { detail: 'The service has no key for this.' });
  return [current.key, ...older.map(({ key }) => key)];
}

/** Seals a game. Throws `unavailable` when the service has no key that may be used here. */
export async function seal(game: SealedGame, bindings: ServiceBindings): Promise<string> {
  const [current] = readKeys(bindings);
  if (!current) throw new ProblemError('unavailable', { detail: 'Sealed games are not available here.' });
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ format, ...game })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: tokenType, kid: current.id })
    .encrypt(current.key);
}

const worthless = (): ProblemError => new ProblemError('invalid-token');

/**
 * Is it exactly what the service wrote? The library passes over blanks and over the bits that the last digit of a part
 * does not use.
 */
function isCanonical(token: string): boolean {
  try {
    return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part);
  } catch {
    return false;
  }
}

/** What is in a token that one of the keys has sealed. What the library refuses is a defect of the token, all else ours. */
async function decrypt(token: string, keys: readonly SealKey[]): Promise<string> {
  const keyOf: CompactDecryptGetKey = ({ kid, typ }) => {
    const found = typ === tokenType ? keys.find(({ id }) => id === kid) : undefined;
    if (!found) throw worthless();
    return found.key;
  };
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  if (!isCanonical(token)) throw worthless();
  try {
    const { plaintext } = await compactDecrypt(token, keyOf, allowed);
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    throw error instanceof errors.JOSEError ? worthless() : error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw worthless();
  }
}

/**
 * Opens a token. Throws `invalid-token` for every defect that shows here; whether the state in it is a game says the engine
 * when it reads it (`ofGame`).
 */
export async function unseal(token: string, bindings: ServiceBindings): Promise<SealedGame> {
  const content = Content.safeParse(parsed(await decrypt(token, readKeys(bindings))));
  if (!content.success) throw worthless();
  const { format: _format, ...game } = content.data;
  if (game.viewer >= game.state.seats.length) throw worthless();
  return game;
}
