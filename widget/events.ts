/** The events of `<scopa-table>`; all bubble and leave the shadow root. */
import type { Card, GameView, RoundScore } from './net/types.ts';

abstract class ScopaEvent extends Event {
  constructor(type: string, init: EventInit = {}) {
    super(type, { bubbles: true, composed: true, ...init });
  }
}

/** `scopa-ready`: a game is on the table, begun or found again. */
export class ScopaReadyEvent extends ScopaEvent {
  readonly view: GameView;
  constructor(view: GameView) {
    super('scopa-ready');
    this.view = view;
  }
}

/** `scopa-before-play`: the person is about to play; `preventDefault()` stops it. */
export class ScopaBeforePlayEvent extends ScopaEvent {
  readonly card: Card;
  readonly captured: readonly Card[];
  constructor(card: Card, captured: readonly Card[]) {
    super('scopa-before-play', { cancelable: true });
    this.card = card;
    this.captured = captured;
  }
}

/** `scopa-play`: a play has become visible. */
export class ScopaPlayEvent extends ScopaEvent {
  readonly seat: number;
  readonly card: Card;
  readonly captured: readonly Card[];
  constructor(seat: number, card: Card, captured: readonly Card[]) {
    super('scopa-play');
    this.seat = seat;
    this.card = card;
    this.captured = captured;
  }
}

/** `scopa-sweep`: a side has swept the table. */
export class ScopaSweepEvent extends ScopaEvent {
  readonly side: number;
  readonly card: Card;
  constructor(side: number, card: Card) {
    super('scopa-sweep');
    this.side = side;
    this.card = card;
  }
}

/** `scopa-deal`: cards have been dealt. */
export class ScopaDealEvent extends ScopaEvent {
  readonly round: number;
  readonly stockCount: number;
  constructor(round: number, stockCount: number) {
    super('scopa-deal');
    this.round = round;
    this.stockCount = stockCount;
  }
}

/** `scopa-round-end`: a round is settled. */
export class ScopaRoundEndEvent extends ScopaEvent {
  readonly round: number;
  readonly score: RoundScore | undefined;
  constructor(round: number, score: RoundScore | undefined) {
    super('scopa-round-end');
    this.round = round;
    this.score = score;
  }
}

/** `scopa-match-end`: the match is over; no winner when it is drawn. */
export class ScopaMatchEndEvent extends ScopaEvent {
  readonly winner: number | undefined;
  readonly score: RoundScore | undefined;
  constructor(winner: number | undefined, score: RoundScore | undefined) {
    super('scopa-match-end');
    this.winner = winner;
    this.score = score;
  }
}

/** `scopa-connection`: the service is out of reach, or there again. */
export class ScopaConnectionEvent extends ScopaEvent {
  readonly connected: boolean;
  constructor(connected: boolean) {
    super('scopa-connection');
    this.connected = connected;
  }
}

/** `scopa-error`: the service could not be reached, or refused; `code` is the service's problem code or `unreachable`. */
export class ScopaErrorEvent extends ScopaEvent {
  readonly code: string;
  readonly detail: string;
  constructor(code: string, detail: string) {
    super('scopa-error');
    this.code = code;
    this.detail = detail;
  }
}

/** The events by name. */
export interface ScopaEventMap {
  'scopa-ready': ScopaReadyEvent;
  'scopa-before-play': ScopaBeforePlayEvent;
  'scopa-play': ScopaPlayEvent;
  'scopa-sweep': ScopaSweepEvent;
  'scopa-deal': ScopaDealEvent;
  'scopa-round-end': ScopaRoundEndEvent;
  'scopa-match-end': ScopaMatchEndEvent;
  'scopa-connection': ScopaConnectionEvent;
  'scopa-error': ScopaErrorEvent;
}

declare global {
  interface GlobalEventHandlersEventMap extends ScopaEventMap {}
}
