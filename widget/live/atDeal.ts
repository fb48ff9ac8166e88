/** What a table looked like between a deal and the plays that followed it before anybody was told. */
import type { GameEvent, GameView, SeatView, SideState } from '../net/types.ts';

type Play = GameEvent & { readonly seat: number; readonly card: NonNullable<GameEvent['card']> };

const isPlay = (event: GameEvent): event is Play =>
  event.kind === 'play' && event.seat !== undefined && event.card !== undefined;

const withCard = (seat: SeatView, { card }: Play): SeatView => ({
  ...seat,
  handCount: seat.handCount + 1,
  ...(seat.hand === undefined ? {} : { hand: [...seat.hand, card] }),
});

function withoutCapture(side: SideState, { card, captured = [] }: Play, swept: boolean): SideState {
  const gone = [card, ...captured];
  return {
    ...side,
    pile: side.pile.filter((each) => !gone.includes(each)),
    sweeps: swept ? side.sweeps.filter((each) => each !== card) : side.sweeps,
  };
}

/** The view before one play. */
function before(view: GameView, play: Play, swept: boolean): GameView {
  const { seat, card, captured = [] } = play;
  const side = view.seats.find((each) => each.seat === seat)?.side;
  return {
    ...view,
    turn: seat,
    table: [
      ...view.table.filter((each) => each !== card),
      ...captured.filter((each) => each !== card || !view.table.includes(each)),
    ],
    seats: view.seats.map((each) => (each.seat === seat ? withCard(each, play) : each)),
    sides: view.sides.map((each) =>
      each.side === side && captured.length > 0 ? withoutCapture(each, play, swept) : each,
    ),
    ...(view.plays === undefined ? {} : { plays: view.plays.slice(0, -1) }),
  };
}

/** The view as it was before these plays and sweeps, from the view after them. */
export function viewBefore(view: GameView, events: readonly GameEvent[]): GameView {
  return events.reduceRight(
    (later, event, i) => (isPlay(event) ? before(later, event, events[i + 1]?.kind === 'sweep') : later),
    view,
  );
}
