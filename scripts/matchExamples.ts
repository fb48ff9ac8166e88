/** The worked examples of live matches. Ids and tokens are of the right form, and of nobody. */
import type { MessageExamples } from '../api/asyncapi.ts';
import { entriesAfter } from '../api/match/events.ts';
import { FORMAT, type Setup, statusOf, withSeat } from '../api/match/match.ts';
import { recordOf } from '../api/match/record.ts';
import { givenToComputer, left, person, readied, reclaimed, rematchSetup } from '../api/match/seating.ts';
import { hashOf } from '../api/match/tokens.ts';
import type { Examples } from '../api/openapiExamples.ts';
import { problemBody } from '../api/problem.ts';
import type { ClientMessageShape, ServerMessageShape } from '../api/schemas/socketMessages.ts';
import { resolveRules, seatAfter } from '../engine/index.ts';
import { ExampleMatch } from './exampleMatch.ts';

const matchId = '6a0b'.padEnd(64, '0123456789abcdef');
const rematchId = '7c1d'.padEnd(64, '0123456789abcdef');
const idle = 'an-example-and-no-secret-';
const annasToken = `Annas-token-${idle}`.padEnd(43, '0');
const brunosToken = `Brunos-token-${idle}`.padEnd(43, '0');
const invite = `Invitation-${idle}`.padEnd(43, '0');
const begin = Date.UTC(2026, 0, 6, 18, 0);

const anna = { kind: 'human', name: 'Anna' } as const;
const bruno = { name: 'Bruno' };
const rules = { variant: 'scopa', players: 2 };
const createRequest = {
  rules,
  seats: [anna, { kind: 'vacant' }],
  clock: { secondsPerPlay: 60 },
  entropy: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
} as const;
const joinRequest = { invite, ...bruno, entropy: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };

/** What createMatch makes of its example. */
function createdSetup(): Setup {
  const ruleset = resolveRules(rules);
  if (!ruleset.ok) throw new Error(ruleset.fault.message);
  const { clock, entropy } = createRequest;
  return {
    format: FORMAT,
    rules: ruleset.value.choice,
    seats: [person(hashOf(annasToken), { name: anna.name, entropy }), { kind: 'vacant' }],
    inviteHash: hashOf(invite),
    secondsPerPlay: clock.secondsPerPlay,
    firstSeed: hashOf(matchId),
    changedAt: begin,
  };
}

const waitingMatch = (): ExampleMatch => new ExampleMatch(matchId, begin, createdSetup());

/** The one that Bruno has joined. */
function begunMatch(): ExampleMatch {
  const table = waitingMatch();
  const { entropy } = joinRequest;
  table.change(({ setup }, now) =>
    withSeat(setup, 1, person(hashOf(brunosToken), { ...bruno, entropy }), now),
  );
  return table;
}

/** A match that is over, and the one after it. */
function rematch(table: ExampleMatch): ExampleMatch {
  const [deal] = table.log;
  const dealer = deal.step.kind === 'deal' ? seatAfter(rules, deal.step.dealer) : undefined;
  if (!dealer?.ok) throw new Error('The match has no first dealer.');
  const seed = hashOf(rematchId);
  return new ExampleMatch(
    rematchId,
    table.time,
    rematchSetup(table.match, 0, dealer.value, seed, table.time),
  );
}

/** Both are ready, and the next round is played. */
function playNextRound(table: ExampleMatch): void {
  for (const seat of [0, 1]) table.change((match, now) => readied(match, seat, undefined, now));
  table.playRound();
}

const path = `/v1/matches/${matchId}`;

/** Operations that tell who sits there. */
function seatingExamples(): Examples {
  const created = waitingMatch().as(0, []);
  const begun = begunMatch();
  const alone = waitingMatch();
  alone.change((match, now) => givenToComputer(match, 1, 'hard', { absent: false, now }));
  const watched = begun.as(1, [0]);
  begun.change((match, now) => left(match, 1, now));
  const without = begun.as(1, [0]);
  begun.change((match, now) => reclaimed(match, 1, now));
  return {
    createMatch: {
      request: createRequest,
      response: { match: created, seat: 0, seatToken: annasToken, invite },
    },
    joinMatch: { request: joinRequest, response: { match: watched, seat: 1, seatToken: brunosToken } },
    setSeat: { request: { kind: 'computer', level: 'hard' }, response: { match: alone.as(0, [0]) } },
    leaveSeat: { path: `${path}/seats/1`, response: { match: without } },
    reclaimSeat: { path: `${path}/seats/1/reclaim`, response: { match: begun.as(1, [0, 1]) } },
  };
}

/** Operations on the game itself. */
function playingExamples(): Examples {
  const both = [0, 1];
  const table = begunMatch();
  const seen = table.as(undefined, both);
  const { seat, play, events } = table.play();
  const played = { match: table.as(seat, both), events };
  table.play();
  const log = entriesAfter(table.log, 0);
  table.playRound();
  const record = recordOf(matchId, table.match.setup, table.log);
  const entropy = '5566778899aabbcc';
  table.change((match, now) => readied(match, 0, entropy, now));
  const ready = table.as(0, both);
  while (statusOf(table.match) !== 'finished') playNextRound(table);
  return {
    getMatch: { path, response: seen },
    submitPlay: { request: { play }, response: played },
    readyForNext: { request: { entropy }, response: { match: ready } },
    listMatchEvents: { path: `${path}/events?after=0`, response: { events: log, seq: log.length } },
    rematch: { path: `${path}/rematch`, response: { match: rematch(table).as(0, []) } },
    getMatchRecord: { path: `${path}/record`, response: record },
  };
}

/** By operation id. */
export const matchExamples = (): Examples => ({ ...seatingExamples(), ...playingExamples() });

/** The messages, each as its kind. */
interface TypedExamples extends MessageExamples {
  readonly client: { readonly [Kind in ClientMessageShape['kind']]: ClientMessageShape & { kind: Kind } };
  readonly server: { readonly [Kind in ServerMessageShape['kind']]: ServerMessageShape & { kind: Kind } };
}

/** One example for each message of the socket, by kind. */
export function messageExamples(): TypedExamples {
  const both = [0, 1];
  const table = begunMatch();
  const snapshot = table.as(1, both);
  const { version, play } = table.play();
  const [id, readyId, leaveId] = ['f3b9c1d2', '0a6e72c4', 'c5d80b17'];
  const { match } = table;
  return {
    client: {
      hello: { kind: 'hello', lastSeq: snapshot.seq },
      play: { kind: 'play', id, version, play },
      ready: { kind: 'ready', id: readyId, entropy: '5566778899aabbcc' },
      leave: { kind: 'leave', id: leaveId },
    },
    server: {
      snapshot: { kind: 'snapshot', match: snapshot },
      events: {
        kind: 'events',
        events: entriesAfter(table.log, snapshot.seq),
        match: table.as(1, both),
      },
      seats: { kind: 'seats', seats: table.as(undefined, [0]).seats },
      accepted: { kind: 'accepted', id, version: match.version, seq: match.seq },
      problem: { kind: 'problem', id: readyId, problem: problemBody('round-not-over') },
    },
  };
}
