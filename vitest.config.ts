import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** A key for tests only: the service under test seals and opens its own games. */
const sealKeys = `test:${Buffer.alloc(32, 7).toString('base64url')}`;

/** The folder of the documents, under the names by which the built site has them. */
const documents = { directory: 'openapi', binding: 'ASSETS' };

/**
 * The engine runs in plain Node, the service inside workerd as it will in production, and the element and the
 * generated clients against a server that is really started.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'engine', include: ['test/engine/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            // Of the site these tests want the documents only: no build is needed before them.
            miniflare: { bindings: { ENVIRONMENT: 'test', SEAL_KEYS: sealKeys }, assets: documents },
          }),
        ],
        // The first request of each file compiles the service's schemas and tables.
        test: { name: 'api', include: ['test/api/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { ENVIRONMENT: 'development', SEAL_KEYS: sealKeys } },
          }),
        ],
        test: { name: 'match', include: ['test/match/*.test.ts'], testTimeout: 60_000 },
      },
      {
        // Processes that are really started and killed.
        test: {
          name: 'served',
          include: ['test/match/served/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'widget',
          include: ['test/widget/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/browser.ts', 'test/support/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'clients',
          // After the others: compilers beside them would make the browser slow.
          sequence: { groupOrder: 1 },
          include: ['test/clients/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
