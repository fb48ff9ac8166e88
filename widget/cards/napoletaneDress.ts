/** What the Neapolitan courts stand on and wear: ground, legs, bodies, hats, crowns, the horse. */
import { fist, horseHead, limb, mirrored, put } from './figure.ts';
import { beads, disc, hatch, ink, line, oval, shape } from './kit.ts';
import { leaf } from './napoletaneOrnaments.ts';
import { blue, brown, green, grey, mint, red, white, yellow } from './napoletaneSigns.ts';

export const none = { line: 0 };

/** Hair. */
export const silver = '#b9b3a8';

const ground = (fill: string): string => shape('M36 742h428v64h-428Z', fill);

/** The ground on which a court stands: its colour tells the suit, and so does its pattern, where colours do not. */
export const plinths: Readonly<Record<string, string>> = {
  D: ground(yellow) + beads('M76 774h360', 34, 87, ink) + beads('M76 774h360', 16, 87, yellow),
  C: ground(red) + line('M44 774h412', 14, white),
  S:
    ground(blue) +
    line('M46 792l34-36 34 36 34-36 34 36 34-36 34 36 34-36 34 36 34-36 34 36 34-36 34 36', 9, white),
  B: ground(green) + hatch('M52 774h400', 60, 28, mint).replace('2.5', '10'),
};

/** Two legs from the hip to the ground, in hose and shoes. */
export const legs = (hose: string, shoe: string): string =>
  mirrored(
    shape('M188 556c-6 46 4 88 2 160h42c2-60 14-110 12-160Z', hose) +
      line('M202 590c-2 30 4 50 4 84', 3) +
      shape('M190 706h42v36h-88c4-16 26-20 46-36Z', shoe),
  );

/** Short puffed breeches, slashed. */
export const trunks = (fill: string): string =>
  mirrored(shape('M249 542c5 26 19 46 53 46 48-6 54-74 18-118h-71', fill)) +
  mirrored(line('M196 484c-14 38-10 70 4 92m22-92c-6 36-2 66 6 84'));

/** Breeches to the knee with a garter. */
export const kneeBreeches = (fill: string, garter: string): string =>
  mirrored(shape('M249 534l11 86h70c12-50 12-96-10-150h-71', fill)) +
  mirrored(line('M200 500c-10 40-10 70-6 104') + shape('M170 610h70v18h-70Z', garter));

/** A jacket with its skirt; the belt shows above the hips. */
export const jacket = (fill: string, belt: string): string =>
  mirrored(shape('M249 508c30 0 59-5 89-14l-20-58c4-46 16-96 4-150-9-12-40-18-73-18', fill)) +
  shape('M180 432c44 12 96 12 140 0l6 22c-48 14-104 14-152 0Z', belt) +
  disc(250, 452, 11, yellow);

/** A sleeve along a path. */
export const sleeve = (path: string, color: string): string => limb(path, color, 46);

/** A puff at the shoulder. */
export const puff = (x: number, y: number, fill: string): string =>
  oval(x, y, 36, 40, fill) + line(`M${x - 12} ${y - 30}q-8 30 0 60M${x + 12} ${y - 30}q8 30 0 60`, 3);

/** A fist around something. */
export const fistAt = (x: number, y: number, turn = 0): string => put(fist, x, y, turn);

/** A soft cap above the face at the origin. */
export const beret = (fill: string): string =>
  shape('M-56-24c-34-20-26-76 30-74 30-8 80-2 90 26 6 22-4 40-10 48-34-14-76-14-110 0Z', fill) +
  line('M-36-66c20-12 60-14 84 0', 3);

/** A hat with a brim above the face at the origin. */
export const hat = (fill: string, band: string): string =>
  shape('M-50-34c-6-44 16-66 52-66s56 22 48 66c22 0 34 10 26 20-50-14-102-14-152 0-8-10 4-20 26-20Z', fill) +
  line('M-46-40c32-10 64-10 94 0', 8, band);

/** A wound turban above the face at the origin. */
export const turban = (fill: string, jewel: string): string =>
  shape('M-46-24c-38-24-20-90 46-90s84 66 46 90c-30-12-62-12-92 0Z', fill) +
  line('M-46-28c0-34 40-54 84-64m-66 56c10-26 40-44 68-40m-80-8c16 6 26 16 32 28') +
  disc(0, -46, 10, jewel);

/** A crown above the face at the origin. Each king's points differ: `points` is the path between its lower corners. */
export const crown = (fill: string, points: string, jewel: string): string =>
  shape(`M-50-26${points}L50-26C20-38-20-38-50-26Z`, fill) +
  shape('M-52-34c30-14 74-14 104 0l-3 20c-30-12-68-12-98 0Z', fill) +
  beads('M-28-30L0-34 28-30', 11, 28, jewel);

/** A mantle from the shoulders to the ground, its outside and its lining. */
export const mantle = (outside: string, lining: string): string =>
  mirrored(shape('M249 280h79c72 100 68 310 114 462h-193', outside)) +
  mirrored(shape('M249 300h65c40 110 34 300 58 442h-123', lining)) +
  mirrored(line('M126 500c-20 90-30 160-44 238', 4) + hatch('M132 500c-8 90-20 160-36 242', 26, 11));

const tail =
  shape('M84 470c-40 14-44 90-66 180 40-16 66-60 80-136Z', '#5d4b3f') +
  line('M74 500c-12 40-20 80-40 124', 3);

const hoof = (x: number, y: number, turn = 0): string => put(shape('M-18 0h36l8 32h-50Z', ink), x, y, turn);

const far = '#84705f';

const hindLeg = (coat: string): string =>
  shape('M84 520c-16 54 22 84 4 124-4 22 4 44 4 66h34c-4-34 8-54 14-80 26-30 40-60 26-110Z', coat) +
  hoof(110, 710);

const foreleg = (coat: string): string =>
  shape('M336 550c4 40 18 62 14 92-4 24 4 46 4 68h34c-6-24 0-46 4-66 8-34 12-60 14-94Z', coat) +
  hoof(372, 710);

/** A horse in a suit's harness, looking right; it stands, or lifts a foreleg. */
export const horse = (walks: boolean, bridle: string, stud: string): string =>
  tail +
  (walks ? put(hindLeg(far), -36, 18, -8) : put(hindLeg(far), 50, -10)) +
  (walks ? put(foreleg(far), 61, -48, 8) : put(foreleg(far), -44, -10)) +
  hindLeg(grey) +
  (walks
    ? shape('M336 560c28 40 60 48 84 58 14 10 8 30-6 62l-32-12c8-14 10-22 4-28-32-4-62-18-82-50Z', grey) +
      hoof(394, 670, 24)
    : foreleg(grey)) +
  shape(
    'M280 448c-40 20-76 12-116-2-50-14-92 6-98 64-4 44 12 84 42 100 56-12 150 14 226 2 60-14 82-70 62-146Z',
    grey,
  ) +
  hatch('M120 592c70-8 140 12 214 0q34-10 46-40', 22) +
  line('M396 500c-20 40-66 60-116 56m-214-44c44 28 64 48 84 68', 8, bridle) +
  put(horseHead(grey, '#5d4b3f', bridle, stud), 277, 474, 0, 1.02);

/** A saddle cloth under a rider at x = 205. */
export const cloth = (fill: string, border: string): string =>
  shape('M132 448c40 10 100 10 142-4l10 122h-164Z', fill) + line('M134 549h138', 9, border);

/** The rider's leg on our side, with its boot; the rider sits at x = 205. */
export const riderLeg = (hose: string, boot: string): string =>
  limb('M196 446c44 30 62 70 42 150', hose, 48) +
  shape('M212 590l54 6-4 66c26 4 44 12 46 26h-90Z', boot) +
  line('M208 696h110', 7);

/** The rider's body; he sits at x = 205. */
export const riderBody = (fill: string, belt: string): string =>
  shape('M140 290c18-26 112-26 130 0 14 54 2 100 4 160-46 12-92 12-136 0 4-60-10-106 2-160Z', fill) +
  shape('M138 426c46 12 90 12 136 0v22c-46 12-90 12-136 0Z', belt);

/** Branches with leaves, held upright; 300 long. */
export const branch =
  limb('M0 150C6 60-6-40 0-140', brown, 5) +
  [-120, -80, -40, 0, 40]
    .map((y) => put(leaf(green), -2, y, -56) + put(leaf(green), 2, y - 14, 56))
    .join('') +
  put(leaf(green), 0, -130);

/** A ruff under the chin of a face at the origin. */
export const ruff = (fill: string): string =>
  shape(
    'M-52 78c4-18 16-12 20-4 4-12 18-12 22 0 4-10 16-10 20 0 4-12 18-12 22 0 6-8 16-10 20 4 4 16-2 30-14 28-4 12-16 12-20 2-4 10-14 10-18 0-4 10-16 10-20-2-12 6-34-4-32-28Z',
    fill,
  ) + line('M-28 80l-4 20m26-20-2 22m26-22 2 22m18-22 4 18', 3);
