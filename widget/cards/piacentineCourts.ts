/** The twelve courts: each is one half, drawn once more upside down under the line through the middle. */
import { put } from './figure.ts';
import { kings } from './piacentineKings.ts';
import { knaves } from './piacentineKnaves.ts';
import { riders } from './piacentineRiders.ts';

const halves: Readonly<Record<string, Readonly<Record<string, string>>>> = { J: knaves, Q: riders, K: kings };

/** Fante (J), cavallo (Q) or re (K) of a suit. The inner picture cuts its half off at the middle line. */
export function piacentineCourt(rank: string, suit: string): string | undefined {
  const drawn = halves[rank]?.[suit];
  if (drawn === undefined) return undefined;
  const half = `<svg width="500" height="450">${drawn}</svg>`;
  return half + put(half, 500, 900, 180);
}
