/** Where the person stands with a match: on the way to it, invited, on a seat, looking on, or at none. */
import type { LiveOptions } from '../controllers/liveTable.ts';
import type { MatchPlace } from '../model/matchPlace.ts';
import type { Failure } from '../net/client.ts';
import type { MatchClient, OwnSeat } from '../net/matchClient.ts';
import type { Match, MatchSeat } from '../net/types.ts';
import { leaveAddress, nameInAddress } from './address.ts';
import type { MatchFollower } from './follower.ts';
import { forgetSeat, keepOf, keptOf, seatFor } from './keptMatches.ts';
import type { Speech } from './speech.ts';
import type { Stage } from './view.ts';

interface StandingParts {
  readonly live: LiveOptions;
  readonly follower: MatchFollower;
  readonly speech: Speech;
  readonly matches: () => MatchClient;
  /** The table is done with a match: what belonged to it is let go of. */
  readonly onReset: () => void;
}

/** The person's place, and the ways to others. */
export interface Standing {
  readonly stage: Stage;
  /** A match is at the table, or on its way there. */
  readonly active: boolean;
  readonly place: MatchPlace | undefined;
  /** The person's seat, with its token. */
  readonly own: OwnSeat | undefined;
  /** The same seat as the match knows it. */
  readonly seat: MatchSeat | undefined;
  /** The person plays in a match that is not over. */
  readonly running: boolean;
  /** The invitation that this browser keeps of the match. */
  readonly invite: string | undefined;
  /** Goes to a match. */
  open(place: MatchPlace): void;
  /** To the match after this one, on the same seat. */
  goOn(matchId: string): void;
  /** Looks on, although invited. */
  watch(): void;
  /** The match is there. Whether it is the one to stay at. */
  found(match: Match): boolean;
  /** The match is not there, or not any more. */
  missed(failure: Failure): void;
  /** Leaves for good; which match that was. */
  quit(): string | undefined;
  /** The table is away. */
  rest(): void;
}

const none: Stage = { kind: 'none' };

/** Where the person stands at one table. */
export function standingOf({ live, follower, speech, matches, onReset }: StandingParts): Standing {
  let stage = none;
  let place: MatchPlace | undefined;
  let own: OwnSeat | undefined;

  const reset = (): void => {
    follower.close();
    stage = none;
    own = undefined;
    onReset();
    live.reset();
    live.player.jump(undefined);
  };

  /** The person is there already, on the same seat or with the same invitation. */
  const isAt = (other: MatchPlace): boolean =>
    other.matchId === place?.matchId &&
    seatFor(other)?.token === own?.token &&
    (own !== undefined || other.invite === place.invite);

  const standing: Standing = {
    get stage() {
      return stage;
    },
    get active() {
      return stage !== none;
    },
    get place() {
      return place;
    },
    get own() {
      return own;
    },
    get seat() {
      return follower.match?.seats.find(({ seat }) => seat === own?.seat);
    },
    get running() {
      const { match } = follower;
      return own !== undefined && match !== undefined && match.status !== 'finished';
    },
    get invite() {
      return own && keptOf(own.matchId).invite;
    },
    open: (next) => {
      if (standing.active && stage.kind !== 'failed' && isAt(next)) return;
      reset();
      place = next;
      stage = { kind: 'opening' };
      own = seatFor(next);
      live.onBegin();
      follower.follow(next.matchId, own);
      live.host.requestUpdate();
    },
    goOn: (matchId) => {
      if (place !== undefined) nameInAddress(place.matchId, matchId);
      if (own !== undefined) {
        const { seat, token } = own;
        keepOf(matchId, { seat, token });
        live.keep(matchId);
      }
      standing.open({ matchId });
    },
    watch: () => {
      stage = { kind: 'there' };
      live.host.requestUpdate();
    },
    found: ({ rematchId, seats }) => {
      const { matchId, invite } = place ?? {};
      // Whoever has gone on to the next match does not come back to this one.
      if (matchId === undefined || (rematchId !== undefined && keptOf(rematchId).token !== undefined)) {
        if (rematchId !== undefined) standing.open({ matchId: rematchId });
        return false;
      }
      if (invite !== undefined) keepOf(matchId, { invite });
      const guest = own === undefined && invite !== undefined;
      const vacant = seats.some(({ kind }) => kind === 'vacant');
      stage = guest && vacant ? { kind: 'invited', invite } : { kind: 'there' };
      if (guest && !vacant) speech.remark((m) => m.full);
      return true;
    },
    missed: (failure) => {
      live.onTrouble(failure);
      if (failure.kind === 'unreachable' || place === undefined) return;
      if (failure.code === 'unauthorized' && own !== undefined) {
        // The seat is somebody else's now: looking on is still possible.
        forgetSeat(place.matchId);
        own = undefined;
        speech.remark((m) => m.noSeat);
        follower.follow(place.matchId, undefined);
      } else if (place.kept === true) live.onEnd(standing.quit());
      else stage = { kind: 'failed', failure };
    },
    quit: () => {
      const matchId = place?.matchId;
      if (matchId === undefined || !standing.active) return undefined;
      if (own !== undefined && standing.running) void matches().leave(own);
      live.keep(undefined);
      leaveAddress(matchId);
      standing.rest();
      return matchId;
    },
    rest: () => {
      if (!standing.active) return;
      reset();
      place = undefined;
    },
  };
  return standing;
}
