import { assoPigliaTutto } from './asso-piglia-tutto.ts';
import { cirulla } from './cirulla.ts';
import { escoba } from './escoba.ts';
import { escobaSetenta } from './escoba-setenta.ts';
import { ilPonino } from './il-ponino.ts';
import { karl } from './karl.ts';
import { scopa } from './scopa.ts';
import { scopa11 } from './scopa-11.ts';
import { scopa15 } from './scopa-15.ts';
import { scopaDAssi } from './scopa-d-assi.ts';
import { scopaDAssi31 } from './scopa-d-assi-31.ts';
import { scopaFrac } from './scopa-frac.ts';
import { scopaNumeral } from './scopa-numeral.ts';
import { scopaWorksheet } from './scopa-worksheet.ts';
import { scopone } from './scopone.ts';
import { scoponeClassico } from './scopone-classico.ts';
import { scoponeDieci } from './scopone-dieci.ts';
import { scoponeTrente } from './scopone-trente.ts';
import type { VariantDefinition } from './variant.ts';

/** Every variant, in the order a menu shows them. A new one needs its data file and its line here. */
export const VARIANTS: readonly VariantDefinition[] = [
  scopa,
  scopaNumeral,
  scopaWorksheet,
  scopone,
  scoponeClassico,
  scoponeDieci,
  scopaDAssi,
  assoPigliaTutto,
  scopaDAssi31,
  scopa15,
  scopa11,
  escoba,
  escobaSetenta,
  cirulla,
  scopaFrac,
  ilPonino,
  scoponeTrente,
  karl,
];

// A map, because ids come from strangers: `__proto__` or `constructor` must be unknown like any other wrong id.
const byId: ReadonlyMap<string, VariantDefinition> = new Map(
  VARIANTS.map((variant) => [variant.id, variant]),
);

/** The variant of that id, or undefined when there is none. */
export const findVariant = (id: string): VariantDefinition | undefined => byId.get(id);
