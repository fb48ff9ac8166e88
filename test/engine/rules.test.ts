import { describe, expect, it } from 'vitest';
import {
  fittingExtras,
  type PartialRules,
  type RulesChoice,
  resolveRules,
  type ScoringItem,
} from '../../engine/index.ts';
import { answerOf, refusal } from './support/answers.ts';
import { rulesOf } from './support/states.ts';

const keysOf = (choice: RulesChoice) => rulesOf(choice).score.items.map(({ key }) => key);

describe('how a choice becomes rules', () => {
  it('the first listed player count and the target of the variant are filled in', () => {
    expect(answerOf(resolveRules({ variant: 'scopone' })).choice).toEqual({
      variant: 'scopone',
      players: 4,
      target: 11,
    });
    expect(answerOf(resolveRules({ variant: 'scopa', target: 31 })).choice).toMatchObject({
      players: 2,
      target: 31,
    });
  });

  it('players can be given in the options', () => {
    const choice: RulesChoice = { variant: 'scopa', options: { table: { players: 3 } } };
    expect(answerOf(resolveRules(choice)).choice.players).toBe(3);
    expect(rulesOf(choice).deal.handSizes).toEqual([3, 3, 3, 3]);
  });

  it('a second-level field replaces the whole field, and its neighbours stay', () => {
    const rules = rulesOf({
      variant: 'cirulla',
      options: { deal: { redeal: { kings: 4 } }, victory: { target: 31 } },
    });
    expect(rules.deal).toMatchObject({ redeal: { kings: 4 }, dealerBonus: 'fifteen-thirty', tableCards: 4 });
    expect(rules.deal.redeal).toEqual({ kings: 4 });
    expect(rules.victory).toMatchObject({ target: 31, instantWin: ['all-coins'] });
  });

  it('extras are appended after the options, in the order they are named', () => {
    const items = [{ kind: 'most-cards' as const, points: 1 }];
    expect(keysOf({ variant: 'scopa', extras: ['rebello', 'napola'] })).toEqual([
      'cards',
      'coins',
      'settebello',
      'primiera',
      'rebello',
      'napola',
    ]);
    expect(keysOf({ variant: 'scopa', extras: ['settanta'], options: { score: { items } } })).toEqual([
      'cards',
      'settanta',
    ]);
  });

  it('a named target is stronger than any other', () => {
    const perdere: RulesChoice = { variant: 'scopa', extras: ['a-perdere'] };
    const target = (choice: RulesChoice) => rulesOf(choice).victory.target;
    expect(target(perdere)).toBe(21);
    expect(target({ ...perdere, options: { victory: { target: 16 } } })).toBe(16);
    expect(target({ ...perdere, target: 31, options: { victory: { target: 16 } } })).toBe(31);
    expect(target({ variant: 'scopone', extras: ['a-perdere'] })).toBe(11);
  });

  it('items are completed: every field of the kind, a key, no field of another kind', () => {
    const [item] = rulesOf({
      variant: 'scopa',
      options: { score: { items: [{ kind: 'run', points: 1, suit: 'C', fromRank: '5', card: '7D' }] } },
    }).score.items;
    expect(item).toEqual({
      kind: 'run',
      key: 'run-c-5',
      points: 1,
      suit: 'C',
      fromRank: '5',
      min: 3,
      max: 6,
      pointsBy: 'length',
    });
  });

  it('no two items have the same key, and complete rules keep their keys', () => {
    const items: ScoringItem[] = [
      { kind: 'primiera', points: 1 },
      { kind: 'card', points: 1, card: 'AS', key: 'primiera-2' },
      { kind: 'primiera', points: 1, scale: 'nominal' },
      { kind: 'run', points: 3, suit: 'C', fromRank: 'A', max: 3, pointsBy: 'fixed' },
      { kind: 'run', points: 1, suit: 'C', fromRank: 'A', min: 4 },
      { kind: 'card', points: 1, card: '7D', key: 'primiera' },
    ];
    const keys = ['primiera', 'primiera-2', 'primiera-3', 'run-c-a', 'run-c-a-2', 'primiera-4'];
    const choice: RulesChoice = { variant: 'scopa', options: { score: { items } } };
    expect(keysOf(choice)).toEqual(keys);
    expect(keysOf({ variant: 'scopa', options: rulesOf(choice) })).toEqual(keys);
  });

  it('no item has the key of a line without an item, and no key is longer than can be shown', () => {
    const long = 'k'.repeat(60);
    const items: ScoringItem[] = [
      { kind: 'card', points: 1, card: '7D', key: 'sweeps' },
      { kind: 'card', points: 1, card: '7C', key: 'bonus' },
      { kind: 'card', points: 1, card: '7B', key: 'bonus' },
      { kind: 'card', points: 1, card: 'AD', key: long },
      { kind: 'card', points: 1, card: 'AC', key: long },
    ];
    const keys = ['sweeps-2', 'bonus-2', 'bonus-3', long, `${long.slice(2)}-2`];
    const choice: RulesChoice = { variant: 'cirulla', options: { score: { items } } };
    expect(keysOf(choice)).toEqual(keys);
    expect(keysOf({ variant: 'cirulla', options: rulesOf(choice) })).toEqual(keys);
  });

  it('the same choice gives the same rules, and a different one different rules', () => {
    const choice: RulesChoice = { variant: 'scopa', players: 2 };
    expect(resolveRules({ ...choice })).toEqual(resolveRules(choice));
    for (let target = 1; target <= 121; target++)
      expect(rulesOf({ ...choice, target }).victory.target).toBe(target);
    expect(rulesOf(choice).victory.target).toBe(11);
  });
});

describe('unknown-variant', () => {
  it.each(['', 'Scopa', 'briscola', '__proto__', 'constructor', 'toString'])('%j', (variant) => {
    expect(refusal(resolveRules({ variant }))).toEqual(['unknown-variant', '/variant']);
  });
});

const item = (fields: object) =>
  ({ score: { items: [{ kind: 'most-cards', points: 1 }, fields] } }) as PartialRules;

describe('rules-impossible', () => {
  it.each<[string, RulesChoice, string]>([
    ['players a variant has not', { variant: 'scopa', players: 5 }, '/players'],
    ['one player', { variant: 'scopa', players: 1 }, '/players'],
    [
      'players of options a variant has not',
      { variant: 'scopone', options: { table: { players: 3 } } },
      '/options/table/players',
    ],
    [
      'two player counts',
      { variant: 'scopa', players: 2, options: { table: { players: 3 } } },
      '/options/table/players',
    ],
    [
      'partners of three',
      { variant: 'scopa', players: 3, options: { table: { teams: 'partners' } } },
      '/options/table/teams',
    ],
    [
      'more cards than the deck has',
      { variant: 'scopa', players: 4, options: { deal: { handSizes: [10] } } },
      '/options/deal/handSizes',
    ],
    [
      'more table cards than the deck has',
      { variant: 'scopa', options: { deal: { tableCards: 5 } } },
      '/options/deal/tableCards',
    ],
    [
      'cards left for nobody',
      { variant: 'scopa', options: { deal: { tableCards: 3 } } },
      '/options/deal/tableCards',
    ],
    [
      'packets that leave cards for nobody',
      { variant: 'scopa', options: { deal: { handSizes: [3] } } },
      '/options/deal/handSizes',
    ],
    [
      'a packet of no cards',
      { variant: 'scopa', options: { deal: { handSizes: [3, 0, 3, 3, 3, 3, 3] } } },
      '/options/deal/handSizes',
    ],
    ['no packets', { variant: 'scopa', options: { deal: { handSizes: [] } } }, '/options/deal/handSizes'],
    [
      'a deck too small',
      { variant: 'scopa-worksheet', options: { deck: { kind: 'skat-32' } } },
      '/options/deck/kind',
    ],
    ['another total', { variant: 'scopa-15', options: { capture: { total: 13 } } }, '/options/capture/total'],
    [
      'a doubling rank the deck has not',
      { variant: 'scopa', options: { sweep: { doubleWhenAllOfRank: 'T' } } },
      '/options/sweep/doubleWhenAllOfRank',
    ],
    [
      'a deck without the doubling rank',
      { variant: 'il-ponino', options: { deck: { kind: 'numeral-40' } } },
      '/options/deck/kind',
    ],
    [
      'a wild card the deck has not',
      { variant: 'cirulla', options: { declare: { matta: '8D' } } },
      '/options/declare/matta',
    ],
    [
      'an instant win by cards the deck has not',
      { variant: 'karl', options: { victory: { instantWin: ['ace-2-3-coins'] } } },
      '/options/victory/instantWin',
    ],
    [
      'a deck without the cards of the variant',
      { variant: 'scopa-frac', options: { deck: { kind: 'numeral-40' } } },
      '/options/deck/kind',
    ],
    [
      'most of no suit',
      { variant: 'scopa', options: item({ kind: 'most-of-suit', points: 1 }) },
      '/options/score/items/1',
    ],
    [
      'most of an unknown suit',
      { variant: 'scopa', options: item({ kind: 'most-of-suit', points: 1, suit: 'X' }) },
      '/options/score/items/1',
    ],
    [
      'most of a rank the deck has not',
      { variant: 'scopa', options: item({ kind: 'most-of-rank', points: 1, rank: 'T' }) },
      '/options/score/items/1',
    ],
    [
      'a card the deck has not',
      { variant: 'scopa', options: item({ kind: 'card', points: 1, card: '8D' }) },
      '/options/score/items/1',
    ],
    ['no card', { variant: 'scopa', options: item({ kind: 'card', points: 1 }) }, '/options/score/items/1'],
    [
      'a set of no cards',
      { variant: 'scopa', options: item({ kind: 'set', points: 1, cards: [] }) },
      '/options/score/items/1',
    ],
    [
      'a set with a foreign card',
      { variant: 'scopa', options: item({ kind: 'set', points: 1, cards: ['7D', '8D'] }) },
      '/options/score/items/1',
    ],
    [
      'points for no cards',
      { variant: 'scopa', options: item({ kind: 'per-card', points: 1 }) },
      '/options/score/items/1',
    ],
    [
      'points for a rank the deck has not',
      { variant: 'scopa', options: item({ kind: 'per-card', points: 1, ranks: ['T'] }) },
      '/options/score/items/1',
    ],
    [
      'a run from no rank',
      { variant: 'scopa', options: item({ kind: 'run', points: 1, suit: 'D' }) },
      '/options/score/items/1',
    ],
    [
      'a run of no suit',
      { variant: 'scopa', options: item({ kind: 'run', points: 1, fromRank: 'A' }) },
      '/options/score/items/1',
    ],
    [
      'a run longer than the suit',
      { variant: 'scopa', options: item({ kind: 'run', points: 1, suit: 'D', fromRank: 'K', max: 2 }) },
      '/options/score/items/1',
    ],
    [
      'a run whose shortest is above its longest',
      {
        variant: 'scopa',
        options: item({ kind: 'run', points: 1, suit: 'D', fromRank: 'A', min: 5, max: 4 }),
      },
      '/options/score/items/1',
    ],
    ['an unknown extra', { variant: 'scopa', extras: ['napola', 'primiera'] }, '/extras/1'],
    ['an extra by a hostile name', { variant: 'scopa', extras: ['__proto__'] }, '/extras/0'],
    ['an extra named twice', { variant: 'scopa', extras: ['napola', 'rebello', 'napola'] }, '/extras/2'],
    ['an extra of another deck', { variant: 'karl', extras: ['napola'] }, '/extras/0'],
    [
      'a king of coins in a deck without kings',
      { variant: 'scopa-numeral', extras: ['rebello', 're-bello'] },
      '/extras/1',
    ],
    [
      'a knave of swords in a deck without knaves',
      { variant: 'scopa-numeral', extras: ['rosmarino'] },
      '/extras/0',
    ],
  ])('%s', (_what, choice, pointer) => {
    expect(refusal(resolveRules(choice))).toEqual(['rules-impossible', pointer]);
  });
});

describe('extras that overlap', () => {
  it.each([
    ['scopa', ['napola', 'napola-fixed'], 1],
    ['scopa', ['napola-to-seven', 'rebello', 'napola'], 2],
    ['scopa-d-assi-31', ['napola'], 0],
    ['scopa-d-assi-31', ['napola-fixed'], 0],
    ['cirulla', ['napola'], 0],
    ['scopone-trente', ['tre-denari'], 0],
  ] as const)('%s with %j', (variant, extras, at) => {
    expect(refusal(resolveRules({ variant, extras }))).toEqual(['rules-impossible', `/extras/${at}`]);
  });

  it('an extra overlaps with an item of the options as well', () => {
    const choice: RulesChoice = {
      variant: 'scopa',
      extras: ['re-bello'],
      options: { score: { items: [{ kind: 'card', card: 'KD', points: 3 }] } },
    };
    expect(refusal(resolveRules(choice))).toEqual(['rules-impossible', '/extras/0']);
  });

  it.each([
    ['escoba', ['settanta']],
    ['cirulla', ['re-bello']],
    ['cirulla', ['napoleone']],
    [
      'scopa',
      ['napola', 'napoleone', 'rebello', 're-bello', 'settanta', 'rosmarino', 'tre-denari', 'a-perdere'],
    ],
    ['scopone-trente', ['napola', 'rebello']],
  ] as const)('%s with %j do not', (variant, extras) => {
    expect(resolveRules({ variant, extras }).ok).toBe(true);
  });

  it('fittingExtras lists those that can be added one by one', () => {
    expect(fittingExtras('scopa')).toEqual([
      'napola',
      'napola-fixed',
      'napola-to-seven',
      'napoleone',
      'rebello',
      're-bello',
      'settanta',
      'rosmarino',
      'tre-denari',
      'a-perdere',
    ]);
    expect(fittingExtras('karl')).toEqual([]);
    expect(fittingExtras('cirulla')).not.toContain('napola');
    expect(fittingExtras('scopa-numeral')).not.toContain('re-bello');
    expect(fittingExtras('__proto__')).toEqual([]);
  });
});
