import { cardNumber, type Deck, SUITS } from './cards.ts';
import type { ScoringItem } from './model.ts';
import { itemKey } from './names.ts';

/** The fields of an item's kind, filled in, but without a key; or the reason in words why it cannot be counted. */
function fieldsOfKind(item: ScoringItem, deck: Deck): ScoringItem | string {
  const foreign = (cards: readonly string[]) => cards.some((card) => cardNumber(deck, card) < 0);
  const base = { kind: item.kind, points: item.points };
  const tie = item.tie ?? 'nobody';
  switch (item.kind) {
    case 'most-cards':
      return { ...base, tie };
    case 'most-of-suit':
      if (item.suit === undefined || !SUITS.some((suit) => suit === item.suit)) return 'names no suit';
      return { ...base, suit: item.suit, tie };
    case 'most-of-rank':
      if (item.rank === undefined || !deck.ranks.includes(item.rank)) return 'names no rank of the deck';
      return {
        ...base,
        rank: item.rank,
        ...(item.allPoints !== undefined && { allPoints: item.allPoints }),
        tie,
      };
    case 'card':
      if (item.card === undefined || foreign([item.card])) return 'names no card of the deck';
      return { ...base, card: item.card };
    case 'set':
      if (!item.cards?.length || foreign(item.cards)) return 'needs cards of the deck';
      return { ...base, cards: item.cards };
    case 'per-card': {
      const { cards = [], ranks = [] } = item;
      if (cards.length + ranks.length === 0 || foreign(cards)) return 'needs cards or ranks of the deck';
      if (ranks.some((rank) => !deck.ranks.includes(rank))) return 'names a rank the deck has not';
      return { ...base, ...(cards.length && { cards }), ...(ranks.length && { ranks }) };
    }
    case 'run': {
      if (item.suit === undefined || !SUITS.some((suit) => suit === item.suit)) return 'names no suit';
      const from = deck.packRanks.indexOf(item.fromRank ?? '');
      if (item.fromRank === undefined || from < 0) return 'begins with no rank of the deck';
      const longest = deck.ranks.length - from;
      const max = item.max ?? longest;
      const min = item.min ?? Math.min(3, max);
      if (min > max || max > longest)
        return 'is longer than the suit, or its shortest length above its longest';
      return {
        ...base,
        suit: item.suit,
        fromRank: item.fromRank,
        min,
        max,
        pointsBy: item.pointsBy ?? 'length',
      };
    }
    case 'primiera':
      return {
        ...base,
        scale: item.scale ?? 'standard',
        missingSuit: item.missingSuit ?? 'ineligible',
        mode: item.mode ?? 'points',
        tie,
      };
  }
}

/**
 * A scoring item with every field of its kind filled in and none of another kind, or the reason in words why it cannot
 * be counted with this deck. Its key is its own or made from those fields.
 */
export function completeItem(item: ScoringItem, deck: Deck): ScoringItem | string {
  const complete = fieldsOfKind(item, deck);
  if (typeof complete === 'string') return complete;
  const { kind, ...fields } = complete;
  return { kind, key: item.key ?? itemKey(complete), ...fields };
}

/** Two items of one kind about the same run or card: a house rule cannot be added on top of itself. */
export function itemsOverlap(a: ScoringItem, b: ScoringItem): boolean {
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'run':
      return a.suit === b.suit && a.fromRank === b.fromRank;
    case 'card':
      return a.card === b.card;
    case 'set':
      return a.cards?.length === b.cards?.length && (a.cards ?? []).every((card) => b.cards?.includes(card));
    case 'most-of-suit':
      return a.suit === b.suit;
    case 'most-of-rank':
      return a.rank === b.rank;
    case 'per-card':
      return (
        (a.cards ?? []).some((card) => b.cards?.includes(card)) ||
        (a.ranks ?? []).some((rank) => b.ranks?.includes(rank))
      );
    default:
      return true;
  }
}
