import { describe, expect, it } from 'vitest';
import { EXTRAS, findExtra } from '../../engine/extras.ts';
import type { Rules, RulesChoice } from '../../engine/model.ts';
import { resolveRules } from '../../engine/rules.ts';
import { findVariant, VARIANTS } from '../../engine/variants/index.ts';
import { packetsOfThree } from '../../engine/variants/packets.ts';

const LANGUAGES = ['de', 'it', 'en'] as const;

function rulesOf(choice: RulesChoice): Rules {
  const resolved = resolveRules(choice);
  if (!resolved.ok) throw new Error(`${resolved.fault.pointer}: ${resolved.fault.message}`);
  return resolved.value.rules;
}

const keysOf = (rules: Rules) => rules.score.items.map((item) => item.key);

const CLASSIC = ['cards', 'coins', 'settebello', 'primiera'];

describe('the list of variants', () => {
  it('has them all, in the order a menu shows them', () => {
    expect(VARIANTS.map((variant) => variant.id)).toEqual([
      'scopa',
      'scopa-numeral',
      'scopa-worksheet',
      'scopone',
      'scopone-classico',
      'scopone-dieci',
      'scopa-d-assi',
      'asso-piglia-tutto',
      'scopa-d-assi-31',
      'scopa-15',
      'scopa-11',
      'escoba',
      'escoba-setenta',
      'cirulla',
      'scopa-frac',
      'il-ponino',
      'scopone-trente',
      'karl',
    ]);
  });

  it('is found by id, and by nothing else', () => {
    for (const variant of VARIANTS) expect(findVariant(variant.id)).toBe(variant);
    for (const id of ['__proto__', 'constructor', 'toString', '', 'Scopa'])
      expect(findVariant(id)).toBeUndefined();
  });

  it.each(VARIANTS)('describes $id in three languages', (variant) => {
    for (const language of LANGUAGES) {
      expect(variant.names[language]).toMatch(/\S/u);
      expect(variant.summary[language]).toMatch(/^\p{Lu}.*\.$/u);
      expect(variant.summary[language].length).toBeLessThan(200);
    }
    expect(variant.names.de.length).toBeLessThan(40);
  });

  it('gives no two variants the same name', () => {
    for (const language of LANGUAGES) {
      expect(new Set(VARIANTS.map((variant) => variant.names[language])).size).toBe(VARIANTS.length);
    }
  });
});

describe('every variant', () => {
  const tables = VARIANTS.flatMap((variant) =>
    variant.tables.map(({ players }) => [variant.id, players] as const),
  );

  it.each(tables)('%s deals the whole deck to %i players', (variant, players) => {
    const rules = rulesOf({ variant, players });
    const dealt = rules.deal.handSizes.reduce((sum, size) => sum + size, 0) * players + rules.deal.tableCards;
    const deck = rules.deck.kind === 'skat-32' ? 32 : 40;
    expect(deck - dealt).toBe(rules.deal.leftoverTo === 'none' ? 0 : 4);
  });

  it.each([
    ['scopa', [2, 3, 4, 6]],
    ['scopa-numeral', [2, 4]],
    ['scopa-worksheet', [2, 3, 4]],
    ['scopone', [4, 2]],
    ['scopone-classico', [4]],
    ['scopone-dieci', [4]],
    ['scopa-d-assi', [2, 3, 4]],
    ['asso-piglia-tutto', [2, 3, 4]],
    ['scopa-d-assi-31', [4]],
    ['scopa-15', [2, 3, 4]],
    ['scopa-11', [2, 3, 4]],
    ['escoba', [2, 3, 4]],
    ['escoba-setenta', [2, 3, 4]],
    ['cirulla', [2, 4]],
    ['scopa-frac', [2]],
    ['il-ponino', [2, 4]],
    ['scopone-trente', [4]],
    ['karl', [2, 3, 4]],
  ])('%s is played by %j', (id, players) => {
    expect(findVariant(id)?.tables.map((table) => table.players)).toEqual(players);
  });

  it('is played by partners at four and six, but the classroom game by everyone alone', () => {
    for (const [variant, players] of tables) {
      const { teams } = rulesOf({ variant, players }).table;
      expect(teams).toBe(players >= 4 && variant !== 'scopa-worksheet' ? 'partners' : 'individual');
    }
  });
});

describe('packets of three', () => {
  it.each([
    [2, 6],
    [3, 4],
    [4, 3],
    [6, 2],
  ])('%i players are dealt %i of them', (players, packets) => {
    expect(packetsOfThree(players)).toEqual(Array(packets).fill(3));
  });
});

describe('what makes each variant', () => {
  it('scopa is the plain game', () => {
    const rules = rulesOf({ variant: 'scopa' });
    expect(keysOf(rules)).toEqual(CLASSIC);
    expect(rules).toMatchObject({
      table: { direction: 'counterclockwise' },
      deal: { tableCards: 4, redeal: { kings: 3 } },
      capture: { by: 'value', choice: 'single-first', duty: 'must' },
      sweep: { points: 1, lastPlay: 'never' },
      victory: { target: 11, aim: 'most', tieBreak: 'play-on' },
    });
  });

  it('the classroom game counts cards and sweeps only, and lets players decline', () => {
    const rules = rulesOf({ variant: 'scopa-worksheet', players: 4 });
    expect(keysOf(rules)).toEqual(['cards']);
    expect(rules).toMatchObject({
      table: { direction: 'clockwise', teams: 'individual' },
      deal: { redeal: {} },
      capture: { duty: 'may' },
      sweep: { lastPlay: 'counts' },
    });
    expect(rules.deal.redeal).toEqual({});
  });

  it('scopone deals all forty cards and no table', () => {
    expect(rulesOf({ variant: 'scopone' }).deal).toMatchObject({
      handSizes: [10],
      tableCards: 0,
      redeal: {},
    });
    expect(rulesOf({ variant: 'scopone', players: 2 }).deal.handSizes).toEqual([10, 10]);
    expect(rulesOf({ variant: 'scopone-classico' }).deal).toMatchObject({
      handSizes: [9],
      tableCards: 4,
      redeal: { kings: 3 },
    });
    expect(rulesOf({ variant: 'scopone-dieci' }).deal).toMatchObject({
      handSizes: [9],
      tableCards: 0,
      leftoverTo: 'dealer-side',
    });
  });

  it('aces take all in three ways', () => {
    expect(rulesOf({ variant: 'scopa-d-assi' }).ace).toMatchObject({ sweeps: true, sweepScores: false });
    expect(rulesOf({ variant: 'asso-piglia-tutto' }).ace).toMatchObject({ sweeps: true, sweepScores: true });
    const rules = rulesOf({ variant: 'scopa-d-assi-31' });
    expect(rules.ace).toMatchObject({ sweeps: true, sweepScores: false, openingBan: true });
    expect(rules.victory).toMatchObject({ target: 31, instantWin: ['all-coins'] });
    expect(keysOf(rules)).toEqual([...CLASSIC, 'napola']);
  });

  it('fifteen and eleven ask for the fewest cards, escoba for nothing', () => {
    expect(rulesOf({ variant: 'scopa-15' }).capture).toMatchObject({
      by: 'total',
      total: 15,
      choice: 'fewest-cards',
    });
    expect(rulesOf({ variant: 'scopa-11' }).capture).toMatchObject({
      by: 'total',
      total: 11,
      choice: 'fewest-cards',
    });
    const escoba = rulesOf({ variant: 'escoba' });
    expect(escoba.capture).toMatchObject({ by: 'total', total: 15, choice: 'free' });
    expect(escoba.deal).toMatchObject({ dealerBonus: 'escoba-groups', redeal: {} });
    expect(keysOf(escoba)).toEqual(['cards', 'coins', 'settebello', 'sevens']);
    expect(escoba.score.items[3]).toMatchObject({ rank: '7', points: 1, allPoints: 1 });
    expect(escoba.victory.target).toBe(15);
    const setenta = rulesOf({ variant: 'escoba-setenta' });
    expect(keysOf(setenta)).toEqual(CLASSIC);
    expect({ ...setenta, score: escoba.score }).toEqual(escoba);
  });

  it('cirulla captures by value or fifteen, declares, and pays piccola and grande', () => {
    const rules = rulesOf({ variant: 'cirulla' });
    expect(rules).toMatchObject({
      capture: { by: 'value-or-total', total: 15, choice: 'single-first' },
      ace: { sweeps: true, sweepScores: true, choice: 'free' },
      deal: { redeal: { aces: 2 }, dealerBonus: 'fifteen-thirty' },
      declare: { kind: 'cirulla', matta: '7C' },
      victory: { target: 51, instantWin: ['all-coins'] },
    });
    expect(rules.deal.redeal).toEqual({ aces: 2 });
    expect(rules.score.items.slice(4)).toMatchObject([
      { kind: 'run', suit: 'D', fromRank: 'A', min: 3, max: 7, pointsBy: 'length', points: 1 },
      { kind: 'set', cards: ['JD', 'QD', 'KD'], points: 5 },
    ]);
  });

  it('frac, ponino and trente change what is worth points', () => {
    const frac = rulesOf({ variant: 'scopa-frac' });
    expect(frac.sweep.points).toBe(0);
    expect(frac.score.items).toMatchObject([{ kind: 'per-card', ranks: ['A', 'J', 'Q', 'K'], points: 1 }]);
    expect(rulesOf({ variant: 'il-ponino' }).sweep.doubleWhenAllOfRank).toBe('Q');
    const trente = rulesOf({ variant: 'scopone-trente' });
    expect(trente.score.items.slice(4)).toMatchObject([
      { kind: 'card', card: 'AD', points: 1 },
      { kind: 'card', card: '2D', points: 2 },
      { kind: 'card', card: '3D', points: 3 },
    ]);
    expect(trente.victory).toMatchObject({ target: 21, instantWin: ['ace-2-3-coins'] });
    expect(trente.deal).toMatchObject({ handSizes: [10], tableCards: 0 });
  });

  it('Karl deals 2, 5 or 4 cards to the table and counts in the order of its text', () => {
    const deals = [2, 3, 4].map((players) => rulesOf({ variant: 'karl', players }).deal);
    expect(deals.map((deal) => [deal.tableCards, deal.handSizes])).toEqual([
      [2, [3, 3, 3, 3, 3]],
      [5, [3, 3, 3]],
      [4, [4, 3]],
    ]);
    const rules = rulesOf({ variant: 'karl' });
    expect(keysOf(rules)).toEqual(['card-kb', 'queens', 'mobility', 'cards']);
    expect(rules).toMatchObject({
      table: { direction: 'clockwise' },
      sweep: { lastPlay: 'counts' },
      victory: { target: 11, tieBreak: 'overtime-lead-2' },
    });
  });
});

describe('house rules', () => {
  it('are found by id, and by nothing else', () => {
    for (const extra of EXTRAS) expect(findExtra(extra.id)).toBe(extra);
    for (const id of ['__proto__', 'constructor', '']) expect(findExtra(id)).toBeUndefined();
  });

  it.each(EXTRAS)('$id can be played with scopa', (extra) => {
    expect(resolveRules({ variant: 'scopa', extras: [extra.id] }).ok).toBe(true);
    for (const language of LANGUAGES) {
      expect(extra.names[language]).toMatch(/\S/u);
      expect(extra.summary[language]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('add what they say', () => {
    const added = (id: string) => rulesOf({ variant: 'scopa', extras: [id] }).score.items.slice(4);
    expect(added('napola')).toMatchObject([{ kind: 'run', min: 3, max: 10, pointsBy: 'length', points: 1 }]);
    expect(added('napola-fixed')).toMatchObject([{ kind: 'run', min: 3, pointsBy: 'fixed', points: 3 }]);
    expect(added('napola-to-seven')).toMatchObject([{ kind: 'run', min: 3, max: 7, pointsBy: 'length' }]);
    expect(added('rebello')).toMatchObject([{ card: '6D', points: 1 }]);
    expect(added('re-bello')).toMatchObject([{ card: 'KD', points: 1 }]);
    expect(added('settanta')).toMatchObject([{ kind: 'set', points: 1 }]);
    expect(added('rosmarino')).toMatchObject([{ card: 'JS', points: 1 }]);
    expect(added('tre-denari')).toMatchObject([{ card: '3D', points: 1 }]);
    expect(added('napoleone')).toEqual([]);
    expect(rulesOf({ variant: 'scopa', extras: ['napoleone'] }).victory.instantWin).toEqual(['all-coins']);
  });

  it('a perdere turns the match round, in scopa to 21', () => {
    expect(rulesOf({ variant: 'scopa', extras: ['a-perdere'] }).victory).toMatchObject({
      aim: 'least',
      target: 21,
    });
    expect(rulesOf({ variant: 'scopone', extras: ['a-perdere'] }).victory).toMatchObject({
      aim: 'least',
      target: 11,
    });
  });
});
