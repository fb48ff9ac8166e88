/**
 * Strength of the computer player over frozen duplicate deals:
 *   npm run bench -- player --variant scopone --players 4 --a master --b risk-greedy --pairs 1000
 *   npm run bench -- player --replica        the published set-up, nine cards each and four on the table, against greedy
 *   npm run bench -- player --ladder         each level against the one below, in every variant at every table, as a table
 *   npm run bench -- player --solver         how long the exact solver takes with 12, 16 and 20 cards left
 *   npm run bench -- player                  a short look at each level in two variants
 */
import { parseArgs } from 'node:util';
import { type Comparison, type Contest, compare } from './arena.ts';
import { printLadder } from './ladder.ts';
import { printSolverSpeed } from './solverSpeed.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'scopone' },
    players: { type: 'string' },
    extras: { type: 'string', default: '' },
    a: { type: 'string' },
    b: { type: 'string', default: 'risk-greedy' },
    pairs: { type: 'string', default: '200' },
    deals: { type: 'string', default: 'measure' },
    replica: { type: 'boolean', default: false },
    ladder: { type: 'boolean', default: false },
    solver: { type: 'boolean', default: false },
  },
});

const share = ({ won, lost, level }: Comparison['dealing']): string => {
  const all = Math.max(1, won + lost + level);
  return [won, lost, level].map((count) => `${((100 * count) / all).toFixed(1)}`).join('/');
};

function print(contest: Contest): Comparison {
  const found = compare(contest);
  const { margin, interval, median, slow, worst, nodes } = found;
  console.log(
    [
      `${contest.variant}/${contest.players}`.padEnd(22),
      `${contest.a} – ${contest.b}`.padEnd(24),
      `${margin >= 0 ? '+' : ''}${margin.toFixed(3)} ± ${interval.toFixed(3)}`.padEnd(18),
      `dealer ${share(found.dealing)} %`.padEnd(24),
      `hand ${share(found.leading)} %`.padEnd(22),
      `${median.toFixed(2)} ms, 99th ${slow.toFixed(1)}, worst ${worst.toFixed(1)}`.padEnd(36),
      `${Math.round(nodes)} nodes`,
    ].join('  '),
  );
  return found;
}

const pairs = Number(values.pairs);

if (values.solver) {
  if (!printSolverSpeed()) process.exitCode = 1;
} else if (values.replica) {
  const { dealing, leading } = print({
    variant: 'scopone-classico',
    players: 4,
    a: 'master',
    b: 'greedy',
    pairs: 1000,
    deals: 'replica',
  });
  const won = ({ won, lost, level }: Comparison['dealing']) => (100 * won) / (won + lost + level);
  console.log(
    `wins as dealer's team ${won(dealing).toFixed(1)} % (bar 75), as hand team ${won(leading).toFixed(1)} % (bar 62)`,
  );
  if (won(dealing) < 75 || won(leading) < 62) process.exitCode = 1;
} else if (values.ladder) {
  if (!printLadder(pairs, values.deals)) process.exitCode = 1;
} else if (values.a === undefined) {
  for (const [variant, players] of [
    ['scopone', 4],
    ['scopa', 2],
  ] as const) {
    for (const [a, b] of [
      ['normal', 'easy'],
      ['hard', 'normal'],
      ['master', 'hard'],
      ['master', 'risk-greedy'],
    ]) {
      print({ variant, players, a, b, pairs: 40, deals: 'look' });
    }
  }
} else {
  print({
    variant: values.variant,
    players: Number(values.players ?? (values.variant.startsWith('scopone') ? 4 : 2)),
    extras: values.extras.split(' ').filter((extra) => extra !== ''),
    a: values.a,
    b: values.b,
    pairs,
    deals: values.deals,
  });
}
