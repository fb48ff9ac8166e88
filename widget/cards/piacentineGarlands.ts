/** The aces of swords and clubs: the winged child under its garland, the trunk in its vine. */
import { childFace, feather, fist, flesh, limb, mirrored, palm, put } from './figure.ts';
import { disc, hatch, line, oval, shape, star } from './kit.ts';
import { sprig } from './piacentineOrnaments.ts';
import { bark, brick, leaf, ochre, sawn, sky, steel, white } from './piacentineSigns.ts';

const none = { line: 0 };
const crease = '#b98258';

const rose = (x: number, y: number, fill: string, size = 1): string =>
  put(
    star(6, 34, 25, fill) + disc(0, 0, 19, fill, { line: 3 }) + line('M-8 4C-10-8 6-12 9-2C10 6 0 9-3 3', 3),
    x,
    y,
    0,
    size,
  );

const garland =
  limb('M78 420C50 250 130 96 250 92C370 96 450 250 422 420', leaf, 5) +
  (
    [
      [74, 400, -6],
      [70, 330, 2],
      [82, 262, 14],
      [112, 196, 28],
      [158, 142, 48],
      [216, 108, 70],
    ] as const
  )
    .map(([x, y, turn]) => mirrored(put(sprig(1, leaf), x, y + 14, turn, 1.25)))
    .join('') +
  rose(78, 424, brick) +
  rose(422, 424, brick) +
  rose(90, 232, sawn, 0.9) +
  rose(410, 232, sawn, 0.9) +
  rose(166, 130, brick, 0.9) +
  rose(334, 130, brick, 0.9) +
  rose(250, 90, sawn, 1.1);

const pinion = [160, 140, 120, 100, 80].map((turn, i) =>
  put(feather(150, i % 2 === 0 ? white : sky, 24), 190, 400, turn),
);

const curl = disc(0, -84, 25, ochre) + line('M-8-78q8-18 16 0', 3);

const cherub =
  mirrored(pinion.join('')) +
  mirrored(
    shape(
      'M190 570c-30 44-22 96-4 118 8 14-4 30-4 44-28 2-34 38-8 40h54c10-8 10-22 6-32 12-30 26-60 26-120Z',
      flesh,
    ) + line('M186 690q22 12 44 0', 4, crease),
  ) +
  mirrored(shape('M249 622c39 0 76-13 91-38 18-58-4-148-26-198-15-12-40-18-65-18', flesh)) +
  line('M250 536v9m-62 20q62 56 124 0m-108-120q16 14 32 0m28 0q16 14 32 0', 4, crease) +
  put(childFace, 250, 296, 0, 2) +
  [-104, -78, -52, -26, 26, 52, 78, 104, 0].map((turn) => put(curl, 250, 276, turn)).join('') +
  put(curl, 226, 312, -8) +
  put(curl, 274, 312, 8);

const sabre =
  shape(
    'M358 704c-86-30-202-124-256-244-22-54-32-110-28-168 32 88 72 138 122 194 66 64 134 114 192 170Z',
    steel,
  ) +
  shape('M86 346c20 104 114 234 268 330l8-10c-132-82-236-196-276-320Z', '#d3e3f4', none) +
  put(
    shape('M-14 0h28v92h-28Z', brick) +
      line('M-12 20l24-10m-24 32 24-10m-24 32 24-10m-24 30 24-8', 4, ochre) +
      disc(0, 104, 20, ochre) +
      shape('M-70-14c-14-6-22 20-4 26h148c22-2 16-34-4-26Z', ochre) +
      shape('M66 8c30 52-6 102-52 100 30-18 44-48 32-98Z', ochre) +
      oval(0, -1, 14, 18, brick),
    372,
    684,
    -48,
    0.84,
  );

/** The ace of swords. */
export const aceOfSwords =
  garland +
  shape('M54 780c66-38 146-16 196-28 70-10 150-2 196 24v66h-392Z', leaf) +
  line('M90 800q12-12 24 0m66 12q12-12 24 0m96-12q12-12 24 0m56 14q12-12 24 0') +
  cherub +
  limb('M190 420c-52 24-66 66-44 104', flesh, 56) +
  sabre +
  put(palm, 162, 526, -40, 0.9) +
  limb('M310 420c62 30 104 116 88 216', flesh, 56) +
  put(fist, 398, 704, 42, 1.15);

const vine = limb(
  'M150 800c-90-60-30-160 100-180 130-20 170-100 80-150-90-40-200-70-170-160 30-70 140-60 170-130',
  leaf,
  9,
);

const vineLeaf =
  shape(
    'M0 0c-34-6-52-34-44-66 18 8 24 12 28 20 0-20 8-36 20-46 12 14 16 30 14 48 8-10 16-14 32-16 2 30-18 56-50 60Z',
    leaf,
  ) + line('M2-4L4-70M2-24L-30-48M2-24L34-46', 3);

const trunk =
  shape('M50 790c40-30 80-10 120-26 80-14 170-12 280 20v62h-400Z', '#c9b591') +
  [
    [96, 806, 30],
    [386, 800, 36],
    [306, 824, 26],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.6, '#a39a8c') + line(`M${x - 10} ${y - 6}q10-6 18 0`, 3),
    )
    .join('') +
  shape('M150 240l-58-64 40-44 74 78Zm190 90 84-68 16 46-90 92Z', bark) +
  oval(112, 154, 30, 21, sawn).replace('/>', ' transform="rotate(-48 112 154)"/>') +
  oval(432, 286, 17, 26, sawn).replace('/>', ' transform="rotate(-18 432 286)"/>') +
  shape(
    'M140 120c10 120 24 210 16 310-6 130-20 260-44 372 48-26 78-12 108 8 40-30 90-34 142-4-22-106-24-246-16-376 6-110 10-210 26-310Z',
    bark,
  ) +
  line(
    'M186 160c10 120 14 220 4 340-6 100-20 190-32 260M226 150c10 70 2 150 10 230m82-230c-10 90-6 170-12 250m-16 80c-4 100 6 200 26 290',
    6,
    '#6f9c78',
  ) +
  hatch('M350 180c-12 90-16 170-18 250-2 120 4 230 20 320', 26, 13, '#6f9c78') +
  oval(256, 120, 118, 48, sawn) +
  oval(256, 120, 82, 31, 'none', { line: 4, color: brick }) +
  oval(256, 120, 42, 15, 'none', { line: 4, color: brick }) +
  shape('M222 420c30-40 74-10 68 50-2 70-28 110-46 116-28-26-38-116-22-166Z', brick) +
  shape('M236 440c18-20 38 0 34 36-4 44-14 70-24 76-14-22-20-82-10-112Z', '#7d1512', none);

/** The ace of clubs. */
export const aceOfClubs =
  trunk +
  vine +
  put(vineLeaf, 116, 706, -60) +
  put(vineLeaf, 374, 560, 70) +
  put(vineLeaf, 150, 360, -70) +
  put(vineLeaf, 330, 190, 30) +
  line('M330 840c-4-60 10-100 30-124', 8, leaf) +
  put(vineLeaf, 334, 800, -70, 0.8) +
  put(vineLeaf, 342, 780, 60, 0.8) +
  rose(366, 700, brick, 1.6);
