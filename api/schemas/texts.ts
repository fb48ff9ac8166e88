import type { z } from '@hono/zod-openapi';
import type { Names as EngineNames } from '../../engine/model.ts';
import { list, openObject, text } from './primitives.ts';

/** A text in three languages. */
export const Names: z.ZodType<EngineNames> = openObject({
  de: text(400, 'German.'),
  it: text(400, 'Italian.'),
  en: text(400, 'English.'),
}).openapi('Names', {
  description: 'A text in German, Italian and English.',
  example: { de: 'Münzen', it: 'Denari', en: 'Coins' },
});

const sentences = (language: string) =>
  list(text(1000, 'One sentence.'), 100, `The rules in ${language}, a sentence each.`);

/** The rules in words, made from the same data that the engine plays by. */
export const RuleSheet = openObject({
  de: sentences('German'),
  it: sentences('Italian'),
  en: sentences('English'),
}).openapi('RuleSheet', {
  description: 'The rules of this game in plain words, made from the same data that it is played by.',
});

/** A point in time, RFC 3339 in UTC. */
export const dateTime = (description: string): z.ZodType<string> =>
  text(40, description).openapi({ format: 'date-time' });
