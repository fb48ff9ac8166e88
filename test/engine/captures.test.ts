import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  DECK_KINDS,
  type DeckKind,
  deckCards,
  listCaptures,
  type PartialRules,
  type Rules,
  type RulesChoice,
  resolveRules,
} from '../../engine/index.ts';
import { answerOf, refusal } from './support/answers.ts';
import { PATIENT } from './support/anyGame.ts';
import { bruteCaptures, captureWord, valuesOf } from './support/bruteCaptures.ts';

/** What a card takes from a table, each capture as its sorted cards. */
function takes(rules: RulesChoice, card: Card, table: readonly Card[]): string[] {
  const { captures } = answerOf(listCaptures({ rules, card, table }));
  return captures.map(({ cards }) => captureWord(cards, false)).sort();
}

/** The captures that would score a sweep. */
function sweeps(rules: RulesChoice, card: Card, table: readonly Card[], lastPlay = false): string[] {
  const { captures } = answerOf(listCaptures({ rules, card, table, lastPlay }));
  return captures.filter(({ sweep }) => sweep).map(({ cards }) => captureWord(cards, false));
}

const scopa = (capture: PartialRules['capture'] = {}, ace: PartialRules['ace'] = {}): RulesChoice => ({
  variant: 'scopa',
  players: 2,
  options: { capture, ace },
});

describe('capture.by', () => {
  const table = ['7C', '3D', '4S', '8B'].map((card) => card.replace('8', 'J'));

  it('value: an equal card, or a sum of the value played', () => {
    expect(takes(scopa({ choice: 'free' }), '7D', table)).toEqual(['3D 4S', '7C']);
  });

  it('total: cards that make the total with the one played', () => {
    expect(takes(scopa({ by: 'total', total: 15, choice: 'free' }), '7D', table)).toEqual(['JB']);
    expect(takes(scopa({ by: 'total', total: 11, choice: 'free' }), '7D', table)).toEqual(['4S']);
  });

  it('value-or-total: either', () => {
    const either = scopa({ by: 'value-or-total', total: 15, choice: 'free' });
    expect(takes(either, '7D', table)).toEqual(['3D 4S', '7C', 'JB']);
  });

  it('an equal card is not taken by total alone', () => {
    expect(takes(scopa({ by: 'total', total: 15, choice: 'free' }), '6D', ['6C', '2D'])).toEqual([]);
  });
});

describe('capture.choice', () => {
  const table = ['7C', '3D', '4S', 'AD', '2B'];

  it('single-first: an equal card excludes sums', () => {
    expect(takes(scopa(), '7D', table)).toEqual(['7C']);
    expect(takes(scopa(), '7D', table.slice(1))).toEqual(['2B 4S AD', '3D 4S']);
  });

  it('fewest-cards: only the smallest sets', () => {
    const fewest = scopa({ choice: 'fewest-cards' });
    expect(takes(fewest, '7D', table)).toEqual(['7C']);
    expect(takes(fewest, '7D', table.slice(1))).toEqual(['3D 4S']);
  });

  it('free: any of them', () => {
    expect(takes(scopa({ choice: 'free' }), '7D', table)).toEqual(['2B 4S AD', '3D 4S', '7C']);
  });

  it('with value-or-total it governs the captures by value only', () => {
    const cirulla = scopa({ by: 'value-or-total', total: 15 });
    // Seven and eight make fifteen; so do seven, five and three.
    expect(takes(cirulla, '7D', ['7C', '3D', '4S', 'JB', '5B'])).toEqual(['3D 5B', '7C', 'JB']);
  });

  it('never both of two equal cards, and each of them is a capture of its own', () => {
    expect(takes(scopa({ choice: 'free' }), '7D', ['7C', '7S'])).toEqual(['7C', '7S']);
  });
});

describe('capture.duty', () => {
  const rights = (rules: RulesChoice, table: readonly Card[]) => {
    const { mayLay, mayPlay } = answerOf(listCaptures({ rules, card: '7D', table }));
    return { mayLay, mayPlay };
  };

  it('must: a card that can capture may not be laid', () => {
    expect(rights(scopa(), ['7C'])).toEqual({ mayLay: false, mayPlay: true });
    expect(rights(scopa(), ['6C'])).toEqual({ mayLay: true, mayPlay: true });
  });

  it('may: it may be laid', () => {
    expect(rights(scopa({ duty: 'may' }), ['7C'])).toEqual({ mayLay: true, mayPlay: true });
  });
});

describe('capture.maxTableCards', () => {
  it('no capture takes more cards', () => {
    const table = ['4S', '3D', 'AD', '2B'];
    expect(takes(scopa({ maxTableCards: 2 }), '7D', table)).toEqual(['3D 4S']);
    expect(takes(scopa({ maxTableCards: 1 }), '7D', table)).toEqual([]);
  });

  it('it binds the clearance of an ace as well', () => {
    const ace = { sweeps: true } as const;
    expect(takes(scopa({ maxTableCards: 2 }, ace), 'AS', ['4S', '3D'])).toEqual(['3D 4S']);
    expect(takes(scopa({ maxTableCards: 2 }, ace), 'AS', ['4S', '3D', '2B'])).toEqual([]);
  });
});

describe('ace options', () => {
  const plain: RulesChoice = { variant: 'scopa', players: 2 };
  const table = ['KC', '3D', '4S'];

  it('ace.sweeps: a played ace takes the whole table; else only an ace', () => {
    expect(takes(plain, 'AS', table)).toEqual([]);
    expect(takes(scopa({}, { sweeps: true }), 'AS', table)).toEqual(['3D 4S KC']);
  });

  it('ace.sweepScores: the clearance is a sweep, or not', () => {
    expect(sweeps(scopa({}, { sweeps: true, sweepScores: true }), 'AS', table)).toEqual(['3D 4S KC']);
    expect(sweeps(scopa({}, { sweeps: true, sweepScores: false }), 'AS', table)).toEqual([]);
  });

  it('an ace that takes a lone ace is an ordinary sweep', () => {
    expect(sweeps(scopa({}, { sweeps: true, sweepScores: false }), 'AS', ['AD'])).toEqual(['AD']);
  });

  it('a clearance that was an ordinary capture as well is a sweep', () => {
    const fifteen = scopa({ by: 'total', total: 15 }, { sweeps: true, sweepScores: false });
    expect(sweeps(fifteen, 'AS', ['KC', '4S'])).toEqual(['4S KC']);
    expect(sweeps(fifteen, 'AS', ['KC', '3D'])).toEqual([]);
  });

  it('a clearance on the last play is no sweep', () => {
    expect(sweeps(scopa({}, { sweeps: true, sweepScores: true }), 'AS', table, true)).toEqual([]);
  });

  it('ace.withAceOnTable ace-only: the power is off, and an ace that lies there is taken', () => {
    expect(takes(scopa({}, { sweeps: true }), 'AS', ['AD', ...table])).toEqual(['AD']);
    expect(takes(scopa({}, { sweeps: true }), 'AS', ['AD', 'AC', ...table])).toEqual(['AC', 'AD']);
  });

  it('ace.withAceOnTable takes-all: the power works all the same', () => {
    const all = scopa({}, { sweeps: true, withAceOnTable: 'takes-all' });
    expect(takes(all, 'AS', ['AD', ...table])).toEqual(['3D 4S AD KC']);
  });

  it('ace.onEmptyTable stays: an ace is laid there like any card', () => {
    expect(answerOf(listCaptures({ rules: scopa({}, { sweeps: true }), card: 'AS', table: [] }))).toEqual({
      captures: [],
      mayLay: true,
      mayPlay: true,
    });
  });

  it('ace.onEmptyTable takes-itself: forced, no sweep, even where laying is free', () => {
    for (const duty of ['must', 'may'] as const) {
      const itself = scopa({ duty }, { sweeps: true, sweepScores: true, onEmptyTable: 'takes-itself' });
      expect(answerOf(listCaptures({ rules: itself, card: 'AS', table: [] }))).toEqual({
        captures: [{ cards: ['AS'], sweep: false }],
        mayLay: false,
        mayPlay: true,
      });
    }
  });

  it('ace.choice forced: the power excludes other captures', () => {
    const fifteen = scopa({ by: 'total', choice: 'free' }, { sweeps: true });
    expect(takes(fifteen, 'AS', ['KC', '4S', '2D'])).toEqual(['2D 4S KC']);
  });

  it('ace.choice free: they remain available', () => {
    const fifteen = scopa({ by: 'total', choice: 'free' }, { sweeps: true, choice: 'free' });
    expect(takes(fifteen, 'AS', ['KC', '4S', '2D'])).toEqual(['2D 4S KC', '4S KC']);
  });

  it('ace.choice free leaves the rule of the fewest cards alone', () => {
    // Of what the ace takes by value the other ace is the fewest cards; seven and king make eleven with two.
    const karl: RulesChoice = {
      variant: 'karl',
      players: 2,
      options: { capture: { choice: 'fewest-cards' }, ace: { sweeps: true, choice: 'free' } },
    };
    expect(takes(karl, 'AS', ['AD', '7C', 'KS'])).toEqual(['AD']);
  });

  it('ace.openingBan: an ace may not open the round', () => {
    const ban = scopa({}, { openingBan: true });
    const first = { rules: ban, card: 'AS', table: [], firstPlay: true };
    expect(answerOf(listCaptures(first)).mayPlay).toBe(false);
    expect(answerOf(listCaptures({ ...first, firstPlay: false })).mayPlay).toBe(true);
    expect(answerOf(listCaptures({ ...first, card: '2S' })).mayPlay).toBe(true);
  });
});

describe('Karl’s ace', () => {
  const karl: RulesChoice = { variant: 'karl', players: 2 };
  const free: RulesChoice = { ...karl, options: { capture: { choice: 'free' } } };

  it('Karl’s ace is played at one or at eleven', () => {
    expect(takes(karl, 'AS', ['7C', 'KS'])).toEqual(['7C KS']);
    expect(takes(karl, 'AS', ['JC', 'KS'])).toEqual([]);
    expect(takes(karl, 'AS', ['7C', 'JD', 'JB'])).toEqual(['7C JB JD']);
    expect(takes(karl, 'AS', ['KC', 'KD', 'QB'])).toEqual(['KC KD QB']);
  });

  it('Karl’s ace is taken at one or at eleven', () => {
    expect(takes(karl, 'JS', ['AC', 'AD'])).toEqual(['AC AD']);
    expect(takes(karl, '8S', ['AC', '7D'])).toEqual(['7D AC']);
    expect(takes(karl, 'KS', ['AC', 'AD', 'AB'])).toEqual([]);
  });

  it('an ace that lies there is the equal card of Karl’s ace and excludes sums', () => {
    expect(takes(karl, 'AS', ['AC', '7D', 'KS'])).toEqual(['AC']);
    expect(takes(free, 'AS', ['AC', '7D', 'KS'])).toEqual(['7D KS', 'AC']);
    expect(takes(free, 'AS', ['AC', 'TD'])).toEqual(['AC', 'AC TD']);
  });

  it('cards that make a value in two ways are one capture', () => {
    expect(takes(free, 'KS', ['AC', 'AD', 'AB', 'AS'].slice(0, 3))).toEqual([]);
    expect(takes(free, 'AS', ['AC', 'AD', 'AB', '8C'])).toEqual(['8C AB AC AD', 'AB', 'AC', 'AD']);
  });
});

describe('the request', () => {
  const rules: RulesChoice = { variant: 'scopa', players: 2 };

  it('refuses a card that the deck has not, and a card that stands in two places', () => {
    expect(refusal(listCaptures({ rules, card: '8D', table: [] }))).toEqual(['invalid-state', '/card']);
    expect(refusal(listCaptures({ rules, card: '7D', table: ['2C', '8S'] }))).toEqual([
      'invalid-state',
      '/table/1',
    ]);
    expect(refusal(listCaptures({ rules, card: '7D', table: ['2C', '2C'] }))).toEqual([
      'invalid-state',
      '/table/1',
    ]);
    expect(refusal(listCaptures({ rules, card: '7D', table: ['7D'] }))).toEqual(['invalid-state', '/card']);
  });

  it('keeps the cards of a capture in the order they lie', () => {
    const { captures } = answerOf(listCaptures({ rules, card: '7D', table: ['4S', 'AD', '2B'] }));
    expect(captures).toEqual([{ cards: ['4S', 'AD', '2B'], sweep: true }]);
  });
});

/** Deals that every deck can be dealt by. */
const dealable = (kind: DeckKind): Partial<Rules['deal']> =>
  kind === 'skat-32' ? { handSizes: [3, 3, 3, 3, 3], tableCards: 2 } : {};

const anyRules: fc.Arbitrary<RulesChoice> = fc
  .record({
    kind: fc.constantFrom(...DECK_KINDS),
    by: fc.constantFrom('value', 'total', 'value-or-total'),
    total: fc.constantFrom(11, 15),
    choice: fc.constantFrom('single-first', 'fewest-cards', 'free'),
    duty: fc.constantFrom('must', 'may'),
    maxTableCards: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 4 }),
    sweeps: fc.boolean(),
    sweepScores: fc.boolean(),
    withAceOnTable: fc.constantFrom('ace-only', 'takes-all'),
    onEmptyTable: fc.constantFrom('stays', 'takes-itself'),
    aceChoice: fc.constantFrom('forced', 'free'),
  })
  .map(({ kind, by, total, choice, duty, maxTableCards, aceChoice, ...ace }) => ({
    variant: 'scopa',
    players: 2,
    options: {
      deck: { kind },
      deal: dealable(kind),
      capture: { by, total, choice, duty, ...(maxTableCards !== undefined && { maxTableCards }) },
      ace: { ...ace, choice: aceChoice },
      score: { items: [{ kind: 'most-cards', points: 1 }] },
    },
  }));

/** Some cards of a deck, low ones rather than high ones, so that there is much to take. */
const anyCards = (rules: Rules, most: number) => {
  const low = deckCards(rules.deck.kind).map(({ card }) => card);
  const weight = (card: Card) => 12 - Math.min(...valuesOf(rules.deck.kind, card));
  return fc.uniqueArray(
    fc.oneof(...low.map((card) => ({ arbitrary: fc.constant(card), weight: weight(card) }))),
    { minLength: 1, maxLength: most, size: 'max' },
  );
};

describe('against every set of table cards held to the text of the rules', () => {
  it('all captures are found, none twice and none more', PATIENT, () => {
    const situations = anyRules.chain((choice) => {
      const { rules } = answerOf(resolveRules(choice));
      return fc.tuple(fc.constant(choice), fc.constant(rules), anyCards(rules, 9));
    });
    fc.assert(
      fc.property(situations, ([choice, rules, [card = '', ...table]]) => {
        const found = answerOf(listCaptures({ rules: choice, card, table }));
        const words = found.captures.map(({ cards, sweep }) => captureWord(cards, sweep));
        const expected = bruteCaptures(rules, card, table);
        expect(words.toSorted()).toEqual([...expected.captures].toSorted());
        expect(found.mayLay).toBe(expected.mayLay);
      }),
      { numRuns: 2500 },
    );
  });
});
