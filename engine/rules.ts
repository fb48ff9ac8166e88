import { cardNumber, deckOf, isDeckKind } from './cards.ts';
import { dealtCards } from './counts.ts';
import { defaultRules } from './defaultRules.ts';
import { EXTRAS, type ExtraDefinition, findExtra } from './extras.ts';
import { completeItem, itemsOverlap } from './items.ts';
import {
  type CompleteItem,
  type DraftRules,
  fail,
  ok,
  type PartialRules,
  type Result,
  type Rules,
  type RulesChoice,
} from './model.ts';
import { compileRules, type RulesTables } from './tables.ts';
import { findVariant } from './variants/index.ts';

/** A choice that has become rules: checked, complete and compiled. */
export interface Ruleset {
  /** The choice with `players` and `target` filled in. */
  readonly choice: RulesChoice & { readonly players: number; readonly target: number };
  readonly rules: Rules;
  readonly tables: RulesTables;
}

/** What the played card and those it takes may make together (rule `capture.total`). */
const TOTALS: readonly number[] = [11, 15];

/** Replaces second-level fields: what `changes` names is taken whole, everything else stays. */
function replaceFields(rules: DraftRules, changes: PartialRules | undefined): DraftRules {
  if (!changes) return rules;
  return {
    deck: { ...rules.deck, ...changes.deck },
    table: { ...rules.table, ...changes.table },
    deal: { ...rules.deal, ...changes.deal },
    capture: { ...rules.capture, ...changes.capture },
    ace: { ...rules.ace, ...changes.ace },
    sweep: { ...rules.sweep, ...changes.sweep },
    finish: { ...rules.finish, ...changes.finish },
    score: { ...rules.score, ...changes.score },
    declare: { ...rules.declare, ...changes.declare },
    victory: { ...rules.victory, ...changes.victory },
  };
}

/** Sets the victory fields of an extra; its instant wins are added to those there are. */
function withVictory(rules: DraftRules, { victory }: ExtraDefinition): DraftRules {
  if (!victory) return rules;
  const instantWin = [...new Set([...rules.victory.instantWin, ...(victory.instantWin ?? [])])];
  return replaceFields(rules, { victory: { ...victory, instantWin } });
}

/** Adds the house rules to the scoring items and victory fields, in the order they were named. */
function addExtras(rules: DraftRules, choice: RulesChoice): Result<DraftRules> {
  const variant = findVariant(choice.variant);
  let result = rules;
  const names = choice.extras ?? [];
  for (const [index, name] of names.entries()) {
    const impossible = (why: string) => fail('rules-impossible', `This extra ${why}.`, `/extras/${index}`);
    const extra = findExtra(name);
    if (!extra) return impossible('does not exist');
    if (names.indexOf(name) !== index) return impossible('is named twice');
    const deck = deckOf(result.deck.kind);
    if (deck.size !== 40) return impossible('belongs to forty-card decks');
    const items = extra.items ?? [];
    if (items.some((item) => typeof completeItem(item, deck) === 'string')) {
      return impossible('names cards this deck has not');
    }
    if (items.some((item) => result.score.items.some((other) => itemsOverlap(item, other)))) {
      return impossible('overlaps with what is counted already');
    }
    result = replaceFields(withVictory(result, extra), variant?.withExtra?.[name]);
    result = replaceFields(result, { score: { items: [...result.score.items, ...items] } });
  }
  // A target the caller named is not overruled by the one an extra suggests.
  const target = choice.options?.victory?.target;
  if (target !== undefined) result = replaceFields(result, { victory: { target } });
  return ok(result);
}

/** The pointer of the field to blame: the first of these that the caller set, else the first. */
function blame(choice: RulesChoice, ...fields: readonly (readonly [keyof Rules, string])[]): string {
  const set = fields.find(([group, field]) => {
    const options: object | undefined = choice.options?.[group];
    return options !== undefined && Object.hasOwn(options, field);
  });
  const [group, field] = set ?? fields[0];
  return `/options/${group}/${field}`;
}

/** Completes the scoring items for the deck, or says which of them cannot be counted. */
function completeItems(rules: DraftRules, choice: RulesChoice): Result<Rules> {
  const deck = deckOf(rules.deck.kind);
  const items: CompleteItem[] = [];
  for (const [index, item] of rules.score.items.entries()) {
    const complete = completeItem(item, deck, items);
    if (typeof complete === 'string') {
      const own = choice.options?.score?.items !== undefined;
      const pointer = own ? `/options/score/items/${index}` : '/options/deck/kind';
      return fail('rules-impossible', `A scoring item of kind ${item.kind} ${complete}.`, pointer);
    }
    items.push(complete);
  }
  return ok({ ...rules, score: { items } });
}

/** What can be dealt, and fields that speak of cards the deck has not. */
function checkRules(rules: Rules, choice: RulesChoice): Result<Rules> {
  const impossible = (message: string, pointer: string) => fail('rules-impossible', message, pointer);
  const { players, teams } = rules.table;
  const deck = deckOf(rules.deck.kind);
  if (teams === 'partners' && players % 2 !== 0) {
    return impossible('Partners need an even number of players.', blame(choice, ['table', 'teams']));
  }
  const leftover = deck.size - dealtCards(rules);
  const dealFields = blame(choice, ['deal', 'handSizes'], ['deal', 'tableCards'], ['deck', 'kind']);
  if (rules.deal.handSizes.length === 0 || rules.deal.handSizes.some((size) => size < 1)) {
    return impossible('Every packet has cards for everybody.', dealFields);
  }
  if (leftover < 0) {
    return impossible('Hands and table cards together are more than the deck has.', dealFields);
  }
  if (leftover > 0 && rules.deal.leftoverTo === 'none') {
    return impossible('Cards are left over and deal.leftoverTo gives them to nobody.', dealFields);
  }
  const { total } = rules.capture;
  if (!TOTALS.includes(total)) {
    return impossible('The total is 11 or 15.', blame(choice, ['capture', 'total']));
  }
  const { doubleWhenAllOfRank } = rules.sweep;
  if (doubleWhenAllOfRank !== undefined && !deck.ranks.includes(doubleWhenAllOfRank)) {
    return impossible(
      'The deck has no such rank.',
      blame(choice, ['sweep', 'doubleWhenAllOfRank'], ['deck', 'kind']),
    );
  }
  const { matta } = rules.declare;
  if (matta !== undefined && cardNumber(deck, matta) < 0) {
    return impossible('The deck has no such card.', blame(choice, ['declare', 'matta'], ['deck', 'kind']));
  }
  if (rules.victory.instantWin.includes('ace-2-3-coins') && cardNumber(deck, '2D') < 0) {
    return impossible(
      'The deck has no such cards.',
      blame(choice, ['victory', 'instantWin'], ['deck', 'kind']),
    );
  }
  return ok(rules);
}

function resolve(choice: RulesChoice): Result<Ruleset> {
  const variant = findVariant(choice.variant);
  if (!variant) return fail('unknown-variant', 'There is no such variant.', '/variant');
  const optionPlayers = choice.options?.table?.players;
  const players = choice.players ?? optionPlayers ?? variant.tables[0].players;
  const table = variant.tables.find((candidate) => candidate.players === players);
  if (!table) {
    const pointer = choice.players === undefined ? '/options/table/players' : '/players';
    const counts = variant.tables.map((candidate) => candidate.players).join(', ');
    return fail('rules-impossible', `This variant is played by so many only: ${counts}.`, pointer);
  }
  if (optionPlayers !== undefined && optionPlayers !== players) {
    return fail('rules-impossible', 'players and options.table.players differ.', '/options/table/players');
  }
  const deckKind = choice.options?.deck?.kind;
  if (deckKind !== undefined && !isDeckKind(deckKind)) {
    return fail('rules-impossible', 'There is no such deck.', '/options/deck/kind');
  }
  const own = replaceFields(replaceFields(defaultRules(players), variant.rules), table.rules);
  const extended = addExtras(replaceFields(own, choice.options), choice);
  if (!extended.ok) return extended;
  const target = choice.target ?? extended.value.victory.target;
  const completed = completeItems(replaceFields(extended.value, { victory: { target } }), choice);
  if (!completed.ok) return completed;
  const checked = checkRules(completed.value, choice);
  if (!checked.ok) return checked;
  const rules = checked.value;
  return ok({ choice: { ...choice, players, target }, rules, tables: compileRules(rules) });
}

// The same few choices come again and again; bounded, since strangers can send any number of different ones.
const CACHE_SIZE = 128;
const CACHEABLE_LENGTH = 2000;
const cache = new Map<string, Result<Ruleset>>();

/**
 * Turns a choice into rules: the variant at its player count, then options (a given second-level field replaces), then
 * extras, then the target. Faults: `unknown-variant`, or `rules-impossible` with a pointer to the field, both relative
 * to the choice.
 */
export function resolveRules(choice: RulesChoice): Result<Ruleset> {
  const key = JSON.stringify(choice);
  const known = cache.get(key);
  if (known) return known;
  const resolved = resolve(choice);
  if (key.length <= CACHEABLE_LENGTH) {
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, resolved);
  }
  return resolved;
}

/** The house rules that can be played with a variant at its default table. */
export const fittingExtras = (variant: string): string[] =>
  EXTRAS.map((extra) => extra.id).filter((id) => resolve({ variant, extras: [id] }).ok);
