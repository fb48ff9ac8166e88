/** Drags a card of the hand onto the table; what a drop means is the table's business. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a drag needs of its table. */
interface DragOptions {
  /** Whether the card may be dragged now. */
  readonly mayDrag: (card: string) => boolean;
  /** The card was let go over the felt; over a card of the table when `onto` is there. */
  readonly drop: (card: string, onto: string | undefined) => void;
}

/** A shaky tap is no drag. In pixels. */
const threshold = 10;

interface Held {
  readonly element: HTMLElement;
  readonly card: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
}

/** Follows one pointer from a card of the hand to where it is let go. */
export class DragController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: DragOptions;
  #held: Held | undefined;
  #swallow = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: DragOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#onDown);
    this.#host.addEventListener('pointermove', this.#onMove);
    this.#host.addEventListener('pointerup', this.#onUp);
    this.#host.addEventListener('pointercancel', this.#release);
    this.#host.addEventListener('click', this.#onClick, true);
  }

  hostDisconnected(): void {
    this.#release();
    this.#host.removeEventListener('pointerdown', this.#onDown);
    this.#host.removeEventListener('pointermove', this.#onMove);
    this.#host.removeEventListener('pointerup', this.#onUp);
    this.#host.removeEventListener('pointercancel', this.#release);
    this.#host.removeEventListener('click', this.#onClick, true);
  }

  readonly #onDown = (event: PointerEvent): void => {
    const [target] = event.composedPath();
    const element = target instanceof Element ? target.closest<HTMLElement>('.hand button[data-card]') : null;
    const card = element?.dataset.card;
    if (element === null || card === undefined || event.button !== 0 || !this.#options.mayDrag(card)) return;
    this.#held = {
      element,
      card,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      moved: false,
    };
  };

  readonly #onMove = (event: PointerEvent): void => {
    const held = this.#held;
    if (held === undefined || event.pointerId !== held.pointer) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved) {
      if (Math.hypot(x, y) < threshold) return;
      this.#held = { ...held, moved: true };
      this.#host.setPointerCapture(held.pointer);
      held.element.classList.add('dragged');
    }
    held.element.style.translate = `${x}px ${y}px`;
  };

  readonly #onUp = (event: PointerEvent): void => {
    const held = this.#held;
    if (held === undefined || event.pointerId !== held.pointer || !held.moved) {
      this.#held = undefined;
      return;
    }
    held.element.style.pointerEvents = 'none';
    const under = this.#host.shadowRoot?.elementFromPoint(event.clientX, event.clientY) ?? null;
    held.element.style.pointerEvents = '';
    const dropped = under?.closest('.cards, .line, .others') != null;
    const onto = under?.closest<HTMLElement>('.cards [data-card]')?.dataset.card;
    this.#release();
    // The click that ends the drag is no tap.
    this.#swallow = true;
    setTimeout(() => {
      this.#swallow = false;
    });
    if (dropped) this.#options.drop(held.card, onto);
  };

  readonly #onClick = (event: Event): void => {
    if (this.#swallow) event.stopPropagation();
  };

  readonly #release = (): void => {
    const held = this.#held;
    this.#held = undefined;
    if (held === undefined) return;
    held.element.classList.remove('dragged');
    held.element.style.translate = '';
    if (this.#host.hasPointerCapture(held.pointer)) this.#host.releasePointerCapture(held.pointer);
  };
}
