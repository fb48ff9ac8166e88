/**
 * Reference players, frozen: measures of strength, not part of the product, and nothing is tuned on them.
 * v(card) = 1 + 2 for a coin + 8 for the settebello + (primiera - 10) / 5.
 */
import { CARD_NUMBERS, cardsOf } from '../../engine/cardSet.ts';
import { suitOf } from '../../engine/cards.ts';
import { legalPlays, optionSweeps, type PlayOption } from '../../engine/legalPlays.ts';
import type { Knowledge } from '../../engine/player/knowledge.ts';
import { aftermathOf } from '../../engine/player/sweepRisk.ts';
import { primieraValue } from '../../engine/primiera.ts';
import type { RulesTables } from '../../engine/tables.ts';

const COINS = 0;
const SWEEP = 10;

const worthsOfTables = new WeakMap<RulesTables, Float64Array>();

/** v of each card number. */
function worthsOf(tables: RulesTables): Float64Array {
  const known = worthsOfTables.get(tables);
  if (known) return known;
  const { deck } = tables;
  const worths = new Float64Array(CARD_NUMBERS);
  for (const card of deck.sorted) {
    const name = deck.names[card];
    const coin = suitOf(card) === COINS ? 2 : 0;
    const settebello = name === '7D' ? 8 : 0;
    worths[card] = 1 + coin + settebello + (primieraValue(name[0], 'standard') - 10) / 5;
  }
  worthsOfTables.set(tables, worths);
  return worths;
}

/** The legal plays of the seat on turn. */
export function optionsOf(knowledge: Knowledge): readonly PlayOption[] {
  const listed = legalPlays(knowledge.position, knowledge.hand);
  if (!listed.ok) throw new Error(listed.fault.message);
  return listed.value;
}

/** What greed makes of a play: v of all it takes and 10 for a sweep; a laid card costs half its v. */
function greed(knowledge: Knowledge, option: PlayOption): number {
  const { position } = knowledge;
  const worths = worthsOf(position.tables);
  if ((option.lo | option.hi) === 0) return -worths[option.card] / 2;
  const taken = cardsOf(option.lo, option.hi).reduce((sum, card) => sum + worths[card], worths[option.card]);
  return taken + (optionSweeps(position, option) ? SWEEP : 0);
}

/** The best by value; ties: the lowest card in deck order, then fewest captured. */
function bestBy(knowledge: Knowledge, value: (option: PlayOption) => number): PlayOption {
  const { sorted } = knowledge.position.tables.deck;
  const judged = optionsOf(knowledge).map((option) => ({
    option,
    value: value(option),
    place: sorted.indexOf(option.card),
    size: cardsOf(option.lo, option.hi).length,
  }));
  judged.sort((a, b) => b.value - a.value || a.place - b.place || a.size - b.size);
  return judged[0].option;
}

/** Takes the most by v. */
export const greedy = (knowledge: Knowledge): PlayOption =>
  bestBy(knowledge, (option) => greed(knowledge, option));

/** Greedy less ten times the exact chance that the next seat sweeps what it leaves. */
export const riskGreedy = (knowledge: Knowledge): PlayOption =>
  bestBy(knowledge, (option) => greed(knowledge, option) - SWEEP * aftermathOf(knowledge, option).nextSweeps);
