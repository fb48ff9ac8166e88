import { cardNames, isWholeRank, rankNames, rankPluralNames, suitNames } from './cardNames.ts';
import { hasFrenchSuits } from './cards.ts';
import { knownItem } from './knownItems.ts';
import type { Card, CompleteItem, DeckKind, ItemFields, ItemOf, Names } from './model.ts';
import { asTitle, listed, mostOf, same } from './wording.ts';

/** What the lines of a settlement are called, and the key each is known by. */

/** Italian `from the …`, which melts into the article. */
const italianFrom = (rank: string): string => {
  if (/^[aeiou]/.test(rank)) return `dall’${rank}`;
  return rank === 'donna' ? `dalla ${rank}` : `dal ${rank}`;
};

/** A line with more cards than this goes by their number. */
const MOST_CARDS_NAMED = 4;

const setNames = (cards: readonly Card[], deck: DeckKind): Names => {
  if (isWholeRank(cards)) {
    const plural = rankPluralNames(cards[0].slice(0, 1), deck);
    const article = plural.it === 'donne' ? 'Le' : 'I';
    return {
      de: `Alle vier ${plural.de}`,
      it: `${article} quattro ${plural.it}`,
      en: `All four ${plural.en}`,
    };
  }
  if (cards.length <= MOST_CARDS_NAMED) return asTitle(listed(cards.map((card) => cardNames(card, deck))));
  return {
    de: `Satz aus ${cards.length} Karten`,
    it: `Gruppo di ${cards.length} carte`,
    en: `Set of ${cards.length} cards`,
  };
};

const runNames = ({ suit, fromRank }: ItemOf<'run'>, deck: DeckKind): Names => {
  const ofSuit = suitNames(suit, deck);
  const rank = rankNames(fromRank, deck);
  return {
    de: `Folge ab ${cardNames(`${fromRank}${suit}`, deck).de}`,
    it: `Sequenza di ${ofSuit.it} ${italianFrom(rank.it)}`,
    en: `Run of ${ofSuit.en} from the ${rank.en}`,
  };
};

const perCardNames = ({ ranks = [], cards = [] }: ItemOf<'per-card'>, deck: DeckKind): Names => {
  const named = [
    ...ranks.map((rank) => rankPluralNames(rank, deck)),
    ...cards.map((card) => cardNames(card, deck)),
  ];
  if (named.length <= MOST_CARDS_NAMED) return asTitle(listed(named));
  if (ranks.length > 0) return { de: 'Punktkarten', it: 'Carte a punti', en: 'Scoring cards' };
  return {
    de: `${cards.length} Punktkarten`,
    it: `${cards.length} carte a punti`,
    en: `${cards.length} scoring cards`,
  };
};

/** What an item is called by its kind and cards. The first two kinds always have a word of their own. */
const plainNames = (item: CompleteItem, deck: DeckKind): Names => {
  switch (item.kind) {
    case 'most-cards':
    case 'primiera':
      return same(item.kind);
    case 'most-of-suit': {
      const suit = suitNames(item.suit, deck);
      const ending = hasFrenchSuits(deck) ? 'karten' : '';
      return mostOf({ ...suit, de: `${suit.de}${ending}` });
    }
    case 'most-of-rank':
      return mostOf(rankPluralNames(item.rank, deck));
    case 'card':
      return asTitle(cardNames(item.card, deck));
    case 'set':
      return setNames(item.cards, deck);
    case 'run':
      return runNames(item, deck);
    case 'per-card':
      return perCardNames(item, deck);
  }
};

/** Everything that tells two items of a kind apart, in an order that does not depend on how they were written down. */
const distinction = (item: ItemFields): readonly string[] => {
  switch (item.kind) {
    case 'most-cards':
    case 'primiera':
      return [];
    case 'most-of-suit':
      return [item.suit];
    case 'most-of-rank':
      return [item.rank];
    case 'card':
      return [item.card];
    case 'set':
      return [...item.cards].sort();
    case 'run':
      return [item.suit, item.fromRank];
    case 'per-card': {
      const { ranks = [], cards = [] } = item;
      return [...[...ranks].sort(), ...[...cards].sort()];
    }
  }
};

/**
 * The key of an item that brings none: the word players have for it (`7D` settebello, `KD` re-bello, most coins `coins` …), else
 * its kind and cards in lower case, such as `most-of-suit-c` or `card-ad`.
 */
export const itemKey = (item: ItemFields): string =>
  knownItem(item)?.key ?? [item.kind, ...distinction(item)].join('-').toLowerCase();

/** The name of an item's line in the settlement. */
export const scoringNames = (item: CompleteItem, deck: DeckKind): Names =>
  knownItem(item)?.names(deck) ?? plainNames(item, deck);

const SWEEPS: Names = { de: 'Scopas', it: 'Scope', en: 'Sweeps' };
/** Where the Skat deck is at home a sweep is called by its German name. */
const SKAT_SWEEPS: Names = { ...SWEEPS, de: 'Feger' };
/** Points won outside plays: declarations and the dealer's bonus. */
const BONUS: Names = same('Bonus');

/**
 * The name of a line of the settlement.
 * @param key the line's key; `sweeps` and `bonus` are the two lines without an item
 * @param item the item that is counted in this line
 */
export const lineNames = (key: string, item: CompleteItem | undefined, deck: DeckKind): Names => {
  if (item) return scoringNames(item, deck);
  if (key === 'sweeps') return deck === 'skat-32' ? SKAT_SWEEPS : SWEEPS;
  return key === 'bonus' ? BONUS : same(key);
};
