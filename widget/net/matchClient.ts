/**
 * Live matches, for browsers and Node: the operations over HTTP, and the connection over which a match is followed.
 *
 * ```ts
 * const matches = matchClient('https://…');
 * const created = await matches.create({ rules: { variant: 'scopa' }, seats: [{ kind: 'human' }, { kind: 'vacant' }] });
 * if (created.ok) {
 *   const { match, seatToken } = created.value;
 *   const connection = matches.connect({ matchId: match.matchId, token: seatToken, listener: { events: (events) => … } });
 * }
 * ```
 */
import type { Answer } from './client.ts';
import { type ConnectionOptions, MatchConnection } from './matchConnection.ts';
import { operationsAt } from './request.ts';
import type {
  CreateMatchRequest,
  JoinMatchRequest,
  Level,
  Match,
  MatchEventList,
  MatchRecord,
  Play,
  PlayedMatch,
  SeatedMatch,
} from './types.ts';

/** A seat that is yours. The token is a secret: never put it into a URL. */
export interface OwnSeat {
  readonly matchId: string;
  readonly seat: number;
  readonly token: string;
}

/** What can be asked about live matches. A `key` makes a request that may be repeated. */
export interface MatchClient {
  create(wish: CreateMatchRequest, key?: string): Promise<Answer<SeatedMatch>>;
  join(matchId: string, guest: JoinMatchRequest, key?: string): Promise<Answer<SeatedMatch>>;
  /** Without a token as a spectator sees it. */
  get(matchId: string, token?: string): Promise<Answer<Match>>;
  /** A play against that version; the connection can do the same. */
  play(own: OwnSeat, version: number, play: Play, key?: string): Promise<Answer<PlayedMatch>>;
  ready(own: OwnSeat, entropy?: string): Promise<Answer<Match>>;
  /** Gives a vacant seat, or one whose person has been away for long, to the computer. */
  giveToComputer(own: OwnSeat, seat: number, level: Level): Promise<Answer<Match>>;
  leave(own: OwnSeat): Promise<Answer<Match>>;
  reclaim(own: OwnSeat): Promise<Answer<Match>>;
  /** The next match with the same people; the token is good there too. */
  rematch(own: OwnSeat): Promise<Answer<Match>>;
  events(matchId: string, after: number, token?: string): Promise<Answer<MatchEventList>>;
  /** The rounds that are over, with their seeds. */
  record(matchId: string): Promise<Answer<MatchRecord>>;
  /** Follows a match until it is closed. */
  connect(options: Omit<ConnectionOptions, 'base' | 'look'>): MatchConnection;
}

/** A client of live matches at that base URL. */
export function matchClient(base: string): MatchClient {
  const call = operationsAt(base);
  const whole = <Data>(data: Data): Data => data;
  const matchOf = ({ match }: { readonly match: Match }): Match => match;
  const keyed = (key: string | undefined) =>
    key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
  const get = (matchId: string, token?: string): Promise<Answer<Match>> =>
    call('get', '/v1/matches/{matchId}', { params: { matchId }, token }, whole);
  return {
    create: (body, key) => call('post', '/v1/matches', { body, ...keyed(key) }, whole),
    join: (matchId, body, key) =>
      call('post', '/v1/matches/{matchId}/seats', { params: { matchId }, body, ...keyed(key) }, whole),
    get,
    play: ({ matchId, token }, version, play, key) =>
      call(
        'post',
        '/v1/matches/{matchId}/plays',
        {
          params: { matchId },
          body: { play },
          token,
          headers: { 'If-Match': `"${version}"`, ...keyed(key).headers },
        },
        whole,
      ),
    ready: ({ matchId, token }, entropy) =>
      call(
        'post',
        '/v1/matches/{matchId}/ready',
        { params: { matchId }, body: entropy === undefined ? {} : { entropy }, token },
        matchOf,
      ),
    giveToComputer: ({ matchId, token }, seat, level) =>
      call(
        'put',
        '/v1/matches/{matchId}/seats/{seat}',
        { params: { matchId, seat }, body: { kind: 'computer', level }, token },
        matchOf,
      ),
    leave: ({ matchId, seat, token }) =>
      call('delete', '/v1/matches/{matchId}/seats/{seat}', { params: { matchId, seat }, token }, matchOf),
    reclaim: ({ matchId, seat, token }) =>
      call(
        'post',
        '/v1/matches/{matchId}/seats/{seat}/reclaim',
        { params: { matchId, seat }, token },
        matchOf,
      ),
    rematch: ({ matchId, token }) =>
      call('post', '/v1/matches/{matchId}/rematch', { params: { matchId }, token }, matchOf),
    events: (matchId, after, token) =>
      call('get', '/v1/matches/{matchId}/events', { params: { matchId }, query: { after }, token }, whole),
    record: (matchId) => call('get', '/v1/matches/{matchId}/record', { params: { matchId } }, whole),
    connect: (options) =>
      new MatchConnection({ ...options, base, look: () => get(options.matchId, options.token) }),
  };
}
