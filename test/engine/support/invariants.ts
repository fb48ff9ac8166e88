/** What must be true of every game after every step, whatever the rules. */
import { expect } from 'vitest';
import {
  type Card,
  deckCards,
  type GameEvent,
  type GameState,
  type GameStep,
  type LegalPlay,
  listLegalPlays,
  normaliseState,
  type RoundScore,
  type Rules,
  resolveRules,
  scoreState,
} from '../../../engine/index.ts';
import { answerOf } from './answers.ts';
import { bruteCaptures, captureWord, valuesOf } from './bruteCaptures.ts';
import { bruteItemPoints, bruteSweepPoints } from './bruteScore.ts';
import { seatsInOrder, sideOfSeat } from './states.ts';

/** Comparing texts is many times faster than comparing trees, and states are written in one order. */
const expectSame = (one: unknown, other: unknown, what: string): void => {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, what).toEqual(other);
};

export const rulesOfState = (state: GameState): Rules => answerOf(resolveRules(state.rules)).rules;

/** Every card that stands somewhere in a state. */
export const cardsOfState = (state: GameState): Card[] => [
  ...state.table,
  ...state.stock,
  ...(state.leftover ?? []),
  ...state.seats.flatMap(({ hand }) => hand),
  ...state.sides.flatMap(({ pile }) => pile),
];

/** Every card of the deck stands in exactly one place. */
export function expectEveryCardOnce(rules: Rules, state: GameState): void {
  const deck = deckCards(rules.deck.kind).map(({ card }) => card);
  expectSame(cardsOfState(state).sort(), deck.sort(), 'every card in exactly one place');
}

/** A state can be read, written, stored and sent without a change. */
export function expectRoundTrip(state: GameState): void {
  const text = JSON.stringify(state);
  expectSame(answerOf(normaliseState(JSON.parse(text))), state, 'a state reads back as it was written');
}

const word = ({ card, captured, sweep }: LegalPlay): string => `${card}: ${captureWord(captured, sweep)}`;

const isAce = (card: Card): boolean => card.startsWith('A');

/** The legal plays of a state, told a second time. */
export function expectLegalPlaysByTheText(rules: Rules, state: GameState, plays: readonly LegalPlay[]): void {
  const { hand = [] } = state.seats[state.turn ?? 0] ?? {};
  const inHands = state.seats.reduce((sum, seat) => sum + seat.hand.length, 0);
  const first = inHands === (rules.deal.handSizes[0] ?? 0) * rules.table.players && state.plays?.length === 0;
  const last = inHands === 1 && state.stock.length === 0;
  const noSweep = last && rules.sweep.lastPlay === 'never';
  const expected = hand.flatMap((card) => {
    if (first && rules.ace.openingBan && isAce(card) && !hand.every(isAce)) return [];
    const { captures, mayLay } = bruteCaptures(rules, card, state.table);
    const words = [...captures].map(
      (capture) => `${card}: ${noSweep ? capture.replace(' sweep', '') : capture}`,
    );
    return mayLay ? [...words, `${card}: `] : words;
  });
  expectSame(plays.map(word).sort(), expected.sort(), 'legal plays by the text of the rules');
}

/** No play is listed twice, and legality does not depend on the history. */
export function expectPlaysWellListed(state: GameState, plays: readonly LegalPlay[]): void {
  const words = plays.map((play) => `${play.card}: ${captureWord(play.captured, false)}`);
  expect(new Set(words).size, 'no play is listed twice').toBe(words.length);
  expect(plays.length, 'somebody on turn can play').toBeGreaterThan(0);
  const { plays: _history, ...forgetful } = state;
  expectSame(answerOf(listLegalPlays(forgetful)).plays, plays, 'legality without history');
}

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  cards.filter((card) => !gone.includes(card));

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** What a play changes, and that it changes nothing else. */
export function expectStep(rules: Rules, before: GameState, play: LegalPlay, step: GameStep): void {
  const { state, events } = step;
  const seat = before.turn ?? -1;
  const side = sideOfSeat(rules, seat);
  const { card, captured, sweep } = play;
  const over = has(events, 'round-end');
  expectSame(events[0], { kind: 'play', seat, card, captured, side }, 'the play is told as it was made');
  expect(has(events, 'sweep'), 'a sweep is told when it was announced').toBe(sweep);
  const own = state.sides[side];
  expectSame(own?.sweeps, [...(before.sides[side]?.sweeps ?? []), ...(sweep ? [card] : [])], 'sweeps');
  const takesItself = captured.length === 1 && captured[0] === card;
  const left = captured.length > 0 ? without(before.table, captured) : [...before.table, card];
  const taken = captured.length > 0 ? [...(takesItself ? [] : captured), card] : [];
  if (captured.length > 0) expect(state.lastCapture, 'who captured last').toBe(side);
  else expect(state.lastCapture, 'who captured last').toBe(before.lastCapture);
  if (over) return;
  expectSame(state.table, left, 'the table');
  expectSame(own?.pile, [...(before.sides[side]?.pile ?? []), ...taken], 'the pile of the side');
  for (const other of before.sides) {
    if (other.side !== side) expectSame(state.sides[other.side]?.pile, other.pile, 'the piles of others');
    expect(state.sides[other.side]?.score, 'match points wait for the end').toBe(other.score);
  }
  const dealt = events.find(({ kind }) => kind === 'deal');
  const order = seatsInOrder(rules, before.dealer);
  const leader = order[0] ?? 0;
  if (dealt) {
    const size = dealt.count ?? 0;
    for (const [place, other] of order.entries()) {
      const packet = before.stock.slice(place * size, (place + 1) * size);
      expectSame(state.seats[other]?.hand, packet, 'the packet of a seat');
    }
    expectSame(state.stock, before.stock.slice(size * order.length), 'the stock after a packet');
  } else {
    for (const other of before.seats) {
      const hand = other.seat === seat ? without(other.hand, [card]) : other.hand;
      expectSame(state.seats[other.seat]?.hand, hand, 'the hand of a seat');
    }
    expectSame(state.stock, before.stock, 'the stock');
  }
  if (state.phase !== 'playing') {
    expect(has(events, 'match-end'), 'a match ends with an event').toBe(true);
    expect(state.turn, 'nobody is on turn').toBeUndefined();
    return;
  }
  const next = order[(order.indexOf(seat) + 1) % order.length] ?? 0;
  expect(state.turn, 'the turn').toBe(dealt ? leader : next);
}

const sumOf = (rules: Rules, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + Math.min(...valuesOf(rules.deck.kind, card)), 0);

/**
 * What lies on the table after the last play: an even sum when all is captured by value, ten more than a multiple of
 * fifteen when all is captured by that. `bonus`: what the dealer took before the first play.
 */
export function expectRemainder(rules: Rules, bonus: readonly Card[], left: readonly Card[]): void {
  const { ace, capture, deck, declare, deal } = rules;
  if (ace.sweeps || ace.onEmptyTable === 'takes-itself' || deal.leftoverTo !== 'none') return;
  const sum = sumOf(rules, [...bonus, ...left]);
  if (capture.by === 'value') {
    expect(sum % 2, 'captures by value leave an even sum').toBe(0);
    return;
  }
  if (capture.by !== 'total' || deck.kind === 'skat-32' || declare.matta !== undefined) return;
  expect(sum % capture.total, 'captures by total leave what the whole deck has over').toBe(
    220 % capture.total,
  );
}

/** The settlement of a round that is over: every line, every sum, and that it can be told again. */
export function expectScore(rules: Rules, before: GameState, state: GameState, score: RoundScore): void {
  const piles = state.sides.map(({ pile }) => pile);
  for (const line of score.lines) {
    const { item } = line;
    const winners = line.sides.filter(({ points }) => points > 0).length;
    if (item?.tie === 'nobody') expect(winners, 'at most one side by a majority').toBeLessThanOrEqual(1);
  }
  const items = rules.score.items.map((item) => bruteItemPoints(rules, item, piles));
  const sweeps = state.sides.map(({ pile, sweeps: swept }) => bruteSweepPoints(rules, pile, swept.length));
  const lines = score.lines.map(({ sides }) => sides.map(({ points }) => points));
  expectSame(lines.slice(0, items.length + 1), [...items, sweeps], 'points by the text of the rules');
  for (const { side, roundPoints, matchPoints } of score.sides) {
    const sum = lines.reduce((total, points) => total + (points[side] ?? 0), 0);
    const bonus = lines.length > items.length + 1 ? 0 : (state.sides[side]?.bonus ?? 0);
    expect(roundPoints, 'the points of the lines add up').toBe(sum + bonus);
    expect(matchPoints, 'they are added to the match').toBe((before.sides[side]?.score ?? 0) + roundPoints);
    expect(state.sides[side]?.score, 'and stand in the state').toBe(matchPoints);
  }
  expectSame(answerOf(scoreState(state)), score, 'the score can be told again');
  expect(state.phase).toBe(score.matchOver ? 'match-over' : 'round-over');
  expect(state.winner).toBe(score.winner);
  expect(state.seats.every(({ hand }) => hand.length === 0) && state.stock.length === 0).toBe(true);
}
