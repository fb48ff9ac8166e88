/** The files of the interactive documentation, so that its page loads nothing from elsewhere. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
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

/** Puts what `/docs` loads into the folder of the site. */
export function buildDocs(site: string): void {
  const target = resolve(site, 'docs/assets');
  mkdirSync(target, { recursive: true });
  const require = createRequire(import.meta.url);
  for (const file of files) copyFileSync(require.resolve(`swagger-ui-dist/${file}`), resolve(target, file));
  writeFileSync(resolve(target, 'start.js'), start);
}

if (import.meta.main) buildDocs(resolve(project, 'dist/site'));
