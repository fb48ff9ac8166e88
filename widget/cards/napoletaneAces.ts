/** The four aces, each one large picture. */
import { disc, dots, line, oval, shape, use } from './kit.ts';
import { blue, green, red, signId, white, yellow } from './napoletaneSigns.ts';

const thin = { line: 4 };

const wing = (mirror: boolean): string => {
  const feathers =
    shape(
      'M250 330C180 250 110 230 60 250C30 300 26 390 60 470C70 440 84 430 92 424C84 470 90 520 116 566C124 530 134 516 146 508C150 550 166 584 196 610L236 520Z',
      red,
    ) + line('M92 424C104 380 130 350 168 340M146 508C150 460 168 420 204 400', 4);
  return mirror ? `<g transform="translate(500 0)scale(-1 1)">${feathers}</g>` : feathers;
};

const head = (mirror: boolean): string => {
  const drawn =
    shape(
      'M238 300C220 250 214 200 196 176C176 150 140 152 128 176C112 178 100 190 96 206C112 198 126 202 140 206C176 214 176 270 190 322Z',
      yellow,
    ) +
    disc(150, 178, 7, '#1c1a19', { line: 0 }) +
    line('M200 220L222 214M204 250L228 244M210 280L232 274', 4);
  return mirror ? `<g transform="translate(500 0)scale(-1 1)">${drawn}</g>` : drawn;
};

const eagle =
  wing(false) +
  wing(true) +
  head(false) +
  head(true) +
  shape('M198 560L176 680L150 716M302 560L324 680L350 716', 'none', { line: 16, color: yellow }) +
  shape('M196 560C186 620 190 640 214 664L250 620L286 664C310 640 314 620 304 560Z', red) +
  shape('M250 590L206 768C236 750 264 750 294 768Z', yellow) +
  line('M250 620V748M236 660L228 740M264 660L272 740', 4) +
  shape('M140 700L118 736L150 726L152 752L176 724L190 716L172 690Z', yellow, thin) +
  shape('M360 700L382 736L350 726L348 752L324 724L310 716L328 690Z', yellow, thin) +
  disc(250, 424, 128, yellow) +
  disc(250, 424, 112, white, thin) +
  `<g transform="translate(250 424)">${dots(28, 120, 4, red)}</g>` +
  use(signId('D'), [250, 424, 1.9]);

const urn =
  shape('M172 716H328L352 772H148Z', red) +
  shape('M216 640H284C288 680 320 690 328 716H172C180 690 212 680 216 640Z', yellow) +
  shape('M70 350C70 540 160 640 250 640C340 640 430 540 430 350Z', green) +
  line(
    'M120 440C134 540 186 606 226 628M190 440C196 540 220 600 240 630M310 440C304 540 280 600 260 630M380 440C366 540 314 606 274 628',
    6,
    '#8fc79c',
  ) +
  shape('M62 320H438V420H62Z', yellow) +
  [110, 180, 250, 320, 390]
    .map((x) => oval(x, 370, 24, 32, blue, thin) + oval(x - 6, 360, 7, 10, '#bcd6f2', { line: 0 }))
    .join('') +
  shape('M120 320C120 240 200 214 250 214C300 214 380 240 380 320Z', red) +
  shape('M160 264H340L322 232H178Z', yellow, thin) +
  shape('M250 60C286 96 296 150 270 216H230C204 150 214 96 250 60Z', '#e2574c') +
  line('M250 72V212M226 120L274 160M274 120L226 160M222 170L262 206M278 170L238 206', 4) +
  shape(
    'M230 216C190 216 170 196 166 170C200 170 226 186 250 216C274 186 300 170 334 170C330 196 310 216 270 216Z',
    green,
    thin,
  ) +
  line('M64 340C6 330 6 470 84 480M436 340C494 330 494 470 416 480', 18) +
  line('M64 340C6 330 6 470 84 480M436 340C494 330 494 470 416 480', 9, white);

const greatSword =
  line('M120 120C40 200 180 260 250 330C330 410 440 420 420 520C404 600 320 590 300 540', 40) +
  line('M120 120C40 200 180 260 250 330C330 410 440 420 420 520C404 600 320 590 300 540', 30, green) +
  [
    [92, 176],
    [140, 244],
    [206, 292],
    [286, 362],
    [366, 412],
    [420, 480],
    [398, 560],
    [334, 572],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 8, yellow, { line: 0 }))
    .join('') +
  `<g transform="translate(256 420)rotate(27)scale(2.1)">` +
  shape('M-20-150H20L16 82H-16Z', red) +
  shape('M-16 40H16V86H-16ZM-20-150H20V-110H-20ZM-18-40H18V-16H-18Z', yellow, { line: 3 }) +
  line('M0-104V-46M0-10V36', 4, yellow) +
  shape('M-12-150H12L0-182Z', blue, { line: 3 }) +
  shape(
    'M-56 92C-60 70-36 70-30 84H30C36 70 60 70 56 92C60 112 36 112 30 102H-30C-36 112-60 112-56 92Z',
    yellow,
  ) +
  shape('M-9 102H9V150H-9Z', blue, { line: 3 }) +
  line('M-9 116L9 110M-9 130L9 124M-9 144L9 138', 3, white) +
  disc(0, 164, 15, yellow) +
  '</g>' +
  shape('M120 120C80 110 64 76 88 44C120 56 148 84 146 118Z', blue);

const greatClub =
  shape(
    'M60 700C110 560 150 520 220 440C290 350 296 280 300 190C306 90 380 50 424 92C470 140 440 240 400 330C350 440 300 470 230 560C180 620 150 690 134 760C110 790 50 760 60 700Z',
    green,
  ) +
  shape(
    'M60 700C96 598 124 548 164 504C190 560 220 560 254 530C246 540 238 550 230 560C180 620 150 690 134 760C110 790 50 760 60 700Z',
    red,
  ) +
  shape(
    'M176 500C216 420 250 400 290 300C304 270 306 240 318 210C334 250 366 250 352 300C366 330 340 360 322 372C324 410 280 430 262 440C250 480 210 500 176 500Z',
    yellow,
  ) +
  line('M190 488C240 420 290 360 322 240M236 430L280 420M268 386L316 362M292 340L340 306', 5, '#8a6a0c') +
  line('M330 150C336 116 356 98 384 96', 8, '#6fb284') +
  shape('M400 330C440 360 460 410 440 450C410 440 380 420 366 388Z', green, thin) +
  shape('M200 470C150 470 110 430 110 380C150 370 200 400 222 438Z', green, thin) +
  shape('M250 530C300 540 330 580 320 620C280 620 244 590 232 556Z', yellow, thin) +
  line('M122 392C150 410 180 430 208 458M430 440C410 410 398 380 392 348', 4) +
  oval(98, 752, 36, 18, '#e88d90', thin);

const aces: Readonly<Record<string, string>> = { D: eagle, C: urn, S: greatSword, B: greatClub };

/** The ace of a suit. */
export const napoletaneAce = (suit: string): string | undefined => aces[suit];
