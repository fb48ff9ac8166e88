import type { SheetFacts } from '../facts.ts';
import type { Phrases, PLAY_TOPICS } from '../structure.ts';
import { dealerSide, number, points, ranks, sweepWords } from './words.ts';

const byValue = ({ singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? 'eine Tischkarte mit demselben Wert'
    : 'eine Tischkarte mit demselben Wert oder mehrere, deren Werte zusammen ihren Wert ergeben';

function byTotal({ rules, singlesOnly }: SheetFacts): string {
  const { total } = rules.capture;
  return singlesOnly
    ? `eine Tischkarte, die mit ihr zusammen genau ${total} ergibt`
    : `eine oder mehrere Tischkarten, die mit ihr zusammen genau ${total} ergeben`;
}

const totalExample = ({ rules }: SheetFacts): string =>
  `Eine 7 nimmt also Karten im Wert von zusammen ${rules.capture.total - 7}.`;

function valueExample({ aceHasTwoValues, courtsBelowSeven, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return '';
  return aceHasTwoValues && courtsBelowSeven
    ? ' Ein König nimmt zum Beispiel eine Dame und ein Ass (3 + 1), ein Ass eine 7 und einen König (7 + 4).'
    : ' Eine 7 nimmt zum Beispiel eine 7 oder eine 4 und eine 3.';
}

function capture(facts: SheetFacts): string {
  switch (facts.rules.capture.by) {
    case 'value':
      return `Eine Karte nimmt ${byValue(facts)}.${valueExample(facts)}`;
    case 'total':
      return `Eine Karte nimmt ${byTotal(facts)}. ${totalExample(facts)}`;
    case 'value-or-total':
      return `Eine Karte nimmt auf zwei Arten: nach Wert ${byValue(facts)}, oder auf ${facts.rules.capture.total} ${byTotal(facts)}.${valueExample(facts)} ${
        facts.singlesOnly
          ? totalExample(facts)
          : `Auf ${facts.rules.capture.total} nimmt sie Karten im Wert von zusammen ${facts.rules.capture.total - 7}.`
      }`;
  }
}

const ONCE = 'Man nimmt immer nur einmal, nie auf zwei Arten zugleich';

/** What of several captures by value is allowed. */
function valueChoice({ rules, aceHasTwoValues, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return 'Liegen mehrere passende Karten da, nimmt man nur eine davon, nach Wahl.';
  switch (rules.capture.choice) {
    case 'single-first': {
      const ace =
        aceHasTwoValues && !rules.ace.sweeps
          ? ' So nimmt ein Ass ein Ass, das auf dem Tisch liegt, und keine Summe.'
          : '';
      return `Liegt eine Karte mit demselben Wert da, muss man sie nehmen und keine Summe; von mehreren gleichen nimmt man eine nach Wahl.${ace} Unter mehreren Summen wählt man frei.`;
    }
    case 'fewest-cards':
      return 'Von mehreren Möglichkeiten muss man die mit den wenigsten Karten nehmen; sind es gleich viele, wählt man frei.';
    case 'free':
      return 'Unter mehreren Möglichkeiten wählt man frei, auch eine Summe statt der gleichen Karte.';
  }
}

function totalChoice({ rules, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return 'Liegen mehrere passende Karten da, nimmt man nur eine davon, nach Wahl.';
  switch (rules.capture.choice) {
    case 'single-first':
      return 'Reicht eine einzelne Tischkarte dafür, muss man eine solche nehmen; sonst wählt man frei.';
    case 'fewest-cards':
      return 'Von mehreren Möglichkeiten muss man die mit den wenigsten Karten nehmen; sind es gleich viele, wählt man frei.';
    case 'free':
      return 'Unter mehreren Möglichkeiten wählt man frei.';
  }
}

function choice(facts: SheetFacts): string {
  const { by, total } = facts.rules.capture;
  if (by === 'value') return `${valueChoice(facts)} ${ONCE}.`;
  if (by === 'total') return `${totalChoice(facts)} ${ONCE}.`;
  return `Beim Nehmen nach Wert gilt: ${valueChoice(facts)} Auf ${total} darf man stattdessen immer nehmen, was passt. ${ONCE}.`;
}

function maxTableCards({ rules }: SheetFacts): string {
  const max = rules.capture.maxTableCards ?? 0;
  const most = max === 1 ? 'nie mehr als eine Tischkarte' : `höchstens ${number(max)} Tischkarten`;
  const ace = rules.ace.sweeps ? '; liegen mehr da, kann auch ein Ass nicht den ganzen Tisch nehmen' : '';
  return `Mit einem Zug nimmt man ${most}${ace}.`;
}

const duty = ({ rules }: SheetFacts): string =>
  rules.capture.duty === 'must'
    ? 'Welche Karte man spielt, ist frei; doch eine Karte, die nehmen kann, muss nehmen. Nur eine Karte, die nichts nimmt, bleibt offen auf dem Tisch liegen.'
    : 'Nehmen ist nicht Pflicht: Auch eine Karte, die nehmen könnte, darf man offen auf den Tisch legen.';

function sweep(facts: SheetFacts): string {
  const { object, subject } = sweepWords(facts);
  const { points: worth } = facts.rules.sweep;
  if (worth === 0)
    return `Wer mit einem Zug alle Karten vom Tisch nimmt, macht ${object}; Punkte gibt es dafür nicht.`;
  return (
    `Wer mit einem Zug alle Karten vom Tisch nimmt, und sei es nur eine, macht ${object} und bekommt ${points(worth)}. ` +
    `Die nehmende Karte legt man als Merkzeichen offen in den Stapel. Eine Karte auf den leeren Tisch zu legen ist nie ${subject}.`
  );
}

function afterSweep(facts: SheetFacts): string {
  const unless = facts.rules.ace.onEmptyTable === 'takes-itself' ? ', außer mit einem Ass' : '';
  return `Nach ${sweepWords(facts).after} liegt nichts auf dem Tisch, und der nächste Spieler kann nur ablegen${unless}.`;
}

const lastSweep = (facts: SheetFacts): string =>
  facts.rules.sweep.lastPlay === 'never'
    ? `Mit der allerletzten Karte der Runde gibt es ${sweepWords(facts).none} mehr.`
    : `Auch mit der allerletzten Karte der Runde zählt ${sweepWords(facts).subject}.`;

const sweepDouble = (facts: SheetFacts): string =>
  `Wer am Ende der Runde alle vier ${ranks(facts.rules.sweep.doubleWhenAllOfRank ?? '', facts.deck)} genommen hat, dessen ${sweepWords(facts).many} zählen doppelt.`;

function acePower({ rules }: SheetFacts): string {
  const { withAceOnTable, choice: aceChoice } = rules.ace;
  const power =
    withAceOnTable === 'ace-only'
      ? 'Ein gespieltes Ass nimmt alle Karten vom Tisch. Liegt dort aber ein Ass, nimmt es nur ein Ass'
      : 'Ein gespieltes Ass nimmt alle Karten vom Tisch, auch wenn ein Ass dabei ist';
  return aceChoice === 'forced'
    ? `${power}. Anders darf ein Ass nicht nehmen.`
    : `${power}. Man darf mit dem Ass stattdessen auch wie mit jeder anderen Karte nehmen.`;
}

function aceSweep(facts: SheetFacts): string {
  const { usual } = sweepWords(facts);
  return facts.rules.ace.sweepScores
    ? `Räumt ein Ass so den Tisch ab, ist das ${usual}.`
    : `Räumt ein Ass so den Tisch ab, ist das nur dann ${usual}, wenn es dieselben Karten auch ohne diese Kraft hätte nehmen können, etwa ein einzelnes Ass.`;
}

const aceOnEmptyTable = ({ rules }: SheetFacts): string =>
  rules.ace.onEmptyTable === 'stays'
    ? 'Auf einen leeren Tisch gespielt, bleibt ein Ass liegen.'
    : 'Auf einen leeren Tisch gespielt, nimmt ein Ass sich selbst: Es kommt gleich auf den eigenen Stapel und zählt als Nehmen, aber nie als leer gefegter Tisch.';

function remainder(facts: SheetFacts): string {
  const never = `${sweepWords(facts).subject} ist das nie`;
  if (facts.rules.finish.remainderTo === 'dealer-side') {
    return `Was nach der letzten Karte der Runde noch auf dem Tisch liegt, geht an ${dealerSide(facts).object}; ${never}.`;
  }
  const last = facts.partners ? 'die Partei, die zuletzt genommen hat' : 'den, der zuletzt genommen hat';
  return `Was nach der letzten Karte der Runde noch auf dem Tisch liegt, geht an ${last}; ${never}. Hat niemand genommen, bekommt es niemand.`;
}

function counting(facts: SheetFacts): string {
  const { items } = facts.rules.score;
  const scores = facts.rules.sweep.points > 0;
  const { many, manyDative } = sweepWords(facts);
  if (items.length > 0) {
    return scores
      ? `Am Ende der Runde werden die Stapel gezählt. Außer den ${manyDative} bringen Punkte:`
      : 'Am Ende der Runde werden die Stapel gezählt. Punkte bringen:';
  }
  return scores
    ? `Außer für ${many} gibt es am Ende der Runde keine Punkte.`
    : 'Für genommene Karten gibt es am Ende der Runde keine Punkte.';
}

/** A turn and the end of a round, in German. */
export const PLAY: Phrases<typeof PLAY_TOPICS> = {
  turn: () =>
    'Wer an der Reihe ist, spielt genau eine Karte aus der Hand: Entweder nimmt sie Karten vom Tisch und kommt mit ihnen verdeckt auf den eigenen Stapel, oder sie wird abgelegt.',
  capture,
  choice,
  maxTableCards,
  duty,
  sweep,
  afterSweep,
  lastSweep,
  sweepDouble,
  acePower,
  aceSweep,
  aceOnEmptyTable,
  openingBan: () =>
    'Die erste Karte einer Runde darf kein Ass sein, es sei denn, man hat nur Asse auf der Hand.',
  remainder,
  counting,
};
