import { describe, expect, it } from 'vitest';
import { viewBefore } from '../../widget/live/atDeal.ts';
import { en } from '../../widget/live/en.ts';
import { de } from '../../widget/live/live-de.ts';
import { it as italian } from '../../widget/live/live-it.ts';
import { nameOf, seatNews } from '../../widget/live/seats.ts';
import { fragmentOf, keptMatch, keptText, placeOfFragment } from '../../widget/model/matchPlace.ts';
import { operationsAt } from '../../widget/net/request.ts';
import type { GameEvent, MatchSeat } from '../../widget/net/types.ts';
import { address } from './table.ts';

const call = operationsAt(address);

describe('what a table looked like before plays that were not told one by one', () => {
  it.each(['scopa', 'escoba', 'cirulla', 'scopone', 'karl'])(
    'is what the service says it was, after every play of a round of %s',
    async (variant) => {
      const rules = { variant };
      const seed = '0b'.repeat(32);
      const dealt = await call('post', '/v1/deal', { body: { rules, seed } }, (answer) => answer);
      if (!dealt.ok) throw new Error(variant);
      const viewer = 0;
      const look = async (state: object) => {
        const answer = await call(
          'post',
          '/v1/view',
          // The state as it came.
          { body: { game: { state }, seat: viewer } as never },
          ({ view }) => view,
        );
        if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
        return answer.value;
      };
      let { game } = dealt.value;
      let before = await look(game.state ?? {});
      let checked = 0;
      for (;;) {
        const next = await call(
          'post',
          '/v1/ai-play',
          { body: { game: { state: game.state }, level: 'easy', apply: true } as never },
          (answer) => answer,
        );
        if (!next.ok || next.value.game === undefined) throw new Error(variant);
        const { events = [], score } = next.value;
        if (score !== undefined) break;
        game = next.value.game;
        const after = await look(game.state ?? {});
        const told = events.filter(({ kind }: GameEvent) => kind === 'play' || kind === 'sweep');
        if (!events.some(({ kind }: GameEvent) => kind === 'deal')) {
          const again = viewBefore(after, told);
          expect([...again.table].sort()).toEqual([...before.table].sort());
          expect(again.turn).toBe(before.turn);
          expect(again.seats.map(({ handCount }) => handCount)).toEqual(
            before.seats.map(({ handCount }) => handCount),
          );
          expect([...(again.seats[viewer]?.hand ?? [])].sort()).toEqual(
            [...(before.seats[viewer]?.hand ?? [])].sort(),
          );
          expect(again.sides.map(({ pile, sweeps }) => [[...pile].sort(), sweeps])).toEqual(
            before.sides.map(({ pile, sweeps }) => [[...pile].sort(), sweeps]),
          );
          expect(again.plays).toEqual(before.plays);
          checked += 1;
        }
        before = after;
      }
      expect(checked).toBeGreaterThan(10);
    },
  );
});

describe('the address of a match', () => {
  it('is in the fragment, which no server sees, with the invitation until it has been used', () => {
    const fragment = fragmentOf({ matchId: 'ab12', invite: 'x-_y' });
    expect(fragment.startsWith('#')).toBe(true);
    expect(placeOfFragment(fragment)).toEqual({ matchId: 'ab12', invite: 'x-_y' });
    expect(placeOfFragment(fragmentOf({ matchId: 'ab12' }))).toEqual({ matchId: 'ab12' });
    for (const other of ['', '#', '#top', '#match=', '#invite=x'])
      expect(placeOfFragment(other)).toBeUndefined();
  });

  it('is kept for the same wish of the page only', () => {
    const text = keptText('ab12', 'wish');
    expect(keptMatch(text, 'wish')).toEqual({ matchId: 'ab12', kept: true });
    expect(keptMatch(text, 'another')).toBeUndefined();
    for (const broken of [null, '', '{}', '[1,2]', '["wish"]'])
      expect(keptMatch(broken, 'wish')).toBeUndefined();
  });
});

describe('the people at a live table', () => {
  const seat = (number: number, more: Partial<MatchSeat> = {}): MatchSeat => ({
    seat: number,
    side: number,
    kind: 'human',
    connected: true,
    ready: false,
    ...more,
  });

  it('have their names, a number where they gave none, and computers have none', () => {
    const seats = [
      seat(0, { name: 'Anna' }),
      seat(1),
      seat(2, { kind: 'computer' }),
      seat(3, { kind: 'computer', name: 'Dario' }),
      seat(4, { kind: 'vacant' }),
    ];
    expect(seats.map((each) => nameOf(seats, each.seat, en))).toEqual([
      'Anna',
      'Player 2',
      undefined,
      'Dario',
      undefined,
    ]);
  });

  it('are announced when they come, go, are ready or are replaced, but for oneself', () => {
    const before = [
      seat(0),
      seat(1, { name: 'Bruno', connected: false }),
      seat(2),
      seat(3, { name: 'Dario' }),
    ];
    const after = [
      seat(0, { connected: false }),
      seat(1, { name: 'Bruno' }),
      seat(2, { ready: true }),
      seat(3, { name: 'Dario', kind: 'computer' }),
    ];
    expect(seatNews(before, after, 0, en)).toEqual([
      'Bruno is here.',
      'Player 3 is ready.',
      'The computer plays for Dario.',
    ]);
    expect(seatNews(after, after, 0, en)).toEqual([]);
  });
});

describe.each([
  ['German', de],
  ['Italian', italian],
])('live play in %s', (_, messages) => {
  it('has a text with the same holes for every English one', () => {
    const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();
    const all = (each: object) => Object.entries(each).map(([name, text]) => [name, holes(`${text}`)]);
    expect(all(messages).sort()).toEqual(all(en).sort());
    for (const text of Object.values(messages)) expect(text).not.toBe('');
  });
});
