/**
 * Speed of the engine: random rounds by full rules and scoring beside a bare loop without rules as data, and the time of
 * a stateless request. References run in turn with what they are compared to, so the ratios hold on a noisy machine.
 */
import { applyPlay, listLegalPlays, resolveRules } from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { playOut } from '../../engine/player/playout.ts';
import { declareHands, layOut, Position } from '../../engine/position.ts';
import { roundPoints } from '../../engine/score.ts';
import { barePlayout } from './barePlayout.ts';
import { positions } from './positions.ts';

const SLICES = 25;
const ROUNDS_PER_SLICE = 15_000;
const SCOPONE_BAR = 0.5;
const TWO_PLAYER_BAR = 0.8;
const REQUEST_BAR_MICROSECONDS = 50;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Plays one random round of a variant, shuffled by the fast generator as in playouts, and scores it. */
function randomRounds(variant: string, players: number): () => number {
  const resolved = resolveRules({ variant, players });
  if (!resolved.ok) throw new Error(resolved.fault.message);
  const { tables } = resolved.value;
  const position = new Position(tables);
  const random = new FastRandom(12345);
  const points = new Int32Array(tables.sides);
  let dealer = 0;
  return () => {
    random.shuffle(position.pack);
    layOut(position, dealer);
    dealer = (dealer + 1) % players;
    declareHands(position);
    playOut(position, random);
    roundPoints(tables, position, points);
    return points[0] - points[1];
  };
}

let checksum = 0;

/** Nanoseconds a call, over one slice. */
function timeSlice(round: () => number): number {
  const start = performance.now();
  for (let i = 0; i < ROUNDS_PER_SLICE; i++) checksum += round();
  return ((performance.now() - start) / ROUNDS_PER_SLICE) * 1e6;
}

function report(name: string, value: string, bar: string, reached: boolean): void {
  console.log(`${name.padEnd(44)}${value.padStart(34)}   bar ${bar}  ${reached ? 'reached' : 'MISSED'}`);
  if (!reached) process.exitCode = 1;
}

function compareRounds(name: string, variant: string, players: number, bar: number): void {
  const round = randomRounds(variant, players);
  const pairs = Array.from({ length: SLICES }, () => ({
    bare: timeSlice(barePlayout),
    own: timeSlice(round),
  }));
  const warm = pairs.slice(5);
  const ratio = median(warm.map(({ bare, own }) => bare / own));
  const speed = (times: readonly number[]) => `${Math.round(1e9 / median(times) / 1000)}k/s`;
  const figures = `${speed(warm.map(({ own }) => own))} beside ${speed(warm.map(({ bare }) => bare))}, ${ratio.toFixed(2)} ×`;
  report(name, figures, `>= ${bar} ×`, ratio >= bar);
}

/** Microseconds a call of the middle and of the slowest 1 % of positions. */
function timeRequests(name: string, request: (index: number) => void, count: number): void {
  const times: number[] = [];
  for (let repeat = 0; repeat < 40; repeat++) {
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      request(i);
      if (repeat >= 20) times.push((performance.now() - start) * 1000);
    }
  }
  times.sort((a, b) => a - b);
  const middle = median(times);
  const slow = times[Math.floor(times.length * 0.99)];
  report(
    name,
    `median ${middle.toFixed(1)} µs, 99th percentile ${slow.toFixed(1)} µs`,
    `median <= ${REQUEST_BAR_MICROSECONDS} µs`,
    middle <= REQUEST_BAR_MICROSECONDS,
  );
}

compareRounds('random Scopone hands, full rules', 'scopone', 4, SCOPONE_BAR);
compareRounds('random two-player rounds, full rules', 'scopa', 2, TWO_PLAYER_BAR);

// As they come with a request: the engine has not seen these objects before.
const states: ReturnType<typeof positions> = JSON.parse(JSON.stringify(positions()));
const firstPlays = states.map((state) => {
  const legal = listLegalPlays(state);
  if (!legal.ok) throw new Error(legal.fault.message);
  return legal.value.plays[0];
});
timeRequests(
  `legal plays of ${states.length} positions, all variants`,
  (i) => listLegalPlays(states[i]),
  states.length,
);
timeRequests('a play in each of them', (i) => applyPlay(states[i], firstPlays[i]), states.length);
console.log(`(checksum ${checksum})`);
