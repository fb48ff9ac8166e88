/** Which match the page's address names. */
import { fragmentOf, placeOfFragment } from '../model/matchPlace.ts';

const names = (matchId: string): boolean => placeOfFragment(location.hash)?.matchId === matchId;

/** Lets an address that names one match name another, or the same without its invitation; any other stays as it is. */
export function nameInAddress(from: string, matchId: string): void {
  if (names(from)) history.replaceState(history.state, '', fragmentOf({ matchId }));
}

/** The address no longer names the match: a reload is to find the game that is played instead. */
export function leaveAddress(matchId: string): void {
  if (names(matchId)) history.replaceState(history.state, '', location.pathname + location.search);
}
