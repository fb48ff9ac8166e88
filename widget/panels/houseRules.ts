/** The rules that a table may change, as data: where each stands in `Rules`, and what it can be. */
import type { Frozen, Rules } from '../net/types.ts';

type Value = string | number | boolean | Readonly<Record<string, number>> | undefined;

/** Under which heading a rule stands. */
export type HouseGroup = 'taking' | 'aces' | 'sweeps' | 'deal' | 'counting' | 'end';

/** One rule. A switch has two values, off first; a choice has one for each of its texts. */
export interface HouseRule {
  readonly name: string;
  readonly group: HouseGroup;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly values: readonly Value[];
  /** Where it stands: a group of the rules and a field of it … */
  readonly section: keyof Rules;
  readonly field: string;
  /** … or, of the scoring items: a field of those of this kind; of all that have it when the kind is `any`. */
  readonly item?: string;
  readonly itemField?: string;
  /** Only for so many players. */
  readonly players?: number;
  /** What a number may be. */
  readonly bounds?: readonly [least: number, most: number];
}

const rule = (
  group: HouseGroup,
  name: string,
  section: keyof Rules,
  field: string,
  values: readonly Value[],
  kind: HouseRule['kind'] = values.length === 2 ? 'switch' : 'choice',
): HouseRule => ({ name, group, kind, values, section, field });

const ofItems = (name: string, item: string, itemField: string, values: readonly Value[]): HouseRule => ({
  ...rule('counting', name, 'score', 'items', values),
  item,
  itemField,
});

/** All of them, in the order of the form. */
export const houseRules: readonly HouseRule[] = [
  rule('taking', 'choice', 'capture', 'choice', ['single-first', 'fewest-cards', 'free']),
  rule('taking', 'mayLay', 'capture', 'duty', ['must', 'may']),
  rule('aces', 'aceSweeps', 'ace', 'sweeps', [false, true]),
  rule('aces', 'aceScores', 'ace', 'sweepScores', [false, true]),
  rule('aces', 'aceFree', 'ace', 'choice', ['forced', 'free']),
  rule('aces', 'aceOnAce', 'ace', 'withAceOnTable', ['ace-only', 'takes-all']),
  rule('aces', 'aceItself', 'ace', 'onEmptyTable', ['stays', 'takes-itself']),
  rule('aces', 'aceBan', 'ace', 'openingBan', [false, true]),
  rule('sweeps', 'sweepPoints', 'sweep', 'points', [0, 1, 2, 3]),
  rule('sweeps', 'lastSweep', 'sweep', 'lastPlay', ['never', 'counts']),
  { ...rule('deal', 'alone', 'table', 'teams', ['partners', 'individual']), players: 4 },
  rule('deal', 'clockwise', 'table', 'direction', ['counterclockwise', 'clockwise']),
  rule('deal', 'redeal', 'deal', 'redeal', [{}, { kings: 2 }, { kings: 3 }, { kings: 4 }, { aces: 2 }]),
  rule('deal', 'bonus', 'deal', 'dealerBonus', ['none', 'fifteen-thirty', 'escoba-groups']),
  rule('deal', 'declarations', 'declare', 'kind', ['none', 'cirulla']),
  ofItems('missingSuit', 'primiera', 'missingSuit', ['ineligible', 'zero', 'complete-first']),
  ofItems('scale', 'primiera', 'scale', ['standard', 'figures-face', 'figures-zero', 'nominal']),
  ofItems('sevens', 'primiera', 'mode', ['points', 'most-sevens']),
  ofItems('tie', 'any', 'tie', ['nobody', 'all']),
  rule('counting', 'remainder', 'finish', 'remainderTo', ['last-capturer', 'dealer-side']),
  { ...rule('end', 'target', 'victory', 'target', [], 'number'), bounds: [1, 121] },
  rule('end', 'tieBreak', 'victory', 'tieBreak', [
    'play-on',
    'overtime-lead-2',
    'lead-2',
    'count-order',
    'draw',
  ]),
  rule('end', 'atOnce', 'victory', 'endCheck', ['end-of-round', 'immediate']),
  rule('end', 'maxRounds', 'victory', 'maxRounds', [undefined, 1, 3, 5, 10]),
];

/** Whether two values of a rule are the same. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Item = NonNullable<NonNullable<Frozen<Rules>['score']>['items']>[number];

const fieldOf = (group: object | undefined, field: string): unknown =>
  group === undefined ? undefined : new Map<string, unknown>(Object.entries(group)).get(field);

/** Whether a rule is about this scoring item. */
const isAbout = ({ item, itemField = '' }: HouseRule, of: Item): boolean =>
  item === 'any' ? fieldOf(of, itemField) !== undefined : of.kind === item;

/** What a rule says in these rules: nothing where it does not apply. */
export function valueIn(rule: HouseRule, rules: Frozen<Rules>): unknown {
  const { section, field, item, itemField = '' } = rule;
  if (item === undefined) return fieldOf(rules[section], field);
  const about = rules.score?.items?.find((each) => isAbout(rule, each));
  return about === undefined ? undefined : fieldOf(about, itemField);
}

/** Whether a rule can be changed in these rules. */
export const applies = (rule: HouseRule, rules: Frozen<Rules>): boolean =>
  (rule.players === undefined || rules.table?.players === rule.players) &&
  (rule.item === undefined || valueIn(rule, rules) !== undefined);

/** Rules with some fields replaced, as the service does it: a field of the second level at a time. */
export function withOptions(rules: Frozen<Rules>, options: Frozen<Rules> | undefined): Frozen<Rules> {
  const replaced = Object.entries(options ?? {}).map(([section, group]) => [
    section,
    { ...new Map<string, object>(Object.entries(rules)).get(section), ...group },
  ]);
  return { ...rules, ...Object.fromEntries(replaced) };
}

/** The options with one rule changed; what says the same as the variant is left out. */
export function changed(
  rule: HouseRule,
  value: unknown,
  own: Frozen<Rules>,
  options: Frozen<Rules> | undefined,
): Rules | undefined {
  const { section, field, item, itemField = '' } = rule;
  const now = withOptions(own, options);
  const next =
    item === undefined
      ? value
      : now.score?.items?.map((each) => (isAbout(rule, each) ? { ...each, [itemField]: value } : each));
  const group = new Map<string, unknown>(Object.entries(options?.[section] ?? {}));
  if (next === undefined || sameValue(next, fieldOf(own[section], field))) group.delete(field);
  else group.set(field, next);
  const { [section]: _, ...others } = options ?? {};
  const all = group.size === 0 ? others : { ...others, [section]: Object.fromEntries(group) };
  return Object.keys(all).length === 0 ? undefined : (structuredClone(all) as Rules);
}
