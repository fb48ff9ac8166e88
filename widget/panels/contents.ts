/** Title and content of each panel. */
import { html, type TemplateResult } from 'lit';
import { Shelf } from '../controllers/shelf.ts';
import type { PanelOptions, TablePanels } from '../controllers/tablePanels.ts';
import type { ScoreLine } from '../net/types.ts';
import type { OpenPanel, Panel, Scene } from '../view/scene.ts';
import { explanation } from './coach.ts';
import type { PanelMessages } from './en.ts';
import { gameForm, levelPanel } from './gameForm.ts';
import { HistoryPanel } from './history.ts';
import { housePanel } from './house.ts';
import { Proposal } from './proposal.ts';
import { ReplayPanel } from './replay.ts';
import { askPanel, keysPanel, linkPanel, rulesPanel } from './small.ts';
import { StatisticsPanel } from './statistics.ts';
import { tableForm } from './tableForm.ts';
import type { PanelView } from './view.ts';
import { loadPanelMessages, panelMessages, say } from './words.ts';

/** The panels of one table. */
export class PanelContents implements TablePanels {
  readonly #options: PanelOptions;
  readonly #languages: Shelf<string, PanelMessages>;
  readonly #proposal: Proposal;
  readonly #history: HistoryPanel;
  readonly #replay: ReplayPanel;
  readonly #statistics: StatisticsPanel;

  constructor(options: PanelOptions) {
    this.#options = options;
    const { host, onMissing, onBack } = options;
    this.#languages = new Shelf({
      find: panelMessages,
      load: loadPanelMessages,
      onChange: () => host.requestUpdate(),
      onMissing,
      onBack,
    });
    this.#proposal = new Proposal(options);
    this.#history = new HistoryPanel(host);
    this.#replay = new ReplayPanel(options);
    this.#statistics = new StatisticsPanel(host);
  }

  panel(scene: Scene, panel: Panel): OpenPanel | undefined {
    const m = this.#messages(scene);
    const current = this.#options.current();
    if (m === undefined || current === undefined) return undefined;
    const view: PanelView = { scene, m, proposed: this.#proposal.of(panel, current) };
    return { title: this.#title(view, panel), content: this.#content(view, panel) };
  }

  explain(scene: Scene): ((line: ScoreLine) => string) | undefined {
    const { code } = scene.words.m;
    return explanation(scene, code);
  }

  nextLevel(): void {
    const { host } = this.#options;
    this.#proposal.nextLevel();
    // What is chosen is read out where the focus is.
    void host.updateComplete.then(() =>
      host.shadowRoot?.querySelector<HTMLInputElement>('dialog input:checked')?.focus(),
    );
  }

  retry(): void {
    this.#languages.retry();
  }

  /** The texts of the table's language; English where they do not come. */
  #messages({ words: { m } }: Scene): PanelMessages | undefined {
    const own = this.#languages.get(m.code) ?? (this.#languages.missing ? panelMessages('en') : undefined);
    const replaced = this.#options.replaced();
    return own === undefined || replaced === undefined ? own : { ...own, ...replaced };
  }

  #content(view: PanelView, panel: Panel): TemplateResult | string {
    switch (panel.kind) {
      case 'menu':
        return html`<h3>${view.scene.words.m.newGame}</h3>
          ${gameForm(view)} ${tableForm(view)}`;
      case 'house':
        return housePanel(view);
      case 'level':
        return levelPanel(view);
      case 'rules':
        return rulesPanel(view);
      case 'keys':
        return keysPanel(view);
      case 'last':
        return this.#history.content(view, panel);
      case 'ask':
        return askPanel(view);
      case 'statistics':
        return this.#statistics.content(view, panel);
      case 'replay':
        return this.#replay.content(view);
      case 'link':
        return linkPanel(view, panel);
      case 'live':
        return '';
    }
  }

  #title({ scene, m }: PanelView, panel: Panel): string {
    const { m: table } = scene.words;
    const titles = {
      menu: table.menu,
      house: m.extras,
      level: table.level,
      rules: `${table.rules}: ${scene.variantName}`,
      keys: m.keys,
      last:
        scene.shown.phase === 'playing' && scene.settings.assist !== 'coach'
          ? m.lastPlay
          : say(m.history, { n: scene.shown.round }, table.code),
      ask: table.newGame,
      statistics: m.statistics,
      replay: m.replay,
      link: m.link,
      live: '',
    };
    return titles[panel.kind];
  }
}
