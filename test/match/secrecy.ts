/** What a party must not know at each moment of a match: found by playing its record again with the engine. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { MatchRecordShape } from '../../api/schemas/matchRecord.ts';
import { applyPlay, dealRound } from '../../engine/index.ts';
import type { Card, GameState, Result } from '../../engine/model.ts';

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

/** The state of the game at each version; there is none at version 0. */
export function statesOf({ rules, rounds }: MatchRecordShape): readonly (GameState | undefined)[] {
  const states: (GameState | undefined)[] = [undefined];
  for (const { deckSeed, dealer, round, scores, overtime, plays } of rounds) {
    let { state } = must(dealRound({ rules, seed: hexToBytes(deckSeed), dealer, round, scores, overtime }));
    states.push(state);
    for (const { card, captured } of plays) {
      state = must(applyPlay(state, { card, captured })).state;
      states.push(state);
    }
  }
  return states;
}

/** The cards that a seat, or a spectator, must not know. */
export function hiddenFrom(state: GameState, viewer: number | undefined): ReadonlySet<Card> {
  const hands = state.seats.flatMap(({ seat, hand, declared }) => (seat === viewer || declared ? [] : hand));
  return new Set([...hands, ...state.stock, ...(state.leftover ?? [])]);
}

/** Every card that a text names. */
export const cardsIn = (text: string): readonly Card[] =>
  [...text.matchAll(/"([A2-9TJQK][DCBS])"/g)].map(([, card]) => card);
