import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  type Card,
  dealNextRound,
  dealRound,
  type GameEvent,
  type RulesChoice,
} from '../../engine/index.ts';
import { answerOf, refusal } from './support/answers.ts';
import { deckOf, finished, packOf, rulesOf, seatsInOrder, seedOf, stateOf } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };
const CIRULLA: RulesChoice = { variant: 'cirulla', players: 2 };

/** Hands that win nothing by themselves. */
const DULL = [
  ['KD', 'QC', 'JB'],
  ['KC', 'QD', 'JS'],
];

/** What is dealt when these cards lie on the table; seat 1 deals. */
const withTable = (rules: RulesChoice, table: readonly Card[]) =>
  dealRound({ rules, dealer: 1, deckOrder: packOf({ rules, dealer: 1, hands: DULL, table }) });

const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

describe('dealing', () => {
  it.each([
    ['scopa', 3, 'counterclockwise'],
    ['scopa', 4, 'counterclockwise'],
    ['karl', 4, 'clockwise'],
    ['scopa-worksheet', 3, 'clockwise'],
  ] as const)(
    '%s with %i goes %s, a whole packet to each seat, then the table, then the stock',
    (variant, players, direction) => {
      const rules: RulesChoice = { variant, players };
      const { deal, table } = rulesOf(rules);
      expect(table.direction).toBe(direction);
      const deckOrder = deckOf(rules);
      for (let dealer = 0; dealer < players; dealer++) {
        const { state, events } = answerOf(dealRound({ rules, dealer, deckOrder }));
        const size = deal.handSizes[0] ?? 0;
        for (const [place, seat] of seatsInOrder(rulesOf(rules), dealer).entries()) {
          expect(state.seats[seat]?.hand).toEqual(deckOrder.slice(place * size, (place + 1) * size));
        }
        const dealt = size * players;
        expect(state.table).toEqual(deckOrder.slice(dealt, dealt + deal.tableCards));
        expect(state.stock).toEqual(deckOrder.slice(dealt + deal.tableCards));
        expect(state.turn).toBe((dealer + (direction === 'clockwise' ? 1 : players - 1)) % players);
        expect(events).toEqual([{ kind: 'deal', seat: dealer, count: size, cards: state.table }]);
      }
    },
  );

  it('what is never dealt is the tail of the pack', () => {
    const rules: RulesChoice = { variant: 'scopone-dieci', players: 4 };
    const deckOrder = deckOf(rules);
    const { state } = answerOf(dealRound({ rules, dealer: 0, deckOrder }));
    expect(state.leftover).toEqual(deckOrder.slice(36));
    expect(state.stock).toEqual([]);
  });

  it('with a given pack and no dealer seat 0 deals', () => {
    expect(answerOf(dealRound({ rules: SCOPA, deckOrder: deckOf(SCOPA) })).state.dealer).toBe(0);
  });

  it('match points, round and overtime are taken over', () => {
    const { state } = answerOf(
      dealRound({ rules: SCOPA, seed: seedOf(1), scores: [4, 12], round: 5, overtime: true }),
    );
    expect(state).toMatchObject({ round: 5, overtime: true, sides: [{ score: 4 }, { score: 12 }] });
  });

  it('the next packet is dealt when all hands are empty, the leader first, and no table cards', () => {
    const stock = ['AD', '2D', '3D', '4D', '5D', '6D', 'JD', 'JC', 'JB', 'JS', 'QD', 'QC'];
    const state = stateOf({ rules: SCOPA, hands: [[], ['KD']], table: ['2C'], stock, turn: 1 });
    const { state: after, events } = answerOf(applyPlay(state, { card: 'KD' }));
    expect(kinds(events)).toEqual(['play', 'deal']);
    expect(events[1]).toEqual({ kind: 'deal', seat: 1, count: 3 });
    expect(after.seats.map(({ hand }) => hand)).toEqual([
      ['AD', '2D', '3D'],
      ['4D', '5D', '6D'],
    ]);
    expect(after).toMatchObject({ turn: 0, table: ['2C', 'KD'], stock: stock.slice(6) });
  });

  it('refuses a pack that is not the whole deck', () => {
    const deck = deckOf(SCOPA);
    const dealt = (deckOrder: readonly Card[]) => refusal(dealRound({ rules: SCOPA, deckOrder }));
    expect(dealt(deck.slice(1))).toEqual(['invalid-state', '/deckOrder']);
    expect(dealt([])).toEqual(['invalid-state', '/deckOrder']);
    expect(dealt(['2D', ...deck.slice(1)])).toEqual(['invalid-state', '/deckOrder/1']);
    expect(dealt([...deck, 'AD'])).toEqual(['invalid-state', '/deckOrder/40']);
    expect(dealt(['8D', ...deck.slice(1)])).toEqual(['invalid-state', '/deckOrder/0']);
  });

  it.each([2, 99, -1, 0.5])('refuses dealer %d of two', (dealer) => {
    expect(refusal(dealRound({ rules: SCOPA, seed: seedOf(1), dealer }))).toEqual([
      'invalid-state',
      '/dealer',
    ]);
  });

  it('refuses scores of another number of sides', () => {
    const refused = refusal(dealRound({ rules: SCOPA, seed: seedOf(1), scores: [0, 0, 0] }));
    expect(refused).toEqual(['invalid-state', '/scores']);
  });
});

describe('deal.redeal', () => {
  const redeal = (fields: object): RulesChoice => ({ ...SCOPA, options: { deal: { redeal: fields } } });

  it.each([
    [{ kings: 3 }, ['KB', 'KS', 'KD', '2D'], ['KB', 'KS', '3D', '2D']],
    [{ kings: 2 }, ['KB', 'KS', '3D', '2D'], ['KB', '4S', '3D', '2D']],
    [{ aces: 2 }, ['AB', 'AS', '3D', '2D'], ['AB', '4S', '3D', '2D']],
    [{ aces: 4 }, ['AB', 'AS', 'AD', 'AC'], ['AB', 'AS', 'AD', '2D']],
    [{ tableSumAtMost: 8 }, ['AB', '2S', '3D', '2D'], ['AB', '2S', '3D', '3S']],
    [{ kings: 4, tableSumAtMost: 4 }, ['AB', 'AS', 'AD', 'AC'], ['KB', 'KS', 'KC', 'AC']],
  ] as const)('%j deals anew with %j, not with %j', (fields, again, stands) => {
    const rules = redeal(fields);
    const dealt = (table: readonly Card[]) =>
      dealRound({ rules, dealer: 1, deckOrder: packOf({ rules, dealer: 1, table }) });
    expect(refusal(dealt(again))).toEqual(['redeal-required', '/deckOrder']);
    expect(answerOf(dealt(stands)).state.table).toEqual(stands);
  });

  it('{} never deals anew', () => {
    const rules = redeal({});
    const table = ['KD', 'KC', 'KB', 'KS'];
    const deckOrder = packOf({ rules, dealer: 0, table });
    expect(answerOf(dealRound({ rules, dealer: 0, deckOrder })).state.table).toEqual(table);
  });

  it('a redeal condition that is always met stands after 100 redeals', () => {
    const rules: RulesChoice = {
      ...SCOPA,
      options: {
        deal: {
          redeal: { tableSumAtMost: 12 },
          tableCards: 1,
          handSizes: [3, 3, 3, 3, 3],
          leftoverTo: 'dealer-side',
        },
      },
    };
    const { events, state } = answerOf(dealRound({ rules, seed: seedOf(1) }));
    expect(kinds(events)).toEqual([...new Array(100).fill('redeal'), 'deal']);
    expect(state.table).toHaveLength(1);
    const deckOrder = deckOf(rules);
    expect(refusal(dealRound({ rules, deckOrder }))).toEqual(['redeal-required', '/deckOrder']);
  });

  it('a table that is dealt empty is never dealt anew', () => {
    const rules: RulesChoice = {
      variant: 'scopone',
      players: 4,
      options: { deal: { redeal: { tableSumAtMost: 12 } } },
    };
    expect(kinds(answerOf(dealRound({ rules, seed: seedOf(1) })).events)).toEqual(['deal']);
  });

  it.each([
    ['kings', SCOPA, { kings: 2 }, ['K', 'K']],
    ['aces', SCOPA, { kings: 4, aces: 2 }, ['A', 'A']],
    ['tens', { variant: 'scopa-numeral' }, { kings: 2 }, ['T', 'T']],
  ] as const)('the event of a redeal for %s names them', (cause, choice, fields, ranks) => {
    const rules: RulesChoice = { ...choice, options: { deal: { redeal: fields } } };
    const redeals = Array.from({ length: 100 }, (_, i) =>
      answerOf(dealRound({ rules, seed: seedOf(i) })).events.filter(({ kind }) => kind === 'redeal'),
    ).flat();
    expect(redeals.length).toBeGreaterThan(0);
    for (const { cards = [], causeCards = [], ...rest } of redeals) {
      expect(rest).toEqual({ kind: 'redeal', cause, count: causeCards.length });
      expect(causeCards.map((card) => card.slice(0, 1)).slice(0, 2)).toEqual(ranks);
      expect(causeCards).toEqual(cards.filter((card) => card.startsWith(ranks[0])));
    }
  });

  it('the event of a redeal for a low sum tells what the cards add up to', () => {
    const rules = redeal({ tableSumAtMost: 12 });
    const redeals = Array.from({ length: 100 }, (_, i) =>
      answerOf(dealRound({ rules, seed: seedOf(i) })).events.filter(({ kind }) => kind === 'redeal'),
    ).flat();
    expect(redeals.length).toBeGreaterThan(0);
    for (const { cards = [], causeCards, cause, count } of redeals) {
      const sum = cards.reduce((total, card) => total + 'A234567JQK'.indexOf(card.slice(0, 1)) + 1, 0);
      expect({ cause, causeCards, count }).toEqual({ cause: 'low-sum', causeCards: cards, count: sum });
    }
  });

  it('the events of redeals show the cards that lay open', () => {
    const rules = redeal({ tableSumAtMost: 12 });
    const redeals = Array.from({ length: 100 }, (_, i) =>
      answerOf(dealRound({ rules, seed: seedOf(i) })).events.filter(({ kind }) => kind === 'redeal'),
    ).flat();
    expect(redeals.length).toBeGreaterThan(0);
    for (const { cards = [] } of redeals) {
      expect(cards).toHaveLength(4);
      const sum = cards.reduce((total, card) => total + 'A234567JQK'.indexOf(card.slice(0, 1)) + 1, 0);
      expect(sum).toBeLessThanOrEqual(12);
    }
  });
});

describe('the dealer’s bonus', () => {
  const bonus = (rules: RulesChoice, table: readonly Card[]) => {
    const { state, events } = answerOf(withTable(rules, table));
    const event = events.find(({ kind }) => kind === 'dealer-bonus');
    expect(event?.points).toBe(state.sides[1]?.bonus || undefined);
    if (event) {
      expect(event).toMatchObject({ seat: 1, side: 1, cards: table });
      expect(state).toMatchObject({ table: [], lastCapture: 1 });
      expect(state.sides[1]).toMatchObject({ pile: table, sweeps: [] });
    } else expect(state.table).toEqual(table);
    return state.sides[1]?.bonus;
  };
  const escoba: RulesChoice = { variant: 'escoba', players: 2 };
  const thirty = ['KB', 'KS', 'QB', 'AS'];
  const fifteen = ['2B', '3S', '4S', '6S'];
  const groups = ['KB', '5S', 'QB', '6S'];

  it('fifteen-thirty: the dealer’s bonus is a sweep for 15 and two for 30', () => {
    expect(bonus(CIRULLA, fifteen)).toBe(1);
    expect(bonus(CIRULLA, thirty)).toBe(2);
    expect(bonus(CIRULLA, ['2B', '3S', '4S', '5S'])).toBe(0);
  });

  it('escoba-groups: the dealer’s bonus is a sweep for 15 and two for two groups of 15', () => {
    expect(bonus(escoba, fifteen)).toBe(1);
    expect(bonus(escoba, groups)).toBe(2);
    expect(bonus(escoba, thirty)).toBe(0);
  });

  it('none: there is no bonus', () => {
    expect(bonus(SCOPA, fifteen)).toBe(0);
  });

  it('the dealer’s bonus is worth what a sweep is worth', () => {
    expect(bonus({ ...CIRULLA, options: { sweep: { points: 3 } } }, fifteen)).toBe(3);
    expect(bonus({ ...CIRULLA, options: { sweep: { points: 3 } } }, thirty)).toBe(6);
  });

  it('the dealer’s bonus comes before the redeal condition', () => {
    expect(bonus(CIRULLA, ['AB', 'AS', '6S', '7S'])).toBe(1);
    expect(refusal(withTable(CIRULLA, ['AB', 'AS', '6S', '6B']))[0]).toBe('redeal-required');
  });

  it('the wild card may stand for any value in the dealer’s bonus', () => {
    expect(bonus(CIRULLA, ['7C', 'KB', 'KS', '3S'])).toBe(2);
    expect(bonus(CIRULLA, ['7C', '6S', '4S', '2B'])).toBe(1);
    // 19 with the card itself; fifteen would ask for a three less, thirty for more than a ten.
    expect(bonus(CIRULLA, ['7C', '2B', '5S', '5B'])).toBe(1);
    expect(bonus(CIRULLA, ['7C', '2B', '2S', '4S'])).toBe(1);
    expect(bonus(CIRULLA, ['7C', '5S', '5B', '6S'])).toBe(0);
  });

  it('in partnership the dealer’s side takes it', () => {
    const rules: RulesChoice = { variant: 'cirulla', players: 4 };
    const hands = [...DULL, ['KB', 'QS', 'JD'], ['KS', 'QB', 'JC']];
    const deckOrder = packOf({ rules, dealer: 3, hands, table: fifteen });
    const { state } = answerOf(dealRound({ rules, dealer: 3, deckOrder }));
    expect(state.sides[1]).toMatchObject({ bonus: 1, pile: fifteen });
  });
});

describe('Cirulla’s declarations', () => {
  const dealt = (hand: readonly Card[], rules: RulesChoice = CIRULLA) =>
    answerOf(
      dealRound({
        rules,
        dealer: 1,
        deckOrder: packOf({
          rules,
          dealer: 1,
          hands: [hand, ['KC', 'QD', 'JS']],
          table: ['2B', '3B', '5B', 'JD'],
        }),
      }),
    );

  it.each([
    [['2D', '3D', '4D'], 3, 'nine at most'],
    [['2D', '3D', '5D'], 0, 'ten is too much'],
    [['AD', 'AC', 'AB'], 10, 'three alike is better than nine at most, and is not added to it'],
    [['KD', 'KB', 'KS'], 10, 'three alike'],
    [['7C', 'KB', 'KS'], 10, 'two alike and the wild card'],
    [['7C', '7D', '7S'], 10, 'three sevens with the wild card'],
    [['7C', '4D', '4S'], 10, 'two alike and the wild card, better than nine at most'],
    [['7C', '2D', '6S'], 3, 'the wild card as an ace'],
    [['7C', '3D', '6S'], 0, 'ten with the wild card as an ace'],
    [['KD', 'KB', 'QS'], 0, 'two alike'],
  ] as const)('Cirulla’s declarations: %j is worth %i (%s)', (hand, points, _why) => {
    const { state, events } = dealt(hand);
    expect(state.sides[0]?.bonus).toBe(points);
    expect(state.seats[0]?.declared).toBe(points > 0 ? true : undefined);
    expect(events.filter(({ kind }) => kind === 'declaration')).toEqual(
      points > 0 ? [{ kind: 'declaration', seat: 0, side: 0, cards: hand, points }] : [],
    );
  });

  it('without declare nothing is declared', () => {
    expect(dealt(['KD', 'KB', 'KS'], SCOPA).state.sides[0]?.bonus).toBe(0);
  });

  it('declarations are made at each packet, and a hand lies open until it is played', () => {
    const stock = ['AD', '2D', '3D', 'JD', 'QC', 'KS'];
    const state = stateOf({
      rules: CIRULLA,
      hands: [[], ['KD']],
      table: ['2B'],
      stock,
      turn: 1,
      bonus: [3, 0],
    });
    const open = { ...state, seats: state.seats.map((seat) => ({ ...seat, declared: true })) };
    const { state: after, events } = answerOf(applyPlay(open, { card: 'KD' }));
    expect(kinds(events)).toEqual(['play', 'deal', 'declaration']);
    expect(after.sides[0]?.bonus).toBe(6);
    expect(after.seats.map(({ declared }) => declared)).toEqual([true, undefined]);
    const next = answerOf(applyPlay(after, { card: '3D' })).state;
    expect(next.seats[0]).toMatchObject({ hand: ['AD', '2D'], declared: true });
    expect(next.sides[0]?.bonus).toBe(6);
  });

  it('only a packet of three is declared', () => {
    const rules: RulesChoice = {
      variant: 'scopone',
      players: 4,
      options: { declare: { kind: 'cirulla' } },
    };
    const { state } = answerOf(dealRound({ rules, dealer: 0, deckOrder: deckOf(rules) }));
    expect(state.sides.map(({ bonus }) => bonus)).toEqual([0, 0]);
  });
});

describe('the next round', () => {
  it.each([
    ['with-play', 'counterclockwise', 3],
    ['against-play', 'counterclockwise', 1],
    ['fixed', 'counterclockwise', 0],
    ['with-play', 'clockwise', 1],
    ['against-play', 'clockwise', 3],
  ] as const)(
    'table.dealerRotation %s, played %s: after seat 0 of four deals seat %i',
    (dealerRotation, direction, dealer) => {
      const rules: RulesChoice = {
        variant: 'scopone',
        players: 4,
        options: { table: { dealerRotation, direction } },
      };
      const next = answerOf(dealNextRound(finished({ rules, dealer: 0 }), { seed: seedOf(1) }));
      expect(next.state.dealer).toBe(dealer);
    },
  );

  it('takes match points over and counts the rounds; piles, sweeps and bonus begin anew', () => {
    const state = finished({
      rules: SCOPA,
      round: 3,
      scores: [4, 7],
      sweeps: [[], ['7D']],
      bonus: [2, 0],
      lastCapture: 1,
    });
    const next = answerOf(dealNextRound(state, { seed: seedOf(1) })).state;
    expect(next).toMatchObject({ phase: 'playing', round: 4 });
    expect(next.sides).toEqual([
      { side: 0, pile: [], sweeps: [], bonus: 0, score: 4 },
      { side: 1, pile: [], sweeps: [], bonus: 0, score: 7 },
    ]);
    expect(next.lastCapture).toBeUndefined();
    expect(next.plays).toEqual([]);
  });

  it('takes overtime over when the leaders are level at the target', () => {
    const rules: RulesChoice = { variant: 'karl', players: 2 };
    const overtime = (scores: readonly number[]) =>
      answerOf(dealNextRound(finished({ rules, scores }), { seed: seedOf(1) })).state.overtime;
    expect(overtime([11, 11])).toBe(true);
    expect(overtime([10, 10])).toBeUndefined();
  });

  it('is not dealt before the round is over, nor after the match', () => {
    const playing = stateOf({ rules: SCOPA, hands: [['7D'], ['2C']], turn: 0 });
    expect(refusal(dealNextRound(playing, { seed: seedOf(1) }))[0]).toBe('round-not-over');
    const won = finished({ rules: SCOPA, scores: [11, 3] });
    expect(refusal(dealNextRound(won, { seed: seedOf(1) }))[0]).toBe('match-over');
    expect(refusal(dealNextRound({ ...won, phase: 'match-over' }, { seed: seedOf(1) }))[0]).toBe(
      'match-over',
    );
  });

  it('refuses a given pack that must be dealt anew', () => {
    const rules: RulesChoice = { ...SCOPA };
    const deckOrder = packOf({ rules, dealer: 0, table: ['KD', 'KC', 'KB', '2D'] });
    expect(refusal(dealNextRound(finished({ rules, dealer: 1 }), { deckOrder }))[0]).toBe('redeal-required');
  });
});
