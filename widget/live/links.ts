/** What is done with the links of a match: copied, or drawn as a code. */
import type { LiveView } from './view.ts';

interface LinksOptions {
  readonly onChange: () => void;
  /** A link has been copied. */
  readonly onCopied: () => void;
  /** The code could not be drawn. */
  readonly onMissing: () => void;
}

/** What has been done with the links of a match. */
export class Links {
  readonly #options: LinksOptions;
  /** What the templates show of it. */
  shown: Pick<LiveView, 'copied' | 'code'> = {};

  constructor(options: LinksOptions) {
    this.#options = options;
  }

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.shown = { ...this.shown, copied: text };
      this.#options.onCopied();
      this.#options.onChange();
    } catch {
      // Not allowed here: the field beside the button can be copied by hand.
    }
  }

  async draw(url: string): Promise<void> {
    try {
      const { qrCode } = await import('./qr.ts');
      this.shown = { ...this.shown, code: { url, ...qrCode(url) } };
      this.#options.onChange();
    } catch {
      this.#options.onMissing();
    }
  }
}
