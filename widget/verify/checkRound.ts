/** What can be checked about the deal of a recorded round. */
import type { DealNote } from '../live/keptMatches.ts';
import type { DeckCard, RecordedRound, Rules } from '../net/types.ts';
import { hashOf, packsOf } from './shuffle.ts';

/** What is looked at, in this order. */
export type CheckName = 'commitment' | 'noted' | 'entropy' | 'deckSeed' | 'deckOrder' | 'hands';

/** How one look went. */
export interface Check {
  readonly name: CheckName;
  readonly holds: boolean;
}

/** A round, and what was found. */
export interface CheckedRound {
  readonly round: RecordedRound;
  readonly checks: readonly Check[];
  /** How often it was dealt anew by the rules. */
  readonly redeals: number;
}

/** What the checks need to know of the game. */
export interface CheckedGame {
  /** In the order of getDeck. */
  readonly deck: readonly DeckCard[];
  /** Complete, as resolveRules gives them. */
  readonly rules: Rules;
}

/** More redeals than the rules know. */
const mostRedeals = 100;

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((card, i) => card === right[i]);

/** The table cards of a pack: they come after everybody's first packet. */
function tableOf(pack: readonly string[], { deal, table }: Rules): readonly string[] {
  const first = (table?.players ?? 2) * (deal?.handSizes?.[0] ?? 0);
  return pack.slice(first, first + (deal?.tableCards ?? 0));
}

/** Whether the rules want these table cards dealt anew. */
function wantsRedeal(cards: readonly string[], { deck, rules }: CheckedGame): boolean {
  const { kings, aces, tableSumAtMost } = rules.deal?.redeal ?? {};
  const king = rules.deck?.kind === 'numeral-40' ? 'T' : 'K';
  const count = (rank: string): number => cards.filter((card) => card.startsWith(rank)).length;
  const sum = cards.reduce(
    (total, card) => total + (deck.find((each) => each.card === card)?.values[0] ?? 0),
    0,
  );
  return (
    (kings !== undefined && count(king) >= kings) ||
    (aces !== undefined && count('A') >= aces) ||
    (tableSumAtMost !== undefined && sum <= tableSumAtMost)
  );
}

/** How often the seed was dealt anew until it gave this pack; nothing when it does not give it by the rules. */
async function redealsUntil(
  { deckSeed, deckOrder }: RecordedRound,
  game: CheckedGame,
): Promise<number | undefined> {
  const deck = game.deck.map(({ card }) => card);
  let redeals = 0;
  for await (const pack of packsOf(deckSeed, deck, game.rules.table?.players ?? 2)) {
    if (same(pack, deckOrder)) return redeals;
    if (redeals >= mostRedeals || !wantsRedeal(tableOf(pack, game.rules), game)) return undefined;
    redeals += 1;
  }
  return undefined;
}

/** The cards that each seat gets from the pack in the course of the round. */
function handsOf(
  { deckOrder, dealer }: RecordedRound,
  { rules }: CheckedGame,
): readonly (readonly string[])[] {
  const players = rules.table?.players ?? 2;
  const step = rules.table?.direction === 'clockwise' ? 1 : players - 1;
  const order = Array.from({ length: players }, (_, i) => (dealer + step * (i + 1)) % players);
  const hands: string[][] = Array.from({ length: players }, () => []);
  let at = 0;
  for (const [packet, size] of (rules.deal?.handSizes ?? []).entries()) {
    for (const seat of order) {
      hands[seat]?.push(...deckOrder.slice(at, at + size));
      at += size;
    }
    if (packet === 0) at += rules.deal?.tableCards ?? 0;
  }
  return hands;
}

/** Everybody played only cards that the pack had dealt to the seat. */
function playedTheirOwn(round: RecordedRound, game: CheckedGame): boolean {
  const hands = handsOf(round, game);
  return round.plays.every(({ seat, card }) => hands[seat]?.includes(card) === true);
}

/** Checks one round; `note` is what this browser knew of it before it was dealt. */
export async function checkRound(
  round: RecordedRound,
  game: CheckedGame,
  note: DealNote | undefined,
): Promise<CheckedRound> {
  const { seed, entropies, commitment, deckSeed } = round;
  const redeals = await redealsUntil(round, game);
  const checks: Check[] = [{ name: 'commitment', holds: (await hashOf(seed)) === commitment }];
  if (note?.commitment !== undefined) checks.push({ name: 'noted', holds: note.commitment === commitment });
  if (note?.entropy !== undefined)
    checks.push({ name: 'entropy', holds: entropies.some(({ entropy }) => entropy === note.entropy) });
  const ordered = [...entropies].sort((a, b) => a.seat - b.seat).map(({ entropy }) => entropy);
  checks.push(
    { name: 'deckSeed', holds: (await hashOf(seed, ...ordered)) === deckSeed },
    { name: 'deckOrder', holds: redeals !== undefined },
    { name: 'hands', holds: playedTheirOwn(round, game) },
  );
  return { round, checks, redeals: redeals ?? 0 };
}
