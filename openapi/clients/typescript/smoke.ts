/** Tries the client against a running service: node smoke.ts [address] */
import createClient from 'openapi-fetch';
import type { components, paths } from './scopa.ts';

type Game = components['schemas']['Game'];
type Problem = components['schemas']['Problem'];

const scopa = createClient<paths>({ baseUrl: process.argv[2] ?? 'http://localhost:8787' });

/** What the service answered, or an error with what it said instead. */
function answered<Data>({ data, error }: { data?: Data; error?: Problem }): Data {
  if (data === undefined) throw new Error(error?.detail ?? 'no answer');
  return data;
}

const legalPlays = async (game: Game) =>
  answered(await scopa.POST('/v1/legal-plays', { body: { game } })).plays;

const { variants } = answered(await scopa.GET('/v1/variants'));
console.log(
  variants.some(({ variant }) => variant === 'scopone') ? 'scopone is there' : 'scopone is missing',
);

let { game } = answered(await scopa.POST('/v1/deal', { body: { rules: { variant: 'scopa' } } }));

const [own] = await legalPlays(game);
if (own === undefined) throw new Error('nothing can be played');
const wrong = { card: own.card, captured: [own.card] };
const { error } = await scopa.POST('/v1/play', { body: { game, play: wrong } });
const offered = error?.legalPlays?.some(({ card }) => card === own.card);
console.log(`${error?.code}: ${offered ? 'with the legal plays' : 'without the legal plays'}`);

while (game.state?.phase === 'playing') {
  if (game.state.turn === 0) {
    const [first] = await legalPlays(game);
    if (first === undefined) throw new Error('nothing can be played');
    const { card, captured } = first;
    game = answered(await scopa.POST('/v1/play', { body: { game, play: { card, captured } } })).game;
  } else {
    const body = { game, level: 'easy', apply: true } as const;
    const answer = answered(await scopa.POST('/v1/ai-play', { body }));
    if (answer.game === undefined) throw new Error('no game in the answer');
    game = answer.game;
  }
}

const score = answered(await scopa.POST('/v1/score', { body: { game } }));
for (const { side, roundPoints } of score.sides) console.log(`side ${side}: ${roundPoints} points`);
