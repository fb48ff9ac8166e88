/** The demo page: its language, and attributes of the table taken from the address (`/?variant=escoba&players=2`). */
import { chooseLanguage } from './languages.ts';

const attributes = [
  'variant',
  'players',
  'target',
  'extras',
  'level',
  'deck',
  'indices',
  'assist',
  'animation',
  'theme',
] as const;

const wishes = new URLSearchParams(location.search);
const table = document.querySelector('scopa-table');

for (const name of attributes) {
  const value = wishes.get(name);
  if (value !== null) table?.setAttribute(name, value);
}

chooseLanguage(() => undefined);
