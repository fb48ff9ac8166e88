/** How the table looks: the page says it, and the person's choice at the table goes before that until the page says anew. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Chosen, oneOf, parseChosen, type SettingKey } from '../model/settings.ts';
import type { Settings } from '../view/scene.ts';
import { read, write } from './storage.ts';

const key = 'scopa-table:settings';

/** The settings in force, kept in the browser as far as a person chose them. */
export class Preferences implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #page: () => Readonly<Record<SettingKey, string>>;
  #chosen: Chosen = {};
  /** Made once for each picture: many ask for it, and what the page says is dear to read. */
  #settings: Settings | undefined;

  constructor(host: ReactiveControllerHost, page: () => Readonly<Record<SettingKey, string>>) {
    this.#host = host;
    this.#page = page;
    host.addController(this);
  }

  hostConnected(): void {
    this.#chosen = parseChosen(read(key));
  }

  hostUpdate(): void {
    this.#settings = undefined;
  }

  /** What is in force now. */
  get settings(): Settings {
    this.#settings ??= this.#resolve();
    return this.#settings;
  }

  #resolve(): Settings {
    const wished = { ...this.#page(), ...this.#chosen };
    return {
      deck: wished.deck,
      lang: wished.lang,
      indices: oneOf(wished.indices, ['values', 'names', 'none']),
      assist: oneOf(wished.assist, ['outline', 'none', 'coach']),
      animation: oneOf(wished.animation, ['normal', 'slow', 'fast', 'none']),
      theme: oneOf(wished.theme, ['auto', 'light', 'dark']),
      sound: oneOf(wished.sound, ['off', 'on']),
      order: oneOf(wished.order, ['dealt', 'value', 'suit']),
    };
  }

  /** The person chooses. */
  set(settings: Partial<Settings>): void {
    this.#chosen = { ...this.#chosen, ...settings };
    this.#settings = undefined;
    write(key, JSON.stringify(this.#chosen));
    this.#host.requestUpdate();
  }

  /** The page has said anew how it wants these. */
  follow(keys: readonly SettingKey[]): void {
    const rest = Object.entries(this.#chosen).filter(([each]) => !keys.some((other) => other === each));
    this.#chosen = Object.fromEntries(rest);
  }
}
