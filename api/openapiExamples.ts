/**
 * Puts worked examples into a document: those of an operation are a request and the answer it really gets (a test sends
 * them), and a schema's example is the first value of it that occurs in them.
 */
import { isObject, type JsonObject } from './jsonObject.ts';

/** A request and its answer. */
export interface WorkedExample {
  readonly path?: string;
  readonly request?: unknown;
  readonly response: unknown;
}

/** By operation id. */
export type Examples = Readonly<Record<string, WorkedExample>>;

const child = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const reference = '#/components/schemas/';

/** Goes through a value beside its schema and gives every component on the way its first value as example. */
function illustrate(schemas: JsonObject, schema: unknown, value: unknown): void {
  if (!isObject(schema) || value === undefined) return;
  const { $ref: ref } = schema;
  if (typeof ref === 'string') {
    const component = schemas[ref.slice(reference.length)];
    if (isObject(component)) component.example ??= value;
    illustrate(schemas, component, value);
  } else if (Array.isArray(value)) {
    for (const element of value) illustrate(schemas, schema.items, element);
  } else if (isObject(value) && isObject(schema.properties)) {
    for (const [name, property] of Object.entries(schema.properties))
      illustrate(schemas, property, value[name]);
  }
}

const media = 'application/json';

function addToOperation(
  schemas: JsonObject,
  operation: JsonObject,
  { request, response }: WorkedExample,
): void {
  const body = child(operation, 'requestBody', 'content', media);
  const success = ['200', '201'].map((status) => child(operation, 'responses', status, 'content', media));
  const answer = success.find(isObject);
  for (const [content, value] of [
    [body, request],
    [answer, response],
  ] as const) {
    if (!isObject(content)) continue;
    content.example = value;
    illustrate(schemas, content.schema, value);
  }
}

/** Adds the examples to a document, in place. */
export function addExamples(document: object, examples: Examples): void {
  const schemas = child(document, 'components', 'schemas');
  const paths = child(document, 'paths');
  if (!isObject(schemas) || !isObject(paths)) return;
  for (const path of Object.values(paths)) {
    for (const operation of isObject(path) ? Object.values(path) : []) {
      if (!isObject(operation)) continue;
      const example = examples[String(operation.operationId)];
      if (example) addToOperation(schemas, operation, example);
    }
  }
}
