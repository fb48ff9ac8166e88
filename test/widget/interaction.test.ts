import { describe, expect, it } from 'vitest';
import {
  chooseCard,
  confirm,
  confirmable,
  cycleCapture,
  type Interaction,
  idle,
  lay,
  letGo,
  pickTableCard,
} from '../../widget/model/interaction.ts';
import type { LegalPlay } from '../../widget/net/types.ts';

const play = (card: string, set: string): LegalPlay => ({
  card,
  captured: set.split(' ').filter((each) => each !== ''),
  sweep: false,
});

const must = [play('QD', '5D 4C'), play('QD', '6B 2S AD'), play('7C', '4C 2S AD'), play('3S', '')];
const may = [play('QD', '5D 4C'), play('QD', '')];

const lifted = (plays: readonly LegalPlay[]): Interaction => chooseCard(idle, 'QD', plays).interaction;

describe('a person at the table', () => {
  it('lays a card that takes nothing at the first tap', () => {
    expect(chooseCard(idle, '3S', must)).toMatchObject({
      interaction: { kind: 'sending', card: '3S' },
      play: { captured: [] },
    });
  });

  it('makes the only capture of a card at the first tap', () => {
    expect(chooseCard(idle, '7C', must).play?.captured).toEqual(['4C', '2S', 'AD']);
  });

  it('lifts a card with several captures and lets it go at the second tap', () => {
    const first = chooseCard(idle, 'QD', must);
    expect(first).toMatchObject({ interaction: { kind: 'choosing', card: 'QD', picked: [] } });
    expect(first.play).toBeUndefined();
    expect(chooseCard(first.interaction, 'QD', must).interaction).toEqual(idle);
  });

  it('changes over to another card of the hand', () => {
    expect(chooseCard(lifted(must), '3S', must).play?.card).toBe('3S');
  });

  it('does nothing with a card that may not be played', () => {
    expect(chooseCard(idle, 'AD', must)).toEqual({ interaction: idle });
  });

  it('plays as soon as the picked cards are one set', () => {
    const one = pickTableCard(lifted(must), '5D');
    expect(one.play).toBeUndefined();
    expect(pickTableCard(one.interaction, '4C').play?.captured).toEqual(['5D', '4C']);
  });

  it('goes through the captures with the arrows and confirms with Enter', () => {
    const first = cycleCapture(lifted(must), 1).interaction;
    expect(confirmable(first)?.captured).toEqual(['5D', '4C']);
    const second = cycleCapture(first, 1).interaction;
    expect(confirm(second).play?.captured).toEqual(['6B', '2S', 'AD']);
    expect(confirmable(cycleCapture(second, 1).interaction)?.captured).toEqual(['5D', '4C']);
    expect(confirmable(cycleCapture(lifted(must), -1).interaction)?.captured).toEqual(['6B', '2S', 'AD']);
  });

  it('offers laying as the last choice where the rules let one choose', () => {
    const taking = cycleCapture(lifted(may), 1).interaction;
    const laying = cycleCapture(taking, 1).interaction;
    expect(confirmable(taking)?.captured).toEqual(['5D', '4C']);
    expect(confirm(laying).play?.captured).toEqual([]);
    expect(lay(lifted(may)).play?.captured).toEqual([]);
    expect(lay(lifted(must)).play).toBeUndefined();
  });

  it('lets go with Esc, but not of a play that is on its way', () => {
    expect(letGo(lifted(must)).interaction).toEqual(idle);
    const sending: Interaction = { kind: 'sending', card: 'QD' };
    expect(letGo(sending).interaction).toBe(sending);
    expect(chooseCard(sending, '3S', must)).toEqual({ interaction: sending });
  });
});
