/** The four suit signs around the origin; coins and cups 100 wide, swords and clubs 340 long. */
import { limb, twin } from './figure.ts';
import { back, disc, ink, line, oval, shape, star, symbol } from './kit.ts';

/** The deck's own colours. */
export const red = '#cf2630';
export const green = '#11663a';
export const mint = '#8fc79c';
export const yellow = '#f4c82a';
export const blue = '#22599f';
export const white = '#fffdf6';
export const grey = '#a58f7f';
export const brown = '#5b3a22';

/** The halves of a club: they differ in lightness too, for eyes that take red and green for one. */
export const clubGreen = '#2b9150';
export const clubRed = '#b81a25';

/** The name of a shared drawing: a suit's sign, or another of the deck. */
export const signId = (name: string): string => `napoletane-${name}`;

const thin = { line: 3 };
const none = { line: 0 };

const features =
  line('M-11-6c2-4 6-4 8 0M3-6c2-4 6-4 8 0M0-6v7l-3 2M-7 9q7 6 14 0', 2.6) +
  disc(-7, -5, 1.6, ink, none) +
  disc(7, -5, 1.6, ink, none);

const sun =
  disc(0, 0, 49, yellow, { line: 4 }) +
  disc(0, 0, 42, ink, none) +
  star(16, 41, 22, yellow, none) +
  disc(0, 0, 21, yellow, thin) +
  disc(-12, 4, 4, '#e8873a', none) +
  disc(12, 4, 4, '#e8873a', none) +
  features;

const boss =
  disc(0, 0, 49, yellow, { line: 4 }) +
  disc(0, 0, 42, ink, none) +
  star(16, 41, 22, yellow, none) +
  disc(0, 0, 22, yellow, thin) +
  line('M2 2c-6 4-10-4-5-8 8-6 17 2 14 10-4 12-22 11-25-2-2-12 7-20 17-19', 3);

const rose =
  disc(0, 0, 49, white, { line: 4 }) +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45})">${twin(shape('M1 -44c-3-2-5-4-9-2-10 6-8 22 9 34', yellow, thin))}${line('M0-18v-14', 2.5, red)}</g>`,
  ).join('') +
  disc(0, 0, 19, red, thin) +
  disc(0, 0, 16, yellow, none) +
  features;

const urnOf = (spread: number): string =>
  shape('M-36 44h72v8h-72Z', red, thin) +
  twin(shape('M1 44h-29c0-12 18-12 20-24h9', red, thin)) +
  `<g transform="scale(${spread} 1)">` +
  limb('M-38-24c-26-6-22 26 4 26m72-26c26-6 22 26-4 26', yellow, 4, 5) +
  twin(shape('M1 24c-27-2-41-18-41-46h41', green, thin)) +
  line('M-24-10c2 16 8 26 14 32m2-32c0 14 2 26 4 32m12-32c0 14-2 26-4 32m20-32c-2 16-8 26-14 32', 3, mint) +
  twin(shape('M1 -16h-45c4-8 2-14 2-26h43', yellow, thin)) +
  line('M-30-26h60', 3, red) +
  oval(0, -43, 43, 9, red, thin) +
  '</g>' +
  oval(0, 23, 13, 6, yellow, thin);

const sword =
  shape('M0-170l13 30v222h-26v-222Z', '#4f86cf', { line: 4 }) +
  shape('M0-160l-8 24v214h5Z', '#dbe9f8', none) +
  shape('M-8 90h16v44h-16Z', yellow, thin) +
  line('M-8 104l16-8m-16 20 16-8m-16 20 16-8', 3, red) +
  twin(
    shape('M-1 90c11 0 22-1 27-4 8 8 22 6 24-6 2-16-20-18-24-4-8-4-16-8-27-2', yellow, {
      line: 4,
    }),
  ) +
  disc(0, 80, 8, red, thin) +
  disc(-12, 145, 10, yellow, thin) +
  disc(12, 145, 10, yellow, thin) +
  disc(0, 159, 11, yellow, thin);

const club =
  shape(
    'M-16 168c-10-108-28-188-24-264 2-50 22-74 44-74 26 2 38 30 34 78-4 72-16 152-22 260-6 8-28 8-32 0Z',
    clubGreen,
    { line: 4 },
  ) +
  shape('M-24 60c4 32 6 70 8 108 4 8 26 8 32 0 2-40 6-76 11-128-15 26-35 30-51 20Z', clubRed, { line: 4 }) +
  shape('M-14 52C-30 10-26-46 2-84C4-60 22-58 18-36C30-22 22-4 18 4C22 22 8 46-14 52Z', yellow, thin) +
  line('M-10 44C-10 6-4-30 4-62M-8 12L12-2M-7-14L12-32', 3, '#8a6a0c') +
  line('M-26-110c2-24 10-40 22-46', 5, mint) +
  oval(0, 168, 16, 7, '#e88d90', thin);

/** Lozenges, one within the other, on a cross of lines. */
const lozenges = [34, 26, 18, 10]
  .map((r) => `M25 ${41 - r}l${r * 0.5} ${r}l-${r * 0.5} ${r}l-${r * 0.5}-${r}Z`)
  .join('');

/** All shared drawings of the deck. */
export const napoletaneSigns = (): string =>
  Object.entries({ D: sun, boss, rose, C: urnOf(1), bowl: urnOf(1.28), S: sword, B: club })
    .map(([name, drawn]) => symbol(signId(name), drawn))
    .join('') + back(`${lozenges}M7 7L43 75M43 7L7 75`);
