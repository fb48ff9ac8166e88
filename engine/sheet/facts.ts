import { deckOf } from '../cards.ts';
import { dealtCards, sideCount } from '../counts.ts';
import type { Card, DeckKind, Rules } from '../model.ts';

/** A seat next to the dealer, seen by the dealer; with two players there is only the opponent. */
export type Neighbour = 'left' | 'right' | 'opponent';

/** A redeal condition that can come about with the table cards there are. */
export interface RedealCount {
  readonly count: number;
  /** More of them can lie there, so the sheet says "at least". */
  readonly atLeast: boolean;
}

/** What the sentences of a rule sheet need to know, worked out once from the rules for all languages. */
export interface SheetFacts {
  readonly rules: Rules;
  readonly deck: DeckKind;
  /** Ranks in the order of a sorted pack. */
  readonly ranks: readonly string[];
  /** The rank whose cards are the kings of `redeal`. */
  readonly kingRank: string;
  /** An ace is worth one or another value at each use. */
  readonly aceHasTwoValues: boolean;
  /** Jack, queen and king are worth less than the seven. */
  readonly courtsBelowSeven: boolean;
  /** Several seats share a pile. */
  readonly partners: boolean;
  /** How many score for themselves. */
  readonly sides: number;
  readonly leader: Neighbour;
  /** Against the direction of play, where the pack is cut. */
  readonly cutter: Neighbour;
  readonly nextDealer: Neighbour | 'same';
  /** Cards never dealt. */
  readonly leftover: number;
  readonly dealerBonus: boolean;
  readonly redeal: { readonly kings?: RedealCount; readonly aces?: RedealCount; readonly sum?: number };
  readonly declarations: boolean;
  /** The wild card, when anything makes use of it. */
  readonly matta?: Card;
  /** A capture is never more than one table card. */
  readonly singlesOnly: boolean;
}

const SUITS = 4;

const redealCount = (wanted: number | undefined, tableCards: number): RedealCount | undefined =>
  wanted === undefined || wanted > tableCards
    ? undefined
    : { count: wanted, atLeast: wanted < Math.min(SUITS, tableCards) };

function redealFacts(rules: Rules): SheetFacts['redeal'] {
  const { tableCards, redeal } = rules.deal;
  if (tableCards === 0) return {};
  const kings = redealCount(redeal.kings, tableCards);
  const aces = redealCount(redeal.aces, tableCards);
  const sum = redeal.tableSumAtMost;
  return { ...(kings && { kings }), ...(aces && { aces }), ...(sum !== undefined && { sum }) };
}

function nextDealerOf(rules: Rules, leader: Neighbour, cutter: Neighbour): SheetFacts['nextDealer'] {
  switch (rules.table.dealerRotation) {
    case 'with-play':
      return leader;
    case 'against-play':
      return cutter;
    case 'fixed':
      return 'same';
  }
}

/** Works out the facts of complete rules. */
export function sheetFacts(rules: Rules): SheetFacts {
  const { players, teams, direction } = rules.table;
  const deck = deckOf(rules.deck.kind);
  const { ranks } = deck;
  const clockwise = direction === 'clockwise';
  const leader = players === 2 ? 'opponent' : clockwise ? 'left' : 'right';
  const cutter = players === 2 ? 'opponent' : clockwise ? 'right' : 'left';
  // No single card is worth fifteen.
  const dealerBonus = rules.deal.dealerBonus !== 'none' && rules.deal.tableCards > 1;
  // Only packets of three are ever declared.
  const declarations = rules.declare.kind === 'cirulla' && rules.deal.handSizes.includes(3);
  const { matta } = rules.declare;
  return {
    rules,
    deck: deck.kind,
    ranks: deck.packRanks,
    kingRank: ranks[deck.kingRank],
    aceHasTwoValues: deck.otherValue[deck.aceRank] > 0,
    courtsBelowSeven: ranks.includes('K') && ranks.indexOf('K') < ranks.indexOf('7'),
    partners: teams === 'partners' && players > 2,
    sides: sideCount(rules.table),
    leader,
    cutter,
    nextDealer: nextDealerOf(rules, leader, cutter),
    leftover: deck.size - dealtCards(rules),
    dealerBonus,
    redeal: redealFacts(rules),
    declarations,
    ...(matta !== undefined && (declarations || dealerBonus) && { matta }),
    singlesOnly: rules.capture.maxTableCards === 1,
  };
}
