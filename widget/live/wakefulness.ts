/** Tells when the device is on the net again, off it, or looked at again. */
import type { ReactiveControllerHost } from 'lit';

/** Listens as long as the table is in the page. */
export function listen(host: ReactiveControllerHost, onWake: () => void, onDrop: () => void): void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  const change = (listening: typeof addEventListener | typeof removeEventListener): void => {
    listening('online', wake);
    listening('offline', onDrop);
    // It bubbles up to the window.
    listening('visibilitychange', wake);
  };
  host.addController({
    hostConnected: () => change(addEventListener),
    hostDisconnected: () => change(removeEventListener),
  });
}
