import { cardNames, rankPluralNames } from './cardNames.ts';
import { hasFrenchSuits } from './cards.ts';
import type { Card, DeckKind, ItemFields, Names } from './model.ts';
import { asTitle, eachLanguage, mostOf, same } from './wording.ts';

/** The items that players have a word for. */

const sameCards = (cards: readonly Card[] | undefined, others: readonly Card[]): boolean =>
  cards?.length === others.length && others.every((card) => cards.includes(card));

const withCard = (name: string, card: Card, deck: DeckKind): Names => {
  const names = cardNames(card, deck);
  return eachLanguage((language) => `${name} (${names[language]})`);
};

/** An item that players have a word for. */
interface KnownItem {
  readonly key: string;
  readonly fits: (item: ItemFields) => boolean;
  /** Undefined where the word belongs to another deck; the item then goes by its cards. */
  readonly names: (deck: DeckKind) => Names | undefined;
}

const knownCard = (key: string, card: Card, names: KnownItem['names']): KnownItem => ({
  key,
  fits: (item) => item.kind === 'card' && item.card === card,
  names,
});

const knownSet = (key: string, cards: readonly Card[], names: KnownItem['names']): KnownItem => ({
  key,
  fits: (item) => item.kind === 'set' && sameCards(item.cards, cards),
  names,
});

const runOfCoins = (item: ItemFields): boolean =>
  item.kind === 'run' && item.suit === 'D' && item.fromRank === 'A';

/** Sixes and kings of coins are both called rebello somewhere, so such names always show their card. */
const KNOWN_ITEMS: readonly KnownItem[] = [
  {
    key: 'cards',
    fits: (item) => item.kind === 'most-cards',
    names: () => ({ de: 'Meiste Karten', it: 'Carte', en: 'Most cards' }),
  },
  {
    key: 'coins',
    fits: (item) => item.kind === 'most-of-suit' && item.suit === 'D',
    names: (deck) =>
      hasFrenchSuits(deck)
        ? { de: 'Meiste Karokarten', it: 'Quadri', en: 'Most diamonds' }
        : { de: 'Meiste Münzen', it: 'Denari', en: 'Most coins' },
  },
  knownCard('settebello', '7D', () => same('Settebello')),
  { key: 'primiera', fits: (item) => item.kind === 'primiera', names: () => same('Primiera') },
  { key: 'napola', fits: runOfCoins, names: () => same('Napola') },
  { key: 'piccola', fits: runOfCoins, names: () => same('Piccola') },
  knownSet('grande', ['JD', 'QD', 'KD'], (deck) => (deck === 'skat-32' ? undefined : same('Grande'))),
  knownCard('re-bello', 'KD', (deck) => withCard('Re bello', 'KD', deck)),
  knownCard('rebello', '6D', (deck) => withCard('Rebello', '6D', deck)),
  knownCard('rosmarino', 'JS', (deck) => withCard('Rosmarino', 'JS', deck)),
  knownCard('tre-denari', '3D', (deck) => asTitle(cardNames('3D', deck))),
  knownSet('settanta', ['7D', '7C', '7B', '7S'], () => same('Settanta')),
  knownSet('mobility', ['JB', 'KS'], (deck) =>
    deck === 'skat-32'
      ? {
          de: 'Mobilitätspunkt (Drais und Benz)',
          it: 'Punto mobilità (Drais e Benz)',
          en: 'Mobility point (Drais and Benz)',
        }
      : undefined,
  ),
  {
    key: 'sevens',
    fits: (item) => item.kind === 'most-of-rank' && item.rank === '7',
    names: (deck) => mostOf(rankPluralNames('7', deck)),
  },
  {
    key: 'queens',
    fits: (item) => item.kind === 'most-of-rank' && item.rank === 'Q',
    names: (deck) => mostOf(rankPluralNames('Q', deck)),
  },
  {
    key: 'aces-and-courts',
    fits: (item) => item.kind === 'per-card' && sameCards(item.ranks, ['A', 'J', 'Q', 'K']),
    names: () => ({ de: 'Asse und Bildkarten', it: 'Assi e figure', en: 'Aces and courts' }),
  },
];

/**
 * The word players have for an item: the one its key asks for when it fits, else the first that fits. A key that says
 * something else than the item does is not believed.
 */
export const knownItem = (item: ItemFields & { readonly key?: string }): KnownItem | undefined =>
  KNOWN_ITEMS.find((known) => known.key === item.key && known.fits(item)) ??
  KNOWN_ITEMS.find((known) => known.fits(item));
