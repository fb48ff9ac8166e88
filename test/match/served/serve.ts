/** Serves the Worker on a port and a folder for its storage, until it is killed. */
import { startServer } from '../../../scripts/server.ts';

const [port, storage] = process.argv.slice(2);
const key = Buffer.alloc(32, 7).toString('base64url');
await startServer({
  port: Number(port),
  storage,
  // Any folder there is: nothing of the site is asked for.
  site: 'openapi',
  variables: { ENVIRONMENT: 'development', SEAL_KEYS: `dev:${key}` },
});
console.log('serving');
