/** `npm run clients -- typescript python`: makes the named clients, or all, into `dist/clients`. */
import { canBeChecked, generatedLanguages, makeGenerated } from './clients/generatedOnly.ts';
import { allClientsWanted, clientLanguages } from './clients/index.ts';
import { clientFolder, localService } from './clients/language.ts';
import { generatorIsReady, generatorNeeds } from './clients/openApiGenerator.ts';

/** A client that can be asked for. */
interface Wanted {
  readonly name: string;
  readonly needs: string;
  isReady(): boolean;
  /** Makes it, and says how far it was looked at. */
  make(folder: string): Promise<string>;
}

const compiled = clientLanguages.map(
  (language): Wanted => ({
    name: language.name,
    needs: language.needs,
    isReady: language.isReady,
    make: (folder) => language.make(folder, localService).then(() => 'made and compiled'),
  }),
);

const generated = generatedLanguages.map(
  (language): Wanted => ({
    name: language.name,
    needs: generatorNeeds,
    isReady: generatorIsReady,
    make: async (folder) => {
      await makeGenerated(language, folder);
      return canBeChecked(language) ? 'made, its syntax is sound' : 'made, not looked at by a compiler';
    },
  }),
);

const all = [...compiled, ...generated];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((language) => language.name === name));
if (unknown.length > 0) {
  const known = all.map((language) => language.name).join(', ');
  console.error(`No client is made for ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

for (const { name, needs, isReady, make } of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = clientFolder(name);
  if (!isReady()) {
    console.log(`${name}: skipped, it needs ${needs}`);
    if (allClientsWanted()) process.exitCode = 1;
    continue;
  }
  try {
    console.log(`${name}: ${await make(folder)}, in ${folder}`);
  } catch (error) {
    console.error(`${name}: failed\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
