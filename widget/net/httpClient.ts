/** The service over HTTP. */
import { gameAnswer, rulesAnswer, variantAnswer } from './answers.ts';
import type { ScopaClient } from './client.ts';
import { operationsAt } from './request.ts';

/** A client of the service at that base URL. */
export function httpClient(baseUrl: string): ScopaClient {
  const call = operationsAt(baseUrl);
  const game = (sealed: string) => ({ game: { sealed } });
  return {
    listVariants: () => call('get', '/v1/variants', {}, ({ variants }) => variants),
    getVariant: (variant) => call('get', '/v1/variants/{variant}', { params: { variant } }, variantAnswer),
    getDeck: (deck) => call('get', '/v1/decks/{deck}', { params: { deck } }, ({ cards }) => cards),
    resolveRules: (rules) => call('post', '/v1/rules', { body: { rules } }, rulesAnswer),
    dealRound: (rules, viewer, level) =>
      call('post', '/v1/deal', { body: { rules, sealed: { viewer, level } } }, gameAnswer),
    applyPlay: (sealed, card, captured) =>
      call(
        'post',
        '/v1/play',
        { body: { ...game(sealed), play: { card, captured: [...captured] } } },
        gameAnswer,
      ),
    playForOther: (sealed) => call('post', '/v1/ai-play', { body: game(sealed) }, gameAnswer),
    hint: (sealed, level) =>
      call('post', '/v1/ai-play', { body: { ...game(sealed), level } }, ({ candidates }) => candidates),
    dealNextRound: (sealed) => call('post', '/v1/next-round', { body: game(sealed) }, gameAnswer),
    scoreRound: (sealed) => call('post', '/v1/score', { body: game(sealed) }, (score) => score),
    nameLines: async (rules, players) => {
      const score = (sides: number) =>
        call(
          'post',
          '/v1/score',
          { body: { rules, sides: Array.from({ length: sides }, () => ({ pile: [] })) } },
          ({ lines }) => lines,
        );
      // Partners count together.
      const alone = await score(players);
      return alone.ok || players < 4 ? alone : score(2);
    },
  };
}
