/** Live matches as a client sees them, over whichever way requests take. */

import type { MatchEventList, MatchShape, PlayedMatch } from '../../api/schemas/match.ts';
import type { MatchRecordShape } from '../../api/schemas/matchRecord.ts';
import type { Play } from '../../engine/model.ts';

/** Sends a request, and gives the answer with its body read. */
export type Send = (
  path: string,
  init: RequestInit,
) => Promise<{
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}>;

/** Answer of createMatch and joinMatch. */
export interface SeatedMatch {
  readonly match: MatchShape;
  readonly seat: number;
  readonly seatToken: string;
  readonly invite: string;
}

/** A problem, as it comes. */
export interface ProblemShape {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

/** An answer: its body is that of a success or a problem. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of a success; reading it of a problem fails. */
  readonly body: Body;
  /** `undefined` of a success. */
  readonly code: string | undefined;
}

/** What a request may carry beside its body. */
export interface Carried {
  readonly token?: string;
  readonly key?: string;
  readonly ifMatch?: string;
}

/** Every operation on matches. Nothing throws for a problem. */
export class MatchService {
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  /** Sends anything. */
  async request<Body>(
    method: string,
    path: string,
    carried: Carried = {},
    body?: unknown,
  ): Promise<Reply<Body>> {
    const { token, key, ifMatch } = carried;
    const { status, headers, text } = await this.send(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = text === '' ? {} : JSON.parse(text);
    const code: string | undefined = status < 400 ? undefined : json.code;
    return { status, headers, text, body: json, code };
  }

  create(body: object, key?: string): Promise<Reply<SeatedMatch>> {
    return this.request('POST', '/v1/matches', key === undefined ? {} : { key }, body);
  }

  join(matchId: string, body: object, key?: string): Promise<Reply<SeatedMatch>> {
    return this.request('POST', `/v1/matches/${matchId}/seats`, key === undefined ? {} : { key }, body);
  }

  get(matchId: string, token?: string): Promise<Reply<MatchShape>> {
    return this.request('GET', `/v1/matches/${matchId}`, token === undefined ? {} : { token });
  }

  play(
    matchId: string,
    token: string | undefined,
    version: number | undefined,
    play: Play,
    key?: string,
  ): Promise<Reply<PlayedMatch>> {
    const carried = {
      ...(token !== undefined && { token }),
      ...(version !== undefined && { ifMatch: `"${version}"` }),
      ...(key !== undefined && { key }),
    };
    return this.request('POST', `/v1/matches/${matchId}/plays`, carried, { play });
  }

  ready(matchId: string, token: string, entropy?: string): Promise<Reply<{ readonly match: MatchShape }>> {
    const body = entropy === undefined ? {} : { entropy };
    return this.request('POST', `/v1/matches/${matchId}/ready`, { token }, body);
  }

  setSeat(
    matchId: string,
    token: string,
    seat: number,
    level: string,
  ): Promise<Reply<{ readonly match: MatchShape }>> {
    return this.request(
      'PUT',
      `/v1/matches/${matchId}/seats/${seat}`,
      { token },
      { kind: 'computer', level },
    );
  }

  leave(matchId: string, token: string, seat: number): Promise<Reply<{ readonly match: MatchShape }>> {
    return this.request('DELETE', `/v1/matches/${matchId}/seats/${seat}`, { token });
  }

  reclaim(matchId: string, token: string, seat: number): Promise<Reply<{ readonly match: MatchShape }>> {
    return this.request('POST', `/v1/matches/${matchId}/seats/${seat}/reclaim`, { token });
  }

  events(matchId: string, query = ''): Promise<Reply<MatchEventList>> {
    return this.request('GET', `/v1/matches/${matchId}/events${query}`);
  }

  rematch(matchId: string, token: string): Promise<Reply<{ readonly match: MatchShape }>> {
    return this.request('POST', `/v1/matches/${matchId}/rematch`, { token });
  }

  record(matchId: string): Promise<Reply<MatchRecordShape>> {
    return this.request('GET', `/v1/matches/${matchId}/record`);
  }
}

/** The first legal play of the viewer on turn. */
export function firstPlay({ view }: MatchShape): Play {
  const play = view?.legalPlays?.[0];
  if (!play) throw new Error('This seat is not on turn.');
  return { card: play.card, captured: play.captured };
}

/** A match with people on some seats, ready to be played. */
export interface Table {
  readonly matchId: string;
  readonly invite: string;
  /** By seat; `undefined` of a computer. */
  readonly tokens: readonly (string | undefined)[];
}

/** Creates a match and lets people take all vacant seats. */
export async function openTable(
  service: MatchService,
  rules: object,
  kinds: readonly string[],
  more: object = {},
): Promise<Table> {
  const created = await service.create({ rules, seats: kinds.map((kind) => ({ kind })), ...more });
  const { match, seat, seatToken, invite } = created.body;
  const tokens: (string | undefined)[] = kinds.map(() => undefined);
  tokens[seat] = seatToken;
  for (const [vacant, kind] of kinds.entries()) {
    if (kind !== 'vacant') continue;
    const joined = await service.join(match.matchId, { invite, seat: vacant });
    tokens[vacant] = joined.body.seatToken;
  }
  return { matchId: match.matchId, invite, tokens };
}

/** The token of the person on turn. */
export function tokenOnTurn({ tokens }: Table, { view }: MatchShape): string {
  const token = view?.turn === undefined ? undefined : tokens[view.turn];
  if (token === undefined) throw new Error('No person is on turn.');
  return token;
}

/** Plays one step by requests: a play of whoever is on turn, or everybody is ready. The match then. */
export async function step(service: MatchService, table: Table): Promise<MatchShape> {
  const { matchId, tokens } = table;
  const spectated = (await service.get(matchId)).body;
  if (spectated.status === 'between-rounds') {
    for (const token of tokens) if (token !== undefined) await service.ready(matchId, token);
    return (await service.get(matchId)).body;
  }
  const token = tokenOnTurn(table, spectated);
  const { body } = await service.get(matchId, token);
  const played = await service.play(matchId, token, body.version, firstPlay(body));
  if (played.code !== undefined) throw new Error(played.text);
  return played.body.match;
}

/** Plays on by requests until the match is over. */
export async function playToEnd(service: MatchService, table: Table): Promise<MatchShape> {
  for (;;) {
    const match = await step(service, table);
    if (match.status === 'finished') return match;
  }
}
