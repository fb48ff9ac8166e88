import { expect, test } from 'vitest';
import {
  applyPlay,
  type CapturesRequest,
  type DealRequest,
  dealNextRound,
  dealRound,
  deckCards,
  type GameState,
  type GameStep,
  isDeckKind,
  listCaptures,
  listLegalPlays,
  type PackRequest,
  type PilesRequest,
  type Play,
  type Result,
  type RulesChoice,
  resolveRules,
  ruleSheet,
  scorePiles,
  scoreState,
  viewAsSeat,
} from '../../engine/index.ts';
import { ok } from '../../engine/model.ts';
import fixture from '../fixtures/cases.json' with { type: 'json' };
import { type Case, failures } from '../support/caseChecks.ts';
import { at, type Json } from '../support/json.ts';

/** The cases are written by hand and checked by eye: what they hold is taken to be what the engine asks for. */
function given<Wanted>(value: Json): Wanted {
  return JSON.parse(JSON.stringify(value));
}

interface Body {
  readonly game: { readonly state: GameState };
  readonly rules: RulesChoice;
  readonly play: Play;
  readonly seat?: number;
}

const mapped = (result: Result<Json>, answer: (value: Json) => Json): Result<Json> =>
  result.ok ? ok(answer(result.value)) : result;

const step = (result: Result<GameStep>): Result<Json> =>
  result.ok ? ok({ ...result.value, game: { state: result.value.state } }) : result;

/** What the engine answers where the service has an operation. */
const operations = new Map<string, (body: Json) => Result<Json>>([
  ['POST /v1/captures', (body) => listCaptures(given<CapturesRequest>(body))],
  ['POST /v1/deal', (body) => step(dealRound(given<DealRequest>(body)))],
  ['POST /v1/play', (body) => step(applyPlay(given<Body>(body).game.state, given<Body>(body).play))],
  [
    'POST /v1/next-round',
    (body) => step(dealNextRound(given<Body>(body).game.state, given<PackRequest>(body))),
  ],
  ['POST /v1/legal-plays', (body) => listLegalPlays(given<Body>(body).game.state)],
  [
    'POST /v1/view',
    (body) => mapped(viewAsSeat(given<Body>(body).game.state, given<Body>(body).seat), (view) => ({ view })),
  ],
  [
    'POST /v1/score',
    (body) =>
      at(body, '/game') === undefined
        ? scorePiles(given<PilesRequest>(body))
        : scoreState(given<Body>(body).game.state),
  ],
  [
    'POST /v1/rules',
    (body) => {
      const resolved = resolveRules(given<Body>(body).rules);
      if (!resolved.ok) return resolved;
      const { choice, rules } = resolved.value;
      return ok({ rules: choice, resolved: rules, sheet: ruleSheet(rules) });
    },
  ],
]);

const DECK_PATH = 'GET /v1/decks/';

function inEngine({ method, path, body }: Case['request']): Result<Json> {
  const route = `${method} ${path}`;
  const deck = route.replace(DECK_PATH, '');
  if (isDeckKind(deck)) return ok({ deck, cards: deckCards(deck) });
  const operation = operations.get(route);
  if (!operation) throw new Error(`No operation for ${route}.`);
  return operation(body);
}

const cases: readonly Case[] = fixture.cases;

test('every worked case is there', () => {
  expect(cases.length).toBe(fixture.count);
});

test.each(cases.map((worked) => [worked.id, worked.title, worked] as const))(
  '%s: %s',
  (_id, _title, { request, expect: expected }) => {
    const result = inEngine(request);
    const refused = result.ok ? undefined : result.fault.code;
    expect(refused).toBe(expected.code);
    expect(result.ok).toBe(expected.status === 200);
    expect(failures(result.ok ? result.value : result.fault, expected.checks ?? [])).toEqual([]);
  },
);
