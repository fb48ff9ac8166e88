/** What stands between the signs of some number cards: ribbons, flowers, the mask, the silhouettes of farm folk. */
import { limb, mirrored, put, twin } from './figure.ts';
import { beads, disc, hatch, ink, line, shape, star } from './kit.ts';
import { blue, green, red, white, yellow } from './napoletaneSigns.ts';

const none = { line: 0 };

/** A leaf that grows upwards from the origin, 60 long. */
export const leaf = (fill: string, size = 1): string =>
  put(twin(shape('M1 0c-27-10-31-40 0-62', fill)) + line('M0-2v-42', 3), 0, 0, 0, size);

const emblem =
  put(leaf(green), 214, 462, -28) +
  put(leaf(green), 286, 462, 28) +
  mirrored(shape('M249 360h39v54c0 26-20 42-39 52', red)) +
  put(star(5, 30, 13, yellow), 250, 406);

const ribbonOfTwo =
  limb(
    'M132 316c58-30 78 104 118 104 40 0 60-134 118-104m-236 40c68-16 82 130 118 130 36 0 50-146 118-130',
    red,
    19,
  ) +
  mirrored(shape('M249 480h15l30 96-28-14-17 32', red)) +
  put(star(6, 24, 14, yellow), 250, 470);

const ribbonOfThree =
  limb('M96 250c14 130 84 170 154 220 70-50 140-90 154-220', red, 20) +
  shape('M240 466l-50 96 34-8 18 34 14-96Zm20 0 50 96-34-8-18 34-14-96Z', red) +
  put(star(6, 28, 16, yellow), 250, 470);

const flower = star(8, 26, 18, yellow) + disc(0, 0, 9, red);

const sprig =
  line('M250 480c-6-40 0-70 0-114m0 74c-20-20-34-30-46-36m46 36c20-20 34-30 46-36', 6, green) +
  put(leaf(green, 0.8), 246, 470, -60) +
  put(leaf(green, 0.8), 254, 470, 60) +
  put(flower, 250, 360) +
  put(flower, 200, 398) +
  put(flower, 300, 398);

/** A digger, a horn player and a dog on a strip of ground, all black. */
const scene =
  shape(
    'M-100 60c40-14 160-14 200 0v10h-200ZM-10 38l12-5 8 22-14 4ZM24-50l26-12-8 14ZM62-46l34-16v36Z',
    ink,
    none,
  ) +
  disc(-46, -34, 11, ink, none) +
  disc(34, -44, 11, ink, none) +
  line('M-50-20l-14 32m0 0 12 18-4 26m-8-44-14 22 4 22M34-30v38M66 30h18', 14) +
  line(
    'M-52-14l18 18 18 10m-22-34 34 70M32 10l-6 46m14-46 8 46m-10-80 16 8 4-18m-14-6 20-2M62 34v20m10-20v20m12-20v20m0-26 8-10 10 4m-42 6-10-12',
    7,
  );

const mask =
  [-150, -120, -90, -60, -34, 34, 60, 90, 120, 150]
    .map((turn) => put(put(leaf(yellow, 1.15), 0, -66), 250, 432, turn))
    .join('') +
  put(leaf(yellow, 1.4), 250, 366) +
  put(leaf(yellow, 1.1), 216, 512, 190) +
  put(leaf(yellow, 1.1), 284, 512, 170) +
  shape('M172 400c0-64 34-84 78-84s78 20 78 84c0 60-24 130-78 134-54-4-78-74-78-134Z', yellow) +
  hatch('M192 380c-8 40 0 80 20 110M308 380c8 40 0 80-20 110', 16, 6, '#8a6a0c') +
  shape('M210 484c10-12 70-12 80 0 0 34-20 50-40 50s-40-16-40-50Z', '#7d1217') +
  shape('M212 480h76l-6 26h-64Z', white) +
  line('M234 484v20m16-20v20m16-20v20', 4) +
  mirrored(shape('M249 480c15 2 29 14 51 22 28 12 60-6 52-40-6 20-30 22-46 6-16-16-40-20-57-6', '#fbe7a0')) +
  shape('M238 400c-8 30-16 44-8 54 12 10 28 10 40 0 8-10 0-24-8-54', yellow) +
  beads('M216 404h72', 34, 68, ink) +
  beads('M216 404h72', 26, 68, white) +
  beads('M218 406h68', 13, 64, ink) +
  line('M190 384c14-16 34-16 46 0m28 0c12-16 32-16 46 0m-84-34c16 8 32 8 48 0', 7) +
  beads('M204 440h96', 24, 92, red) +
  put(leaf(yellow, 1.5), 250, 534, 180);

const ornaments: Readonly<Record<string, readonly [behind: string, before: string]>> = {
  '4D': ['', emblem],
  '4C': ['', emblem.replaceAll(red, blue)],
  '2S': ['', ribbonOfTwo],
  '3S': ['', ribbonOfThree],
  '4S': ['', sprig],
  '5S': [put(scene, 250, 216) + put(scene, 250, 604, 180), ''],
  '3B': ['', put(mask, -50, -86, 0, 1.2)],
};

/** What is drawn behind and before the signs of a number card. */
export const napoletaneOrnament = (card: string): readonly [behind: string, before: string] =>
  ornaments[card] ?? ['', ''];
