/** States and packs for tests, made from what a test is about; all else is filled in. */
import {
  type Card,
  deckCards,
  type GameState,
  type Rules,
  type RulesChoice,
  resolveRules,
} from '../../../engine/index.ts';
import { answerOf } from './answers.ts';

/** The complete rules of a choice. */
export const rulesOf = (choice: RulesChoice): Rules => answerOf(resolveRules(choice)).rules;

/** The sorted deck of a choice. */
export const deckOf = (choice: RulesChoice): Card[] =>
  deckCards(rulesOf(choice).deck.kind).map(({ card }) => card);

/** The side a seat scores for. */
export const sideOfSeat = (rules: Rules, seat: number): number =>
  rules.table.teams === 'partners' ? seat % 2 : seat;

export const sideCount = (rules: Rules): number =>
  rules.table.teams === 'partners' ? 2 : rules.table.players;

/** Seats in the order of play, from the one after the dealer to the dealer. */
export function seatsInOrder(rules: Rules, dealer: number): number[] {
  const { players, direction } = rules.table;
  const step = direction === 'clockwise' ? 1 : -1;
  return Array.from({ length: players }, (_, i) => (dealer + step * (i + 1) + players * 2) % players);
}

/** What a test says of a state. */
export interface Sketch {
  readonly rules: RulesChoice;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly table?: readonly Card[];
  readonly stock?: readonly Card[];
  readonly leftover?: readonly Card[];
  /** By side; cards that are named nowhere join the pile of side `rest`. */
  readonly piles?: readonly (readonly Card[])[];
  /** The last side when absent. */
  readonly rest?: number;
  readonly sweeps?: readonly (readonly Card[])[];
  readonly bonus?: readonly number[];
  readonly scores?: readonly number[];
  /** Seat 1 when absent; the seat after it is on turn. */
  readonly dealer?: number;
  readonly turn?: number;
  readonly lastCapture?: number;
  readonly phase?: string;
  readonly round?: number;
  readonly overtime?: boolean;
}

/** A state as sketched. The seat on turn is the first in order with the most cards. */
export function stateOf(sketch: Sketch): GameState {
  const rules = rulesOf(sketch.rules);
  const { hands, table = [], stock = [], leftover = [], piles = [], phase = 'playing' } = sketch;
  const sides = sideCount(rules);
  const dealer = sketch.dealer ?? 1;
  const named = new Set([...hands.flat(), ...table, ...stock, ...leftover, ...piles.flat()]);
  const others = deckOf(sketch.rules).filter((card) => !named.has(card));
  const most = Math.max(...hands.map((hand) => hand.length));
  const turn = sketch.turn ?? seatsInOrder(rules, dealer).find((seat) => hands[seat]?.length === most);
  return {
    schema: 1,
    rules: sketch.rules,
    phase,
    round: sketch.round ?? 1,
    dealer,
    ...(phase === 'playing' && turn !== undefined && { turn }),
    table,
    stock,
    ...(leftover.length > 0 && { leftover }),
    seats: hands.map((hand, seat) => ({ seat, side: sideOfSeat(rules, seat), hand })),
    sides: Array.from({ length: sides }, (_, side) => ({
      side,
      pile: [...(piles[side] ?? []), ...(side === (sketch.rest ?? sides - 1) ? others : [])],
      sweeps: sketch.sweeps?.[side] ?? [],
      bonus: sketch.bonus?.[side] ?? 0,
      score: sketch.scores?.[side] ?? 0,
    })),
    ...(sketch.lastCapture !== undefined && { lastCapture: sketch.lastCapture }),
    ...(sketch.overtime !== undefined && { overtime: sketch.overtime }),
  };
}

/** A finished round with these piles: cards that are named nowhere join side `rest`. */
export function finished(sketch: Omit<Sketch, 'hands'>): GameState {
  const { players } = rulesOf(sketch.rules).table;
  return stateOf({ phase: 'round-over', ...sketch, hands: Array.from({ length: players }, () => []) });
}

/** What a test says of a pack. */
export interface PackSketch {
  readonly rules: RulesChoice;
  readonly dealer: number;
  /** First packet by seat, as far as it matters. */
  readonly hands?: readonly (readonly Card[])[];
  readonly table?: readonly Card[];
}

/** A pack, from the top, that deals so: packets to the leader and on, one seat at a time, then the table, then the rest. */
export function packOf({ rules: choice, dealer, hands = [], table = [] }: PackSketch): Card[] {
  const rules = rulesOf(choice);
  const named = new Set([...hands.flat(), ...table]);
  const others = deckOf(choice).filter((card) => !named.has(card));
  const fill = (cards: readonly Card[], size: number) => [
    ...cards,
    ...others.splice(0, Math.max(0, size - cards.length)),
  ];
  const size = rules.deal.handSizes[0];
  const dealt = seatsInOrder(rules, dealer).map((seat) => fill(hands[seat] ?? [], size));
  const laid = fill(table, rules.deal.tableCards);
  return [...dealt.flat(), ...laid, ...others];
}

/** The seed 00 01 … 1f. */
export const COUNTED_SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

/** Some seed of 32 bytes for a number. */
export function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
}
