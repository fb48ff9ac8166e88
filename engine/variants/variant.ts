import type { Names, PartialRules } from '../model.ts';

/** How a variant is played at one player count. */
export interface VariantTable {
  readonly players: number;
  /** Differences that hold at this player count only. */
  readonly rules?: PartialRules;
}

/** A variant is data: what differs from the default rules, and where it is played. */
export interface VariantDefinition {
  readonly id: string;
  readonly names: Names;
  /** One or two sentences for a menu. */
  readonly summary: Names;
  /** Differences from the default rules at every player count. */
  readonly rules: PartialRules;
  /** The first is the table a caller gets who names no player count. */
  readonly tables: readonly VariantTable[];
  /** What an extra changes beside its own effect when it is played in this variant. */
  readonly withExtra?: { readonly [extra: string]: PartialRules };
}
