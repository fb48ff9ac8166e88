/** Is a reason of the computer player true? Asked of the view and the rules, not of the player. */
import {
  type Candidate,
  type Card,
  type GameView,
  listCaptures,
  type Rules,
  resolveRules,
} from '../../../engine/index.ts';
import { answerOf } from './answers.ts';
import { deckOf, seatsInOrder, sideOfSeat } from './states.ts';

/** What the viewer knows of the moment after a play. */
export interface Aftermath {
  readonly table: readonly Card[];
  /** Cards that could be in the hand of the next seat, and of the one after it. */
  readonly next: readonly Card[];
  readonly second: readonly Card[];
  readonly nextIsFoe: boolean;
  readonly secondIsPartner: boolean;
  /** No sweep can be scored by the next play: there is none, or it is the last of the round. */
  readonly noMoreSweeps: boolean;
}

export function aftermathOf(view: GameView, play: Candidate['play']): Aftermath {
  const { rules } = answerOf(resolveRules(view.rules));
  const viewer = view.viewer ?? -1;
  const order = seatsInOrder(rules, viewer);
  const [next = 0, second = 0] = [order[0], order[1 % order.length]];
  const table =
    play.captured.length > 0
      ? view.table.filter((card) => !play.captured.includes(card))
      : [...view.table, play.card];
  const seen = new Set([
    ...view.table,
    ...view.sides.flatMap(({ pile }) => pile),
    ...view.seats.flatMap(({ hand = [] }) => hand),
  ]);
  const unseen = deckOf(view.rules).filter((card) => !seen.has(card));
  const inHands = view.seats.reduce((sum, { handCount }) => sum + handCount, 0) - 1;
  const newPacket = inHands === 0;
  const held = (seat: number): readonly Card[] => {
    if (newPacket) return unseen;
    const hand = view.seats.find((other) => other.seat === seat)?.hand ?? unseen;
    return hand.filter((card) => card !== play.card);
  };
  return {
    table,
    next: held(next),
    second: held(second),
    nextIsFoe: sideOfSeat(rules, next) !== sideOfSeat(rules, viewer),
    secondIsPartner: second !== viewer && sideOfSeat(rules, second) === sideOfSeat(rules, viewer),
    noMoreSweeps:
      view.stockCount === 0 && (inHands === 0 || (inHands === 1 && rules.sweep.lastPlay === 'never')),
  };
}

/** The cards of these that would sweep a table. */
export const sweepers = (view: GameView, table: readonly Card[], cards: readonly Card[]): Card[] =>
  cards.filter((card) => {
    const { captures } = answerOf(listCaptures({ rules: view.rules, table, card }));
    return captures.some(({ sweep }) => sweep);
  });

const all = (cards: readonly Card[] | undefined, true_: (card: Card) => boolean): boolean =>
  cards !== undefined && cards.length > 0 && cards.every(true_);

/** Is the card one that an item of the settlement names? */
const isScoringCard = (rules: Rules, card: Card): boolean =>
  rules.score.items.some((item) => {
    switch (item.kind) {
      case 'card':
        return item.card === card;
      case 'set':
        return item.cards.includes(card);
      case 'per-card':
        return (item.cards?.includes(card) ?? false) || (item.ranks?.includes(card.slice(0, 1)) ?? false);
      case 'run':
      case 'most-of-suit':
        return item.suit === card.slice(1);
      case 'most-of-rank':
        return item.rank === card.slice(0, 1);
      default:
        return false;
    }
  });

/** Is what the player says for a play true of it? */
export function isTrue(view: GameView, { play, reason }: Candidate): boolean {
  const { rules } = answerOf(resolveRules(view.rules));
  const { items } = rules.score;
  const { hand = [] } = view.seats.find(({ seat }) => seat === view.viewer) ?? {};
  const captures = play.captured.length > 0;
  const taken = captures ? [...play.captured, play.card] : [];
  const isTaken = (card: Card) => taken.includes(card);
  const counts = (test: (item: Rules['score']['items'][number]) => boolean) => items.some(test);
  const settebello = counts((item) => item.kind === 'card' && item.card === '7D');
  const after = aftermathOf(view, play);
  const canSweep = !after.noMoreSweeps && sweepers(view, after.table, after.next).length > 0;
  // Where the fewest points win, a gain is no reason for a play.
  if (rules.victory.aim === 'least') return reason.kind === 'least-harm';
  switch (reason.kind) {
    case 'takes-settebello':
      return settebello && isTaken('7D') && all(reason.cards, (card) => card === '7D');
    case 'sweeps':
      return (
        rules.sweep.points > 0 &&
        reason.points === rules.sweep.points &&
        (view.legalPlays ?? []).some(
          ({ card, captured, sweep }) =>
            sweep && card === play.card && captured.join() === play.captured.join(),
        )
      );
    case 'takes-primiera-cards':
      return (
        counts(({ kind }) => kind === 'primiera') &&
        all(reason.cards, (card) => isTaken(card) && ['7', '6', 'A'].includes(card.slice(0, 1)))
      );
    case 'takes-coins':
      return (
        counts((item) => item.kind === 'most-of-suit' && item.suit === 'D') &&
        all(reason.cards, (card) => isTaken(card) && card.endsWith('D'))
      );
    case 'takes-cards':
      return counts(({ kind }) => kind === 'most-cards') && all(reason.cards, isTaken);
    case 'takes-scoring-card':
      return all(reason.cards, (card) => isTaken(card) && isScoringCard(rules, card));
    case 'protects-settebello':
      return settebello && !captures && hand.includes('7D') && play.card !== '7D';
    case 'leaves-no-sweep':
      return rules.sweep.points > 0 && after.nextIsFoe && !canSweep;
    case 'leaves-untakeable-king': {
      // Nobody can hold a card that takes it, now or later: not from this table and not from any other.
      const kings = rules.deck.kind === 'numeral-40' ? 'T' : 'K';
      const others = ['D', 'C', 'B', 'S']
        .map((suit) => `${kings}${suit}`)
        .filter((card) => card !== play.card);
      const gone = [...view.table, ...view.sides.flatMap(({ pile }) => pile)];
      return (
        !captures &&
        play.card.startsWith(kings) &&
        rules.deck.kind !== 'skat-32' &&
        rules.capture.by === 'value' &&
        !rules.ace.sweeps &&
        others.every((card) => gone.includes(card))
      );
    }
    case 'sets-up-partner':
      return (
        after.nextIsFoe &&
        !canSweep &&
        after.secondIsPartner &&
        sweepers(view, after.table, after.second).length > 0
      );
    case 'least-harm':
      return (reason.points ?? 0) === 0 || (after.nextIsFoe && canSweep);
  }
}
