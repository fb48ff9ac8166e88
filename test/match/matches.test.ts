/** Whole matches over real sockets, and what every party hears. */

import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { replayRound } from '../../engine/index.ts';
import { cardsIn, hiddenFrom, statesOf } from './secrecy.ts';
import { firstPlay, openTable, type Table } from './service.ts';
import { type Listener, listen, service } from './worker.ts';

const games = [
  {
    name: 'two-player Scopa',
    rules: { variant: 'scopa', players: 2, target: 5 },
    kinds: ['human', 'vacant'],
  },
  {
    name: 'Scopone with two people and two computers',
    rules: { variant: 'scopone', players: 4, target: 11 },
    kinds: ['human', 'computer', 'vacant', 'computer'],
  },
  {
    name: 'Karl with three',
    rules: { variant: 'karl', players: 3, target: 5 },
    kinds: ['vacant', 'human', 'vacant'],
  },
  {
    name: 'Cirulla with declarations',
    rules: { variant: 'cirulla', players: 2, target: 26 },
    kinds: ['human', 'vacant'],
  },
];

interface Party {
  readonly viewer: number | undefined;
  readonly listener: Listener;
}

async function sitDown({ matchId, tokens }: Table): Promise<readonly Party[]> {
  const parties: Party[] = [{ viewer: undefined, listener: await listen(matchId) }];
  for (const [viewer, token] of tokens.entries()) {
    if (token !== undefined) parties.push({ viewer, listener: await listen(matchId, token) });
  }
  return parties;
}

/** Everybody plays over the socket, to the end. */
async function playOn(parties: readonly Party[]): Promise<void> {
  const [{ listener: spectator }] = parties;
  for (let turn = 0; spectator.match?.status !== 'finished'; turn++) {
    const { version = 0, status, view } = spectator.match ?? {};
    const acting = parties.filter(
      ({ viewer }) => viewer !== undefined && (status === 'between-rounds' || viewer === view?.turn),
    );
    for (const { listener, viewer } of acting) {
      await listener.until(() => (listener.match?.version ?? 0) >= version);
      const id = `turn ${turn} of ${viewer}`;
      if (status === 'between-rounds') listener.say({ kind: 'ready', id, entropy: 'c0ffee' });
      else if (listener.match) {
        listener.say({ kind: 'play', id, version, play: firstPlay(listener.match) });
      }
      expect(await listener.answer(id)).toMatchObject({ kind: 'accepted', id });
    }
    await spectator.until(() => (spectator.match?.version ?? 0) > version);
  }
}

/** A message as its text, without the table cards of deals that were laid together again: those say nothing of the new one. */
const withoutRedeals = (message: Listener['messages'][number]): string =>
  JSON.stringify(message, (_, value) => (value?.kind === 'redeal' ? undefined : value));

describe.each(games)('a match of $name over sockets', ({ rules, kinds }) => {
  it('is played to its end, and nobody is told a card that is hidden from them', async () => {
    const table = await openTable(service, rules, kinds, { entropy: '00ff' });
    const parties = await sitDown(table);
    await playOn(parties);
    const { body: record } = await service.record(table.matchId);
    const states = statesOf(record);

    for (const { viewer, listener } of parties) {
      await listener.until(() => listener.match?.status === 'finished');
      expect(listener.match?.version).toBe(states.length - 1);
      let version = 0;
      let looked = 0;
      for (const message of listener.messages) {
        if ('match' in message) ({ version } = message.match);
        const state = states[version];
        if (!state) continue;
        const hidden = hiddenFrom(state, viewer);
        expect(cardsIn(withoutRedeals(message)).filter((card) => hidden.has(card))).toEqual([]);
        looked += hidden.size;
      }
      expect(looked).toBeGreaterThan(100);
    }
  });

  it('numbers its log without a gap, the same for all', async () => {
    const table = await openTable(service, rules, kinds);
    const parties = await sitDown(table);
    await playOn(parties);
    const whole = (await service.events(table.matchId)).body;
    expect(whole.events.map(({ seq }) => seq)).toEqual(whole.events.map((_, i) => i + 1));
    for (const { listener } of parties) {
      await listener.until(() => listener.match?.status === 'finished');
      const heard = listener.messages.flatMap((message) => (message.kind === 'events' ? message.events : []));
      expect(heard).toEqual(whole.events.slice(-heard.length));
    }
    const part = (await service.events(table.matchId, '?after=3&limit=2')).body;
    expect(part.events).toEqual(whole.events.slice(3, 5));
  });

  it('leaves a record from which every round is dealt and played again', async () => {
    const table = await openTable(service, rules, kinds);
    await playOn(await sitDown(table));
    const { body: record } = await service.record(table.matchId);
    expect(record.rounds.length).toBeGreaterThan(0);
    for (const { deckSeed, dealer, round, scores, overtime, plays, score } of record.rounds) {
      const again = replayRound({
        rules: record.rules,
        seed: hexToBytes(deckSeed),
        dealer,
        round,
        scores,
        overtime,
        plays: plays.map(({ card, captured }) => ({ card, captured })),
      });
      expect(again.ok && again.value.score).toEqual(score);
    }
  });
});
