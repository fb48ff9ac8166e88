/** Which game is at the table: the page's wish, a match that it or its address names, or what was there before a reload. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableAttributes } from '../attributes.ts';
import { holdsReplay, keptMatch, keptText, type MatchPlace, placeOfFragment } from '../model/matchPlace.ts';
import { parseSaved, type SavedGame, savedFormat } from '../model/saved.ts';
import { type GameWish, wishOf } from '../model/wish.ts';
import type { Refusal } from '../net/client.ts';
import type { GameController } from './game.ts';
import type { CreateLive, LiveOptions, LiveTable } from './liveTable.ts';
import { claimKey, read, releaseKey, write } from './storage.ts';
import type { TableGame } from './tableGame.ts';

/** Of several tables on a page the first one follows the invitation in its address. */
const fragmentKey = 'fragment';

/** What live play gets from here; the table adds the rest. */
type LiveBinding = Pick<LiveOptions, 'keep' | 'onBegin' | 'onEnd'>;

interface GameChoiceOptions {
  readonly solo: () => GameController;
  /** Live play, once it is here. */
  readonly createLive: () => CreateLive | undefined;
  readonly liveOptions: () => Omit<LiveOptions, keyof LiveBinding>;
  /** Lets go of what the person has in hand. */
  readonly reset: () => void;
  readonly refused: (wish: GameWish, failure: Refusal) => void;
  /** The table leaves the page for good. */
  readonly onAway: () => void;
  /** The address holds a round to be looked at. */
  readonly onReplay: () => void;
}

/** Opens games and keeps where the person is. */
export class GameChoice implements ReactiveController {
  readonly #host: ReactiveControllerHost & TableAttributes;
  readonly #options: GameChoiceOptions;
  #key = '';
  #readsFragment = false;
  /** Has been taken out of the page. */
  #away = false;
  #live: LiveTable | undefined;
  /** The match to go to, or the rules to make one with, as soon as live play has been fetched. */
  #wanted: { readonly place: MatchPlace } | { readonly wish: GameWish } | undefined;
  /** The match that the person has left for another game. */
  #left: string | undefined;

  constructor(host: ReactiveControllerHost & TableAttributes, options: GameChoiceOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#key === '') {
      this.#key = claimKey(`scopa-table:game${this.#host.id === '' ? '' : `:${this.#host.id}`}`);
      this.#readsFragment = claimKey(fragmentKey) === fragmentKey;
    }
    addEventListener('hashchange', this.#onFragment);
    if (this.#readsFragment && holdsReplay(location.hash)) this.#options.onReplay();
    if (this.#away && this.#live !== undefined) this.open();
    this.#away = false;
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onFragment);
    // Moving the element in the page disconnects it for a moment; only a table that stays away ends what it shows.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#options.onAway();
      this.#live?.rest();
      this.#away = true;
      releaseKey(this.#key);
      if (this.#readsFragment) releaseKey(fragmentKey);
      this.#key = '';
    });
  }

  hostUpdated(): void {
    this.#meet();
  }

  /** The game at the table. */
  get current(): TableGame {
    return this.#live?.active === true ? this.#live : this.#options.solo();
  }

  /** Live play, once it has been wanted. */
  get live(): LiveTable | undefined {
    return this.#live;
  }

  /** What is being played. */
  get playing(): GameWish | undefined {
    const { rules, served } = this.current;
    return rules === undefined || served === undefined
      ? undefined
      : { choice: rules.choice, level: served.level };
  }

  /** The page's wish: the kept game when it is the same, else a new one. */
  readonly open = (): void => {
    this.#options.reset();
    const place = this.#wantedMatch();
    if (place !== undefined) {
      this.#wanted = { place };
      this.#meet();
      return;
    }
    this.#wanted = undefined;
    this.#live?.rest();
    const saved = parseSaved(read(this.#key));
    if (saved !== undefined && saved.wish === this.#wishText()) this.#options.solo().resume(saved);
    else this.newGame();
  };

  /** A new match by the rules of the page. */
  newGame(): void {
    this.begin(wishOf(this.#host));
  }

  /** A new match against the computer. */
  readonly begin = (wish: GameWish): void => {
    this.#options.reset();
    this.#left = this.#live?.quit() ?? this.#left;
    this.#options.solo().newGame(wish.choice, wish.level, (failure) => this.#options.refused(wish, failure));
  };

  /** Puts a live match together. */
  offer(wish: GameWish): void {
    this.#wanted = { wish };
    this.#meet();
  }

  /** Keeps the game against the computer for a reload. */
  keep(game: Omit<SavedGame, 'format' | 'wish'>): void {
    write(this.#key, JSON.stringify({ format: savedFormat, wish: this.#wishText(), ...game }));
  }

  /** The match that the page names, its address, or the table before a reload. */
  #wantedMatch(): MatchPlace | undefined {
    const { match: matchId, seat, credentials: token, invite } = this.#host;
    const own = matchId === undefined || matchId === '' ? undefined : { matchId };
    const place =
      own === undefined
        ? ((this.#readsFragment ? placeOfFragment(location.hash) : undefined) ??
          keptMatch(read(`${this.#key}:live`), this.#wishText()))
        : {
            ...own,
            ...(seat === undefined ? {} : { seat }),
            ...(token === undefined ? {} : { token }),
            ...(invite === undefined ? {} : { invite }),
          };
    return place?.matchId === this.#left ? undefined : place;
  }

  /** Does what live play is wanted for, once it is here. */
  #meet(): void {
    const wanted = this.#wanted;
    const create = wanted === undefined ? undefined : this.#options.createLive();
    if (wanted === undefined || create === undefined) return;
    this.#wanted = undefined;
    this.#live ??= create({
      ...this.#options.liveOptions(),
      keep: (matchId) =>
        write(`${this.#key}:live`, matchId === undefined ? '' : keptText(matchId, this.#wishText())),
      onBegin: () => this.#options.solo().rest(),
      onEnd: (matchId) => {
        this.#left = matchId;
        this.open();
      },
    });
    if ('place' in wanted) this.#live.open(wanted.place);
    else this.#live.offer(wanted.wish);
  }

  #wishText(): string {
    return JSON.stringify([this.#host.api, wishOf(this.#host)]);
  }

  /** An invitation or a round was opened in the same window. */
  readonly #onFragment = (): void => {
    if (!this.#readsFragment) return;
    if (holdsReplay(location.hash)) this.#options.onReplay();
    if (placeOfFragment(location.hash) === undefined) return;
    this.#left = undefined;
    this.open();
  };
}
