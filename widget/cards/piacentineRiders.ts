/** The four cavalli: each is one half down to the middle line (y = 450). */
import { face, feather, hair, horseHead, limb, longHair, plume, profile, put } from './figure.ts';
import { beads, disc, line, shape } from './kit.ts';
import {
  blond,
  cap,
  chestnut,
  club,
  coin,
  collar,
  cuff,
  cup,
  dapple,
  fistAt,
  pale,
  sleeve,
  sword,
  torso,
} from './piacentineDress.ts';
import { brick, leaf, ochre, sky, steel, white } from './piacentineSigns.ts';

const none = { line: 0 };

const riderOfCoins =
  shape('M40 452c-4-72 26-122 88-122 48 0 78 42 84 122Z', pale) +
  line('M62 420c8-30 24-48 46-54') +
  put(torso(brick), -22, 0) +
  shape('M182 292l46-16 42 16-8 160h-68Z', steel) +
  shape('M200 326h52v46c0 22-14 34-26 40-12-6-26-18-26-40Z', white) +
  shape('M200 350h52v18h-52Z', brick, { line: 3 }) +
  put(horseHead(pale, chestnut, brick, ochre), 296, 450, 0, 1.06) +
  line('M262 424c38 12 88-4 150-48', 8, brick) +
  coin(106, 112) +
  sleeve('M138 338c-40 24-52-28-34-114', brick) +
  cuff(105, 210, 6, ochre) +
  fistAt(106, 176) +
  sleeve('M312 330c10 36-4 70-28 86', brick) +
  fistAt(272, 424, 80, 1) +
  put(profile({ color: chestnut }) + hair(chestnut, 56), 224, 180) +
  put(collar(white), -22, 0) +
  put(plume(sky), 248, 104, 10) +
  put(cap(brick, ochre), 228, 176, -4);

const spots = [
  [70, -40],
  [44, -66],
  [88, -20],
  [40, -24],
  [62, -104],
  [76, -140],
  [100, -110],
] as const;

const riderOfCups =
  put(torso(steel), -24, 0) +
  line('M226 300v152') +
  line('M214 330h46M214 366h46M214 402h46M214 438h46', 6, ochre) +
  beads('M212 330v116', 15, 36, ochre) +
  cup(394, 132) +
  put(
    horseHead(dapple, '#6d665d', brick, steel) +
      spots.map(([x, y]) => disc(x, y, 7, '#efe9de', none)).join(''),
    292,
    450,
    0,
    1.06,
  ) +
  limb('M214 432c76 16 136-12 196-56', brick, 5, 5) +
  sleeve('M134 338c-50 32-50 92 24 100', steel) +
  cuff(164, 437, 84, brick) +
  fistAt(202, 434, 84) +
  put(longHair(blond) + face(8), 222, 184) +
  put(shape('M190 272c24-18 90-18 114 0l26 40-42-12-38 26-38-26-42 12Z', white), -26, 0) +
  put(plume(ochre), 214, 112, 4, -1) +
  put(plume(leaf), 214, 106, 34, -0.8) +
  put(
    shape(
      'M160 158c10-62 60-70 86-68 44 0 76 20 84 68 20 2 20 18 0 20-50-22-118-22-172 0-20-2-18-18 2-20Z',
      brick,
    ) + line('M166 150c44-18 114-18 160 0', 8, ochre),
    -22,
    2,
  );

const riderOfSwords =
  put(torso(steel), 24, 0) +
  line('M286 300v152') +
  beads('M286 330v116', 14, 36, ochre) +
  put(horseHead(dapple, blond, brick, ochre), 206, 450, 0, -1.06) +
  line('M250 424c-50 12-100-4-162-48', 8, brick) +
  sword(396, 216, 4) +
  sleeve('M364 344c32 40 52 40 32 6', steel) +
  cuff(393, 354, 0, brick) +
  fistAt(390, 334) +
  sleeve('M190 332c-10 34 6 68 40 84', steel) +
  fistAt(244, 422, 80, 1) +
  put(longHair(chestnut) + face(-8, { color: chestnut }), 276, 182) +
  put(
    shape('M200 268c24-14 88-14 112 0l14 36c-36-16-104-16-140 0Z', white) +
      shape('M206 272l20-8 4 24-24 6Zm40-10h22v22h-22Zm40 2 20 8 4 24-26-8Z', brick, none) +
      put(feather(70, ochre, 18), 224, 126, 140) +
      put(feather(80, leaf, 18), 244, 122, 164) +
      put(feather(80, white, 18), 268, 122, 192) +
      put(feather(72, sky, 18), 288, 126, 218) +
      put(cap(brick, ochre), 256, 186),
    20,
    0,
  );

const riderOfClubs =
  put(torso(brick), -22, 0) +
  shape('M174 284l40-8 136 154-12 22h-22Z', ochre) +
  line('M204 308l14-10m18 48 14-10m18 48 14-10m18 48 14-10', 5, brick) +
  put(horseHead(dapple, '#6d665d', brick, ochre), 294, 450, 0, 1.06) +
  line('M306 432c24-2 64-22 104-56', 8, brick) +
  put(club, 104, 224, -4) +
  sleeve('M140 340c-36 32-50 32-38-8', steel) +
  cuff(103, 340, 0, ochre) +
  fistAt(106, 306) +
  sleeve('M314 334c24 36 22 66-2 86', steel) +
  fistAt(300, 428, 70, 1) +
  put(
    put(profile() + hair('#4a4640', 50), 248, 182) +
      shape('M208 262c18-10 54-10 76 0l12 28c-30-10-70-10-96 0Z', steel) +
      put(plume(brick), 226, 92, -8, -1.1) +
      shape(
        'M186 178c-14-70 18-104 62-104 44 0 64 30 58 68l16 14c-42-6-78 2-90 30-4 28-10 40-28 46-14-16-16-34-18-54Z',
        steel,
      ) +
      line('M204 222c-16-62 2-118 34-140m-14 118c-10-50 12-92 38-114m-2 66c-4-28 10-48 26-56', 9, ochre) +
      line('M234 184c10-24 46-34 84-28', 5) +
      line('M226 196c10 30 28 42 52 42', 9, ochre),
    -20,
    0,
  );

/** By suit. */
export const riders: Readonly<Record<string, string>> = {
  D: riderOfCoins,
  C: riderOfCups,
  S: riderOfSwords,
  B: riderOfClubs,
};
