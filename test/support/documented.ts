/** Holds JSON against the schemas of a published document, more strictly than the document asks clients to. */
import Ajv, { type ValidateFunction } from 'ajv';
import { at, isObject, type Json } from './json.ts';

const isInt32 = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 2 ** 31;
const isTime = (value: string): boolean => new Date(value).toJSON() === value;

/**
 * A schema as this version of the service means it: what it does not name is wrong, and values that may grow are those
 * that it lists.
 */
function narrowed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(narrowed);
  if (!isObject(schema)) return schema;
  const { 'x-extensible-enum': values, ...rest } = schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, narrowed(value)]));
  return {
    ...inner,
    ...(isObject(schema.properties) && schema.type === 'object' && { additionalProperties: false }),
    ...(values !== undefined && { enum: values }),
  };
}

/** The schemas of a document, under `/components/schemas`. */
export class DocumentedSchemas {
  private readonly ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: {
      int32: { type: 'number', validate: isInt32 },
      double: { type: 'number', validate: Number.isFinite },
      'date-time': { type: 'string', validate: isTime },
    },
  });
  private readonly known = new Map<string, ValidateFunction>();

  constructor(document: Json) {
    const schemas = narrowed(at(document, '/components/schemas'));
    this.ajv.addSchema({ $id: 'document', components: { schemas } });
  }

  /** What is wrong with a value by a schema that is named by its reference, `#/components/schemas/Match`. */
  faults(reference: string, value: Json): readonly string[] {
    const valid = this.known.get(reference) ?? this.ajv.compile({ $ref: `document${reference}` });
    this.known.set(reference, valid);
    if (valid(value)) return [];
    return (valid.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
}
