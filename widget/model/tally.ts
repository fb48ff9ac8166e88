/** What of the running round can be said before it is settled, and what the coach says is gone. */
import type { Card, DeckCard, ScoringItem, SideState } from '../net/types.ts';
import type { RulesInForce } from './saved.ts';

/** What stands beside a score: points where each sweep scores for itself, else the sweeps themselves. */
interface Tally {
  readonly points: number;
  readonly sweeps: number;
}

/** The tally of a side. */
export function tallyOf(
  { sweeps, bonus }: Pick<SideState, 'sweeps' | 'bonus'>,
  { sweepPoints, sweepsMayDouble }: Pick<RulesInForce, 'sweepPoints' | 'sweepsMayDouble'>,
): Tally {
  return sweepsMayDouble
    ? { points: bonus, sweeps: sweeps.length }
    : { points: bonus + sweeps.length * sweepPoints, sweeps: 0 };
}

/** Cards that count together: of a rank, of a suit, or the one of both. */
export interface Counted {
  readonly rank?: string;
  readonly suit?: string;
}

/** Whether a card is one of those. */
export const isCounted = ({ rank, suit }: Counted, card: Card): boolean =>
  (rank === undefined || card[0] === rank) && (suit === undefined || card[1] === suit);

const single = (card: Card): Counted => ({ rank: card.slice(0, 1), suit: card.slice(1) });

function countedBy(item: ScoringItem, deck: readonly DeckCard[]): readonly Counted[] {
  const { kind, suit, rank, ranks = [], card, cards = [] } = item;
  if (kind === 'primiera') {
    // The cards that count most in it, as the deck tells.
    const [best] = [...deck].sort((one, other) => (other.primiera ?? 0) - (one.primiera ?? 0));
    return best?.primiera === undefined ? [] : [{ rank: best.rank }];
  }
  return [
    ...(suit === undefined ? [] : [{ suit }]),
    ...[...(rank === undefined ? [] : [rank]), ...ranks].map((each) => ({ rank: each })),
    ...[...(card === undefined ? [] : [card]), ...cards].map(single),
  ];
}

/** What the scoring items of a game make worth counting, each once. */
export function worthCounting(items: readonly ScoringItem[], deck: readonly DeckCard[]): readonly Counted[] {
  const all = items.flatMap((item) => countedBy(item, deck));
  const name = ({ rank = '', suit = '' }: Counted): string => `${rank}/${suit}`;
  return [...new Map(all.map((each) => [name(each), each])).values()];
}
