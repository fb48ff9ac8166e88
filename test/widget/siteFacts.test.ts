import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { deckCards } from '../../engine/decks.ts';
import { EXTRAS, listCaptures, resolveRules, ruleSheet, scorePiles, VARIANTS } from '../../engine/index.ts';
import type { Card, RulesChoice } from '../../engine/model.ts';
import { languages } from '../../widget/site/pages/language.ts';
import { exampleRound, replayExample } from '../../widget/site/pages/learn/exampleRound.ts';
import { exampleTables, learnTexts } from '../../widget/site/pages/learn/learn.ts';
import { entriesOf, rulesOf, sectionsOf } from '../../widget/site/pages/rules/sheet.ts';

const site = inject('siteFolder');
const pageOf = (path: string): string => readFileSync(resolve(site, `${path}.html`), 'utf8');

const pack = deckCards('italian-40');
const of = (suit: string): readonly Card[] =>
  pack.filter((each) => each.suit === suit).map(({ card }) => card);
const texts = languages.map((language) => ({ language, text: learnTexts[language] }));

/** Points of a line when these are the piles, by the rules of classic Scopa. */
function points(
  key: string,
  mine: readonly Card[],
  theirs: readonly Card[],
  rules: RulesChoice = { variant: 'scopa' },
) {
  const scored = scorePiles({ rules, sides: [{ pile: mine }, { pile: theirs }] });
  if (!scored.ok) throw new Error(scored.fault.message);
  return scored.value.lines.find((line) => line.key === key)?.sides.map((side) => side.points);
}

const rest = (pile: readonly Card[]): readonly Card[] =>
  pack.map(({ card }) => card).filter((card) => !pile.includes(card));

describe('the round that the page for learners counts', () => {
  const round = exampleRound();
  const figures = (key: string): readonly number[] => [
    round.line(key).mine.value,
    round.line(key).theirs.value,
  ];

  it('is over and ends 6 : 1, with all four points for one side and a sweep for the other', () => {
    expect(round.points).toEqual([6, 1]);
    expect(replayExample().state.phase).not.toBe('playing');
    const paid = ['cards', 'coins', 'settebello', 'primiera', 'sweeps'].map((key) => [
      round.line(key).mine.points,
      round.line(key).theirs.points,
    ]);
    expect(paid).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  it('has the figures that stand in the page in every language', () => {
    expect([figures('cards'), figures('coins'), figures('primiera'), figures('sweeps')]).toEqual([
      [21, 19],
      [8, 2],
      [75, 72],
      [2, 1],
    ]);
    for (const language of languages) {
      const page = pageOf(`${language}/learn`);
      expect(page).toContain('21 + 18 + 15 + 21 = <b>75</b>');
      expect(page).toContain('12 + 21 + 21 + 18 = <b>72</b>');
      expect(page).toContain('21 + 21 + 21 + 21 = <b>84</b>');
      expect(page).toMatch(/<strong>6 (:|a) 1<\/strong>/);
    }
  });

  it('begins as the page tells: both sides sweep, with their first and their second card', () => {
    const { state } = replayExample();
    const plays = state.plays ?? [];
    expect([plays[0]?.card, plays[0]?.captured.length]).toEqual(['KD', 4]);
    expect(state.sides.map(({ sweeps }) => sweeps[0])).toEqual(['KD', plays[3]?.card]);
    expect(plays[3]?.seat).toBe(1);
  });
});

describe('what the page for learners says', () => {
  it('of the examples is so by the rules', () => {
    const ways = Object.fromEntries(
      Object.entries(exampleTables).map(([name, { table, card }]) => {
        const found = listCaptures({ rules: { variant: 'scopa' }, table, card });
        if (!found.ok) throw new Error(found.fault.message);
        return [name, found.value.captures.map(({ cards, sweep }) => [[...cards].sort().join(' '), sweep])];
      }),
    );
    expect(ways).toEqual({
      equal: [['3C', false]],
      sum: [['2C 7B AD', false]],
      choice: expect.arrayContaining([
        ['4C 5D', false],
        ['2B 6S AC', false],
      ]),
      equalFirst: [['5B', false]],
      lay: [],
      sweep: [['2C 6D', true]],
    });
    expect(ways.choice).toHaveLength(2);
  });

  it('of majorities and ties is so: 21 cards and 6 coins win, 20 and 5 do not', () => {
    const cards = pack.map(({ card }) => card);
    expect(points('cards', cards.slice(0, 21), cards.slice(21))).toEqual([1, 0]);
    expect(points('cards', cards.slice(0, 20), cards.slice(20))).toEqual([0, 0]);
    const coins = of('D');
    expect(points('coins', coins.slice(0, 6), coins.slice(6))).toEqual([1, 0]);
    expect(points('coins', coins.slice(0, 5), coins.slice(5))).toEqual([0, 0]);
    for (const { language, text } of texts) {
      expect(text.count.steps.cards.text, language).toMatch(/40.*21/);
      expect(text.count.steps.coins.text, language).toMatch(/6|Six/);
      expect(text.count.ties, language).toMatch(/20.*20.*5.*5.*11/);
    }
  });

  it('of the primiera is so: its values, its sums, its ties and the missing suit', () => {
    const values = new Map(pack.map(({ rank, primiera }) => [rank, primiera]));
    const told = ['7', '6', 'A', '5', '4', '3', '2', 'K'].map((rank) => values.get(rank));
    expect([values.get('J'), values.get('Q')]).toEqual([10, 10]);
    for (const { language, text } of texts) {
      const answer = text.questions.list.find((each) => /primiera/i.test(each.title) && /21/.test(each.text));
      const numbers = [...(answer?.text ?? '').matchAll(/\d+/g)].map(Number);
      expect(numbers, language).toEqual([...told, 75, 84]);
    }
    expect(points('primiera', ['7D', '7C', '6S', '5B'], ['7S', '7B', 'AD', 'AC'])).toEqual([1, 0]);
    expect(points('primiera', ['7D', '7C', '6S', '6B'], ['7S', '7B', '6D', '6C'])).toEqual([0, 0]);
    expect(points('primiera', ['7D', '7C', '7S'], ['2D', '2C', '2S', '2B'])).toEqual([0, 1]);
  });

  it('of three sevens is so: they can be beaten, but only by a hand of sixes', () => {
    const worst = ['7D', '7C', '7S', 'KB'];
    expect(points('primiera', worst, ['6D', '6C', '6S', '7B'])).toEqual([0, 1]);
    expect(points('primiera', worst, ['6D', '6C', '5S', '7B'])).toEqual([1, 0]);
  });

  it('of what is left on the table is so: more than ten is swept by no card, and a king only by a king', () => {
    const sweeps = (table: readonly Card[]): readonly Card[] =>
      rest(table).filter((card) => {
        const found = listCaptures({ rules: { variant: 'scopa' }, table, card });
        return found.ok && found.value.captures.some(({ sweep }) => sweep);
      });
    const value = new Map(pack.map(({ card, values }) => [card, values[0] ?? 0]));
    const some = pack.map(({ card }) => card).filter((_, i) => i % 2 === 0);
    for (const one of some) {
      for (const other of some) {
        if (one === other) continue;
        const sum = (value.get(one) ?? 0) + (value.get(other) ?? 0);
        const found = sweeps([one, other]);
        if (sum > 10) expect(found).toEqual([]);
        expect(found.every((card) => value.get(card) === sum)).toBe(true);
      }
    }
    expect(sweeps(['KD'])).toEqual(['KC', 'KB', 'KS']);
    expect(sweeps(['KD', 'AS'])).toEqual([]);
  });

  it('of house rules is so: the napola and the re bello', () => {
    const napola = { variant: 'scopa', extras: ['napola'] };
    expect(points('napola', ['AD', '2D', '3D'], [], napola)).toEqual([3, 0]);
    expect(points('napola', ['AD', '2D', '3D', '4D', '5D'], [], napola)).toEqual([5, 0]);
    expect(points('re-bello', ['KD'], [], { variant: 'scopa', extras: ['re-bello'] })).toEqual([1, 0]);
    expect(EXTRAS.map(({ id }) => id)).toEqual(expect.arrayContaining(['napola', 're-bello']));
  });
});

describe('the pages of rules', () => {
  it.each(VARIANTS.map(({ id }) => id))('of %s hold its whole sheet at every table, in order', (id) => {
    for (const language of languages) {
      const page = pageOf(`${language}/rules/${id}`)
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>');
      const usual = rulesOf(id);
      const entries = ruleSheet(usual)[language];
      expect(
        sectionsOf(usual, language)
          .flat()
          .map(({ text }) => text),
      ).toEqual(entries);
      expect(sectionsOf(usual, language).every((section) => section.length > 0)).toBe(true);
      const places = entries.map((entry) => page.indexOf(`${entry}</li>`));
      expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true);
      for (const { players } of VARIANTS.find((variant) => variant.id === id)?.tables ?? []) {
        const resolved = resolveRules({ variant: id, players });
        if (!resolved.ok) throw new Error(resolved.fault.message);
        for (const entry of ruleSheet(resolved.value.rules)[language]) expect(page).toContain(entry);
      }
    }
  });

  it('mark what classic Scopa plays otherwise, and nothing of Scopa itself', () => {
    expect(entriesOf(rulesOf('scopa'), 'de').filter(({ differs }) => differs)).toEqual([]);
    expect(entriesOf(rulesOf('il-ponino'), 'en').filter(({ differs }) => differs)).toHaveLength(1);
  });
});
