/** How the rounds of a match are settled, with what has been won in them outside plays. */
import type { TableGame } from '../controllers/tableGame.ts';
import { bonusesWith } from '../model/bonuses.ts';
import type { GameEvent, Match, MatchEvent } from '../net/types.ts';

/** What the settlement of a round is drawn from; nothing before it is known. */
export type Settlement = Pick<NonNullable<TableGame['served']>, 'score' | 'bonuses'>;

/** Of what has happened what belongs to the last round that was dealt. */
function eventsOfRound(events: readonly MatchEvent[]): readonly GameEvent[] {
  const happened = events.map(({ event }) => event);
  const dealt = happened.findLastIndex(({ kind }) => kind === 'deal');
  return happened.slice(1 + happened.findLastIndex(({ kind }, at) => kind === 'round-end' && at < dealt));
}

/** Goes along with a match; knows the round that was settled last. */
export class Settlements {
  #round: number | undefined;
  #bonuses: readonly GameEvent[] = [];
  #settled: { readonly round: number; readonly settlement: Settlement } | undefined;

  /** The settlement of a round, until another one is settled. */
  of(round: number): Settlement {
    return this.#settled?.round === round ? this.#settled.settlement : {};
  }

  /** A new moment of the match, with what has happened since the one before. */
  follow({ view, score }: Match, events: readonly MatchEvent[]): void {
    if (view === undefined) return;
    const { round } = view;
    this.#bonuses = bonusesWith(this.#bonuses, eventsOfRound(events), round !== this.#round);
    this.#round = round;
    if (score !== undefined) this.#settled = { round, settlement: { score, bonuses: this.#bonuses } };
  }
}
