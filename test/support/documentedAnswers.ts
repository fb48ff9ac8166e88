/** Holds every answer of the service against what the OpenAPI document says of its operation. */
import { DocumentedSchemas } from './documented.ts';
import { at, isObject, type Json } from './json.ts';

/** What is looked at of an answer. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A path of the document as an expression for real ones. */
const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/[.]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The operations of an OpenAPI document. */
export class DocumentedAnswers {
  /** Of which answers have been seen: operation id and status. */
  readonly seen = new Set<string>();
  private readonly schemas: DocumentedSchemas;
  private readonly document: Json;
  private readonly paths: readonly (readonly [RegExp, Json])[];

  constructor(document: Json) {
    this.document = document;
    this.schemas = new DocumentedSchemas(document);
    this.paths = Object.entries(Object(at(document, '/paths'))).map(([path, item]) => [pattern(path), item]);
  }

  /** @throws when a header that the document promises is missing or has another form */
  private checkHeaders(place: string, described: Json, headers: Headers): void {
    for (const [name, link] of Object.entries<Json>(Object(at(described, '/headers')))) {
      const header = at(this.document, String(at(link, '/$ref')).slice(1));
      const value = headers.get(name);
      if (value === null && at(header, '/required') === true) throw new Error(`${place} has no ${name}.`);
      if (value !== null && !new RegExp(String(at(header, '/schema/pattern') ?? '')).test(value))
        throw new Error(`${place} has another ${name} than the document says: ${value}`);
    }
  }

  /** Passes an answer on. @throws when it is not what the document says */
  check<Given extends Answer>(method: string, path: string, answer: Given): Given {
    const [address] = path.split('?');
    const item = this.paths.find(([expression]) => expression.test(address))?.[1];
    const operation = at(item, `/${method.toLowerCase()}`);
    const { status, headers, text } = answer;
    // That nothing has changed is said by HTTP itself, for every GET.
    if (!isObject(operation) || status === 304) return answer;
    const place = `${operation.operationId} ${status}`;
    this.seen.add(place);
    const described = at(operation, `/responses/${status}`);
    if (described === undefined) throw new Error(`${place} is not in the document: ${text}`);
    this.checkHeaders(place, described, headers);
    const media = (headers.get('Content-Type') ?? '').split(';')[0];
    const content = at(described, '/content');
    if (content === undefined) return answer;
    const reference = at(Object(content)[media], '/schema/$ref');
    if (reference === undefined)
      throw new Error(`${place} has the type ${media}, which is not in the document.`);
    const faults = this.schemas.faults(String(reference), JSON.parse(text));
    if (faults.length > 0) throw new Error(`${place} is not as documented: ${faults.join('; ')}`);
    return answer;
  }
}
