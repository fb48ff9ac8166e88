/** The four aces, each one large picture. */
import { face, feather, limb, mirrored, put } from './figure.ts';
import { beads, disc, ink, line, oval, shape } from './kit.ts';
import { leaf } from './napoletaneOrnaments.ts';
import { blue, clubGreen, clubRed, green, mint, red, white, yellow } from './napoletaneSigns.ts';

const none = { line: 0 };

const wing =
  [
    [120, 460, 210, 2],
    [92, 440, 200, 8],
    [66, 404, 180, 14],
    [150, 470, 200, -6],
  ]
    .map(([x = 0, y = 0, length = 0, turn = 0]) => put(feather(length, red, 24), x, y, turn))
    .join('') +
  shape(
    'M232 214c-62-64-162-54-196 22-16 64-10 144 8 216 12-10 20-22 24-34 6 24 14 40 26 54 12-12 20-22 24-34 8 22 20 38 36 50 10-14 16-30 18-46l40-150Z',
    red,
  ) +
  line('M64 240c-12 50-12 110 0 170m40-196c-14 70-10 150 14 222m28-228c-14 90-2 170 24 232', 5, '#7d1217') +
  line('M78 250c20-14 44-14 64 0m-64 42c20-14 44-14 64 0m-64 42c20-14 44-14 64 0');

const head =
  shape(
    'M252 236c-4-50-14-90-40-118-22-24-60-26-76 0-24 0-44 14-50 42 18-10 30-8 42 2 26 2 36 22 38 50 2 20 8 36 22 46Z',
    yellow,
  ) +
  line('M138 118c-6 14-6 30 0 44m-48-4c16-8 30-10 44-10') +
  disc(160, 128, 11, white) +
  disc(158, 128, 5, ink, none) +
  line('M146 110c8-6 20-8 30-2m16 76q14 4 26-8m-16 34q14 4 26-8', 5);

const tassel =
  line('M92 566v74', 6, '#8a6a0c') +
  disc(92, 648, 15, yellow) +
  shape('M78 660h28l12 72h-52Z', yellow) +
  line('M84 676l-6 46m14-46v48m8-48 6 46', 3);

const eagle =
  mirrored(wing + head + tassel) +
  mirrored(
    shape('M222 500c-60 6-84 60-66 124 20 20 48 14 66 2 20-30 22-80 14-122Z', red) +
      line('M170 548q12 12 22 0m-26 38q12 12 22 0'),
  ) +
  shape('M176 548c-18 60-22 130 16 176 24 28 92 28 116 0 38-46 34-116 16-176-30-26-118-26-148 0Z', yellow) +
  shape('M196 562c-14 54-16 110 10 146 20 24 68 24 88 0 26-36 24-92 10-146-24-20-84-20-108 0Z', white) +
  mirrored(limb('M176 548c-30-14-44 20-22 30m38 146c-14 14-30 34-58 32m32 12-34-12 28-24', yellow, 5)) +
  disc(250, 366, 150, yellow) +
  disc(250, 366, 134, white);

const scrolls =
  line('M208 470c-30-26-66-10-62 18 4 22 34 20 32 0', 6, '#8a6a0c') + put(leaf(green, 0.7), 132, 462, -30);

const urn =
  shape('M130 748h240v36h-240Z', red) +
  line('M146 766h208', 3) +
  shape('M206 632h88c0 40 22 60 48 84v32H158v-32c26-24 48-44 48-84Z', yellow) +
  line('M222 650c-2 36-14 60-34 84m62-90v96m28-90c2 36 14 60 34 84') +
  limb('M80 372c-84-24-80 112-14 102 44-8 32-54 8-42m346-60c84-24 80 112 14 102-44-8-32-54-8-42', white, 14) +
  shape('M88 520c14 84 88 124 162 124s148-40 162-124Z', green) +
  line(
    'M132 536c10 46 40 78 76 98m-14-94c4 40 18 76 40 98m134-102c-10 46-40 78-76 98m14-94c-4 40-18 76-40 98',
    6,
    mint,
  ) +
  shape('M72 384c-6 60 0 110 16 146 100 22 224 22 324 0 16-36 22-86 16-146Z', yellow) +
  mirrored(scrolls) +
  mirrored([62, 88, 114].map((turn) => put(feather(60, white, 17), 224, 478, turn)).join('')) +
  `<g transform="translate(250 462)scale(.86 .74)">${face(0)}</g>` +
  [-34, -16, 4, 24, 38].map((x) => disc(250 + x, 424 + Math.abs(x) * 0.35, 13, '#b98432')).join('') +
  shape('M222 512c16 14 40 14 56 0l8 20h-72Z', yellow) +
  shape('M66 330H434V390H66Z', yellow) +
  beads('M94 360h330', 47, 52, ink) +
  beads('M94 360h330', 38, 52, blue) +
  beads('M88 354h330', 10, 52, '#bcd6f2') +
  shape('M118 330c0-46 52-58 56-92h152c4 34 56 46 56 92Z', red) +
  line('M160 320c10-30 30-44 36-70m54 72v-76m90 74c-10-30-30-44-36-70', 4, '#7d1217') +
  shape('M128 238c20-50 74-64 122-64s102 14 122 64Z', yellow) +
  shape('M120 228h260v20H120Z', blue) +
  [-72, -36, 36, 72].map((turn) => put(leaf(green, 1.1), 250, 184, turn)).join('') +
  shape('M250 40c46 20 58 88 28 132-12 12-44 12-56 0-30-44-18-112 28-132Z', red) +
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
  shape(
    'M0-196c16-14 28-8 44-2 20-26 56-20 52 8-4 24-34 24-48 10-26 14-70 14-96 0-14 14-44 14-48-10-4-28 32-34 52-8 16-6 28-12 44 2Z',
    yellow,
  ) +
  disc(0, -182, 12, red) +
  shape('M-15-300h30v106h-30Z', blue) +
  line('M-14-218l28-14m-28-8 28-14m-28-8 28-14m-28-8 28-14', 4, white) +
  disc(0, -330, 30, yellow) +
  disc(0, -330, 14, '#fffaf0');

const greatSword =
  strap('M104 142c-34 98 16 158 112 176 114 22 184 12 204 92') +
  strap('M70 640c-10-100 70-140 160-120') +
  limb('M330 690c50-50 110-10 90 40-16 40-80 36-90-10-8-60-80-70-116-52', yellow, 8) +
  put(scabbard, 262, 420, 33, 1.06) +
  strap('M420 410c20 90-60 110-140 60-60-40-140-40-170 30-26 70-20 110-40 140') +
  strap('M230 520c90 20 100 60 82 116') +
  buckle(300, 482, 26) +
  buckle(312, 628, 8) +
  buckle(72, 628, 6) +
  shape(
    'M84 150c-34-18-44-70-12-110 6 16 14 20 24 22 4-12 12-20 26-22 26 36 24 86-2 112-10 8-26 8-36-2Z',
    blue,
  ) +
  disc(84, 104, 7, white) +
  disc(112, 108, 7, white);

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
  put(leaf(green, 1.7), 300, 560, 108) +
  put(leaf(green, 1.2), 176, 520, -70);

const aces: Readonly<Record<string, string>> = { D: eagle, C: urn, S: greatSword, B: greatClub };

/** The ace of a suit. */
export const napoletaneAce = (suit: string): string | undefined => aces[suit];
