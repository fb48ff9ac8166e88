/** Every operation, in the order in which the document shows them. */
import type { Service } from '../env.ts';
import { applyPlay } from './applyPlay.ts';
import { chooseAiPlay } from './chooseAiPlay.ts';
import { createMatch } from './createMatch.ts';
import { dealNextRound } from './dealNextRound.ts';
import { dealRound } from './dealRound.ts';
import { getDeck } from './getDeck.ts';
import { getHealth } from './getHealth.ts';
import { getMatch } from './getMatch.ts';
import { getMatchRecord } from './getMatchRecord.ts';
import { getVariant } from './getVariant.ts';
import { joinMatch } from './joinMatch.ts';
import { leaveSeat } from './leaveSeat.ts';
import { listCaptures } from './listCaptures.ts';
import { listLegalPlays } from './listLegalPlays.ts';
import { listMatchEvents } from './listMatchEvents.ts';
import { listVariants } from './listVariants.ts';
import { openMatchSocket } from './openMatchSocket.ts';
import { readyForNext } from './readyForNext.ts';
import { reclaimSeat } from './reclaimSeat.ts';
import { rematch } from './rematch.ts';
import { replayRound } from './replayRound.ts';
import { resolveRules } from './resolveRules.ts';
import { scoreRound } from './scoreRound.ts';
import { setSeat } from './setSeat.ts';
import { submitPlay } from './submitPlay.ts';
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
  createMatch,
  joinMatch,
  setSeat,
  leaveSeat,
  reclaimSeat,
  getMatch,
  submitPlay,
  readyForNext,
  listMatchEvents,
  rematch,
  getMatchRecord,
  openMatchSocket,
  listCaptures,
  listVariants,
  getVariant,
  getDeck,
  resolveRules,
  getHealth,
];
