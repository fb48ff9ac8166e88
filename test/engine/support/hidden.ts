/** What a seat cannot see, and worlds that look the same to it. */
import type { Card, GameState } from '../../../engine/index.ts';
import type { FastRandom } from '../../../engine/player/fastRandom.ts';

/** Does this viewer (`undefined`: a spectator) see the hand of a seat? Its own, and those that lie open. */
const seesHand = (viewer: number | undefined, seat: GameState['seats'][number]): boolean =>
  seat.seat === viewer || seat.declared === true;

/** The cards that are hidden from a viewer. */
export const hiddenFrom = (state: GameState, viewer: number | undefined): Card[] => [
  ...state.seats.filter((seat) => !seesHand(viewer, seat)).flatMap(({ hand }) => hand),
  ...state.stock,
  ...(state.leftover ?? []),
];

/** The same state with all cards that are hidden from a viewer shuffled among the places where they are. */
export function anotherWorld(state: GameState, viewer: number | undefined, random: FastRandom): GameState {
  const cards = hiddenFrom(state, viewer);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
  }
  const seats = state.seats.map((seat) =>
    seesHand(viewer, seat) ? seat : { ...seat, hand: cards.splice(0, seat.hand.length) },
  );
  const stock = cards.splice(0, state.stock.length);
  return { ...state, seats, stock, ...(state.leftover && { leftover: cards }) };
}

/** The cards that are named anywhere within a value. */
export const cardsNamedIn = (value: unknown): ReadonlySet<Card> =>
  new Set([...JSON.stringify(value).matchAll(/"([A2-9TJQK][DCBS])"/gu)].map(([, card = '']) => card));
