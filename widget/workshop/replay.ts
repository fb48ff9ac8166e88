/** Asks the service for a moment. */
import createClient from 'openapi-fetch';
import type { paths } from '../net/api.ts';
import type { Answer } from '../net/client.ts';
import { httpClient } from '../net/httpClient.ts';
import type { GameAnswer } from '../net/types.ts';
import { cardsOf, type Moment } from './moments.ts';

const refused = (detail: string): Answer<GameAnswer> => ({
  ok: false,
  failure: { kind: 'refused', status: 422, code: 'invalid-moment', detail },
});

/** What the person on seat 0 sees after the plays. It is no sealed game: nothing can be played on from here. */
export async function replayed(
  base: string,
  { rules, dealer, pack, plays, scores }: Moment,
): Promise<Answer<GameAnswer>> {
  const { POST } = createClient<paths>({ baseUrl: base });
  const { resolveRules, getDeck } = httpClient(base);
  const resolved = await resolveRules(rules);
  if (!resolved.ok) return resolved;
  const deck = await getDeck(resolved.value.deckKind);
  if (!deck.ok) return deck;
  const first = cardsOf(pack);
  const rest = deck.value.map(({ card }) => card).filter((card) => !first.includes(card));
  const body = {
    rules,
    dealer,
    deckOrder: [...first, ...rest],
    round: 2,
    plays: plays
      .split(/\s+/)
      .filter((play) => play !== '')
      .map((play) => {
        const [card = '', ...captured] = cardsOf(play);
        return { card, captured };
      }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
  };
  const { data, error } = await POST('/v1/replay', { body });
  if (data === undefined) return refused(error.detail ?? 'replay');
  const seen = await POST('/v1/view', { body: { game: data.game, seat: 0 } });
  if (seen.data === undefined) return refused(seen.error.detail ?? 'view');
  const { score } = data;
  return {
    ok: true,
    value: {
      sealed: 'workshop',
      view: seen.data.view,
      events: [],
      ...(score === undefined ? {} : { score }),
    },
  };
}
