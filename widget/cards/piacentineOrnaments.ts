/** What stands between the signs of some number cards: emblem, rosette, ribbons, candelabrum. */
import { limb, mirrored, put, twin } from './figure.ts';
import { disc, line, shape, star } from './kit.ts';
import { bottle, brick, leaf, ochre, steel, white } from './piacentineSigns.ts';

/** A sprig of that many pairs of leaves, growing upwards from the origin. */
export const sprig = (pairs: number, color = leaf): string =>
  line(`M0 0V${-pairs * 24}`) +
  Array.from({ length: pairs }, (_, i) => {
    const y = -i * 24 - 8;
    return shape(
      `M0 ${y}C6 ${y - 22} 24 ${y - 26} 32 ${y - 26}C30 ${y - 10} 18 ${y + 2} 0 ${y}C-18 ${y + 2}-30 ${y - 10}-32 ${y - 26}C-24 ${y - 26}-6 ${y - 22} 0 ${y}Z`,
      color,
      { line: 3 },
    );
  }).join('') +
  shape(`M0 ${-pairs * 24}c-12-10-8-26 0-34c8 8 12 24 0 34Z`, color, { line: 3 });

const emblem =
  put(sprig(4), 188, 524, -14) +
  put(sprig(4), 312, 524, 14) +
  line('M186 526c34 20 94 20 128 0', 6, brick) +
  mirrored(shape('M249 402h47v56c0 34-24 54-47 64', steel)) +
  shape('M204 402h46v120c-22-10-46-30-46-64Z', brick) +
  put(star(8, 26, 12, ochre, { line: 3 }), 250, 452) +
  mirrored(shape('M249 396h45l10-52-26 22-29-34', ochre)) +
  [196, 250, 304].map((x) => disc(x, x === 250 ? 332 : 344, 7, brick, { line: 3 })).join('');

const rosette =
  put(sprig(3), 250, 418) +
  put(sprig(3), 250, 482, 180) +
  limb('M128 388l244 124', brick, 17) +
  limb('M372 388L128 512', steel, 17) +
  put(star(12, 62, 44, white) + star(8, 40, 22, brick) + disc(0, 0, 15, ochre), 250, 450);

const scroll =
  shape('M88 372c-28 28-36 68-22 124l26-26 24 30c-12-44-4-74 24-96Z', brick) +
  shape('M412 318c28-28 36-68 22-124l-26 26-24-30c12 44 4 74-24 96Z', leaf) +
  shape(
    'M88 372c-4-36 8-58 32-72 50-28 84 0 120 20 44 24 90 12 122-30 26-28 46-18 50 28-18 60-82 96-150 80-56-14-94-48-130-22-20 16-36 20-44-4Z',
    ochre,
  ) +
  line('M112 336c38-20 74-4 110 16 54 28 118 18 160-34m-294 54c2-12 12-16 24-10m300-44c-4 12-14 14-24 8');

const ribbon =
  shape('M170 414h160v72h-160Z', brick) +
  shape('M170 438h160v24h-160Z', steel) +
  shape('M170 462c-60 8-80 58-58 122l28-28 20 36c-10-52 10-82 48-106Z', steel) +
  shape('M330 462c60 8 80 58 58 122l-28-28-20 36c10-52-10-82-48-106Z', brick) +
  put(
    shape('M0 0C-60-60-110-30-96 6C-84 38-30 30 0 0C60-60 110-30 96 6C84 38 30 30 0 0Z', brick) +
      disc(0, 0, 16, ochre),
    250,
    450,
  );

const flower = star(6, 21, 12, brick, { line: 3 }) + disc(0, 0, 7, ochre, { line: 0 });

const urn =
  limb('M0-36c-34-20-62 4-46 26 10 10 28 4 20-10m26-16c34-20 62 4 46 26-10 10-28 4-20-10', ochre, 8) +
  limb('M0-104v-52m0 40c-60 10-64-34-40-34m40 34c60 10 64-34 40-34', ochre, 8) +
  [-46, 0, 46].map((x) => put(flower, x, Math.abs(x) * 0.4 - 174)).join('') +
  shape('M-28-110h56l-8 18h-40Z', ochre) +
  twin(shape('M-1 -6h13c30-18 38-64 12-88h-25', leaf)) +
  line('M-10-88c-12 24-10 52 4 74m16-74c12 24 10 52-4 74', 3, bottle) +
  shape('M-26 8L-10-8H10L26 8Z', ochre);

const candelabrum =
  put(urn, 250, 336, 0, 1.4) +
  put(urn, 250, 564, 180, 1.4) +
  limb('M250 344v212', ochre, 8) +
  limb('M222 392c0-26 40-26 40 2 0 26-24 26-24 52', brick, 7) +
  limb('M278 508c0 26-40 26-40-2 0-26 24-26 24-52', brick, 7);

const ornaments: Readonly<Record<string, readonly [behind: string, before: string]>> = {
  '4D': ['', emblem],
  '4C': ['', rosette],
  '2S': ['', put(scroll, 0, 104)],
  '5S': [candelabrum, ''],
  '3B': ['', ribbon],
};

/** What is drawn behind and before the signs of a number card. */
export const piacentineOrnament = (card: string): readonly [behind: string, before: string] =>
  ornaments[card] ?? ['', ''];
