/** What a page can set on `<scopa-table>`: its attributes and the properties beside them. */
import { LitElement } from 'lit';
import type { Messages } from './i18n/index.ts';
import type { LiveMessages } from './live/en.ts';
import type { ScopaClient } from './net/client.ts';
import type { Rules } from './net/types.ts';
import type { PanelMessages } from './panels/en.ts';

/** Texts that replace the table's own, those of live play, and those of what opens above the table. */
export interface ReplacedMessages extends Partial<Messages> {
  readonly live?: Partial<LiveMessages>;
  readonly panels?: Partial<PanelMessages>;
}

/**
 * The element's attributes with their defaults.
 *
 * @attr {'de' | 'it' | 'en'} lang - The table's language; by default the page's.
 */
export abstract class TableAttributes extends LitElement {
  static override properties = {
    api: {},
    variant: {},
    players: { type: Number },
    target: { type: Number },
    extras: {},
    level: {},
    match: {},
    seat: { type: Number },
    deck: {},
    indices: {},
    assist: {},
    animation: {},
    theme: {},
    sound: {},
    order: {},
    credentials: { attribute: false },
    invite: { attribute: false },
    options: { attribute: false },
    messages: { attribute: false },
    client: { attribute: false },
  };

  /** Base URL of the service; by default where the script came from. */
  declare api: string;
  /** Which game: `scopa`, `scopone`, `escoba` … */
  declare variant: string;
  /** How many sit at the table; by default the variant's usual number. */
  declare players: number | undefined;
  /** Points that win the match; by default the variant's. */
  declare target: number | undefined;
  /** House rules, with spaces between. */
  declare extras: string;
  /** How strong the computer plays: `normal`, `easy`, `hard`, `master`. */
  declare level: string;
  /** The id of a live match, which is then played instead of a game against the computer. */
  declare match: string | undefined;
  /** The person's seat in it; without one the table looks on, or offers a seat to who has the `invite`. */
  declare seat: number | undefined;
  /** The token of that seat, where the page keeps it; by default the table does. */
  declare credentials: string | undefined;
  /** The invitation to the match. */
  declare invite: string | undefined;
  /** Which drawings: `napoletane`, `piacentine`, `francesi`. */
  declare deck: string;
  /** Corner signs: `values`, `names`, `none`. */
  declare indices: string;
  /** What is shown before a play: `outline`, `none`, `coach`. */
  declare assist: string;
  /** `normal`, `slow`, `fast`, `none`. */
  declare animation: string;
  /** `auto`, `light`, `dark`. */
  declare theme: string;
  /** `off`, `on`. */
  declare sound: string;
  /** How the hand lies: `dealt`, `value`, `suit`. */
  declare order: string;
  /** Rules in detail, each replacing the variant's own. */
  declare options: Rules | undefined;
  /** Texts that replace the table's own. */
  declare messages: ReplacedMessages | undefined;
  /** The service; by default over HTTP at `api`. */
  declare client: ScopaClient | undefined;

  /** What each says by itself. */
  readonly #usual: ReadonlyMap<unknown, unknown>;

  constructor() {
    super();
    this.api = new URL(import.meta.url).origin;
    this.variant = 'scopa';
    this.extras = '';
    this.level = 'normal';
    this.deck = 'napoletane';
    this.indices = 'values';
    this.assist = 'outline';
    this.animation = 'normal';
    this.theme = 'auto';
    this.sound = 'off';
    this.order = 'dealt';
    this.#usual = new Map(
      Object.keys(TableAttributes.properties).map((key) => [key, Reflect.get(this, key)]),
    );
    // A property of every element: that it changes is to be seen at its attribute only.
    new MutationObserver(() => this.requestUpdate('lang')).observe(this, { attributeFilter: ['lang'] });
  }

  /** An attribute that is taken away, or a property that is set to nothing, says again what it says by itself. */
  override requestUpdate(...asked: Parameters<LitElement['requestUpdate']>): void {
    const [key] = asked;
    const said: unknown = key === undefined ? '' : Reflect.get(this, key);
    const usual = said ?? this.#usual.get(key);
    // Set anew, it asks for the update itself.
    if (key !== undefined && said !== usual) Reflect.set(this, key, usual);
    else super.requestUpdate(...asked);
  }
}
