/** Where the signs of the Piacentine number cards stand. */

/** Fractions of width and height, size as a factor on the sign's own size, turn in degrees. */
export type Place = readonly [x: number, y: number, size: number, turn?: number];
type Layout = readonly Place[];

const grid = (side: number, ys: readonly number[], size: number): Layout =>
  ys.flatMap((y) => [[0.5 - side, y, size] as const, [0.5 + side, y, size] as const]);

/** A row of three, each upright (0) or upside down (180). */
const row = (y: number, size: number, turns: readonly [number, number, number]): Layout =>
  turns.map((turn, i) => [0.2 + i * 0.3, y, size, turn] as const);

const six = (top: number, size: number): Layout => [
  ...row(top, size, [180, 0, 180]),
  ...row(1 - top, size, [0, 180, 0]),
];

/** By suit and rank, from the two to the seven. */
export const layouts: Readonly<Record<string, Readonly<Record<string, Layout>>>> = {
  D: {
    '2': [
      [0.5, 0.302, 3.55],
      [0.5, 0.698, 3.55],
    ],
    '3': [
      [0.38, 0.2, 2.5],
      [0.62, 0.5, 2.5],
      [0.38, 0.8, 2.5],
    ],
    '4': grid(0.21, [0.16, 0.84], 1.75),
    '5': [...grid(0.215, [0.155, 0.845], 1.7), [0.5, 0.5, 3.4]],
    '6': grid(0.2, [0.17, 0.5, 0.83], 1.75),
    '7': [[0.5, 0.155, 1.7], ...grid(0.21, [0.35, 0.595, 0.84], 1.7)],
  },
  C: {
    '2': [
      [0.5, 0.275, 2.15],
      [0.5, 0.725, 2.15],
    ],
    '3': [
      [0.32, 0.205, 1.65],
      [0.68, 0.5, 1.65],
      [0.32, 0.795, 1.65],
    ],
    '4': grid(0.21, [0.21, 0.79], 1.5),
    '5': [...grid(0.22, [0.2, 0.8], 1.45), [0.5, 0.5, 1.5]],
    '6': grid(0.22, [0.19, 0.5, 0.81], 1.42),
    '7': [...grid(0.25, [0.175, 0.5, 0.82], 1.2), [0.5, 0.34, 1.2]],
  },
  S: {
    '2': [
      [0.3, 0.5, 2.2, 180],
      [0.7, 0.5, 2.2],
    ],
    '3': [
      [0.275, 0.5, 2.05, 180],
      [0.5, 0.5, 2.05],
      [0.725, 0.5, 2.05, 180],
    ],
    '4': [
      [0.29, 0.27, 1.16, 154],
      [0.71, 0.27, 1.16, 206],
      [0.29, 0.73, 1.16, 26],
      [0.71, 0.73, 1.16, -26],
    ],
    '5': [
      [0.21, 0.245, 1, 0],
      [0.79, 0.245, 1, 0],
      [0.21, 0.755, 1, 180],
      [0.79, 0.755, 1, 180],
      [0.5, 0.5, 1.1, -90],
    ],
    '6': six(0.27, 1.12),
    '7': [...six(0.24, 0.98), [0.5, 0.5, 1.1, -90]],
  },
  B: {
    '2': [
      [0.31, 0.5, 2.25],
      [0.69, 0.5, 2.25],
    ],
    '3': [
      [0.5, 0.5, 2.2, 34],
      [0.5, 0.5, 2.2, -34],
      [0.5, 0.5, 2.2],
    ],
    '4': [
      [0.28, 0.265, 1.12, -12],
      [0.72, 0.265, 1.12, 12],
      [0.28, 0.735, 1.12, -12],
      [0.72, 0.735, 1.12, 12],
    ],
    '5': [
      [0.27, 0.25, 1, 189],
      [0.73, 0.25, 1, 171],
      [0.27, 0.75, 1, -9],
      [0.73, 0.75, 1, 9],
      [0.5, 0.5, 1.1, -90],
    ],
    '6': six(0.27, 1.12),
    '7': [...six(0.24, 0.98), [0.5, 0.5, 1.1, -90]],
  },
};
