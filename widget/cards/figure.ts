/** What every person and horse is drawn from: heads on necks, hands that grip, sleeves and legs. */
import { disc, ink, line, oval, shape } from './kit.ts';

/** Skin, as the old stencils have it. */
export const flesh = '#f1cfa8';
const blush = '#e39a80';
const lips = '#b8322c';
const none = { line: 0 };

/** Moves, turns (degrees) and sizes a drawing; a negative size mirrors it from left to right. */
export const put = (drawn: string, x: number, y: number, turn = 0, size = 1): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${
    size === 1 ? '' : `scale(${size} ${Math.abs(size)})`
  }">${drawn}</g>`;

/** A drawing and its mirror image in the line x = 0: of what is even on both sides only one half is written down. */
export const twin = (drawn: string): string => drawn + put(drawn, 0, 0, 0, -1);

/** A drawing and its mirror image in the middle line of the card (x = 250). */
export const mirrored = (drawn: string): string => drawn + put(drawn, 500, 0, 0, -1);

/** An arm, a leg, a ribbon: one bent stroke with an outline, which makes it that much wider. */
export const limb = (path: string, color: string, width: number, edge = 9): string =>
  line(path, width + edge) + line(path, width, color);

/** Beard and moustache of a face. */
export interface Whiskers {
  readonly color: string;
  readonly beard?: boolean;
}

/** A head in profile, looking right, with its neck; 120 high, the origin between ear and eye. */
export const profile = (whiskers?: Whiskers): string =>
  shape(
    'M-6-60c28-2 44 14 45 32 1 8-2 14 2 19 5 9 14 18 16 24 0 6-9 7-14 7 0 4 5 6 5 10-1 3-5 3-6 4 4 2 6 5 3 9-3 3-1 6-2 11-3 8-17 9-27 4-8-3-12-6-16-10 0 20 4 34 10 52h-62c8-22 10-48 10-72-16-26-12-70 12-83 8-5 16-7 24-7Z',
    flesh,
  ) +
  oval(20, 24, 9, 7, blush, none) +
  (whiskers?.beard === true
    ? shape(
        'M44 46c4 16 4 38-14 52-26-6-52-32-56-74 0-8 10-6 14 2 8 14 20 18 32 12 10-6 22-6 24 0-6 0-10 4-8 8Z',
        whiskers.color,
      ) + line('M-8 44c8 18 20 32 36 40', 3)
    : '') +
  (whiskers === undefined
    ? ''
    : shape('M46 25c-14-3-30 3-40 17 16 4 34-2 44-9Z', whiskers.color, { line: 3 })) +
  line('M14-8c6-7 16-7 21-1m-24-13c8-8 19-8 26-2m7 59-8 0') +
  disc(27, -8, 4.5, ink, none) +
  shape('M-16-6c-10-6-16 6-10 16 4 8 12 8 14-2', flesh, { line: 3 });

/** A head from the front with its neck; `look` moves the features to the left (negative) or right. */
export function face(look = 0, whiskers?: Whiskers): string {
  const side = look < 0 ? -1 : 1;
  return (
    shape('M-24 30V98H24V30Z', flesh) +
    line('M-20 62c12 10 28 10 40-4', 4, '#c99a76') +
    twin(shape('M-1 -51c21 0 41 11 42 33 3 40-11 64-27 74-4 2-9 3-15 3', flesh)) +
    (whiskers?.beard === true
      ? twin(shape('M-1 26h13c12 2 22-4 29-26 5 52-13 88-42 102', whiskers.color)) +
        line('M-24 44c4 18 12 32 20 42m28-42c-4 18-12 32-20 42M0 56v34', 3)
      : '') +
    put(
      oval(-22, 16, 9, 6, blush, none) +
        oval(22, 16, 9, 6, blush, none) +
        line('M-26-4c5-7 14-7 19-1m14 0c5-6 14-6 19 1m-53-13c7-7 15-6 21-2m12 0c6-4 14-5 21 2') +
        disc(-16, -4, 4.6, ink, none) +
        disc(16, -4, 4.6, ink, none) +
        line(`M${side * 2}-6C${side * 3} 4 ${side * 8} 10 ${side * 7} 14L${side * -3} 15`) +
        shape('M-12 31c6-5 18-5 24 0-6 9-18 9-24 0Z', lips, none) +
        (whiskers === undefined
          ? ''
          : twin(
              shape('M1 22c-15-4-23 2-31 12 12 0 22-2 31-7', whiskers.color, {
                line: 3,
              }),
            )),
      look,
      0,
    )
  );
}

/** A child's face, 92 wide around the origin: round, with large eyes low in it. */
export const childFace =
  [-46, 46].map((x) => oval(x, 6, 10, 13, flesh) + oval(x * 0.6, 22, 12, 9, blush, none)).join('') +
  shape('M-46-6c0-56 92-56 92 0 8 62-100 62-92 0Z', flesh) +
  [-27, 27].map((x) => oval(x, 22, 12, 9, blush, none) + disc(x * 0.7, 4, 6.5, ink, none)).join('') +
  line('M-27-12q8-7 16-1m22 0q8-6 16 1M-5 15q5 5 10 0') +
  shape('M-12 26q12 5 24 0-12 18-24 0Z', lips, none);

/** A fist around something upright, seen from the side of its fingers; 46 wide. */
export const fist =
  shape('M-20-19c10-8 34-8 40 0 7 7 7 33 0 40-8 6-32 5-40-3-6-10-6-28 0-37Z', flesh) +
  line('M-4-12H23M-5 1H24M-4 13H22', 3.5) +
  shape('M-22-14c8-16 30-18 35-8-5 8-19 8-25 16', flesh);

/** A hand laid flat, fingers to the right; 60 wide. */
export const palm =
  shape(
    'M-30-14c16-6 44-8 58-2 6 4 3 10-2 10 10 1 10 10 2 11 6 3 3 10-5 9 3 6-5 9-11 7-16 4-32 1-42-7Z',
    flesh,
  ) + line('M26-6L4-4M28 5L4 5M23 14L4 13M-14-16C-8-26 6-28 12-21', 3.5);

/** Tufts of ermine at the points of a path's dots. */
export const ermine = (spots: readonly (readonly [x: number, y: number])[]): string =>
  line(spots.map(([x, y]) => `M${x} ${y}v9m-5 3l5-4 5 4`).join(''), 4.5);

/** A feather of that length hanging from the origin. */
export const feather = (length: number, fill: string, width = 15): string =>
  shape(
    `M${-width * 0.7} 0C${-width * 1.3} ${length * 0.6} ${-width * 0.6} ${length} 0 ${length}C${width * 0.6} ${length} ${width * 1.3} ${length * 0.6} ${width * 0.7} 0Z`,
    fill,
  ) + line(`M0 ${length * 0.3}V${length * 0.85}`, 3);

/** A plume blown to the right from the origin; 100 long. */
export const plume = (fill: string): string =>
  shape('M0 0c4-34 30-56 62-56 30 0 46 22 36 42-6 12-20 14-24 4 10-2 10-16-4-16-18 0-36 10-52 36Z', fill) +
  line('M14-8c12-22 30-34 54-34', 3);

/** A horse's head and neck, looking right; the neck ends at the line y = 0, the muzzle reaches x = 160. */
export const horseHead = (coat: string, mane: string, bridle: string, second: string): string =>
  shape(
    'M0 0c8-52 24-100 38-132 10-26 26-44 44-50l4-30 16 26c12 8 19 20 24 36l30 66c7 18 4 34-9 38-10 3-19 0-25-8-10-4-22-14-30-30-10-2-16-8-20-14 8 34 40 58 44 98',
    coat,
  ) +
  shape('M86-186c-26-8-48 18-60 56-14 38-28 80-32 130h-30c4-52 18-96 32-136 12-40 44-86 90-50Z', mane) +
  line('M10-124c10-28 26-52 54-64m-58 38c-14 38-28 80-32 130', 3) +
  disc(110, -142, 6.5, ink, none) +
  line('M98-154c8-6 16-4 22 4') +
  oval(150, -64, 4, 6, ink, none) +
  line('M124-54c8-6 16-8 23-6') +
  line('M94-182l-2 96m29-76-41 32m61 12-29 52', 7, bridle) +
  disc(113, -68, 9, second, { line: 3 });

/** Hair of a head in profile, over temple and nape, that far down. */
export const hair = (color: string, length = 70): string =>
  shape(
    `M26-58c-46-16-88 6-86 52C-60 26-70 ${length - 24}-60 ${length}c12 12 38 6 40-16C-18 38-24 30-24 18c-8-16-2-32 12-30 10 4 16-6 18-20 8-4 18-12 20-26Z`,
    color,
  ) + line(`M-46-24C-50 10-46 40-50 ${length - 8}M-32-36C-40 0-34 30-36 ${length - 6}`, 3);

/** Long hair behind a face seen from the front. */
export const longHair = (color: string): string =>
  twin(shape('M-1 20h31v64c4 12 20 14 28 0 12-44 14-94-18-118h-41', color)) +
  line('M-52-6c-6 36 0 62 6 86m98-86c6 36 0 62-6 86', 3);
