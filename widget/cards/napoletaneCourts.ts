/** The twelve courts: two legs are a fante, four legs a cavallo, a mantle to the ground a re. */
import { kings } from './napoletaneKings.ts';
import { knaves } from './napoletaneKnaves.ts';
import { riders } from './napoletaneRiders.ts';

const courts: Readonly<Record<string, Readonly<Record<string, string>>>> = { J: knaves, Q: riders, K: kings };

/** Fante (J), cavallo (Q) or re (K) of a suit. */
export const napoletaneCourt = (rank: string, suit: string): string | undefined => courts[rank]?.[suit];
