import type { Rules } from './model.ts';
import { MOST_CARDS, MOST_COINS, PRIMIERA, SETTEBELLO } from './scoringItems.ts';
import { packetsOfThree } from './variants/packets.ts';

/** Classic Scopa at a table of that size: what a variant's differences are applied to. */
export function defaultRules(players: number): Rules {
  return {
    deck: { kind: 'italian-40' },
    table: {
      players,
      teams: players >= 4 ? 'partners' : 'individual',
      direction: 'counterclockwise',
      dealerRotation: 'with-play',
    },
    deal: {
      handSizes: packetsOfThree(players),
      tableCards: 4,
      leftoverTo: 'none',
      redeal: { kings: 3 },
      dealerBonus: 'none',
    },
    capture: { by: 'value', total: 15, choice: 'single-first', duty: 'must' },
    ace: {
      sweeps: false,
      sweepScores: false,
      withAceOnTable: 'ace-only',
      onEmptyTable: 'stays',
      choice: 'forced',
      openingBan: false,
    },
    sweep: { points: 1, lastPlay: 'never' },
    finish: { remainderTo: 'last-capturer' },
    score: { items: [MOST_CARDS, MOST_COINS, SETTEBELLO, PRIMIERA] },
    declare: { kind: 'none' },
    victory: {
      target: 11,
      aim: 'most',
      tieBreak: 'play-on',
      endCheck: 'end-of-round',
      instantWin: [],
    },
  };
}
