import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, inject, test } from 'vitest';
import { documentFiles } from '../../api/documentFiles.ts';
import { project } from '../../scripts/project.ts';

test.each(Object.entries(documentFiles))('%s is served as it is committed', async (path, mediaType) => {
  const answer = await fetch(inject('serverUrl') + path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(readFileSync(resolve(project, `openapi${path}`), 'utf8'));
  expect(answer.headers.get('Content-Type')).toBe(mediaType);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('X-Request-Id')).toBeTruthy();
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  const again = await fetch(inject('serverUrl') + path, {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});
