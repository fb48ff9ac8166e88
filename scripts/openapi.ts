/**
 * `npm run openapi` writes the worked examples, the two OpenAPI documents and the AsyncAPI document into `openapi/`, and the
 * element's types of the service; with `--check` it only says whether what is committed is what the routes say. Then the
 * documents are linted: general rules, and what client generators need.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { createService } from '../api/app.ts';
import { asyncApiDocument } from '../api/asyncapi.ts';
import { openApiDocuments } from '../api/openapi.ts';
import { workExamples } from './examples.ts';
import { matchExamples, messageExamples } from './matchExamples.ts';
import { project } from './project.ts';
import { run } from './run.ts';
import { widgetTypes } from './widget-types.ts';

const service = createService();
const examples = await workExamples(service);
const { document30, document31 } = openApiDocuments(service, { ...examples, ...matchExamples() });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

// Long texts stay on lines of their own; nothing is told twice by a YAML anchor.
const yaml = (value: unknown): string =>
  `# Generated from api/schemas by npm run openapi. Do not edit.\n${stringify(value, { lineWidth: 120, aliasDuplicateObjects: false })}`;

const files = {
  'openapi/examples.json': json(examples),
  'openapi/openapi.json': json(document30),
  'openapi/openapi-3.1.json': json(document31),
  'openapi/asyncapi.yaml': yaml(asyncApiDocument(messageExamples())),
  'widget/net/api.ts': await widgetTypes(document30),
};

const stale: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const file = resolve(project, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale.push(name);
}

for (const name of stale) console.error(`${name} is not what the routes say: run npm run openapi.`);

/** Also hints are faults. */
const lint = (ruleset: string, document: string) =>
  run('spectral', ['lint', '-F', 'hint', '-r', `openapi/${ruleset}`, `openapi/${document}`]);

/** A second program looks at it, and at the examples. It neither tells of its use nor asks for updates. */
const lintAgain = (document: string) =>
  run(
    'redocly',
    ['lint', '--config', 'openapi/redocly.yaml', '--max-problems', '20', `openapi/${document}`],
    {
      environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
const clean = [
  lint('portability.spectral.yaml', 'openapi.json'),
  lint('security.spectral.yaml', 'openapi.json'),
  lint('general.spectral.yaml', 'openapi-3.1.json'),
  lint('asyncapi.spectral.yaml', 'asyncapi.yaml'),
  lintAgain('openapi.json'),
].every((passed) => passed);
process.exitCode = stale.length === 0 && clean ? 0 : 1;
