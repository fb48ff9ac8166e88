import { cardTexts } from './cards.ts';
import { positionOf, type ReadFrame, readFrame } from './frame.ts';
import { describePlays } from './legalPlays.ts';
import { fail, type GameView, ok, type Phase, type Result } from './model.ts';
import { isOneOf } from './placement.ts';
import type { Position } from './position.ts';
import { notPlaying, type Round } from './round.ts';
import type { Ruleset } from './rules.ts';
import { leftoverOf, writeFrame } from './serialize.ts';

const invalid = (message: string, pointer: string) => fail('invalid-state', message, pointer);

/**
 * What a seat may know, the only way out of a round to a player: built by listing what is allowed, never by leaving
 * out. `viewer` absent: a spectator. Faults: `invalid-state` for a seat beyond the table, `too-many-plays`.
 */
export function viewOf(round: Round, viewer?: number): Result<GameView> {
  const { position } = round;
  const { deck, sideOf, players } = position.tables;
  if (viewer !== undefined && !isOneOf(players, viewer))
    return invalid('The seat is beyond the table.', '/seat');
  const onTurn = round.phase === 'playing' && viewer === position.turn;
  const listed = onTurn ? describePlays(position, round.hands[position.turn], round.table) : undefined;
  if (listed && !listed.ok) return listed;
  return ok({
    ...writeFrame(round),
    ...(viewer !== undefined && { viewer }),
    stockCount: position.stockEnd - position.stockAt,
    leftoverCount: leftoverOf(round).length,
    seats: round.hands.map((hand, seat) => {
      const declared = (position.declared & (1 << seat)) !== 0;
      return {
        seat,
        side: sideOf[seat],
        handCount: hand.length,
        ...((seat === viewer || declared) && { hand: cardTexts(deck, hand) }),
        ...(declared && { declared: true }),
      };
    }),
    ...(listed && { legalPlays: listed.value.plays }),
  });
}

/** A view read back. */
export interface Sight {
  readonly ruleset: Ruleset;
  /**
   * A position that looks like the view: where the viewer does not see the cards (hands, stock, leftover), the unseen
   * ones stand in deck order and mean nothing.
   */
  readonly position: Position;
  readonly phase: Phase;
  readonly viewer?: number;
  readonly table: readonly number[];
  /** Cards each seat holds, seen or not. */
  readonly handCounts: readonly number[];
  /** The hands that are seen, by seat. */
  readonly hands: ReadonlyMap<number, readonly number[]>;
  /** Cards that stand nowhere in the view. */
  readonly unseen: readonly number[];
  readonly view: GameView;
}

/** Checks the hands of a view against what its viewer may see. */
function checkHands(view: GameView, { ruleset, seatPointers }: ReadFrame): Result<true> {
  for (const { seat, hand, handCount, declared } of view.seats) {
    const pointer = seatPointers[seat];
    if (hand && hand.length !== handCount) return invalid('Hand and count differ.', `${pointer}/handCount`);
    if (hand && seat !== view.viewer && !(declared && ruleset.tables.declares)) {
      return invalid('A view shows no foreign hand that was not declared.', `${pointer}/hand`);
    }
    if (!hand && seat === view.viewer) return invalid('A view shows the viewer’s hand.', pointer);
  }
  return ok(true);
}

/**
 * Reads and checks a view. Faults: as `readState`, with pointers relative to the view.
 */
export function readView(view: GameView): Result<Sight> {
  const frame = readFrame(view, []);
  if (!frame.ok) return frame;
  const { ruleset, phase, table, hands, unseen, seatPointers } = frame.value;
  const { viewer, stockCount, leftoverCount } = view;
  if (viewer !== undefined && !isOneOf(hands.length, viewer)) {
    return invalid('The viewer is beyond the table.', '/viewer');
  }
  const checked = checkHands(view, frame.value);
  if (!checked.ok) return checked;
  const handCounts = seatPointers.map(
    (_, seat) => view.seats.find((entry) => entry.seat === seat)?.handCount ?? 0,
  );
  const hidden = handCounts.reduce((sum, count, seat) => sum + (hands[seat] ? 0 : count), 0);
  if (unseen.length !== hidden + stockCount + leftoverCount) {
    return invalid('The cards seen and the cards counted do not make a deck.', '/stockCount');
  }
  // Places whose cards are not seen get any of the unseen ones.
  const left = [...unseen];
  const some = (count: number) => left.splice(0, count);
  const position = positionOf(view, frame.value, {
    hands: handCounts.map((count, seat) => hands[seat] ?? some(count)),
    stock: some(stockCount),
    leftover: some(leftoverCount),
  });
  if (!position.ok) return position;
  return ok({
    ruleset,
    position: position.value,
    phase,
    ...(viewer !== undefined && { viewer }),
    table,
    handCounts,
    hands: new Map(hands.flatMap((hand, seat) => (hand ? [[seat, hand] as const] : []))),
    unseen,
    view,
  });
}

/** The hand of the viewer, who must be on turn. Faults: `round-over`, `match-over`, `not-your-turn`. */
export function handOnTurn({ position, phase, viewer, hands }: Sight): Result<readonly number[]> {
  if (phase !== 'playing') return notPlaying(phase);
  const hand = viewer === position.turn ? hands.get(position.turn) : undefined;
  return hand ? ok(hand) : fail('not-your-turn', 'The viewer is not on turn.');
}
