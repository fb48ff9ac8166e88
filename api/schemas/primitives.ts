/**
 * The bricks of the schemas. Everything has bounds, and nothing is used that a generated client stumbles over: integers
 * are `int32`, absent is the only way of being none, lists and strings have a greatest length.
 */
import { z } from '@hono/zod-openapi';

/** What the document's integers can hold. */
export const greatestInteger = 2 ** 31 - 1;

/** A whole number from `least` to `greatest`. */
export const int = (least: number, greatest: number, description: string): z.ZodType<number> =>
  z.number().check(z.int(), z.gte(least), z.lte(greatest)).openapi({ format: 'int32', description });

/** A string of at most `longest` UTF-16 units. */
export const text = (longest: number, description: string): z.ZodType<string> =>
  z.string().max(longest).openapi({ description });

/** Lower-case words joined by hyphens: what all names for programs are made of. */
const namePattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A name for programs. The document says how one looks; one that looks otherwise is not refused but unknown. */
export const name = (description: string): z.ZodType<string> =>
  z.string().max(60).openapi({ pattern: namePattern, description });

/** A name in a path. No length is refused either: a longer name is an unknown one. */
export const pathName = (description: string, example: string): z.ZodType<string> =>
  z.string().openapi({ minLength: 1, maxLength: 60, pattern: namePattern, description, example });

/** A string whose values may grow: a client must not break on one that it does not know. */
export const growing = (values: readonly string[], description: string): z.ZodType<string> =>
  z
    .string()
    .max(60)
    .openapi({ pattern: namePattern, description, 'x-extensible-enum': [...values] });

/** As `growing`, for values that this version knows completely: read as one of them, published as a string. */
export const growingOf = <const Value extends string>(
  values: readonly Value[],
  description: string,
): z.ZodType<Value> =>
  z.enum(values).openapi({
    type: 'string',
    maxLength: 60,
    pattern: namePattern,
    'x-extensible-enum': [...values],
    description,
  });

/** Yes or no. */
export const flag = (description: string): z.ZodType<boolean> => z.boolean().openapi({ description });

/** A list of at most `longest` elements. */
export const list = <Element>(
  element: z.ZodType<Element>,
  longest: number,
  description: string,
): z.ZodType<readonly Element[]> => z.array(element).max(longest).openapi({ description });

/**
 * A property that may be absent. The type says so exactly: JSON has no `undefined`, and nothing is ever nullable.
 * (`z.exactOptional` says the same, but the document's generator takes it for a required property.)
 */
export const optional = <Value>(schema: z.ZodType<Value>): z.ZodExactOptional<z.ZodType<Value>> =>
  schema.optional() as unknown as z.ZodExactOptional<z.ZodType<Value>>;

/**
 * An object of a request outside of `state` and `view`: a property that it does not name is refused. The published
 * document does not say so (`openapi.ts`), because clients generated from a closed schema break when it grows.
 */
export const requestObject = z.strictObject;

/** An object of an answer, of a `state` or of a `view`: a property that it does not name is passed over. */
export const openObject = z.object;

/** One of the two above. */
export type ObjectMaker = typeof requestObject;

/** No deck has more cards. */
export const deckSize = 40;

/** No table has more seats. */
export const seatLimit = 6;
