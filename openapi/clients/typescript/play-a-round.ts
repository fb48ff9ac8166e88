/** Plays a round of Scopa and tells what a wrong name is answered with: node play-a-round.ts [address] */
import createClient from 'openapi-fetch';
import type { paths } from './scopa.ts';

const scopa = createClient<paths>({ baseUrl: process.argv[2] ?? 'http://localhost:8787' });

const dealt = await scopa.POST('/v1/deal', { body: { rules: { variant: 'scopa' } } });
if (dealt.error) throw new Error(dealt.error.detail);
let { game } = dealt.data;

const legal = await scopa.POST('/v1/legal-plays', { body: { game } });
const [first] = legal.data?.plays ?? [];
if (!first) throw new Error('Nothing can be played.');
const { card, captured } = first;
const played = await scopa.POST('/v1/play', { body: { game, play: { card, captured } } });
if (played.error) throw new Error(played.error.detail);
({ game } = played.data);

while (game.state?.phase === 'playing') {
  const answer = await scopa.POST('/v1/ai-play', { body: { game, level: 'easy', apply: true } });
  if (!answer.data?.game) throw new Error(answer.error?.detail);
  ({ game } = answer.data);
}

const score = await scopa.POST('/v1/score', { body: { game } });
for (const { side, roundPoints } of score.data?.sides ?? [])
  console.log(`side ${side}: ${roundPoints} points`);

const unknown = await scopa.GET('/v1/variants/{variant}', { params: { path: { variant: 'briscola' } } });
console.log(unknown.error?.code);
