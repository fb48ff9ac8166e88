import { optionSweeps, type PlayOption } from '../legalPlays.ts';
import { sweepPoints } from '../score.ts';
import type { Knowledge } from './knowledge.ts';
import { itemOutlook, type Outlook, outlookAfter, outlookOf } from './outlook.ts';
import { type Aftermath, aftermathOf } from './sweepRisk.ts';

/** A legal play with all that speaks for and against it. */
export interface Judgement {
  readonly option: PlayOption;
  /** Expected point difference for the side at the end of the round. */
  readonly points: number;
  readonly sweeps: boolean;
  /** What each scoring item gains by the play, in the order of the rules. */
  readonly itemGains: readonly number[];
  readonly aftermath: Aftermath;
}

/** Points the side is ahead by already: sweeps and what was won outside plays. */
function banked(knowledge: Knowledge): number {
  const { position, side } = knowledge;
  const { tables } = position;
  let lead = 0;
  for (let other = 0; other < tables.sides; other++) {
    const points = sweepPoints(tables, position, other) + position.bonus[other];
    lead += other === side ? points : -points / (tables.sides - 1);
  }
  return lead;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Judges every play one step ahead: what it secures by the variant's own scoring, and whether it leaves a sweep. */
export function judgePlays(knowledge: Knowledge, options: readonly PlayOption[]): Judgement[] {
  const { position } = knowledge;
  const { tables } = position;
  const worth = (outlook: Outlook) => tables.items.map((item) => itemOutlook(item, outlook, tables.sides));
  const outlook = outlookOf(knowledge);
  const before = worth(outlook);
  const lead = banked(knowledge);
  return options.map((option) => {
    const after = worth(outlookAfter(outlook, tables, option));
    const sweeps = optionSweeps(position, option);
    const aftermath = aftermathOf(knowledge, option);
    const own = sweeps ? tables.sweepPoints : 0;
    const risk =
      aftermath.nextSweeps * tables.sweepPoints * (aftermath.nextIsFoe ? -1 / (tables.sides - 1) : 1);
    return {
      option,
      points: lead + sum(after) + own + risk,
      sweeps,
      itemGains: after.map((points, i) => points - before[i]),
      aftermath,
    };
  });
}
