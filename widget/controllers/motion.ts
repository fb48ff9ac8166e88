/** Moves cards from where they were to where they are, with the Web Animations API. */
import type { Motion } from '../model/steps.ts';
import { nextTask } from './nextTask.ts';

/** Where cards stood before a change. */
type Measured = ReadonlyMap<string, DOMRect>;

const duration = 420;
const stagger = 55;
const easing = 'cubic-bezier(.22,.75,.25,1)';

const key = (element: Element): string => element.getAttribute('data-flip') ?? '';

/** Measures and animates the cards under one root; knows nothing of the game but the marks in the markup. */
export class CardMotion {
  readonly #root: () => ParentNode;
  #running: readonly Animation[] = [];
  /** How often all had to end. */
  #finished = 0;

  constructor(root: () => ParentNode) {
    this.#root = root;
  }

  /** Where every card is now. */
  measure(): Measured {
    return new Map(this.#boxes().map(({ element, box }) => [key(element), box]));
  }

  /** Moves the cards that changed their place, and brings new ones or takes old ones away as the motion says. */
  async play(motion: Motion, before: Measured, pace: number): Promise<void> {
    if (pace === 0) return;
    if (motion.kind === 'deal' && !(await this.#settle(before))) return;
    const running =
      motion.kind === 'gather'
        ? this.#gather(motion.side, motion.cards, pace)
        : this.#arrive(motion, before, pace);
    this.#running = running;
    if (running.length === 0) return;
    await Promise.allSettled(running.map((animation) => animation.finished));
    // They end inside a frame, which has its own work: what comes next gets a task of its own.
    await nextTask();
    if (motion.kind === 'gather') return;
    // One that is over would still keep the next one of its card from the compositor.
    for (const animation of running) animation.cancel();
  }

  /** Ends what moves at once. */
  finish(): void {
    this.#finished += 1;
    for (const animation of this.#running) animation.finish();
  }

  /**
   * Many new cards are much to be laid out: that gets a task of its own, while they are not yet seen. Whether they may
   * still move then.
   */
  async #settle(before: Measured): Promise<boolean> {
    const finished = this.#finished;
    const unseen = this.#cards().filter((element) => !before.has(key(element)));
    for (const { style } of unseen) style.opacity = '0';
    await nextTask();
    for (const { style } of unseen) style.opacity = '';
    return finished === this.#finished;
  }

  #cards(): readonly HTMLElement[] {
    return [...this.#root().querySelectorAll<HTMLElement>('[data-flip]')];
  }

  /** All cards with where they are: read together, because each animation that begins between would have the page laid out anew. */
  #boxes(): readonly { readonly element: HTMLElement; readonly box: DOMRect }[] {
    return this.#cards().map((element) => ({ element, box: element.getBoundingClientRect() }));
  }

  #place(selector: string): DOMRect | undefined {
    return this.#root().querySelector(selector)?.getBoundingClientRect();
  }

  #arrive(motion: Motion, before: Measured, pace: number): Animation[] {
    const origin =
      motion.kind === 'deal'
        ? this.#place('[data-stock]')
        : motion.kind === 'play'
          ? this.#place(`[data-hand-of="${motion.seat}"]`)
          : undefined;
    const moved = this.#boxes().flatMap(({ element, box }) => {
      const known = before.get(key(element));
      const start = known ?? origin;
      if (start === undefined || box.width === 0) return [];
      if (known !== undefined && Math.abs(known.x - box.x) < 1 && Math.abs(known.y - box.y) < 1) return [];
      return [{ element, from: between(box, start), dealt: known === undefined && motion.kind === 'deal' }];
    });
    const dealt = moved.filter((each) => each.dealt).map(({ element }) => element);
    const order = motion.kind === 'deal' ? inDealOrder(dealt, motion.seats) : [];
    return moved.map(({ element, from }) => {
      const delay = Math.max(0, order.indexOf(element)) * stagger * pace;
      return slide(element, from, { duration: duration * pace, delay });
    });
  }

  #gather(side: number, cards: readonly string[], pace: number): Animation[] {
    const pile = this.#place(`[data-pile-of="${side}"]`);
    if (pile === undefined) return [];
    return this.#boxes()
      .filter(({ element }) => cards.includes(key(element)))
      .map(({ element, box }, i) =>
        element.animate([{ transform: 'none' }, { transform: between(box, pile), opacity: 0.6 }], {
          duration: duration * pace,
          delay: i * 30 * pace,
          easing: 'cubic-bezier(.5,0,.6,1)',
          fill: 'forwards',
        }),
      );
  }
}

/** Cards as they come from the pack: a seat's whole packet at a time, the table last. */
function inDealOrder(cards: readonly HTMLElement[], seats: readonly number[]): readonly HTMLElement[] {
  const turnOf = (card: HTMLElement): number => {
    const hand = card.closest('[data-hand-of]');
    return hand === null ? seats.length : seats.indexOf(Number(hand.getAttribute('data-hand-of')));
  };
  return [...cards].sort((one, other) => turnOf(one) - turnOf(other));
}

/** Moves a card above all others. Only what the compositor can do alone is animated, so that no frame waits for the page. */
function slide(element: HTMLElement, from: string, timing: KeyframeAnimationOptions): Animation {
  // A card that waits for its turn to be dealt is not seen before.
  const hidden = { opacity: timing.delay === 0 ? 1 : 0 };
  const animation = element.animate(
    [{ transform: from, ...hidden }, { opacity: 1, offset: 0.1 }, { transform: 'none' }],
    {
      ...timing,
      easing,
      fill: 'backwards',
    },
  );
  element.style.zIndex = '5';
  animation.onfinish = animation.oncancel = () => {
    element.style.zIndex = '';
  };
  return animation;
}

/** The transform that draws an element of one box over another. */
function between(box: DOMRect, other: DOMRect): string {
  const x = other.x + other.width / 2 - (box.x + box.width / 2);
  const y = other.y + other.height / 2 - (box.y + box.height / 2);
  return `translate(${x}px, ${y}px) scale(${box.width === 0 ? 1 : other.width / box.width})`;
}
