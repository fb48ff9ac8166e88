/** What the computer player makes of the end of a match. */
import { describe, expect, it } from 'vitest';
import type { RulesChoice } from '../../engine/index.ts';
import { isMatchPoint, matchChance } from '../../engine/player/matchChance.ts';
import { Position } from '../../engine/position.ts';
import { resolveRules } from '../../engine/rules.ts';
import { answerOf } from './support/answers.ts';

const knowing = (rules: RulesChoice, scores: readonly number[], overtime = false) => ({
  position: new Position(answerOf(resolveRules(rules)).tables),
  seat: 0,
  side: 0,
  hand: [],
  seenHands: new Map(),
  unseen: [],
  handCounts: [],
  past: [],
  scores,
  overtime,
});

const SCOPA: RulesChoice = { variant: 'scopa' };

describe('the chance to win the match', () => {
  it('counts only when this round can end it', () => {
    expect(isMatchPoint(knowing(SCOPA, [0, 3]))).toBe(false);
    expect(isMatchPoint(knowing(SCOPA, [0, 5]))).toBe(true);
    expect(isMatchPoint(knowing({ ...SCOPA, target: 21 }, [0, 10]))).toBe(false);
  });

  it('is all or nothing once the match is decided, by the same rules as the match', () => {
    const knowledge = knowing(SCOPA, [9, 10]);
    expect(matchChance(knowledge, [2, 0])).toBeGreaterThan(0);
    expect(matchChance(knowledge, [0, 1])).toBe(0);
    expect(matchChance(knowledge, [3, 1])).toBe(matchChance(knowledge, [5, 0]));
  });

  it('is better level at the target, with another round to come, than behind', () => {
    const knowledge = knowing(SCOPA, [9, 10]);
    expect(matchChance(knowledge, [2, 1])).toBeGreaterThan(matchChance(knowledge, [1, 1]));
  });

  it('wants few points where the fewest win', () => {
    const knowledge = knowing({ ...SCOPA, extras: ['a-perdere'] }, [18, 18]);
    expect(matchChance(knowledge, [0, 3])).toBeGreaterThan(matchChance(knowledge, [3, 0]));
  });

  it('asks for the lead that overtime asks for', () => {
    const karl: RulesChoice = { variant: 'karl' };
    const won = matchChance(knowing(karl, [11, 11]), [1, 0]);
    expect(matchChance(knowing(karl, [11, 11], true), [1, 0])).toBeLessThan(won);
    expect(matchChance(knowing(karl, [11, 11], true), [2, 0])).toBe(won);
  });
});
