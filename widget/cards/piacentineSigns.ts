/** The four suit signs of the Piacentine pattern around the origin: coins 100 wide, cups 170, swords and clubs 340 high. */

import { twin } from './figure.ts';
import { back, beads, disc, ink, line, oval, shape, symbol } from './kit.ts';

/** The deck's own colours. */
export const brick = '#d2302c';
export const bottle = '#1d5a34';
export const leaf = '#4c9a5d';
export const ochre = '#e9bd25';
export const steel = '#2f5f98';
export const sky = '#8fb4dc';
export const bark = '#24402c';
export const sawn = '#e08a2e';
export const white = '#fffdf6';
export const brown = '#8a4f24';

/** The name of a shared drawing: a suit's sign, or another of the deck. */
export const signId = (name: string): string => `piacentine-${name}`;

const thin = { line: 3 };
const none = { line: 0 };

const coin =
  disc(0, 0, 49, ink, none) +
  beads('M0-43a43 43 0 1 1-.01 0', 7, 11.26, ochre) +
  beads('M0-34a34 34 0 1 1-.01 0', 5, 8.9, ochre) +
  disc(0, 0, 28, ochre, none) +
  disc(0, 0, 24, brick, { line: 2 }) +
  line('M-13-5c2-4 7-4 9 0m8 0c2-4 7-4 9 0m-27-6c3-3 8-3 11 0m6 0c3-3 8-3 11 0m-14 5v9l-4 1', 2.4) +
  disc(-8.5, -5, 1.8, ink, none) +
  disc(8.5, -5, 1.8, ink, none) +
  line('M-8 11c4 4 12 4 16 0', 3, '#5c0f0d');

const foot =
  twin(shape('M-1 24h10c3 24 21 34 35 50h-45', bottle, thin)) +
  line('M-6 40C-10 52-20 60-28 68M6 40C10 52 20 60 28 68M0 40V68', 2.5, leaf) +
  shape('M-47 72h94v13h-94Z', ochre, thin) +
  oval(0, 21, 15, 9, ochre, thin);

const cup =
  foot +
  twin(shape('M1 15c-31-3-49-33-47-85h47', leaf, thin)) +
  line(
    'M-30-34c2 22 10 36 20 44m0-44c0 24 4 38 8 46m12-46c0 24-4 38-8 46m28-46c-2 22-10 36-20 44',
    3,
    bottle,
  ) +
  shape('M-47-70c0 14 1 24 3 32 26 8 62 8 88 0 2-8 3-18 3-32Z', ochre, thin) +
  disc(0, -46, 6, steel, thin) +
  disc(-24, -48, 5, brick, thin) +
  disc(24, -48, 5, brick, thin) +
  oval(0, -71, 47, 13, brick, thin);

const goblet =
  disc(-74, -30, 11, ochre, thin) +
  disc(74, -30, 11, ochre, thin) +
  line('M-62-30h-12m136 0h12', 6) +
  `<g transform="scale(1.4 1)">${cup}</g>`;

const sword =
  shape('M0-170l11 24-2 230h-18l-2-230Z', steel, thin) +
  shape('M0-160l-6 18 1 222h4Z', '#d3e3f4', none) +
  shape('M-7 96H7V142H-7Z', ochre, thin) +
  line('M-7 108l14-6m-14 18 14-6m-14 18 14-6', 3) +
  shape('M-36 82c22-4 50-4 72 0v14c-22 4-50 4-72 0Z', ochre, thin) +
  disc(-37, 89, 11, leaf, thin) +
  disc(37, 89, 11, leaf, thin) +
  oval(0, 89, 9, 14, brick, thin) +
  disc(0, 152, 14, brick, thin);

const twig = (x: number, y: number, mirror: number): string =>
  `<g transform="translate(${x} ${y})scale(${mirror} 1)">${
    shape('M0 18L22-8L8-20L-6-6Z', bark, thin) + shape('M22-8l-14-12c4-6 18 6 14 12Z', sawn, thin)
  }</g>`;

const club =
  twig(24, -84, 1) +
  twig(-24, -20, -1) +
  twig(20, 56, 1) +
  twig(-18, 104, -1) +
  shape('M-32-158c7 46-2 84 5 134 6 64 3 128 7 184h40c4-56-1-114 7-164 6-58-2-108 5-154Z', bark, thin) +
  line(
    'M-18-132c4 40-2 70 4 102m16-110c4 36-4 64 2 104m14-92c-2 20-2 36 0 54m-30 68c4 36 0 68 4 102m16-102c4 30-4 52 0 88',
    3.5,
    '#6f9c78',
  ) +
  oval(-2, -52, 7, 10, sawn, thin) +
  oval(4, 96, 6, 9, sawn, thin) +
  oval(0, -158, 32, 12, sawn, thin) +
  oval(0, -158, 19, 6, 'none', { line: 2.5, color: brick }) +
  oval(0, 160, 20, 8, sawn, thin);

/** Chevrons round an oval. */
const chevrons = `${Array.from({ length: 5 }, (_, i) => {
  const y = 8 + i * 3;
  return `M7 ${y}L25 ${y + 8}L43 ${y}M7 ${82 - y}L25 ${74 - y}L43 ${82 - y}`;
}).join(
  '',
)}M25 31a10 10 0 1 0 .01 0M25 34a7 7 0 1 0 .01 0M25 36v10M20 41h10M21.5 37.5l7 7M28.5 37.5l-7 7M7 36L13 41L7 46M43 36L37 41L43 46`;

/** All shared drawings of the deck. */
export const piacentineSigns = (): string =>
  Object.entries({ D: coin, C: cup, S: sword, B: club, goblet })
    .map(([name, drawn]) => symbol(signId(name), drawn))
    .join('') + back(chevrons);
