/** The worked examples of the operations that store nothing: one request for each, sent to the service itself. */
import type { Service } from '../api/env.ts';
import type { Examples, WorkedExample } from '../api/openapiExamples.ts';
import type { LegalPlay } from '../engine/model.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const rules = { variant: 'scopa', players: 2 };

async function ask(service: Service, path: string, body?: unknown): Promise<WorkedExample> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await service.request(path, init, {});
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${JSON.stringify(answer)}`);
  return body === undefined ? { path, response: answer } : { request: body, response: answer };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const gameOf = ({ response }: WorkedExample): unknown => field(response, 'game');

function playsOf({ response }: WorkedExample): readonly LegalPlay[] {
  const plays = field(response, 'plays');
  return Array.isArray(plays) ? plays : [];
}

/** A play that shows something: a capture, if there is one. */
function showing(plays: readonly LegalPlay[]): { card: string; captured: readonly string[] } {
  const { card, captured } = plays.find((play) => play.captured.length > 0) ?? plays[0];
  return { card, captured };
}

/** Plays on to the end of the round; the game then. */
async function playedOut(service: Service, game: unknown): Promise<unknown> {
  for (let now = game; ; ) {
    const step = await ask(service, '/v1/ai-play', { game: now, level: 'easy', seed, apply: true });
    now = gameOf(step);
    if (field(step.response, 'score') !== undefined) return now;
  }
}

/** Sends them all. @throws when one of them is refused */
export async function workExamples(service: Service): Promise<Examples> {
  const dealRound = await ask(service, '/v1/deal', { rules, dealer: 1, seed });
  const game = gameOf(dealRound);
  const listLegalPlays = await ask(service, '/v1/legal-plays', { game });
  const play = showing(playsOf(listLegalPlays));
  const applyPlay = await ask(service, '/v1/play', { game, play });
  const over = await playedOut(service, game);
  return {
    dealRound,
    listLegalPlays,
    applyPlay,
    chooseAiPlay: await ask(service, '/v1/ai-play', {
      game: gameOf(applyPlay),
      level: 'normal',
      apply: true,
    }),
    scoreRound: await ask(service, '/v1/score', { game: over }),
    dealNextRound: await ask(service, '/v1/next-round', { game: over, seed }),
    viewAsSeat: await ask(service, '/v1/view', { game, seat: 0 }),
    replayRound: await ask(service, '/v1/replay', { rules, dealer: 1, seed, plays: [play] }),
    listCaptures: await ask(service, '/v1/captures', {
      rules,
      table: ['5B', '4C', '6C', '2S', 'AD'],
      card: 'QD',
    }),
    listVariants: await ask(service, '/v1/variants'),
    getVariant: await ask(service, '/v1/variants/scopa'),
    getDeck: await ask(service, '/v1/decks/italian-40'),
    resolveRules: await ask(service, '/v1/rules', {
      rules: { ...rules, extras: ['napola'], options: { capture: { choice: 'free' } } },
    }),
    getHealth: await ask(service, '/v1/health'),
  };
}
