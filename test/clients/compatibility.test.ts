import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import released from '../../openapi/released/0.1.json' with { type: 'json' };
import { allClientsWanted } from '../../scripts/clients/index.ts';
import { breakingChanges, releasedDocuments } from '../../scripts/compatibility.ts';
import { has } from '../../scripts/run.ts';

const missing = !has('go', ['version']) && !allClientsWanted();
if (missing) console.warn('Skipped: comparing with the released documents. It needs Go.');

type Document = typeof released;

/** What breaks when the released document is changed. */
function broken(change: (document: Document) => void): string {
  const [before] = releasedDocuments();
  const document = structuredClone(released);
  change(document);
  const after = join(mkdtempSync(join(tmpdir(), 'scopa-')), 'changed.json');
  writeFileSync(after, JSON.stringify(document));
  return breakingChanges(before, after);
}

describe.skipIf(missing)('against the released document', () => {
  test('nothing breaks when nothing changes', { timeout: 300_000 }, () => {
    expect(broken(() => {})).toBe('');
  });

  test('an operation that is gone is found', () => {
    expect(broken(({ paths }) => Reflect.deleteProperty(paths['/v1/view'], 'post'))).toContain('/v1/view');
  });

  test('a property that an answer no longer has is found', () => {
    const changes = broken(({ components: { schemas } }) => {
      Reflect.deleteProperty(schemas.Match.properties, 'seq');
      schemas.Match.required = schemas.Match.required.filter((name) => name !== 'seq');
    });
    expect(changes).toContain('seq');
  });

  test('a property that a request suddenly needs is found', () => {
    const changes = broken(({ components: { schemas } }) => schemas.DealRequest.required.push('seed'));
    expect(changes).toContain('seed');
  });

  test('a new property that may be absent breaks nothing, in a request and in an answer', () => {
    const changes = broken(({ components: { schemas } }) => {
      for (const { properties } of [schemas.DealRequest, schemas.Match]) {
        Reflect.set(properties, 'mood', { type: 'string', maxLength: 10, description: 'How it goes.' });
      }
    });
    expect(changes).toBe('');
  });
});
