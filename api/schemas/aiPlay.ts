import { z } from '@hono/zod-openapi';
import {
  type Candidate as EngineCandidate,
  type Play as EnginePlay,
  LEVELS,
  type Level,
  REASON_KINDS,
} from '../../engine/model.ts';
import { cards } from './cards.ts';
import { GameEvents } from './events.ts';
import { Game, type PlayedGame } from './game.ts';
import { legalPlayLimit, Play } from './plays.ts';
import { growingOf, int, list, openObject, optional } from './primitives.ts';
import { RoundScore } from './score.ts';
import { Seed } from './seeds.ts';

const points = (description: string) => z.number().openapi({ format: 'double', description });

const kind = growingOf(REASON_KINDS, 'The main cause of the choice.');
const level = growingOf(LEVELS, 'The level that really answered.');

const Reason: z.ZodType<EngineCandidate['reason']> = openObject({
  kind,
  cards: optional(cards('The cards it is about.')),
  points: optional(points('The points it is about.')),
}).openapi('Reason', {
  description: 'Why a play is good, for words.',
  example: { kind: 'takes-settebello', cards: ['7D'], points: 1 },
});

const CandidateSchema: z.ZodType<Candidate> = openObject({
  play: Play,
  points: points('Expected point difference for the side at the end of the round.'),
  reason: Reason,
}).openapi('Candidate', { description: 'A play as the computer judges it.' });

/** A play as the computer judges it. */
interface Candidate extends Omit<EngineCandidate, 'play'> {
  readonly play: EnginePlay;
}

/** What the computer chose, and when the play was made what a played game has. */
export interface AiPlay extends Partial<PlayedGame> {
  readonly play: EnginePlay;
  readonly level: Level;
  readonly nodes?: number;
  readonly candidates?: readonly Candidate[];
}

/** Answer of chooseAiPlay. */
export const AiPlaySchema: z.ZodType<AiPlay> = openObject({
  play: Play,
  level,
  nodes: optional(int(0, 1_000_000_000, 'Positions looked at.')),
  candidates: optional(list(CandidateSchema, legalPlayLimit, 'Every legal play, best first.')),
  game: optional(Game),
  events: optional(GameEvents),
  score: optional(RoundScore),
  seed: optional(Seed),
}).openapi('AiPlay', {
  description:
    'The play that the computer chose. `game`, `events`, `score` and `seed` are there when it was made, as in a played game.',
});
