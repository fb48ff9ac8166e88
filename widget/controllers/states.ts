/** Shows the page in which state the table is, as `:state()`s. */
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';

/** Sets and drops the states of the element. */
export function showStates(
  states: CustomStateSet,
  game: TableGame,
  player: StepPlayer,
  choosing: boolean,
  live: boolean,
): void {
  const phase = player.shown?.phase;
  const all: Readonly<Record<string, boolean>> = {
    'your-turn': game.ownTurn,
    'round-over': phase === 'round-over',
    'match-over': phase === 'match-over',
    offline: game.trouble === 'unreachable',
    choosing,
    live,
  };
  for (const [name, holds] of Object.entries(all)) {
    if (holds) states.add(name);
    else states.delete(name);
  }
}
