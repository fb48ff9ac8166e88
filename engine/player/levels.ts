/** How much a level may reckon: plays made in playouts and positions of the solver, never time. */
export interface Budget {
  /** Plays and positions in all. */
  readonly nodes: number;
  /** Most worlds looked at. */
  readonly worlds: number;
  /** With at most so many cards to play, worlds are solved as well as played out. */
  readonly exactCards: number;
  /** Worlds are weighed by what the other seats have played. */
  readonly mindPlays: boolean;
}

/** The levels that search. */
export const BUDGETS = {
  hard: { nodes: 30_000, worlds: 100, exactCards: 6, mindPlays: false },
  master: { nodes: 48_000, worlds: 600, exactCards: 8, mindPlays: true },
} as const satisfies Record<string, Budget>;
