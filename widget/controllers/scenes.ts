/** Puts together what the templates draw from. */
import { deckFor, decksFor, isFrench } from '../cards/decks.ts';
import { languageOf, type Messages } from '../i18n/index.ts';
import { named } from '../i18n/naming.ts';
import { seating } from '../model/seating.ts';
import type { ScopaClient } from '../net/client.ts';
import type { Actions, OpenPanel, Scene } from '../view/scene.ts';
import { Words } from '../view/words.ts';
import type { LiveTable } from './liveTable.ts';
import type { PanelController } from './panels.ts';
import type { PersonController } from './person.ts';
import type { Preferences } from './preferences.ts';
import type { Trouble } from './questions.ts';
import type { Resources } from './resources.ts';
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';
import type { TablePanels } from './tablePanels.ts';
import { Wording } from './wording.ts';

/** The parts of the table that are seen. */
interface SceneSources {
  readonly game: () => TableGame;
  readonly live: () => LiveTable | undefined;
  readonly client: () => ScopaClient;
  readonly changed: () => void;
  readonly player: StepPlayer;
  readonly person: PersonController;
  readonly panels: PanelController;
  /** What the panels show; fetched when it is asked for. */
  readonly contents: () => TablePanels | undefined;
  readonly preferences: Preferences;
  readonly resources: Resources;
  readonly actions: Actions;
}

/** Makes scenes; keeps the words between them. */
export class Scenes {
  readonly #sources: SceneSources;
  readonly #wording: Wording;
  #words: { readonly of: readonly unknown[]; readonly words: Words } | undefined;

  constructor(sources: SceneSources) {
    this.#sources = sources;
    this.#wording = new Wording(sources.client, sources.changed);
  }

  /** The words of the last scene. */
  get words(): Words | undefined {
    return this.#words?.words;
  }

  /** Why something is not there. Ask after `scene`: by then it is known what is wanted. */
  get trouble(): Trouble | undefined {
    const { game, resources } = this.#sources;
    return game().trouble ?? (resources.missing ? 'unreachable' : undefined);
  }

  /** This moment; nothing before there is a game, its drawings and its texts. */
  scene(messages: Messages, back: boolean): Scene | undefined {
    const { player, person, panels, preferences, resources, actions } = this.#sources;
    const game = this.#sources.game();
    const { shown } = player;
    const { rules, served } = game;
    const settings = preferences.settings;
    // The drawings that will most likely be wanted come while the service still deals.
    if (rules === undefined) resources.deck(deckFor('', settings.deck));
    if (shown === undefined || rules === undefined || served === undefined) return undefined;
    const deck = resources.deck(deckFor(rules.deckKind, settings.deck));
    if (deck === undefined) return undefined;
    const seats = seating(shown.seats, shown.viewer);
    const table = this.#sources.live();
    const live = table?.scene(messages);
    const frenchFaces = deck.ranks === 'french';
    const french = frenchFaces && !isFrench(rules.deckKind) ? this.#wording.french(rules) : undefined;
    const words = this.#wordsOf(
      [messages, rules, seats.length, deck, live?.names, shown.viewer, french],
      () => {
        const { deckKind, choice } = rules;
        const said = named(messages, { deckKind, variant: choice.variant, frenchFaces });
        return new Words(said, french?.deck ?? rules.deck, seats, deck.ranks, live?.name);
      },
    );
    const { peek, suggestion: hint, interaction, legalPlays } = person;
    const { panel } = panels;
    const scene: Scene = {
      shown,
      view: served.view,
      words,
      deck,
      decks: decksFor(rules.deckKind),
      seats,
      settings: { ...settings, deck: deck.id },
      rules,
      level: served.level,
      variantName: words.text(rules.variant.names),
      interaction,
      legalPlays,
      advice: settings.assist === 'coach' ? person.advice : [],
      ...(peek === undefined ? {} : { peek }),
      ...(hint === undefined ? {} : { hint }),
      ...(panel === undefined ? {} : { panel }),
      ...(served.score === undefined ? {} : { score: served.score }),
      bonuses: served.bonuses ?? [],
      sheet: (french?.sheet ?? rules.sheet)[languageOf(messages.code)],
      lineName: ({ key, names }) =>
        key === 'sweeps' ? words.m.sweeps : words.text(french?.lines.get(key) ?? names),
      canShare: live === undefined ? served.seed !== undefined : shown.phase !== 'playing',
      ownTurn: game.ownTurn,
      canTakeBack: game.canTakeBack,
      waiting: player.waiting,
      trouble: this.trouble,
      back,
      ...(live === undefined ? {} : { live }),
      act: actions,
    };
    return { ...scene, ...this.#opened(scene, table?.panel.bind(table, messages)) };
  }

  /** What only the panels know: their own content, and what the coach says of a settlement. */
  #opened(scene: Scene, live: (() => OpenPanel) | undefined): Pick<Scene, 'opened' | 'explain'> {
    const { panel, settings, shown } = scene;
    const coached = settings.assist === 'coach' && shown.phase !== 'playing';
    if (panel === undefined && !coached) return {};
    const contents = panel?.kind === 'live' && !coached ? undefined : this.#sources.contents();
    const opened = panel?.kind === 'live' ? live?.() : panel && contents?.panel(scene, panel);
    const explain = coached ? contents?.explain(scene) : undefined;
    return {
      ...(opened === undefined ? {} : { opened }),
      ...(explain === undefined ? {} : { explain }),
    };
  }

  /** Words are made anew only when what they speak of has changed. */
  #wordsOf(of: readonly unknown[], make: () => Words): Words {
    const known = this.#words;
    if (known?.of.every((each, i) => each === of[i])) return known.words;
    const words = make();
    this.#words = { of, words };
    return words;
  }
}
