import { CaptureList, findCaptures } from '../captures.ts';
import { CARD_NUMBERS } from '../cardSet.ts';
import type { RulesTables } from '../tables.ts';
import type { Knowledge } from './knowledge.ts';
import { type CardWeights, weightsOf, worthOfSet } from './weights.ts';

/** How much better a play must be to be preferred clearly, in hundredths of a point. */
const TEMPERATURE = 15;
/** Appeal is kept finite, whatever a rule pays. */
const MOST_APPEAL = 50;
/** Part of the plays that tell nothing: nobody plays by our reckoning alone. */
const NOISE = 0.05;

const captures = new CaptureList();

/** The best a card could have done on a table: what it takes, with a sweep, or half its worth lost by laying it. */
function bestWorth(tables: RulesTables, weights: CardWeights, card: number, lo: number, hi: number): number {
  const worth = weights.ofCard[card];
  findCaptures(tables, card, lo, hi, captures);
  let best = captures.count === 0 || !tables.mustCapture ? -worth / 2 : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < captures.count; i++) {
    const sweep = captures.lo[i] === lo && captures.hi[i] === hi ? weights.sweep : 0;
    best = Math.max(best, worth + worthOfSet(weights, captures.lo[i], captures.hi[i]) + sweep);
  }
  return best;
}

/** What one play of another seat says about the cards that seat kept. */
export interface Clue {
  readonly seat: number;
  /** For each card how strongly a seat that holds it would have wanted to play it then. */
  readonly appeal: Float64Array;
  /** Appeal of the card played, and of it together with those the seat played later. */
  readonly played: number;
  readonly known: number;
}

/** The clues that the other seats' plays of this packet give: a card that would have taken more is less likely held. */
export function cluesOf({ position, seat: viewer, seenHands, past }: Knowledge): Clue[] {
  const { tables } = position;
  const weights = weightsOf(tables);
  return past.flatMap(({ seat, card, tableLo, tableHi }, index) => {
    if (seat === viewer || seenHands.has(seat)) return [];
    const appeal = new Float64Array(CARD_NUMBERS);
    for (const other of tables.deck.sorted) {
      appeal[other] = Math.exp(
        Math.min(MOST_APPEAL, bestWorth(tables, weights, other, tableLo, tableHi) / TEMPERATURE),
      );
    }
    const later = past.slice(index + 1).filter((play) => play.seat === seat);
    const known = later.reduce((sum, play) => sum + appeal[play.card], appeal[card]);
    return { seat, appeal, played: appeal[card], known };
  });
}

/**
 * How likely the plays seen are if the seats hold these cards: `firstOf[seat]` is where the cards of a hidden hand begin
 * in `cards`, `countOf[seat]` how many they are.
 */
export function likelihoodOf(
  clues: readonly Clue[],
  cards: Uint8Array,
  firstOf: ArrayLike<number>,
  countOf: ArrayLike<number>,
): number {
  let likelihood = 1;
  for (let i = 0; i < clues.length; i++) {
    const { seat, appeal, played, known } = clues[i];
    let all = known;
    for (let at = firstOf[seat]; at < firstOf[seat] + countOf[seat]; at++) all += appeal[cards[at]];
    likelihood *= NOISE + ((1 - NOISE) * played) / all;
  }
  return likelihood;
}
