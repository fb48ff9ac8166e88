/** The table of the router against the document: neither knows an operation that the other does not. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createService } from '../../api/app.ts';
import { documentFiles } from '../../api/documentFiles.ts';
import openApi from '../../openapi/openapi.json' with { type: 'json' };
import { at, type Json } from '../support/json.ts';

const service = createService();

/** Those of HTTP, and a few of others; CONNECT and TRACE cannot be sent with `fetch`. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT', 'PURGE'];

/** Pages and documents are no operations. */
const beside = ['/docs', '/docs/', ...Object.keys(documentFiles)];

/** The methods of each path in the document. */
const documented = new Map(
  Object.entries(openApi.paths).map(([path, item]) => [
    path,
    Object.keys(item).map((method) => method.toUpperCase()),
  ]),
);

/** A path with something in the place of its parameters. */
const filled = (path: string): string =>
  path
    .replaceAll('{matchId}', 'a'.repeat(64))
    .replaceAll('{seat}', '1')
    .replaceAll(/\{\w+\}/g, 'scopa');

/** What may be sent to a path: HEAD wherever GET, and OPTIONS everywhere. */
const allowedAt = (given: readonly string[]): readonly string[] =>
  given.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

describe('the router', () => {
  const routes = service.routes.filter(({ method }) => method !== 'ALL');

  test('has every operation of the document, under its method', () => {
    const routed = new Set(
      routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    for (const [path, given] of documented) {
      for (const method of given) expect(routed).toContain(`${method} ${path}`);
    }
  });

  test('has nothing that is not in the document, but the documents themselves', () => {
    for (const { method, path } of routes) {
      if (method === 'GET' && beside.includes(path)) continue;
      expect(documented.get(path.replaceAll(/:(\w+)/g, '{$1}')) ?? [], `${method} ${path}`).toContain(method);
    }
  });

  test('has no path that stands for several, and no handler for all methods but what every request passes', () => {
    for (const { path } of routes) expect(path).not.toContain('*');
    const forAll = service.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
    // Those of one operation stand at its path and let every method pass on.
    for (const path of forAll) {
      if (path !== '/*') expect(documented.has(path.replaceAll(/:(\w+)/g, '{$1}')), path).toBe(true);
    }
  });
});

describe('a method that a path does not take', () => {
  const cases = [...documented, ...beside.map((path): [string, string[]] => [path, ['GET']])].map(
    ([path, given]) => [path, allowedAt(given)] as const,
  );

  test.each(cases)('is 405 at %s, with Allow: %j', async (path, allowed) => {
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const response = await service.request(filled(path), { method }, env);
      expect(response.status, method).toBe(405);
      const allow = response.headers.get('Allow')?.split(', ') ?? [];
      expect(allow.sort(), method).toEqual([...allowed, 'OPTIONS'].sort());
      const problem: Json = method === 'HEAD' ? undefined : await response.json();
      if (method !== 'HEAD') expect(at(problem, '/code')).toBe('method-not-allowed');
    }
  });

  test.each(cases)('and what %s says that it takes, it takes: %j', async (path, allowed) => {
    for (const method of allowed) {
      const response = await service.request(filled(path), { method }, env);
      expect(response.status, method).not.toBe(405);
      await response.body?.cancel();
    }
  });
});
