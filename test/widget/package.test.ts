import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementOf, type Manifest } from '../../scripts/manifest.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

const project = resolve(import.meta.dirname, '../..');
const modules = resolve(project, 'node_modules');

/** A project of a stranger: empty but for the package. */
const stranger = mkdtempSync(join(tmpdir(), 'scopa-stranger-'));

const run = (program: string, parameters: readonly string[], folder = stranger): string =>
  execFileSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${modules}/.bin:${process.env.PATH ?? ''}` },
  });

/** Plays a round with nothing but the engine of the package. */
const round = `
import { applyPlay, dealRound, listLegalPlays } from 'scopa-table/engine';
let step = dealRound({ rules: { variant: 'scopone' }, seed: new Uint8Array(32).fill(7) });
let plays = 0;
while (step.ok && step.value.score === undefined) {
  const legal = listLegalPlays(step.value.state);
  step = applyPlay(step.value.state, legal.value.plays[0]);
  plays += 1;
}
console.log(JSON.stringify({ plays, lines: step.value.score.lines.map(({ key }) => key) }));
`;

/** What must compile against the package, and in the marked lines must not. */
const programs = {
  'plain.ts': `
import type { GameSnapshot, ScopaPlayEvent } from 'scopa-table';
import { ScopaTable } from 'scopa-table/element';
import { dealRound, type GameStep } from 'scopa-table/engine';
const table = document.createElement('scopa-table');
const same: ScopaTable = table;
same.variant = 'escoba';
same.addEventListener('scopa-play', (event) => event.captured.map((card) => card.toUpperCase()));
document.addEventListener('scopa-round-end', ({ score }) => score?.sides[0]?.roundPoints);
export const last = (event: ScopaPlayEvent): string => event.card;
export const now: GameSnapshot | undefined = table.game;
const step = dealRound({ rules: { variant: 'scopa' }, seed: new Uint8Array(32) });
export const dealt: GameStep | undefined = step.ok ? step.value : undefined;
// @ts-expect-error a variant is a text
table.variant = 7;
`,
  'react.tsx': `
import type {} from 'scopa-table/react';
export const Table = () => (
  <scopa-table variant="scopa" players={2} level="hard" lang="it" className="mine"
    onscopa-sweep={({ side, card }) => console.log(side, card.length)} />
);
// @ts-expect-error there is no such level
export const Wrong = () => <scopa-table level="cleverest" />;
// @ts-expect-error a sweep has no points
export const Deaf = () => <scopa-table onscopa-sweep={({ points }) => points} />;
`,
  'vue.ts': `
import type { GlobalComponents } from 'vue';
import type {} from 'scopa-table/vue';
type Table = InstanceType<GlobalComponents['scopa-table']>;
export const properties: Table['$props'] = { variant: 'scopa', players: 2, level: 'hard', class: 'mine' };
export const tell = (table: Table): void => table.$emit('scopa-error', new Event('x') as never);
// @ts-expect-error there is no such deck
export const wrong: Table['$props'] = { deck: 'tarot' };
`,
};

describe('what npm pack makes', () => {
  let files: readonly string[];
  let tarball: string;
  let manifest: Manifest;

  beforeAll(() => {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', stranger], project));
    files = packed.files.map(({ path }: { readonly path: string }) => path);
    tarball = packed.filename;
    writeFileSync(
      join(stranger, 'package.json'),
      '{ "name": "stranger", "private": true, "type": "module" }',
    );
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`]);
    const file = join(stranger, 'node_modules/scopa-table/dist/package/custom-elements.json');
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  }, 180_000);
  afterAll(() => rmSync(stranger, { recursive: true, force: true }));

  it('holds modules, types and the manifest, and nothing of how they are made', () => {
    const beside = files.filter((file) => !file.startsWith('dist/package/'));
    expect(beside.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter((file) => /test|workshop|site\/|scripts|\.map$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  });

  it('asks for the libraries of the element and the engine only', () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(stranger, 'node_modules/scopa-table/package.json'), 'utf8'),
    );
    expect(Object.keys(dependencies).sort()).toEqual([
      '@noble/hashes',
      '@shoelace-style/localize',
      'lit',
      'lit-html',
      'partysocket',
      'uqr',
    ]);
  });

  it('plays a round in Node.js', () => {
    writeFileSync(join(stranger, 'round.js'), round);
    const { plays, lines } = JSON.parse(run(process.execPath, ['round.js']));
    expect(plays).toBe(40);
    expect(lines).toEqual(['cards', 'coins', 'settebello', 'primiera', 'sweeps']);
  });

  it('is typed for plain TypeScript, React and Vue', { timeout: 60_000 }, () => {
    mkdirSync(join(stranger, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/react', 'vue'])
      symlinkSync(join(modules, name), join(stranger, 'node_modules', name));
    for (const [name, text] of Object.entries(programs)) writeFileSync(join(stranger, name), text);
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    };
    writeFileSync(
      join(stranger, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: Object.keys(programs) }),
    );
    let said = '';
    try {
      said = run('tsc', ['--project', stranger]);
    } catch (error) {
      said = String(Object(error).stdout);
    }
    expect(said).toBe('');
  });

  it('says of the element all that it takes and tells', () => {
    const element = elementOf(manifest);
    const attributes = new Map(element.attributes?.map((each) => [each.name, each]));
    const observed = [
      ...'api variant players target extras level match seat deck indices assist animation theme'.split(' '),
    ];
    expect([...attributes.keys()]).toEqual(expect.arrayContaining(observed));
    expect(attributes.get('level')).toMatchObject({
      type: { text: "'normal' | 'easy' | 'hard' | 'master'" },
      default: "'normal'",
    });
    expect(element.events?.map(({ name }) => name)).toHaveLength(9);
    const all = [
      'attributes',
      'members',
      'events',
      'slots',
      'cssParts',
      'cssProperties',
      'cssStates',
    ] as const;
    for (const list of all) {
      const each = element[list] ?? [];
      expect(each.length, list).toBeGreaterThan(2);
      expect(
        each.filter(({ description = '' }) => description === ''),
        list,
      ).toEqual([]);
    }
    expect(element.members?.filter(({ name = '' }) => name.startsWith('#'))).toEqual([]);
  });

  it.skipIf(!hasBrowser)('shows a table when a page is bundled from it', { timeout: 60_000 }, async () => {
    writeFileSync(join(stranger, 'main.js'), "import 'scopa-table';");
    await build({
      root: stranger,
      configFile: false,
      logLevel: 'error',
      build: {
        lib: { entry: 'main.js', formats: ['es'] },
        outDir: 'out',
        rollupOptions: { output: { entryFileNames: 'main.js' } },
      },
    });
    const page = `<!doctype html><title>Page</title><script type="module" src="/main.js"></script><scopa-table api="${address}" lang="en"></scopa-table>`;
    const server: Server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (path.endsWith('.js')) {
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end(readFileSync(join(stranger, 'out', path.slice(1))));
      } else {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(page);
      }
    });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const { port } = server.address() as AddressInfo;
    const browser = await openBrowser();
    const table = new TablePage(await (await browser.newContext()).newPage());
    await table.page.goto(`http://localhost:${port}/`);
    await table.ready();
    expect(table.complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await browser.close();
    server.close();
  });
});
