import { describe, expect, test } from 'vitest';
import { createService } from '../../api/app.ts';
import { openApiDocuments } from '../../api/openapi.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import committed30 from '../../openapi/openapi.json' with { type: 'json' };
import committed31 from '../../openapi/openapi-3.1.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { matchExamples } from '../../scripts/matchExamples.ts';
import { at, isObject, type Json, listAt } from '../support/json.ts';
import { ask } from './http.ts';

const service = createService();
const methods = new Set(['get', 'post', 'put', 'delete', 'patch']);

/** Every operation of the document with its path and method. */
const operations = Object.entries(committed30.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]: [string, Json]) => ({ path, method, operation })),
);

/** Every schema in the document, with where it stands. */
function* schemasIn(value: Json, place = ''): Generator<readonly [string, { readonly [key: string]: Json }]> {
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) yield* schemasIn(element, `${place}/${index}`);
  }
  if (!isObject(value)) return;
  yield [place, value];
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* schemasIn(child, `${place}/${key}`);
  }
}

describe('the documents', () => {
  test('that are committed are what the routes say (npm run openapi)', () => {
    const { document30, document31 } = openApiDocuments(service, { ...examples, ...matchExamples() });
    expect(document30).toEqual(committed30);
    expect(document31).toEqual(committed31);
  });

  test('are served', async () => {
    expect(await ask('/openapi.json')).toEqual(committed30);
    expect(await ask('/openapi-3.1.json')).toEqual(committed31);
    expect(committed30.openapi).toBe('3.0.3');
    expect(committed31.openapi).toMatch(/^3\.1\./);
  });

  test('have the version of the package', () => {
    expect(committed30.info.version).toBe(manifest.version);
  });

  test('name every route of the service and no other', () => {
    const routed = service.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/v1/'))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const documented = operations.map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual([...new Set(routed)].sort());
  });

  test('name the operations of the contract', () => {
    const names = operations.map(({ operation }) => at(operation, '/operationId'));
    expect(names.sort()).toEqual([
      'applyPlay',
      'chooseAiPlay',
      'createMatch',
      'dealNextRound',
      'dealRound',
      'getDeck',
      'getHealth',
      'getMatch',
      'getMatchRecord',
      'getVariant',
      'joinMatch',
      'leaveSeat',
      'listCaptures',
      'listLegalPlays',
      'listMatchEvents',
      'listVariants',
      'openMatchSocket',
      'readyForNext',
      'reclaimSeat',
      'rematch',
      'replayRound',
      'resolveRules',
      'scoreRound',
      'setSeat',
      'submitPlay',
      'viewAsSeat',
    ]);
  });
});

describe('what client generators need', () => {
  test('each operation has one tag, words, an example, and the one problem as default', () => {
    const tags = committed30.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      const id = String(at(operation, '/operationId'));
      expect(listAt(operation, '/tags'), id).toHaveLength(1);
      expect(tags).toContain(at(operation, '/tags/0'));
      expect(at(operation, '/summary'), id).toBeTruthy();
      expect(at(operation, '/description'), id).toBeTruthy();
      const responses = at(operation, '/responses');
      const successes = Object.keys(Object(responses)).filter((status) => /^[12]/.test(status));
      expect(successes, id).toHaveLength(1);
      const [success] = successes;
      const answer = Object(at(responses, `/${success}/content`))['application/json'];
      // What a socket says has no place in this document.
      if (success !== '101') expect(at(answer, '/example'), id).toBeDefined();
      for (const [status, response] of Object.entries(Object(responses))) {
        if (status === success) continue;
        const content = Object(at(response, '/content'));
        expect(Object.keys(content).sort()).toEqual(['application/json', 'application/problem+json']);
        for (const media of Object.values<Json>(content)) {
          expect(at(media, '/schema/$ref')).toBe('#/components/schemas/Problem');
        }
      }
      expect(at(responses, '/default'), id).toBeDefined();
      if (at(operation, '/requestBody') !== undefined)
        expect(at(operation, '/requestBody/required')).toBe(true);
    }
  });

  test('each operation that looks at a token says that it may be refused, and no other does', () => {
    for (const { operation } of operations) {
      const looks = listAt(operation, '/security').length > 0;
      expect(at(operation, '/responses/401') !== undefined, String(at(operation, '/operationId'))).toBe(
        looks,
      );
    }
  });

  test('each operation with a body has an example of it', () => {
    for (const { operation } of operations) {
      const body = at(operation, '/requestBody/content');
      if (body === undefined) continue;
      expect(Object(body)['application/json'], String(at(operation, '/operationId'))).toHaveProperty(
        'example',
      );
    }
  });

  test('every component is described and has an example', () => {
    for (const [name, schema] of Object.entries<Json>(committed30.components.schemas)) {
      expect(at(schema, '/description'), name).toBeTruthy();
      expect(at(schema, '/example'), name).toBeDefined();
    }
  });

  test('everything has bounds, and nothing is used that generators stumble over', () => {
    for (const [place, schema] of schemasIn(committed30.components.schemas)) {
      if (place.endsWith('/properties')) continue;
      const { type } = schema;
      if (type === 'integer')
        expect(schema, place).toMatchObject({
          format: 'int32',
          minimum: expect.any(Number),
          maximum: expect.any(Number),
        });
      if (type === 'number') expect(schema.format, place).toBe('double');
      if (type === 'array') expect(schema.maxItems, place).toBeTypeOf('number');
      if (type === 'string' && schema.enum === undefined)
        expect(schema.maxLength, place).toBeTypeOf('number');
      if (schema.enum !== undefined) expect(listAt(schema, '/enum').length, place).toBeGreaterThanOrEqual(2);
      for (const word of [
        'allOf',
        'anyOf',
        'oneOf',
        'nullable',
        'const',
        'additionalProperties',
        'patternProperties',
      ]) {
        expect(schema[word], `${place} ${word}`).toBeUndefined();
      }
    }
  });
});
