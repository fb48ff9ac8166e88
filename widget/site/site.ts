/** The demo page: its language, and attributes of the table taken from the address (`/?variant=escoba&players=2`). */

const languages: readonly string[] = ['de', 'it', 'en'];
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

const wished = [wishes.get('lang') ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
speak(wished.find((tag) => languages.includes(tag)) ?? 'en');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-lang]'))
  button.addEventListener('click', () => speak(button.dataset.lang ?? 'en'));

/** Shows the page, and the table on it, in a language. */
function speak(language: string): void {
  document.documentElement.lang = language;
  for (const text of document.querySelectorAll<HTMLElement>('article')) text.hidden = text.lang !== language;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-lang]'))
    button.setAttribute('aria-pressed', String(button.dataset.lang === language));
}
