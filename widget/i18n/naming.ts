/** Texts in which a game or its cards have other names. */
import type { Messages } from './index.ts';

/** What decides how things are called. */
export interface Naming {
  readonly variant: string;
  readonly deckKind: string;
  /** The cards that are seen have French suits. */
  readonly frenchFaces: boolean;
}

/** What a sweep is called: Escoba has its own word everywhere, the Skat deck's game in German. */
function sweepWords({ variant, deckKind }: Naming, code: string): ((text: string) => string) | undefined {
  if (deckKind === 'skat-32' && code === 'de')
    return (text) => text.replace('keine Scopa', 'keinen Feger').replace(/Scopas?/g, 'Feger');
  if (!variant.startsWith('escoba')) return undefined;
  return (text) =>
    text
      .replace('Scopa!', '¡Escoba!')
      .replace(/Scopa/g, 'Escoba')
      .replace(/Scope/g, 'Escobas')
      .replace(/scopa/g, 'escoba')
      .replace(/scope/g, 'escobas');
}

/** The messages as they are said in this game with these cards. */
export function named(m: Messages, naming: Naming): Messages {
  const rename = sweepWords(naming, m.code);
  const reasons = naming.frenchFaces ? { ...m.reasons, 'takes-coins': m.takesDiamonds } : m.reasons;
  if (rename === undefined) return naming.frenchFaces ? { ...m, reasons } : m;
  return {
    ...m,
    sweep: rename(m.sweep),
    sweeps: rename(m.sweeps),
    sweepCount: rename(m.sweepCount),
    pileSweeps: rename(m.pileSweeps),
    reasons: {
      ...reasons,
      sweeps: rename(reasons.sweeps),
      'leaves-no-sweep': rename(reasons['leaves-no-sweep']),
    },
  };
}
