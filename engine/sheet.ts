import type { Rules } from './model.ts';
import { GERMAN } from './sheet/de/index.ts';
import { ENGLISH } from './sheet/en/index.ts';
import { sheetFacts } from './sheet/facts.ts';
import { ITALIAN } from './sheet/it/index.ts';
import { writeSheet } from './sheet/structure.ts';

/**
 * The rules of a game in plain language, made from the data alone: whoever has never played can play from it. Each entry
 * is a sentence or a few, and entry n says the same in every language.
 * @param rules complete, already checked rules
 */
export function ruleSheet(rules: Rules): { de: string[]; it: string[]; en: string[] } {
  const facts = sheetFacts(rules);
  return {
    de: writeSheet(GERMAN, facts),
    it: writeSheet(ITALIAN, facts),
    en: writeSheet(ENGLISH, facts),
  };
}
