/** The types by which the element speaks to the service. */
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * TypeScript for an OpenAPI document, as text of a file. Without its examples: they would be nine tenths of the file, and
 * are of no use to a compiler.
 * @throws when it is no OpenAPI document
 */
export async function widgetTypes(document: object): Promise<string> {
  const bare = JSON.stringify(document, (key, value: unknown) =>
    key === 'example' || key === 'examples' ? undefined : value,
  );
  const types = astToString(await openapiTS(bare));
  return `/* Generated from openapi/openapi.json by npm run openapi. Do not edit. */\n${types}`;
}
