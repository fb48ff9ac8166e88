import { describe, expect, it } from 'vitest';
import { type Rules, type RulesChoice, scorePiles, scoreState } from '../../engine/index.ts';
import { answerOf } from './support/answers.ts';
import { finished } from './support/states.ts';

type Victory = Partial<Rules['victory']>;

const rulesWith = (victory: Victory, players = 2): RulesChoice => ({
  variant: 'scopa',
  players,
  options: { victory },
});

/** How the match stands with these match points: who has won, `draw`, or that it goes on, in overtime or not. */
function standing(
  victory: Victory,
  scores: readonly number[],
  more: { overtime?: boolean; round?: number } = {},
) {
  const state = finished({ rules: rulesWith(victory, scores.length), scores, ...more });
  const { matchOver, winner, overtime } = answerOf(scoreState(state));
  if (matchOver) {
    expect(overtime).toBe(false);
    return winner ?? 'draw';
  }
  expect(winner).toBeUndefined();
  return overtime ? 'overtime' : 'goes on';
}

describe('victory.target', () => {
  it.each([11, 16, 21, 31, 51, 1, 121])('the match is won at %i and not before', (target) => {
    expect(standing({ target }, [target - 1, 0])).toBe('goes on');
    expect(standing({ target }, [0, target])).toBe(1);
    expect(standing({ target }, [target + 4, target + 1])).toBe(0);
  });

  it('both over the target: the higher wins', () => {
    expect(standing({}, [12, 14])).toBe(1);
  });
});

describe('level scores at the target', () => {
  it.each([[[11, 11]], [[15, 15]], [[11, 11, 8]], [[11, 8, 11]], [[12, 12, 12]]] as const)(
    'play-on: %j is another round for all',
    (scores) => {
      expect(standing({ tieBreak: 'play-on' }, scores)).toBe('overtime');
    },
  );

  it('play-on: a lead of one is enough afterwards, however often it was level', () => {
    expect(standing({ tieBreak: 'play-on' }, [12, 11], { overtime: true })).toBe(0);
    expect(standing({ tieBreak: 'play-on' }, [15, 15], { overtime: true })).toBe('overtime');
  });

  it('play-on: who is level behind the leader does not matter', () => {
    expect(standing({ tieBreak: 'play-on' }, [11, 12, 11])).toBe(1);
  });

  it('play-on: level below the target is no overtime', () => {
    expect(standing({ tieBreak: 'play-on' }, [10, 10])).toBe('goes on');
  });

  it('overtime-lead-2: only after such a tie a lead of two is needed', () => {
    const tieBreak = 'overtime-lead-2';
    expect(standing({ tieBreak }, [12, 11])).toBe(0);
    expect(standing({ tieBreak }, [11, 11])).toBe('overtime');
    expect(standing({ tieBreak }, [12, 11], { overtime: true })).toBe('overtime');
    expect(standing({ tieBreak }, [13, 11], { overtime: true })).toBe(0);
    expect(standing({ tieBreak }, [13, 14, 11], { overtime: true })).toBe('overtime');
    expect(standing({ tieBreak }, [13, 15, 11], { overtime: true })).toBe(1);
  });

  it('lead-2: a lead of two is always needed', () => {
    const tieBreak = 'lead-2';
    expect(standing({ tieBreak }, [11, 10])).toBe('overtime');
    expect(standing({ tieBreak }, [11, 9])).toBe(0);
    expect(standing({ tieBreak }, [11, 11])).toBe('overtime');
    expect(standing({ tieBreak }, [9, 10])).toBe('goes on');
  });

  it('draw: level leaders share the match', () => {
    const tieBreak = 'draw';
    expect(standing({ tieBreak }, [11, 11])).toBe('draw');
    expect(standing({ tieBreak }, [12, 11])).toBe(0);
    expect(standing({ tieBreak }, [12, 9, 12])).toBe('draw');
    expect(standing({ tieBreak }, [9, 9])).toBe('goes on');
  });
});

describe('victory.tieBreak count-order', () => {
  const rules = (extras: readonly string[] = []): RulesChoice => ({
    variant: 'scopa',
    players: 3,
    extras,
    options: { victory: { tieBreak: 'count-order' } },
  });
  const decided = (
    sides: readonly { pile: readonly string[]; sweepCount?: number; bonus?: number; score: number }[],
    extras: readonly string[] = [],
  ) => {
    const {
      matchOver,
      winner,
      overtime,
      sides: scored,
    } = answerOf(scorePiles({ rules: rules(extras), sides }));
    return { matchOver, winner, overtime, points: scored.map(({ matchPoints }) => matchPoints) };
  };

  it('the scoring items decide in their order', () => {
    // Side 0 has the coins and the settebello, side 2 the cards, which come first.
    const sides = [
      { pile: ['7D', '6D'], score: 9 },
      { pile: [], score: 3 },
      { pile: ['2C', '3C', '4C'], score: 10 },
    ];
    expect(decided(sides)).toMatchObject({ matchOver: true, winner: 2, points: [11, 3, 11] });
  });

  it('an item that nobody or everybody wins decides nothing', () => {
    // Two cards each for sides 0 and 1: nobody has the most. The coins decide.
    const sides = [
      { pile: ['2C', '3C'], sweepCount: 1, score: 10 },
      { pile: ['4C', '5C'], score: 11 },
      { pile: ['2D'], score: 10 },
    ];
    expect(decided(sides)).toMatchObject({ winner: 2, points: [11, 11, 11] });
  });

  it('those behind at a difference drop out', () => {
    // Sides 0 and 1 share the cards. Side 2 has the coins, but is out by then; the sweeps decide between the two.
    const shared: RulesChoice = {
      ...rules(),
      options: {
        victory: { tieBreak: 'count-order' },
        score: {
          items: [
            { kind: 'most-cards', points: 1, tie: 'all' },
            { kind: 'most-of-suit', suit: 'D', points: 1 },
          ],
        },
      },
    };
    const sides = [
      { pile: ['2C', '3C'], score: 10 },
      { pile: ['4C', '5C'], sweepCount: 1, score: 9 },
      { pile: ['2D'], score: 10 },
    ];
    expect(answerOf(scorePiles({ rules: shared, sides }))).toMatchObject({ matchOver: true, winner: 1 });
  });

  it('then the sweeps, then the bonus', () => {
    const level = { pile: [] as string[], score: 8 };
    const sweeps = [{ ...level, bonus: 3 }, { ...level, sweepCount: 3 }, level];
    expect(decided(sweeps)).toMatchObject({ winner: 1, points: [11, 11, 8] });
    const bonus = [
      { ...level, score: 10, sweepCount: 1 },
      { ...level, score: 9, sweepCount: 1, bonus: 1 },
      level,
    ];
    expect(decided(bonus)).toMatchObject({ winner: 1, points: [11, 11, 8] });
  });

  it('who is not level with the leaders decides nothing', () => {
    const sides = [
      { pile: [], sweepCount: 1, score: 10 },
      { pile: [], score: 11 },
      { pile: ['2C'], score: 0 },
    ];
    expect(decided(sides)).toMatchObject({ winner: 0 });
  });

  it('no difference: another round', () => {
    const sides = [
      { pile: [], score: 11 },
      { pile: [], score: 11 },
      { pile: ['7D'], score: 0 },
    ];
    expect(decided(sides)).toMatchObject({ matchOver: false, winner: undefined, overtime: true });
  });

  it('with aim least the lowest at each item stays', () => {
    const sides = [
      { pile: ['7D', '6D'], score: 0 },
      { pile: [], score: 21 },
      { pile: [], sweepCount: 3, score: 0 },
    ];
    const { winner, points } = decided(sides, ['a-perdere']);
    expect(points).toEqual([3, 21, 3]);
    expect(winner).toBe(2);
  });
});

describe('victory.aim least', () => {
  const aim = 'least';

  it('a side that reaches the target ends the match, and the lowest score wins', () => {
    expect(standing({ aim, target: 21 }, [20, 3])).toBe('goes on');
    expect(standing({ aim, target: 21 }, [21, 3])).toBe(1);
    expect(standing({ aim, target: 21 }, [21, 3, 2])).toBe(2);
    expect(standing({ aim, target: 21 }, [25, 23])).toBe(1);
  });

  it('the lowest level: all play on', () => {
    expect(standing({ aim, target: 21 }, [21, 21])).toBe('overtime');
    expect(standing({ aim, target: 21 }, [8, 22, 8])).toBe('overtime');
    expect(standing({ aim, target: 21 }, [21, 4, 21])).toBe(1);
  });

  it('a lead of two is a lead at the lower end', () => {
    expect(standing({ aim, target: 21, tieBreak: 'lead-2' }, [21, 9, 8])).toBe('overtime');
    expect(standing({ aim, target: 21, tieBreak: 'lead-2' }, [21, 9, 7])).toBe(2);
  });

  it('level leaders draw where the rules say so', () => {
    expect(standing({ aim, target: 21, tieBreak: 'draw' }, [21, 9, 9])).toBe('draw');
  });
});

describe('victory.maxRounds', () => {
  const maxRounds = 3;

  it('the highest score wins after the last round, whatever the target', () => {
    expect(standing({ maxRounds }, [3, 1], { round: 2 })).toBe('goes on');
    expect(standing({ maxRounds }, [3, 1], { round: 3 })).toBe(0);
    expect(standing({ maxRounds }, [1, 2, 0], { round: 4 })).toBe(1);
  });

  it('level leaders draw then', () => {
    expect(standing({ maxRounds }, [3, 3], { round: 3 })).toBe('draw');
    expect(standing({ maxRounds }, [12, 12], { round: 3 })).toBe('draw');
    expect(standing({ maxRounds, tieBreak: 'lead-2' }, [12, 11], { round: 3 })).toBe(0);
  });

  it('a match that is won earlier is over earlier', () => {
    expect(standing({ maxRounds }, [11, 3], { round: 1 })).toBe(0);
  });

  it('with aim least the lowest score wins', () => {
    expect(standing({ maxRounds, aim: 'least' }, [3, 1], { round: 3 })).toBe(1);
  });
});

describe('a match that goes on', () => {
  it('has one round of points more than before', () => {
    const sides = [
      { pile: ['7D'], score: 5 },
      { pile: ['2C', '3C'], score: 9 },
    ];
    const score = answerOf(scorePiles({ rules: rulesWith({}), sides }));
    expect(score).toMatchObject({ matchOver: false, overtime: false });
    expect(score.sides.map(({ matchPoints }) => matchPoints)).toEqual([7, 10]);
  });
});
