/** Calls of the service, typed by its OpenAPI document. */
import type { paths } from './api.ts';
import type { Answer, Failure } from './client.ts';
import type { Frozen } from './types.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths that have an operation for the method. */
type PathOf<Verb extends Method> = {
  [Path in keyof paths]: paths[Path][Verb] extends object ? Path : never;
}[keyof paths];

type JsonOf<Part> = Part extends { content: { 'application/json': infer Data } } ? Data : never;

/** What an operation answers when it succeeds. */
type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201)]>
  : never;

/** What goes beside the path: only what the operation takes. */
type AskedOf<Operation> = (Operation extends { parameters: { path: infer Params } }
  ? { readonly params: Params }
  : { readonly params?: undefined }) &
  (Operation extends { parameters: { query?: infer Query } }
    ? { readonly query?: Query | undefined }
    : { readonly query?: undefined }) &
  (Operation extends { requestBody: infer Body }
    ? { readonly body: Frozen<JsonOf<Body>> }
    : { readonly body?: undefined });

/** Beside it: headers of any operation. */
interface Extras {
  /** The token of a seat. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Without an answer in this time the service counts as out of reach. In milliseconds. */
const patience = 20_000;

/** The fields read of a problem document. */
interface ProblemFields {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string }[];
}

/** What a problem document says, as a failure. */
export function failureOf(status: number, { code = 'unknown', detail = '', errors }: ProblemFields): Failure {
  // Too many requests, and every fault of the service's own: the same question may be answered later.
  if (status === 429 || status >= 500) return { kind: 'unreachable', status };
  const pointer = errors?.[0]?.pointer;
  return { kind: 'refused', status, code, detail, ...(pointer === undefined ? {} : { pointer }) };
}

/** The operations of the service at a base URL. `use` reads the answer; what it cannot use counts as refused. */
export const operationsAt =
  (base: string) =>
  async <Verb extends Method, Path extends PathOf<Verb>, Value>(
    method: Verb,
    path: Path,
    asked: AskedOf<paths[Path][Verb]> & Extras,
    use: (data: DataOf<paths[Path][Verb]>) => Value | undefined,
  ): Promise<Answer<Value>> => {
    const { body, token, headers }: Extras & { readonly body?: unknown } = asked;
    const params = new Map<string, unknown>(Object.entries(asked.params ?? {}));
    const query = new URLSearchParams(
      Object.entries(asked.query ?? {}).map(([name, value]) => [name, `${value}`]),
    );
    const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${params.get(name)}`));
    try {
      const response = await fetch(`${base}${place}${query.size > 0 ? `?${query}` : ''}`, {
        method: method.toUpperCase(),
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) return { ok: false, failure: failureOf(response.status, await problemOf(response)) };
      const value = use(await response.json());
      if (value !== undefined) return { ok: true, value };
      return { ok: false, failure: failureOf(response.status, {}) };
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } };
    }
  };

/** Something between here and the service may answer without a document. */
const problemOf = (response: Response): Promise<ProblemFields> => response.json().catch(() => ({}));
