/** King, queen and jack of the French pattern: one half, drawn once more upside down. */
import { disc, ink, line, oval, shape, use } from './kit.ts';

const thin = { line: 4 };
const red = '#c2202b';
const blue = '#24508f';
const gold = '#e9b92f';
const white = '#fffdf6';
const flesh = '#f2d3b0';

interface Colors {
  readonly coat: string;
  readonly trim: string;
  readonly hair: string;
}

const colors: Readonly<Record<string, Colors>> = {
  D: { coat: red, trim: blue, hair: '#b98432' },
  C: { coat: red, trim: '#1f6a45', hair: '#8c5a2b' },
  B: { coat: '#1f6a45', trim: red, hair: '#5b3a22' },
  S: { coat: blue, trim: red, hair: '#3a2a20' },
};

const robe = ({ coat, trim }: Colors): string =>
  shape('M82 386C86 300 130 262 200 250H300C370 262 414 300 418 386Z', coat) +
  shape('M204 250L250 330L296 250L318 386H182Z', trim, thin) +
  line('M250 330V386M120 386C122 336 140 306 168 290M380 386C378 336 360 306 332 290', 5, gold) +
  [352, 372].map((y) => disc(250, y, 5, gold, { line: 0 })).join('') +
  shape('M190 250C210 232 290 232 310 250L296 278C270 264 230 264 204 278Z', white, thin);

const features = (hair: string, beard: boolean): string =>
  shape('M228 200H272V252H228Z', flesh, thin) +
  oval(250, 168, 46, 54, flesh, thin) +
  (beard
    ? shape('M204 170C202 226 222 262 250 268C278 262 298 226 296 170C282 196 218 196 204 170Z', hair, thin)
    : '') +
  disc(233, 164, 5, ink, { line: 0 }) +
  disc(267, 164, 5, ink, { line: 0 }) +
  line('M222 150q10-8 22-2M256 148q12-6 22 2M250 166l-5 20h9', 4) +
  line('M238 202q12 8 24 0', 4, '#a8322c') +
  (beard ? line('M228 196q14-10 22-2q8-8 22 2', 7, hair) : '');

const long = (hair: string): string =>
  shape('M206 140C176 180 178 236 196 256H304C322 236 324 180 294 140Z', hair, thin);

function kingHalf(look: Colors): string {
  return (
    line('M396 386V96', 20, ink) +
    line('M396 386V96', 11, '#c9d6e4') +
    line('M362 300H430', 16, ink) +
    line('M362 300H430', 8, gold) +
    robe(look) +
    disc(396, 336, 22, flesh, thin) +
    long(look.hair) +
    features(look.hair, true) +
    shape('M192 132L178 56L218 90L250 40L282 90L322 56L308 132C270 116 230 116 192 132Z', gold) +
    [178, 250, 322].map((x) => disc(x, x === 250 ? 38 : 54, 9, red, { line: 3 })).join('')
  );
}

function queenHalf(look: Colors): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="translate(394 206)rotate(${turn})">${oval(0, -20, 13, 17, look.coat === red ? gold : red, { line: 3 })}</g>`,
  );
  return (
    line('M394 386C388 320 398 270 394 226', 8, '#1f6a45') +
    petals.join('') +
    disc(394, 206, 11, gold, { line: 3 }) +
    robe(look) +
    disc(390, 330, 21, flesh, thin) +
    shape(
      'M202 128C160 180 160 260 188 300C214 292 214 262 206 236H294C286 262 286 292 312 300C340 260 340 180 298 128Z',
      look.hair,
      thin,
    ) +
    features(look.hair, false) +
    shape('M200 132C210 96 290 96 300 132C270 120 230 120 200 132Z', look.hair, thin) +
    shape('M196 118C230 96 270 96 304 118L294 92L276 100L250 68L224 100L206 92Z', gold, thin) +
    disc(250, 92, 7, red, { line: 3 })
  );
}

function jackHalf(look: Colors): string {
  return (
    line('M398 386V110', 18, ink) +
    line('M398 386V110', 9, '#8a5a2b') +
    shape('M398 50L412 110C446 118 450 160 424 182C420 160 414 150 404 148H392V110Z', '#c9d6e4', thin) +
    robe(look) +
    disc(398, 334, 21, flesh, thin) +
    long(look.hair) +
    features(look.hair, false) +
    shape('M284 92C320 40 372 52 366 92C344 80 322 94 304 112Z', look.trim, thin) +
    shape('M186 138C172 84 230 70 262 78C312 82 330 110 316 138C280 122 222 122 186 138Z', look.coat, thin)
  );
}

const halves: Readonly<Record<string, (look: Colors) => string>> = { K: kingHalf, Q: queenHalf, J: jackHalf };

/** A court card: two halves around the middle line, the sign of its suit at both upper corners. */
export function francesiCourt(rank: string, sign: string, suit: string): string | undefined {
  const half = halves[rank];
  const look = colors[suit];
  if (half === undefined || look === undefined) return undefined;
  const drawn = half(look) + use(sign, [130, 128, 1]);
  return (
    `<g>${drawn}</g><g transform="rotate(180 250 386)">${drawn}</g>` +
    line('M70 386H430', 5) +
    shape('M66 62H434V710H66Z', 'none', { line: 4, color: '#24508f' })
  );
}
