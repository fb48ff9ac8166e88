import { type CardSet, setOf } from './cardSet.ts';
import { cardNumber, type Deck, deckOf, rankMask, suitMask } from './cards.ts';
import { dealtCards, sideCount } from './counts.ts';
import { compileItem, type ItemTable } from './itemTables.ts';
import type { InstantWin, Rules } from './model.ts';
import { type SumTable, sumTableOf } from './sums.ts';

/** What a seat may choose among, by rule `capture.choice`. */
export const SINGLE_FIRST = 0;
export const FEWEST_CARDS = 1;
export const FREE = 2;

/** More than any deck has. */
export const NO_LIMIT = 41;

/**
 * `Rules` compiled once: everything the loops need, as numbers and bitsets. The engine reads rules only from here, so
 * no variant has code of its own.
 */
export interface RulesTables {
  readonly rules: Rules;
  readonly deck: Deck;
  readonly players: number;
  readonly sides: number;
  /** Side of each seat. */
  readonly sideOf: Uint8Array;
  /** Added to a seat (modulo players) to find the next one in the direction of play. */
  readonly step: number;
  /** The seat after each seat. */
  readonly nextSeat: Uint8Array;
  readonly handSizes: readonly number[];
  readonly tableCards: number;
  /** Cards dealt to nobody. */
  readonly leftover: number;

  readonly captureByValue: boolean;
  readonly captureByTotal: boolean;
  readonly captureTotal: number;
  readonly choice: number;
  readonly mustCapture: boolean;
  /** Most table cards a capture may have, or `NO_LIMIT`. */
  readonly maxTableCards: number;
  readonly sums: SumTable;
  /** The same set can be found twice: an ace has two values, or its power overlaps an ordinary capture. */
  readonly setsRepeat: boolean;
  /** A played ace can do what other cards cannot. */
  readonly aceIsSpecial: boolean;
  readonly aceSweeps: boolean;
  readonly aceSweepScores: boolean;
  readonly aceTakesAce: boolean;
  readonly aceTakesItself: boolean;
  readonly aceForced: boolean;
  readonly aceOpeningBan: boolean;

  readonly sweepPoints: number;
  readonly lastPlaySweeps: boolean;
  /** Whoever holds all of these doubles its sweep points; empty: nobody. */
  readonly doubling: CardSet;
  readonly remainderToDealer: boolean;
  readonly declares: boolean;
  /** Card number of the wild card of declarations, or -1. */
  readonly matta: number;
  readonly items: readonly ItemTable[];
  /** Sets that win the match for whoever takes them all. */
  readonly instantWins: readonly CardSet[];
  readonly immediate: boolean;
}

function instantWinCards(win: InstantWin, deck: Deck): CardSet {
  if (win === 'all-coins') return suitMask(deck, 0);
  return setOf(['AD', '2D', '3D'].map((card) => cardNumber(deck, card)));
}

/** Compiles complete, already checked rules. */
export function compileRules(rules: Rules): RulesTables {
  const deck = deckOf(rules.deck.kind);
  const { players, teams, direction } = rules.table;
  const step = direction === 'clockwise' ? 1 : players - 1;
  const doubled = rules.sweep.doubleWhenAllOfRank;
  return {
    rules,
    deck,
    players,
    sides: sideCount(rules.table),
    sideOf: Uint8Array.from({ length: players }, (_, seat) => (teams === 'partners' ? seat % 2 : seat)),
    step,
    nextSeat: Uint8Array.from({ length: players }, (_, seat) => (seat + step) % players),
    handSizes: rules.deal.handSizes,
    tableCards: rules.deal.tableCards,
    leftover: deck.size - dealtCards(rules),
    captureByValue: rules.capture.by !== 'total',
    captureByTotal: rules.capture.by !== 'value',
    captureTotal: rules.capture.total,
    choice: { 'single-first': SINGLE_FIRST, 'fewest-cards': FEWEST_CARDS, free: FREE }[rules.capture.choice],
    mustCapture: rules.capture.duty === 'must',
    maxTableCards: rules.capture.maxTableCards ?? NO_LIMIT,
    sums: sumTableOf(rules.deck.kind),
    setsRepeat: rules.ace.sweeps || deck.otherValue.some((value) => value > 0),
    aceIsSpecial: rules.ace.sweeps || rules.ace.onEmptyTable === 'takes-itself',
    aceSweeps: rules.ace.sweeps,
    aceSweepScores: rules.ace.sweepScores,
    aceTakesAce: rules.ace.withAceOnTable === 'ace-only',
    aceTakesItself: rules.ace.onEmptyTable === 'takes-itself',
    aceForced: rules.ace.choice === 'forced',
    aceOpeningBan: rules.ace.openingBan,
    sweepPoints: rules.sweep.points,
    lastPlaySweeps: rules.sweep.lastPlay === 'counts',
    doubling: doubled === undefined ? { lo: 0, hi: 0 } : rankMask(deck, deck.ranks.indexOf(doubled)),
    remainderToDealer: rules.finish.remainderTo === 'dealer-side',
    declares: rules.declare.kind === 'cirulla',
    matta: rules.declare.matta === undefined ? -1 : cardNumber(deck, rules.declare.matta),
    items: rules.score.items.map((item) => compileItem(item, deck)),
    instantWins: rules.victory.instantWin.map((win) => instantWinCards(win, deck)),
    immediate: rules.victory.endCheck === 'immediate',
  };
}
