/** The descriptions of the service as files of the site: `npm run openapi` makes them, and the build puts them there. */
import { cacheable } from './caching.ts';
import { documentFiles } from './documentFiles.ts';
import type { Service } from './env.ts';
import { ProblemError } from './problem.ts';

/** Adds GET /openapi.json, GET /openapi-3.1.json and GET /asyncapi.yaml. */
export function documents(service: Service): void {
  for (const [path, mediaType] of Object.entries(documentFiles)) {
    service.get(path, cacheable('5 minutes'), async (c) => {
      const file = await c.env.ASSETS?.fetch(new URL(path, c.req.url));
      if (!file?.ok) throw new ProblemError('unavailable', { detail: 'The document is not available here.' });
      const tag = file.headers.get('ETag');
      return c.newResponse(file.body, 200, { 'Content-Type': mediaType, ...(tag !== null && { ETag: tag }) });
    });
  }
}
