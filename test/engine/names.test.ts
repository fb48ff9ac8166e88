import { describe, expect, it } from 'vitest';
import { cardNames, rankNames, rankPluralNames, suitNames } from '../../engine/cardNames.ts';
import { deckOf } from '../../engine/cards.ts';
import { deckCards } from '../../engine/decks.ts';
import { EXTRAS } from '../../engine/extras.ts';
import { lineNames, scoringNames } from '../../engine/itemNames.ts';
import { completeItem } from '../../engine/items.ts';
import {
  type CompleteItem,
  DECK_KINDS,
  type DeckKind,
  type Names,
  type ScoringItem,
} from '../../engine/model.ts';
import { VARIANTS } from '../../engine/variants/index.ts';

const LANGUAGES = ['de', 'it', 'en'] as const;

const cardsOf = (kind: DeckKind): readonly string[] => deckCards(kind).map(({ card }) => card);

const complete = (item: ScoringItem, kind: DeckKind = 'italian-40'): CompleteItem => {
  const completed = completeItem(item, deckOf(kind));
  if (typeof completed === 'string') throw new Error(completed);
  return completed;
};

const speaks = (names: Names) => {
  for (const language of LANGUAGES) expect(names[language]).toMatch(/^\S.*\S$/u);
};

describe('card names', () => {
  it.each(DECK_KINDS)('tell every card of %s apart in each language', (kind) => {
    const cards = cardsOf(kind);
    for (const language of LANGUAGES) {
      const names = cards.map((card) => cardNames(card, kind)[language]);
      expect(new Set(names).size).toBe(cards.length);
    }
  });

  it.each(DECK_KINDS)('contain no notation in %s', (kind) => {
    for (const card of cardsOf(kind)) {
      for (const language of LANGUAGES)
        expect(cardNames(card, kind)[language]).not.toMatch(/(^|\s)\p{Lu}(\s|$)|\d/u);
    }
  });

  it('call the settebello as Italian players do', () => {
    expect(cardNames('7D', 'italian-40')).toEqual({
      de: 'Sieben der Münzen',
      it: 'sette di denari',
      en: 'seven of coins',
    });
  });

  it('give the courts their own names in each deck', () => {
    expect(cardNames('JS', 'italian-40')).toEqual({
      de: 'Bube der Schwerter',
      it: 'fante di spade',
      en: 'knave of swords',
    });
    expect(cardNames('QC', 'italian-40').de).toBe('Reiter der Kelche');
    expect(cardNames('QC', 'french-40')).toEqual({
      de: 'Herz Dame',
      it: 'donna di cuori',
      en: 'queen of hearts',
    });
    expect(cardNames('KB', 'skat-32')).toEqual({ de: 'Kreuz König', it: 're di fiori', en: 'king of clubs' });
    expect(cardNames('TB', 'numeral-40')).toEqual({
      de: 'Zehn der Stäbe',
      it: 'dieci di bastoni',
      en: 'ten of clubs',
    });
  });

  it('know suits, ranks and their plurals', () => {
    expect(suitNames('D', 'french-40')).toEqual({ de: 'Karo', it: 'quadri', en: 'diamonds' });
    expect(rankNames('Q', 'italian-40')).toEqual({ de: 'Reiter', it: 'cavallo', en: 'knight' });
    expect(rankPluralNames('7', 'italian-40')).toEqual({ de: 'Siebenen', it: 'sette', en: 'sevens' });
    expect(rankPluralNames('A', 'french-40')).toEqual({ de: 'Asse', it: 'assi', en: 'aces' });
    expect(rankPluralNames('6', 'french-40').en).toBe('sixes');
    expect(rankPluralNames('Q', 'skat-32')).toEqual({ de: 'Damen', it: 'donne', en: 'queens' });
  });
});

describe('the key of a scoring item', () => {
  it.each<[string, ScoringItem]>([
    ['cards', { kind: 'most-cards', points: 1 }],
    ['coins', { kind: 'most-of-suit', points: 1, suit: 'D' }],
    ['most-of-suit-c', { kind: 'most-of-suit', points: 1, suit: 'C' }],
    ['settebello', { kind: 'card', points: 1, card: '7D' }],
    ['re-bello', { kind: 'card', points: 1, card: 'KD' }],
    ['rebello', { kind: 'card', points: 1, card: '6D' }],
    ['rosmarino', { kind: 'card', points: 1, card: 'JS' }],
    ['tre-denari', { kind: 'card', points: 1, card: '3D' }],
    ['card-as', { kind: 'card', points: 1, card: 'AS' }],
    ['primiera', { kind: 'primiera', points: 1 }],
    ['napola', { kind: 'run', points: 1, suit: 'D', fromRank: 'A' }],
    ['run-c-a', { kind: 'run', points: 1, suit: 'C', fromRank: 'A' }],
    ['sevens', { kind: 'most-of-rank', points: 1, rank: '7' }],
    ['queens', { kind: 'most-of-rank', points: 1, rank: 'Q' }],
    ['mobility', { kind: 'set', points: 1, cards: ['KS', 'JB'] }],
    ['settanta', { kind: 'set', points: 1, cards: ['7S', '7B', '7C', '7D'] }],
    ['grande', { kind: 'set', points: 5, cards: ['KD', 'QD', 'JD'] }],
    ['per-card-a-k', { kind: 'per-card', points: 1, ranks: ['K', 'A'] }],
  ])('is %s', (key, item) => {
    expect(complete(item).key).toBe(key);
  });

  it('is the caller’s own where there is one', () => {
    expect(complete({ kind: 'card', points: 1, card: '7D', key: 'belle' }).key).toBe('belle');
  });

  it('does not depend on the order in which cards were written', () => {
    const cards = ['2C', '5B', 'AS'];
    expect(complete({ kind: 'set', points: 1, cards }).key).toBe(
      complete({ kind: 'set', points: 1, cards: [...cards].reverse() }).key,
    );
  });

  it('of variants and extras is lower case and unique within each', () => {
    for (const { rules } of VARIANTS) {
      const keys = (rules.score?.items ?? []).map((item) => complete(item, rules.deck?.kind).key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+$/u);
    }
  });
});

describe('names of lines', () => {
  it('say in Karl what the Karlsruhe players say', () => {
    const karl = VARIANTS.find((variant) => variant.id === 'karl');
    const items = karl?.rules.score?.items ?? [];
    const names = items
      .map((item) => complete(item, 'skat-32'))
      .map((item) => lineNames(item.key, item, 'skat-32').de);
    expect(names).toEqual([
      'Kreuz König',
      'Meiste Damen',
      'Mobilitätspunkt (Drais und Benz)',
      'Meiste Karten',
    ]);
    expect(lineNames('sweeps', undefined, 'skat-32').de).toBe('Feger');
    expect(lineNames('sweeps', undefined, 'italian-40').de).toBe('Scopas');
  });

  it('follow the deck', () => {
    const coins = complete({ kind: 'most-of-suit', points: 1, suit: 'D' });
    expect(scoringNames(coins, 'italian-40').de).toBe('Meiste Münzen');
    expect(scoringNames(coins, 'french-40').de).toBe('Meiste Karokarten');
  });

  it('show the card wherever a word means different cards at different tables', () => {
    const named = (card: string) =>
      scoringNames(complete({ kind: 'card', points: 1, card }), 'italian-40').it;
    expect(named('6D')).toBe('Rebello (sei di denari)');
    expect(named('KD')).toBe('Re bello (re di denari)');
  });

  it('do not believe a key that says something else than the item', () => {
    const item = complete({ kind: 'card', points: 1, card: '2C', key: 'settebello' });
    expect(lineNames('settebello', item, 'italian-40').it).toBe('Due di coppe');
  });

  it('let a run of coins be called piccola, as in Liguria', () => {
    const run = complete({ kind: 'run', points: 1, suit: 'D', fromRank: 'A', key: 'piccola' });
    expect(lineNames('piccola', run, 'italian-40').it).toBe('Piccola');
  });

  it.each<ScoringItem>([
    { kind: 'card', points: 1, card: 'AS' },
    { kind: 'set', points: 1, cards: ['QD', 'QC', 'QB', 'QS'] },
    { kind: 'set', points: 1, cards: ['AD', 'KS'] },
    { kind: 'set', points: 1, cards: ['AD', 'AC', 'AB', 'KD', 'KS'] },
    { kind: 'run', points: 1, suit: 'C', fromRank: 'Q' },
    { kind: 'per-card', points: 1, ranks: ['A', 'Q'] },
    { kind: 'per-card', points: 1, cards: ['AD', 'KD', 'KC', 'KB', 'KS'] },
    { kind: 'most-of-rank', points: 1, rank: 'A' },
    { kind: 'most-of-suit', points: 1, suit: 'S' },
  ])('exist for an item that a caller invents: %j', (item) => {
    for (const kind of ['italian-40', 'french-40', 'skat-32'] as const) {
      const completed = complete(item, kind);
      const names = lineNames(completed.key, completed, kind);
      speaks(names);
      for (const language of LANGUAGES) expect(names[language]).not.toContain('undefined');
    }
  });

  it('exist for every house rule in every deck', () => {
    for (const { items = [] } of EXTRAS) {
      for (const item of items) speaks(lineNames(item.key, item, 'french-40'));
    }
    speaks(lineNames('bonus', undefined, 'italian-40'));
  });
});
