import { afterEach, describe, expect, it } from 'vitest';
import { MatchFollower } from '../../widget/live/follower.ts';
import { httpClient } from '../../widget/net/httpClient.ts';
import { matchClient, type OwnSeat } from '../../widget/net/matchClient.ts';
import type { GameEvent, Match, SideState } from '../../widget/net/types.ts';
import { address } from './table.ts';

const matches = matchClient(address);

const answered = <Value>(answer: { ok: true; value: Value } | { ok: false; failure: object }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

/** A person in a match of Cirulla against a computer. */
async function sitDown(): Promise<OwnSeat> {
  const created = answered(
    await matches.create({
      rules: { variant: 'cirulla' },
      seats: [{ kind: 'human' }, { kind: 'computer', level: 'easy' }],
    }),
  );
  return { matchId: created.match.matchId, seat: created.seat, token: created.seatToken };
}

const look = async ({ matchId, token }: OwnSeat): Promise<Match> =>
  answered(await matches.get(matchId, token));

const hasBonus = ({ view }: Match): boolean => view?.sides.some(({ bonus }) => bonus > 0) === true;

/** Plays the first legal plays, until it holds of the match or the round is over. */
async function playUntil(own: OwnSeat, holds: (match: Match) => boolean): Promise<Match> {
  for (let match = await look(own); ; match = await look(own)) {
    if (holds(match) || match.status !== 'playing') return match;
    const [play] = match.view?.legalPlays ?? [];
    if (play !== undefined)
      answered(await matches.play(own, match.version, { card: play.card, captured: [...play.captured] }));
  }
}

const followers: MatchFollower[] = [];

/** A table that shows everything at once, and the newest match it has heard of. */
function follow(own: OwnSeat): { follower: MatchFollower; heard: () => Match | undefined } {
  const follower = new MatchFollower({
    matches: () => matches,
    client: () => httpClient(address),
    player: { end: undefined, jump: () => {}, enqueue: () => {} },
    onFound: () => true,
    onMissing: (failure) => {
      throw new Error(JSON.stringify(failure));
    },
    onMoment: () => {},
    onSeats: () => {},
    onOpen: () => {},
    onConnection: () => {},
    onChange: () => {},
  });
  follower.follow(own.matchId, own);
  followers.push(follower);
  return { follower, heard: () => follower.match };
}

const pointsOf = (bonuses: readonly GameEvent[]): readonly number[] =>
  [0, 1].map((side) =>
    bonuses.filter((bonus) => bonus.side === side).reduce((sum, { points = 0 }) => sum + points, 0),
  );

const bonusOf = (sides: readonly SideState[] = []): readonly number[] => sides.map(({ bonus }) => bonus);

describe('what has been won outside plays in a live match', { timeout: 120_000 }, () => {
  afterEach(() => {
    for (const follower of followers.splice(0)) follower.close();
  });

  it('has its causes in the settlement of its round, for who was there and for who comes back', async () => {
    const own = await sitDown();
    const { follower, heard } = follow(own);
    await expect.poll(() => heard()?.seq, { timeout: 10_000 }).toBe((await look(own)).seq);
    let told = 0;
    let again: MatchFollower | undefined;
    // Most rounds of Cirulla have a declaration or a dealer who takes the first table; some have none.
    for (let rounds = 0; rounds < 6 && (told < 2 || again === undefined); rounds += 1) {
      if (hasBonus(await playUntil(own, hasBonus))) again ??= follow(own).follower;
      const match = await playUntil(own, () => false);
      if (match.view === undefined || match.score === undefined) throw new Error('The round is not settled.');
      const { round, sides } = match.view;
      for (const each of again === undefined ? [follower] : [follower, again]) {
        await expect
          .poll(() => each.settlementOf(round).score, { timeout: 10_000 })
          .toEqual(JSON.parse(JSON.stringify(match.score)));
        const { bonuses = [] } = each.settlementOf(round);
        expect(pointsOf(bonuses)).toEqual(bonusOf(sides));
        expect(bonuses.every(({ kind }) => kind === 'declaration' || kind === 'dealer-bonus')).toBe(true);
      }
      if (hasBonus(match)) told += 1;
      expect(follower.settlementOf(round + 1)).toEqual({});
      if (match.status !== 'between-rounds') break;
      answered(await matches.ready(own));
    }
    expect(told).toBeGreaterThan(0);
    expect(again).toBeDefined();
  });
});
