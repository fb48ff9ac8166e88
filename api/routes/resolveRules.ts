import { createRoute } from '@hono/zod-openapi';
import { resolveRules as resolve, ruleSheet } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { post, rulesProblems } from '../operation.ts';
import { orProblem } from '../problem.ts';
import { openObject, requestObject } from '../schemas/primitives.ts';
import { RequestedRulesChoice, Rules, RulesChoice } from '../schemas/rules.ts';
import { RuleSheet } from '../schemas/texts.ts';

const RulesRequest = requestObject({ rules: RequestedRulesChoice }).openapi('RulesRequest', {
  description: 'Which rules to work out.',
});

const ResolvedRules = openObject({ rules: RulesChoice, resolved: Rules, sheet: RuleSheet }).openapi(
  'ResolvedRules',
  {
    description: 'The choice with players and target filled in, the complete rules, and the same in words.',
  },
);

const route = createRoute(
  post({
    operationId: 'resolveRules',
    path: '/v1/rules',
    tag: 'reference',
    summary: 'Work out the rules of a choice',
    description:
      'Checks a choice of variant, players, options and extras, completes it, and explains it in plain sentences made from the same data. Rules that contradict each other or cannot be dealt are refused, naming the field.',
    body: RulesRequest,
    answer: ResolvedRules,
    answerDescription: 'The complete rules.',
    problems: rulesProblems,
  }),
);

/** POST /v1/rules */
export const resolveRules = (service: Service) =>
  service.openapi(route, (c) => {
    const { choice, rules } = orProblem(resolve(c.req.valid('json').rules), '/rules');
    return c.json({ rules: choice, resolved: rules, sheet: ruleSheet(rules) }, 200);
  });
