/** What the service tells of a variant, worked out from its definition. */
import { EXTRAS, fittingExtras, resolveRules, type VariantDefinition } from '../engine/index.ts';
import type { Rules } from '../engine/model.ts';

/** The rules of a variant at one of its tables; without a count, at the usual one. */
function rulesAt(variant: string, players?: number): Rules {
  const resolved = resolveRules({ variant, ...(players !== undefined && { players }) });
  if (!resolved.ok) throw new Error(`The variant ${variant} cannot be played: ${resolved.fault.message}`);
  return resolved.value.rules;
}

/** A variant as listVariants tells it. */
export function variantSummary({ id, names, summary, tables }: VariantDefinition) {
  return {
    variant: id,
    names,
    summary,
    deck: rulesAt(id).deck.kind,
    players: tables.map(({ players }) => players),
  };
}

/** A variant as getVariant tells it. */
export function variantDetails({ id, names, summary, tables }: VariantDefinition) {
  const fitting = new Set(fittingExtras(id));
  return {
    variant: id,
    names,
    summary,
    deck: rulesAt(id).deck.kind,
    tables: tables.map(({ players }) => ({ players, rules: rulesAt(id, players) })),
    extras: EXTRAS.filter((extra) => fitting.has(extra.id)).map((extra) => ({
      extra: extra.id,
      names: extra.names,
      summary: extra.summary,
    })),
  };
}
