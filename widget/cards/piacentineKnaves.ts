/** The four fanti: each is one half down to the middle line (y = 450). */
import { face, hair, limb, longHair, mirrored, palm, plume, profile, put, twin } from './figure.ts';
import { beads, ink, line, shape } from './kit.ts';
import {
  blond,
  cap,
  chestnut,
  club,
  coin,
  collar,
  cuff,
  cup,
  fistAt,
  sleeve,
  sword,
  torso,
} from './piacentineDress.ts';
import { brick, leaf, ochre, sky, steel, white } from './piacentineSigns.ts';

const knaveOfCoins =
  torso(brick) +
  shape('M222 272l-52 28 36 152h44Zm56 0 52 28-36 152h-44Z', steel) +
  shape('M222 272l28 58 28-58v180h-56Z', ochre) +
  beads('M250 346v70', 15, 32, brick) +
  coin(108, 128) +
  sleeve('M156 338c-44 28-64-18-50-98', brick) +
  cuff(107, 226, 6, steel) +
  fistAt(108, 192) +
  sleeve('M346 334c52 42 46 102-36 82', brick) +
  cuff(304, 414, 84, steel) +
  put(palm, 266, 400, 190, 1.05) +
  put(profile() + hair(chestnut), 246, 176) +
  collar(white) +
  put(plume(brick), 262, 104, 0) +
  put(plume(ochre), 270, 112, 24) +
  put(cap(steel, ochre), 250, 172, -6);

const knaveOfCups =
  limb('M100 452V130', ochre, 9) +
  shape('M100 50c24 40 24 70 6 100h-12c-18-30-18-60 6-100Z', steel) +
  line('M100 70v70', 4, sky) +
  torso(leaf) +
  shape('M250 270h28c10 8 32 14 54 26 44 22 56 84 50 156h-132Z', brick) +
  shape('M166 298l40-14 170 136 4 32h-28Z', ochre) +
  line('M190 306l16-6m12 30 18-8m12 32 18-8m12 32 18-8m12 32 18-8m12 34 16-10', 7, steel) +
  cup(392, 136) +
  sleeve('M152 340c-48 32-68 32-54-10', leaf) +
  cuff(98, 336, 0, brick) +
  fistAt(100, 302) +
  sleeve('M346 338c50 34 54 82 8 114', brick) +
  put(longHair(chestnut) + face(-6), 250, 176) +
  collar(white) +
  put(plume(steel), 226, 106, 30, -0.9) +
  put(plume(ochre), 222, 112, 0, -1) +
  put(cap(brick, ochre), 250, 172);

const knaveOfSwords =
  mirrored(shape('M249 272h45c96 8 144 80 136 180h-181', brick)) +
  line('M96 452c0-72 24-126 80-148m228 148c0-72-24-126-80-148', 5) +
  mirrored(shape('M249 452h73c4-52-2-102-28-162l-45-16', steel)) +
  line('M250 300v152m-28-140c4 48 0 88-8 136m64-136c-4 48 0 88 8 136', 7, ochre) +
  line('M190 380c30 16 90 16 120 0', 7, ochre) +
  sword(100, 222) +
  sleeve('M160 352c-40 34-70 34-60-2', steel) +
  cuff(100, 356, 0, ochre) +
  fistAt(100, 338, 0, 1.1) +
  put(profile({ color: ink }) + hair('#4a4640', 44), 246, 178) +
  collar(ochre) +
  put(plume(ochre), 232, 104, -10, -1) +
  shape(
    'M172 150c-6-58 44-78 84-74 44 2 68 32 60 70 28 4 32 14 22 24-52-18-122-18-172 8-18-8-10-22 6-28Z',
    leaf,
  ) +
  line('M176 146c40-18 98-20 138-6', 7, brick);

const knaveOfClubs =
  put(club, 386, 220, 14) +
  put(twin(shape('M1 20h-31v-44l8 24 7-22 7 24 9-22', ochre)), 408, 122, 14) +
  torso(brick) +
  line('M214 300c12 50 12 100 6 152m66-152c-12 50-12 100-6 152', 7, ochre) +
  line('M250 320l14 16-14 16-14-16Zm0 52 14 16-14 16-14-16Z', 6, ochre) +
  shape('M176 290c-56 0-84 50-64 94 28 26 68 8 78-34Zm148 0c56 0 84 50 64 94-28 26-68 8-78-34Z', leaf) +
  line(
    'M160 302c-30 22-36 48-30 78m46-76c-20 26-26 48-20 80m184-82c30 22 36 48 30 78m-46-76c20 26 26 48 20 80',
  ) +
  sleeve('M122 400c8 40 28 46 74 40', white) +
  put(palm, 218, 430, -6) +
  sleeve('M378 396c6 28-8 28-12 8', white) +
  fistAt(368, 372, 14, 1.15) +
  `<g transform="translate(250 180)scale(1.16 .96)">${longHair(blond)}${face(4)}</g>` +
  collar(white) +
  put(plume(steel), 262, 104, 14) +
  mirrored(shape('M249 138c21 0 40 3 59 10l12-64-30 20-18-34-23 28', brick)) +
  line('M194 136c38-14 74-14 112 0', 8, ochre);

/** By suit. */
export const knaves: Readonly<Record<string, string>> = {
  D: knaveOfCoins,
  C: knaveOfCups,
  S: knaveOfSwords,
  B: knaveOfClubs,
};
