import { setOf } from './cardSet.ts';
import { cardTexts } from './cards.ts';
import { describePlay, legalPlays } from './legalPlays.ts';
import { fail, type GameView, type LegalPlay, ok, type Phase, type Result } from './model.ts';
import { isOneOf, type Place, readPlaces, readProgress, sortedOnce } from './placement.ts';
import { Position } from './position.ts';
import type { Round } from './round.ts';
import type { Ruleset } from './rules.ts';
import { fillPack, fillSides, leftoverOf, readFrame, readSweeps, writeFrame } from './serialize.ts';

/**
 * What a seat may know, the only way out of a round to a player: built by listing what is allowed, never by leaving
 * out. `viewer` absent: a spectator. Faults: `invalid-state` for a seat beyond the table, `too-many-plays`.
 */
export function viewOf(round: Round, viewer?: number): Result<GameView> {
  const { position } = round;
  const { deck, sideOf, players } = position.tables;
  if (viewer !== undefined && !isOneOf(players, viewer))
    return fail('invalid-state', 'The seat is beyond the table.', '/seat');
  const onTurn = round.phase === 'playing' && viewer === position.turn;
  const listed = onTurn ? legalPlays(position, round.hands[position.turn]) : ok([]);
  if (!listed.ok) return listed;
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
    ...(onTurn && { legalPlays: listed.value.map((option) => describePlay(position, option, round.table)) }),
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

/** Hands of the right size: the cards that are seen, and any of the unseen ones for the hands that are not. */
function handsFrom(
  counts: readonly number[],
  seen: ReadonlyMap<number, readonly number[]>,
  unseen: readonly number[],
): { readonly hands: readonly (readonly number[])[]; readonly rest: readonly number[] } {
  let at = 0;
  const hands = counts.map((count, seat) => {
    const known = seen.get(seat);
    if (known) return known;
    at += count;
    return unseen.slice(at - count, at);
  });
  return { hands, rest: unseen.slice(at) };
}

/**
 * Reads and checks a view. Faults: as `readState`, with pointers relative to the view.
 */
export function readView(view: GameView): Result<Sight> {
  const frame = readFrame(view);
  if (!frame.ok) return frame;
  const { ruleset, tables, phase, sides } = frame.value;
  const { deck } = tables;
  const invalid = (message: string, pointer: string) => fail('invalid-state', message, pointer);
  const seats = sortedOnce(view.seats, tables.players, (seat) => seat.seat, '/seats');
  if (!seats.ok) return seats;
  if (view.viewer !== undefined && !isOneOf(tables.players, view.viewer)) {
    return invalid('The viewer is beyond the table.', '/viewer');
  }
  const seen = seats.value.filter((seat) => seat.hand !== undefined);
  for (const { seat, hand, handCount, declared } of seats.value) {
    if (hand && hand.length !== handCount)
      return invalid('Hand and count differ.', `/seats/${seat}/handCount`);
    if (hand && seat !== view.viewer && !(declared && tables.declares)) {
      return invalid('A view shows no foreign hand that was not declared.', `/seats/${seat}/hand`);
    }
    if (!hand && seat === view.viewer) return invalid('A view shows the viewer’s hand.', `/seats/${seat}`);
  }
  const places: Place[] = [
    { pointer: '/table', cards: view.table },
    ...sides.map(({ pile, side }) => ({ pointer: `/sides/${side}/pile`, cards: pile })),
    ...seen.map(({ hand, seat }) => ({ pointer: `/seats/${seat}/hand`, cards: hand ?? [] })),
  ];
  const read = readPlaces(deck, places);
  if (!read.ok) return read;
  const table = read.value[0];
  const piles = read.value.slice(1, 1 + tables.sides);
  const hands = new Map(seen.map(({ seat }, i) => [seat, read.value[1 + tables.sides + i]]));
  const known = new Set(read.value.flat());
  const unseen = deck.sorted.filter((card) => !known.has(card));
  const handCounts = seats.value.map((seat) => seat.handCount);
  const hidden = handCounts.reduce((sum, count, seat) => sum + (hands.has(seat) ? 0 : count), 0);
  if (unseen.length !== hidden + view.stockCount + view.leftoverCount) {
    return invalid('The cards seen and the cards counted do not make a deck.', '/stockCount');
  }
  const progress = readProgress(tables, {
    phase,
    dealer: view.dealer,
    ...(view.turn !== undefined && { turn: view.turn }),
    hands: handCounts,
    stock: view.stockCount,
    leftover: view.leftoverCount,
  });
  if (!progress.ok) return progress;
  const sweepCards = readSweeps(deck, sides, piles);
  if (!sweepCards.ok) return sweepCards;

  const position = new Position(tables);
  const { lo, hi } = setOf(table);
  position.tableLo = lo;
  position.tableHi = hi;
  for (const { seat, declared } of seats.value)
    if (declared && tables.declares) position.declared |= 1 << seat;
  fillSides(position, sides, piles, sweepCards.value, view.lastCapture);
  const dealt = handsFrom(handCounts, hands, unseen);
  fillPack(position, [table, ...piles].flat(), dealt.hands, dealt.rest, view.stockCount);
  position.dealer = view.dealer;
  position.turn = progress.value.turn;
  position.packet = progress.value.packet;
  return ok({
    ruleset,
    position,
    phase,
    ...(view.viewer !== undefined && { viewer: view.viewer }),
    table,
    handCounts,
    hands,
    unseen,
    view,
  });
}

/** The legal plays of a view's viewer. Faults: `round-over`, `match-over`, `not-your-turn`, `too-many-plays`. */
export function legalPlaysOfSight(sight: Sight): Result<{ seat: number; plays: LegalPlay[] }> {
  const { position, phase, viewer } = sight;
  if (phase !== 'playing')
    return fail(phase === 'round-over' ? 'round-over' : 'match-over', 'Nobody is on turn.');
  const hand = viewer === position.turn ? sight.hands.get(position.turn) : undefined;
  if (!hand) return fail('not-your-turn', 'The viewer is not on turn.');
  const listed = legalPlays(position, hand);
  if (!listed.ok) return listed;
  return ok({
    seat: position.turn,
    plays: listed.value.map((option) => describePlay(position, option, sight.table)),
  });
}
