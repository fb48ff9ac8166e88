/** The three cards by which a variant is known at a glance, found in its rules. */
import { deckCards } from '../../../../engine/decks.ts';
import type { Card, CompleteItem, Rules } from '../../../../engine/model.ts';

const suits = [...'DCS'];
const ofRank = (rank: string): readonly Card[] => suits.map((suit) => `${rank}${suit}`);

function itemCards(item: CompleteItem): readonly Card[] {
  switch (item.kind) {
    case 'card':
      return [item.card];
    case 'set':
      return item.cards;
    case 'most-of-rank':
      return ofRank(item.rank);
    case 'per-card':
      return item.cards ?? (item.ranks ?? []).map((rank, i) => `${rank}${suits[i % suits.length] ?? 'D'}`);
    default:
      return [];
  }
}

/** Cards that make up a total, where captures are by total. */
const totals: Readonly<Record<number, readonly Card[]>> = { 15: ['7D', '5C', '3S'], 11: ['6C', '5D'] };

const courts = ['KD', 'QC', 'JS', '7D', 'KB', 'QS', '7C', 'JD', 'KC', '7S'];

/** Three cards; `place` varies those of games in which no others stand out. */
export function emblemOf(rules: Rules, place: number): readonly Card[] {
  const { ace, sweep, declare, capture, score } = rules;
  const telling = [
    ...(declare.matta === undefined ? [] : [declare.matta]),
    ...(ace.sweeps ? ofRank('A') : []),
    ...(sweep.doubleWhenAllOfRank === undefined ? [] : ofRank(sweep.doubleWhenAllOfRank)),
    ...score.items.filter((item) => item.key !== 'settebello').flatMap(itemCards),
    ...(capture.by === 'value' ? [] : (totals[capture.total] ?? [])),
  ];
  const known = new Set(deckCards(rules.deck.kind).map(({ card }) => card));
  const others = ['7D', ...courts.slice(place % courts.length), ...courts, ...ofRank('9')];
  return [...new Set([...telling, ...others])].filter((card) => known.has(card)).slice(0, 3);
}
