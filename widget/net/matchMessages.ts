/** What goes over the socket of a match, put together from the shapes of the OpenAPI document. */
import type { Match, MatchEvent, MatchSeat, Play, Problem } from './types.ts';

/** What the service says. Kinds that are not known here are to be passed over. */
export type ServerMessage =
  | { readonly kind: 'snapshot'; readonly match: Match }
  | { readonly kind: 'events'; readonly events: readonly MatchEvent[]; readonly match: Match }
  | { readonly kind: 'seats'; readonly seats: readonly MatchSeat[] }
  | { readonly kind: 'accepted'; readonly id: string; readonly version: number; readonly seq: number }
  | { readonly kind: 'problem'; readonly id?: string; readonly problem: Problem };

/** What a client says. */
export type ClientMessage =
  | { readonly kind: 'hello'; readonly lastSeq?: number }
  | { readonly kind: 'play'; readonly id: string; readonly version: number; readonly play: Play }
  | { readonly kind: 'ready'; readonly id: string; readonly entropy?: string }
  | { readonly kind: 'leave'; readonly id: string };

/** A message that is answered. */
export type Request = Exclude<ClientMessage, { kind: 'hello' }>;

/** A wish without the id that is given to it. */
export type Wish =
  | { readonly kind: 'play'; readonly version: number; readonly play: Play }
  | { readonly kind: 'ready'; readonly entropy?: string }
  | { readonly kind: 'leave' };
