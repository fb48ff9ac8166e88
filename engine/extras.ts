import type { CompleteItem, InstantWin, Names } from './model.ts';
import { NAPOLA, NAPOLA_FIXED, NAPOLA_TO_SEVEN } from './scoringItems.ts';

/** A house rule that can be played on top of a variant. */
export interface ExtraDefinition {
  readonly id: string;
  readonly names: Names;
  /** One or two sentences for a menu. */
  readonly summary: Names;
  /** Appended to the variant's own scoring items. */
  readonly items?: readonly CompleteItem[];
  /** The victory fields it sets; instant wins are added to those the variant has. */
  readonly victory?: { readonly aim?: 'most' | 'least'; readonly instantWin?: readonly InstantWin[] };
}

/** The house rules for the forty-card variants. */
export const EXTRAS: readonly ExtraDefinition[] = [
  {
    id: 'napola',
    names: { de: 'Napola', it: 'Napola', en: 'Napola' },
    summary: {
      de: 'Ass, Zwei und Drei der Münzen bringen 3 Punkte, jede weitere Münze in lückenloser Folge einen mehr, bis zu 10.',
      it: 'Asso, due e tre di denari valgono 3 punti, più uno per ogni altro denaro che continua la sequenza, fino a 10.',
      en: 'Ace, two and three of coins score 3 points, and each further coin in unbroken sequence one more, up to 10.',
    },
    items: [NAPOLA],
  },
  {
    id: 'napola-fixed',
    names: { de: 'Napola, fester Wert', it: 'Napola fissa', en: 'Fixed napola' },
    summary: {
      de: 'Ass, Zwei und Drei der Münzen bringen zusammen 3 Punkte, nie mehr.',
      it: 'Asso, due e tre di denari valgono insieme 3 punti, mai di più.',
      en: 'Ace, two and three of coins together score 3 points, never more.',
    },
    items: [NAPOLA_FIXED],
  },
  {
    id: 'napola-to-seven',
    names: { de: 'Napola bis zur Sieben', it: 'Napola fino al sette', en: 'Napola to the seven' },
    summary: {
      de: 'Wie die Napola, doch zählt die Folge nur bis zur Sieben: höchstens 7 Punkte.',
      it: 'Come la napola, ma la sequenza conta solo fino al sette: al massimo 7 punti.',
      en: 'Like the napola, but the sequence counts only up to the seven: 7 points at most.',
    },
    items: [NAPOLA_TO_SEVEN],
  },
  {
    id: 'napoleone',
    names: { de: 'Napoleone', it: 'Napoleone', en: 'Napoleone' },
    summary: {
      de: 'Wer in einer Runde alle zehn Münzen nimmt, gewinnt die ganze Partie sofort.',
      it: 'Chi prende tutti e dieci i denari in una smazzata vince subito la partita.',
      en: 'Whoever takes all ten coins in one round wins the whole match at once.',
    },
    victory: { instantWin: ['all-coins'] },
  },
  {
    id: 'rebello',
    names: {
      de: 'Rebello (Sechs der Münzen)',
      it: 'Rebello (sei di denari)',
      en: 'Rebello (six of coins)',
    },
    summary: {
      de: 'Wer die Sechs der Münzen nimmt, bekommt einen Punkt.',
      it: 'Chi prende il sei di denari guadagna un punto.',
      en: 'Whoever takes the six of coins scores a point.',
    },
    items: [{ kind: 'card', key: 'rebello', points: 1, card: '6D' }],
  },
  {
    id: 're-bello',
    names: {
      de: 'Re bello (König der Münzen)',
      it: 'Re bello (re di denari)',
      en: 'Re bello (king of coins)',
    },
    summary: {
      de: 'Wer den König der Münzen nimmt, bekommt einen Punkt.',
      it: 'Chi prende il re di denari guadagna un punto.',
      en: 'Whoever takes the king of coins scores a point.',
    },
    items: [{ kind: 'card', key: 're-bello', points: 1, card: 'KD' }],
  },
  {
    id: 'settanta',
    names: {
      de: 'Settanta (alle vier Siebenen)',
      it: 'Settanta (i quattro sette)',
      en: 'Settanta (all four sevens)',
    },
    summary: {
      de: 'Wer alle vier Siebenen nimmt, bekommt einen Punkt.',
      it: 'Chi prende tutti e quattro i sette guadagna un punto.',
      en: 'Whoever takes all four sevens scores a point.',
    },
    items: [{ kind: 'set', key: 'settanta', points: 1, cards: ['7D', '7C', '7B', '7S'] }],
  },
  {
    id: 'rosmarino',
    names: {
      de: 'Rosmarino (Bube der Schwerter)',
      it: 'Rosmarino (fante di spade)',
      en: 'Rosmarino (knave of swords)',
    },
    summary: {
      de: 'Wer den Buben der Schwerter nimmt, bekommt einen Punkt.',
      it: 'Chi prende il fante di spade guadagna un punto.',
      en: 'Whoever takes the knave of swords scores a point.',
    },
    items: [{ kind: 'card', key: 'rosmarino', points: 1, card: 'JS' }],
  },
  {
    id: 'tre-denari',
    names: { de: 'Drei der Münzen', it: 'Tre di denari', en: 'Three of coins' },
    summary: {
      de: 'Wer die Drei der Münzen nimmt, bekommt einen Punkt.',
      it: 'Chi prende il tre di denari guadagna un punto.',
      en: 'Whoever takes the three of coins scores a point.',
    },
    items: [{ kind: 'card', key: 'tre-denari', points: 1, card: '3D' }],
  },
  {
    id: 'a-perdere',
    names: { de: 'A perdere (wenig gewinnt)', it: 'A perdere', en: 'A perdere (fewest points win)' },
    summary: {
      de: 'Umgekehrte Partie: Sobald jemand das Ziel erreicht, gewinnt, wer am wenigsten Punkte hat.',
      it: 'Partita alla rovescia: quando qualcuno arriva al traguardo, vince chi ha meno punti.',
      en: 'The match turned round: once somebody reaches the target, the fewest points win.',
    },
    victory: { aim: 'least' },
  },
];

// A map, because ids come from strangers: `__proto__` must be unknown like any other wrong id.
const byId: ReadonlyMap<string, ExtraDefinition> = new Map(EXTRAS.map((extra) => [extra.id, extra]));

/** The house rule of that id, or undefined when there is none. */
export const findExtra = (id: string): ExtraDefinition | undefined => byId.get(id);
