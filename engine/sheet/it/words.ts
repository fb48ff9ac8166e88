import { cardNames, rankNames, rankPluralNames, suitNames } from '../../cardNames.ts';
import type { Card, DeckKind } from '../../model.ts';
import { allOf, anyOf } from '../../wording.ts';
import type { Neighbour, SheetFacts } from '../facts.ts';

/** Italian words and their forms for the rule sheet. */

const NUMBERS = [
  'zero',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
];

/** `A, B e C` */
export const all = (words: readonly string[]): string => allOf('it', words);

/** `A, B o C` */
export const any = (words: readonly string[]): string => anyOf('it', words);

/** `due`; thirteen and more as figures; one is `una`, for cards. */
export const number = (count: number): string => NUMBERS[count] ?? String(count);

/** `una carta`, `due carte`, `13 carte` */
export const cards = (count: number): string => (count === 1 ? 'una carta' : `${number(count)} carte`);

/** Points are always figures, so that they are found at a glance. */
export const points = (count: number): string =>
  Math.abs(count) === 1 ? `${count} punto` : `${count} punti`;

const rank = (letter: string, deck: DeckKind): string => rankNames(letter, deck).it;
/** Several cards of a rank: `donne`. */
export const ranks = (letter: string, deck: DeckKind): string => rankPluralNames(letter, deck).it;
/** `denari`, `quadri` */
export const suit = (letter: string, deck: DeckKind): string => suitNames(letter, deck).it;

/** `7`, `10`, `asso`: numbers as figures. */
export const shortRank = (letter: string, deck: DeckKind): string =>
  letter === 'T' ? '10' : /\d/.test(letter) ? letter : rank(letter, deck);

const startsWithVowel = (word: string): boolean => /^[aeiou]/.test(word);

const withArticle = (word: string): string => {
  if (startsWithVowel(word)) return `l’${word}`;
  return `${word.startsWith('donna') ? 'la' : 'il'} ${word}`;
};

/** `il sette di denari`, `l’asso di coppe`, `la donna di cuori`. */
export const theCard = (card: Card, deck: DeckKind): string => withArticle(cardNames(card, deck).it);

/** `tutti i sette`, `tutti gli assi`, `tutte le donne`. */
export const allOfRank = (letter: string, deck: DeckKind, count = ''): string => {
  const word = ranks(letter, deck);
  if (word === 'donne') return `tutte${count} le donne`;
  return `tutti${count} ${startsWithVowel(word) ? 'gli' : 'i'} ${word}`;
};

/** `tutti e quattro i sette` */
export const wholeRank = (letter: string, deck: DeckKind): string => allOfRank(letter, deck, ' e quattro');

/** `fino al sette`, `fino all’asso`, `fino alla donna`. */
export const upToRank = (letter: string, deck: DeckKind): string => {
  const word = rank(letter, deck);
  if (startsWithVowel(word)) return `fino all’${word}`;
  return `fino ${word === 'donna' ? 'alla' : 'al'} ${word}`;
};

/** Several cards of a suit: `asso, due e tre di denari`. */
export const ranksOfSuit = (letters: readonly string[], suitLetter: string, deck: DeckKind): string =>
  `${all(letters.map((letter) => rank(letter, deck)))} di ${suit(suitLetter, deck)}`;

/** Partners: two are a pair, more a team. */
export const side = ({ rules }: SheetFacts): string => (rules.table.players > 4 ? 'squadra' : 'coppia');

/** Who takes what goes to the dealer: as subject, as receiver and as owner. */
export const dealerSide = (facts: SheetFacts) =>
  facts.partners
    ? {
        subject: `la ${side(facts)} del mazziere`,
        receiver: `alla ${side(facts)} del mazziere`,
        owner: `della ${side(facts)} del mazziere`,
      }
    : { subject: 'il mazziere', receiver: 'al mazziere', owner: 'del mazziere' };

/** Where a neighbour of the dealer sits. */
export const seat = (neighbour: Neighbour): string =>
  ({ left: 'alla sinistra', right: 'alla destra', opponent: 'di fronte' })[neighbour];
