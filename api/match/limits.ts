/** How much one party may ask of a match. Exact: all of a match happens in one place. */

/** The greatest message of a socket, in UTF-16 units. */
export const MESSAGE_LENGTH = 4096;
/** Sockets that one seat may have open: a few tabs and devices. */
export const SOCKETS_PER_SEAT = 4;
/** Spectators of one match. */
export const SPECTATORS = 100;
/** Plays, other changes and messages that a party may send at once: far more than people do, enough for a hasty program. */
export const BURST = 200;
/** How many of them come back every second. */
export const PER_SECOND = 50;

/** Reading costs little: so much more often may a party look than act. */
export const READS_PER_ACT = 5;
/** So many entries of the log, asked for at once, cost as much as a message. */
export const ENTRIES_PER_MESSAGE = 20;

/** A bucket of permissions for each party, refilled with time. */
export class RateLimits {
  private readonly buckets = new Map<string, { tokens: number; at: number }>();

  /** May the party ask for something of this cost at this time (milliseconds)? Counts it if so. */
  take(party: string, now: number, cost = 1): boolean {
    const { tokens, at } = this.buckets.get(party) ?? { tokens: BURST, at: now };
    const filled = Math.min(BURST, tokens + (Math.max(0, now - at) / 1000) * PER_SECOND);
    const allowed = filled >= cost;
    this.buckets.set(party, { tokens: allowed ? filled - cost : filled, at: now });
    return allowed;
  }
}
