/** What the Piacentine courts wear and hold. */
import { ermine, fist, limb, mirrored, put, twin } from './figure.ts';
import { beads, disc, hatch, line, oval, shape, use } from './kit.ts';
import { brick, brown, ochre, signId, steel, white } from './piacentineSigns.ts';

/** Hair. */
export const chestnut = '#6b3d1e';

/** Hair and manes. */
export const blond = '#d9a441';

/** A horse. */
export const pale = '#e3d8c6';

/** Another horse. */
export const dapple = '#b9b2a6';

/** A coin where it is held or hangs. */
export const coin = (x: number, y: number): string => use(signId('D'), [x, y, 1.06]);

/** A cup likewise. */
export const cup = (x: number, y: number): string => use(signId('C'), [x, y, 0.84]);

/** A sword, turned by degrees. */
export const sword = (x: number, y: number, turn = 0): string => use(signId('S'), [x, y, 1.02, turn]);

/** The smooth brown club of the courts, thick end up, 330 long. */
export const club =
  twin(shape('M-1 -150h25c6 60-8 170-11 315h-14', brown)) +
  line('M-8-120C-12-60-4 20-4 130M9-110C10-60 6-20 6 30', 4, '#5a3014') +
  oval(0, -152, 25, 11, ochre);

/** Shoulders and body down to the middle line. */
export const torso = (fill: string): string =>
  mirrored(
    shape('M249 452h133c6-72-6-134-50-156-22-12-44-18-54-28h-29', fill) +
      hatch('M368 440c2-50-4-90-22-120', 26, 8),
  );

/** A sleeve along a path. */
export const sleeve = (path: string, color: string): string => limb(path, color, 52);

/** The end of a sleeve, turned by degrees. */
export const cuff = (x: number, y: number, turn: number, color: string): string =>
  put(shape('M-30-13c18-6 42-6 60 0v25c-18 6-42 6-60 0Z', color), x, y, turn);

/** A fist around something. */
export const fistAt = (x: number, y: number, turn = 0, size = 1.1): string => put(fist, x, y, turn, size);

/** A cap above the face at the origin. */
export const cap = (fill: string, brim: string): string =>
  shape('M-62-28c-12-46 22-70 66-68 42 0 66 30 54 68-38-12-80-12-120 0Z', fill) +
  shape('M-66-34c42-16 88-16 130 0l-2 20c-40-16-84-16-126 0Z', brim);

/** An open crown above the face at the origin. */
export const crown = (lining: string): string =>
  shape('M-44-34c4-56 84-56 88 0Z', lining) +
  twin(shape('M-1 -39c19 0 36 3 51 9l12-66-32 26-31-42', ochre)) +
  shape('M-52-34c32-14 72-14 104 0l-2 20c-30-14-70-14-100 0Z', brick) +
  [-62, 0, 62].map((x) => disc(x, x === 0 ? -114 : -98, 8, brick, { line: 3 })).join('') +
  beads('M-28-31L0-34 30-31', 10, 28, white);

/** A high crown, closed. */
export const highCrown =
  twin(shape('M-1 -40h41c10-56-10-86-41-90', brick)) +
  twin(shape('M-1 -37c18 0 35 3 49 9l12-50-24 16-2-50-20 40-15-56', ochre)) +
  shape('M-50-32c30-12 70-12 100 0l-2 20c-28-12-68-12-96 0Z', steel) +
  disc(0, -134, 8, ochre, { line: 3 }) +
  beads('M-26-27L0-30 28-27', 10, 26, ochre);

/** Shoulders in ermine. */
export const cape = (): string =>
  mirrored(shape('M249 276c17 0 33-3 45-10 36 10 58 28 64 52 6 38-40 68-109 70', white)) + ermine(capeSpots);

const capeSpots = [
  [178, 318],
  [206, 350],
  [250, 360],
  [294, 350],
  [322, 318],
] as const;

/** A turned-down collar. */
export const collar = (fill: string): string =>
  shape('M204 268c18-14 74-14 92 0l10 28c-32-14-80-14-112 0Z', fill);
