import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const project = import.meta.dirname;
const pages = resolve(project, 'widget/site');
/** Tests build into a folder of their own, so that they do not disturb a site that is being served. */
const output = resolve(project, process.env.SITE_FOLDER ?? 'dist/site');

/** The page of moments is for those who work on the element and for its tests; it is built when asked for only. */
const workshop = process.env.WORKSHOP === '1' || process.env.VITEST !== undefined;

/** The pages that show the element; each `*.html` there is one. Their assets carry a hash and may be kept for ever. */
function site(): UserConfig {
  return {
    root: pages,
    publicDir: 'public',
    plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'scopa-table' } } })],
    build: {
      outDir: output,
      emptyOutDir: true,
      rollupOptions: {
        input: ['.', 'examples'].flatMap((folder) =>
          readdirSync(resolve(pages, folder))
            .filter((name) => name.endsWith('.html') && (workshop || name !== 'workshop.html'))
            .map((name) => resolve(pages, folder, name)),
        ),
        // The pages load the element from the address that embedders use.
        external: ['/widget/scopa-table.js'],
      },
    },
  };
}

/** The first browsers with `:state()` and `light-dark()`, which the element needs: nothing is rewritten for older ones. */
const browsers = ['chrome125', 'firefox126', 'safari17.5'];

/** What these browsers have, and that they are no Node.js: what libraries bring for others is left out. */
const surroundings = {
  'globalThis.EventTarget': 'true',
  'globalThis.Event': 'true',
  process: 'undefined',
  'navigator.product': '"Gecko"',
};

/** Named one by one, as the builder has it; without what libraries write to the console for those who develop with them. */
const minify = { compress: { dropConsole: true }, mangle: true, codegen: { removeWhitespace: true } };

/** By now lines are broken and indented in templates only: there the browser takes all of it for one blank. */
const closeUpTemplates: Plugin = {
  name: 'close-up-templates',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/\s*\n\s+/g, ' ');
  },
};

/** The element as one module under a lasting name; what it fetches later goes into a folder under hashed names. */
function elementOf(source: string, name: string, parts: string): UserConfig {
  return {
    root: project,
    publicDir: false,
    define: surroundings,
    plugins: [closeUpTemplates],
    build: {
      outDir: resolve(output, 'widget'),
      emptyOutDir: false,
      modulePreload: false,
      target: browsers,
      // As a library: nothing of the builder's own comes with the lazy parts. It would leave out the minifying.
      lib: { entry: { [name]: resolve(project, source) }, formats: ['es'] },
      rollupOptions: {
        // What live play shares with the rest stays where it is: no page waits for one file more.
        preserveEntrySignatures: 'allow-extension',
        output: { minify, entryFileNames: '[name].js', chunkFileNames: `${parts}[name]-[hash].js` },
      },
    },
  };
}

/** The element as embedders load it. */
const element = (): UserConfig => elementOf('widget/define.ts', 'scopa-table', '');

/**
 * The element with the Neapolitan deck in it, for pages that want one file and its hash. Its lazy parts are its own:
 * those of the other file share that one's state, and would load it too.
 */
const standalone = (): UserConfig => ({
  ...elementOf('widget/standalone.ts', 'standalone', 'standalone/'),
  resolve: {
    alias: [
      {
        find: /^\.\/napoletaneLater\.ts$/,
        replacement: resolve(project, 'widget/cards/napoletaneHere.ts'),
      },
    ],
  },
});

const { dependencies } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));

/** What `npm pack` takes: readable modules that leave the libraries to whoever installs them. */
function packaged(): UserConfig {
  return {
    root: project,
    publicDir: false,
    build: {
      outDir: resolve(project, 'dist/package'),
      emptyOutDir: true,
      modulePreload: false,
      minify: false,
      target: browsers,
      lib: {
        entry: {
          'scopa-table': resolve(project, 'widget/define.ts'),
          element: resolve(project, 'widget/scopa-table.ts'),
          engine: resolve(project, 'engine/index.ts'),
        },
        formats: ['es'],
      },
      rollupOptions: {
        external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  };
}

const modes: Readonly<Record<string, () => UserConfig>> = { element, standalone, package: packaged };

/** `vite build` makes the site, `--mode element` the element; `npm run build` makes all, `npm pack` the package. */
export default defineConfig(({ mode }) => ({
  configFile: false,
  logLevel: 'warn',
  ...(modes[mode] ?? site)(),
}));
