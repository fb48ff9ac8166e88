import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiBit, loBit, popcount } from '../../engine/cardSet.ts';
import { cardNumber } from '../../engine/cards.ts';
import { dealRoundFrom } from '../../engine/deal.ts';
import {
  applyPlay,
  type Card,
  dealRound,
  type GameState,
  listLegalPlays,
  type Rules,
  type RulesChoice,
  replayRound,
  resolveRules,
} from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { playRandomly } from '../../engine/player/playout.ts';
import { advance, handOf, type Position, slotOf } from '../../engine/position.ts';
import { roundPoints } from '../../engine/score.ts';
import { readState } from '../../engine/serialize.ts';
import { sureRoundPoints } from '../../engine/surePoints.ts';
import { answerOf, faultOf } from './support/answers.ts';
import { anyChoice, anySeed, PATIENT, TABLES, varied } from './support/anyGame.ts';
import {
  expectEveryCardOnce,
  expectLegalPlaysByTheText,
  expectPlaysWellListed,
  expectRemainder,
  expectRoundTrip,
  expectScore,
  expectStep,
} from './support/invariants.ts';

const tables = TABLES.map((choice) => [choice.variant, choice.players, choice] as const);

/** What two tellings of one position must agree on. */
const factsOf = (position: Position) =>
  JSON.stringify([
    [position.tableLo, position.tableHi],
    [[...position.pileLo], [...position.pileHi]],
    [[...position.sweeps], [...position.bonus]],
    [[...position.handCount], position.turn, position.packet],
    [position.lastCapture, position.declared],
  ]);

/** A play that is not listed is refused. */
function expectRefused(state: GameState, random: FastRandom): void {
  const { plays, seat } = answerOf(listLegalPlays(state));
  const hand = state.seats[seat]?.hand ?? [];
  const card = hand[random.below(hand.length)] ?? '';
  const captured = state.table.filter(() => random.below(2) === 0);
  const same = (cards: readonly Card[]) =>
    cards.length === captured.length && cards.every((one) => captured.includes(one));
  if (plays.some((play) => play.card === card && same(play.captured))) return;
  expect(faultOf(applyPlay(state, { card, captured })).code).toBe('illegal-play');
  const [foreign] = state.stock;
  if (foreign) expect(faultOf(applyPlay(state, { card: foreign })).code).toBe('illegal-play');
}

/** Plays a round to its end by random legal plays, looking at everything after every step. */
function playRound(choice: RulesChoice, seed: Uint8Array, random: FastRandom): void {
  const { rules, tables: compiled } = answerOf(resolveRules(choice));
  const dealer = random.below(rules.table.players);
  const dealt = answerOf(dealRound({ rules: choice, dealer, seed }));
  const bonus = dealt.events.find(({ kind }) => kind === 'dealer-bonus')?.cards ?? [];
  const events = [...dealt.events];
  const position = answerOf(readState(dealt.state)).position.clone();
  const number = (card: Card) => cardNumber(compiled.deck, card);
  let state = dealt.state;
  while (state.phase === 'playing') {
    expectEveryCardOnce(rules, state);
    expectRoundTrip(state);
    const { plays } = answerOf(listLegalPlays(state));
    expectPlaysWellListed(state, plays);
    if (state.table.length <= 6 || random.below(20) === 0) {
      if (state.table.length <= 10) expectLegalPlaysByTheText(rules, state, plays);
    }
    if (random.below(4) === 0) expectRefused(state, random);
    const play = plays[random.below(plays.length)];
    if (!play) throw new Error('Nothing can be played.');
    const step = answerOf(applyPlay(state, { card: play.card, captured: play.captured }));
    expectStep(rules, state, play, step);
    events.push(...step.events);
    const taken = play.captured.map(number);
    const over = advance(
      position,
      slotOf(position, number(play.card)),
      taken.reduce((bits, card) => bits | loBit(card), 0),
      taken.reduce((bits, card) => bits | hiBit(card), 0),
    );
    if (step.score) {
      expect(over).toBe(true);
      const left = step.events.find(({ kind }) => kind === 'remainder')?.cards ?? step.state.table;
      expectRemainder(rules, bonus, left);
      expectScore(rules, state, step.state, step.score);
      const points = new Int32Array(compiled.sides);
      roundPoints(compiled, position, points);
      expect([...points]).toEqual(step.score.sides.map((side) => side.roundPoints));
    } else if (step.state.phase === 'playing') {
      // The fast loop knows no match: it deals on where one was won before the next packet.
      expect(factsOf(position)).toBe(factsOf(answerOf(readState(step.state)).position));
    }
    state = step.state;
  }
  expectEveryCardOnce(rules, state);
  expectRoundTrip(state);
  const plays = (state.plays ?? []).map(({ card, captured }) => ({ card, captured }));
  const again = answerOf(replayRound({ rules: choice, dealer, seed, plays }));
  expect(again.state).toEqual(state);
  expect(again.events).toEqual(events);
}

describe('every variant is played to the end of a round by random legal plays on plain states', () => {
  it.each(tables)('%s with %i', PATIENT, (_variant, _players, choice) => {
    fc.assert(
      fc.property(varied(choice), anySeed, fc.integer(), (rules, seed, number) => {
        playRound(rules, seed, new FastRandom(number));
      }),
      { numRuns: 5 },
    );
  });
});

/** The bits of all places of a position, and the sum of their sizes. */
function census(position: Position, over: boolean) {
  const { tables: compiled, pack } = position;
  const sides = [...position.pileLo.keys()];
  const hands = [...position.handAt.keys()].flatMap((seat) => [...handOf(position, seat)]);
  // What was dealt to nobody is in a pile when the round is over.
  const loose = [...hands, ...pack.subarray(over ? compiled.deck.size : position.stockAt)];
  const los = [position.tableLo, ...sides.map((side) => position.pileLo[side] ?? 0), ...loose.map(loBit)];
  const his = [position.tableHi, ...sides.map((side) => position.pileHi[side] ?? 0), ...loose.map(hiBit)];
  return {
    lo: los.reduce((all, lo) => all | lo),
    hi: his.reduce((all, hi) => all | hi),
    size: [...los, ...his].reduce((sum, half) => sum + popcount(half), 0),
  };
}

/** The most cards that can lie on a table where every card that can capture must. */
function mostOnTable({ capture, deck }: Rules): number {
  if (capture.by !== 'value' || capture.duty === 'may' || capture.maxTableCards !== undefined) return 40;
  return deck.kind === 'skat-32' ? 11 : 13;
}

describe('every variant is played thousands of times by the fast loop', () => {
  it.each(tables)('%s with %i', PATIENT, (_variant, _players, choice) => {
    fc.assert(
      fc.property(varied(choice), anySeed, fc.integer(), (rules, seed, number) => {
        const ruleset = answerOf(resolveRules(rules));
        const { lo, hi, size } = ruleset.tables.deck;
        const most = mostOnTable(ruleset.rules);
        const random = new FastRandom(number);
        const start = {
          ruleset,
          scores: new Array(ruleset.tables.sides).fill(0),
          number: 1,
          overtime: false,
        };
        const dealt = answerOf(dealRoundFrom(start, { seed })).round.position;
        for (let round = 0; round < 5; round++) {
          const position = dealt.clone();
          let over = false;
          while (!over) {
            over = playRandomly(position, random);
            const found = census(position, over);
            // Asked at every step: the comparison is made by hand, and only told by the matchers.
            if (found.lo !== lo || found.hi !== hi || found.size !== size)
              expect(found).toEqual({ lo, hi, size });
            const lying = popcount(position.tableLo) + popcount(position.tableHi);
            if (lying > most) expect(lying).toBeLessThanOrEqual(most);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('points that are sure in the middle of a round', () => {
  it('are never lost, however it goes on, and at its end only a primiera is added', PATIENT, () => {
    fc.assert(
      fc.property(anyChoice, anySeed, fc.integer(), (rules, seed, number) => {
        const ruleset = answerOf(resolveRules(rules));
        const { sides, items } = ruleset.tables;
        const random = new FastRandom(number);
        const start = { ruleset, scores: new Array(sides).fill(0), number: 1, overtime: false };
        const { position } = answerOf(dealRoundFrom(start, { seed })).round;
        const sure: number[][] = [sureRoundPoints(ruleset.tables, position)];
        while (!playRandomly(position, random)) sure.push(sureRoundPoints(ruleset.tables, position));
        const points = new Int32Array(sides);
        roundPoints(ruleset.tables, position, points);
        for (const before of sure) {
          for (const [side, least] of before.entries()) expect(points[side]).toBeGreaterThanOrEqual(least);
        }
        // Nobody captured: what lies on the table could still be anybody's.
        if (position.tableLo !== 0 || position.tableHi !== 0) return;
        const primiera = items.reduce(
          (sum, { item }) => sum + (item.kind === 'primiera' ? item.points : 0),
          0,
        );
        for (const [side, least] of sureRoundPoints(ruleset.tables, position).entries()) {
          expect((points[side] ?? 0) - least).toBeLessThanOrEqual(primiera);
        }
      }),
      { numRuns: 300 },
    );
  });
});
