/** Duplicate matches between two players: every deal is played from both sides. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { cardsOf } from '../../engine/cardSet.ts';
import { dealRoundFrom } from '../../engine/deal.ts';
import type { PlayOption } from '../../engine/legalPlays.ts';
import type { Level } from '../../engine/model.ts';
import { answerAt } from '../../engine/player/choose.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import type { Knowledge, PastPlay } from '../../engine/player/knowledge.ts';
import { playByPolicy } from '../../engine/player/policy.ts';
import { weightsOf } from '../../engine/player/weights.ts';
import { advance, handOf, type Position, slotOf } from '../../engine/position.ts';
import { resolveRules } from '../../engine/rules.ts';
import { roundPoints } from '../../engine/score.ts';
import { processorTime } from './processorTime.ts';
import { greedy, optionsOf, riskGreedy } from './referencePlayers.ts';

/** Chooses a play from what a seat knows; the true position is for the oracle alone. */
type Player = (
  knowledge: Knowledge,
  seed: Uint8Array,
  truth: Position,
) => { option: PlayOption; nodes: number };

const level =
  (name: Level): Player =>
  (knowledge, seed) => {
    const { chosen, nodes } = answerAt(name, knowledge, optionsOf(knowledge), seed);
    return { option: chosen, nodes };
  };

const ORACLE_PLAYOUTS = 200;

/** Flat Monte Carlo that sees all hands: the ceiling. */
const oracle: Player = (knowledge, seed, truth) => {
  const { tables } = truth;
  const weights = weightsOf(tables);
  const points = new Int32Array(tables.sides);
  const sign = tables.rules.victory.aim === 'least' ? -1 : 1;
  const judged = optionsOf(knowledge).map((option) => {
    const random = new FastRandom(seed[0] * 256 + seed[1] + 1);
    let sum = 0;
    for (let i = 0; i < ORACLE_PLAYOUTS; i++) {
      const position = truth.clone();
      let over = advance(position, slotOf(position, option.card), option.lo, option.hi);
      while (!over) over = playByPolicy(position, weights, random);
      roundPoints(tables, position, points);
      const all = points.reduce((total, side) => total + side, 0);
      sum += points[knowledge.side] - (all - points[knowledge.side]) / (tables.sides - 1);
    }
    return { option, sum };
  });
  judged.sort((a, b) => sign * (b.sum - a.sum));
  return { option: judged[0].option, nodes: 0 };
};

/** Everybody that can be measured. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  random: (knowledge, seed) => {
    const options = optionsOf(knowledge);
    return {
      option: options[new FastRandom(seed[0] * 65536 + seed[1] * 256 + seed[2] + 1).below(options.length)],
      nodes: 0,
    };
  },
  greedy: (knowledge) => ({ option: greedy(knowledge), nodes: 0 }),
  'risk-greedy': (knowledge) => ({ option: riskGreedy(knowledge), nodes: 0 }),
  oracle,
  easy: level('easy'),
  normal: level('normal'),
  hard: level('hard'),
  master: level('master'),
};

/** The seed of something in a frozen set of deals. */
const seedOf = (...parts: readonly (string | number)[]): Uint8Array => sha256(utf8ToBytes(parts.join('/')));

/** What the seat on turn of a position knows. */
function knowledgeAt(position: Position, past: readonly PastPlay[], scores: readonly number[]): Knowledge {
  const { tables, turn, declared } = position;
  const seenHands = new Map<number, readonly number[]>();
  for (let seat = 0; seat < tables.players; seat++) {
    if (seat === turn || declared & (1 << seat)) seenHands.set(seat, [...handOf(position, seat)]);
  }
  const seen = new Set([...cardsOf(position.tableLo, position.tableHi), ...[...seenHands.values()].flat()]);
  for (let side = 0; side < tables.sides; side++) {
    for (const card of cardsOf(position.pileLo[side], position.pileHi[side])) seen.add(card);
  }
  // The player gets a copy in which what it does not see stands in deck order.
  const blind = position.clone();
  const unseen = tables.deck.sorted.filter((card) => !seen.has(card));
  let next = 0;
  const hide = (from: number, to: number) => {
    for (let at = from; at < to; at++) blind.pack[at] = unseen[next++];
  };
  for (let seat = 0; seat < tables.players; seat++) {
    if (!seenHands.has(seat)) hide(blind.handAt[seat], blind.handAt[seat] + blind.handCount[seat]);
  }
  hide(blind.stockAt, tables.deck.size);
  return {
    position: blind,
    seat: turn,
    side: tables.sideOf[turn],
    hand: seenHands.get(turn) ?? [],
    seenHands,
    unseen,
    handCounts: [...position.handCount],
    past,
    scores,
    overtime: false,
  };
}

/** Wins, losses and ties. */
interface Outcomes {
  won: number;
  lost: number;
  level: number;
}

/** What a comparison found, from the first player's view. */
export interface Comparison {
  readonly pairs: number;
  /** Mean point difference a round, and half the width of its 95 % interval, from the pairs. */
  readonly margin: number;
  readonly interval: number;
  /** Rounds by whether the first player's side dealt. */
  readonly dealing: Outcomes;
  readonly leading: Outcomes;
  /** Milliseconds of a processor a move of the first player: middle, 99th of a hundred, worst; nodes a move. */
  readonly median: number;
  readonly slow: number;
  readonly worst: number;
  readonly nodes: number;
}

export interface Contest {
  readonly variant: string;
  readonly players: number;
  readonly extras?: readonly string[];
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  /** Name of the frozen set of deals; what is tuned on one set is measured on another. */
  readonly deals: string;
}

function playerNamed(name: string): Player {
  const player = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
  if (!player) throw new Error(`There is no player ${name}. There are: ${Object.keys(PLAYERS).join(', ')}.`);
  return player;
}

/** Plays each deal from both sides and compares what the players make of it. */
export function compare(contest: Contest): Comparison {
  const { variant, players, extras = [], pairs, deals } = contest;
  const resolved = resolveRules({ variant, players, extras });
  if (!resolved.ok) throw new Error(resolved.fault.message);
  const ruleset = resolved.value;
  const { tables } = ruleset;
  const first = playerNamed(contest.a);
  const second = playerNamed(contest.b);
  const sign = tables.rules.victory.aim === 'least' ? -1 : 1;
  const scores = Array.from({ length: tables.sides }, () => 0);
  const points = new Int32Array(tables.sides);
  const times: number[] = [];
  let nodes = 0;
  const dealing: Outcomes = { won: 0, lost: 0, level: 0 };
  const leading: Outcomes = { won: 0, lost: 0, level: 0 };

  /** One round in which the first player holds side `ours`; the point difference for it. */
  const playRound = (start: Position, deal: number, ours: number): number => {
    const position = start.clone();
    let past: PastPlay[] = [];
    for (let over = false, turn = 0; !over; turn++) {
      const knowledge = knowledgeAt(position, past, scores);
      const isFirst = knowledge.side === ours;
      const begin = processorTime();
      const { option, nodes: spent } = (isFirst ? first : second)(
        knowledge,
        seedOf(deals, variant, deal, turn),
        position,
      );
      // The first deal warms the compiler up.
      if (isFirst && (deal > 0 || pairs === 1)) {
        times.push(processorTime() - begin);
        nodes += spent;
      }
      const { packet, tableLo, tableHi } = position;
      past = [...past, { packet, seat: position.turn, card: option.card, tableLo, tableHi }];
      over = advance(position, slotOf(position, option.card), option.lo, option.hi);
    }
    roundPoints(tables, position, points);
    const all = points.reduce((sum, side) => sum + side, 0);
    const difference = sign * (points[ours] - (all - points[ours]) / (tables.sides - 1));
    const outcomes = tables.sideOf[start.dealer] === ours ? dealing : leading;
    if (difference > 0) outcomes.won++;
    else if (difference < 0) outcomes.lost++;
    else outcomes.level++;
    return difference;
  };

  const margins: number[] = [];
  for (let deal = 0; deal < pairs; deal++) {
    const dealt = dealRoundFrom(
      { ruleset, scores, number: 1, overtime: false, dealer: deal % players },
      { seed: seedOf(deals, variant, players, deal) },
    );
    if (!dealt.ok) throw new Error(dealt.fault.message);
    const start = dealt.value.round.position;
    const sides = Array.from({ length: tables.sides }, (_, side) => playRound(start, deal, side));
    margins.push(sides.reduce((sum, side) => sum + side, 0) / sides.length);
  }
  const margin = margins.reduce((sum, value) => sum + value, 0) / pairs;
  const variance = margins.reduce((sum, value) => sum + (value - margin) ** 2, 0) / Math.max(1, pairs - 1);
  times.sort((x, y) => x - y);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return {
    pairs,
    margin,
    interval: 1.96 * Math.sqrt(variance / pairs),
    dealing,
    leading,
    median: at(0.5),
    slow: at(0.99),
    worst: at(1),
    nodes: nodes / times.length,
  };
}
