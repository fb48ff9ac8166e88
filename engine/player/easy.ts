import type { PlayOption } from '../legalPlays.ts';
import { uniformFrom } from '../shuffle.ts';
import type { Judgement } from './judge.ts';

/** How much rather the easy player takes something than lays a card, and how much a sweep draws it. */
const LAY = 1;
const CAPTURE = 6;
const SWEEP = 18;

/** Easy takes what it sees, often at random, and never minds what it leaves. */
export function easyChoice(judgements: readonly Judgement[], seed: Uint8Array): PlayOption {
  const weights = judgements.map(({ option, sweeps }) =>
    (option.lo | option.hi) === 0 ? LAY : sweeps ? SWEEP : CAPTURE,
  );
  let left = uniformFrom(seed)(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return judgements[index].option;
}
