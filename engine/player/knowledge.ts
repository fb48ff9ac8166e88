import { hiBit, loBit, setOf } from '../cardSet.ts';
import { cardNumber } from '../cards.ts';
import type { PlayRecord } from '../model.ts';
import type { Position } from '../position.ts';
import type { Sight } from '../view.ts';

/** A play of the round, with the table it was made on. */
export interface PastPlay {
  /** Packet it was made in, from 0. */
  readonly packet: number;
  readonly seat: number;
  readonly card: number;
  readonly tableLo: number;
  readonly tableHi: number;
}

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
  /** Plays of the round, oldest first, as far back as the history tells. */
  readonly past: readonly PastPlay[];
  /** Match points per side before this round. */
  readonly scores: readonly number[];
  /** Leaders of the match were level at or over the target before. */
  readonly overtime: boolean;
}

/**
 * Walks the history of the round back from the table as it lies now. History comes from outside and may be anything;
 * what it says is used for guesses only, never for what is legal.
 */
export function pastPlays(position: Position, plays: readonly PlayRecord[]): PastPlay[] {
  const { deck, players, handSizes } = position.tables;
  const past: PastPlay[] = [];
  let { tableLo, tableHi, packet } = position;
  let left = players * handSizes[packet] - position.inHands;
  for (const { seat, card, captured } of plays.toReversed()) {
    while (left === 0 && packet > 0) left = players * handSizes[--packet];
    if (left-- === 0) break;
    const played = cardNumber(deck, card);
    if (captured.length === 0) {
      tableLo &= ~loBit(played);
      tableHi &= ~hiBit(played);
    } else {
      const taken = setOf(
        captured.map((name) => cardNumber(deck, name)).filter((number) => number !== played),
      );
      tableLo |= taken.lo;
      tableHi |= taken.hi;
    }
    past.unshift({ packet, seat, card: played, tableLo, tableHi });
  }
  return past;
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
    past: pastPlays(position, sight.view.plays ?? []),
    scores: sight.view.sides.map(
      (_, side) => sight.view.sides.find((entry) => entry.side === side)?.score ?? 0,
    ),
    overtime: sight.view.overtime ?? false,
  };
}
