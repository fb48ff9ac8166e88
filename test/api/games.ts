/** Games for the tests of the service, made by the service. */
import { at, type Json, listAt } from '../support/json.ts';
import { ask } from './http.ts';

/** 32 bytes, counted up. */
export const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** Its SHA-256. */
export const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
/** The smallest game. */
export const rules = { variant: 'scopa', players: 2 };

/** A dealt plain game, seat 0 on turn. */
export async function plainGame(choice: Json = rules, from: string = seed): Promise<Json> {
  return at(await ask('/v1/deal', { rules: choice, dealer: 1, seed: from }), '/game');
}

/** A dealt sealed game for seat 0, which is on turn, or with `dealer` 0 not. */
export async function sealedGame(choice: Json = rules, dealer = 1): Promise<Json> {
  const sealed = { viewer: 0, level: 'easy' };
  return at(await ask('/v1/deal', { rules: choice, dealer, seed, sealed }), '/game');
}

/** Plays a plain game to the end of its round, always the first legal play. The game then. */
export async function playedOut(game: Json): Promise<Json> {
  let now = game;
  while (at(now, '/state/phase') === 'playing') {
    const [play] = listAt(await ask('/v1/legal-plays', { game: now }), '/plays');
    const { card, captured } = { card: at(play, '/card'), captured: at(play, '/captured') };
    now = at(await ask('/v1/play', { game: now, play: { card, captured } }), '/game');
  }
  return now;
}

/** The same game with something else in its state. */
export const changed = (game: Json, changes: object): Json => ({
  state: { ...Object(at(game, '/state')), ...changes },
});
