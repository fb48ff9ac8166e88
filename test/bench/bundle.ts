import { resolve } from 'node:path';
import { build } from 'vite';
import { project } from '../../scripts/project.ts';

/** A Worker of the benches as one module, minified as for a deployment. @throws when it is not one module */
export async function bundleWorker(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: project,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: true,
      minify: true,
      rollupOptions: { input: resolve(import.meta.dirname, file), external: ['cloudflare:workers'] },
    },
  });
  if (!('output' in result) || result.output.length !== 1) throw new Error(`${file} is not one module.`);
  return result.output[0].code;
}
