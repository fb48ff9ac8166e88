import { cardNumber, type Deck, SUITS } from './cards.ts';
import { itemKey } from './itemNames.ts';
import type { CompleteItem, ItemFields, ScoringItem } from './model.ts';

/** Shortest run that scores where the item does not say. */
const SHORTEST_RUN = 3;

/** The fields of an item's kind, filled in; or the reason in words why it cannot be counted. */
function fieldsOfKind(item: ScoringItem, deck: Deck): ItemFields | string {
  const foreign = (cards: readonly string[]) => cards.some((card) => cardNumber(deck, card) < 0);
  const { points, tie = 'nobody' } = item;
  switch (item.kind) {
    case 'most-cards':
      return { kind: item.kind, points, tie };
    case 'most-of-suit': {
      const suit = SUITS.find((letter) => letter === item.suit);
      return suit ? { kind: item.kind, points, suit, tie } : 'names no suit';
    }
    case 'most-of-rank': {
      const { rank, allPoints } = item;
      if (rank === undefined || !deck.ranks.includes(rank)) return 'names no rank of the deck';
      return { kind: item.kind, points, rank, ...(allPoints !== undefined && { allPoints }), tie };
    }
    case 'card': {
      const { card } = item;
      if (card === undefined || foreign([card])) return 'names no card of the deck';
      return { kind: item.kind, points, card };
    }
    case 'set': {
      const { cards } = item;
      if (!cards?.length || foreign(cards)) return 'needs cards of the deck';
      return { kind: item.kind, points, cards };
    }
    case 'per-card': {
      const { cards = [], ranks = [] } = item;
      if (cards.length + ranks.length === 0 || foreign(cards)) return 'needs cards or ranks of the deck';
      if (ranks.some((rank) => !deck.ranks.includes(rank))) return 'names a rank the deck has not';
      return { kind: item.kind, points, ...(cards.length && { cards }), ...(ranks.length && { ranks }) };
    }
    case 'run': {
      const { fromRank, pointsBy = 'length' } = item;
      const suit = SUITS.find((letter) => letter === item.suit);
      if (!suit) return 'names no suit';
      if (fromRank === undefined || !deck.packRanks.includes(fromRank))
        return 'begins with no rank of the deck';
      const longest = deck.packRanks.length - deck.packRanks.indexOf(fromRank);
      const max = item.max ?? longest;
      const min = item.min ?? Math.min(SHORTEST_RUN, max);
      if (min > max || max > longest)
        return 'is longer than the suit, or its shortest length above its longest';
      return { kind: item.kind, points, suit, fromRank, min, max, pointsBy };
    }
    case 'primiera': {
      const { scale = 'standard', missingSuit = 'ineligible', mode = 'points' } = item;
      return { kind: item.kind, points, scale, missingSuit, mode, tie };
    }
  }
}

/** The keys of the two lines of a settlement that count no item. */
const LINES_WITHOUT_ITEM = ['sweeps', 'bonus'];

/** The longest key that a settlement shows. */
const KEY_LENGTH = 60;

/** The key itself, cut to what can be shown, or with a number from 2 on when others, or a line without an item, have it. */
function distinctKey(key: string, others: readonly CompleteItem[]): string {
  const taken = new Set([...LINES_WITHOUT_ITEM, ...others.map((other) => other.key)]);
  let distinct = key.slice(0, KEY_LENGTH);
  for (let number = 2; taken.has(distinct); number++) {
    const ending = `-${number}`;
    distinct = `${key.slice(0, KEY_LENGTH - ending.length)}${ending}`;
  }
  return distinct;
}

/**
 * A scoring item with every field of its kind filled in and none of another kind, or the reason in words why it cannot
 * be counted with this deck. Its key is its own or made from those fields; a key that one of `others`, the items counted
 * before it, or the line of the sweeps or the bonus has already gets a number: `primiera`, `primiera-2`.
 */
export function completeItem(
  item: ScoringItem,
  deck: Deck,
  others: readonly CompleteItem[] = [],
): CompleteItem | string {
  const fields = fieldsOfKind(item, deck);
  if (typeof fields === 'string') return fields;
  // The kind and the key come first, as in every example.
  const named = { kind: fields.kind, key: distinctKey(item.key ?? itemKey(fields), others) };
  return { ...named, ...fields };
}

/** Two items of one kind about the same run or card: a house rule cannot be added on top of itself. */
export function itemsOverlap(extra: CompleteItem, other: ScoringItem): boolean {
  if (extra.kind !== other.kind) return false;
  switch (extra.kind) {
    case 'run':
      return extra.suit === other.suit && extra.fromRank === other.fromRank;
    case 'card':
      return extra.card === other.card;
    case 'set':
      return (
        extra.cards.length === other.cards?.length && extra.cards.every((card) => other.cards?.includes(card))
      );
    case 'most-of-suit':
      return extra.suit === other.suit;
    case 'most-of-rank':
      return extra.rank === other.rank;
    case 'per-card': {
      const { cards = [], ranks = [] } = extra;
      return (
        cards.some((card) => other.cards?.includes(card)) || ranks.some((rank) => other.ranks?.includes(rank))
      );
    }
    case 'most-cards':
    case 'primiera':
      return true;
  }
}
