/** The few strokes from which all cards are drawn. */
import { backId } from './backId.ts';

/** One outline for everything, as a print has one black plate. */
export const ink = '#1c1a19';

/** What differs from a filled shape with the usual outline. */
interface Stroke {
  /** Outline width; 0 for none. */
  readonly line?: number;
  readonly color?: string;
}

const outline = ({ line = 4.5, color = ink }: Stroke): string =>
  line === 0
    ? ''
    : ` stroke="${color}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;

/** A filled path with an outline. */
export const shape = (path: string, fill: string, stroke: Stroke = {}): string =>
  `<path d="${path}" fill="${fill}"${outline(stroke)}/>`;

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string, stroke: Stroke = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${outline(stroke)}/>`;

/** An open line. */
export const line = (path: string, width = 4, color = ink): string =>
  shape(path, 'none', { line: width, color });

/** A filled ellipse. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  stroke: Stroke = {},
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${outline(stroke)}/>`;

const at = (angle: number, radius: number): string =>
  `${Math.round(Math.sin(angle) * radius)} ${Math.round(-Math.cos(angle) * radius)}`;

/** A star with that many points around the origin. */
export function star(
  points: number,
  outer: number,
  inner: number,
  fill: string,
  stroke: Stroke = {},
): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at((Math.PI * i) / points, i % 2 === 0 ? outer : inner),
  );
  return shape(`M${corners.join('L')}Z`, fill, stroke);
}

/** Beads along a path, that far apart from middle to middle: a dotted line with round dots. */
export const beads = (path: string, size: number, gap: number, color: string): string =>
  line(path, size, color).replace('/>', ` stroke-dasharray="0 ${gap}"/>`);

/** Engraver's shading: strokes across a path, that long and that far apart. */
export const hatch = (path: string, length: number, gap = 9, color = ink): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${length}" stroke-dasharray="2.5 ${gap}"/>`;

/** A shared drawing under a name. */
export const symbol = (id: string, content: string): string => `<g id="${id}">${content}</g>`;

/** Where, how large and how far turned (degrees) a shared drawing stands. */
export type Spot = readonly [x: number, y: number, scale?: number, turn?: number, mirror?: boolean];

/** A shared drawing in its place. */
export const use = (id: string, [x, y, scale = 1, turn = 0, mirror = false]: Spot): string =>
  `<use href="#${id}" transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${
    scale === 1 && !mirror ? '' : `scale(${mirror ? -scale : scale} ${scale})`
  }"/>`;

/** A back: a border and a pattern of lines in the colour of the text around. */
export const back = (pattern: string, width = 0.7): string =>
  symbol(
    backId,
    `<rect x="4" y="4" width="42" height="74" rx="3" fill="none" stroke="currentColor" stroke-width="1.4"/>${line(pattern, width, 'currentColor')}`,
  );
