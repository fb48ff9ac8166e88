/** Who sits where: joining, leaving, coming back, and giving a seat to the computer. Pure; throws what is the matter. */
import type { Level } from '../../engine/model.ts';
import { ProblemError } from '../problem.ts';
import { isAttended, type Match, type Seat, type Setup, statusOf, waitsFor, withSeat } from './match.ts';
import { STAND_IN_LEVEL } from './steps.ts';
import { sameHash } from './tokens.ts';

/** Says how a token is to be sent. */
const challenge = { 'WWW-Authenticate': 'Bearer realm="scopa-table"' };

/** The problem of a missing token, or of one that is not of this match. */
export const unauthorized = (): ProblemError => new ProblemError('unauthorized', { headers: challenge });

/** The seat of a token's hash. Looks at all seats, wherever it is. Throws `unauthorized` when there is none. */
export function seatOf({ seats }: Setup, tokenHash: string): number {
  let found = -1;
  for (const [seat, { tokenHash: known }] of seats.entries()) {
    if (known !== undefined && sameHash(known, tokenHash)) found = seat;
  }
  if (found < 0) throw unauthorized();
  return found;
}

/** Throws `unauthorized`, `not-found` for a seat beyond the table, `forbidden` when the token is of another seat. */
export function checkOwnSeat(setup: Setup, tokenHash: string, seat: number): void {
  const own = seatOf(setup, tokenHash);
  if (seat >= setup.seats.length) throw new ProblemError('not-found');
  if (own !== seat) throw new ProblemError('forbidden');
}

const seatTaken = (detail: string): ProblemError => new ProblemError('seat-taken', { detail });

/** Throws `match-over`. */
function checkRunning(match: Match): void {
  if (statusOf(match) === 'finished') throw new ProblemError('match-over');
}

/** Who wants to join. */
export interface Guest {
  readonly inviteHash: string;
  /** Absent: the first vacant seat. */
  readonly seat?: number;
  readonly name?: string;
  /** Hexadecimal. */
  readonly entropy?: string;
}

/** The vacant seat that a guest gets. Throws `forbidden` for another invitation, `seat-taken`, `invalid-state`. */
export function vacantSeat({ seats, inviteHash }: Setup, guest: Guest): number {
  if (!sameHash(inviteHash, guest.inviteHash)) {
    throw new ProblemError('forbidden', { detail: 'This is not an invitation to this match.' });
  }
  if (guest.seat !== undefined && guest.seat >= seats.length) {
    const message = 'The table has no such seat.';
    throw new ProblemError('invalid-state', {
      detail: message,
      errors: [{ pointer: '/seat', code: 'not-allowed', message }],
    });
  }
  const seat = guest.seat ?? seats.findIndex(({ kind }) => kind === 'vacant');
  if (seat < 0) throw seatTaken('No seat is vacant.');
  if (seats[seat].kind !== 'vacant') throw seatTaken('Somebody sits there.');
  return seat;
}

/** A person on a seat. */
export const person = (tokenHash: string, { name, entropy }: Pick<Guest, 'name' | 'entropy'>): Seat => ({
  kind: 'human',
  tokenHash,
  ...(name !== undefined && { name }),
  ...(entropy !== undefined && { entropy: { round: 1, text: entropy } }),
});

/** The person leaves: a computer plays on, or while the match is waiting the seat is vacant again. Its token stays. */
export function left(match: Match, seat: number, now: number): Setup {
  checkRunning(match);
  const { name, ...rest } = match.setup.seats[seat];
  if (rest.kind !== 'human') return match.setup;
  const after: Seat = match.game
    ? { ...rest, ...(name !== undefined && { name }), kind: 'computer', level: STAND_IN_LEVEL }
    : { ...rest, kind: 'vacant' };
  return withSeat(match.setup, seat, after, now);
}

/** The person takes the seat back. */
export function reclaimed(match: Match, seat: number, now: number): Setup {
  checkRunning(match);
  const { setup } = match;
  const { level: _level, ...rest } = setup.seats[seat];
  if (rest.kind === 'human') return setup;
  const changed = withSeat(setup, seat, { ...rest, kind: 'human' }, now);
  return isAttended(setup) ? changed : { ...changed, resumedAt: now };
}

/**
 * Gives a seat to the computer: a vacant one at the wished level, or one that the match has waited for too long (`absent`),
 * which is played for as for everybody who is away. Throws `seat-taken` for any other.
 */
export function givenToComputer(
  match: Match,
  seat: number,
  level: Level,
  { absent, now }: { readonly absent: boolean; readonly now: number },
): Setup {
  checkRunning(match);
  const { setup } = match;
  const known = setup.seats[seat];
  if (known.kind === 'computer' && known.level === level) return setup;
  if (known.kind === 'vacant') return withSeat(setup, seat, { kind: 'computer', level }, now);
  if (known.kind === 'human' && absent && waitsFor(match, seat)) {
    return withSeat(setup, seat, { ...known, kind: 'computer', level: STAND_IN_LEVEL }, now);
  }
  throw seatTaken(
    known.kind === 'human' ? 'The person on this seat is not away.' : 'The computer sits there already.',
  );
}

/** The seat is ready for the next round. Throws `match-waiting`, `round-not-over`, `match-over`, `seat-taken`. */
export function readied(match: Match, seat: number, entropy: string | undefined, now: number): Setup {
  const status = statusOf(match);
  if (status === 'waiting') throw new ProblemError('match-waiting');
  if (status === 'playing') throw new ProblemError('round-not-over');
  checkRunning(match);
  const known = match.setup.seats[seat];
  if (known.kind !== 'human') throw seatTaken('The computer plays on this seat: take it back first.');
  const round = (match.game?.state.round ?? 0) + 1;
  const after: Seat = {
    ...known,
    readyFor: round,
    ...(entropy !== undefined && { entropy: { round, text: entropy } }),
  };
  return withSeat(match.setup, seat, after, now);
}

/** The setup of a rematch: the same rules and people, the asking one back on the own seat, and another first dealer. */
export function rematchSetup(
  match: Match,
  seat: number,
  firstDealer: number,
  firstSeed: string,
  now: number,
): Setup {
  const { setup } = match;
  const { rematchId: _rematchId, rematches: _rematches, resumedAt: _resumedAt, ...agreed } = setup;
  return {
    ...agreed,
    seats: setup.seats.map(
      ({ readyFor: _readyFor, entropy: _entropy, heard: _heard, level, ...known }, index) =>
        index === seat ? { ...known, kind: 'human' } : { ...known, ...(level !== undefined && { level }) },
    ),
    firstDealer,
    firstSeed,
    changedAt: now,
  };
}
