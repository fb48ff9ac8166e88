/** Slips seen in published programs of the game: each is a rule that is easily got wrong. */
import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  type Card,
  choosePlay,
  dealRound,
  type GameState,
  type LegalPlay,
  type Level,
  listCaptures,
  listLegalPlays,
  type RoundScore,
  type RulesChoice,
  scorePiles,
  scoreState,
  viewAsSeat,
} from '../../engine/index.ts';
import { answerOf, faultOf } from './support/answers.ts';
import { deckOf, finished, packOf, rulesOf, seatsInOrder, seedOf, stateOf } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };

const playsOf = (state: GameState): readonly LegalPlay[] => answerOf(listLegalPlays(state)).plays;

const line = (score: RoundScore, key: string) =>
  score.lines.find((candidate) => candidate.key === key)?.sides.map(({ points }) => points);

describe('the last play of a round', () => {
  // Seat 0 ends the round and takes all that lies there.
  const lastPlay = (rules: RulesChoice) =>
    stateOf({ rules, hands: [['7D'], []], table: ['7C'], dealer: 0, turn: 0, lastCapture: 1 });

  it('a sweep is not counted on the last play', () => {
    const state = lastPlay(SCOPA);
    expect(playsOf(state)).toEqual([{ card: '7D', captured: ['7C'], sweep: false }]);
    const step = answerOf(applyPlay(state, { card: '7D' }));
    expect(step.events.map(({ kind }) => kind)).toEqual(['play', 'round-end']);
    expect(step.state.sides[0]?.sweeps).toEqual([]);
    expect(step.score && line(step.score, 'sweeps')).toEqual([0, 0]);
    expect(step.state.sides[0]?.pile).toEqual(expect.arrayContaining(['7D', '7C']));
  });

  it('a sweep is counted on the last play where the rules say so', () => {
    const state = lastPlay({ ...SCOPA, options: { sweep: { lastPlay: 'counts' } } });
    expect(playsOf(state)).toEqual([{ card: '7D', captured: ['7C'], sweep: true }]);
    expect(answerOf(applyPlay(state, { card: '7D' })).state.sides[0]?.sweeps).toEqual(['7D']);
  });

  it('the last play is the last of the round, not of a packet', () => {
    const stock = ['AD', '2D', '3D', '4D', '5D', '6D'];
    const state = stateOf({ rules: SCOPA, hands: [['7D'], []], table: ['7C'], stock, dealer: 0, turn: 0 });
    expect(playsOf(state)).toEqual([{ card: '7D', captured: ['7C'], sweep: true }]);
  });

  it('taking the remainder is no sweep', () => {
    const state = stateOf({
      rules: { ...SCOPA, options: { sweep: { lastPlay: 'counts' } } },
      hands: [['7D'], []],
      table: ['2C'],
      dealer: 0,
      turn: 0,
      lastCapture: 1,
    });
    const { events, state: after } = answerOf(applyPlay(state, { card: '7D' }));
    expect(events.map(({ kind }) => kind)).toEqual(['play', 'remainder', 'round-end']);
    expect(after.sides.map(({ sweeps }) => sweeps)).toEqual([[], []]);
    expect(after.sides[1]?.pile).toEqual(expect.arrayContaining(['7D', '2C']));
  });
});

describe('a missing suit', () => {
  const piles = (missingSuit: 'ineligible' | 'zero' | 'complete-first') => ({
    rules: {
      ...SCOPA,
      options: { score: { items: [{ kind: 'primiera', points: 1, missingSuit } as const] } },
    },
    // 63 from three sevens, against 40 from four court cards.
    sides: [{ pile: ['7D', '7C', '7B'] }, { pile: ['KD', 'KC', 'KB', 'KS'] }],
  });

  it('a missing suit adds nothing: it takes the primiera away', () => {
    const score = answerOf(scorePiles(piles('ineligible')));
    expect(line(score, 'primiera')).toEqual([0, 1]);
    expect(score.lines[0]?.sides.map(({ value }) => value)).toEqual([0, 40]);
  });

  it('a missing suit counts nothing where the rules say zero', () => {
    const score = answerOf(scorePiles(piles('zero')));
    expect(line(score, 'primiera')).toEqual([1, 0]);
    expect(score.lines[0]?.sides.map(({ value }) => value)).toEqual([63, 40]);
  });

  it('a missing suit stands behind a complete primiera where the rules say complete-first', () => {
    const score = answerOf(scorePiles(piles('complete-first')));
    expect(line(score, 'primiera')).toEqual([0, 1]);
    expect(score.lines[0]?.sides.map(({ value }) => value)).toEqual([63, 40]);
  });
});

describe('an empty table', () => {
  it('a card laid on an empty table is no sweep', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['7D', '2C'],
        ['3C', '4C'],
      ],
      turn: 0,
    });
    expect(playsOf(state)).toEqual([
      { card: '7D', captured: [], sweep: false },
      { card: '2C', captured: [], sweep: false },
    ]);
    const { state: after, events } = answerOf(applyPlay(state, { card: '7D' }));
    expect(events.map(({ kind }) => kind)).toEqual(['play']);
    expect(after.table).toEqual(['7D']);
    expect(after.lastCapture).toBeUndefined();
  });

  it('an ace laid on an empty table is no sweep either, whatever its power', () => {
    const rules: RulesChoice = { variant: 'asso-piglia-tutto', players: 2 };
    const state = stateOf({
      rules,
      hands: [
        ['AD', '2C'],
        ['3C', '4C'],
      ],
      turn: 0,
    });
    expect(playsOf(state)[0]).toEqual({ card: 'AD', captured: [], sweep: false });
    const itself = { ...rules, options: { ace: { onEmptyTable: 'takes-itself' } } } as const;
    const step = answerOf(applyPlay({ ...state, rules: itself }, { card: 'AD' }));
    expect(step.state.sides[0]).toMatchObject({ sweeps: [], pile: ['AD'] });
    expect(step.state.lastCapture).toBe(0);
  });

  it('an emptied table of one card is a sweep', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['7D', '2C'],
        ['3C', '4C'],
      ],
      table: ['7S'],
      turn: 0,
    });
    expect(playsOf(state)[0]).toEqual({ card: '7D', captured: ['7S'], sweep: true });
  });
});

describe('ties', () => {
  it('a tie gives the point to nobody', () => {
    const deck = deckOf(SCOPA);
    // Every second card: 20 cards and 5 coins each, the same primiera.
    const sides = [0, 1].map((half) => ({
      pile: deck.filter((_, i) => (i + Math.floor(i / 10)) % 2 === half),
    }));
    const score = answerOf(scorePiles({ rules: SCOPA, sides }));
    expect(line(score, 'cards')).toEqual([0, 0]);
    expect(line(score, 'coins')).toEqual([0, 0]);
  });

  it('a tie of two among three sides gives the point to none of the three', () => {
    const rules: RulesChoice = { variant: 'scopa', players: 3 };
    const sides = [{ pile: ['2C', '3C'] }, { pile: ['4C', '5C'] }, { pile: ['6C'] }];
    expect(line(answerOf(scorePiles({ rules, sides })), 'cards')).toEqual([0, 0, 0]);
  });

  it('a tie gives the point to all who lead where the rules say so', () => {
    const rules: RulesChoice = {
      variant: 'scopa',
      players: 3,
      options: { score: { items: [{ kind: 'most-cards', points: 2, tie: 'all' }] } },
    };
    const sides = [{ pile: ['2C', '3C'] }, { pile: ['4C', '5C'] }, { pile: ['6C'] }];
    expect(line(answerOf(scorePiles({ rules, sides })), 'cards')).toEqual([2, 2, 0]);
  });

  it('a tie of nothing gives a point to nobody, even where the rules give it to all', () => {
    const rules: RulesChoice = {
      ...SCOPA,
      options: { score: { items: [{ kind: 'most-of-suit', suit: 'D', points: 1, tie: 'all' }] } },
    };
    const score = answerOf(scorePiles({ rules, sides: [{ pile: ['2C'] }, { pile: ['3C'] }] }));
    expect(line(score, 'coins')).toEqual([0, 0]);
  });

  it.each([
    ['scopa', 2, [11, 11]],
    ['scopa', 3, [11, 11, 8]],
    ['scopone', 4, [12, 12]],
  ] as const)('a tie at the target is not won by list order (%s with %i: %j)', (variant, players, scores) => {
    const state = finished({ rules: { variant, players }, scores });
    const score = answerOf(scoreState(state));
    expect(score).toMatchObject({ matchOver: false, overtime: true });
    expect(score.winner).toBeUndefined();
  });

  it('a tie of the lowest is not won by list order when least wins', () => {
    const rules: RulesChoice = { variant: 'scopa', players: 3, extras: ['a-perdere'] };
    const score = answerOf(scoreState(finished({ rules, scores: [8, 21, 8] })));
    expect(score).toMatchObject({ matchOver: false, overtime: true });
  });
});

describe('a redeal', () => {
  it.each([
    ['scopa', 2],
    ['scopa', 3],
    ['scopa', 4],
    ['scopa', 6],
    ['cirulla', 4],
  ] as const)('a redeal keeps dealer, leader and player count (%s with %i)', (variant, players) => {
    const choice: RulesChoice = { variant, players, options: { deal: { redeal: { tableSumAtMost: 12 } } } };
    const rules = rulesOf(choice);
    const seen = new Set<number>();
    for (let number = 0; seen.size < 3; number++) {
      const dealer = number % players;
      const { state, events } = answerOf(dealRound({ rules: choice, dealer, seed: seedOf(number) }));
      const redeals = events.filter(({ kind }) => kind === 'redeal').length;
      if (redeals === 0) continue;
      seen.add(number);
      expect(state.dealer).toBe(dealer);
      expect(state.turn).toBe(seatsInOrder(rules, dealer)[0]);
      expect(state.seats.map(({ hand }) => hand.length)).toEqual(
        Array.from({ length: players }, () => rules.deal.handSizes[0]),
      );
      expect(state.round).toBe(1);
    }
  });

  it('a redeal keeps a dealer who was drawn from the seed', () => {
    const choice: RulesChoice = { ...SCOPA, options: { deal: { redeal: { tableSumAtMost: 12 } } } };
    for (let number = 0; number < 200; number++) {
      const seed = seedOf(number);
      const drawn = answerOf(dealRound({ rules: SCOPA, seed })).state.dealer;
      expect(answerOf(dealRound({ rules: choice, seed })).state.dealer).toBe(drawn);
    }
  });
});

describe('the wild card', () => {
  const declared = (rules: RulesChoice, hand: readonly Card[]) => {
    const deckOrder = packOf({
      rules,
      dealer: 1,
      hands: [hand, ['KD', 'QC', 'JB']],
      table: ['2B', '3S', '5C', 'JD'],
    });
    return answerOf(dealRound({ rules, dealer: 1, deckOrder })).state.sides[0]?.bonus;
  };
  const cirulla: RulesChoice = { variant: 'cirulla', players: 2 };

  it.each([[['7C', '6D', '6S']], [['6D', '7C', '6S']], [['6D', '6S', '7C']]])(
    'the wild card at index 0 counts as much as anywhere: %j',
    (hand) => {
      expect(declared(cirulla, hand)).toBe(10);
    },
  );

  it.each([[['7C', '3D', '5S']], [['3D', '7C', '5S']], [['3D', '5S', '7C']]])(
    'the wild card at index 0 stands for an ace as well: %j',
    (hand) => {
      expect(declared(cirulla, hand)).toBe(3);
    },
  );

  it('the first card of the deck can be the wild card', () => {
    const rules: RulesChoice = {
      ...cirulla,
      options: { declare: { kind: 'cirulla', matta: 'AD' }, deal: { dealerBonus: 'none' } },
    };
    expect(declared(rules, ['AD', '6C', '6S'])).toBe(10);
    expect(declared(rules, ['7C', '6C', '6S'])).toBe(0);
  });

  it.each([[['7C', '4D', '5S', '3B']], [['4D', '5S', '3B', '7C']]])(
    'the wild card at index 0 of the table completes the dealer’s fifteen: %j',
    (table) => {
      const hands = [
        ['KD', 'QC', 'JB'],
        ['KC', 'QD', 'JS'],
      ];
      const { state } = answerOf(
        dealRound({
          rules: cirulla,
          dealer: 1,
          deckOrder: packOf({ rules: cirulla, dealer: 1, hands, table }),
        }),
      );
      expect(state.sides[1]?.bonus).toBe(1);
    },
  );
});

describe('the skat deck', () => {
  const karl: RulesChoice = { variant: 'karl', players: 2 };

  it('the ten of the skat deck is not the king', () => {
    expect(answerOf(listCaptures({ rules: karl, table: ['KD'], card: 'TC' })).captures).toEqual([]);
    expect(answerOf(listCaptures({ rules: karl, table: ['TD'], card: 'KC' })).captures).toEqual([]);
    const both = answerOf(listCaptures({ rules: karl, table: ['TD', 'KD', 'KC', 'JB'], card: 'TC' }));
    expect(both.captures).toEqual([{ cards: ['TD'], sweep: false }]);
  });

  it('the ten of the skat deck is no king in a redeal', () => {
    const rules: RulesChoice = { ...karl, options: { deal: { redeal: { kings: 2 } } } };
    const dealt = (table: readonly Card[]) =>
      dealRound({ rules, dealer: 0, deckOrder: packOf({ rules, dealer: 0, table }) });
    expect(answerOf(dealt(['TD', 'TC'])).state.table).toEqual(['TD', 'TC']);
    expect(faultOf(dealt(['KD', 'KC'])).code).toBe('redeal-required');
  });

  it('the ten of a deck without kings stands for them', () => {
    const rules: RulesChoice = { variant: 'scopa-numeral', players: 2 };
    const deckOrder = packOf({ rules, dealer: 0, table: ['TD', 'TC', 'TB', '2D'] });
    expect(faultOf(dealRound({ rules, dealer: 0, deckOrder })).code).toBe('redeal-required');
  });
});

describe('the choice of a capture', () => {
  const state = stateOf({
    rules: SCOPA,
    hands: [
      ['5D', 'KC'],
      ['6C', '6D'],
    ],
    table: ['2C', '3C', '3S'],
    turn: 0,
  });

  it('the program does not choose the capture for the player (ambiguous-play)', () => {
    const fault = faultOf(applyPlay(state, { card: '5D' }));
    expect(fault.code).toBe('ambiguous-play');
    expect(fault.legalPlays).toHaveLength(2);
    expect(fault.legalPlays).toEqual(
      expect.arrayContaining([
        { card: '5D', captured: ['2C', '3C'], sweep: false },
        { card: '5D', captured: ['2C', '3S'], sweep: false },
      ]),
    );
  });

  it('the player’s choice is taken, in whatever order its cards are named', () => {
    const { state: after } = answerOf(applyPlay(state, { card: '5D', captured: ['3S', '2C'] }));
    expect(after.table).toEqual(['3C']);
  });

  it('one way only needs no choice', () => {
    expect(answerOf(applyPlay(state, { card: 'KC' })).state.table).toEqual(['2C', '3C', '3S', 'KC']);
  });
});

describe('the computer', () => {
  const levels: readonly Level[] = ['easy', 'normal', 'hard', 'master'];
  const hidden = ['KD', 'KC', 'KB', 'KS', 'QD', 'QC'];
  const hands = (foreign: readonly Card[]) => [['7D', '5C', '2B'], foreign];
  const sketch = { rules: SCOPA, table: ['4C', '4B'], turn: 0 } as const;

  it.each(levels)('the computer never reads hidden hands (%s)', (level) => {
    // The other seat could sweep in the one world and can take nothing in the other.
    const here = stateOf({ ...sketch, hands: hands(['JD', 'JC', 'JB']), stock: hidden });
    const there = stateOf({
      ...sketch,
      hands: hands(hidden.slice(0, 3)),
      stock: ['JD', 'JC', 'JB', ...hidden.slice(3)],
    });
    const answers = [here, there].map((state) => answerOf(choosePlay(answerOf(viewAsSeat(state, 0)), level)));
    expect(answers[0]).toEqual(answers[1]);
  });

  it('‘discarded, so it held no capture’ is not taken as certain', () => {
    // Seat 1 laid a king while a five lay there. It may still hold a five: the duty binds only the card played.
    const plays = [{ seat: 1, card: 'KC', captured: [] }];
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['KD', '7B', '2S'],
        ['5D', 'QD'],
      ],
      table: ['5C', 'KC'],
      stock: ['5B', 'QB', '4C', '4S', '3C', '3S'],
      dealer: 0,
      turn: 0,
    });
    const view = answerOf(viewAsSeat(state, 0));
    const risky = (of: typeof view) =>
      answerOf(choosePlay(of, 'normal')).candidates.find(({ play }) => play.card === 'KD');
    const remembering = risky({ ...view, plays });
    expect(remembering).toEqual(risky(view));
    // Were the fives known to be elsewhere, the five could be left alone in peace.
    const fives = ['5D', '5B', '5S'];
    const others = ['6D', '6B', '6S'];
    const exchanged = (cards: readonly Card[]) =>
      cards.map((card) => others[fives.indexOf(card)] ?? fives[others.indexOf(card)] ?? card);
    const safe = {
      ...view,
      sides: view.sides.map((side) => ({ ...side, pile: exchanged(side.pile) })),
    };
    const points = (of: typeof view) => risky(of)?.points ?? 0;
    expect(view.sides[1]?.pile).toEqual(expect.arrayContaining([...others, '5S']));
    expect(points(view)).toBeLessThan(points(safe));
  });
});
