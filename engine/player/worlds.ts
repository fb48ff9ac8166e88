import type { Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';
import { cluesOf, Likelihood } from './inference.ts';
import type { Knowledge } from './knowledge.ts';

/** Attempts to let two cards change places from one world to the next, and before the first. */
const CHANGES = 32;
const FIRST_CHANGES = 256;
const NO_SEAT = -1;

/**
 * Draws the cards the player does not see: a world is the position with the unseen cards shared out among the places
 * that are hidden from it (other hands, then stock and leftover), each way as likely as what the seats have played makes
 * it, or all equally likely.
 */
export class Worlds {
  private readonly base: Position;
  /** Places in the pack that are hidden, hands first, and the seat that holds each. */
  private readonly places: Uint8Array;
  private readonly seatOf: Int8Array;
  private readonly inHands: number;
  private readonly hiddenHands: number;
  /** The card at each place, in the world drawn last. */
  private readonly cards: Uint8Array;
  private readonly likelihood: Likelihood | undefined;
  private value = 0;

  /** `mindPlays`: weigh worlds by what the other seats have played. */
  constructor(knowledge: Knowledge, mindPlays: boolean) {
    const { position, seenHands, unseen } = knowledge;
    const { tables, handAt, handCount, stockAt } = position;
    const hidden = Array.from(handCount.keys()).flatMap((seat) =>
      seenHands.has(seat)
        ? []
        : Array.from({ length: handCount[seat] }, (_, i) => ({ seat, place: handAt[seat] + i })),
    );
    this.inHands = hidden.length;
    this.hiddenHands = new Set(hidden.map(({ seat }) => seat)).size;
    for (let place = stockAt; place < tables.deck.size; place++) hidden.push({ seat: NO_SEAT, place });
    this.base = position;
    this.places = Uint8Array.from(hidden, ({ place }) => place);
    this.seatOf = Int8Array.from(hidden, ({ seat }) => seat);
    this.cards = Uint8Array.from(unseen);
    const clues = mindPlays && this.inHands > 0 && !this.onlyOne ? cluesOf(knowledge) : [];
    if (clues.length > 0) {
      this.likelihood = new Likelihood(clues, this.cards, this.seatOf);
      this.value = this.likelihood.value;
    }
  }

  /** At most one card is hidden, so there is one world only. */
  get onlyOne(): boolean {
    return this.places.length < 2 || (this.places.length === this.inHands && this.hiddenHands < 2);
  }

  /** Makes `world` the next world. */
  draw(world: Position, random: FastRandom, first: boolean): void {
    if (this.likelihood) this.changePlaces(this.likelihood, first ? FIRST_CHANGES : CHANGES, random);
    else this.shuffle(0, this.places.length, random);
    world.copyFrom(this.base);
    for (let i = 0; i < this.places.length; i++) world.pack[this.places[i]] = this.cards[i];
  }

  /**
   * Goes from one world to another by changing places of two cards at a time (Metropolis): a change for the likelier is
   * always made, one for the less likely now and then, so that in the long run each world comes as often as it is likely.
   */
  private changePlaces(likelihood: Likelihood, attempts: number, random: FastRandom): void {
    const { cards, seatOf } = this;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const i = random.below(this.inHands);
      const j = random.below(cards.length);
      const card = cards[i];
      const other = cards[j];
      const value = likelihood.ifChanged(seatOf[i], card, seatOf[j], other);
      if ((random.next() >>> 1) * this.value > value * 0x80000000) continue;
      likelihood.change();
      this.value = value;
      cards[i] = other;
      cards[j] = card;
    }
    this.shuffle(this.inHands, cards.length, random);
  }

  /** Puts random cards, out of all from `from` on, at the places before `to`. */
  private shuffle(from: number, to: number, random: FastRandom): void {
    const { cards } = this;
    for (let i = from; i < to; i++) {
      const j = i + random.below(cards.length - i);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }
}
