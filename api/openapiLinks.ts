/**
 * Where an answer leads: which operation can follow, and what of the answer it takes. Stands at the answers of the document,
 * for people and for programs that try the service out.
 */

import { isObject, type JsonObject } from './jsonObject.ts';

/** One way on. The values are runtime expressions of OpenAPI. */
interface Link {
  readonly description: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: JsonObject;
}

/** By the operation that follows. */
type Links = Readonly<Record<string, Link>>;

const game = '$response.body#/game';

/** What can be done with a game that an answer holds. */
const withGame: Links = {
  listLegalPlays: { description: 'What the seat on turn can play.', requestBody: { game } },
  chooseAiPlay: { description: 'What the computer would play.', requestBody: { game } },
  viewAsSeat: { description: 'What a seat sees of a plain game.', requestBody: { game, seat: 0 } },
};

const afterPlay: Links = {
  ...withGame,
  scoreRound: { description: 'The settlement, once the round is over.', requestBody: { game } },
  dealNextRound: { description: 'The next round, once this one is over.', requestBody: { game } },
};

/** What can be done with a match whose id is at this place. */
function withMatch(matchId: string): Links {
  const parameters = { matchId };
  return {
    getMatch: { description: 'The match as it is now.', parameters },
    listMatchEvents: { description: 'What has happened in the match.', parameters },
  };
}

/** What somebody who sits in a match can do with the token of the seat. */
function seated(matchId: string, seat: string): Links {
  return {
    ...withMatch(matchId),
    submitPlay: {
      description: 'A card of the seat, when it is on turn, against the version of the match.',
      parameters: { matchId, 'if-match': '$response.header.ETag' },
    },
    readyForNext: { description: 'Ready for the next round, between two rounds.', parameters: { matchId } },
    leaveSeat: { description: 'Leaves the seat to the computer.', parameters: { matchId, seat } },
    reclaimSeat: { description: 'Takes the seat back.', parameters: { matchId, seat } },
  };
}

const joined = '$response.body#/match/matchId';
const given = '$request.path.matchId';

/** By operation. */
const links: Readonly<Record<string, Links>> = {
  dealRound: withGame,
  dealNextRound: withGame,
  listLegalPlays: {
    applyPlay: {
      description: 'The first of the plays, made.',
      requestBody: {
        game: '$request.body#/game',
        play: { card: '$response.body#/plays/0/card', captured: '$response.body#/plays/0/captured' },
      },
    },
  },
  applyPlay: afterPlay,
  chooseAiPlay: {
    applyPlay: {
      description: 'The play that was chosen, made.',
      requestBody: {
        game: '$request.body#/game',
        play: { card: '$response.body#/play/card', captured: '$response.body#/play/captured' },
      },
    },
  },
  listVariants: {
    getVariant: {
      description: 'All of a variant.',
      parameters: { variant: '$response.body#/variants/0/variant' },
    },
  },
  getVariant: {
    dealRound: {
      description: 'A round of it.',
      requestBody: { rules: { variant: '$response.body#/variant' } },
    },
    resolveRules: {
      description: 'Its rules.',
      requestBody: { rules: { variant: '$response.body#/variant' } },
    },
    getDeck: { description: 'Its cards.', parameters: { deck: '$response.body#/deck' } },
    createMatch: {
      description: 'A live match of it, for two.',
      requestBody: {
        rules: { variant: '$response.body#/variant', players: 2 },
        seats: [{ kind: 'human' }, { kind: 'vacant' }],
      },
    },
  },
  createMatch: {
    ...seated(joined, '$response.body#/seat'),
    joinMatch: {
      description: 'Somebody sits down with the invitation.',
      parameters: { matchId: joined },
      requestBody: { invite: '$response.body#/invite' },
    },
    setSeat: {
      description: 'The computer takes the second seat.',
      parameters: { matchId: joined, seat: '1' },
      requestBody: { kind: 'computer' },
    },
  },
  joinMatch: seated(joined, '$response.body#/seat'),
  submitPlay: withMatch(given),
  readyForNext: withMatch(given),
  leaveSeat: {
    ...withMatch(given),
    reclaimSeat: {
      description: 'Takes the seat back.',
      parameters: { matchId: given, seat: '$request.path.seat' },
    },
  },
  getMatch: {
    getMatchRecord: { description: 'All that was dealt and played.', parameters: { matchId: given } },
    rematch: { description: 'Another match, once this one is over.', parameters: { matchId: given } },
  },
  rematch: withMatch(joined),
};

/** Adds them to a document, in place. */
export function addLinks(document: object): void {
  const { paths }: JsonObject = { ...document };
  for (const path of isObject(paths) ? Object.values(paths) : []) {
    for (const operation of isObject(path) ? Object.values(path) : []) {
      if (!isObject(operation) || !isObject(operation.responses)) continue;
      const { responses, operationId } = operation;
      const answer = ['200', '201'].map((status) => responses[status]).find(isObject);
      const ways = links[String(operationId)];
      if (answer && ways)
        answer.links = Object.fromEntries(
          Object.entries(ways).map(([next, link]) => [next, { operationId: next, ...structuredClone(link) }]),
        );
    }
  }
}
