/** A round from a link, played again by the service. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PanelOptions } from '../controllers/tablePanels.ts';
import type { RulesInForce } from '../model/saved.ts';
import { seating } from '../model/seating.ts';
import { openRules } from '../net/openGame.ts';
import { operationsAt } from '../net/request.ts';
import type { RoundScore, SeatView } from '../net/types.ts';
import type { Scene } from '../view/scene.ts';
import { Words } from '../view/words.ts';
import { type PastPlay, pastOf } from './past.ts';
import { roundOfFragment } from './replayLink.ts';
import { scrubber } from './scrubber.ts';
import type { PanelView } from './view.ts';
import { say } from './words.ts';

/** The round as the service tells it. */
interface Replayed {
  readonly rules: RulesInForce;
  readonly plays: readonly PastPlay[];
  readonly seats: readonly SeatView[];
  readonly score?: RoundScore;
}

type State =
  | { readonly kind: 'opening' | 'bad' | 'unreachable' }
  | { readonly kind: 'here'; readonly round: Replayed };

/** Fetches and shows the round that the address holds. */
export class ReplayPanel {
  readonly #options: PanelOptions;
  #fragment: string | undefined;
  #state: State = { kind: 'opening' };
  #at = 0;

  constructor(options: PanelOptions) {
    this.#options = options;
  }

  /** The round, or why it is not there. */
  content({ scene, m }: PanelView): TemplateResult {
    if (this.#fragment !== location.hash) void this.#load(location.hash);
    const state = this.#state;
    switch (state.kind) {
      case 'opening':
        return html`<p role="status">${scene.words.m.busy}</p>`;
      case 'bad':
        return html`<p role="alert">${m.replayBad}</p>`;
      case 'unreachable':
        return html`<p role="alert">${m.unreachable}</p>
          <div class="choices">
            <button type="button" class="do main" @click=${() => void this.#load(location.hash)}>${scene.words.m.retry}</button>
          </div>`;
      case 'here':
        return this.#round(state.round, scene, m);
    }
  }

  #round({ rules, plays, seats, score }: Replayed, scene: Scene, m: PanelView['m']): TemplateResult {
    const { code } = scene.words.m;
    // Whoever looks on was not necessarily there: the players have numbers.
    const named = (seat: number): string => say(m.seat, { n: seat + 1 }, code);
    const words = new Words(scene.words.m, rules.deck, seating(seats), scene.deck.ranks, named);
    const drawn: Scene = { ...scene, words };
    return html`<p class="about">${words.text(rules.variant.names)}</p>
      ${scrubber({
        scene: drawn,
        m,
        plays,
        from: 0,
        at: this.#at,
        go: (at) => {
          this.#at = at;
          this.#options.host.requestUpdate();
        },
      })}
      ${
        score === undefined
          ? nothing
          : html`<ul class="sheet">
              ${score.sides.map(({ side, roundPoints }) => html`<li>${say(m.result, { name: words.side(side), n: roundPoints }, code)}</li>`)}
            </ul>`
      }`;
  }

  async #load(fragment: string): Promise<void> {
    this.#fragment = fragment;
    this.#at = 0;
    this.#state = { kind: 'opening' };
    const state = await this.#fetch(fragment);
    if (fragment !== this.#fragment) return;
    this.#state = state;
    this.#options.host.requestUpdate();
  }

  async #fetch(fragment: string): Promise<State> {
    const recorded = await roundOfFragment(fragment);
    if (recorded === undefined) return { kind: 'bad' };
    const { client, base } = this.#options;
    const call = operationsAt(base());
    const [rules, played] = await Promise.all([
      openRules(client(), recorded.rules),
      call('post', '/v1/replay', { body: recorded }, ({ game, score }) =>
        game.state === undefined ? undefined : { state: game.state, score },
      ),
    ]);
    if (!rules.ok || !played.ok) {
      const failure = rules.ok ? (played.ok ? undefined : played.failure) : rules.failure;
      return { kind: failure?.kind === 'unreachable' ? 'unreachable' : 'bad' };
    }
    const { state, score } = played.value;
    const seats = state.seats.map(({ seat, side, hand }) => ({ seat, side, handCount: hand.length }));
    return {
      kind: 'here',
      round: {
        rules: rules.value,
        plays: pastOf(state, rules.value.tableCards),
        seats,
        ...(score === undefined ? {} : { score }),
      },
    };
  }
}
