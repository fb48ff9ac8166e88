/** The four aces, each one picture that fills the frame. */
import { feather, limb, mirrored, put, twin } from './figure.ts';
import { disc, ink, line, oval, shape } from './kit.ts';
import { aceOfClubs, aceOfSwords } from './piacentineGarlands.ts';
import { bottle, brick, brown, leaf, ochre, sawn, sky, steel, white } from './piacentineSigns.ts';

const none = { line: 0 };
const rust = '#a8452a';

const wing =
  (
    [
      [62, 290, 280, 3],
      [84, 310, 310, 1],
      [112, 330, 320, -1],
      [138, 340, 300, -5],
      [164, 350, 250, -9],
    ] as const
  )
    .map(([x, y, length, turn]) => put(feather(length, rust, 19), x, y, turn))
    .join('') +
  shape(
    'M240 290c-14-70-44-150-112-160-54-6-82 34-86 90-4 60-2 100 6 140 12 4 20 0 26-8 6 18 18 22 30 8 8 20 22 22 32 6 10 18 24 20 36 0Z',
    brown,
  ) +
  line(
    'M66 170q14 14 28 0 14 14 28 0 14 14 28 0M50 222q16 16 32 0 16 16 32 0 16 16 32 0M48 276q16 16 32 0 16 16 32 0',
  );

const talons =
  shape('M196 560c-46 20-56 80-20 120h46c14-40 14-80 10-110Z', rust) +
  line('M176 610q10 10 20 0m-6 26q10 10 20 0m-34 18q10 10 20 0') +
  limb('M198 680v36', ochre, 18) +
  limb('M198 716l-28 20m28-20v26m0-26 28 20', ochre, 12);

const crown =
  twin(shape('M-1 0h49l14-62-32 28-31-38', ochre)) +
  shape('M-50 0H50V18H-50Z', brick) +
  [-62, 0, 62].map((x) => disc(x, x === 0 ? -76 : -66, 9, brick)).join('');

const eagle =
  shape('M54 724c46-34 96-18 136-24 60-10 110 6 150-2 50-4 90 10 106 28v44h-392Z', leaf) +
  shape('M54 744c76-18 166 4 226-6 70-10 130 8 166 6v32h-392Z', '#c99446') +
  [-32, -16, 16, 32, 0].map((turn) => put(feather(150, brown, 20), 250, 560, turn)).join('') +
  mirrored(wing + talons) +
  shape('M182 330c26-60 14-120 32-164 20-44 84-46 104-8 8 50-4 92 8 172Z', rust) +
  line(
    'M220 216q12 12 24 0 12 12 24 0 12 12 24 0m-78 32q12 12 24 0 12 12 24 0 12 12 24 0m-96 30q12 12 24 0',
  ) +
  shape('M306 146c44-6 78 16 70 72-10-24-30-30-58-28-10-14-16-30-12-44Z', ochre) +
  line('M316 172c18-2 34 2 46 12', 3) +
  disc(284, 166, 11, white) +
  disc(286, 166, 5, ink, none) +
  line('M264 148c14-6 28-2 38 4', 5) +
  put(crown, 262, 124, 6, 0.9) +
  disc(250, 446, 154, ochre) +
  disc(250, 446, 140, brick) +
  disc(250, 446, 130, white) +
  shape('M92 772H408V848H92Z', steel) +
  shape('M112 784h276v52h-276Z', white) +
  mirrored(
    shape('M92 772c-40-8-48 34-22 40 22 2 24-22 10-22m12 58c-40 8-48-34-22-40 22-2 24 22 10 22', ochre),
  );

const lid =
  mirrored(shape('M251 370h-177c30-18 46-44 58-86 18-56 54-96 119-106', steel)) +
  mirrored(shape('M251 178c-45 18-73 72-89 192h89', white)) +
  mirrored(shape('M251 178c-25 28-37 92-39 192h39', ochre)) +
  line('M152 262c-12 44-24 70-40 88m236-88c12 44 24 70 40 88', 4, sky) +
  [232, 276, 320].map((y) => disc(250, y, 8, brick)).join('');

const reliquary =
  [120, 250, 380].map((x) => disc(x, 832, 22, brick)).join('') +
  shape('M84 812l44-88h244l44 88Z', leaf) +
  shape('M180 724h140l16 88h-172Z', ochre) +
  shape('M222 742h56l8 54h-72Z', brick) +
  shape('M100 786l24-46h34l-12 46Zm300 0-24-46h-34l12 46Z', sky) +
  mirrored(shape('M251 640h-37c2 40-24 50-44 84h81', steel)) +
  oval(250, 668, 46, 17, ochre) +
  disc(250, 668, 9, brick) +
  mirrored(shape('M249 404h169c0 136-78 236-169 240', brick)) +
  shape('M120 410c10 130 64 210 108 232-28-52-42-142-44-232Z', ochre) +
  shape('M380 410c-10 130-64 210-108 232 28-52 42-142 44-232Z', ochre) +
  mirrored(shape('M249 640c25-40 45-120 47-230h-47', steel)) +
  oval(250, 470, 16, 24, sky) +
  disc(152, 470, 10, brick) +
  disc(348, 470, 10, brick) +
  line('M100 470c10 50 26 90 46 120m254-120c-10 50-26 90-46 120', 5, white) +
  lid +
  shape('M74 366c36-20 316-20 352 0v42c-36 20-316 20-352 0Z', bottle) +
  Array.from({ length: 9 }, (_, i) =>
    put(twin(shape('M1 30c-31-10-29-38 0-60', leaf)) + line('M0 22v-36', 3), 92 + i * 39.5, 386),
  ).join('') +
  mirrored(shape('M249 158h27c20 0 24 18 4 32h-31', ochre)) +
  mirrored(shape('M249 52c43 20 51 72 29 108h-29', sawn)) +
  line('M222 84l64 52m-48-70 54 46m-80-4 56 50m10-74-64 52m48-70-54 46m80-4-56 50');

const aces: Readonly<Record<string, string>> = {
  D: eagle,
  C: reliquary,
  S: aceOfSwords,
  B: aceOfClubs,
};

/** The ace of a suit. */
export const piacentineAce = (suit: string): string | undefined => aces[suit];
