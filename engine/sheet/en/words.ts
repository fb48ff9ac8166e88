import { cardNames, rankNames, rankPluralNames, suitNames } from '../../cardNames.ts';
import type { Card, DeckKind } from '../../model.ts';
import { allOf, anyOf } from '../../wording.ts';
import type { Neighbour, SheetFacts } from '../facts.ts';

/** English words and their forms for the rule sheet. */

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `A, B and C` */
export const all = (words: readonly string[]): string => allOf('en', words);

/** `A, B or C` */
export const any = (words: readonly string[]): string => anyOf('en', words);

/** `two`; thirteen and more as figures. */
export const number = (count: number): string => NUMBERS[count] ?? String(count);

/** `one card`, `two cards`, `13 cards` */
export const cards = (count: number): string => (count === 1 ? 'one card' : `${number(count)} cards`);

/** Points are always figures, so that they are found at a glance. */
export const points = (count: number): string =>
  Math.abs(count) === 1 ? `${count} point` : `${count} points`;

/** The text as a sentence begins with it. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** One card of a rank: `queen`. */
export const rank = (letter: string, deck: DeckKind): string => rankNames(letter, deck).en;
/** Several cards of a rank: `queens`. */
export const ranks = (letter: string, deck: DeckKind): string => rankPluralNames(letter, deck).en;
/** `coins`, `diamonds` */
export const suit = (letter: string, deck: DeckKind): string => suitNames(letter, deck).en;

/** `7`, `10`, `ace`: numbers as figures. */
export const shortRank = (letter: string, deck: DeckKind): string =>
  letter === 'T' ? '10' : /\d/.test(letter) ? letter : rank(letter, deck);

/** `the seven of coins` */
export const theCard = (card: Card, deck: DeckKind): string => `the ${cardNames(card, deck).en}`;

/** Several cards of a suit: `the ace, two and three of coins`. */
export const ranksOfSuit = (letters: readonly string[], suitLetter: string, deck: DeckKind): string =>
  `the ${all(letters.map((letter) => rank(letter, deck)))} of ${suit(suitLetter, deck)}`;

/** Who scores together: two are a partnership, more a team, one is a player. */
export const side = ({ rules, partners }: SheetFacts): string => {
  if (!partners) return 'player';
  return rules.table.players > 4 ? 'team' : 'partnership';
};

/** Who takes what goes to the dealer. */
export const dealerSide = (facts: SheetFacts): string =>
  facts.partners ? `the dealer’s ${side(facts)}` : 'the dealer';

/** Where a neighbour of the dealer sits. */
export const seat = (neighbour: Neighbour): string =>
  ({ left: 'to the left of the dealer', right: 'to the right of the dealer', opponent: 'opposite' })[
    neighbour
  ];
