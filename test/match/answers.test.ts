/** Each operation on matches answers what the document says; `service` holds every answer against it. */
import { expect, it } from 'vitest';
import openApi from '../../openapi/openapi.json' with { type: 'json' };
import { at, type Json } from '../support/json.ts';
import { firstPlay, openTable, playToEnd, tokenOnTurn } from './service.ts';
import { documented, service } from './worker.ts';

/** Of each operation on matches the answer when it succeeds. */
const successes = Object.values<Json>(openApi.paths)
  .flatMap((item) => Object.values<Json>(Object(item)))
  .filter((operation) => at(operation, '/tags/0') === 'matches')
  .map((operation) => {
    const success = Object.keys(Object(at(operation, '/responses'))).find((status) =>
      status.startsWith('20'),
    );
    return `${at(operation, '/operationId')} ${success}`;
  })
  .filter((name) => !name.startsWith('openMatchSocket'));

it('every operation succeeds as it is documented', async () => {
  expect(successes).toHaveLength(11);
  const rules = { variant: 'scopa', players: 3, target: 1 };
  const table = await openTable(service, rules, ['human', 'vacant', 'computer'], {
    clock: { secondsPerPlay: 60 },
    entropy: 'ab12',
  });
  const { matchId, tokens } = table;
  const [anna = '', bruno = ''] = tokens;
  await service.leave(matchId, bruno, 1);
  await service.reclaim(matchId, bruno, 1);
  const { body: seen } = await service.get(matchId);
  const token = tokenOnTurn(table, seen);
  const { body: match } = await service.get(matchId, token);
  await service.play(matchId, token, match.version, firstPlay(match), 'key');
  await playToEnd(service, table);
  await service.events(matchId, '?after=1&limit=7');
  await service.record(matchId);
  const again = await service.rematch(matchId, anna);
  expect(again.status).toBe(201);

  const vacant = await service.create({
    rules,
    seats: [{ kind: 'human' }, { kind: 'vacant' }, { kind: 'vacant' }],
  });
  await service.setSeat(vacant.body.match.matchId, vacant.body.seatToken, 1, 'easy');

  const long = await openTable(service, { variant: 'scopa', players: 2, target: 100 }, ['human', 'computer']);
  const [own = ''] = long.tokens;
  for (;;) {
    const { body } = await service.get(long.matchId, own);
    if (body.status !== 'playing') break;
    await service.play(long.matchId, own, body.version, firstPlay(body));
  }
  await service.ready(long.matchId, own, 'ab12');

  for (const success of successes) expect([...documented.seen]).toContain(success);
});
