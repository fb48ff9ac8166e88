import { describe, expect, it } from 'vitest';
import { settledCapture, takeableCards, togglePicked } from '../../widget/model/selection.ts';
import type { LegalPlay } from '../../widget/net/types.ts';

const plays = (...sets: readonly string[]): LegalPlay[] =>
  sets.map((set) => ({ card: 'QD', captured: set.split(' ').filter((card) => card !== ''), sweep: false }));

describe('choosing among captures', () => {
  it('lights every card that some capture takes', () => {
    expect(takeableCards(plays('5D 4C', '6B 2S AD'), [])).toEqual(['5D', '4C', '6B', '2S', 'AD']);
  });

  it('lights only what fits the cards already picked', () => {
    expect(takeableCards(plays('5D 4C', '6B 2S AD'), ['6B'])).toEqual(['6B', '2S', 'AD']);
  });

  it('lets go of a picked card at the second tap', () => {
    expect(togglePicked(plays('5D 4C'), ['5D'], '5D')).toEqual([]);
  });

  it('begins anew with a card of another capture', () => {
    expect(togglePicked(plays('5D 4C', '6B 2S AD'), ['5D'], '6B')).toEqual(['6B']);
  });

  it('leaves the choice alone when the card can never be taken', () => {
    expect(togglePicked(plays('5D 4C', '6B 2S AD'), ['5D'], 'KC')).toEqual(['5D']);
  });

  it('takes at once what is one legal set and lies in no larger one', () => {
    const choices = plays('5D 4C', '6B 2S AD');
    expect(settledCapture(choices, ['4C', '5D'])?.captured).toEqual(['5D', '4C']);
    expect(settledCapture(choices, ['6B', '2S'])).toBeUndefined();
  });

  it('waits for a confirmation when a larger set contains the picked one', () => {
    const choices = plays('AC', 'AC 5D 4C');
    expect(settledCapture(choices, ['AC'])).toBeUndefined();
    expect(settledCapture(choices, ['AC', '5D', '4C'])?.captured).toHaveLength(3);
  });

  it('never takes by itself where laying is a choice too', () => {
    expect(settledCapture(plays('5D 4C', ''), ['5D', '4C'])).toBeUndefined();
  });
});
