/** From one answer of the service to the steps in which it is shown. */
import type { Card, GameEvent, GameView, SideState } from '../net/types.ts';
import { type Notice, placesFor, type Shown, settled, shownOf, sideOf, tableOf } from './snapshot.ts';

/** How the cards of a step move. */
export type Motion =
  | { readonly kind: 'none' }
  /** `seats`: in the order in which they get their cards; then the table. */
  | { readonly kind: 'deal'; readonly seats: readonly number[] }
  | { readonly kind: 'play'; readonly seat: number }
  | { readonly kind: 'gather'; readonly cards: readonly Card[]; readonly side: number };

/** Milliseconds at normal speed, or until the person goes on. */
type Hold = number | 'acknowledge';

/** One change of what is seen. */
export interface Step {
  readonly shown: Shown;
  readonly motion: Motion;
  readonly hold: Hold;
  /** What has just become visible, for the announcer and the events of the element. */
  readonly event?: GameEvent;
  /** The play swept the table: said in the same sentence. */
  readonly sweeps?: boolean;
}

/** How long each thing stays, in milliseconds at normal speed. */
export const holds = {
  deal: 350,
  lay: 700,
  capture: 1400,
  sweep: 1200,
  declaration: 1800,
  'dealer-bonus': 1800,
  /** Four cards that nobody has seen before, and a reason. */
  redeal: 2600,
  remainder: 1200,
} as const;

const still: Motion = { kind: 'none' };

const playing = (event: GameEvent): event is GameEvent & { seat: number; card: Card } =>
  event.kind === 'play' && event.seat !== undefined && event.card !== undefined;

function withPile(
  sides: readonly SideState[],
  side: number,
  cards: readonly Card[],
  sweep?: Card,
): SideState[] {
  return sides.map((each) => {
    if (each.side !== side) return each;
    const sweeps = sweep === undefined ? each.sweeps : [...each.sweeps, sweep];
    return { ...each, pile: [...each.pile, ...cards], sweeps };
  });
}

function withoutCards(shown: Shown, cards: readonly Card[]): Shown {
  return {
    ...shown,
    places: shown.places.map((card) => (card !== undefined && cards.includes(card) ? undefined : card)),
  };
}

function withoutHandCard(shown: Shown, seat: number, card: Card): Shown {
  return {
    ...shown,
    seats: shown.seats.map((each) => {
      if (each.seat !== seat) return each;
      const { hand, ...rest } = each;
      const left = { ...rest, handCount: Math.max(0, each.handCount - 1) };
      return hand === undefined ? left : { ...left, hand: hand.filter((other) => other !== card) };
    }),
  };
}

interface Context {
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  readonly lastDeal: number;
  /** The round ends with these events: its last play stays until acknowledged. */
  readonly ends: boolean;
}

function playSteps(
  shown: Shown,
  event: GameEvent & { seat: number; card: Card },
  context: Context,
  at: number,
): Step[] {
  const { seat, card, captured = [] } = event;
  const next = context.events[at + 1];
  const sweep = next?.kind === 'sweep' ? next : undefined;
  const lastPlay = { seat, card, captured };
  const lifted = withoutHandCard({ ...settled(shown), turn: seat, lastPlay }, seat, card);
  const motion: Motion = { kind: 'play', seat };
  const sweeps = sweep !== undefined;
  if (captured.length === 0) {
    const places = placesFor(lifted.places, [...tableOf(lifted), card]);
    const laid: Shown = { ...lifted, places, laid: true };
    return [{ shown: laid, motion, hold: context.ends ? 'acknowledge' : holds.lay, event, sweeps }];
  }
  const side = sideOf(shown, seat);
  const staged = { ...lifted, staged: lastPlay };
  const taken = [...captured.filter((other) => other !== card), card];
  const emptied = withoutCards(lifted, captured);
  const places = placesFor(emptied.places, tableOf(emptied));
  const gathered = { ...emptied, places, sides: withPile(lifted.sides, side, taken, sweep?.card) };
  const steps: Step[] = [
    { shown: staged, motion, hold: context.ends ? 'acknowledge' : holds.capture, event, sweeps },
    { shown: staged, motion: { kind: 'gather', cards: taken, side }, hold: 0 },
  ];
  if (sweep === undefined) return [...steps, { shown: gathered, motion: still, hold: 0 }];
  return [...steps, { shown: { ...gathered, sweep: side }, motion: still, hold: holds.sweep, event: sweep }];
}

/** The leader first, the dealer last. */
function dealOrder({ dealer, turn, seats: { length } }: GameView): readonly number[] {
  const step = turn === (dealer + 1) % length ? 1 : length - 1;
  return Array.from({ length }, (_, i) => (dealer + step * (i + 1)) % length);
}

function dealStep(shown: Shown, event: GameEvent, { view, events }: Context): Step {
  // Cards of a redeal have gone back into the pack: the new ones begin on a bare table.
  const base = shown.notice?.kind === 'redeal' ? { ...shown, places: [] } : shown;
  const dealt = shownOf(view, settled(base));
  // A bonus may already have taken the table cards; they are seen once before they go.
  const bonus = events.flatMap((other) => (other.kind === 'dealer-bonus' ? (other.cards ?? []) : []));
  const table = [...tableOf(dealt), ...bonus.filter((card) => !view.table.includes(card))];
  const sides = table.length === view.table.length ? dealt.sides : shown.sides;
  const { lastPlay: _, ...rest } = dealt;
  const lastPlay = shown.round === view.round ? shown.lastPlay : undefined;
  return {
    shown: {
      ...rest,
      ...(lastPlay === undefined ? {} : { lastPlay }),
      places: placesFor(dealt.places, table),
      sides,
    },
    motion: { kind: 'deal', seats: dealOrder(view) },
    hold: holds.deal,
    event,
  };
}

function noticeStep(shown: Shown, event: GameEvent, kind: Notice['kind']): Step {
  const places = kind === 'redeal' ? placesFor([], event.cards ?? []) : shown.places;
  const notice = { ...event, kind };
  return { shown: { ...settled(shown), places, notice }, motion: still, hold: holds[kind], event };
}

function remainderSteps(shown: Shown, event: GameEvent): Step[] {
  const cards = event.cards ?? tableOf(shown);
  const { side } = event;
  if (side === undefined || cards.length === 0) return [];
  const seen = noticeStep(shown, { ...event, cards }, 'remainder');
  const gathered = withoutCards(settled(shown), cards);
  return [
    seen,
    { shown: seen.shown, motion: { kind: 'gather', cards, side }, hold: 0 },
    { shown: { ...gathered, places: [], sides: withPile(shown.sides, side, cards) }, motion: still, hold: 0 },
  ];
}

function stepsOfEvent(shown: Shown, event: GameEvent, context: Context, at: number): Step[] {
  if (playing(event)) return playSteps(shown, event, context, at);
  switch (event.kind) {
    case 'deal':
      return at === context.lastDeal ? [dealStep(shown, event, context)] : [];
    case 'redeal':
    case 'declaration':
    case 'dealer-bonus':
      return [noticeStep(shown, event, event.kind)];
    case 'remainder':
      return remainderSteps(shown, event);
    case 'round-end':
    case 'match-end':
      return [{ shown: shownOf(context.view), motion: still, hold: 0, event }];
    default:
      return [];
  }
}

/**
 * The steps from what is shown to what the service says. The last one always shows exactly the given view, whatever
 * the events were.
 */
export function stepsOf(before: Shown, events: readonly GameEvent[], view: GameView): readonly Step[] {
  const context: Context = {
    view,
    events,
    lastDeal: events.findLastIndex((event) => event.kind === 'deal'),
    ends: events.some((event) => event.kind === 'round-end' || event.kind === 'match-end'),
  };
  const steps: Step[] = [];
  events.forEach((event, at) => {
    steps.push(...stepsOfEvent(steps.at(-1)?.shown ?? before, event, context, at));
  });
  steps.push({ shown: shownOf(view, steps.at(-1)?.shown ?? before), motion: still, hold: 0 });
  return steps;
}
