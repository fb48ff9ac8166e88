/** Reading JSON of which the types are not known. */

/** Anything that JSON can say. */
export type Json = unknown;

/** An object of JSON. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether it is an object and no list. */
export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pick = (list: readonly Json[], segment: string): Json => {
  const [path, wanted] = segment.split('=');
  if (wanted === undefined) return list[Number(segment)];
  return list.find((element) => String(at(element, `/${path.replaceAll('.', '/')}`)) === wanted);
};

/**
 * What a JSON Pointer points at, `undefined` when nothing is there. A segment `field=value` (or `field.inner=value`)
 * picks the element of a list whose field has that value.
 */
export function at(value: Json, pointer: string): Json {
  let found = value;
  for (const segment of pointer.split('/').slice(1)) {
    if (Array.isArray(found)) found = pick(found, segment);
    else if (isObject(found) && Object.hasOwn(found, segment)) found = found[segment];
    else return undefined;
  }
  return found;
}

/** The list at a pointer; empty when there is none. */
export function listAt(value: Json, pointer: string): readonly Json[] {
  const found = at(value, pointer);
  return Array.isArray(found) ? found : [];
}

/** Whether both say the same; the order of properties is free. */
export function same(one: Json, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((element, index) => same(element, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}
