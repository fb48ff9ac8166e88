import { describe, expect, it } from 'vitest';
import { backId } from '../../widget/cards/backId.ts';
import { francesi, francesiSpots } from '../../widget/cards/francesi.ts';
import { napoletane, napoletaneSpots } from '../../widget/cards/napoletane.ts';
import { piacentine, piacentineSpots } from '../../widget/cards/piacentine.ts';

const suits = [...'DCBS'];
const numberOf = (rank: string): number => (rank === 'T' ? 10 : Number(rank));

const decks = [
  { deck: napoletane, numbers: [...'234567'], ranks: [...'A234567JQK'], spotsOf: napoletaneSpots },
  { deck: piacentine, numbers: [...'234567'], ranks: [...'A234567JQK'], spotsOf: piacentineSpots },
  { deck: francesi, numbers: [...'23456789T'], ranks: [...'A23456789TJQK'], spotsOf: francesiSpots },
];

describe.each(decks)('the $deck.id deck', ({ deck, numbers, ranks, spotsOf }) => {
  const cards = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));

  it('draws every card, each differently', () => {
    const faces = cards.map((card) => deck.face(card));
    expect(faces).not.toContain(undefined);
    expect(new Set(faces).size).toBe(cards.length);
  });

  it('shows as many signs as the card counts, all inside the frame', () => {
    for (const rank of numbers) {
      for (const suit of suits) {
        const spots = spotsOf(`${rank}${suit}`);
        expect(spots, `${rank}${suit}`).toHaveLength(numberOf(rank));
        for (const [x, y] of spots) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(deck.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(deck.height);
        }
      }
    }
  });

  it('lays coins side by side and whole on the card', () => {
    for (const rank of numbers) {
      const coins = spotsOf(`${rank}D`).map(([x, y, size = 1]) => ({ x, y, radius: size * 50 }));
      for (const [i, { x, y, radius }] of coins.entries()) {
        const room = Math.min(x, y, deck.width - x, deck.height - y);
        expect(room, `${rank}D`).toBeGreaterThan(radius);
        for (const other of coins.slice(i + 1)) {
          const apart = Math.hypot(x - other.x, y - other.y);
          expect(apart, `${rank}D`).toBeGreaterThan(0.95 * (radius + other.radius));
        }
      }
    }
  });

  it('finds every shared drawing that it uses, and one for the back', () => {
    const shared = deck.symbols();
    const drawn = [...cards.map((card) => deck.face(card)), ...suits.map((suit) => deck.suit(suit))].join('');
    const wanted = new Set([...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    for (const id of [...wanted, backId]) expect(shared).toContain(`id="${id}"`);
  });

  it('keeps to what strict policies allow', () => {
    const drawn = cards.map((card) => deck.face(card)).join('') + deck.symbols();
    expect(drawn).not.toMatch(/style|data:|<script|url\(/);
  });

  it('has no card of another game', () => {
    expect(deck.face('ZZ')).toBeUndefined();
  });
});

describe('the frame of the Piacentine cards', () => {
  const numbersOf = (path: string): readonly number[] => (path.match(/\d+/g) ?? []).map(Number);
  const frameOf = (card: string, isOpen: boolean): string =>
    / d="([^"]+)"/.exec(piacentine.frame?.(card, isOpen) ?? '')?.[1] ?? '';

  it('stands as far from the left as from the right, and so above and below, with a corner sign or without', () => {
    for (const isOpen of [false, true]) {
      const numbers = numbersOf(frameOf('7D', isOpen));
      expect(numbers).toContain(34);
      expect(numbers).toContain(piacentine.width - 34);
      expect(numbers).toContain(piacentine.height - 34);
    }
  });

  it('is open where a corner sign stands, and closed without one', () => {
    expect(frameOf('7D', false)).toMatch(/Z$/);
    expect(frameOf('7D', true)).not.toContain('Z');
    expect(frameOf('7D', true)).not.toContain('34 34');
  });

  it('is cut by a line through the middle on courts alone', () => {
    expect(numbersOf(frameOf('JD', false))).toContain(piacentine.height / 2);
    expect(numbersOf(frameOf('AD', false))).not.toContain(piacentine.height / 2);
  });
});

it.each([...'JQK'].flatMap((rank) => [...'DCS'].map((suit) => rank + suit)))(
  'the Piacentine %s shows its sign in two opposite corners',
  (card) => {
    const signs = piacentine.face(card)?.split(`#piacentine-${card[1]}"`) ?? [];
    expect(signs).toHaveLength(3);
    expect(piacentine.face(card)).toContain(`translate(${piacentine.width} ${piacentine.height})rotate(180)`);
  },
);
