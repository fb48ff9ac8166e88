/** A variant's rule sheet, the same sentences as at the table, under headings and beside that of classic Scopa. */
import { resolveRules, ruleSheet } from '../../../../engine/index.ts';
import type { Rules } from '../../../../engine/model.ts';
import { sheetFacts } from '../../../../engine/sheet/facts.ts';
import { PLAY_TOPICS, TABLE_TOPICS } from '../../../../engine/sheet/structure.ts';
import type { Language } from '../language.ts';

/** A sentence or a few, and whether classic Scopa says something else. */
export interface Entry {
  readonly text: string;
  readonly differs: boolean;
}

/** The complete rules of a variant at one of its tables. @throws when it cannot be played so */
export function rulesOf(variant: string, players?: number): Rules {
  const resolved = resolveRules({ variant, ...(players !== undefined && { players }) });
  if (!resolved.ok) throw new Error(resolved.fault.message);
  return resolved.value.rules;
}

/** Classic Scopa at a table of that size, or at its usual one. */
function classicRules(players: number): Rules {
  const resolved = resolveRules({ variant: 'scopa', players });
  return resolved.ok ? resolved.value.rules : rulesOf('scopa');
}

/** All entries of the rules, in reading order. */
export function entriesOf(rules: Rules, language: Language): readonly Entry[] {
  const classic = new Set(ruleSheet(classicRules(rules.table.players))[language]);
  return ruleSheet(rules)[language].map((text) => ({ text, differs: !classic.has(text) }));
}

/** The entries by heading: the deal, the play, what counts, and the end of the match. */
export function sectionsOf(rules: Rules, language: Language): readonly (readonly Entry[])[] {
  const facts = sheetFacts(rules);
  const entries = entriesOf(rules, language);
  const dealt = Object.values(TABLE_TOPICS).filter((applies) => applies(facts)).length;
  // The last entry about play leads over to what is counted.
  const played = dealt + Object.values(PLAY_TOPICS).filter((applies) => applies(facts)).length - 1;
  const counted = played + 1 + rules.score.items.length;
  return [
    entries.slice(0, dealt),
    entries.slice(dealt, played),
    entries.slice(played, counted),
    entries.slice(counted),
  ];
}

/** What another table of a variant plays differently from its usual one. */
export function changesAt(usual: Rules, other: Rules, language: Language): readonly string[] {
  const known = new Set(ruleSheet(usual)[language]);
  return ruleSheet(other)[language].filter((text) => !known.has(text));
}
