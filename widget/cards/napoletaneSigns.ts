/** The four suit signs, each drawn around the origin; coins and cups 100 wide, swords and clubs 340 long. */
import { back, disc, dots, ink, line, oval, shape, star, symbol } from './kit.ts';

/** The deck's own colours. */
export const red = '#c9252d';
export const green = '#11663a';
export const yellow = '#f4c430';
export const blue = '#22599f';
export const flesh = '#f1cfa8';
export const white = '#fffdf6';
export const grey = '#a58f7f';

/** The name of a suit's sign in the shared drawings. */
export const signId = (suit: string): string => `napoletane-${suit}`;

const thin = { line: 3 };

const coin =
  disc(0, 0, 49, yellow, { line: 4 }) +
  disc(0, 0, 39, red, thin) +
  star(12, 36, 20, yellow, { line: 2 }) +
  disc(0, 0, 19, yellow, thin) +
  line('M-9 -4h5M4 -4h5M0 -4v7M-6 9q6 5 12 0', 2.6);

const cup =
  shape('M-30 50C-30 40-12 38-8 22H8C12 38 30 40 30 50Z', red, thin) +
  shape('M-40-34C-40 0-24 24 0 26C24 24 40 0 40-34Z', green, thin) +
  line('M-22-8C-20 8-12 18-6 22M0-8V22M22-8C20 8 12 18 6 22', 3, '#8fc79c') +
  shape('M-42-38H42L38-12H-38Z', yellow, thin) +
  line('M-30-25H30', 4, red) +
  shape('M-41-32C-58-34-54-8-35-6M41-32C58-34 54-8 35-6', 'none', { line: 6, color: '#9a7410' }) +
  oval(0, -40, 43, 9, red, thin) +
  oval(0, 22, 12, 6, yellow, thin);

const sword =
  shape('M0-170L13-140V78H-13V-140Z', '#5b93d6', { line: 4 }) +
  shape('M0-162L5-138V76H-5V-138Z', '#dbe9f8', { line: 0 }) +
  shape('M-7 88H7V138H-7Z', yellow, thin) +
  line('M-7 100L7 94M-7 114L7 108M-7 128L7 122', 3, red) +
  shape('M-46 80C-50 62-30 62-26 74H26C30 62 50 62 46 80C50 98 30 98 26 88H-26C-30 98-50 98-46 80Z', yellow, {
    line: 4,
  }) +
  disc(0, 81, 9, red, thin) +
  disc(0, 151, 15, yellow, { line: 4 }) +
  disc(0, 151, 5, red, { line: 0 });

const club =
  shape(
    'M-16 168C-26 60-44-20-40-96C-38-146-18-170 4-170C30-168 42-140 38-92C34-20 22 60 16 168C10 176-12 176-16 168Z',
    green,
    {
      line: 4,
    },
  ) +
  shape('M-24 60C-20 92-18 130-16 168C-12 176 10 176 16 168C18 130 22 92 27 40C12 66-8 70-24 60Z', red, {
    line: 4,
  }) +
  shape('M-14 52C-30 10-26-46 2-84C4-60 22-58 18-36C30-22 22-4 18 4C22 22 8 46-14 52Z', yellow, thin) +
  line('M-10 44C-10 6-4-30 4-62M-8 12L12-2M-7-14L12-32', 3, '#8a6a0c') +
  line('M-26-110C-24-134-16-150-4-156', 5, '#6fb284') +
  oval(0, 168, 16, 7, '#e88d90', thin);

/** A lattice. */
const lattice =
  'M4 14L14 4M4 30L30 4M4 46L46 4M4 62L46 20M4 78L46 36M20 78L46 52M36 78L46 68M46 14L36 4M46 30L20 4M46 46L4 4M46 62L4 20M46 78L4 36M30 78L4 52M14 78L4 68';

/** All shared drawings of the deck. */
export const napoletaneSigns = (): string =>
  symbol(signId('D'), coin) +
  symbol(signId('C'), cup) +
  symbol(signId('S'), sword) +
  symbol(signId('B'), club) +
  back(lattice) +
  symbol(
    'napoletane-rose',
    disc(0, 0, 49, white, { line: 4 }) +
      dots(24, 43, 3, red) +
      star(8, 38, 26, yellow, thin) +
      disc(0, 0, 17, red, thin) +
      dots(8, 10, 3, yellow) +
      disc(0, 0, 4, ink, { line: 0 }),
  );
