/** Holds one match: reads it when the object wakes, stores what happens, tells the parties, and keeps the alarm. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { SEED_BYTES } from '../../engine/index.ts';
import type { ServiceBindings } from '../env.ts';
import { ProblemError } from '../problem.ts';
import type { MatchShape } from '../schemas/match.ts';
import { deadlineOf, expiryOf, type Retention, retentionOf } from './clock.ts';
import { entriesAfter } from './events.ts';
import { unplayed } from './log.ts';
import { type Advance, type Match, type Setup, type Surroundings, statusOf, withSeat } from './match.ts';
import { left } from './seating.ts';
import { MatchSockets } from './sockets.ts';
import { goOn, playForClock } from './steps.ts';
import { MatchStore, type Receipt } from './store.ts';
import { matchAs } from './view.ts';

/** A seat that the clock has played for so often in a row is taken to be empty. */
const MISSED_PLAYS = 3;

/** A fresh seed, hexadecimal. */
export const drawSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** Time and chance as they are now. */
export const surroundings = (): Surroundings => ({ now: Date.now(), drawSeed });

/** The match of an object. */
export class MatchKeeper {
  readonly store: MatchStore;
  readonly sockets: MatchSockets;
  readonly matchId: string;
  private readonly storage: DurableObjectStorage;
  private readonly retention: Retention;
  private match: Match | undefined;
  /** It has ended and has been archived. */
  private archived = false;
  private keys: Map<string, number> | undefined;
  /** When the alarm is set to go off; read once when the object wakes. */
  private alarmAt: number | undefined;

  constructor(state: DurableObjectState, bindings: ServiceBindings) {
    this.storage = state.storage;
    this.store = new MatchStore(state.storage);
    this.sockets = new MatchSockets(state);
    this.matchId = state.id.toString();
    this.retention = retentionOf(bindings);
    state.blockConcurrencyWhile(async () => {
      this.alarmAt = (await state.storage.getAlarm()) ?? undefined;
    });
  }

  /** The match as it is now, after what was due by the clock. Throws `unknown-match`. */
  upToNow(): Match {
    if (!this.match) {
      if (!this.store.exists()) throw new ProblemError('unknown-match');
      this.match = this.store.load();
      this.archived = this.store.isArchived();
    }
    const deadline = deadlineOf(this.match);
    // The alarm may be late: who comes after the deadline finds the match as the alarm would have left it.
    if (deadline !== undefined && deadline <= Date.now()) this.timeIsUp(this.match);
    return this.match;
  }

  /** The clock plays for a seat, or when it has done so again and again the seat goes to the computer until it is taken back. */
  private timeIsUp(match: Match): void {
    const { turn } = match.game?.state ?? {};
    if (turn !== undefined && this.store.playedByClock(turn, MISSED_PLAYS)) {
      this.change(left(match, turn, Date.now()), match);
      return;
    }
    const advance = playForClock(match, surroundings());
    if (advance.steps.length > 0) this.played(advance);
  }

  /** The versions of plays by their idempotency keys. */
  playKeys(): Map<string, number> {
    this.keys ??= new Map(this.store.playKeys());
    return this.keys;
  }

  /** The match for a seat, or without one for a spectator. */
  shape(match: Match, viewer: number | undefined): MatchShape {
    return matchAs(match, this.matchId, viewer, this.sockets.present());
  }

  /** Begins a match; what goes on by itself happens at once. */
  begin(setup: Setup, receipt: (match: Match) => Receipt | undefined): Match {
    const advance = goOn({ match: unplayed(setup), steps: [] }, surroundings());
    this.store.create(setup, advance.steps, receipt(advance.match));
    this.archived = false;
    this.keys = undefined;
    this.match = advance.match;
    this.keepAlarm();
    return advance.match;
  }

  /** Stores plays and deals, and tells everybody. */
  played(advance: Advance, receipt?: Receipt): void {
    this.store.append(advance.steps, receipt);
    const [first] = advance.steps;
    if (receipt && first) this.playKeys().set(receipt.key, first.version);
    this.settle(advance);
  }

  /** Stores a changed setup with what follows from it by itself, and tells everybody. The match then. */
  change(
    setup: Setup,
    before: Match = this.upToNow(),
    receipt?: (match: Match) => Receipt | undefined,
  ): Match {
    if (setup === before.setup) return before;
    const advance = goOn({ match: { ...before, setup }, steps: [] }, surroundings());
    this.store.change(setup, advance.steps, receipt?.(advance.match));
    this.sockets.closeStrangers(setup);
    this.settle(advance);
    this.announceSeats();
    return advance.match;
  }

  private settle({ match, steps }: Advance): void {
    const before = this.match?.seq ?? 0;
    this.match = match;
    this.keepAlarm();
    if (steps.length === 0) return;
    const events = entriesAfter(steps, before);
    const present = this.sockets.present();
    this.sockets.broadcast((viewer) => ({
      kind: 'events',
      events,
      match: matchAs(match, this.matchId, viewer, present),
    }));
  }

  /** A socket of a seat has closed: if it was the last one, the person is away from now on. */
  socketClosed(seat: number): void {
    if (!this.store.exists()) return;
    const match = this.upToNow();
    const { setup } = match;
    if (this.sockets.present().has(seat)) return;
    const changed = withSeat(setup, seat, { ...setup.seats[seat], goneAt: Date.now() }, setup.changedAt);
    this.store.change(changed, []);
    this.match = { ...match, setup: changed };
    this.announceSeats();
  }

  /** Tells everybody who sits there. */
  announceSeats(): void {
    if (!this.store.exists()) return;
    const { seats } = this.shape(this.upToNow(), undefined);
    this.sockets.broadcast(() => ({ kind: 'seats', seats }));
  }

  /** Tells everybody the whole match. */
  announceMatch(match: Match): void {
    this.sockets.broadcast((viewer) => ({ kind: 'snapshot', match: this.shape(match, viewer) }));
  }

  /**
   * Sees to it that the alarm goes off when something is due. An alarm that comes too early is left as it is, so that a
   * play costs none: it looks again when it goes off.
   */
  private keepAlarm(): void {
    if (!this.match) return;
    const expiry = expiryOf(this.match, this.archived, this.retention);
    const deadline = deadlineOf(this.match);
    const due = deadline !== undefined && deadline > Date.now() ? Math.min(deadline, expiry) : expiry;
    if (this.alarmAt !== undefined && this.alarmAt <= due) return;
    this.alarmAt = due;
    void this.storage.setAlarm(due);
  }

  /** The alarm goes off: it may be early, late, or come twice. Whether nothing is left of the match. */
  async onAlarm(): Promise<boolean> {
    this.alarmAt = undefined;
    if (!this.store.exists()) return false;
    const match = this.upToNow();
    if (Date.now() < expiryOf(match, this.archived, this.retention)) {
      this.keepAlarm();
      return false;
    }
    if (!this.archived && statusOf(match) === 'finished') {
      this.store.archive();
      this.archived = true;
      this.keys = undefined;
      this.keepAlarm();
      return false;
    }
    this.match = undefined;
    this.archived = false;
    this.keys = undefined;
    this.sockets.closeAll();
    this.store.forget();
    await this.storage.deleteAll();
    return true;
  }
}
