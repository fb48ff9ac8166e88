/** What is sent to get a seat. */
import type { CreateMatchRequest, JoinMatchRequest, RulesAnswer } from '../net/types.ts';
import type { Form } from './view.ts';

/** 32 bytes of this browser's own, hexadecimal: mixed into the shuffle, so that nobody can have chosen the cards. */
export const drawEntropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What makes a request the same one when it is sent again because its answer was lost. */
export interface RequestKey {
  readonly key: string;
  readonly entropy: string;
}

/** A key for another request. */
export const newRequest = (): RequestKey => ({ key: crypto.randomUUID(), entropy: drawEntropy() });

const named = ({ name }: Form): { name?: string } => (name.trim() === '' ? {} : { name: name.trim() });

/** A match in which the person has the first seat and all others wait for somebody. */
export const creationOf = (rules: RulesAnswer, form: Form, entropy: string): CreateMatchRequest => ({
  rules: rules.choice,
  seats: Array.from({ length: rules.players }, (_, i) =>
    i === 0 ? { kind: 'human', ...named(form) } : { kind: 'vacant' },
  ),
  entropy,
  ...(form.clock === 0 ? {} : { clock: { secondsPerPlay: form.clock } }),
});

/** The person as a guest of a match. */
export const guestOf = (invite: string, form: Form, entropy: string): JoinMatchRequest => ({
  invite,
  entropy,
  ...named(form),
  ...(form.seat === undefined ? {} : { seat: form.seat }),
});
