import type { CompleteItem, InstantWin } from '../model.ts';
import type { SheetFacts } from './facts.ts';

/** The entries of a rule sheet, in reading order: which there are is decided here for all languages alike. */

type Applies = (facts: SheetFacts) => boolean;

const always: Applies = () => true;

/** Who plays, with which cards, and how they are dealt. */
export const TABLE_TOPICS = {
  players: always,
  deck: always,
  values: always,
  goal: always,
  dealer: always,
  deal: always,
  order: always,
  packets: always,
  leftover: (facts) => facts.leftover > 0,
  dealerBonus: (facts) => facts.dealerBonus,
  redeal: ({ redeal }) => redeal.kings !== undefined || redeal.aces !== undefined || redeal.sum !== undefined,
  declarations: (facts) => facts.declarations,
  matta: (facts) => facts.matta !== undefined,
} as const satisfies Record<string, Applies>;

/** A turn, what it captures, and how a round ends. */
export const PLAY_TOPICS = {
  turn: always,
  capture: always,
  choice: always,
  maxTableCards: ({ rules }) => rules.capture.maxTableCards !== undefined,
  duty: always,
  sweep: always,
  afterSweep: always,
  lastSweep: ({ rules }) => rules.sweep.points > 0,
  sweepDouble: ({ rules }) => rules.sweep.points > 0 && rules.sweep.doubleWhenAllOfRank !== undefined,
  acePower: ({ rules }) => rules.ace.sweeps,
  aceSweep: ({ rules }) => rules.ace.sweeps && rules.sweep.points > 0,
  aceOnEmptyTable: ({ rules }) => rules.ace.sweeps || rules.ace.onEmptyTable === 'takes-itself',
  openingBan: ({ rules }) => rules.ace.openingBan,
  remainder: always,
  counting: always,
} as const satisfies Record<string, Applies>;

/** How a match is won. */
export const MATCH_TOPICS = {
  target: always,
  immediate: ({ rules }) => rules.victory.endCheck === 'immediate',
  tieBreak: always,
  maxRounds: ({ rules }) => rules.victory.maxRounds !== undefined,
} as const satisfies Record<string, Applies>;

/** A sentence or two for each of some topics. */
export type Phrases<Topics> = { readonly [Topic in keyof Topics]: (facts: SheetFacts) => string };

/** A language that rule sheets are written in. */
export interface SheetLanguage {
  readonly table: Phrases<typeof TABLE_TOPICS>;
  readonly play: Phrases<typeof PLAY_TOPICS>;
  readonly item: (item: CompleteItem, facts: SheetFacts) => string;
  readonly match: Phrases<typeof MATCH_TOPICS>;
  readonly instantWin: (win: InstantWin, facts: SheetFacts) => string;
}

const written = <Topics extends Record<string, Applies>>(
  topics: Topics,
  phrases: Phrases<Topics>,
  facts: SheetFacts,
): string[] =>
  Object.keys(topics)
    .filter((topic) => topics[topic](facts))
    .map((topic) => phrases[topic](facts));

/** The whole sheet in one language. */
export const writeSheet = (language: SheetLanguage, facts: SheetFacts): string[] => [
  ...written(TABLE_TOPICS, language.table, facts),
  ...written(PLAY_TOPICS, language.play, facts),
  ...facts.rules.score.items.map((item) => language.item(item, facts)),
  ...written(MATCH_TOPICS, language.match, facts),
  ...[...new Set(facts.rules.victory.instantWin)].map((win) => language.instantWin(win, facts)),
];
