import type { VariantDefinition } from '../../engine/index.ts';
import { EXTRAS, fittingExtras, resolveRules } from '../../engine/index.ts';
import type { Rules as CompleteRules } from '../../engine/model.ts';
import { deckKinds } from './cards.ts';
import { growing, int, list, openObject, text } from './primitives.ts';
import { Rules } from './rules.ts';
import { Names } from './texts.ts';

const variantId = text(60, 'The id of the variant.');
const deck = growing(deckKinds, 'The deck it is played with.');

const VariantSummary = openObject({
  variant: variantId,
  names: Names,
  summary: Names,
  deck,
  players: list(int(2, 6, 'How many play.'), 5, 'For how many players it is, the usual number first.'),
}).openapi('VariantSummary', { description: 'A variant in a list.' });

/** Answer of listVariants. */
export const VariantList = openObject({
  variants: list(VariantSummary, 100, 'The variants.'),
}).openapi('VariantList', { description: 'All variants.' });

const VariantTable = openObject({
  players: int(2, 6, 'How many play.'),
  rules: Rules,
}).openapi('VariantTable', { description: 'How a variant is played by so many.' });

const Extra = openObject({
  extra: text(60, 'The id of the extra, for `RulesChoice.extras`.'),
  names: Names,
  summary: Names,
}).openapi('Extra', { description: 'A house rule that can be added.' });

/** Answer of getVariant. */
export const Variant = openObject({
  variant: variantId,
  names: Names,
  summary: Names,
  deck,
  tables: list(VariantTable, 5, 'Each player count with its complete rules, the usual one first.'),
  extras: list(Extra, 40, 'The house rules that fit.'),
}).openapi('Variant', { description: 'A variant with everything about it.' });

/** The rules of a variant at one of its tables; without a count, at the usual one. */
function rulesAt(variant: string, players?: number): CompleteRules {
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
