/** `npm run build`: the site, the element and the documentation pages into `dist/site`. */
import { fileOf } from './release.ts';
import { buildSite } from './site.ts';

const published = await buildSite();
for (const name of ['scopa-table.js', 'standalone.js']) {
  const { integrity, weight } = fileOf(published, name);
  console.log(
    `/widget/${published.version}/${name}: ${(weight / 1000).toFixed(1)} kB compressed, ${integrity}`,
  );
}
