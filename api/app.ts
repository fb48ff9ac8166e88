/** The service put together: what every request passes, the operations, the documents. Nothing is decided here. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { crossOrigin } from './crossOrigin.ts';
import { docs } from './docs.ts';
import { documents } from './documents.ts';
import type { Service, ServiceEnv } from './env.ts';
import { validationHook } from './invalidRequest.ts';
import { problem, problemOfError } from './problem.ts';
import { requestId } from './requestId.ts';
import { requestLog } from './requestLog.ts';
import { operations } from './routes/index.ts';

/** A service with all its operations and documents. */
export function createService(): Service {
  const service: Service = new OpenAPIHono<ServiceEnv>({ defaultHook: validationHook });
  service.use(requestId);
  service.use(requestLog(service));
  service.use(crossOrigin);
  service.use(
    methodNotAllowed({
      app: service,
      onMethodNotAllowed: (c, methods) =>
        problem(c, 'method-not-allowed', { headers: { Allow: [...methods, 'OPTIONS'].join(', ') } }),
    }),
  );
  for (const add of operations) add(service);
  documents(service);
  docs(service);
  service.notFound((c) => problem(c, 'not-found'));
  service.onError(problemOfError);
  return service;
}
