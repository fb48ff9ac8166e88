/** What the table reads out of answers. An answer in which something is wanting gives nothing, and counts as refused. */
import type { components } from './api.ts';
import type { GameAnswer, RulesAnswer, Variant } from './types.ts';

type Schemas = components['schemas'];

/** A sealed game after a deal or a play. */
export function gameAnswer({
  game,
  events,
  score,
  seed,
}: Partial<Schemas['PlayedGame']>): GameAnswer | undefined {
  if (game?.sealed === undefined || game.view === undefined || events === undefined) return undefined;
  return {
    sealed: game.sealed,
    view: game.view,
    events,
    ...(score === undefined ? {} : { score }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Rules in force; answers have every field. */
export function rulesAnswer({ rules, resolved, sheet }: Schemas['ResolvedRules']): RulesAnswer | undefined {
  const { deck, table, deal, sweep, score, victory } = resolved;
  const [deckKind, players, direction] = [deck?.kind, table?.players, table?.direction];
  const [sweepPoints, items] = [sweep?.points, score?.items];
  const [target, aim] = [victory?.target, victory?.aim];
  if (deckKind === undefined || players === undefined || direction === undefined) return undefined;
  if (sweepPoints === undefined || items === undefined || target === undefined || aim === undefined)
    return undefined;
  const sweepsMayDouble = sweep?.doubleWhenAllOfRank !== undefined;
  return {
    choice: rules,
    sheet,
    deckKind,
    players,
    direction,
    tableCards: deal?.tableCards ?? 0,
    sweepPoints,
    sweepsMayDouble,
    items,
    target,
    aim,
  };
}

/** A variant and its tables. */
export function variantAnswer({ tables, ...about }: Schemas['Variant']): Variant | undefined {
  const known = tables.flatMap(({ players, rules }) => {
    const target = rules.victory?.target;
    return target === undefined ? [] : [{ players, target, rules }];
  });
  return known.length === tables.length ? { ...about, tables: known } : undefined;
}
