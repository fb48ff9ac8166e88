import { describe, expect, it } from 'vitest';
import { en } from '../../widget/i18n/en.ts';
import { seating } from '../../widget/model/seating.ts';
import type { DeckCard } from '../../widget/net/types.ts';
import { Words } from '../../widget/view/words.ts';

const card = (code: string, value: number, name: string): DeckCard => ({
  card: code,
  rank: code.slice(0, 1),
  suit: code.slice(1),
  values: [value],
  names: { de: name, it: name, en: name },
});

const deck = [
  card('KB', 10, 'king of clubs'),
  card('KD', 10, 'king of coins'),
  card('KC', 10, 'king of cups'),
  card('5D', 5, 'five of coins'),
  card('3C', 3, 'three of cups'),
  card('2S', 2, 'two of swords'),
];

const seats = seating(
  [
    { seat: 0, side: 0, handCount: 3 },
    { seat: 1, side: 1, handCount: 3 },
  ],
  0,
);

const words = new Words(en, deck, seats, 'italian');

describe('the sentence of a play', () => {
  it('names a few taken cards with their suits', () => {
    expect(words.play({ seat: 1, card: 'KB', captured: ['KD'] })).toBe(
      'Computer: king of clubs, 10, takes king of coins.',
    );
  });

  it('counts out many taken cards', () => {
    expect(words.play({ seat: 0, card: 'KB', captured: ['5D', '3C', '2S'] })).toBe(
      'You: king of clubs, 10, takes 5, 3, and 2.',
    );
  });
});

describe('what a card could take', () => {
  it('tells choices of the same value apart', () => {
    expect(words.prospect('KB', [['KD'], ['KC']])).toBe('King of clubs takes king of coins or king of cups');
    const alike = words.prospect('KB', [
      ['5D', '3C', '2S'],
      ['2S', '5D', '3C'],
      ['5D', '3C', '2S'],
    ]);
    expect(alike).toContain('five of coins');
  });
});
