/** `npm run clients -- typescript python go rust`: makes the named clients, or all, into `dist/clients`. */
import { allClientsWanted, clientLanguages } from './clients/index.ts';
import { clientFolder, localService } from './clients/language.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !clientLanguages.some((language) => language.name === name));
if (unknown.length > 0) {
  const known = clientLanguages.map((language) => language.name).join(', ');
  console.error(`No client is made for ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

for (const language of clientLanguages) {
  if (wanted.length > 0 && !wanted.includes(language.name)) continue;
  const folder = clientFolder(language.name);
  if (!language.isReady()) {
    console.log(`${language.name}: skipped, it needs ${language.needs}`);
    if (allClientsWanted()) process.exitCode = 1;
    continue;
  }
  try {
    await language.make(folder, localService);
    console.log(`${language.name}: made and compiled in ${folder}`);
  } catch (error) {
    console.error(`${language.name}: failed\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
