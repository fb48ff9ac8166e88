/** The documentation: what its interactive page loads, so that nothing comes from elsewhere, and the guides. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readGuides } from './guides/guides.ts';
import { llms, llmsFull } from './guides/llms.ts';
import { guidePage } from './guides/page.ts';
import { project } from './project.ts';

const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'];

// A file of its own, because the page's policy allows no script inside of it. No validator: it would ask another server.
const start = `SwaggerUIBundle({
  url: '/openapi-3.1.json',
  dom_id: '#documentation',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
});
`;

const style = `body {
  margin: 0;
  background: #fff;
  font-family: system-ui, sans-serif;
}
nav {
  padding: 1rem 1.25rem;
}
nav a {
  color: #8c1620;
}
`;

/** Puts what `/docs` loads, the guides and `llms.txt` into the folder of the site. */
export function buildDocs(site: string): void {
  buildReference(site);
  buildGuides(site);
}

function buildReference(site: string): void {
  const target = resolve(site, 'docs/assets');
  mkdirSync(target, { recursive: true });
  const require = createRequire(import.meta.url);
  for (const file of files) copyFileSync(require.resolve(`swagger-ui-dist/${file}`), resolve(target, file));
  writeFileSync(resolve(target, 'start.js'), start);
  writeFileSync(resolve(target, 'reference.css'), style);
}

function buildGuides(site: string): void {
  const target = resolve(site, 'docs/guides');
  mkdirSync(target, { recursive: true });
  copyFileSync(resolve(project, 'scripts/guides/style.css'), resolve(site, 'docs/assets/guides.css'));
  const guides = readGuides();
  for (const guide of guides) writeFileSync(resolve(target, `${guide.name}.html`), guidePage(guide, guides));
  writeFileSync(resolve(site, 'llms.txt'), llms(guides));
  writeFileSync(resolve(site, 'llms-full.txt'), llmsFull(guides));
}
