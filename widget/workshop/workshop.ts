/**
 * A page of moments: for looking at, and for tests. `?moment=choose` shows one alone; `?sheet` shows the cards instead,
 * `?sheet=piacentine&filter=grayscale(1)` those of one deck in grey.
 */
import '../define.ts';
import { httpClient } from '../net/httpClient.ts';
import { type Moment, moments } from './moments.ts';
import { replayed } from './replay.ts';

const wishes = new URLSearchParams(location.search);
const wanted = wishes.get('moment');
const list = document.querySelector('main');

document.documentElement.lang = wishes.get('lang') ?? 'en';

function show(name: string, moment: Moment): void {
  const heading = document.createElement('h2');
  heading.textContent = moment.title;
  const table = document.createElement('scopa-table');
  const { variant, players, options } = moment.rules;
  table.id = `workshop-${name}`;
  table.variant = variant;
  table.animation = wishes.get('animation') ?? 'normal';
  table.assist = wishes.get('assist') ?? 'outline';
  table.theme = wishes.get('theme') ?? 'auto';
  table.indices = wishes.get('indices') ?? 'values';
  table.deck = wishes.get('deck') ?? 'napoletane';
  if (players !== undefined) table.players = players;
  if (options !== undefined) table.options = options;
  const { origin } = location;
  table.client = { ...httpClient(origin), dealRound: () => replayed(origin, moment) };
  localStorage.removeItem(`scopa-table:game:${table.id}`);
  list?.append(heading, table);
}

const sheet = wishes.get('sheet');

if (sheet !== null && list !== null) {
  const { showContactSheet } = await import('./contactSheet.ts');
  await showContactSheet(list, sheet, wishes.get('filter') ?? '');
} else {
  for (const [name, moment] of Object.entries(moments)) {
    if (wanted === null || wanted === name) show(name, moment);
  }
}
