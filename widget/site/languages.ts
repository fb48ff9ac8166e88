/** The language of a page of the site: wished for in its address, else the browser's, and chosen with its buttons. */

const languages: readonly string[] = ['de', 'it', 'en'];

/** Shows the page in its language, and calls `speak` then and whenever another one is chosen. */
export function chooseLanguage(speak: (language: string) => void): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-lang]');
  const texts = document.querySelectorAll<HTMLElement>('[data-only]');
  const choose = (language: string): void => {
    document.documentElement.lang = language;
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.lang === language));
    for (const text of texts) text.hidden = text.dataset.only !== language;
    speak(language);
  };
  const wished = new URLSearchParams(location.search).get('lang') ?? '';
  const tags = [wished, ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.lang ?? 'en'));
  choose(tags.find((tag) => languages.includes(tag)) ?? 'en');
}
