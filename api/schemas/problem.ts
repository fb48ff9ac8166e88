import { fieldErrorCodes, problemKinds } from '../problem.ts';
import { legalPlays } from './plays.ts';
import { growing, int, list, openObject, optional, text } from './primitives.ts';

const ProblemError = openObject({
  pointer: text(
    200,
    'JSON Pointer to the field of the request; of an unknown property: to the object that has it.',
  ).openapi({ pattern: '^(/[^/]*)*$' }),
  code: growing(fieldErrorCodes, 'What is wrong with the field.'),
  message: text(300, 'The same in words.'),
}).openapi('ProblemError', {
  description: 'One field that is wrong.',
  example: { pointer: '/rules/players', code: 'wrong-type', message: 'This must be an integer.' },
});

/** The one shape of everything that is no success (RFC 9457). */
export const Problem = openObject({
  type: text(100, 'A URN that names the kind of problem.').openapi({
    pattern: '^urn:scopa-table:problem:[a-z-]+$',
  }),
  title: text(100, 'The kind of problem in words; the same for every occurrence.'),
  status: int(400, 599, 'The HTTP status.'),
  detail: text(300, 'What is the matter this time.'),
  instance: optional(
    text(100, 'A URN of this occurrence, made of the request id.').openapi({
      pattern: '^urn:uuid:[0-9a-f-]{36}$',
    }),
  ),
  code: growing(Object.keys(problemKinds), 'The kind of problem for programs.'),
  errors: optional(list(ProblemError, 20, 'The fields that are wrong, the first 20.')),
  legalPlays: optional(
    legalPlays(
      'Of an illegal or ambiguous play: what that card may do, or the whole hand when the card is not in it.',
    ),
  ),
}).openapi('Problem', {
  description: 'Why a request was not carried out. It never repeats anything of the request.',
  example: {
    type: 'urn:scopa-table:problem:round-over',
    title: 'The round is over',
    status: 409,
    detail: 'The round is over.',
    instance: 'urn:uuid:4b1f5a3e-8c1d-4a53-9b1c-0c5c7f3f2a10',
    code: 'round-over',
  },
});
