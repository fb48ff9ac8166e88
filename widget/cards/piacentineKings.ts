/** The four re: each is one half down to the middle line (y = 450). */
import { ermine, face, hair, limb, longHair, mirrored, profile, put } from './figure.ts';
import { disc, line, shape } from './kit.ts';
import {
  cape,
  chestnut,
  club,
  coin,
  crown,
  cuff,
  cup,
  fistAt,
  highCrown,
  sleeve,
  sword,
  torso,
} from './piacentineDress.ts';
import { bottle, brick, brown, leaf, ochre, sky, steel, white } from './piacentineSigns.ts';

const axe = (x: number, y: number): string =>
  put(
    limb('M0-60v390', brown, 10) +
      shape(
        'M-6-46C-30-60-40-60-52-40C-30-30-30-10-6-6ZM6-50C30-80 58-84 62-78C48-40 48-8 64 30C40 30 22 10 6-2Z',
        sky,
      ) +
      shape('M0-96l12 38h-24Z', ochre),
    x,
    y,
  );

const kingOfCoins =
  axe(392, 250) +
  shape('M96 452c-8-92 16-152 82-166l72 166Z', brick) +
  torso(bottle) +
  shape('M126 420c74 26 174 26 248 0v20c-74 24-174 24-248 0Z', ochre) +
  shape('M168 296l28 4c24 60 40 100 48 152h-32c-12-52-32-112-44-156Z', ochre) +
  shape('M118 452c-10-80 2-134 50-156 18 44 32 104 36 156Z', brick) +
  cape() +
  coin(392, 94) +
  sleeve('M344 350c36 34 54 24 48-8', bottle) +
  cuff(392, 350, 0, ochre) +
  fistAt(392, 318) +
  put(profile({ color: chestnut, beard: true }) + hair(chestnut, 64), 246, 180) +
  put(highCrown, 250, 180, -4);

const kingOfCups =
  torso(brick) +
  mirrored(shape('M249 452h59c4-52 2-102-14-162h-45', bottle)) +
  line('M250 396v56m0-32c-30-20-46 0-38 20 10 6 20-4 14-14m24-6c30-20 46 0 38 20-10 6-20-4-14-14', 6, ochre) +
  cape() +
  limb('M112 106l124 346', brick, 10) +
  put(
    shape(
      'M0 10C-14-10-12-38 0-56C12-38 14-10 0 10ZM-6 6C-30 4-40-20-30-36C-16-34-8-14-6 6ZM6 6C30 4 40-20 30-36C16-34 8-14 6 6Z',
      ochre,
    ) + shape('M-16 2h32v12h-32Z', ochre),
    110,
    106,
    -20,
    0.9,
  ) +
  cup(394, 150) +
  sleeve('M152 350c-56 42-42 82 26 68', brick) +
  cuff(180, 416, 70, white) +
  fistAt(216, 396, 68) +
  sleeve('M346 344c54 28 66-24 50-90', brick) +
  cuff(397, 252, -8, white) +
  fistAt(394, 214) +
  put(profile({ color: '#a98243', beard: true }) + hair('#a98243', 110), 248, 182) +
  put(crown(brick), 252, 180, -4);

const kingOfSwords =
  shape('M336 300c44-20 64 30 104 0-10 40 6 60 12 90-32-10-48 14-72-10Z', brick) +
  shape('M340 320c36-10 56 32 90 16-10 36 0 60-4 84-26-16-42 0-60-20Z', ochre) +
  shape('M88 452c-6-92 28-156 90-166l34 166Zm324 0c6-92-28-156-90-166l-34 166Z', leaf) +
  shape('M150 452c-4-72 2-122 28-162l36-10-8 172Zm200 0c4-72-2-122-28-162l-36-10 8 172Z', white) +
  ermine([
    [176, 322],
    [170, 366],
    [174, 410],
    [324, 322],
    [330, 366],
    [326, 410],
  ]) +
  mirrored(shape('M249 452h55c10-52 14-112-4-164-15-6-32-9-51-9', steel)) +
  mirrored(shape('M249 318h37v58c0 32-20 48-37 56', brick)) +
  mirrored(shape('M249 318h10v34h27v18h-27v58l-10 4', white, { line: 2 })) +
  sword(100, 222) +
  sleeve('M150 360c-34 28-58 24-50-10', steel) +
  cuff(100, 356, 0, ochre) +
  fistAt(100, 338) +
  put(longHair(chestnut) + face(0, { color: chestnut, beard: true }), 250, 182) +
  put(crown(steel), 250, 182);

const kingOfClubs =
  put(club, 100, 224) +
  torso(leaf) +
  limb('M176 296l154 156m-6-156-154 156', ochre, 17) +
  disc(250, 372, 17, brick) +
  shape('M332 288c64 8 92 82 86 164h-88c20-52 20-112-30-166Z', brick) +
  line('M392 452c2-52-12-102-36-132', 5) +
  sleeve('M164 342c-46 36-74 30-64-8', steel) +
  cuff(100, 342, 0, ochre) +
  fistAt(100, 308) +
  disc(314, 296, 15, ochre) +
  put(put(profile({ color: chestnut, beard: true }) + hair(chestnut, 60), 0, 0, 0, -1), 254, 182) +
  shape('M206 268c26 12 62 12 94 0l16 22c-40 16-86 16-122-2Z', brick) +
  put(crown(leaf), 248, 182, 4);

/** By suit. */
export const kings: Readonly<Record<string, string>> = {
  D: kingOfCoins,
  C: kingOfCups,
  S: kingOfSwords,
  B: kingOfClubs,
};
