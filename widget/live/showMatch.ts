/** From what a match tells to the steps in which its table is shown. */
import type { StepPlayer } from '../controllers/stepPlayer.ts';
import { shownOf, undealt } from '../model/snapshot.ts';
import { stepsOf } from '../model/steps.ts';
import type { GameView, MatchEvent } from '../net/types.ts';
import { viewBefore } from './atDeal.ts';

/** Where steps are shown. */
export type MatchStage = Pick<StepPlayer, 'end' | 'jump' | 'enqueue'>;

/**
 * Hands a new moment on to be shown: step by step where its events are known, at once where they are not, or go beyond a
 * deal that was `missed`.
 */
export function showMatch(
  player: MatchStage,
  view: GameView,
  events: readonly MatchEvent[] | undefined,
  missed: boolean,
): void {
  const happened = events?.map(({ event }) => event) ?? [];
  const dealt = happened.findLastIndex((event) => event.kind === 'deal');
  const before = player.end;
  if (events === undefined || (dealt === -1 ? before === undefined : missed)) {
    player.jump(shownOf(view, before));
    return;
  }
  // Plays of computers may have followed the deal before anybody was told: the deal is shown as it was.
  const later = happened.slice(dealt + 1);
  const atDeal = dealt === -1 ? view : viewBefore(view, later);
  if (before === undefined) player.jump(undealt(atDeal));
  else if (before.round !== view.round)
    player.enqueue([{ shown: undealt(atDeal), motion: { kind: 'none' }, hold: 0 }]);
  if (dealt >= 0)
    player.enqueue(stepsOf(player.end ?? undealt(atDeal), happened.slice(0, dealt + 1), atDeal));
  if (later.length > 0) player.enqueue(stepsOf(player.end ?? shownOf(atDeal), later, view));
}
