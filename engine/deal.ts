import { cardTexts, rankOf } from './cards.ts';
import { dealerBonusSweeps } from './dealerBonus.ts';
import { fail, type GameEvent, ok, type RedealCause, type Result } from './model.ts';
import { declareHands, handOf, layOut, Position } from './position.ts';
import { declarationEvents, endIfWon, type Round, type RoundStep } from './round.ts';
import type { Ruleset } from './rules.ts';
import { shuffled, uniformFrom } from './shuffle.ts';
import type { RulesTables } from './tables.ts';

/** After so many redeals the deal stands, whatever lies on the table. */
const MOST_REDEALS = 100;

/** Where a round begins in its match. */
export interface RoundStart {
  readonly ruleset: Ruleset;
  /** Absent: drawn from the seed; with a given pack seat 0. */
  readonly dealer?: number;
  /** Match points per side. */
  readonly scores: readonly number[];
  /** From 1. */
  readonly number: number;
  readonly overtime: boolean;
}

/** The pack of a round: shuffled from a seed of 32 bytes, or given as card numbers from the top. */
export type Pack = { readonly seed: Uint8Array } | { readonly order: readonly number[] };

/** Why table cards must be dealt anew. */
interface Redeal {
  readonly cause: RedealCause;
  readonly causeCards: readonly number[];
  /** How many these are; of a low sum what they add up to. */
  readonly count: number;
}

/** Whether these table cards must be dealt anew, and why (rule `deal.redeal`). A table that is dealt empty never. */
function redealOf({ deck, rules }: RulesTables, table: readonly number[]): Redeal | undefined {
  if (table.length === 0) return undefined;
  const { kings, aces, tableSumAtMost } = rules.deal.redeal;
  const ofRank = (rank: number) => table.filter((card) => rankOf(card) === rank);
  const kingCards = ofRank(deck.kingRank);
  if (kings !== undefined && kingCards.length >= kings) {
    const cause = deck.ranks[deck.kingRank] === 'T' ? 'tens' : 'kings';
    return { cause, causeCards: kingCards, count: kingCards.length };
  }
  const aceCards = ofRank(deck.aceRank);
  if (aces !== undefined && aceCards.length >= aces)
    return { cause: 'aces', causeCards: aceCards, count: aceCards.length };
  const sum = table.reduce((total, card) => total + deck.value[card], 0);
  if (tableSumAtMost !== undefined && sum <= tableSumAtMost)
    return { cause: 'low-sum', causeCards: table, count: sum };
  return undefined;
}

/** A pack laid out, with the dealer's bonus taken: all that is looked at before the redeal condition. */
interface Layout {
  readonly position: Position;
  readonly table: readonly number[];
  readonly bonusSweeps: number;
  /** Absent: the layout stands, which one with a bonus always does. */
  readonly redeal: Redeal | undefined;
}

function layOutPack(tables: RulesTables, pack: readonly number[], dealer: number): Layout {
  const position = new Position(tables);
  position.pack.set(pack);
  layOut(position, dealer);
  const table = pack.slice(position.stockAt - tables.tableCards, position.stockAt);
  const bonusSweeps = dealerBonusSweeps(tables, table);
  return { position, table, bonusSweeps, redeal: bonusSweeps > 0 ? undefined : redealOf(tables, table) };
}

const redealEvent = ({ deck }: RulesTables, table: readonly number[], redeal: Redeal): GameEvent => ({
  kind: 'redeal',
  cards: cardTexts(deck, table),
  count: redeal.count,
  cause: redeal.cause,
  causeCards: cardTexts(deck, redeal.causeCards),
});

/** Lays out a pack that stands: redealt from the same stream as often as the rules want, or refused when it was given. */
function standingLayout(
  start: RoundStart,
  pack: Pack,
): Result<{ readonly layout: Layout; readonly redeals: readonly GameEvent[] }> {
  const { tables } = start.ruleset;
  if ('order' in pack) {
    const layout = layOutPack(tables, pack.order, start.dealer ?? 0);
    return layout.redeal === undefined
      ? ok({ layout, redeals: [] })
      : fail('redeal-required', 'By the rules this pack has to be dealt again.', '/deckOrder');
  }
  const uniform = uniformFrom(pack.seed);
  const drawn = uniform(tables.players);
  const dealer = start.dealer ?? drawn;
  const redeals: GameEvent[] = [];
  let layout = layOutPack(tables, shuffled(tables.deck.sorted, uniform), dealer);
  while (layout.redeal !== undefined && redeals.length < MOST_REDEALS) {
    redeals.push(redealEvent(tables, layout.table, layout.redeal));
    layout = layOutPack(tables, shuffled(tables.deck.sorted, uniform), dealer);
  }
  return ok({ layout, redeals });
}

/** Gives the table to the dealer's side by rule `deal.dealerBonus`. */
function takeBonus(position: Position, sweeps: number): void {
  const { tables } = position;
  const side = tables.sideOf[position.dealer];
  position.pileLo[side] = position.tableLo;
  position.pileHi[side] = position.tableHi;
  position.tableLo = 0;
  position.tableHi = 0;
  position.bonus[side] += sweeps * tables.sweepPoints;
  position.lastCapture = side;
}

/**
 * Deals a round: hands, table, then the dealer's bonus, the redeal condition, and declarations. Faults:
 * `redeal-required` for a given pack that the rules would deal again.
 */
export function dealRoundFrom(start: RoundStart, pack: Pack): Result<RoundStep> {
  const standing = standingLayout(start, pack);
  if (!standing.ok) return standing;
  const { layout, redeals } = standing.value;
  const { position, table, bonusSweeps } = layout;
  const { tables } = position;
  const { deck } = tables;
  const dealerSide = tables.sideOf[position.dealer];
  const events: GameEvent[] = [
    ...redeals,
    { kind: 'deal', seat: position.dealer, count: tables.handSizes[0], cards: cardTexts(deck, table) },
  ];
  if (bonusSweeps > 0) {
    takeBonus(position, bonusSweeps);
    events.push({
      kind: 'dealer-bonus',
      seat: position.dealer,
      side: dealerSide,
      cards: cardTexts(deck, table),
      points: bonusSweeps * tables.sweepPoints,
      count: bonusSweeps,
    });
  }
  declareHands(position);
  const hands = Array.from({ length: tables.players }, (_, seat) => [...handOf(position, seat)]);
  const round: Round = {
    ruleset: start.ruleset,
    position,
    phase: 'playing',
    number: start.number,
    table: bonusSweeps > 0 ? [] : table,
    hands,
    piles: Array.from({ length: tables.sides }, (_, side) =>
      bonusSweeps > 0 && side === dealerSide ? table : [],
    ),
    sweepCards: Array.from({ length: tables.sides }, () => []),
    scores: start.scores,
    plays: [],
    overtime: start.overtime,
  };
  events.push(...declarationEvents(round));
  return ok(endIfWon({ round, events }));
}
