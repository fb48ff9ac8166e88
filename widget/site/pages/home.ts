/** What stands under the table on its page, in each language. */
import { type Language, languages } from './language.ts';
import { html, type Markup, prose } from './markup.ts';
import { addressOf } from './page.ts';

interface Block {
  readonly title: string;
  readonly text: string;
}

const blocks = (language: Language): readonly Block[] => {
  const learn = addressOf(language, 'learn');
  const rules = addressOf(language, 'rules');
  const embed = addressOf(language, 'embed');
  const texts: Readonly<Record<Language, readonly Block[]>> = {
    de: [
      {
        title: 'So spielst du',
        text: `Tippe auf eine Karte deiner Hand. Kann sie auf mehr als eine Art nehmen, leuchten die Tischkarten auf: Tippe die an, die du willst. [Lerne Scopa in zehn Minuten](${learn}), oder sieh dir [die Regeln aller Varianten](${rules}) an.`,
      },
      {
        title: 'Mit Freunden',
        text: '„Mit Freunden spielen“ im Menü gibt dir einen Link: Wer ihn öffnet, sitzt mit am Tisch. Freie Plätze übernimmt auf Wunsch der Computer. Ob ehrlich gegeben wurde, [prüft jeder selbst](/verify?lang=de).',
      },
      {
        title: 'Auf deiner Seite',
        text: `Eine Zeile Skript und ein Element [bringen den Tisch auf deine Website](${embed}). Die Regeln und der Computer stecken in einem [offenen Dienst](/docs).`,
      },
    ],
    it: [
      {
        title: 'Come si gioca',
        text: `Tocca una carta della tua mano. Se può prendere in più modi, le carte in tavola si illuminano: tocca quelle che vuoi. [Impara la scopa in dieci minuti](${learn}), o guarda [le regole di tutte le varianti](${rules}).`,
      },
      {
        title: 'Con gli amici',
        text: '«Gioca con amici» nel menu ti dà un link: chi lo apre si siede al tavolo. I posti liberi li può prendere il computer. Se le carte sono state date onestamente, [lo controlla chiunque](/verify?lang=it).',
      },
      {
        title: 'Sulla tua pagina',
        text: `Una riga di script e un elemento [portano il tavolo sul tuo sito](${embed}). Regole e computer sono un [servizio aperto](/docs).`,
      },
    ],
    en: [
      {
        title: 'How to play',
        text: `Tap a card of your hand. When it can take in more than one way, the cards on the table light up: tap the ones you want. [Learn Scopa in ten minutes](${learn}), or look at [the rules of every variant](${rules}).`,
      },
      {
        title: 'With friends',
        text: '“Play with friends” in the menu gives you a link: whoever opens it sits down at the table. The computer takes free seats if you like. Whether the cards were dealt fairly, [anyone can check](/verify?lang=en).',
      },
      {
        title: 'On your page',
        text: `One line of script and one element [bring the table to your website](${embed}). The rules and the computer player are an [open service](/docs).`,
      },
    ],
  };
  return texts[language];
};

/** The three texts, one of them shown. */
export const homeTexts = (): Markup =>
  html`${languages.map(
    (language) =>
      html`<div class="trio" lang="${language}" data-only="${language}"${language === 'en' ? '' : html` hidden`}>${blocks(
        language,
      ).map(({ title, text }) => html`<section><h2>${title}</h2><p>${prose(text)}</p></section>`)}</div>`,
  )}`;
