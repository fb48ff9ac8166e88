/** Builds what `npm pack` takes: modules, their types and the manifest, into `dist/package`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { type Manifest, readManifest } from './manifest.ts';
import { project } from './project.ts';
import { run } from './run.ts';

const folder = resolve(project, 'dist/package');

/** In a package the sources are modules: where each declaration is found there. */
const modules: Readonly<Record<string, string>> = {
  'widget/define.ts': 'dist/package/scopa-table.js',
  'widget/scopa-table.ts': 'dist/package/element.js',
  'widget/attributes.ts': 'dist/package/element.js',
  'widget/events.ts': 'dist/package/scopa-table.js',
};

const placed = (manifest: Manifest): string =>
  Object.entries(modules).reduce(
    (text, [source, module]) => text.replaceAll(`"${source}"`, `"${module}"`),
    JSON.stringify(manifest, null, 2),
  );

/** Declarations import each other as sources do, `./card.ts`; resolvers other than the compiler's own want `./card.js`. */
function renameImports(types: string): void {
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(types, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'));
  }
}

/** @throws when a source does not compile */
async function buildPackage(): Promise<void> {
  await build({ configFile: resolve(project, 'vite.config.ts'), mode: 'package' });
  const types = resolve(folder, 'types');
  if (!run('tsc', ['--project', 'widget/frameworks/tsconfig.package.json', '--outDir', types]))
    throw new Error('The types of the package could not be written.');
  renameImports(types);
  writeFileSync(resolve(folder, 'types-only.js'), '// Types only.\nexport {};\n');
  writeFileSync(resolve(folder, 'custom-elements.json'), `${placed(readManifest())}\n`);
}

await buildPackage();
