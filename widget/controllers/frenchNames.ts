/** What the cards, the rules and the lines of a settlement are called while an Italian pack shows French faces. */
import type { RulesInForce } from '../model/saved.ts';
import type { ScopaClient } from '../net/client.ts';
import type { DeckCard, Names, RuleSheet } from '../net/types.ts';

/** The names, all from the service. */
export interface FrenchNames {
  readonly deck: readonly DeckCard[];
  readonly sheet: RuleSheet;
  /** Of the lines of a settlement, by their key. */
  readonly lines: ReadonlyMap<string, Names>;
}

/** Asks for the names; nothing when one of them does not come. */
export async function fetchFrenchNames(
  client: ScopaClient,
  { choice, players }: RulesInForce,
): Promise<FrenchNames | undefined> {
  const french = { ...choice, options: { ...choice.options, deck: { kind: 'french-40' as const } } };
  const [deck, rules, lines] = await Promise.all([
    client.getDeck('french-40'),
    client.resolveRules(french),
    client.nameLines(french, players),
  ]);
  if (!deck.ok || !rules.ok || !lines.ok) return undefined;
  return {
    deck: deck.value,
    sheet: rules.value.sheet,
    lines: new Map(lines.value.map(({ key, names }) => [key, names])),
  };
}
