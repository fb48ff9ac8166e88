/** What is seen of live play, and what a person can do there. */
import type { LiveOptions, LiveTable } from '../controllers/liveTable.ts';
import type { Messages } from '../i18n/index.ts';
import type { Settings } from '../view/scene.ts';
import type { Asking } from './asking.ts';
import type { Clock } from './clock.ts';
import type { MatchFollower } from './follower.ts';
import { Links } from './links.ts';
import { screenOf } from './lobby.ts';
import { sceneOf } from './marks.ts';
import { panelOf } from './panel.ts';
import type { SeatTaking } from './seatTaking.ts';
import type { Speech } from './speech.ts';
import type { Standing } from './standing.ts';
import type { LiveActions, LiveView } from './view.ts';

interface ScreenSources {
  readonly live: LiveOptions;
  readonly follower: MatchFollower;
  readonly clock: Clock;
  readonly speech: Speech;
  readonly standing: Standing;
  readonly asking: Asking;
  readonly seatTaking: SeatTaking;
  /** The person is ready for the next round. */
  readonly nextRound: () => void;
}

/** The parts of a live table that are seen. */
interface Screens extends Pick<LiveTable, 'screen' | 'scene' | 'panel'> {
  /** Nobody is asked any more whether to leave. */
  forget(): void;
}

/** Draws where the person stands. */
export function screensOf(sources: ScreenSources): Screens {
  const { live, follower, clock, speech, standing, asking, seatTaking } = sources;
  const onChange = (): void => live.host.requestUpdate();
  let settings: Settings | undefined;
  let leaving = false;
  const links = new Links({
    onChange,
    onCopied: () => speech.say((m) => [m.copied]),
    onMissing: () => live.onTrouble({ kind: 'unreachable' }),
  });

  const leave = (): void => {
    live.closePanel();
    live.onEnd(standing.quit());
  };
  const act: LiveActions = {
    fill: (form) => seatTaking.fill(form),
    create: () => void seatTaking.create(),
    join: () => void seatTaking.join(),
    watch: () => standing.watch(),
    give: (seat) =>
      void seatTaking.change((matches, own) => matches.giveToComputer(own, seat, 'normal'), 'notAway'),
    copy: (text) => void links.copy(text),
    share: (url) => void navigator.share({ url }).catch(() => {}),
    draw: (url) => void links.draw(url),
    askLeave: (asks) => {
      leaving = asks;
      onChange();
    },
    leave,
    alone: leave,
    reclaim: () => void seatTaking.change((matches, own) => matches.reclaim(own)),
    ready: sources.nextRound,
    rematch: () => void seatTaking.rematch(),
    follow: () => {
      const next = follower.match?.rematchId;
      if (next !== undefined) standing.goOn(next);
    },
    players: () => {
      leaving = false;
      seatTaking.wish = undefined;
      live.openPanel();
    },
  };

  /** What the templates draw from; nothing before the texts are here. */
  function viewWith(table: Messages): LiveView | undefined {
    const m = speech.texts(table.code);
    if (m === undefined || settings === undefined) return undefined;
    const { match, rules } = follower;
    const { stage, own, invite } = standing;
    const { wish, form } = seatTaking;
    return {
      stage,
      match,
      own: own?.seat,
      invite,
      rules,
      wish,
      note: speech.note(m),
      ...links.shown,
      secondsLeft: clock.secondsLeft,
      form,
      pending: asking.pending,
      leaving,
      base: live.base(),
      settings,
      m,
      table,
      act,
    };
  }

  return {
    forget: () => {
      leaving = false;
    },
    screen: (wished, table) => {
      settings = wished;
      const view = viewWith(table);
      const plays = standing.stage.kind === 'there' && follower.isDealt;
      return view === undefined || !standing.active || plays ? undefined : screenOf(view, follower.connected);
    },
    scene: (table) => {
      const view = standing.active ? viewWith(table) : undefined;
      return view === undefined ? undefined : sceneOf(view);
    },
    panel: (table) => {
      const view = viewWith(table);
      return view === undefined ? { title: table.title, content: table.busy } : panelOf(view);
    },
  };
}
