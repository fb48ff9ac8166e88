/** One tab stop for each zone of the table; arrows move inside it, and focus survives cards that go away. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const zoneMark = '[data-zone]';

type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const buttonsOf = (zone: Element): readonly HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('button:not([disabled])'),
];

const nameOf = (zone: Element): string => zone.getAttribute('data-zone') ?? '';

/** Keeps `tabindex` of the buttons in every `[data-zone]` and the focus among them. */
export class RovingFocus implements ReactiveController {
  readonly #root: () => ShadowRoot | undefined;
  readonly #current = new Map<string, { element: HTMLElement; index: number }>();
  /** The zone whose focused button went away, until the focus finds a new one. */
  #lost: string | undefined;
  #focused: string | undefined;

  constructor(host: ReactiveControllerHost, root: () => ShadowRoot | undefined) {
    this.#root = root;
    host.addController(this);
  }

  hostUpdate(): void {
    const active = this.#root()?.activeElement;
    const zone = active?.closest(zoneMark);
    this.#focused = zone === null || zone === undefined ? undefined : nameOf(zone);
  }

  hostUpdated(): void {
    const root = this.#root();
    if (root === undefined) return;
    for (const zone of root.querySelectorAll(zoneMark)) this.#arrange(zone);
    const active = root.activeElement;
    if (this.#focused !== undefined && active === null) this.#lost = this.#focused;
    if (this.#lost !== undefined) this.#restore(root, this.#lost);
  }

  /** Call on `focusin`: remembers which button of its zone has the focus. */
  notice(event: Event): void {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement)) return;
    const zone = target.closest(zoneMark);
    if (zone === null) {
      if (!target.hasAttribute('data-rest')) this.#lost = undefined;
      return;
    }
    this.#lost = undefined;
    const index = buttonsOf(zone).indexOf(target);
    if (index >= 0) this.#current.set(nameOf(zone), { element: target, index });
    this.#arrange(zone);
  }

  /** Moves the focus inside its zone. Whether the key meant that. */
  move(event: KeyboardEvent): boolean {
    const direction = directions[event.key];
    const [target] = event.composedPath();
    if (direction === undefined || !(target instanceof HTMLElement)) return false;
    const zone = target.closest(zoneMark);
    if (zone === null) return false;
    nearest(buttonsOf(zone), target, direction)?.focus();
    return true;
  }

  #arrange(zone: Element): void {
    const buttons = buttonsOf(zone);
    const known = this.#current.get(nameOf(zone));
    const stop = known !== undefined && buttons.includes(known.element) ? known.element : buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  #restore(root: ShadowRoot, name: string): void {
    // Someone else has taken the focus meanwhile: it stays there.
    const elsewhere = document.activeElement;
    if (elsewhere !== null && elsewhere !== document.body && elsewhere !== root.host) {
      this.#lost = undefined;
      return;
    }
    const zone = [...root.querySelectorAll(zoneMark)].find((each) => nameOf(each) === name);
    const buttons = zone === undefined ? [] : buttonsOf(zone);
    const next = buttons[Math.min(this.#current.get(name)?.index ?? 0, buttons.length - 1)];
    (next ?? root.querySelector<HTMLElement>('[data-rest]'))?.focus({ preventScroll: true });
  }
}

/** The button next to the given one in a direction, by where they are seen. */
function nearest(
  buttons: readonly HTMLElement[],
  origin: HTMLElement,
  direction: Direction,
): HTMLElement | undefined {
  const start = centre(origin);
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    const { x, y } = centre(button);
    const ahead = (across ? x - start.x : y - start.y) * sign;
    const aside = Math.abs(across ? y - start.y : x - start.x);
    if (button === origin || ahead <= 2) continue;
    const distance = ahead + aside * 3;
    if (distance < least) {
      least = distance;
      best = button;
    }
  }
  return best;
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
