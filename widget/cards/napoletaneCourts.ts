/** The twelve courts: one body for each rank, colours and attributes as data. Two legs, four legs, a mantle to the ground. */
import { disc, ink, line, oval, type Spot, shape, use } from './kit.ts';
import { blue, flesh, green, grey, red, signId, white, yellow } from './napoletaneSigns.ts';

const thin = { line: 4 };

/** An arm or a leg: one bent stroke with an outline. */
const limb = (path: string, color: string, width: number): string =>
  line(path, width + 9, ink) + line(path, width, color);

interface Dress {
  readonly hat: string;
  readonly plume: string;
  readonly tunic: string;
  readonly trim: string;
  readonly sleeve: string;
  readonly breeches: string;
  readonly hose: string;
  readonly shoe: string;
  readonly cloak: string;
  readonly lining: string;
  readonly hair: string;
  /** Where the suit sign is held or hangs. */
  readonly sign: Spot;
}

/** The ground on which a court stands; its colour tells the suit. */
const plinth = (color: string): string =>
  shape('M40 742H460V796H40Z', color) + line('M58 760H442M58 778H442', 3);

const face = (x: number, y: number, beard?: string, moustache = false): string =>
  shape(`M${x - 22} ${y + 30}H${x + 22}V${y + 84}H${x - 22}Z`, flesh, thin) +
  oval(x, y, 42, 50, flesh, thin) +
  (beard === undefined
    ? ''
    : shape(
        `M${x - 42} ${y + 4}C${x - 44} ${y + 60} ${x - 20} ${y + 92} ${x} ${y + 96}C${x + 20} ${y + 92} ${x + 44} ${y + 60} ${x + 42} ${y + 4}C${x + 30} ${y + 26} ${x - 30} ${y + 26} ${x - 42} ${y + 4}Z`,
        beard,
        thin,
      )) +
  disc(x - 16, y - 4, 5, ink, { line: 0 }) +
  disc(x + 16, y - 4, 5, ink, { line: 0 }) +
  line(`M${x - 26} ${y - 16}q10-8 20-2M${x + 6} ${y - 18}q10-6 20 2M${x} ${y - 2}l-5 18h8`, 4) +
  line(`M${x - 11} ${y + 30}q11 8 22 0`, 4, '#a8322c') +
  (moustache || beard !== undefined
    ? line(`M${x - 20} ${y + 24}q14-10 20-2q6-8 20 2`, 7, beard ?? '#4a3424')
    : '');

const locks = (x: number, y: number, color: string): string =>
  shape(
    `M${x - 40} ${y - 24}C${x - 66} ${y + 10} ${x - 60} ${y + 50} ${x - 44} ${y + 60}H${x + 44}C${x + 60} ${y + 50} ${x + 66} ${y + 10} ${x + 40} ${y - 24}Z`,
    color,
    thin,
  );

const beret = (x: number, y: number, dress: Dress): string =>
  shape(
    `M${x + 26} ${y - 40}C${x + 60} ${y - 104} ${x + 122} ${y - 96} ${x + 116} ${y - 52}C${x + 96} ${y - 66} ${x + 70} ${y - 50} ${x + 52} ${y - 28}Z`,
    dress.plume,
    thin,
  ) +
  shape(
    `M${x - 60} ${y - 18}C${x - 72} ${y - 70} ${x - 20} ${y - 84} ${x + 10} ${y - 76}C${x + 56} ${y - 72} ${x + 72} ${y - 42} ${x + 58} ${y - 18}C${x + 20} ${y - 34} ${x - 20} ${y - 34} ${x - 60} ${y - 18}Z`,
    dress.hat,
    thin,
  );

const crown = (x: number, y: number, color: string): string =>
  shape(
    `M${x - 50} ${y - 26}L${x - 64} ${y - 92}L${x - 30} ${y - 62}L${x} ${y - 106}L${x + 30} ${y - 62}L${x + 64} ${y - 92}L${x + 50} ${y - 26}C${x + 20} ${y - 38} ${x - 20} ${y - 38} ${x - 50} ${y - 26}Z`,
    color,
  ) +
  [-64, 0, 64].map((dx) => disc(x + dx, y - (dx === 0 ? 108 : 94), 8, red, { line: 3 })).join('') +
  line(`M${x - 46} ${y - 42}C${x - 20} ${y - 52} ${x + 20} ${y - 52} ${x + 46} ${y - 42}`, 5);

function knave(suit: string, color: string, dress: Dress): string {
  return (
    plinth(color) +
    limb('M222 560L214 716M280 560L296 716', dress.hose, 40) +
    shape('M232 704H196C180 706 166 720 158 742H236Z', dress.shoe) +
    shape('M276 704H314C330 706 344 720 352 742H276Z', dress.shoe) +
    shape(
      'M172 478C140 530 150 592 200 596C232 596 246 574 250 548C254 574 268 596 302 596C352 592 362 530 330 478Z',
      dress.breeches,
    ) +
    line(
      'M190 500C178 540 184 570 200 586M312 500C324 540 318 570 302 586M224 500C218 540 222 566 226 582M278 500C284 540 280 566 276 582',
      4,
    ) +
    use(signId(suit), dress.sign) +
    limb('M322 312C376 352 392 392 352 440', dress.sleeve, 42) +
    disc(342, 450, 20, flesh, thin) +
    limb('M184 318C124 356 96 330 118 262', dress.sleeve, 42) +
    disc(122, 246, 21, flesh, thin) +
    shape(
      'M178 294C164 350 176 420 160 494C210 512 290 512 340 494C324 420 336 350 322 294C300 272 200 272 178 294Z',
      dress.tunic,
    ) +
    shape('M222 282L250 340L278 282L266 482H234Z', dress.trim, thin) +
    shape('M168 446C220 462 280 462 332 446L334 470C280 486 220 486 166 470Z', dress.hat, thin) +
    disc(250, 466, 12, yellow, thin) +
    locks(250, 196, dress.hair) +
    face(250, 196) +
    shape('M206 272C230 258 270 258 294 272L282 296C260 286 240 286 218 296Z', white, thin) +
    beret(250, 192, dress)
  );
}

const horse = (): string =>
  line('M420 470C474 500 474 590 440 650', 34, ink) +
  line('M420 470C474 500 474 590 440 650', 24, '#5d4b3f') +
  limb('M176 560L190 640L180 716M376 570L394 640L382 716', '#7d6a5d', 34) +
  shape('M160 704H200L206 742H154Z', ink, thin) +
  shape('M362 704H402L408 742H356Z', ink, thin) +
  shape(
    'M138 470C120 420 130 350 100 312L84 282L108 288C150 282 196 310 214 380C240 440 300 440 350 438C410 436 438 480 428 540C424 584 400 606 372 610C300 630 220 632 176 606C144 590 140 530 138 470Z',
    grey,
  ) +
  limb('M168 580L150 650L106 690', grey, 36) +
  limb('M402 560L416 640L430 716', grey, 38) +
  shape('M88 674L122 700L100 736L66 716Z', ink, thin) +
  shape('M412 704H450L458 742H408Z', ink, thin) +
  shape(
    'M108 290C84 290 66 310 54 344L22 396C16 414 26 430 44 430C60 430 74 420 86 408C106 404 128 392 138 372Z',
    grey,
  ) +
  shape('M112 284L104 252L132 276Z', grey, thin) +
  shape(
    'M120 282C168 290 206 330 214 392C190 396 168 380 160 350C150 340 132 330 134 310Z',
    '#5d4b3f',
    thin,
  ) +
  disc(84, 338, 7, ink, { line: 0 }) +
  disc(36, 408, 4, ink, { line: 0 }) +
  line('M60 356L92 400M76 304L60 356L140 366', 6, red) +
  line('M140 366C190 400 220 410 250 404', 6, red) +
  line('M146 500C180 540 190 560 186 600', 7, blue);

function rider(suit: string, color: string, dress: Dress): string {
  return (
    plinth(color) +
    horse() +
    shape('M232 436C220 500 226 540 232 566H366C374 520 372 480 362 436Z', dress.cloak) +
    line('M236 546H366', 6, dress.trim) +
    use(signId(suit), dress.sign) +
    limb('M300 440C250 470 246 520 262 596', dress.hose, 44) +
    shape('M238 590L284 584L290 650C262 668 226 668 204 662C206 642 226 634 240 630Z', dress.shoe) +
    limb('M352 298C404 330 404 380 330 402', dress.sleeve, 42) +
    shape(
      'M238 276C224 330 234 390 226 446H366C362 390 370 330 352 276C330 256 260 256 238 276Z',
      dress.tunic,
    ) +
    shape('M268 266L294 320L322 266L314 440H278Z', dress.trim, thin) +
    limb('M244 300C192 330 152 300 164 236', dress.sleeve, 42) +
    disc(168, 222, 21, flesh, thin) +
    disc(322, 402, 19, flesh, thin) +
    locks(296, 180, dress.hair) +
    face(296, 180, undefined, true) +
    shape('M250 258C276 244 316 244 342 258L332 282C306 272 284 272 260 282Z', white, thin) +
    beret(296, 176, dress)
  );
}

function king(suit: string, color: string, dress: Dress): string {
  return (
    plinth(color) +
    shape('M166 290C90 400 96 600 56 742H444C404 600 410 400 334 290Z', dress.cloak) +
    shape('M176 320C140 440 150 620 130 742H370C350 620 360 440 324 320Z', dress.lining) +
    line('M100 640C90 690 84 720 80 738M400 640C410 690 416 720 420 738', 5) +
    limb('M220 590L212 720M282 590L292 720', dress.hose, 42) +
    shape('M236 708H196C180 710 166 724 158 742H238Z', dress.shoe) +
    shape('M272 708H312C328 710 342 724 350 742H270Z', dress.shoe) +
    shape(
      'M182 300C168 400 170 520 156 612C210 640 290 640 344 612C330 520 332 400 318 300C296 276 204 276 182 300Z',
      dress.tunic,
    ) +
    line('M196 500C190 550 188 590 186 614M250 500V628M304 500C310 550 312 590 314 614', 4) +
    shape('M160 604C210 630 290 630 340 604L344 626C290 652 210 652 156 626Z', dress.trim, thin) +
    shape('M172 466C220 482 280 482 328 466L330 492C280 508 220 508 170 492Z', dress.trim, thin) +
    disc(250, 490, 14, red, thin) +
    use(signId(suit), dress.sign) +
    limb('M186 330C130 370 112 420 146 462', dress.sleeve, 46) +
    disc(156, 470, 21, flesh, thin) +
    limb('M314 330C380 376 402 330 388 270', dress.sleeve, 46) +
    disc(386, 254, 22, flesh, thin) +
    shape('M172 300C196 268 304 268 328 300C330 340 300 372 250 376C200 372 170 340 172 300Z', white) +
    [
      [200, 318],
      [226, 344],
      [274, 344],
      [300, 318],
      [250, 356],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y - 6}v12`, 5))
      .join('') +
    locks(250, 186, dress.hair) +
    face(250, 186, dress.hair) +
    crown(250, 186, dress.hat)
  );
}

const brown = '#5b3a22';
const silver = '#b9b3a8';

const courts: Readonly<Record<string, { color: string; J: Dress; Q: Dress; K: Dress }>> = {
  D: {
    color: yellow,
    J: {
      hat: red,
      plume: yellow,
      tunic: red,
      trim: yellow,
      sleeve: red,
      breeches: green,
      hose: red,
      shoe: yellow,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [132, 150, 1.25],
    },
    Q: {
      hat: yellow,
      plume: red,
      tunic: green,
      trim: yellow,
      sleeve: red,
      breeches: red,
      hose: red,
      shoe: yellow,
      cloak: red,
      lining: red,
      hair: ink,
      sign: [172, 110, 1.2],
    },
    K: {
      hat: yellow,
      plume: red,
      tunic: blue,
      trim: yellow,
      sleeve: yellow,
      breeches: green,
      hose: yellow,
      shoe: white,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [400, 150, 1.25],
    },
  },
  C: {
    color: red,
    J: {
      hat: green,
      plume: red,
      tunic: green,
      trim: white,
      sleeve: red,
      breeches: yellow,
      hose: green,
      shoe: white,
      cloak: blue,
      lining: red,
      hair: '#b07a32',
      sign: [128, 158, 1.35],
    },
    Q: {
      hat: red,
      plume: green,
      tunic: yellow,
      trim: green,
      sleeve: green,
      breeches: red,
      hose: red,
      shoe: white,
      cloak: yellow,
      lining: green,
      hair: brown,
      sign: [170, 124, 1.3],
    },
    K: {
      hat: red,
      plume: red,
      tunic: blue,
      trim: yellow,
      sleeve: blue,
      breeches: yellow,
      hose: yellow,
      shoe: white,
      cloak: red,
      lining: green,
      hair: silver,
      sign: [400, 156, 1.35],
    },
  },
  S: {
    color: blue,
    J: {
      hat: yellow,
      plume: blue,
      tunic: red,
      trim: white,
      sleeve: yellow,
      breeches: green,
      hose: flesh,
      shoe: yellow,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [106, 394, 1.35, 180],
    },
    Q: {
      hat: blue,
      plume: yellow,
      tunic: green,
      trim: yellow,
      sleeve: red,
      breeches: red,
      hose: red,
      shoe: blue,
      cloak: green,
      lining: red,
      hair: ink,
      sign: [150, 122, 0.8, -14],
    },
    K: {
      hat: blue,
      plume: red,
      tunic: blue,
      trim: red,
      sleeve: white,
      breeches: red,
      hose: yellow,
      shoe: yellow,
      cloak: blue,
      lining: green,
      hair: '#8a5a2b',
      sign: [394, 176, 1],
    },
  },
  B: {
    color: green,
    J: {
      hat: green,
      plume: red,
      tunic: yellow,
      trim: white,
      sleeve: blue,
      breeches: red,
      hose: yellow,
      shoe: yellow,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [116, 206, 1.1, -4],
    },
    Q: {
      hat: green,
      plume: red,
      tunic: yellow,
      trim: red,
      sleeve: yellow,
      breeches: red,
      hose: red,
      shoe: green,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [140, 136, 0.8, -14],
    },
    K: {
      hat: green,
      plume: red,
      tunic: green,
      trim: red,
      sleeve: yellow,
      breeches: yellow,
      hose: yellow,
      shoe: white,
      cloak: blue,
      lining: red,
      hair: brown,
      sign: [394, 176, 1],
    },
  },
};

/** Fante (J), cavallo (Q) or re (K) of a suit. */
export function napoletaneCourt(rank: string, suit: string): string | undefined {
  const court = courts[suit];
  if (court === undefined) return undefined;
  if (rank === 'J') return knave(suit, court.color, court.J);
  return rank === 'Q' ? rider(suit, court.color, court.Q) : king(suit, court.color, court.K);
}
