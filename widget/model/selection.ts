/** Which of several captures a person means. The legal plays are data from the service; nothing here knows a rule. */
import type { Card, LegalPlay } from '../net/types.ts';

/** Whether two groups hold the same cards, in whatever order. */
export const sameCards = (left: readonly Card[], right: readonly Card[]): boolean =>
  left.length === right.length && left.every((card) => right.includes(card));

const includesAll = (whole: readonly Card[], part: readonly Card[]): boolean =>
  part.every((card) => whole.includes(card));

/** The captures, without laying. */
const capturesOf = (plays: readonly LegalPlay[]): readonly LegalPlay[] =>
  plays.filter((play) => play.captured.length > 0);

/** The play that lays the card, when that is among the choices. */
export const layingOf = (plays: readonly LegalPlay[]): LegalPlay | undefined =>
  plays.find((play) => play.captured.length === 0);

/** The play that takes exactly the picked cards. */
export const matchOf = (plays: readonly LegalPlay[], picked: readonly Card[]): LegalPlay | undefined =>
  capturesOf(plays).find((play) => sameCards(play.captured, picked));

/** Table cards that some capture takes together with those already picked. */
export function takeableCards(plays: readonly LegalPlay[], picked: readonly Card[]): readonly Card[] {
  const fitting = capturesOf(plays).filter((play) => includesAll(play.captured, picked));
  return [...new Set(fitting.flatMap((play) => play.captured))];
}

/**
 * The picked cards after one more tap: a picked card is let go; one that fits joins; one that some other capture
 * takes begins anew; any other changes nothing.
 */
export function togglePicked(
  plays: readonly LegalPlay[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  const joined = [...picked, card];
  if (takeableCards(plays, picked).includes(card)) return joined;
  return takeableCards(plays, []).includes(card) ? [card] : picked;
}

/**
 * The capture that needs no confirmation: the picked cards are one legal set, no larger one contains them, and
 * laying the card is not a choice.
 */
export function settledCapture(plays: readonly LegalPlay[], picked: readonly Card[]): LegalPlay | undefined {
  const match = matchOf(plays, picked);
  if (match === undefined || layingOf(plays) !== undefined) return undefined;
  const larger = plays.some(
    ({ captured }) => captured.length > picked.length && includesAll(captured, picked),
  );
  return larger ? undefined : match;
}
