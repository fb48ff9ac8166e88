/** King, queen and jack of the French pattern: one half, drawn once more upside down. */
import {
  face,
  fist,
  hair,
  limb,
  longHair,
  mirrored,
  palm,
  plume,
  profile,
  put,
  twin,
  type Whiskers,
} from './figure.ts';
import { disc, line, oval, shape, use } from './kit.ts';

const red = '#c2202b';
const blue = '#24508f';
const green = '#1f6a45';
const gold = '#e9b92f';
const white = '#fffdf6';
const steel = '#c9d6e4';

interface Colors {
  /** Ranks whose heads are seen from the side: in packs everywhere some are. */
  readonly inProfile: string;
  readonly coat: string;
  readonly trim: string;
  readonly hair: string;
  /** Embroidery on the breast, which tells the suits apart where colours do not. */
  readonly pattern: string;
}

const colors: Readonly<Record<string, Colors>> = {
  D: {
    inProfile: 'K',
    coat: '#d8792a',
    trim: blue,
    hair: '#b98432',
    pattern: line(
      'M250 344l16 20-16 20-16-20ZM214 316l10 14-10 14-10-14ZM286 316l10 14-10 14-10-14Z',
      5,
      gold,
    ),
  },
  C: {
    inProfile: 'J',
    coat: red,
    trim: green,
    hair: '#8c5a2b',
    pattern: line('M214 296l-8 90m24-64-4 64m24-52v52m36-90 8 90m-24-64 4 64', 5, gold),
  },
  B: {
    inProfile: '',
    coat: green,
    trim: red,
    hair: '#5b3a22',
    pattern: line(
      'M214 306h.1m72 0h.1m-84 36h.1m96 0h.1m-70 20h.1m44 0h.1m-22-18h.1m-56 34h.1m68 0h.1',
      13,
      gold,
    ),
  },
  S: {
    inProfile: 'J',
    coat: blue,
    trim: red,
    hair: '#3a2a20',
    pattern: line('M192 334l58 50 58-50M198 302l52 46 52-46M190 366l26 22m68 0 26-22', 5, gold),
  },
};

const robe = ({ coat, trim, pattern }: Colors): string =>
  mirrored(shape('M251 390h-159c4-70 34-120 108-138h51', coat)) +
  shape('M204 252l46 80 46-80 22 138h-136Z', trim) +
  pattern +
  line('M126 390c2-46 18-78 46-94M374 390c-2-46-18-78-46-94', 5, gold);

const head = (look: Colors, isSide: boolean, whiskers?: Whiskers): string =>
  put(
    isSide ? profile(whiskers) + hair(look.hair, 74) : longHair(look.hair) + face(0, whiskers),
    isSide ? 246 : 250,
    169,
  );

const sleeve = (path: string, { coat }: Colors): string => limb(path, coat, 50);

const cuff = (x: number, y: number, color: string): string =>
  put(shape('M-32-13c20-6 44-6 64 0v26c-20 6-44 6-64 0Z', color), x, y);

const ruff = shape('M196 262c20-22 88-22 108 0l-12 26c-28-12-56-12-84 0Z', white);

const crown = (jewel: string): string =>
  twin(shape('M-1 -37c17 0 34 3 49 9l14-62-32 24-31-46', gold)) +
  [-62, 0, 62].map((x) => disc(x, x === 0 ? -114 : -92, 8, jewel, { line: 3 })).join('');

const blade =
  limb('M398 390V90', steel, 12, 8) +
  line('M398 240V96', 3) +
  limb('M364 288h68', gold, 10, 8) +
  disc(398, 346, 12, gold);

const axe =
  limb('M398 390V84', '#8a5a2b', 10) +
  put(twin(shape('M-1 0c22-4 32-20 42-44 12 38 12 80 0 118-10-24-20-40-42-44', steel)), 398, 130);

function kingHalf(look: Colors): string {
  // The king of diamonds, who looks aside, has an axe in packs everywhere.
  const isSide = look.inProfile === 'K';
  const whiskers = { color: look.hair, beard: true };
  return (
    (isSide ? axe : blade) +
    robe(look) +
    sleeve('M336 320c40 34 60 46 62 30', look) +
    cuff(398, 340, white) +
    put(fist, 398, 314, 0, 1.05) +
    head(look, isSide, whiskers) +
    put(crown(red), 250, 168)
  );
}

function queenHalf(look: Colors): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => put(oval(0, -20, 13, 17, look.trim === red ? red : gold, { line: 3 }), 394, 206, turn))
    .join('');
  return (
    line('M394 390c-6-60 4-120 0-164', 8, green) +
    shape('M394 300c18-24 36-30 48-24-4 20-24 34-48 36Z', green) +
    petals +
    disc(394, 206, 11, gold, { line: 3 }) +
    robe(look) +
    sleeve('M336 320c36 36 56 46 60 32', look) +
    cuff(394, 352, white) +
    put(fist, 394, 328) +
    put(palm, 226, 366, 10) +
    put(longHair(look.hair) + face(-6), 250, 168) +
    ruff +
    shape('M196 146c10-56 98-56 108 0-34-16-74-16-108 0Z', look.hair) +
    put(
      twin(shape('M1 -49c-19 0-36 5-53 15l10-30 20 10 23-28', gold)) + disc(0, -58, 7, red, { line: 3 }),
      250,
      160,
    )
  );
}

function jackHalf(look: Colors): string {
  return (
    limb('M398 390V110', '#8a5a2b', 10) +
    shape('M398 50l14 60c34 8 38 50 12 72-4-22-10-32-20-34h-12v-38Z', steel) +
    robe(look) +
    sleeve('M336 320c40 36 58 46 62 30', look) +
    cuff(398, 344, white) +
    put(fist, 398, 318, 0, 1.05) +
    head(look, look.inProfile === 'J') +
    ruff +
    put(plume(look.trim), 268, 98, 0, 0.85) +
    put(shape('M-62-22c-14-54 44-76 76-70 50 4 68 36 54 70-36-16-94-16-130 0Z', look.coat), 248, 168)
  );
}

const halves: Readonly<Record<string, (look: Colors) => string>> = { K: kingHalf, Q: queenHalf, J: jackHalf };

/** Small pictures on three cards that score in the Karlsruhe game: the city's fan of streets, the running machine, the three-wheeled motor car. */
const badges: Readonly<Record<string, string>> = {
  KB:
    line('M0 14L-26-12M0 14L-15-21M0 14V-24M0 14L15-21M0 14L26-12M-26-12c14-14 38-14 52 0') +
    disc(0, 14, 7, gold, { line: 3 }),
  JB: line(
    'M-30 12a12 12 0 1 0 24 0a12 12 0 1 0-24 0M8 12a12 12 0 1 0 24 0a12 12 0 1 0-24 0M-18 12L-10-6H12L20 12M12-6L20-18M-8-6V-14M-16-14H2',
  ),
  KS: line(
    'M-30 10a14 14 0 1 0 28 0a14 14 0 1 0-28 0M12 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-28-8H-2V-2H21V12M-26-8V-24M14-2L10-18',
  ),
};

/** A court card: two halves around the middle line, the sign of its suit at both upper corners. */
export function francesiCourt(rank: string, sign: string, suit: string): string | undefined {
  const draw = halves[rank];
  const look = colors[suit];
  if (draw === undefined || look === undefined) return undefined;
  const picture = badges[rank + suit];
  const badge =
    picture === undefined
      ? ''
      : put(disc(0, 0, 41, white, { line: 3, color: '#24508f' }) + picture, 126, 226);
  const half = `<svg width="500" height="386">${draw(look)}${use(sign, [126, 128, 1])}${badge}</svg>`;
  return (
    half +
    put(half, 500, 772, 180) +
    line('M66 386h368', 5) +
    shape('M66 62h368v648h-368Z', 'none', { line: 4, color: '#24508f' })
  );
}
