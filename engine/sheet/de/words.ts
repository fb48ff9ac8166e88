import { cardNames, rankNames, rankPluralNames, suitNames } from '../../cardNames.ts';
import { hasFrenchSuits } from '../../cards.ts';
import type { Card, DeckKind } from '../../model.ts';
import { allOf, anyOf } from '../../wording.ts';
import type { Neighbour, SheetFacts } from '../facts.ts';

/** German words and their forms for the rule sheet. */

const NUMBERS = [
  'null',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** `A, B und C` */
export const all = (words: readonly string[]): string => allOf('de', words);

/** `A, B oder C` */
export const any = (words: readonly string[]): string => anyOf('de', words);

/** `zwei`; thirteen and more as figures; one is `eine`, for cards. */
export const number = (count: number): string => NUMBERS[count] ?? String(count);

/** `eine Karte`, `zwei Karten`, `13 Karten` */
export const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${number(count)} Karten`);

/** Points are always figures, so that they are found at a glance. */
export const points = (count: number): string =>
  Math.abs(count) === 1 ? `${count} Punkt` : `${count} Punkte`;

/** The text as a sentence begins with it. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const rank = (letter: string, deck: DeckKind): string => rankNames(letter, deck).de;

/** `7`, `10`, `Ass`: numbers as figures. */
export const shortRank = (letter: string, deck: DeckKind): string =>
  letter === 'T' ? '10' : /\d/.test(letter) ? letter : rank(letter, deck);

/** Several cards of a rank: `Damen`. */
export const ranks = (letter: string, deck: DeckKind): string => rankPluralNames(letter, deck).de;
/** `Münzen`, `Karo` */
export const suit = (letter: string, deck: DeckKind): string => suitNames(letter, deck).de;

/** The cards of a suit: `Münzen`, `Karokarten`. */
export const suitCards = (letter: string, deck: DeckKind): string =>
  hasFrenchSuits(deck) ? `${suit(letter, deck)}karten` : suit(letter, deck);

const MASCULINE = ['Bube', 'Reiter', 'König'];

const article = (word: string, masculine: string): string => {
  if (word === 'Ass') return 'das';
  return MASCULINE.includes(word) ? masculine : 'die';
};

/** `bis zum Ass`, `bis zum Buben`, `bis zur Sieben`. */
export const upToRank = (letter: string, deck: DeckKind): string => {
  const word = rank(letter, deck);
  return `bis ${article(word, 'den') === 'die' ? 'zur' : 'zum'} ${word === 'Bube' ? 'Buben' : word}`;
};

/** Several cards of a suit: `Ass, Zwei und Drei der Münzen`, `Karo Ass, Zwei und Drei`. */
export const ranksOfSuit = (letters: readonly string[], suitLetter: string, deck: DeckKind): string => {
  const words = all(letters.map((letter) => rank(letter, deck)));
  return hasFrenchSuits(deck)
    ? `${suit(suitLetter, deck)} ${words}`
    : `${words} der ${suit(suitLetter, deck)}`;
};

/** `die Sieben der Münzen`, `den Kreuz Buben`: a card as the object of a sentence. */
export const theCard = (card: Card, deck: DeckKind): string =>
  `${article(rank(card.slice(0, 1), deck), 'den')} ${cardNames(card, deck).de.replace('Bube', 'Buben')}`;

/** `die Sieben der Kelche`, `der Kreuz Bube`: a card as the subject of a sentence. */
export const cardAsSubject = (card: Card, deck: DeckKind): string =>
  `${article(rank(card.slice(0, 1), deck), 'der')} ${cardNames(card, deck).de}`;

/** `Sieben der Münzen`, `Kreuz Bube` */
export const cardName = (card: Card, deck: DeckKind): string => cardNames(card, deck).de;

/** What a sweep is called: in the Skat deck's game it is a Feger. */
export const sweepWords = ({ deck }: SheetFacts) =>
  deck === 'skat-32'
    ? {
        object: 'einen Feger',
        subject: 'ein Feger',
        none: 'keinen Feger',
        usual: 'ein gewöhnlicher Feger',
        many: 'Feger',
        manyDative: 'Fegern',
        after: 'einem Feger',
      }
    : {
        object: 'eine Scopa',
        subject: 'eine Scopa',
        none: 'keine Scopa',
        usual: 'eine gewöhnliche Scopa',
        many: 'Scopas',
        manyDative: 'Scopas',
        after: 'einer Scopa',
      };

/** Who takes what goes to the dealer, as subject and as indirect object. */
export const dealerSide = ({ partners }: SheetFacts) =>
  partners
    ? { subject: 'die Partei des Gebers', object: 'die Partei des Gebers' }
    : { subject: 'der Geber', object: 'den Geber' };

/** Where a neighbour of the dealer sits. */
export const seat = (neighbour: Neighbour): string =>
  ({ left: 'links vom Geber', right: 'rechts vom Geber', opponent: 'gegenüber' })[neighbour];
