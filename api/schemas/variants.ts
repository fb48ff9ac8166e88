import type { VariantDefinition } from '../../engine/index.ts';
import { EXTRAS, fittingExtras, resolveRules } from '../../engine/index.ts';
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

function tablesOf({ id, tables }: VariantDefinition) {
  return tables.map(({ players }) => {
    const resolved = resolveRules({ variant: id, players });
    if (!resolved.ok)
      throw new Error(`The variant ${id} cannot be played by ${players}: ${resolved.fault.message}`);
    return { players, rules: resolved.value.rules };
  });
}

/** A variant as listVariants tells it. */
export function variantSummary(definition: VariantDefinition) {
  const { id, names, summary, tables } = definition;
  const [first] = tablesOf(definition);
  return {
    variant: id,
    names,
    summary,
    deck: first.rules.deck.kind,
    players: tables.map(({ players }) => players),
  };
}

/** A variant as getVariant tells it. */
export function variantDetails(definition: VariantDefinition) {
  const { id, names, summary } = definition;
  const tables = tablesOf(definition);
  const fitting = new Set(fittingExtras(id));
  const extras = EXTRAS.filter((extra) => fitting.has(extra.id));
  return {
    variant: id,
    names,
    summary,
    deck: tables[0].rules.deck.kind,
    tables,
    extras: extras.map((extra) => ({ extra: extra.id, names: extra.names, summary: extra.summary })),
  };
}
