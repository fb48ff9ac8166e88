/** The engine's operations on plain data: read, do, write. Each answers a `Result`; none throws for bad input. */
import { setOf } from './cardSet.ts';
import { cardNumber, cardTexts, type Deck } from './cards.ts';
import { dealRoundFrom, type Pack, type RoundStart } from './deal.ts';
import { capturesOnTable, describePlays } from './legalPlays.ts';
import { nextDealer } from './match.ts';
import {
  type Card,
  type Fault,
  fail,
  type GameEvent,
  type GameState,
  type GameView,
  type LegalPlay,
  ok,
  type Play,
  type Result,
  type RoundScore,
  type RulesChoice,
} from './model.ts';
import { isOneOf, readPlaces } from './placement.ts';
import { isExhausted } from './position.ts';
import { applyToRound, notPlaying, type Round, type RoundStep, settlementOf } from './round.ts';
import { type Ruleset, resolveRules } from './rules.ts';
import { readState, writeState } from './serialize.ts';
import { settle } from './settlement.ts';
import { handOnTurn, readView, viewOf } from './view.ts';

/** What an operation that changes a game answers. */
export interface GameStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** When the round is over. */
  readonly score?: RoundScore;
}

/** A pack for a round: exactly one of a seed of 32 bytes and the cards from the top. */
export interface PackRequest {
  readonly seed?: Uint8Array;
  readonly deckOrder?: readonly Card[];
}

export interface DealRequest extends PackRequest {
  readonly rules: RulesChoice;
  /** Seat; absent: drawn from the seed, with a given pack seat 0. */
  readonly dealer?: number;
  /** Match points per side; absent: none yet. */
  readonly scores?: readonly number[];
  /** Number of the round, from 1. */
  readonly round?: number;
  readonly overtime?: boolean;
}

const under = <Value>(pointer: string, result: Result<Value>): Result<Value> =>
  result.ok
    ? result
    : { ok: false, fault: { ...result.fault, pointer: `${pointer}${result.fault.pointer ?? ''}` } };

/** What was wrong stands beside the state. */
const beside = <Value>(result: Result<Value>): Result<Value> =>
  result.ok ? result : { ok: false, fault: { ...result.fault, beside: true } };

const rulesOf = (choice: RulesChoice): Result<Ruleset> => under('/rules', resolveRules(choice));

/** The rounds that states were written from: whoever keeps a state, as a live match does, has it read and checked once. */
const rounds = new WeakMap<GameState, Round>();

/** The round of a state. Faults: those of `readState`. */
function roundOf(state: GameState): Result<Round> {
  const known = rounds.get(state);
  return known ? ok(known) : readState(state);
}

function written(step: RoundStep): GameStep {
  const state = writeState(step.round);
  rounds.set(state, step.round);
  return { state, events: step.events, ...(step.score && { score: step.score }) };
}

/** A pack as numbers. Faults: `invalid-state` when it is not the whole deck, each card once. */
function readPack(deck: Deck, { seed, deckOrder }: PackRequest): Result<Pack> {
  if (seed !== undefined) return ok({ seed });
  const read = readPlaces(deck, [{ pointer: '/deckOrder', cards: deckOrder ?? [] }]);
  if (!read.ok) return read;
  const [order] = read.value;
  return order.length === deck.size
    ? ok({ order })
    : fail('invalid-state', 'The pack is not the whole deck.', '/deckOrder');
}

function startOf(ruleset: Ruleset, request: Omit<DealRequest, 'rules'>): Result<RoundStart> {
  const { players, sides } = ruleset.tables;
  const { dealer, scores, round, overtime } = request;
  if (dealer !== undefined && !isOneOf(players, dealer)) {
    return fail('invalid-state', 'The dealer is beyond the table.', '/dealer');
  }
  if (scores && scores.length !== sides)
    return fail('invalid-state', 'One score a side is needed.', '/scores');
  return ok({
    ruleset,
    ...(dealer !== undefined && { dealer }),
    scores: scores ?? Array.from({ length: sides }, () => 0),
    number: round ?? 1,
    overtime: overtime ?? false,
  });
}

function dealToRound(request: DealRequest): Result<RoundStep> {
  const ruleset = rulesOf(request.rules);
  if (!ruleset.ok) return ruleset;
  const start = startOf(ruleset.value, request);
  if (!start.ok) return start;
  const pack = readPack(ruleset.value.tables.deck, request);
  return pack.ok ? dealRoundFrom(start.value, pack.value) : pack;
}

/** Deals a round. Faults: those of `resolveRules` under `/rules`, `invalid-state`, `redeal-required`. */
export function dealRound(request: DealRequest): Result<GameStep> {
  const step = dealToRound(request);
  return step.ok ? ok(written(step.value)) : step;
}

/** The pack that a round is dealt from, from the top, after any redeals. Faults: those of `dealRound`. */
export function deckOrderOf(request: DealRequest): Result<readonly Card[]> {
  const step = dealToRound(request);
  if (!step.ok) return step;
  const { position } = step.value.round;
  return ok(cardTexts(position.tables.deck, [...position.pack]));
}

/** The seat after this one in the direction of play. Faults: those of `resolveRules` under `/rules`. */
export function seatAfter(rules: RulesChoice, seat: number): Result<number> {
  const ruleset = rulesOf(rules);
  return ruleset.ok ? ok(ruleset.value.tables.nextSeat[seat]) : ruleset;
}

/** May the match go on from this finished round? Faults: `round-not-over`, `match-over`. */
function nextStart(round: Round): Result<RoundStart> {
  if (round.phase === 'playing') return fail('round-not-over', 'The round is not over.');
  const { ruleset, position, scores } = round;
  const score = settlementOf(round);
  if (round.phase === 'match-over' || score.matchOver) return fail('match-over', 'The match is over.');
  return ok({
    ruleset,
    dealer: nextDealer(ruleset.tables, position.dealer),
    scores,
    number: round.number + 1,
    overtime: score.overtime,
  });
}

/** Deals the round after a finished one: dealer, number, scores and overtime move on. */
export function dealNextRound(state: GameState, request: PackRequest): Result<GameStep> {
  const round = roundOf(state);
  if (!round.ok) return round;
  const start = nextStart(round.value);
  if (!start.ok) return start;
  const pack = readPack(start.value.ruleset.tables.deck, request);
  if (!pack.ok) return beside(pack);
  const step = dealRoundFrom(start.value, pack.value);
  return step.ok ? ok(written(step.value)) : beside(step);
}

/** Every legal play of the seat on turn. Faults: those of `readState`, `round-over`, `match-over`, `too-many-plays`. */
export function listLegalPlays(state: GameState): Result<{ seat: number; plays: LegalPlay[] }> {
  const read = roundOf(state);
  if (!read.ok) return read;
  const { position, phase, hands, table } = read.value;
  return phase === 'playing' ? describePlays(position, hands[position.turn], table) : notPlaying(phase);
}

/** The same from a view, whose viewer must be on turn. */
export function listLegalPlaysOfView(view: GameView): Result<{ seat: number; plays: LegalPlay[] }> {
  const sight = readView(view);
  if (!sight.ok) return sight;
  const hand = handOnTurn(sight.value);
  return hand.ok ? describePlays(sight.value.position, hand.value, sight.value.table) : hand;
}

/** Plays for the seat on turn. Faults: those of `readState` and of `applyToRound`. */
export function applyPlay(state: GameState, play: Play): Result<GameStep> {
  const round = roundOf(state);
  if (!round.ok) return round;
  const step = applyToRound(round.value, play);
  return step.ok ? ok(written(step.value)) : step;
}

/**
 * The settlement of a finished round. Faults: those of `readState`; `round-not-over`, also for a match that was won in
 * mid-round, whose round is never counted.
 */
export function scoreState(state: GameState): Result<RoundScore> {
  const read = roundOf(state);
  if (!read.ok) return read;
  const { phase, position } = read.value;
  const finished = phase !== 'playing' && isExhausted(position);
  return finished ? ok(settlementOf(read.value)) : fail('round-not-over', 'The round is not over.');
}

export interface PilesRequest {
  readonly rules: RulesChoice;
  readonly sides: readonly {
    readonly pile: readonly Card[];
    readonly sweepCount?: number;
    readonly bonus?: number;
    /** Match points before this round. */
    readonly score?: number;
  }[];
  readonly overtime?: boolean;
}

/** Scores piles as they are given, also partial ones. Faults: those of `resolveRules`, `invalid-state`. */
export function scorePiles(request: PilesRequest): Result<RoundScore> {
  const ruleset = rulesOf(request.rules);
  if (!ruleset.ok) return ruleset;
  const { tables } = ruleset.value;
  if (request.sides.length !== tables.sides) {
    return fail('invalid-state', 'The rules have another number of sides.', '/sides');
  }
  const piles = readPlaces(
    tables.deck,
    request.sides.map(({ pile }, side) => ({ pointer: `/sides/${side}/pile`, cards: pile })),
  );
  if (!piles.ok) return piles;
  const sets = piles.value.map(setOf);
  const takings = {
    pileLo: Int32Array.from(sets, (set) => set.lo),
    pileHi: Int32Array.from(sets, (set) => set.hi),
    sweeps: Int32Array.from(request.sides, (side) => side.sweepCount ?? 0),
    bonus: Int32Array.from(request.sides, (side) => side.bonus ?? 0),
  };
  const before = request.sides.map((side) => side.score ?? 0);
  return ok(settle(tables, takings, { before, overtime: request.overtime ?? false }));
}

/** What a seat, or without one a spectator, may know. Faults: those of `readState`, `invalid-state` for the seat. */
export function viewAsSeat(state: GameState, seat?: number): Result<GameView> {
  const round = roundOf(state);
  return round.ok ? beside(viewOf(round.value, seat)) : round;
}

export interface CapturesRequest {
  readonly rules: RulesChoice;
  readonly table: readonly Card[];
  readonly card: Card;
  /** It would be the first play of the round. */
  readonly firstPlay?: boolean;
  /** It would be the last play of the round. */
  readonly lastPlay?: boolean;
}

export interface CapturesAnswer {
  readonly captures: readonly { readonly cards: readonly Card[]; readonly sweep: boolean }[];
  readonly mayLay: boolean;
  readonly mayPlay: boolean;
}

/** What one card may take from a table. Faults: those of `resolveRules`, `invalid-state`, `too-many-plays`. */
export function listCaptures(request: CapturesRequest): Result<CapturesAnswer> {
  const ruleset = rulesOf(request.rules);
  if (!ruleset.ok) return ruleset;
  const { tables } = ruleset.value;
  const { deck } = tables;
  const read = readPlaces(deck, [{ pointer: '/table', cards: request.table }]);
  if (!read.ok) return read;
  const [table] = read.value;
  const card = cardNumber(deck, request.card);
  if (card < 0) return fail('invalid-state', 'The deck has no such card.', '/card');
  if (table.includes(card)) return fail('invalid-state', 'This card stands in two places.', '/card');
  const found = capturesOnTable(tables, card, table, request.firstPlay ?? false, request.lastPlay ?? false);
  if (!found.ok) return found;
  return ok({
    ...found.value,
    captures: found.value.captures.map(({ cards, sweep }) => ({ cards: cardTexts(deck, cards), sweep })),
  });
}

export interface ReplayRequest extends DealRequest {
  readonly dealer: number;
  readonly plays: readonly Play[];
}

const atPlay = (fault: Fault, index: number): Fault => ({
  ...fault,
  code: fault.code === 'match-over' ? 'round-over' : fault.code,
  pointer: `/plays/${index}`,
});

/** The position after a dealt round's plays and all events of the way. Faults: those of the deal and of each play. */
export function replayRound(request: ReplayRequest): Result<GameStep> {
  const dealt = dealToRound(request);
  if (!dealt.ok) return dealt;
  let step = dealt.value;
  const events = [...step.events];
  for (const [index, play] of request.plays.entries()) {
    const next = applyToRound(step.round, play);
    if (!next.ok) return { ok: false, fault: atPlay(next.fault, index) };
    step = next.value;
    events.push(...step.events);
  }
  return ok(written({ ...step, events }));
}

/** Reads a state and writes it back in the service's own form: cards, seats and sides in order. */
export function normaliseState(state: GameState): Result<GameState> {
  const round = readState(state);
  return round.ok ? ok(writeState(round.value)) : round;
}
