/**
 * The engine's front door: what the service, the benches and the tests use. Everything is pure; seeds and packs come
 * from the caller.
 */

export { isDeckKind } from './cards.ts';
export { type DeckCard, deckCards } from './decks.ts';
export { EXTRAS, type ExtraDefinition, findExtra } from './extras.ts';
export {
  applyPlay,
  type CapturesAnswer,
  type CapturesRequest,
  type DealRequest,
  dealNextRound,
  dealRound,
  deckOrderOf,
  type GameStep,
  listCaptures,
  listLegalPlays,
  listLegalPlaysOfView,
  normaliseState,
  type PackRequest,
  type PilesRequest,
  type ReplayRequest,
  replayRound,
  scorePiles,
  scoreState,
  seatAfter,
  viewAsSeat,
} from './game.ts';
export type * from './model.ts';
export { DECK_KINDS } from './model.ts';
export { choosePlay } from './player/choose.ts';
export { fittingExtras, type Ruleset, resolveRules } from './rules.ts';
export { ruleSheet } from './sheet.ts';
export { commitmentOf, SEED_BYTES } from './shuffle.ts';
export { findVariant, VARIANTS } from './variants/index.ts';
export type { VariantDefinition } from './variants/variant.ts';
