/** Turns cards, seats and plays into words of one language. */
import type { Deck } from '../cards/deck.ts';
import { fill } from '../i18n/fill.ts';
import type { Filling, Messages, Pattern } from '../i18n/index.ts';
import type { Seated } from '../model/seating.ts';
import type { Candidate, Card, DeckCard, GameEvent, Names, PlayRecord } from '../net/types.ts';

/** How corner signs are written. */
export type Indices = 'values' | 'names' | 'none';

/** Names of cards are lower case in some languages, sentences are not. */
const begin = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** One of the texts; nothing for a key that a later service has and this table does not know. */
const textFor = (texts: Readonly<Record<string, string>>, key: string | undefined): string | undefined =>
  Object.entries(texts).find(([each]) => each === key)?.[1];

/** Words for one deck and one table in one language. */
export class Words {
  readonly m: Messages;
  readonly #deck: ReadonlyMap<Card, DeckCard>;
  readonly #seats: readonly Seated[];
  readonly #nameOf: (seat: number) => string | undefined;
  readonly #letters: string;
  readonly #plural: Intl.PluralRules;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;

  /** `nameOf`: what people at the table are called. */
  constructor(
    messages: Messages,
    deck: readonly DeckCard[],
    seats: readonly Seated[],
    ranks: Deck['ranks'],
    nameOf: (seat: number) => string | undefined = () => undefined,
  ) {
    this.m = messages;
    this.#deck = new Map(deck.map((each) => [each.card, each]));
    this.#seats = seats;
    this.#nameOf = nameOf;
    this.#letters = ranks === 'french' ? messages.frenchRanks : messages.ranks;
    this.#plural = new Intl.PluralRules(messages.code);
    this.#and = new Intl.ListFormat(messages.code, { type: 'conjunction' });
    this.#or = new Intl.ListFormat(messages.code, { type: 'disjunction' });
  }

  /** A text with its holes filled. */
  say<Key extends Pattern>(key: Key, filling: Filling<Key>): string {
    const patterns: Readonly<Record<Pattern, string>> = this.m;
    return fill(patterns[key], filling, this.#plural);
  }

  /** The text in this language. */
  text(names: Names): string {
    return this.m.code === 'de' ? names.de : this.m.code === 'it' ? names.it : names.en;
  }

  /** What the card counts when it takes: `7`, or `1/11` where that is chosen anew each time. */
  value(card: Card): string {
    return this.#deck.get(card)?.values.join('/') ?? card[0] ?? '';
  }

  /** The card's name alone. */
  name(card: Card): string {
    const known = this.#deck.get(card);
    return known === undefined ? card : this.text(known.names);
  }

  /** Name and value: a name alone never tells what a card is worth. */
  card(card: Card): string {
    return `${this.name(card)}, ${this.value(card)}`;
  }

  /** The corner sign of a card. */
  index(card: Card, kind: Indices): string {
    const rank = card[0] ?? '';
    if (kind === 'values') return this.value(card);
    if (kind === 'none') return '';
    if (rank === 'T') return '10';
    return this.#letters['AJQK'.indexOf(rank)] ?? rank;
  }

  /** `7, 4 and 3` */
  and(words: readonly string[]): string {
    return this.#and.format(words);
  }

  /** The values of cards: `4 and 3`. */
  values(cards: readonly Card[]): string {
    return this.and(cards.map((card) => this.value(card)));
  }

  /** The names of cards. */
  names(cards: readonly Card[]): string {
    return this.and(cards.map((card) => this.name(card)));
  }

  /** Cards that are taken: a few by their names, more by what they count. */
  taken(cards: readonly Card[]): string {
    return cards.length > 2 ? this.values(cards) : this.names(cards);
  }

  /** Who sits there. */
  seat(seat: number): string {
    const seated = this.#seats.find((each) => each.seat === seat);
    if (seated === undefined) return '';
    if (seated.role === 'self') return this.m.you;
    const name = this.#nameOf(seat);
    if (name !== undefined) return name;
    const base = seated.role === 'partner' ? this.m.partner : this.m.computer;
    return seated.number === undefined ? base : `${base} ${seated.number}`;
  }

  /** Who scores there. */
  side(side: number): string {
    const seats = this.#seats.filter((each) => each.side === side);
    const [first] = seats;
    if (first === undefined) return '';
    if (seats.length === 1) return this.seat(first.seat);
    if (!this.#seats.some((each) => each.role === 'self'))
      return this.and(seats.map((each) => this.seat(each.seat)));
    return seats.some((each) => each.role === 'self') ? this.m.us : this.m.them;
  }

  /** One sentence for one play: `You: Seven of coins, 7, takes Four of cups and Three of swords.` */
  play({ seat, card, captured }: PlayRecord): string {
    const said = { name: this.seat(seat), card: this.card(card) };
    const others = captured.filter((other) => other !== card);
    if (captured.length === 0) return this.say('laid', said);
    if (others.length === 0) return this.say('tookItself', said);
    return this.say('took', { ...said, cards: this.taken(others) });
  }

  /** What a hand card could do, for the line under the table. */
  prospect(card: Card, captures: readonly (readonly Card[])[]): string {
    const taking = captures.filter((cards) => cards.length > 0);
    const name = begin(this.name(card));
    const short = taking.map((cards) => this.taken(cards));
    // Choices that count the same are told apart by name.
    const said = new Set(short).size < short.length ? taking.map((cards) => this.names(cards)) : short;
    if (taking.length === 0) return this.say('takesNothing', { card: name });
    return this.say('takesWhat', { card: name, cards: this.#or.format(said) });
  }

  /** Why the computer would play so. */
  #why({ reason }: Candidate): string {
    const { reasons } = this.m;
    return textFor(reasons, reason.kind) ?? reasons['least-harm'];
  }

  /** What the coach says of a play. */
  coach(candidate: Candidate): string {
    return this.say('coach', { why: this.#why(candidate) });
  }

  /** A hint with its reason. */
  hint(candidate: Candidate): string {
    const { card: played, captured = [] } = candidate.play;
    const card = begin(this.card(played));
    const why = this.#why(candidate);
    return captured.length === 0
      ? this.say('hintLays', { card, why })
      : this.say('hintTakes', { card, cards: this.names(captured), why });
  }

  /** The sentence of an event, for the status region; nothing for those that say nothing new. */
  event(event: GameEvent, sweeps: boolean, stockCount: number): string | undefined {
    const { m } = this;
    const who = event.seat === undefined ? this.side(event.side ?? -1) : this.seat(event.seat);
    switch (event.kind) {
      case 'play':
        if (event.seat === undefined || event.card === undefined) return undefined;
        return `${this.play({ seat: event.seat, card: event.card, captured: event.captured ?? [] })}${sweeps ? ` ${m.sweep}` : ''}`;
      case 'deal':
        return stockCount === 0 ? m.lastDealt : this.say('dealt', { n: stockCount });
      case 'redeal':
        return fill(
          textFor(m.redeals, event.cause) ?? m.redeals.other,
          { n: event.count ?? 0 },
          this.#plural,
        );
      case 'dealer-bonus':
        return this.say('bonus', { name: who, n: event.points ?? 0 });
      case 'declaration':
        return this.say('declares', { name: who, n: event.points ?? 0 });
      case 'remainder':
        return event.cards === undefined || event.cards.length === 0
          ? undefined
          : this.say('remainder', { name: who, n: event.cards.length });
      default:
        return undefined;
    }
  }
}
