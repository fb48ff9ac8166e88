/** Puts together what the templates draw from. */
import { deckFor, decksFor } from '../cards/decks.ts';
import type { Messages } from '../i18n/index.ts';
import { seating } from '../model/seating.ts';
import type { Actions, Scene } from '../view/scene.ts';
import { Words } from '../view/words.ts';
import type { LiveTable } from './liveTable.ts';
import type { PanelController } from './panels.ts';
import type { PersonController } from './person.ts';
import type { Preferences } from './preferences.ts';
import type { Trouble } from './questions.ts';
import type { Resources } from './resources.ts';
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';

/** The parts of the table that are seen. */
interface SceneSources {
  readonly game: () => TableGame;
  readonly live: () => LiveTable | undefined;
  readonly player: StepPlayer;
  readonly person: PersonController;
  readonly panels: PanelController;
  readonly preferences: Preferences;
  readonly resources: Resources;
  readonly actions: Actions;
}

/** Makes scenes; keeps the words between them. */
export class Scenes {
  readonly #sources: SceneSources;
  #words: { readonly of: readonly unknown[]; readonly words: Words } | undefined;

  constructor(sources: SceneSources) {
    this.#sources = sources;
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
    if (shown === undefined || rules === undefined || served === undefined) return undefined;
    const settings = preferences.settings;
    const deck = resources.deck(deckFor(rules.deckKind, settings.deck));
    if (deck === undefined) return undefined;
    const seats = seating(shown.seats, shown.viewer);
    const table = this.#sources.live();
    const live = table?.scene(messages);
    const words = this.#wordsOf(
      [messages, rules, seats.length, deck, live?.names, shown.viewer],
      () => new Words(messages, rules.deck, seats, deck.ranks, live?.name),
    );
    const { peek, suggestion: hint, interaction, legalPlays } = person;
    const { panel } = panels;
    return {
      shown,
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
      ...(peek === undefined ? {} : { peek }),
      ...(hint === undefined ? {} : { hint }),
      ...(panel === undefined ? {} : { panel }),
      draft: panels.draft({ choice: rules.choice, level: served.level }),
      ...(served.score === undefined ? {} : { score: served.score }),
      ownTurn: game.ownTurn,
      canTakeBack: game.canTakeBack,
      waiting: player.waiting,
      trouble: this.trouble,
      back,
      ...(live === undefined ? {} : { live }),
      ...(panel?.kind !== 'live' || table === undefined ? {} : { livePanel: table.panel(messages) }),
      act: actions,
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
