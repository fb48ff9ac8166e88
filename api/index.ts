/** The Worker: what runs on the platform. The site's files are served before a request comes here. */
import { createService } from './app.ts';
import type { ServiceBindings } from './env.ts';

export { MatchObject } from './match/MatchObject.ts';

const service = createService();

export default {
  fetch: (request, bindings, context) => service.fetch(request, bindings, context),
} satisfies ExportedHandler<ServiceBindings>;
