/** Puts matches together and takes seats in them. */
import type { LiveOptions } from '../controllers/liveTable.ts';
import type { Answer } from '../net/client.ts';
import type { MatchClient, OwnSeat } from '../net/matchClient.ts';
import type { Match, SeatedMatch } from '../net/types.ts';
import type { GameWish } from '../view/scene.ts';
import { nameInAddress } from './address.ts';
import type { Asking } from './asking.ts';
import type { LiveMessages } from './en.ts';
import type { MatchFollower } from './follower.ts';
import { keepName, keepOf, keptName, noteDeal } from './keptMatches.ts';
import { creationOf, guestOf } from './requests.ts';
import type { Standing } from './standing.ts';
import type { Form } from './view.ts';

interface SeatTakingParts {
  readonly live: LiveOptions;
  readonly follower: MatchFollower;
  readonly standing: Standing;
  readonly asking: Asking;
  readonly matches: () => MatchClient;
}

/** A question of who has a seat. */
type SeatQuestion = (matches: MatchClient, own: OwnSeat) => Promise<Answer<Match>>;

/** What the person fills in to get a seat, and who sits where because of it. */
export interface SeatTaking {
  readonly form: Form;
  /** The game of a match that is being put together. */
  wish: GameWish | undefined;
  /** Fills in more of the form. */
  fill(form: Partial<Form>): void;
  /** Creates the wished match and sits down. */
  create(): Promise<void>;
  /** Sits down where the person is invited. */
  join(): Promise<void>;
  /** Asks for a change of who sits where. */
  change(asked: SeatQuestion, taken?: keyof LiveMessages): Promise<void>;
  /** Asks for the next match with the same people, and goes there. */
  rematch(): Promise<void>;
}

/** The taking of seats at one table. */
export function seatTakingOf({ live, follower, standing, asking, matches }: SeatTakingParts): SeatTaking {
  let form: Form = { name: keptName(), clock: 0 };

  const askSeated = async (asked: SeatQuestion, taken?: keyof LiveMessages): Promise<Match | undefined> =>
    standing.own === undefined || asking.pending
      ? undefined
      : asking.ask(asked(matches(), standing.own), taken);

  /** Sits down on a seat that has just been given. */
  const sit = ({ match, seat, seatToken: token, invite }: SeatedMatch, entropy: string): void => {
    const { matchId } = match;
    keepOf(matchId, { seat, token, ...(invite === undefined ? {} : { invite }) });
    noteDeal(matchId, 1, { entropy });
    keepName(form.name);
    asking.renew();
    live.keep(matchId);
    // The invitation has been used: it need not stay in the address and the history.
    nameInAddress(matchId, matchId);
    live.closePanel();
    standing.open({ matchId, seat, token });
  };

  const taking: SeatTaking = {
    wish: undefined,
    get form() {
      return form;
    },
    fill: (more) => {
      form = { ...form, ...more };
      asking.renew();
      live.host.requestUpdate();
    },
    create: async () => {
      if (taking.wish === undefined || asking.pending) return;
      const rules = await asking.ask(live.client().resolveRules(taking.wish.choice));
      if (rules === undefined) return;
      const { key, entropy } = asking.request;
      const created = await asking.ask(matches().create(creationOf(rules, form, entropy), key));
      if (created !== undefined) sit(created, entropy);
    },
    join: async () => {
      const { stage, place } = standing;
      if (stage.kind !== 'invited' || place === undefined || asking.pending) return;
      const { invite } = stage;
      const { key, entropy } = asking.request;
      const guest = guestOf(invite, form, entropy);
      const joined = await asking.ask(matches().join(place.matchId, guest, key), 'full');
      if (joined !== undefined) sit({ ...joined, invite }, entropy);
    },
    change: async (asked, taken) => {
      const match = await askSeated(asked, taken);
      // What has been played because of it comes over the socket, step by step.
      if (match !== undefined) follower.seat(match.seats);
    },
    rematch: async () => {
      const match = await askSeated((client, own) => client.rematch(own));
      if (match !== undefined) standing.goOn(match.matchId);
    },
  };
  return taking;
}
