import { CAPTURE_LIMIT, CaptureList, clearanceSweeps, findCaptures } from './captures.ts';
import { cardsOf, setOf } from './cardSet.ts';
import { cardTexts, rankOf } from './cards.ts';
import { fail, type LegalPlay, ok, type Result } from './model.ts';
import { isFirstPlay, isLastPlay, type Position } from './position.ts';
import type { RulesTables } from './tables.ts';

/** A legal play as card numbers: the hand card and the table cards it takes as halves of a set. */
export interface PlayOption {
  readonly card: number;
  readonly lo: number;
  readonly hi: number;
}

const captures = new CaptureList();

/** May this card open the round (rule `ace.openingBan`)? An ace only from a hand known to be nothing but aces. */
export function mayOpen(tables: RulesTables, card: number, hand?: ArrayLike<number>): boolean {
  const { aceRank } = tables.deck;
  if (!tables.aceOpeningBan || rankOf(card) !== aceRank) return true;
  return hand !== undefined && Array.from(hand).every((other) => rankOf(other) === aceRank);
}

/** May a card be laid that has these captures (rule `capture.duty`)? One that takes itself may not stay. */
export function mayLay(tables: RulesTables, lo: number, hi: number, count: number): boolean {
  return count === 0 || (!tables.mustCapture && (lo | hi) !== 0);
}

/**
 * Every legal play of the given hand at this position, in the order of the hand; empty captures mean the card is laid.
 * Faults: `too-many-plays` beyond a thousand, which takes a table of twenty cards
 * and more that nobody would capture from.
 */
export function legalPlays(position: Position, hand: readonly number[]): Result<PlayOption[]> {
  const { tables, tableLo, tableHi } = position;
  const opening = isFirstPlay(position);
  const options: PlayOption[] = [];
  for (const card of hand) {
    if (opening && !mayOpen(tables, card, hand)) continue;
    findCaptures(tables, card, tableLo, tableHi, captures);
    const laid = mayLay(tables, tableLo, tableHi, captures.count);
    if (captures.overflow || options.length + captures.count + (laid ? 1 : 0) > CAPTURE_LIMIT) {
      return fail('too-many-plays', 'This position has more than a thousand legal plays.');
    }
    for (let i = 0; i < captures.count; i++) options.push({ card, lo: captures.lo[i], hi: captures.hi[i] });
    if (laid) options.push({ card, lo: 0, hi: 0 });
  }
  return ok(options);
}

/** Would this play score a sweep? */
export function optionSweeps(position: Position, { card, lo, hi }: PlayOption): boolean {
  const { tables, tableLo, tableHi } = position;
  if ((lo | hi) === 0 || lo !== tableLo || hi !== tableHi) return false;
  return clearanceSweeps(tables, card, lo, hi, isLastPlay(position));
}

/** The captured cards in the order they lie on the table (an ace that takes itself: itself). */
export function capturedCards(option: PlayOption, table: readonly number[]): number[] {
  const cards = cardsOf(option.lo, option.hi);
  return cards.length < 2 ? cards : table.filter((card) => cards.includes(card));
}

/** A play as text, for answers. */
export function describePlay(position: Position, option: PlayOption, table: readonly number[]): LegalPlay {
  const { deck } = position.tables;
  return {
    card: deck.names[option.card],
    captured: cardTexts(deck, capturedCards(option, table)),
    sweep: optionSweeps(position, option),
  };
}

/** The legal plays of the seat on turn as text. Faults: `too-many-plays`. */
export function describePlays(
  position: Position,
  hand: readonly number[],
  table: readonly number[],
): Result<{ seat: number; plays: LegalPlay[] }> {
  const listed = legalPlays(position, hand);
  if (!listed.ok) return listed;
  return ok({
    seat: position.turn,
    plays: listed.value.map((option) => describePlay(position, option, table)),
  });
}

/** What one card may do on a table, without a game around it. */
export interface CardCaptures {
  readonly captures: readonly { readonly cards: readonly number[]; readonly sweep: boolean }[];
  readonly mayLay: boolean;
  readonly mayPlay: boolean;
}

/**
 * The captures of a card on a table. `firstPlay` and `lastPlay`: it would open, or end, the round. Nothing is known of
 * the hand, so an ace under `ace.openingBan` may not open. Faults: `too-many-plays`.
 */
export function capturesOnTable(
  tables: RulesTables,
  card: number,
  table: readonly number[],
  firstPlay: boolean,
  lastPlay: boolean,
): Result<CardCaptures> {
  const { lo, hi } = setOf(table);
  findCaptures(tables, card, lo, hi, captures);
  if (captures.overflow) return fail('too-many-plays', 'This card has more than a thousand captures.');
  const options = Array.from({ length: captures.count }, (_, i) => ({
    card,
    lo: captures.lo[i],
    hi: captures.hi[i],
  }));
  return {
    ok: true,
    value: {
      captures: options.map((option) => ({
        cards: capturedCards(option, table),
        sweep:
          (lo | hi) !== 0 &&
          option.lo === lo &&
          option.hi === hi &&
          clearanceSweeps(tables, card, lo, hi, lastPlay),
      })),
      mayLay: mayLay(tables, lo, hi, captures.count),
      mayPlay: !firstPlay || mayOpen(tables, card),
    },
  };
}
