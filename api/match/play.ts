/** A play in a match. Checked in this order: whose it is, whether it was made before, the version, the turn, the rules. */

import { scoreState } from '../../engine/index.ts';
import type { Play } from '../../engine/model.ts';
import { orProblem, ProblemError } from '../problem.ts';
import type { PlayedMatch } from '../schemas/match.ts';
import type { MatchKeeper } from './keeper.ts';
import { surroundings } from './keeper.ts';
import { type Match, statusOf } from './match.ts';
import type { Idempotency } from './requests.ts';
import { playForSeat } from './steps.ts';
import type { Receipt } from './store.ts';

/** A play of a seat, and how it came. */
export interface SeatPlay {
  readonly seat: number;
  /** One of them must be the present one. Throws `version-required`. */
  readonly versions: () => readonly number[];
  readonly play: Play;
  readonly idempotency?: Idempotency;
  /** Is the whole answer to be kept with the idempotency key? A socket is answered by version and number alone. */
  readonly storeAnswer: boolean;
}

/** Keys of different seats do not meet. */
const keyOf = (seat: number, { key }: Idempotency): string => `${seat}:${key}`;

const receiptOf = (seat: number, idempotency: Idempotency): Receipt => ({
  key: keyOf(seat, idempotency),
  digest: idempotency.digest,
});

/** The play that was made before with this key. Throws `key-reused` when it was another play. */
function earlierPlay(keeper: MatchKeeper, { seat, idempotency }: SeatPlay): MadePlay | undefined {
  const version = idempotency && keeper.playKeys().get(keyOf(seat, idempotency));
  if (version === undefined) return undefined;
  const { receipt, entry } = keeper.store.playAt(version);
  if (receipt.digest !== idempotency?.digest) throw new ProblemError('key-reused');
  const { answer } = receipt;
  return {
    version,
    seq: entry.seq,
    answer: () =>
      answer === undefined ? answerOf(keeper, keeper.upToNow(), seat, entry.step.events) : JSON.parse(answer),
  };
}

function answerOf(
  keeper: MatchKeeper,
  match: Match,
  seat: number,
  events: PlayedMatch['events'],
): PlayedMatch {
  const score = match.game && match.game.state.phase !== 'playing' ? scoreState(match.game.state) : undefined;
  return { match: keeper.shape(match, seat), events, ...(score?.ok && { score: score.value }) };
}

/** Throws why the seat cannot play now. */
function checkMayPlay(match: Match, { seat, versions }: SeatPlay): void {
  const { setup, game, version } = match;
  const status = statusOf(match);
  if (status === 'waiting') throw new ProblemError('match-waiting');
  if (!versions().includes(version)) throw new ProblemError('stale-version');
  if (status === 'finished') throw new ProblemError('match-over');
  if (status === 'between-rounds') throw new ProblemError('round-over');
  if (setup.seats[seat].kind !== 'human') {
    throw new ProblemError('seat-taken', { detail: 'The computer plays on this seat: take it back first.' });
  }
  if (game?.state.turn !== seat) throw new ProblemError('not-your-turn');
}

/** Where in the log a play stands. */
interface MadePlay {
  readonly version: number;
  readonly seq: number;
  /** What a request for it is answered. */
  readonly answer: () => PlayedMatch;
}

/** Makes a play, or finds the same one that was made before. */
export function makePlay(keeper: MatchKeeper, request: SeatPlay): MadePlay {
  // First the clock: an answer that was given before stays the same, but a play now meets the match as it is now.
  const match = keeper.upToNow();
  const earlier = earlierPlay(keeper, request);
  if (earlier) return earlier;
  checkMayPlay(match, request);
  const { seat, play, idempotency, storeAnswer } = request;
  const advance = orProblem(playForSeat(match, play, surroundings()));
  const events = advance.steps.flatMap(({ step }) => step.events);
  const answer = () => answerOf(keeper, advance.match, seat, events);
  const [own] = advance.steps;
  if (!storeAnswer) {
    keeper.played(advance, idempotency && receiptOf(seat, idempotency));
    return { version: own.version, seq: own.seq, answer };
  }
  const played = answer();
  keeper.played(advance, idempotency && { ...receiptOf(seat, idempotency), answer: JSON.stringify(played) });
  return { version: own.version, seq: own.seq, answer: () => played };
}
