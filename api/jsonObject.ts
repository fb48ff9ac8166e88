/** Objects of a document that is read without knowing its shape. */

/** Any object of JSON. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is one: neither a list nor null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
