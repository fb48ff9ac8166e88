import { describe, expect, it } from 'vitest';
import { StepPlayer } from '../../widget/controllers/stepPlayer.ts';
import type { Shown } from '../../widget/model/snapshot.ts';
import type { Step } from '../../widget/model/steps.ts';

const moment = (round: number): Shown => ({
  phase: 'playing',
  round,
  dealer: 0,
  places: [],
  stockCount: 0,
  leftoverCount: 0,
  seats: [],
  sides: [],
});

/** A table of one card that stands somewhere else in every picture, and whose movements end when they are told to. */
function tableOfOneCard(): {
  readonly player: StepPlayer;
  readonly moves: (() => void)[];
  readonly told: number[];
} {
  const moves: (() => void)[] = [];
  const told: number[] = [];
  let x = 0;
  const card = {
    style: {},
    getAttribute: () => 'AS',
    getBoundingClientRect: () => {
      x += 10;
      return { x, y: 0, width: 10, height: 16 };
    },
    animate: () => {
      let finish = (): void => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      moves.push(finish);
      return { finished, finish, cancel: () => {} };
    },
  };
  const root = { querySelector: () => card, querySelectorAll: () => [card] };
  const host = {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
  };
  const player = new StepPlayer(host, {
    root: () => root as unknown as ParentNode,
    pace: () => ({ pauses: 1, movement: 1 }),
    onBegin: () => {},
    onStep: ({ shown }) => told.push(shown.round),
  });
  return { player, moves, told };
}

const still = { kind: 'none' } as const;
const closingUp: Step = { shown: moment(1), motion: still, hold: 0 };
const lastPlay: Step = {
  shown: moment(2),
  motion: { kind: 'play', seat: 0 },
  hold: 'acknowledge',
  event: { kind: 'play', seat: 0, card: 'AS' },
};

/** Until what waits for nothing but a task of its own has had one. */
const tasks = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('steps that have piled up on a page that nobody sees', () => {
  it('are told one after the other at once, but for the last ones', async () => {
    const { player, told } = tableOfOneCard();
    const rounds = Array.from({ length: 100 }, (_, round) => round);
    player.enqueue(rounds.map((round) => ({ ...lastPlay, shown: moment(round), hold: 1400 })));
    await expect.poll(() => told.length).toBeGreaterThan(50);
    await tasks();
    expect(told).toEqual(rounds.slice(0, told.length));
    expect(told.length).toBeLessThan(70);
  });
});

describe('a step that waits for the person', () => {
  it('goes on when it is acknowledged, also when the cards of the step before came to rest after its own', async () => {
    const { player, moves, told } = tableOfOneCard();
    player.enqueue([closingUp]);
    await tasks();
    // The person can play while cards close up.
    expect(player.resting).toBe(true);
    player.enqueue([lastPlay]);
    await tasks();
    for (const end of [...moves].reverse()) {
      end();
      await tasks();
    }
    expect(player.waiting).toBe(true);
    player.acknowledge();
    await tasks();
    expect(player.waiting).toBe(false);
    expect(player.resting).toBe(true);
    expect(told).toEqual([1, 2]);
  });

  it('needs to be acknowledged but once, be it while its card still moves', async () => {
    const { player, told } = tableOfOneCard();
    player.enqueue([lastPlay]);
    await tasks();
    // A tap on the felt does not stand for it.
    player.finish();
    await tasks();
    expect(player.waiting).toBe(true);
    player.acknowledge();
    await tasks();
    expect(player.waiting).toBe(false);
    expect(player.resting).toBe(true);
    expect(told).toEqual([2]);
  });
});
