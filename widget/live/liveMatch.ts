/** A live match as a game at the table: made of where the person stands, what is asked, and what is seen. */
import type { LiveOptions, LiveTable } from '../controllers/liveTable.ts';
import { type MatchClient, matchClient } from '../net/matchClient.ts';
import { askingOf } from './asking.ts';
import { Clock } from './clock.ts';
import { keepFocus } from './focusKeeper.ts';
import { MatchFollower } from './follower.ts';
import { keptOf, noteCommitment, noteDeal } from './keptMatches.ts';
import { drawEntropy } from './requests.ts';
import { screensOf } from './screens.ts';
import { seatNews } from './seats.ts';
import { seatTakingOf } from './seatTaking.ts';
import { speechOf } from './speech.ts';
import { type Standing, standingOf } from './standing.ts';
import { listen } from './wakefulness.ts';

/** One table's live play. */
export function liveMatch(live: LiveOptions): LiveTable {
  const { host, player } = live;
  const matches = (): MatchClient => matchClient(live.base());
  const onChange = (): void => host.requestUpdate();
  const speech = speechOf(live);
  const clock = new Clock(host, () => {
    if (table.ownTurn) speech.say((m) => [m.left10]);
  });
  const follower: MatchFollower = new MatchFollower({
    matches,
    client: live.client,
    player,
    onFound: (match) => standing.found(match),
    onMissing: (failure) => standing.missed(failure),
    onMoment: (match, now) => {
      clock.follow(match.deadline, now);
      if (standing.own !== undefined) noteCommitment(match);
    },
    onSeats: (before, after) => speech.say((m) => seatNews(before, after, standing.own?.seat, m)),
    onOpen: live.onOpen,
    onConnection: live.onConnection,
    onChange,
  });
  const asking = askingOf(live, follower, speech);
  const onReset = (): void => {
    asking.forget();
    seen.forget();
    speech.hush();
    clock.follow(undefined);
  };
  const standing: Standing = standingOf({ live, follower, speech, matches, onReset });
  const seatTaking = seatTakingOf({ live, follower, standing, asking, matches });
  const seen = screensOf({
    live,
    follower,
    clock,
    speech,
    standing,
    asking,
    seatTaking,
    nextRound: () => table.nextRound(),
  });
  listen(
    host,
    () => follower.connection?.wake(),
    () => follower.connection?.drop(),
  );
  keepFocus(host, () => standing.active);

  const table: LiveTable = {
    canTakeBack: false,
    get active() {
      return standing.active;
    },
    get served(): LiveTable['served'] {
      const view = follower.match?.view;
      if (view === undefined || !follower.isDealt) return undefined;
      return { view, level: 'normal', ...follower.settlementOf(player.shown?.round ?? view.round) };
    },
    get rules() {
      return follower.rules;
    },
    get trouble(): LiveTable['trouble'] {
      return follower.connected ? undefined : 'unreachable';
    },
    get ownTurn() {
      const view = follower.match?.view;
      if (view?.viewer === undefined || asking.pending || !player.resting) return false;
      return view.phase === 'playing' && view.turn === view.viewer && standing.seat?.kind === 'human';
    },
    get running() {
      return standing.running;
    },
    play: (card, captured) => {
      const { connection, match } = follower;
      if (match === undefined || connection === undefined || !table.ownTurn) return false;
      void asking.ask(connection.play(match.version, { card, captured: [...captured] }));
      return true;
    },
    // People play against people here.
    hint: () => Promise.resolve([]),
    takeBack: () => false,
    nextRound: () => {
      const { connection, match } = follower;
      const { status, view, matchId = '' } = match ?? {};
      const waiting = standing.seat?.ready === false && player.resting && !asking.pending;
      if (status !== 'between-rounds' || !waiting || view === undefined) return;
      const next = view.round + 1;
      // Another tab may have been ready before: what it added counts.
      const entropy = keptOf(matchId).deals?.[next]?.entropy ?? drawEntropy();
      noteDeal(matchId, next, { entropy });
      if (connection !== undefined) void asking.ask(connection.ready(entropy));
    },
    retry: () => {
      speech.retry();
      follower.wake();
    },
    ...seen,
    offer: (wish) => {
      seatTaking.wish = wish;
      asking.renew();
      speech.hush();
      live.openPanel();
    },
    open: (place) => standing.open(place),
    quit: () => standing.quit(),
    rest: () => standing.rest(),
    link: async () => {
      const { match } = follower;
      if (match === undefined) return undefined;
      const { linkOf } = await import('./matchLink.ts');
      return linkOf(match, standing.invite, matches());
    },
  };
  return table;
}
