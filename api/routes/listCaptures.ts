import { createRoute } from '@hono/zod-openapi';
import { listCaptures as list } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { post, rulesProblems } from '../operation.ts';
import { orProblem } from '../problem.ts';
import { Card, cards } from '../schemas/cards.ts';
import { legalPlayLimit } from '../schemas/plays.ts';
import { flag, list as listOf, openObject, optional, requestObject } from '../schemas/primitives.ts';
import { RequestedRulesChoice } from '../schemas/rules.ts';

const CapturesRequest = requestObject({
  rules: RequestedRulesChoice,
  table: cards('The cards on the table.'),
  card: Card,
  firstPlay: optional(flag('It is the first play of the round.')),
  lastPlay: optional(flag('It is the last play of the round.')),
}).openapi('CapturesRequest', { description: 'A table and a card.' });

const Capture = openObject({
  cards: cards('The table cards that are taken.'),
  sweep: flag('It would score a sweep.'),
}).openapi('Capture', { description: 'One set of cards that may be taken.' });

const CaptureList = openObject({
  captures: listOf(Capture, legalPlayLimit, 'Every set that the card may take.'),
  mayLay: flag('The card may be laid.'),
  mayPlay: flag('The card may be played at all.'),
}).openapi('CaptureList', { description: 'What a card can do.' });

const route = createRoute(
  post({
    operationId: 'listCaptures',
    path: '/v1/captures',
    tag: 'engine',
    summary: 'List what one card may take',
    description: 'Needs no game: a table, a card and the rules are enough.',
    body: CapturesRequest,
    answer: CaptureList,
    answerDescription: 'The captures, and whether the card may be laid.',
    problems: [...rulesProblems, 'invalid-state', 'too-many-plays'],
  }),
);

/** POST /v1/captures */
export const listCaptures = (service: Service) =>
  service.openapi(route, (c) => c.json(orProblem(list(c.req.valid('json'))), 200));
