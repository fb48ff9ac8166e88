/** What is counted of finished rounds, kept in the browser. */
import { read, write } from '../controllers/storage.ts';
import type { TableGame } from '../controllers/tableGame.ts';
import { sideOf } from '../model/snapshot.ts';

const key = 'scopa-table:statistics';

/** What a round tells when it ends. */
type Counted = Pick<NonNullable<TableGame['served']>, 'view' | 'level' | 'score'>;

/** One game at one level. */
export interface Tallied {
  readonly variant: string;
  readonly level: string;
  readonly won: number;
  readonly lost: number;
  readonly rounds: number;
  readonly sweeps: number;
  /** Points of all rounds: the person's side, and the best of the others. */
  readonly points: number;
  readonly against: number;
}

const figures = ['won', 'lost', 'rounds', 'sweeps', 'points', 'against'] as const;

const isTallied = (value: unknown): value is Tallied => {
  if (typeof value !== 'object' || value === null) return false;
  const each = new Map<string, unknown>(Object.entries(value));
  return (
    typeof each.get('variant') === 'string' &&
    typeof each.get('level') === 'string' &&
    figures.every((figure) => Number.isFinite(each.get(figure)))
  );
};

/** What was kept; anything strange is left out. */
export function parseStatistics(text: string | null): readonly Tallied[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isTallied) : [];
  } catch {
    return [];
  }
}

/** The statistics with one more round. A match that ends in mid-round has no score, but a winner. */
export function withRound(kept: readonly Tallied[], { view, level, score }: Counted): readonly Tallied[] {
  const { viewer } = view;
  if (viewer === undefined) return kept;
  const { variant } = view.rules;
  const own = sideOf(view, viewer);
  const before = kept.find((each) => each.variant === variant && each.level === level);
  const tally = before ?? {
    variant,
    level,
    won: 0,
    lost: 0,
    rounds: 0,
    sweeps: 0,
    points: 0,
    against: 0,
  };
  const over = view.phase === 'match-over';
  const pointsOf = (mine: boolean): number =>
    Math.max(
      0,
      ...(score?.sides ?? [])
        .filter(({ side }) => (side === own) === mine)
        .map(({ roundPoints }) => roundPoints),
    );
  const next: Tallied = {
    ...tally,
    won: tally.won + (over && view.winner === own ? 1 : 0),
    lost: tally.lost + (over && view.winner !== undefined && view.winner !== own ? 1 : 0),
    rounds: tally.rounds + 1,
    sweeps: tally.sweeps + (view.sides.find(({ side }) => side === own)?.sweeps.length ?? 0),
    points: tally.points + pointsOf(true),
    against: tally.against + pointsOf(false),
  };
  return before === undefined ? [...kept, next] : kept.map((each) => (each === before ? next : each));
}

/** All that is kept. */
export const statistics = (): readonly Tallied[] => parseStatistics(read(key));

/** Counts a round that has just ended. */
export const count = (served: Counted): void => write(key, JSON.stringify(withRound(statistics(), served)));

/** Forgets all. */
export const forgetStatistics = (): void => write(key, '[]');
