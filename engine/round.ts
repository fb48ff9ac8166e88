import { inOrder, setOf } from './cardSet.ts';
import { cardNumber, cardTexts, type Deck } from './cards.ts';
import { declarationPoints } from './declare.ts';
import { capturedCards, describePlay, legalPlays, type PlayOption } from './legalPlays.ts';
import { immediateWinner, instantWinner } from './match.ts';
import {
  fail,
  type GameEvent,
  ok,
  type Phase,
  type Play,
  type PlayRecord,
  type Result,
  type RoundScore,
} from './model.ts';
import {
  collectRemainder,
  dealPacket,
  handOf,
  isExhausted,
  NOBODY,
  type Position,
  playCard,
  remainderSide,
  slotOf,
} from './position.ts';
import type { Ruleset } from './rules.ts';
import { roundPoints } from './score.ts';
import { settle } from './settlement.ts';
import { sureRoundPoints } from './surePoints.ts';

/**
 * A round as people see it: the position plus what a position does not know, the order of cards that lie side by side,
 * the history and the match around it. Immutable; its position is never changed once it is in a round.
 */
export interface Round {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly phase: Phase;
  /** Number in the match, from 1. */
  readonly number: number;
  /** Card numbers in the order laid, held and taken. */
  readonly table: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly sweepCards: readonly (readonly number[])[];
  /** Match points per side; the round's own are in it once it is over. */
  readonly scores: readonly number[];
  readonly plays: readonly PlayRecord[];
  readonly overtime: boolean;
  readonly winner?: number;
}

/** Why nothing can be played in this phase. */
export const notPlaying = (phase: Phase): Result<never> =>
  phase === 'round-over'
    ? fail('round-over', 'The round is over.')
    : fail('match-over', 'The match is over.');

/** What an operation on a round gives. */
export interface RoundStep {
  readonly round: Round;
  readonly events: readonly GameEvent[];
  /** When the round is over. */
  readonly score?: RoundScore;
}

/** The round around a changed position: cards keep the places people saw them in, new ones follow in pack order. */
function withPosition(round: Round, position: Position, played: readonly number[]): Round {
  const pack = [...position.pack];
  const arriving = [...played, ...round.table, ...pack];
  return {
    ...round,
    position,
    table: inOrder({ lo: position.tableLo, hi: position.tableHi }, round.table, arriving),
    hands: round.hands.map((hand, seat) => inOrder(setOf([...handOf(position, seat)]), hand, pack)),
    piles: round.piles.map((pile, side) =>
      inOrder({ lo: position.pileLo[side], hi: position.pileHi[side] }, pile, arriving),
    ),
  };
}

/** What a declared hand is worth and shows, as events: hands that lie open since the packet was dealt. */
export function declarationEvents(round: Round): GameEvent[] {
  const { position } = round;
  const { tables } = position;
  return round.hands.flatMap((hand, seat) =>
    position.declared & (1 << seat)
      ? {
          kind: 'declaration',
          seat,
          side: tables.sideOf[seat],
          cards: cardTexts(tables.deck, hand),
          points: declarationPoints(tables, hand),
        }
      : [],
  );
}

/** The side that wins at this moment of an unfinished round (rules `victory.instantWin`, `victory.endCheck`), if any. */
function midRoundWinner(round: Round): number | undefined {
  const { position, scores, overtime } = round;
  const { tables } = position;
  const instant = instantWinner(tables, position);
  if (instant !== undefined || !tables.immediate) return instant;
  const sure = sureRoundPoints(tables, position);
  return immediateWinner(
    tables,
    scores.map((score, side) => score + sure[side]),
    overtime,
  );
}

/** Ends the match in mid-round when somebody has won by now: the cards stay where they are. */
export function endIfWon(step: RoundStep): RoundStep {
  const winner = midRoundWinner(step.round);
  if (winner === undefined) return step;
  const round: Round = { ...step.round, phase: 'match-over', winner };
  return { round, events: [...step.events, { kind: 'match-end', side: winner }] };
}

/** The settlement of a round that is over and counted: its points are in the match points already. */
export function settlementOf(round: Round): RoundScore {
  const { position, scores, overtime, number, sweepCards } = round;
  const points = new Int32Array(scores.length);
  roundPoints(position.tables, position, points);
  const before = scores.map((score, side) => score - points[side]);
  return settle(position.tables, position, { before, overtime, round: number, sweepCards });
}

/** After the last card: remainder, leftovers, settlement, and whether the match is over. */
function finish(step: RoundStep): RoundStep {
  const { round } = step;
  const position = round.position.clone();
  const { tables } = position;
  const events: GameEvent[] = [...step.events];
  const side = remainderSide(position);
  if (round.table.length > 0 && side !== NOBODY) {
    events.push({
      kind: 'remainder',
      side,
      cards: cardTexts(tables.deck, round.table),
      count: round.table.length,
    });
  }
  const leftover = [...position.pack.subarray(position.stockEnd)];
  if (leftover.length > 0) {
    const dealers = tables.sideOf[position.dealer];
    events.push({
      kind: 'leftover',
      side: dealers,
      cards: cardTexts(tables.deck, leftover),
      count: leftover.length,
    });
  }
  collectRemainder(position);
  const played = withPosition(round, position, []);
  const { scores, overtime, number, sweepCards } = played;
  const score = settle(tables, position, { before: scores, overtime, round: number, sweepCards });
  events.push({ kind: 'round-end' });
  if (score.matchOver) {
    events.push({ kind: 'match-end', ...(score.winner !== undefined && { side: score.winner }) });
  }
  return {
    round: {
      ...played,
      phase: score.matchOver ? 'match-over' : 'round-over',
      scores: score.sides.map((sideScore) => sideScore.matchPoints),
      overtime: score.overtime,
      ...(score.winner !== undefined && { winner: score.winner }),
    },
    events,
    score,
  };
}

/** Deals the next packet to empty hands. */
function nextPacket(step: RoundStep): RoundStep {
  const position = step.round.position.clone();
  dealPacket(position);
  const round = withPosition(step.round, position, []);
  const dealt: GameEvent = {
    kind: 'deal',
    seat: position.dealer,
    count: position.tables.handSizes[position.packet],
  };
  return { round, events: [...step.events, dealt, ...declarationEvents(round)] };
}

/** A play in card numbers. Faults: `invalid-state` when it names cards the deck has not. */
function readPlay(
  deck: Deck,
  play: Play,
): Result<{ readonly card: number; readonly captured?: readonly number[] }> {
  const foreign = (pointer: string): Result<never> => ({
    ok: false,
    fault: { code: 'invalid-state', message: 'The deck has no such card.', pointer, beside: true },
  });
  const card = cardNumber(deck, play.card);
  if (card < 0) return foreign('/play/card');
  if (play.captured === undefined) return ok({ card });
  const captured = play.captured.map((name) => cardNumber(deck, name));
  const wrong = captured.indexOf(-1);
  return wrong < 0 ? ok({ card, captured }) : foreign(`/play/captured/${wrong}`);
}

/** Finds the play a caller means among the legal ones, or says why there is none. */
function findPlay(round: Round, play: Play): Result<PlayOption> {
  const { position } = round;
  const hand = round.hands[position.turn];
  const read = readPlay(position.tables.deck, play);
  if (!read.ok) return read;
  const { card, captured } = read.value;
  const listed = legalPlays(position, hand);
  if (!listed.ok) return listed;
  const refuse = (
    code: 'illegal-play' | 'ambiguous-play',
    message: string,
    options: readonly PlayOption[],
  ): Result<never> => ({
    ok: false,
    fault: {
      code,
      message,
      legalPlays: options.map((option) => describePlay(position, option, round.table)),
    },
  });
  const ofCard = listed.value.filter((option) => option.card === card);
  if (!hand.includes(card)) {
    return refuse('illegal-play', 'This card is not in the hand of the seat on turn.', listed.value);
  }
  if (ofCard.length === 0) return refuse('illegal-play', 'This card may not be played now.', listed.value);
  if (captured === undefined) {
    if (ofCard.length === 1) return ok(ofCard[0]);
    return refuse('ambiguous-play', 'This card can be played in several ways: say what it captures.', ofCard);
  }
  const set = setOf(captured);
  const eachOnce = new Set(captured).size === captured.length;
  const meant = ofCard.find((option) => eachOnce && option.lo === set.lo && option.hi === set.hi);
  if (meant) return ok(meant);
  const message =
    captured.length === 0
      ? 'This card may not be laid: it has to capture.'
      : 'This card may not capture that.';
  return refuse('illegal-play', message, ofCard);
}

/** Makes a play that is known to be legal. */
function make(round: Round, option: PlayOption): RoundStep {
  const { position } = round;
  const { deck, sideOf, sweepPoints } = position.tables;
  const seat = position.turn;
  const side = sideOf[seat];
  const captured = capturedCards(option, round.table);
  const record: PlayRecord = { seat, card: deck.names[option.card], captured: cardTexts(deck, captured) };
  const after = position.clone();
  const swept = playCard(after, slotOf(after, option.card), option.lo, option.hi);
  const played = withPosition(round, after, [...captured, option.card]);
  const events: GameEvent[] = [{ kind: 'play', ...record, side }];
  if (swept) events.push({ kind: 'sweep', seat, side, card: record.card, points: sweepPoints });
  return {
    round: {
      ...played,
      plays: [...round.plays, record],
      sweepCards: round.sweepCards.map((cards, other) =>
        swept && other === side ? [...cards, option.card] : cards,
      ),
    },
    events,
  };
}

/**
 * Plays a card for the seat on turn: the capture or lay, then by need the next packet, the end of the round with its
 * settlement, or the end of the match. Faults: `round-over`, `match-over`, `illegal-play` and `ambiguous-play` with the
 * legal plays, `too-many-plays`.
 */
export function applyToRound(round: Round, play: Play): Result<RoundStep> {
  if (round.phase !== 'playing') return notPlaying(round.phase);
  const found = findPlay(round, play);
  if (!found.ok) return found;
  const step = make(round, found.value);
  const { position } = step.round;
  if (isExhausted(position)) return ok(finish(step));
  const won = endIfWon(step);
  if (won.round.phase === 'match-over' || position.inHands > 0) return ok(won);
  return ok(endIfWon(nextPacket(step)));
}
