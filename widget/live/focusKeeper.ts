/** Whoever was busy in the lobby or in its form goes on in what stands there instead, as soon as it does. */
import type { ReactiveControllerHost } from 'lit';

/** Keeps the focus at the table when what had it is gone; `active`: a live match is at the table. */
export function keepFocus(host: ReactiveControllerHost & HTMLElement, active: () => boolean): void {
  /** The focus was in the lobby or in a dialog, and has not found another place since. */
  let busyHere = false;
  host.addController({
    hostUpdate(): void {
      const focused = host.shadowRoot?.activeElement;
      if (focused) busyHere = active() && focused.closest('.paper, dialog') !== null;
    },
    hostUpdated(): void {
      const root = host.shadowRoot;
      const elsewhere = document.activeElement;
      if (elsewhere !== null && elsewhere !== document.body && elsewhere !== host) busyHere = false;
      if (!busyHere || root?.activeElement) return;
      root?.querySelector<HTMLElement>('.paper h2, [data-rest]')?.focus({ preventScroll: true });
    },
  });
}
