/** `npm run build`: the site, the element and the documentation pages into `dist/site`. */
import { buildSite } from './site.ts';

await buildSite();
