import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTRAS } from '../../engine/extras.ts';
import type { PartialRules, Rules, RulesChoice, ScoringItem } from '../../engine/model.ts';
import { resolveRules } from '../../engine/rules.ts';
import { ruleSheet } from '../../engine/sheet.ts';
import { VARIANTS } from '../../engine/variants/index.ts';

const LANGUAGES = ['de', 'it', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

function rulesOf(choice: RulesChoice): Rules {
  const resolved = resolveRules(choice);
  if (!resolved.ok) throw new Error(`${resolved.fault.pointer}: ${resolved.fault.message}`);
  return resolved.value.rules;
}

const sheetOf = (choice: RulesChoice) => ruleSheet(rulesOf(choice));
const textOf = (choice: RulesChoice, language: Language) => sheetOf(choice)[language].join('\n');

/** What no sentence may look like, whatever the rules. */
function expectWellFormed(rules: Rules): void {
  const sheet = ruleSheet(rules);
  for (const language of LANGUAGES) {
    const entries = sheet[language];
    expect(entries).toHaveLength(sheet.de.length);
    expect(new Set(entries).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry).toMatch(/^\p{Lu}.*[.:]$/u);
      expect(entry).not.toMatch(
        /\b(undefined|null|NaN|true|false)\b|\[object|\$\{|\s{2}|\s[.,;:]|[.,;:]{2}|-0/u,
      );
    }
  }
}

describe('the rule sheet of every variant', () => {
  const tables = VARIANTS.flatMap((variant) =>
    variant.tables.map(({ players }) => [variant.id, players] as const),
  );

  it.each(tables)('%s for %i says the same number of things in each language', (variant, players) => {
    expectWellFormed(rulesOf({ variant, players }));
  });

  it.each(tables)('%s for %i names its target and every line of the settlement', (variant, players) => {
    const rules = rulesOf({ variant, players, target: 37 });
    const sheet = ruleSheet(rules);
    for (const language of LANGUAGES) {
      expect(sheet[language].join('\n')).toMatch(/\b37\b/u);
      expect(sheet[language].filter((entry) => entry.includes(': ')).length).toBeGreaterThanOrEqual(
        rules.score.items.length,
      );
    }
  });

  it('does not know variants by name', () => {
    const cirulla = rulesOf({ variant: 'cirulla' });
    const options: PartialRules = cirulla;
    expect(ruleSheet(rulesOf({ variant: 'scopa', options }))).toEqual(ruleSheet(cirulla));
    expect(textOf({ variant: 'cirulla' }, 'it')).not.toContain('Cirulla');
  });
});

describe('in the game of Karlsruhe', () => {
  const german = textOf({ variant: 'karl', players: 4 }, 'de');

  it('the courts lie below the seven and the ace has two values', () => {
    expect(german).toContain('Bube 2, Dame 3 und König 4 liegen darunter');
    expect(german).toContain('Das Ass ist 1 oder 11 wert');
  });

  it('the next player can only lay after a Feger', () => {
    expect(german).toContain(
      'Nach einem Feger liegt nichts auf dem Tisch, und der nächste Spieler kann nur ablegen',
    );
  });

  it('the neighbour against the direction of play cuts', () => {
    expect(german).toContain('hebt vor dem Geben der Nachbar gegen die Spielrichtung ab (rechts vom Geber)');
  });

  it('Drais and Benz are told by their cards', () => {
    expect(german).toContain('den Kreuz Buben (Carl von Drais) und den Pik König (Carl Benz)');
    expect(german).not.toContain('Scopa');
  });

  it('only a tie asks for a lead of two', () => {
    expect(german).toContain('bis jemand mit 2 Punkten Vorsprung führt');
    expect(german).toContain('12 zu 11');
  });
});

describe('players of each country find their words', () => {
  it('in Italian', () => {
    const text = textOf({ variant: 'scopa', players: 4 }, 'it');
    for (const word of [
      'mazziere',
      'scopa',
      'sette di denari',
      'Primiera',
      'senso antiorario',
      'tavola',
      'smazzata',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('in German', () => {
    const text = textOf({ variant: 'scopa', players: 4 }, 'de');
    for (const word of [
      'Geber',
      'Scopa',
      'Sieben der Münzen',
      'Primiera',
      'gegen den Uhrzeigersinn',
      'Stapel',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('in English', () => {
    const text = textOf({ variant: 'scopa', players: 4, options: { deck: { kind: 'french-40' } } }, 'en');
    for (const word of ['dealer', 'sweep', 'seven of diamonds', 'Primiera', 'counter-clockwise', 'queen 9']) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/knight|knave|coins/u);
  });
});

/** Options, each against rules that differ in nothing else. */
const CHANGES: readonly (readonly [name: string, choice: RulesChoice, options: PartialRules])[] = [
  ['deck french-40', { variant: 'scopa' }, { deck: { kind: 'french-40' } }],
  ['deck numeral-40', { variant: 'scopa' }, { deck: { kind: 'numeral-40' } }],
  ['everyone alone', { variant: 'scopa', players: 4 }, { table: { teams: 'individual' } }],
  ['clockwise', { variant: 'scopa', players: 4 }, { table: { direction: 'clockwise' } }],
  ['dealer against play', { variant: 'scopa', players: 4 }, { table: { dealerRotation: 'against-play' } }],
  ['fixed dealer', { variant: 'scopa', players: 2 }, { table: { dealerRotation: 'fixed' } }],
  ['other packets', { variant: 'scopa' }, { deal: { handSizes: [6, 6, 6] } }],
  ['packets that differ', { variant: 'scopa' }, { deal: { handSizes: [8, 6, 4] } }],
  ['empty table', { variant: 'scopa' }, { deal: { handSizes: [10, 10], tableCards: 0 } }],
  ['left-over cards', { variant: 'scopa' }, { deal: { handSizes: [9, 8], leftoverTo: 'dealer-side' } }],
  ['no redeal', { variant: 'scopa' }, { deal: { redeal: {} } }],
  ['redeal at four kings', { variant: 'scopa' }, { deal: { redeal: { kings: 4 } } }],
  ['redeal at two aces', { variant: 'scopa' }, { deal: { redeal: { kings: 3, aces: 2 } } }],
  ['redeal at a low sum', { variant: 'scopa' }, { deal: { redeal: { kings: 3, tableSumAtMost: 9 } } }],
  ['bonus for 15 and 30', { variant: 'scopa' }, { deal: { dealerBonus: 'fifteen-thirty' } }],
  ['bonus for groups', { variant: 'cirulla' }, { deal: { dealerBonus: 'escoba-groups' } }],
  ['capture by total', { variant: 'scopa' }, { capture: { by: 'total' } }],
  ['capture by value or total', { variant: 'scopa' }, { capture: { by: 'value-or-total' } }],
  ['the total', { variant: 'scopa-15' }, { capture: { total: 11 } }],
  ['the total beside value', { variant: 'cirulla' }, { capture: { total: 11 } }],
  ['fewest cards', { variant: 'scopa' }, { capture: { choice: 'fewest-cards' } }],
  ['free choice', { variant: 'scopa' }, { capture: { choice: 'free' } }],
  ['single card first by total', { variant: 'scopa-15' }, { capture: { choice: 'single-first' } }],
  ['free choice by total', { variant: 'scopa-15' }, { capture: { choice: 'free' } }],
  ['free choice of value in cirulla', { variant: 'cirulla' }, { capture: { choice: 'free' } }],
  ['no duty', { variant: 'scopa' }, { capture: { duty: 'may' } }],
  ['one table card at most', { variant: 'scopa' }, { capture: { maxTableCards: 1 } }],
  ['three table cards at most', { variant: 'scopa' }, { capture: { maxTableCards: 3 } }],
  ['aces sweep', { variant: 'scopa' }, { ace: { sweeps: true } }],
  ['ace sweeps score', { variant: 'scopa-d-assi' }, { ace: { sweepScores: true } }],
  ['aces take aces too', { variant: 'scopa-d-assi' }, { ace: { withAceOnTable: 'takes-all' } }],
  ['aces take themselves', { variant: 'scopa' }, { ace: { onEmptyTable: 'takes-itself' } }],
  [
    'aces take themselves where they sweep',
    { variant: 'scopa-d-assi' },
    { ace: { onEmptyTable: 'takes-itself' } },
  ],
  ['aces may capture', { variant: 'scopa-d-assi' }, { ace: { choice: 'free' } }],
  ['no ace first', { variant: 'scopa' }, { ace: { openingBan: true } }],
  ['sweeps worth nothing', { variant: 'scopa' }, { sweep: { points: 0 } }],
  ['sweeps worth 2', { variant: 'scopa' }, { sweep: { points: 2 } }],
  ['sweeps worth 3', { variant: 'escoba' }, { sweep: { points: 3 } }],
  ['last sweep', { variant: 'scopa' }, { sweep: { lastPlay: 'counts' } }],
  ['double sweeps', { variant: 'scopa' }, { sweep: { doubleWhenAllOfRank: '7' } }],
  ['remainder to the dealer', { variant: 'scopa' }, { finish: { remainderTo: 'dealer-side' } }],
  ['no items', { variant: 'scopa' }, { score: { items: [] } }],
  ['declarations', { variant: 'scopa' }, { declare: { kind: 'cirulla' } }],
  ['no matta', { variant: 'cirulla' }, { declare: { kind: 'cirulla' } }],
  ['target', { variant: 'scopa' }, { victory: { target: 16 } }],
  ['least', { variant: 'scopa' }, { victory: { aim: 'least' } }],
  ['overtime', { variant: 'scopa' }, { victory: { tieBreak: 'overtime-lead-2' } }],
  ['lead of two', { variant: 'scopa' }, { victory: { tieBreak: 'lead-2' } }],
  ['counting order', { variant: 'scopa' }, { victory: { tieBreak: 'count-order' } }],
  ['draw', { variant: 'scopa' }, { victory: { tieBreak: 'draw' } }],
  ['immediate end', { variant: 'scopa' }, { victory: { endCheck: 'immediate' } }],
  ['one round', { variant: 'scopa' }, { victory: { maxRounds: 1 } }],
  ['five rounds', { variant: 'scopa' }, { victory: { maxRounds: 5 } }],
  ['all coins', { variant: 'scopa' }, { victory: { instantWin: ['all-coins'] } }],
  ['three coins', { variant: 'scopa' }, { victory: { instantWin: ['ace-2-3-coins'] } }],
];

describe('every option changes the sheet', () => {
  it.each(CHANGES)('%s', (name, choice, options) => {
    // The matta can only be taken away by rules that never had it.
    const changed: RulesChoice =
      name === 'no matta'
        ? { variant: 'scopa', options: { ...rulesOf(choice), declare: { kind: 'cirulla' } } }
        : { ...choice, options };
    expectWellFormed(rulesOf(changed));
    for (const language of LANGUAGES) expect(textOf(changed, language)).not.toBe(textOf(choice, language));
  });

  it.each(EXTRAS)('and so does the house rule $id', ({ id }) => {
    const changed = { variant: 'scopa', extras: [id] };
    expectWellFormed(rulesOf(changed));
    for (const language of LANGUAGES)
      expect(textOf(changed, language)).not.toBe(textOf({ variant: 'scopa' }, language));
  });
});

const ITEMS: readonly ScoringItem[] = [
  { kind: 'most-cards', points: 1, tie: 'nobody' },
  { kind: 'most-cards', points: 2, tie: 'nobody' },
  { kind: 'most-cards', points: 1, tie: 'all' },
  { kind: 'most-of-suit', points: 1, suit: 'D' },
  { kind: 'most-of-suit', points: 1, suit: 'C' },
  { kind: 'most-of-rank', points: 1, rank: '7' },
  { kind: 'most-of-rank', points: 1, rank: '7', allPoints: 1 },
  { kind: 'most-of-rank', points: 1, rank: '7', allPoints: 2, tie: 'all' },
  { kind: 'card', points: 1, card: '7D' },
  { kind: 'card', points: 3, card: 'JS' },
  { kind: 'set', points: 1, cards: ['7D', '7C', '7B', '7S'] },
  { kind: 'set', points: 5, cards: ['JD', 'QD', 'KD'] },
  { kind: 'run', points: 1, suit: 'D', fromRank: 'A', min: 3, max: 10, pointsBy: 'length' },
  { kind: 'run', points: 2, suit: 'D', fromRank: 'A', min: 3, max: 10, pointsBy: 'length' },
  { kind: 'run', points: 1, suit: 'D', fromRank: 'A', min: 3, max: 7, pointsBy: 'length' },
  { kind: 'run', points: 3, suit: 'D', fromRank: 'A', min: 3, max: 3, pointsBy: 'fixed' },
  { kind: 'run', points: 1, suit: 'S', fromRank: 'J', min: 1, max: 3, pointsBy: 'length' },
  { kind: 'per-card', points: 1, ranks: ['A', 'J', 'Q', 'K'] },
  { kind: 'per-card', points: 1, cards: ['AD', 'JC'], ranks: ['K'] },
  ...(['standard', 'figures-face', 'figures-zero', 'nominal'] as const).map(
    (scale): ScoringItem => ({ kind: 'primiera', points: 1, scale }),
  ),
  { kind: 'primiera', points: 1, missingSuit: 'zero' },
  { kind: 'primiera', points: 1, missingSuit: 'complete-first' },
  { kind: 'primiera', points: 1, mode: 'most-sevens' },
  { kind: 'primiera', points: 1, mode: 'most-sevens', missingSuit: 'zero' },
  { kind: 'primiera', points: 1, tie: 'all' },
];

describe('every scoring item', () => {
  const sentence = (item: ScoringItem, players: number, language: Language) => {
    const choice = { variant: 'scopa', players, options: { score: { items: [item] } } };
    expectWellFormed(rulesOf(choice));
    return textOf(choice, language);
  };

  it.each([2, 3, 4, 6])('has a sentence of its own with %i players', (players) => {
    for (const language of LANGUAGES) {
      const texts = ITEMS.map((item) => sentence(item, players, language));
      expect(new Set(texts).size).toBe(ITEMS.length);
    }
  });

  it('tells how far a run counts and what it is worth', () => {
    const napola = ITEMS[12];
    expect(sentence(napola, 2, 'de')).toContain(
      'Napola: Wer Ass, Zwei und Drei der Münzen genommen hat, bekommt 3 Punkte',
    );
    expect(sentence(napola, 2, 'it')).toContain('la sequenza conta fino al re, cioè al massimo 10 punti.');
    expect(sentence(napola, 2, 'en')).toContain('up to the king, that is 10 points at most.');
  });

  it('tells the primiera with the values of its scale', () => {
    const primiera: ScoringItem = { kind: 'primiera', points: 1 };
    expect(sentence(primiera, 2, 'de')).toContain('7 = 21; 6 = 18; Ass = 16; 5 = 15; 4 = 14; 3 = 13; 2 = 12');
    expect(sentence({ ...primiera, scale: 'figures-zero' }, 2, 'it')).toContain('fante, cavallo, re = 0');
    expect(sentence({ ...primiera, scale: 'nominal' }, 2, 'en')).toContain('7 = 7');
  });
});

describe('sentences do not contradict each other', () => {
  it('sweeps without worth are never promised points', () => {
    const text = textOf({ variant: 'escoba', options: { sweep: { points: 0 } } }, 'en');
    expect(text).toContain('scores nothing');
    expect(text).not.toMatch(/as for a sweep|last card of the round/u);
  });

  it('an ace that takes itself is the exception after a sweep', () => {
    const options: PartialRules = { ace: { onEmptyTable: 'takes-itself' } };
    expect(textOf({ variant: 'scopa', options }, 'en')).toContain('can only lay a card, unless it is an ace');
  });

  it('a match that goes down is won by the fewest points', () => {
    const text = textOf({ variant: 'scopa', players: 3, extras: ['a-perdere'] }, 'de');
    expect(text).toContain('wer die wenigsten Punkte hat');
    expect(text).not.toContain('die meisten Punkte');
  });

  it('redeal conditions that cannot come about are not told', () => {
    const deal = { tableCards: 2, handSizes: [19] };
    expect(textOf({ variant: 'scopa', options: { deal } }, 'it')).not.toContain('si danno le carte di nuovo');
  });

  it('only packets of three are declared', () => {
    const options: PartialRules = { deal: { handSizes: [9, 9] } };
    expect(textOf({ variant: 'cirulla', options }, 'en')).not.toContain('declared');
  });

  it('the number deck redeals at its tens', () => {
    expect(textOf({ variant: 'scopa-numeral' }, 'de')).toContain('mindestens drei Zehnen');
  });
});

describe('any rules', () => {
  const options = fc.record(
    {
      table: fc.record(
        {
          direction: fc.constantFrom('clockwise', 'counterclockwise'),
          dealerRotation: fc.constantFrom('with-play', 'against-play', 'fixed'),
          teams: fc.constantFrom('individual', 'partners'),
        },
        { requiredKeys: [] },
      ),
      deal: fc.record(
        {
          dealerBonus: fc.constantFrom('none', 'fifteen-thirty', 'escoba-groups'),
          redeal: fc.record(
            {
              kings: fc.integer({ min: 2, max: 4 }),
              aces: fc.integer({ min: 2, max: 4 }),
              tableSumAtMost: fc.integer({ min: 1, max: 12 }),
            },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: [] },
      ),
      capture: fc.record(
        {
          by: fc.constantFrom('value', 'total', 'value-or-total'),
          total: fc.constantFrom(11, 15),
          choice: fc.constantFrom('single-first', 'fewest-cards', 'free'),
          duty: fc.constantFrom('must', 'may'),
          maxTableCards: fc.integer({ min: 1, max: 40 }),
        },
        { requiredKeys: [] },
      ),
      ace: fc.record({
        sweeps: fc.boolean(),
        sweepScores: fc.boolean(),
        withAceOnTable: fc.constantFrom('ace-only', 'takes-all'),
        onEmptyTable: fc.constantFrom('stays', 'takes-itself'),
        choice: fc.constantFrom('forced', 'free'),
        openingBan: fc.boolean(),
      }),
      sweep: fc.record(
        { points: fc.integer({ min: 0, max: 3 }), lastPlay: fc.constantFrom('never', 'counts') },
        { requiredKeys: [] },
      ),
      finish: fc.record({ remainderTo: fc.constantFrom('last-capturer', 'dealer-side') }),
      declare: fc.record({ kind: fc.constantFrom('none', 'cirulla') }),
      victory: fc.record(
        {
          target: fc.integer({ min: 1, max: 121 }),
          aim: fc.constantFrom('most', 'least'),
          tieBreak: fc.constantFrom('play-on', 'overtime-lead-2', 'lead-2', 'count-order', 'draw'),
          endCheck: fc.constantFrom('end-of-round', 'immediate'),
          maxRounds: fc.integer({ min: 1, max: 30 }),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  ) satisfies fc.Arbitrary<PartialRules>;

  const table = fc.constantFrom(
    ...VARIANTS.flatMap((variant) => variant.tables.map(({ players }) => ({ variant: variant.id, players }))),
  );

  it('make well-formed sentences', () => {
    fc.assert(
      fc.property(table, options, (choice, changes) => {
        const resolved = resolveRules({ ...choice, options: changes });
        fc.pre(resolved.ok);
        if (resolved.ok) expectWellFormed(resolved.value.rules);
      }),
      { numRuns: 400 },
    );
  });
});
