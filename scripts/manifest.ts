/** The custom elements manifest: what `<scopa-table>` takes and tells, read from its source. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Declaration, Described } from '../widget/site/pages/embed/facts.ts';
import { project } from './project.ts';
import { run } from './run.ts';

interface ManifestModule {
  readonly path: string;
  readonly declarations?: readonly Declaration[];
}

/** The whole manifest, schema of the custom-elements-manifest project. */
export interface Manifest {
  readonly modules: readonly ManifestModule[];
}

const settings = 'scripts/custom-elements-manifest.config.mjs';

const isPublic = ({ name = '', privacy, static: ofClass }: Described): boolean =>
  !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected' && ofClass !== true;

/** What is documented with its name; the analyser also lists each place where an event is dispatched. */
const isEvent = ({ name }: Described): boolean => name?.startsWith('scopa-') === true;

/** Where a comment lists all values of a property, ``normal`, `easy`.`, they are its type. */
function typed(each: Described): Described {
  const [, list] = /(?:^|: )((?:`[\w-]+`(?:, )?)+)\.$/.exec(each.description ?? '') ?? [];
  if (list === undefined || each.type?.text !== 'string') return each;
  return { ...each, type: { text: list.replaceAll('`', "'").replaceAll(', ', ' | ') } };
}

const cleaned = (declaration: Declaration): Declaration => ({
  ...declaration,
  ...(declaration.members !== undefined && { members: declaration.members.filter(isPublic).map(typed) }),
  ...(declaration.attributes !== undefined && { attributes: declaration.attributes.map(typed) }),
  ...(declaration.events !== undefined && { events: declaration.events.filter(isEvent) }),
});

/** Reads the manifest from the sources. @throws when the analyser fails */
export function readManifest(): Manifest {
  const folder = mkdtempSync(join(tmpdir(), 'scopa-manifest-'));
  try {
    if (!run('cem', ['analyze', '--quiet', '--config', settings, '--outdir', relative(project, folder)]))
      throw new Error('The manifest of the element could not be read.');
    const { modules, ...rest }: Manifest = JSON.parse(
      readFileSync(join(folder, 'custom-elements.json'), 'utf8'),
    );
    return {
      ...rest,
      modules: modules.map((module) => ({
        ...module,
        ...(module.declarations !== undefined && { declarations: module.declarations.map(cleaned) }),
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The element's own declaration. @throws when the manifest has none */
export function elementOf({ modules }: Manifest): Declaration {
  const found = modules
    .flatMap(({ declarations = [] }) => declarations)
    .find((each) => each.name === 'ScopaTable');
  if (found === undefined) throw new Error('The manifest does not have the element.');
  return found;
}
