/** What the pages of rules say beside the rule sheets. */
import type { DeckKind } from '../../../../engine/model.ts';
import type { Language } from '../language.ts';

/** In one language. */
export interface RulesWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly rulesOf: string;
  readonly all: string;
  readonly play: string;
  readonly players: string;
  readonly target: string;
  readonly pack: string;
  readonly packs: Readonly<Record<DeckKind, string>>;
  readonly different: string;
  readonly parts: readonly [deal: string, play: string, scoring: string, match: string];
  readonly atTable: string;
  readonly atTableLead: string;
  readonly extras: string;
  readonly extrasLead: string;
  readonly add: string;
  readonly or: string;
}

/** By language. */
export const rulesWords: Readonly<Record<Language, RulesWords>> = {
  de: {
    title: 'Regeln aller Varianten',
    description:
      'Die vollständigen Regeln von Scopa, Scopone, Escoba, Cirulla und allen anderen Varianten am Tisch.',
    lead: 'Eine Familie mit {n} Mitgliedern. Jede Seite sagt vollständig, wie gespielt wird, und was anders ist als bei der klassischen Scopa. Alle sind am Tisch zu haben.',
    rulesOf: 'Die Regeln von {name}',
    all: 'Alle Varianten',
    play: 'Spielen',
    players: 'Spieler',
    target: 'Punkte zum Sieg',
    pack: 'Karten',
    packs: {
      'italian-40': '40 italienische',
      'french-40': '40 französische',
      'numeral-40': '40, Ass bis 10',
      'skat-32': '32, Skatblatt',
    },
    different: 'Anders als bei der klassischen Scopa',
    parts: ['Blatt und Geben', 'Das Spiel', 'Was zählt', 'Sieg'],
    atTable: 'Mit {n} Spielern',
    atTableLead: 'Alles wie oben, nur:',
    extras: 'Hausregeln, die dazu passen',
    extrasLead: 'Am Tisch lassen sie sich im Menü einzeln oder zusammen einschalten.',
    add: 'So spielen',
    or: 'oder',
  },
  it: {
    title: 'Le regole di tutte le varianti',
    description:
      'Le regole complete di scopa, scopone, escoba, cirulla e di tutte le altre varianti del tavolo.',
    lead: 'Una famiglia di {n} giochi. Ogni pagina dice per intero come si gioca e che cosa cambia rispetto alla scopa classica. Al tavolo ci sono tutti.',
    rulesOf: 'Le regole: {name}',
    all: 'Tutte le varianti',
    play: 'Gioca',
    players: 'Giocatori',
    target: 'Punti per vincere',
    pack: 'Carte',
    packs: {
      'italian-40': '40 italiane',
      'french-40': '40 francesi',
      'numeral-40': '40, dall’asso al 10',
      'skat-32': '32, da Skat',
    },
    different: 'Diverso dalla scopa classica',
    parts: ['Mazzo e distribuzione', 'Il gioco', 'Che cosa conta', 'Vittoria'],
    atTable: 'In {n} giocatori',
    atTableLead: 'Tutto come sopra, tranne:',
    extras: 'Regole della casa che si possono aggiungere',
    extrasLead: 'Al tavolo si attivano dal menu, una alla volta o insieme.',
    add: 'Gioca così',
    or: 'o',
  },
  en: {
    title: 'The rules of every variant',
    description:
      'The complete rules of Scopa, Scopone, Escoba, Cirulla and every other variant at the table.',
    lead: 'A family of {n}. Each page says in full how the game is played, and what is different from classic Scopa. You can play all of them at the table.',
    rulesOf: 'The rules of {name}',
    all: 'All variants',
    play: 'Play',
    players: 'Players',
    target: 'Points to win',
    pack: 'Cards',
    packs: {
      'italian-40': '40, Italian',
      'french-40': '40, French',
      'numeral-40': '40, ace to 10',
      'skat-32': '32, Skat pack',
    },
    different: 'Different from classic Scopa',
    parts: ['Pack and deal', 'Play', 'What counts', 'Winning'],
    atTable: 'With {n} players',
    atTableLead: 'All as above, except:',
    extras: 'House rules that fit',
    extrasLead: 'At the table you switch them on in the menu, alone or together.',
    add: 'Play it',
    or: 'or',
  },
};
