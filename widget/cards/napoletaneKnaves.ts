/** The four fanti: youths without a beard, on two legs. */
import { face, flesh, hair, limb, longHair, palm, plume, profile, put, twin } from './figure.ts';
import { beads, disc, line, shape, use } from './kit.ts';
import {
  beret,
  branch,
  fistAt,
  hat,
  jacket,
  kneeBreeches,
  legs,
  plinths,
  puff,
  ruff,
  sleeve,
  trunks,
} from './napoletaneDress.ts';
import { blue, brown, green, red, signId, white, yellow } from './napoletaneSigns.ts';

const blond = '#c98f3c';

const purse =
  twin(shape('M1 42c-33-4-35-26-25-56h25', yellow)) +
  shape('M-26-20h52v16h-52Z', brown) +
  disc(0, 10, 6, brown, { line: 0 });

const knaveOfCoins =
  legs(red, yellow) +
  trunks(green) +
  jacket(red, brown) +
  shape('M224 272l-40 24 36 138h60l36-138-40-24Z', white) +
  shape('M228 270h44l-8 164h-28Z', yellow) +
  beads('M250 310v110', 10, 36, red) +
  put(purse, 316, 478) +
  use(signId('D'), [114, 136, 1.15]) +
  sleeve('M318 308c54 38 66 84 20 116', red) +
  fistAt(330, 432, 40) +
  sleeve('M184 310c-58 34-90 6-72-64', red) +
  limb('M95 262l36 8', white, 5, 5) +
  fistAt(114, 216) +
  put(put(profile() + hair(brown, 76), 0, 0, 0, -1), 250, 168) +
  put(shape('M-46 86c30 16 62 16 92 0l8 22c-36 14-72 14-108 0Z', white), 250, 168) +
  put(plume(yellow), 276, 96, -6, 0.9) +
  put(beret(red), 250, 168);

const bow = twin(
  shape('M1 0c-21-18-35-8-31 4-2 14 18 12 31-4', red, {
    line: 3,
  }),
);

const knaveOfCups =
  legs(green, white) +
  kneeBreeches(yellow, red) +
  put(bow, 206, 640) +
  put(bow, 294, 640) +
  jacket(green, brown) +
  shape('M226 276h48l-6 154h-36Z', white) +
  line('M240 280l3 148m17-148-3 148', 8, blue) +
  line('M330 452l46 84', 16) +
  line('M340 470l36 66', 9, '#9fb3c8') +
  limb('M318 470l34-18', yellow, 5, 6) +
  use(signId('C'), [104, 148, 1.25]) +
  sleeve('M318 308c56 38 68 84 26 118', red) +
  fistAt(336, 434, 40) +
  sleeve('M184 310c-58 42-112 20-86-58', red) +
  put(palm, 106, 226, 4) +
  put(longHair(blond) + face(0), 250, 168) +
  put(ruff(yellow), 250, 168) +
  put(plume(red), 284, 96, -4, 0.9) +
  put(beret(green), 250, 168);

const knaveOfSwords =
  legs(flesh, yellow) +
  trunks(green) +
  jacket(red, brown) +
  line('M222 300v120m56-120v120', 5, yellow) +
  put(branch, 116, 320, -3) +
  `<g transform="translate(392 520)rotate(180)scale(1.2 1.3)">${use(signId('S'), [0, 0])}</g>` +
  sleeve('M184 310c-50 40-78 80-66 94', yellow) +
  fistAt(116, 384, -4) +
  sleeve('M316 310c50 34 68 56 74 72', yellow) +
  fistAt(392, 378) +
  put(longHair(brown) + face(14), 250, 168) +
  put(shape('M-56 82c20-14 92-14 112 0l12 40c-44-18-92-18-136 0Z', white), 250, 168) +
  put(plume(blue), 222, 94, 4, -0.95) +
  put(hat(yellow, red), 250, 168);

const knaveOfClubs =
  legs(yellow, yellow) +
  kneeBreeches(red, yellow) +
  jacket(yellow, brown) +
  line('M272 276c20 50 22 100 14 152', 5, '#8a6a0c') +
  use(signId('B'), [106, 232, 1.05]) +
  limb('M312 312c54 38 68 86 18 116', blue, 46) +
  fistAt(322, 436, 40) +
  limb('M190 318c-50 42-86 52-82 12', blue, 46) +
  puff(186, 306, green) +
  puff(318, 306, green) +
  fistAt(106, 316) +
  put(put(profile() + hair(brown, 60), 0, 0, 0, -1), 250, 168) +
  put(ruff(white), 250, 168) +
  put(plume(red), 276, 92, -4, 0.95) +
  put(hat(green, yellow), 250, 168);

/** By suit. */
export const knaves: Readonly<Record<string, string>> = {
  D: plinths.D + knaveOfCoins,
  C: plinths.C + knaveOfCups,
  S: plinths.S + knaveOfSwords,
  B: plinths.B + knaveOfClubs,
};
