import { DECK_KINDS } from '../../engine/model.ts';
import { growing, int, list, name, openObject } from './primitives.ts';
import { Rules } from './rules.ts';
import { Names } from './texts.ts';

const variantId = name('The id of the variant.');
const deck = growing(DECK_KINDS, 'The deck it is played with.');

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
  extra: name('The id of the extra, for `RulesChoice.extras`.'),
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
