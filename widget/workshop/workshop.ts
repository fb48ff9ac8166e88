/** A page of moments from fixtures: for looking at, and for tests. `?moment=choose` shows one alone. */
import '../define.ts';
import { httpClient } from '../net/httpClient.ts';
import { type Fixture, fixtures } from './fixtures.ts';

const wishes = new URLSearchParams(location.search);
const wanted = wishes.get('moment');
const list = document.querySelector('main');

document.documentElement.lang = wishes.get('lang') ?? 'en';

function show(name: string, { title, variant, players, view, score }: Fixture): void {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const table = document.createElement('scopa-table');
  table.id = `workshop-${name}`;
  table.variant = variant;
  table.animation = wishes.get('animation') ?? 'normal';
  table.theme = wishes.get('theme') ?? 'auto';
  table.indices = wishes.get('indices') ?? 'values';
  table.deck = wishes.get('deck') ?? 'napoletane';
  if (players !== undefined) table.players = players;
  // Reference data is the real one; only the game is made up.
  table.client = {
    ...httpClient(location.origin),
    dealRound: () =>
      Promise.resolve({
        ok: true,
        value: { game: { sealed: name, view }, events: [], ...(score === undefined ? {} : { score }) },
      }),
  };
  localStorage.removeItem(`scopa-table:game:${table.id}`);
  list?.append(heading, table);
}

for (const [name, fixture] of Object.entries(fixtures)) {
  if (wanted === null || wanted === name) show(name, fixture);
}
