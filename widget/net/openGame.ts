/** All that is needed to put a new game on the table, asked at once as far as possible. */
import type { RulesInForce } from '../model/saved.ts';
import type { Answer, ScopaClient } from './client.ts';
import type { GameAnswer, GivenRules, Level, RulesChoice } from './types.ts';

/** A dealt game and its rules. */
interface OpenedGame {
  readonly inForce: RulesInForce;
  readonly deal: GameAnswer;
}

/** The rules of a game as the table needs them; the pack of the game before is not fetched again. */
export async function openRules(
  client: ScopaClient,
  choice: GivenRules,
  known?: RulesInForce,
): Promise<Answer<RulesInForce>> {
  const [rules, variant] = await Promise.all([
    client.resolveRules(choice),
    client.getVariant(choice.variant),
  ]);
  if (!rules.ok) return rules;
  if (!variant.ok) return variant;
  const { deckKind } = rules.value;
  const deck: Awaited<ReturnType<ScopaClient['getDeck']>> =
    known?.deckKind === deckKind ? { ok: true, value: known.deck } : await client.getDeck(deckKind);
  if (!deck.ok) return deck;
  const { names, extras } = variant.value;
  const about = { names, extras: extras.map((each) => each.extra) };
  return { ok: true, value: { ...rules.value, deck: deck.value, variant: about } };
}

/** Deals a match for a seat. */
export async function openGame(
  client: ScopaClient,
  choice: RulesChoice,
  seat: number,
  level: Level,
  known?: RulesInForce,
): Promise<Answer<OpenedGame>> {
  const [inForce, deal] = await Promise.all([
    openRules(client, choice, known),
    client.dealRound(choice, seat, level),
  ]);
  if (!inForce.ok) return inForce;
  return deal.ok ? { ok: true, value: { inForce: inForce.value, deal: deal.value } } : deal;
}
