import { hasFrenchSuits } from './cards.ts';
import type { Card, DeckKind, Names } from './model.ts';
import { eachLanguage, type Language } from './wording.ts';

/**
 * What cards, ranks and suits are called. Names only: a name never tells a value (the French queen is the 9, the Italian
 * knave the 8), so whoever shows one shows the number beside it.
 */

type Words = Readonly<Record<string, string>>;

const ITALIAN_SUITS: Readonly<Record<Language, Words>> = {
  de: { D: 'Münzen', C: 'Kelche', B: 'Stäbe', S: 'Schwerter' },
  it: { D: 'denari', C: 'coppe', B: 'bastoni', S: 'spade' },
  en: { D: 'coins', C: 'cups', B: 'clubs', S: 'swords' },
};

const FRENCH_SUITS: Readonly<Record<Language, Words>> = {
  de: { D: 'Karo', C: 'Herz', B: 'Kreuz', S: 'Pik' },
  it: { D: 'quadri', C: 'cuori', B: 'fiori', S: 'picche' },
  en: { D: 'diamonds', C: 'hearts', B: 'clubs', S: 'spades' },
};

const NUMBERS: Readonly<Record<Language, Words>> = {
  de: {
    A: 'Ass',
    2: 'Zwei',
    3: 'Drei',
    4: 'Vier',
    5: 'Fünf',
    6: 'Sechs',
    7: 'Sieben',
    8: 'Acht',
    9: 'Neun',
    T: 'Zehn',
  },
  it: {
    A: 'asso',
    2: 'due',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    T: 'dieci',
  },
  en: {
    A: 'ace',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    T: 'ten',
  },
};

const ITALIAN_COURTS: Readonly<Record<Language, Words>> = {
  de: { J: 'Bube', Q: 'Reiter', K: 'König' },
  it: { J: 'fante', Q: 'cavallo', K: 're' },
  en: { J: 'knave', Q: 'knight', K: 'king' },
};

const FRENCH_COURTS: Readonly<Record<Language, Words>> = {
  de: { J: 'Bube', Q: 'Dame', K: 'König' },
  it: { J: 'fante', Q: 'donna', K: 're' },
  en: { J: 'jack', Q: 'queen', K: 'king' },
};

/** Irregular plurals; the rest follow their language's rule. */
const PLURALS: Readonly<Record<Language, Words>> = {
  de: {
    Ass: 'Asse',
    Bube: 'Buben',
    Reiter: 'Reiter',
    König: 'Könige',
    Dame: 'Damen',
  },
  it: { asso: 'assi', fante: 'fanti', cavallo: 'cavalli', donna: 'donne' },
  en: { six: 'sixes' },
};

const plural = (word: string, language: Language): string => {
  const ending = { de: 'en', it: '', en: 's' }[language];
  return PLURALS[language][word] ?? `${word}${ending}`;
};

/** `D C B S` as the deck's players call them: coins or diamonds, cups or hearts, clubs, swords or spades. */
export const suitNames = (suit: string, deck: DeckKind): Names => {
  const words = hasFrenchSuits(deck) ? FRENCH_SUITS : ITALIAN_SUITS;
  return eachLanguage((language) => words[language][suit] ?? suit);
};

/** One card of the rank, without article: `Sieben`, `cavallo`, `queen`. */
export const rankNames = (rank: string, deck: DeckKind): Names => {
  const courts = hasFrenchSuits(deck) ? FRENCH_COURTS : ITALIAN_COURTS;
  return eachLanguage((language) => NUMBERS[language][rank] ?? courts[language][rank] ?? rank);
};

/** Several cards of the rank: `Siebenen`, `cavalli`, `queens`. */
export const rankPluralNames = (rank: string, deck: DeckKind): Names => {
  const names = rankNames(rank, deck);
  return eachLanguage((language) => plural(names[language], language));
};

/** The four cards of one rank, which are spoken of together. */
export const isWholeRank = (cards: readonly Card[]): boolean =>
  cards.length === 4 && cards.every((card) => card.slice(0, 1) === cards[0].slice(0, 1));

/** A card in full, without article: `Sieben der Münzen`, `re di fiori`, `knave of swords`. */
export const cardNames = (card: Card, deck: DeckKind): Names => {
  const rank = rankNames(card.slice(0, 1), deck);
  const suit = suitNames(card.slice(1), deck);
  return {
    de: hasFrenchSuits(deck) ? `${suit.de} ${rank.de}` : `${rank.de} der ${suit.de}`,
    it: `${rank.it} di ${suit.it}`,
    en: `${rank.en} of ${suit.en}`,
  };
};
