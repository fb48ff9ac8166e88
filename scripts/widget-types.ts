/**
 * `npm run widget:types` writes the types of the service for the element from `openapi/openapi.json`; with `--check` it
 * only says whether what is committed is what the document says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { project } from './project.ts';

const source = resolve(project, 'openapi/openapi.json');
const target = resolve(project, 'widget/net/api.ts');

// Examples would be nine tenths of the file, and are of no use to a compiler.
const document: unknown = JSON.parse(readFileSync(source, 'utf8'), (key, value) =>
  key === 'example' || key === 'examples' ? undefined : value,
);
const types = astToString(await openapiTS(JSON.stringify(document)));
const text = `/* Generated from openapi/openapi.json by npm run widget:types. Do not edit. */\n${types}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('widget/net/api.ts is not what the document says: run npm run widget:types.');
  process.exitCode = 1;
}
