/** All that is needed to put a new game on the table, asked at once as far as possible. */
import type { RulesInForce } from '../model/saved.ts';
import type { Answer, ScopaClient } from './client.ts';
import type { GameAnswer, Level, RulesChoice } from './types.ts';

/** A dealt game and its rules. */
interface OpenedGame {
  readonly inForce: RulesInForce;
  readonly deal: GameAnswer;
}

/** Deals a match for a seat; the pack of the game before is not fetched again. */
export async function openGame(
  client: ScopaClient,
  choice: RulesChoice,
  seat: number,
  level: Level,
  known?: RulesInForce,
): Promise<Answer<OpenedGame>> {
  const [rules, deal, variant] = await Promise.all([
    client.resolveRules(choice),
    client.dealRound(choice, seat, level),
    client.getVariant(choice.variant),
  ]);
  if (!rules.ok) return rules;
  if (!deal.ok) return deal;
  if (!variant.ok) return variant;
  const { deckKind } = rules.value;
  const deck: Awaited<ReturnType<ScopaClient['getDeck']>> =
    known?.deckKind === deckKind ? { ok: true, value: known.deck } : await client.getDeck(deckKind);
  if (!deck.ok) return deck;
  const { names, extras } = variant.value;
  const about = { names, extras: extras.map((each) => each.extra) };
  const inForce = { ...rules.value, deck: deck.value, variant: about };
  return { ok: true, value: { inForce, deal: deal.value } };
}
