/**
 * What a card may take, told a second time and without any cleverness: every set of table cards is held against the text
 * of the rules. Written for the tests only, from the rules guide and not from the engine.
 */
import type { Card, DeckKind, Rules } from '../../../engine/index.ts';

const LATIN = { A: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6], 7: [7], J: [8], Q: [9], K: [10] };

const VALUES: { readonly [Kind in DeckKind]: { readonly [rank: string]: readonly number[] } } = {
  'italian-40': LATIN,
  'french-40': LATIN,
  'numeral-40': { ...LATIN, 8: [8], 9: [9], T: [10] },
  'skat-32': { 7: [7], 8: [8], 9: [9], T: [10], J: [2], Q: [3], K: [4], A: [1, 11] },
};

/** The values a card may be used at. */
export const valuesOf = (kind: DeckKind, card: Card): readonly number[] =>
  VALUES[kind][card.slice(0, 1)] ?? [];

const isAce = (card: Card): boolean => card.startsWith('A');
const sameRank = (one: Card, other: Card): boolean => one.slice(0, 1) === other.slice(0, 1);

/** Every set of these cards but the empty one. */
function subsetsOf(cards: readonly Card[]): Card[][] {
  return Array.from({ length: 2 ** cards.length - 1 }, (_, i) =>
    cards.filter((_card, at) => Math.floor((i + 1) / 2 ** at) % 2 === 1),
  );
}

/** Every sum that the cards can make, each at one of its values. */
function sumsOf(kind: DeckKind, cards: readonly Card[]): Set<number> {
  let sums = new Set([0]);
  for (const card of cards) {
    sums = new Set([...sums].flatMap((sum) => valuesOf(kind, card).map((value) => sum + value)));
  }
  return sums;
}

/** Of several captures those that the rule of choice leaves. */
function chosen(
  rules: Rules,
  captures: readonly Card[][],
  single: (capture: readonly Card[]) => boolean,
): readonly Card[][] {
  const fewest = Math.min(...captures.map((capture) => capture.length));
  switch (rules.capture.choice) {
    case 'free':
      return captures;
    case 'fewest-cards':
      return captures.filter((capture) => capture.length === fewest);
    case 'single-first':
      return captures.some(single) ? captures.filter(single) : captures;
  }
}

/** What any card takes by value and by total, the power of an ace left aside. */
function ordinaryCaptures(rules: Rules, card: Card, subsets: readonly Card[][]): readonly Card[][] {
  const { kind } = rules.deck;
  const { by, total } = rules.capture;
  const values = valuesOf(kind, card);
  const allowed = subsets.filter((subset) => subset.length <= (rules.capture.maxTableCards ?? 40));
  const byValue = allowed.filter((subset) => {
    const sums = sumsOf(kind, subset);
    return values.some((value) => sums.has(value));
  });
  const byTotal = allowed.filter((subset) => {
    const sums = sumsOf(kind, subset);
    return values.some((value) => sums.has(total - value));
  });
  const equal = (capture: readonly Card[]) => capture.length === 1 && sameRank(capture[0] ?? '', card);
  switch (by) {
    case 'value':
      return chosen(rules, byValue, equal);
    case 'total':
      // Here the single card is the one that alone completes the total.
      return chosen(rules, byTotal, (capture) => capture.length === 1);
    case 'value-or-total':
      // The choice governs the captures by value only.
      return [...chosen(rules, byValue, equal), ...byTotal];
  }
}

/** What the power of an ace takes: the whole table, or where one lies there, an ace. */
function acePower(rules: Rules, table: readonly Card[]): Card[][] {
  const aces = table.filter(isAce);
  if (aces.length > 0 && rules.ace.withAceOnTable === 'ace-only') return aces.map((ace) => [ace]);
  return table.length <= (rules.capture.maxTableCards ?? 40) ? [[...table]] : [];
}

/** What a test compares of an answer. */
export interface BruteCaptures {
  /** Each as its sorted cards, with a mark when it would score a sweep, not being the last play. */
  readonly captures: ReadonlySet<string>;
  readonly mayLay: boolean;
}

/** A capture as a word that does not depend on the order of its cards. */
export const captureWord = (cards: readonly Card[], sweep: boolean): string =>
  `${[...cards].sort().join(' ')}${sweep ? ' sweep' : ''}`;

/** All that a card may take from a table, and whether it may be laid. */
export function bruteCaptures(rules: Rules, card: Card, table: readonly Card[]): BruteCaptures {
  const { ace, capture } = rules;
  if (isAce(card) && table.length === 0 && ace.onEmptyTable === 'takes-itself') {
    return { captures: new Set([captureWord([card], false)]), mayLay: false };
  }
  const ordinary = ordinaryCaptures(rules, card, subsetsOf(table));
  const power = isAce(card) && ace.sweeps && table.length > 0 ? acePower(rules, table) : [];
  const captures = ace.choice === 'forced' && power.length > 0 ? power : [...power, ...ordinary];
  const clears = (cards: readonly Card[]) => cards.length === table.length;
  const byPowerOnly = (cards: readonly Card[]) =>
    isAce(card) &&
    ace.sweeps &&
    !(table.length === 1 && table.every(isAce)) &&
    !ordinary.some((other) => captureWord(other, false) === captureWord(cards, false));
  const sweeps = (cards: readonly Card[]) => clears(cards) && (ace.sweepScores || !byPowerOnly(cards));
  return {
    captures: new Set(captures.map((cards) => captureWord(cards, sweeps(cards)))),
    mayLay: captures.length === 0 || capture.duty === 'may',
  };
}
