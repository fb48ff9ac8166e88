import { expect, test } from 'vitest';
import fixture from '../fixtures/cases.json' with { type: 'json' };
import { type Case, failures } from '../support/caseChecks.ts';
import { at } from '../support/json.ts';
import { send } from './http.ts';

const cases: readonly Case[] = fixture.cases;

test('every worked case is there', () => {
  expect(cases.length).toBe(fixture.count);
});

test.each(cases.map((worked) => [worked.id, worked.title, worked] as const))(
  '%s: %s',
  async (_id, _title, { request, expect: expected }) => {
    const { method, path, body } = request;
    const init =
      body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await send(path, { method, ...init });
    expect(answer.status, answer.text).toBe(expected.status);
    if (expected.code !== undefined) expect(at(answer.json, '/code')).toBe(expected.code);
    expect(failures(answer.json, expected.checks ?? [])).toEqual([]);
  },
);

test.each([
  ['equal', { a: 1 }, { a: 2 }],
  ['one-of', 3, [1, 2]],
  ['cards', ['7D', '7D'], ['7D']],
  ['includes', ['7D'], ['7D', '6D']],
  ['excludes', ['7D', '6D'], ['6D']],
  ['count', ['7D'], 2],
  ['absent', [], undefined],
  ['false', true, undefined],
  ['empty', ['7D'], undefined],
  ['filled', [], undefined],
  ['captures', [{ cards: ['7D'], sweep: true }], [{ cards: ['7D'], sweep: false }]],
  ['plays', [{ card: '7D', captured: [], sweep: false }], []],
  ['some', [{ kind: 'deal', seat: 1 }], { kind: 'deal', seat: 2 }],
  ['none', [{ kind: 'deal', seat: 1 }], { kind: 'deal' }],
])('the check %s can fail', (is, found, value) => {
  expect(failures({ found }, [{ at: '/found', is, value }])).toHaveLength(1);
});
