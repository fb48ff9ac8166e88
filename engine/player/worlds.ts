import type { Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';
import { type Clue, cluesOf, likelihoodOf } from './inference.ts';
import type { Knowledge } from './knowledge.ts';

/** A world is one of so many drawn, the likelier the more often taken. */
const DRAWS = 16;

/**
 * Draws the cards the player does not see: a world is the position with the unseen cards shared out among the places
 * that are hidden from it (other hands, then stock and leftover), each way as likely as what the seats have played makes
 * it, or all equally likely.
 */
export class Worlds {
  private readonly base: Position;
  private readonly clues: readonly Clue[];
  /** Places in the pack that are hidden: hands first. */
  private readonly places: Uint8Array;
  private readonly inHands: number;
  private readonly firstOf: Int32Array;
  private readonly countOf: Int32Array;
  private readonly cards: Uint8Array;
  private readonly taken: Uint8Array;

  /** `mindPlays`: weigh worlds by what the other seats have played. */
  constructor(knowledge: Knowledge, mindPlays: boolean) {
    const { position, seenHands, unseen } = knowledge;
    const { tables, handAt, handCount, stockAt } = position;
    const places: number[] = [];
    this.firstOf = new Int32Array(tables.players);
    this.countOf = new Int32Array(tables.players);
    for (let seat = 0; seat < tables.players; seat++) {
      this.firstOf[seat] = places.length;
      if (seenHands.has(seat)) continue;
      this.countOf[seat] = handCount[seat];
      for (let i = 0; i < handCount[seat]; i++) places.push(handAt[seat] + i);
    }
    this.inHands = places.length;
    for (let at = stockAt; at < tables.deck.size; at++) places.push(at);
    this.base = position;
    this.places = Uint8Array.from(places);
    this.cards = Uint8Array.from(unseen);
    this.taken = Uint8Array.from(unseen);
    this.clues = mindPlays && this.inHands > 0 && !this.onlyOne ? cluesOf(knowledge) : [];
  }

  /** At most one card is hidden, so there is one world only. */
  get onlyOne(): boolean {
    return this.places.length < 2 || (this.places.length === this.inHands && this.hiddenHands < 2);
  }

  private get hiddenHands(): number {
    return this.countOf.reduce((hands, count) => hands + (count > 0 ? 1 : 0), 0);
  }

  /** Makes `world` the next world. */
  draw(world: Position, random: FastRandom): void {
    if (this.clues.length > 0) this.drawHands(random);
    else this.shuffle(0, this.places.length, random);
    world.copyFrom(this.base);
    for (let i = 0; i < this.places.length; i++) world.pack[this.places[i]] = this.cards[i];
  }

  private drawHands(random: FastRandom): void {
    let total = 0;
    for (let draw = 0; draw < DRAWS; draw++) {
      this.shuffle(0, this.inHands, random);
      const likelihood = likelihoodOf(this.clues, this.cards, this.firstOf, this.countOf);
      total += likelihood;
      if ((random.next() >>> 1) * total < likelihood * 0x80000000) this.taken.set(this.cards);
    }
    this.cards.set(this.taken);
    this.shuffle(this.inHands, this.places.length, random);
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
