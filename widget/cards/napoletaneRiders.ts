/** The four cavalli: riders, on four legs. */
import { face, hair, longHair, plume, profile, put } from './figure.ts';
import { disc, ink, line, shape, use } from './kit.ts';
import {
  beret,
  cloth,
  fistAt,
  hat,
  horse,
  plinths,
  riderBody,
  riderLeg,
  ruff,
  sleeve,
  turban,
} from './napoletaneDress.ts';
import { blue, brown, green, red, signId, white, yellow } from './napoletaneSigns.ts';

const moustache = { color: brown };

/** The horse goes to the left: all but the rider's arms and head is mirrored. */
const turned = (drawn: string): string => put(drawn, 500, 0, 0, -1);

const riderOfCoins =
  turned(horse(false, red, yellow) + cloth(red, yellow) + riderBody(green, red) + riderLeg(red, yellow)) +
  use(signId('D'), [150, 112, 1.15]) +
  sleeve('M354 312c38 40 26 84-24 96', red) +
  fistAt(320, 412, 80) +
  sleeve('M240 316c-64 24-102-16-94-94', red) +
  fistAt(148, 194) +
  put(profile(moustache) + hair(brown, 60), 290, 176) +
  put(
    shape(
      'M-58 88c10-12 106-12 116 0 10 14 4 32-8 30-4 14-20 14-24 2-4 12-20 12-24 0-4 12-20 12-24 0-4 12-22 12-26-2-14 0-20-16-10-30Z',
      yellow,
    ),
    290,
    176,
  ) +
  put(turban(yellow, red), 290, 176);

const riderOfCups =
  horse(true, blue, red) +
  cloth(yellow, green) +
  riderBody(yellow, green) +
  shape('M184 276h42l-6 150h-30Z', green) +
  riderLeg(red, white) +
  use(signId('C'), [80, 150, 1.15]) +
  sleeve('M258 318c34 34 36 68 12 96', green) +
  fistAt(270, 424, 70) +
  line('M290 430c30 10 60-10 94-22', 6, blue) +
  sleeve('M152 316c-52 30-90 4-74-54', green) +
  fistAt(82, 226) +
  put(longHair(brown) + face(8), 206, 176) +
  put(ruff(white), 206, 176) +
  put(plume(green), 226, 98, 0, 0.85) +
  put(beret(red), 206, 176);

const scimitar =
  shape('M-14 20c-30-80-16-170 48-216-14 46-20 86-12 136 4 30-2 60-10 80Z', '#4f86cf') +
  line('M-4 10c-18-70-8-130 22-174', 5, '#dbe9f8') +
  shape('M-38 18c24-8 52-8 76 0v16c-24 8-52 8-76 0Z', yellow) +
  shape('M-10 34h20v52h-20Z', red) +
  disc(0, 92, 14, yellow);

const riderOfSwords =
  horse(true, red, yellow) +
  cloth(yellow, green) +
  riderBody(green, yellow) +
  line('M186 290c6 60 4 90-2 130m40-130c-6 60-4 90 2 130', 5, yellow) +
  riderLeg(red, blue) +
  put(scimitar, 84, 246, -8) +
  sleeve('M258 318c34 34 36 68 12 96', red) +
  fistAt(270, 424, 70) +
  line('M290 430c30 10 60-10 94-22', 6, red) +
  sleeve('M152 316c-40 40-76 34-62 2', red) +
  fistAt(92, 308, -8) +
  put(face(8, { color: ink }), 206, 176) +
  put(shape('M-58 82c20-14 96-14 116 0l14 34c-46-12-98-12-144 0Z', yellow), 206, 176) +
  put(turban(blue, red), 206, 176);

const riderOfClubs =
  turned(
    horse(true, red, yellow) +
      cloth(red, yellow) +
      shape('M146 480h40v30c0 22-12 30-20 34-8-4-20-12-20-34Z', white) +
      line('M166 482v58m-18-36h36', 8, red),
  ) +
  put(use(signId('B'), [0, 0, 1.02]), 418, 240, 8) +
  turned(riderBody(yellow, red) + riderLeg(red, green)) +
  sleeve('M354 312c48 40 58 64 50 22', yellow) +
  fistAt(404, 322, 8) +
  sleeve('M240 316c-40 36-36 70-10 98', yellow) +
  fistAt(228, 424, -70) +
  line('M210 430c-30 10-60-10-94-22', 6, red) +
  put(put(profile(moustache) + hair(brown, 60), 0, 0, 0, -1), 292, 176) +
  put(ruff(white), 292, 176) +
  put(plume(red), 314, 104, 0, 0.85) +
  put(hat(green, red), 292, 176);

/** By suit. */
export const riders: Readonly<Record<string, string>> = {
  D: plinths.D + riderOfCoins,
  C: plinths.C + riderOfCups,
  S: plinths.S + riderOfSwords,
  B: plinths.B + riderOfClubs,
};
