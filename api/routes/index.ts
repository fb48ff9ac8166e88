/** Every operation, in the order in which the document shows them. */
import type { Service } from '../env.ts';
import { applyPlay } from './applyPlay.ts';
import { chooseAiPlay } from './chooseAiPlay.ts';
import { dealNextRound } from './dealNextRound.ts';
import { dealRound } from './dealRound.ts';
import { getDeck } from './getDeck.ts';
import { getHealth } from './getHealth.ts';
import { getVariant } from './getVariant.ts';
import { listCaptures } from './listCaptures.ts';
import { listLegalPlays } from './listLegalPlays.ts';
import { listVariants } from './listVariants.ts';
import { replayRound } from './replayRound.ts';
import { resolveRules } from './resolveRules.ts';
import { scoreRound } from './scoreRound.ts';
import { viewAsSeat } from './viewAsSeat.ts';

/** Each adds one operation to a service. */
export const operations: readonly ((service: Service) => unknown)[] = [
  dealRound,
  listLegalPlays,
  applyPlay,
  chooseAiPlay,
  scoreRound,
  dealNextRound,
  viewAsSeat,
  replayRound,
  listCaptures,
  listVariants,
  getVariant,
  getDeck,
  resolveRules,
  getHealth,
];
