/** The four re: crowned, with a beard or a moustache, in a mantle down to the ground. */
import { ermine, face, hair, limb, longHair, mirrored, palm, profile, put, twin } from './figure.ts';
import { beads, disc, ink, line, shape, use } from './kit.ts';
import {
  crown,
  fistAt,
  kneeBreeches,
  legs,
  mantle,
  plinths,
  puff,
  silver,
  sleeve,
} from './napoletaneDress.ts';
import { blue, brown, green, red, signId, white, yellow } from './napoletaneSigns.ts';

const auburn = '#a5622c';
const locks = 'M-46-6v84M46-6v84';

const pleats =
  'M196 470c-8 44-12 80-14 116m40-112c-4 44-4 84-4 122m32-120v122m28-124c4 44 4 84 4 122m22-126c8 44 12 80 14 116';

/** A pleated tunic to the knee. */
const tunic = (fill: string, pleat: string): string =>
  mirrored(shape('M249 602c32 0 63-4 93-12-4-48-12-98-26-148 2-46 16-96 4-156-9-13-40-20-71-20', fill)) +
  line(pleats, 4, pleat);

const belt = (fill: string): string =>
  shape('M184 434c42 12 90 12 132 0l6 24c-46 14-98 14-144 0Z', fill) + disc(250, 454, 13, red);

const kingOfCoins =
  mantle(blue, red) +
  mirrored(line('M141 520h18m-9-9v18m-19 71h18m-9-9v18m-15 81h18m-9-9v18', 5, yellow)) +
  legs(yellow, white) +
  kneeBreeches(green, yellow) +
  mirrored(shape('M249 520c31 0 60-4 89-12l-22-66c2-46 16-96 4-156-9-13-40-20-71-20', blue)) +
  line('M250 290v140m-36-130c6 50 6 90 0 130m72-130c-6 50-6 90 0 130', 5, yellow) +
  belt(yellow) +
  put(use(signId('S'), [0, 0, 0.9]), 386, 552, 158) +
  sleeve('M186 312c-52 48-74 108-54 164', yellow) +
  put(palm, 138, 500, 60) +
  sleeve('M314 312c54 44 70 88 38 128', yellow) +
  fistAt(346, 448, -20) +
  put(
    twin(shape('M-1 76c28 0 55 5 67 16 8 20-10 34-67 36', white)) +
      ermine([
        [-40, 98],
        [0, 106],
        [40, 98],
      ]),
    250,
    176,
  ) +
  use(signId('D'), [392, 146, 1.15]) +
  put(put(profile({ color: brown, beard: true }) + hair(brown, 70), 0, 0, 0, -1), 250, 176) +
  put(
    crown(yellow, 'l-12-70 30 32 32-48 32 48 30-32', red) +
      [-62, 0, 62].map((x) => disc(x, x === 0 ? -114 : -98, 8, red, { line: 3 })).join(''),
    250,
    176,
  );

const kingOfCups =
  mantle(red, green) +
  shape('M330 640c40 20 90 60 130 102h-190c30-20 50-60 60-102Z', blue) +
  legs(yellow, white) +
  tunic(blue, '#9dbbe6') +
  belt(yellow) +
  shape('M250 396l18 24-18 24-18-24Z', yellow) +
  limb('M386 300l22 170', yellow, 17) +
  disc(385, 290, 17, yellow) +
  limb('M314 320c50 32 78 50 82 66', blue, 46) +
  fistAt(396, 380, -8) +
  shape('M178 290c-60 40-86 130-84 220 20 40 70 50 100 30-10-80 4-160 26-240Z', red) +
  line('M120 500c0-60 16-120 50-160', 5) +
  fistAt(176, 470, 70) +
  mirrored(shape('M249 386c27 0 54-6 79-18 16-18 12-48-4-78-5-16-40-24-75-24', yellow)) +
  ermine([
    [190, 306],
    [218, 340],
    [250, 352],
    [282, 340],
    [310, 306],
  ]) +
  use(signId('C'), [106, 148, 1.35]) +
  put(put(profile({ color: silver, beard: true }) + hair(silver, 96), 0, 0, 0, -1), 250, 176) +
  put(
    crown(red, 'l-8-66c18 32 34 22 38-12 12 34 28 34 40 0 4 34 20 44 38 12', yellow) +
      [-58, -20, 20, 58].map((x) => disc(x, -104, 7, yellow, { line: 3 })).join(''),
    250,
    176,
  );

const kingOfSwords =
  mantle(blue, green) +
  legs(yellow, yellow) +
  line('M196 600h44m-44 30h42m-42 30h40m26-60h46m-42 30h42m-40 30h40', 3, '#8a6a0c') +
  mirrored(shape('M249 595c35 0 70-5 103-15-4-44-12-86-26-132-25 7-50 10-77 10', red)) +
  line(pleats, 5, '#7d1217') +
  mirrored(shape('M249 456c24 0 47-3 69-10 0-50 8-100-2-160-9-12-38-18-67-18', blue)) +
  line('M196 420c36 12 72 12 108 0', 5, '#9dbbe6') +
  belt(yellow) +
  disc(250, 364, 38, yellow) +
  line('M234 356c4-4 10-4 12 0m8 0c2-4 8-4 12 0m-16 0v14m-12 12c8 6 16 6 24 0') +
  use(signId('S'), [98, 206, 1]) +
  limb('M318 322c52 8 82 38 106 78', yellow, 42) +
  line('M360 320l-14 34m38-20-22 30m42-8-28 22', 3, '#8a6a0c') +
  put(palm, 434, 420, 60) +
  limb('M182 322c-52 44-86 46-84 8', yellow, 42) +
  line('M146 344l10 34m-38-28 2 34', 3, '#8a6a0c') +
  fistAt(98, 316) +
  puff(190, 310, white) +
  puff(310, 310, white) +
  mirrored(shape('M249 302c37 0 74 6 99 18-4-16-14-30-34-40-10-12-37-18-65-18', red)) +
  put(longHair(auburn) + face(0, { color: auburn }), 250, 176) +
  put(crown(blue, 'l-2-58h18v24h22v-36h24v36h22v-24h18', yellow), 250, 176);

const kingOfClubs =
  mantle(blue, red) +
  legs(yellow, white) +
  mirrored(shape('M188 710l6-70h44l-4 70', white)) +
  tunic(green, '#8fc79c') +
  belt(yellow) +
  shape('M204 278c14 50 78 50 92 0-14 80-78 80-92 0Z', red) +
  use(signId('B'), [402, 218, 1.06]) +
  limb('M186 314c-52 46-64 102-10 138', yellow, 46) +
  fistAt(186, 458, -60) +
  limb('M314 314c48 46 90 52 88 12', yellow, 46) +
  puff(186, 310, blue) +
  puff(314, 310, blue) +
  fistAt(402, 312) +
  `<g transform="translate(250 176)scale(1.12 1)">${beads(locks, 44, 27, ink)}${beads(locks, 36, 27, '#3d2a1c')}${face(0, { color: '#3d2a1c' })}</g>` +
  line('M224 208q-18 10-24 28m76-28q18 10 24 28', 9, '#3d2a1c') +
  put(
    crown(
      green,
      'c-16-34-10-54 0-74 14 10 24 20 26 36 4-26 14-40 24-54 10 14 20 28 24 54 2-16 12-26 26-36 10 20 16 40 0 74',
      yellow,
    ),
    250,
    176,
  );

/** By suit. */
export const kings: Readonly<Record<string, string>> = {
  D: plinths.D + kingOfCoins,
  C: plinths.C + kingOfCups,
  S: plinths.S + kingOfSwords,
  B: plinths.B + kingOfClubs,
};
