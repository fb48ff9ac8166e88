/** `llms.txt` and `llms-full.txt`: where a language model finds what it needs to use the service. */
import { addressOfFile, type Guide, guideAddress } from './guides.ts';

/** The links of a guide to others as addresses of the service. */
const linked = (markdown: string): string =>
  markdown.replace(/\]\(([^)]+)\)/g, (whole, link: string) => {
    const address = addressOfFile(link);
    return address === undefined ? whole : `](${address})`;
  });

/** The overview. */
export function llms(guides: readonly Guide[]): string {
  const links = guides
    .filter(({ name }) => name !== 'index')
    .map(({ name, title }) => `- [${title}](${guideAddress(name)})`);
  return `# scopa-table

> Rules, a computer player and live matches for Scopa and its whole family, as an HTTP API without accounts or keys.

A card is rank and suit: \`A 2 3 4 5 6 7 8 9 T J Q K\` and \`D C B S\`; the settebello is \`7D\`. The stateless operations take a \`game\` and give one back, which is sent on as it is: POST /v1/deal, then /v1/legal-plays and /v1/play or /v1/ai-play, until the answer has a \`score\`. Errors are problem documents; decide by \`code\`.

## Documents

- [OpenAPI 3.0.3](/openapi.json): every operation with an example
- [OpenAPI 3.1](/openapi-3.1.json)
- [AsyncAPI](/asyncapi.yaml): the socket of a live match
- [All guides in one text](/llms-full.txt)

## Guides

${links.join('\n')}
`;
}

/** All guides in one text. */
export const llmsFull = (guides: readonly Guide[]): string =>
  guides
    .filter(({ name }) => name !== 'index')
    .map(({ markdown }) => linked(markdown))
    .join('\n');
