/** What the person sees: a snapshot that lags behind the service while plays are being shown. */
import type { Card, GameEvent, GameView, PlayRecord, SeatView, SideState } from '../net/types.ts';

/** The table as it is shown. */
export interface Shown {
  readonly phase: string;
  readonly round: number;
  readonly dealer: number;
  readonly turn?: number;
  readonly viewer?: number;
  /** Places on the table; a card keeps its own until it is taken, and then the place stays empty. */
  readonly places: readonly (Card | undefined)[];
  /** A play lying on the table for everyone to read, its captured cards still there. */
  readonly staged?: PlayRecord;
  /** The last play has just been laid and is being read. */
  readonly laid?: true;
  readonly stockCount: number;
  readonly leftoverCount: number;
  readonly seats: readonly SeatView[];
  readonly sides: readonly SideState[];
  readonly lastPlay?: PlayRecord;
  /** The side whose sweep is being celebrated. */
  readonly sweep?: number;
  /** What else is worth a line on the felt: a redeal, a declaration, a bonus. */
  readonly notice?: Notice;
  readonly winner?: number;
}

/** An event that is announced on the felt for a moment. */
export type Notice = GameEvent & {
  readonly kind: 'redeal' | 'declaration' | 'dealer-bonus' | 'remainder';
};

/** Puts the cards on their places: those that lie already stay, new ones fill the gaps and then go on. */
export function placesFor(
  places: readonly (Card | undefined)[],
  table: readonly Card[],
): readonly (Card | undefined)[] {
  const kept = places.map((card) => (card !== undefined && table.includes(card) ? card : undefined));
  for (const card of table) {
    if (kept.includes(card)) continue;
    const gap = kept.indexOf(undefined);
    if (gap === -1) kept.push(card);
    else kept[gap] = card;
  }
  const last = kept.findLastIndex((card) => card !== undefined);
  return kept.slice(0, last + 1);
}

/** The cards that lie on the table. */
export const tableOf = (shown: Shown): readonly Card[] => shown.places.filter((card) => card !== undefined);

/** The truth of the service as a snapshot. */
export function shownOf(view: GameView, before?: Shown): Shown {
  const lastPlay = view.plays?.at(-1);
  return {
    phase: view.phase,
    round: view.round,
    dealer: view.dealer,
    ...(view.turn === undefined ? {} : { turn: view.turn }),
    ...(view.viewer === undefined ? {} : { viewer: view.viewer }),
    places: placesFor(before?.places ?? [], view.table),
    stockCount: view.stockCount,
    leftoverCount: view.leftoverCount,
    seats: view.seats,
    sides: view.sides,
    ...(lastPlay === undefined ? {} : { lastPlay }),
    ...(view.winner === undefined ? {} : { winner: view.winner }),
  };
}

/** The side that a seat scores for. */
export const sideOf = (shown: Pick<Shown, 'seats'>, seat: number): number =>
  shown.seats.find((other) => other.seat === seat)?.side ?? seat;

/** The snapshot without what is only shown for a moment. */
export function settled(shown: Shown): Shown {
  const { staged: _staged, laid: _laid, sweep: _sweep, notice: _notice, ...rest } = shown;
  return rest;
}

/** The table just before a round is dealt: the scores stand, every card is in the pack. */
export function undealt(view: GameView): Shown {
  const { lastPlay: _, ...base } = shownOf(view);
  // What the dealer has won with the table lies in a pile by now.
  const piles = view.sides.reduce((sum, { pile }) => sum + pile.length, 0);
  const dealt = view.seats.reduce((sum, seat) => sum + seat.handCount, 0) + view.table.length + piles;
  return {
    ...base,
    places: [],
    stockCount: view.stockCount + dealt,
    seats: view.seats.map(({ hand, ...seat }) => ({
      ...seat,
      handCount: 0,
      ...(hand === undefined ? {} : { hand: [] }),
    })),
    sides: view.sides.map((side) => ({ ...side, pile: [], sweeps: [], bonus: 0 })),
  };
}
