/** Points won outside plays in a round, each with its cause. */
import type { GameEvent } from '../net/types.ts';

const isBonus = ({ kind }: GameEvent): boolean => kind === 'declaration' || kind === 'dealer-bonus';

/** What has been won so far; the first packet of a round is dealt anew when `begins`. */
export const bonusesWith = (
  before: readonly GameEvent[] | undefined,
  events: readonly GameEvent[],
  begins: boolean,
): readonly GameEvent[] => [...(begins ? [] : (before ?? [])), ...events.filter(isBonus)];
