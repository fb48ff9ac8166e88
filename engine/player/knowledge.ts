import type { Position } from '../position.ts';
import type { Sight } from '../view.ts';

/**
 * All the computer player is ever given: the public facts and the cards its seat sees. It has no field for foreign
 * hands or the order of the stock, so it cannot look at them.
 */
export interface Knowledge {
  /** For what is public only: table, piles and counters. Its hidden places mean nothing. */
  readonly position: Position;
  readonly seat: number;
  readonly side: number;
  readonly hand: readonly number[];
  /** Hands that lie open, by seat; the own one among them. */
  readonly seenHands: ReadonlyMap<number, readonly number[]>;
  /** Cards that stand nowhere one can see. */
  readonly unseen: readonly number[];
  readonly handCounts: readonly number[];
}

/** What the seat on turn of a view knows. */
export function knowledgeOf(sight: Sight): Knowledge {
  const { position } = sight;
  const seat = position.turn;
  return {
    position,
    seat,
    side: position.tables.sideOf[seat],
    hand: sight.hands.get(seat) ?? [],
    seenHands: sight.hands,
    unseen: sight.unseen,
    handCounts: sight.handCounts,
  };
}
