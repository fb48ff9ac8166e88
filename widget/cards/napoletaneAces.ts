/** The four aces, each one large picture. */
import { childFace, feather, limb, mirrored, put, twin } from './figure.ts';
import { beads, disc, ink, line, oval, shape } from './kit.ts';
import { leaf } from './napoletaneOrnaments.ts';
import { blue, clubGreen, clubRed, green, mint, red, white, yellow } from './napoletaneSigns.ts';

const none = { line: 0 };

const wing =
  [
    [44, 470, 200, 8],
    [70, 500, 212, 4],
    [98, 520, 216, 0],
    [128, 530, 206, -5],
    [158, 520, 190, -10],
  ]
    .map(([x = 0, y = 0, length = 0, turn = 0]) => put(feather(length, red, 20), x, y, turn))
    .join('') +
  shape(
    'M236 230c-40-92-150-104-194-26-24 80-24 220-12 322 14 4 20-4 24-16 6 26 22 34 34 10 8 34 28 38 38 8 10 32 32 30 36-2l74-110Z',
    red,
  ) +
  line(
    'M52 234q18 18 36 0 18 18 36 0 18 18 36 0M42 292q18 18 36 0 18 18 36 0M40 350q16 16 32 0 16 16 32 0M42 408q16 16 32 0 16 16 32 0M44 462q16 16 32 0 16 16 32 0 16 16 32 0',
  );

const head =
  shape(
    'M254 250c-4-76-10-130-36-168-20-32-64-38-86-4-28-6-58 8-76 54 22-18 34-16 44-6-2 8-6 16-14 22 26 2 40-4 54-14 24 6 34 36 36 62 2 26 10 44 26 54Z',
    yellow,
  ) +
  line('M132 78c-8 12-10 28-6 44m-26-8c14 0 22 0 28-4') +
  disc(156, 96, 11, white) +
  disc(154, 96, 5, ink, none) +
  line('M138 74c10-8 26-8 36 2m18 82q14 4 26-8m-18 36q14 4 26-8m-18 36q14 4 26-8', 5);

const tassel =
  line('M100 640v54', 6, '#8a6a0c') +
  disc(100, 700, 15, yellow) +
  shape('M86 712h28l12 70h-52Z', yellow) +
  line('M92 728l-6 46m14-46v46m8-46 6 46', 3);

const eagle =
  mirrored(wing + head) +
  mirrored(
    shape('M222 520c-70 10-90 78-70 144 22 18 46 12 66-2 20-30 18-100 4-142Z', red) +
      line('M158 580q14 14 28 0m-30 36q14 14 28 0') +
      tassel,
  ) +
  mirrored(shape('M249 776c25 0 50-7 63-22 38-48 34-120 16-184-16-13-47-20-79-20', yellow)) +
  mirrored(shape('M249 754c19 0 37-6 47-18 26-36 24-92 10-152-13-9-34-14-57-14', white)) +
  mirrored(limb('M172 570c-32-14-46 22-22 32m36 150c-12 14-28 28-54 28m30 8-30-8 24-26', yellow, 6)) +
  disc(250, 366, 152, yellow) +
  disc(250, 366, 138, white);

const scrolls =
  line('M208 470c-30-26-66-10-62 18 4 22 34 20 32 0', 6, '#8a6a0c') + put(leaf(green, 0.7), 132, 462, -30);

const urn =
  shape('M130 748h240v36h-240Z', red) +
  line('M146 766h208', 3) +
  mirrored(shape('M249 632h45c0 40 22 60 48 84v32h-93', yellow)) +
  line('M222 650c-2 36-14 60-34 84m62-90v96m28-90c2 36 14 60 34 84') +
  limb('M80 372c-84-24-80 112-14 102 44-8 32-54 8-42m346-60c84-24 80 112 14 102-44-8-32-54-8-42', white, 14) +
  shape('M88 520c14 84 88 124 162 124s148-40 162-124Z', green) +
  line(
    'M132 536c10 46 40 78 76 98m-14-94c4 40 18 76 40 98m134-102c-10 46-40 78-76 98m14-94c-4 40-18 76-40 98',
    6,
    mint,
  ) +
  mirrored(shape('M249 546c57 0 113-5 163-16 16-36 22-86 16-146h-179', yellow)) +
  mirrored(scrolls) +
  mirrored([62, 88, 114].map((turn) => put(feather(60, white, 17), 224, 478, turn)).join('')) +
  put(childFace, 250, 470, 0, 1.05) +
  [-60, -30, 0, 30, 60].map((turn) => put(disc(0, -46, 15, '#b98432'), 250, 472, turn)).join('') +
  shape('M66 330H434V390H66Z', yellow) +
  beads('M94 360h330', 47, 52, ink) +
  beads('M94 360h330', 38, 52, blue) +
  beads('M88 354h330', 10, 52, '#bcd6f2') +
  mirrored(shape('M249 238h77c4 34 56 46 56 92h-133', red)) +
  line('M160 320c10-30 30-44 36-70m54 72v-76m90 74c-10-30-30-44-36-70', 4, '#7d1217') +
  shape('M128 238c20-50 74-64 122-64s102 14 122 64Z', yellow) +
  shape('M120 228h260v20H120Z', blue) +
  [-72, -36, 36, 72].map((turn) => put(leaf(green, 1.1), 250, 184, turn)).join('') +
  mirrored(shape('M249 40c47 20 59 88 29 132-6 6-17 9-29 9', red)) +
  beads('M250 70v90M228 96v60M272 96v60', 9, 26, yellow);

/** A piece of belt with its studs. */
const strap = (path: string): string => limb(path, green, 38) + beads(path, 17, 58, yellow);

const buckle = (x: number, y: number, turn: number): string =>
  put(shape('M-26-30h52v60h-52Z', blue) + shape('M-12-16h24v32h-24Z', green), x, y, turn);

const scabbard =
  shape('M-27-156h54l-10 370h-34Z', red) +
  shape('M-17 214h34l-6 60-11 30-11-30Z', blue) +
  shape('M-28-156h56v34h-56Zm10 352h36v24h-36Z', yellow) +
  line('M0-110v296', 5, yellow) +
  [-92, -48, -4, 40, 84, 128]
    .map((y) => put(leaf(yellow, 0.62), 0, y + 30, -48) + put(leaf(yellow, 0.62), 0, y + 30, 48))
    .join('') +
  twin(shape('M-1 -170c19 0 36-3 49-10 14 14 44 14 48-10 4-28-32-34-52-8-16-6-28-12-45 2', yellow)) +
  disc(0, -182, 12, red) +
  shape('M-15-300h30v106h-30Z', blue) +
  line('M-14-218l28-14m-28-8 28-14m-28-8 28-14m-28-8 28-14', 4, white) +
  disc(0, -330, 30, yellow) +
  disc(0, -330, 14, '#fffaf0');

const greatSword =
  strap('M104 130c-30 150 130 130 220 160 90 34 110 120 40 150') +
  strap('M160 560c-110-10-130 80-60 110 70 24 170-20 250 44') +
  limb('M360 620c30-60 110-40 96 14-14 40-80 36-90-6-6-30-30-44-54-40', yellow, 8) +
  put(scabbard, 262, 420, 33, 1.06) +
  strap('M364 440c-70 30-130 10-190 20-60 14-80 100-14 100 70 4 110 0 150 44') +
  buckle(300, 462, 4) +
  buckle(356, 716, 40) +
  buckle(316, 608, 40) +
  shape('M74 150c-10-40-10-90 36-120 36 36 38 84 22 124-18 12-40 10-58-4Z', blue) +
  disc(108, 78, 7, white) +
  line('M84 132q24 14 44 2', 4, white);

const greatClub =
  limb('M250 470c-70-30-130-30-154-90-16-44 24-74 54-50 22 20 0 50-20 36', clubRed, 14) +
  limb('M300 440c50 0 100 20 124 80', '#8a6a0c', 6, 6) +
  [
    [352, 446, 150],
    [390, 466, 170],
    [424, 516, 150],
    [380, 458, 60],
    [412, 490, 70],
  ]
    .map(([x = 0, y = 0, turn = 0]) => put(leaf(yellow, 0.8), x, y, turn))
    .join('') +
  shape(
    'M66 742c-22-70 14-140 74-186 60-44 88-90 108-170 20-82 4-140 20-220 14-82 70-126 128-112 64 16 84 90 60 170-24 82-92 110-118 180-30 80-40 150-116 218-50 46-64 74-72 120-8 38-72 42-84 0Z',
    clubGreen,
  ) +
  shape(
    'M66 742c-22-70 14-140 74-186 34-26 60-52 78-84 20 26 44 60 60 80-16 26-32 48-56 70-50 46-64 74-72 120-8 38-72 42-84 0Z',
    clubRed,
  ) +
  shape(
    'M196 560c20-50 56-80 66-142 12-68 6-130 40-194 14-22 26-36 42-50 14 30 24 48 20 74 18 18 22 44 8 68 12 26 0 52-24 70 8 30-12 56-40 70-4 30-30 52-56 58-14 26-34 38-56 46Z',
    yellow,
  ) +
  line(
    'M208 546c64-90 96-150 108-230 4-36 12-70 24-104m-44 188c22-2 40-10 52-24m-34-46c22-2 40-8 54-20m-100 152c22 0 40-6 52-16m-10-116c-6-18-8-36-6-50',
    5,
    '#8a6a0c',
  ) +
  line('M310 130c12-30 38-46 64-44', 10, mint) +
  oval(108, 752, 44, 20, '#e88d90') +
  put(leaf(green, 1.5), 262, 574, 116) +
  put(leaf(green, 1.2), 176, 520, -70);

const aces: Readonly<Record<string, string>> = { D: eagle, C: urn, S: greatSword, B: greatClub };

/** The ace of a suit. */
export const napoletaneAce = (suit: string): string | undefined => aces[suit];
