import type { SheetFacts } from '../facts.ts';
import type { Phrases, PLAY_TOPICS } from '../structure.ts';
import { dealerSide, number, points, side, wholeRank } from './words.ts';

const byValue = ({ singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? 'una carta in tavola dello stesso valore'
    : 'una carta in tavola dello stesso valore, oppure più carte che sommate danno il suo valore';

const byTotal = ({ rules, singlesOnly }: SheetFacts): string =>
  `una ${singlesOnly ? 'carta' : 'o più carte'} in tavola che con essa ${singlesOnly ? 'fa' : 'fanno'} esattamente ${rules.capture.total}`;

const totalExample = ({ rules, singlesOnly }: SheetFacts): string =>
  singlesOnly
    ? `Un 7 prende dunque una carta che vale ${rules.capture.total - 7}.`
    : `Un 7 prende dunque carte che insieme valgono ${rules.capture.total - 7}.`;

function valueExample({ aceHasTwoValues, courtsBelowSeven, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return '';
  return aceHasTwoValues && courtsBelowSeven
    ? ' Un re, per esempio, prende una donna e un asso (3 + 1), e un asso prende un 7 e un re (7 + 4).'
    : ' Un 7, per esempio, prende un 7 oppure un 4 e un 3.';
}

function capture(facts: SheetFacts): string {
  const { by, total } = facts.rules.capture;
  switch (by) {
    case 'value':
      return `Una carta prende ${byValue(facts)}.${valueExample(facts)}`;
    case 'total':
      return `Una carta prende ${byTotal(facts)}. ${totalExample(facts)}`;
    case 'value-or-total':
      return `Una carta prende in due modi. Per valore: ${byValue(facts)}.${valueExample(facts)} Facendo ${total}: ${byTotal(facts)}. ${totalExample(facts)}`;
  }
}

const ONE_OF_SEVERAL = 'Se le carte adatte sono più d’una, se ne prende una sola, a scelta.';
const FEWEST =
  'Tra più prese possibili si deve fare quella con meno carte; a parità di carte si sceglie liberamente.';

/** What of several captures by value is allowed. */
function valueChoice({ rules, aceHasTwoValues, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return ONE_OF_SEVERAL;
  switch (rules.capture.choice) {
    case 'single-first': {
      const ace =
        aceHasTwoValues && !rules.ace.sweeps
          ? ' Così un asso prende un asso che è in tavola e non una somma.'
          : '';
      return `Se in tavola c’è una carta dello stesso valore si deve prendere quella e non una somma; se ce n’è più d’una, se ne prende una sola, a scelta.${ace} Tra più somme si sceglie liberamente.`;
    }
    case 'fewest-cards':
      return FEWEST;
    case 'free':
      return 'Tra più prese possibili si sceglie liberamente, anche una somma invece della carta uguale.';
  }
}

function totalChoice({ rules, singlesOnly }: SheetFacts): string {
  if (singlesOnly) return ONE_OF_SEVERAL;
  switch (rules.capture.choice) {
    case 'single-first':
      return 'Se basta una sola carta in tavola, si deve prendere una carta sola; altrimenti si sceglie liberamente.';
    case 'fewest-cards':
      return FEWEST;
    case 'free':
      return 'Tra più prese possibili si sceglie liberamente.';
  }
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const ONCE = 'Si fa sempre una presa sola, mai due insieme.';

function choice(facts: SheetFacts): string {
  const { by, total } = facts.rules.capture;
  if (by === 'value') return `${valueChoice(facts)} ${ONCE}`;
  if (by === 'total') return `${totalChoice(facts)} ${ONCE}`;
  return `Quando si prende per valore: ${lowerFirst(valueChoice(facts))} Facendo ${total}, invece, si può prendere sempre e come si vuole. ${ONCE}`;
}

function maxTableCards({ rules }: SheetFacts): string {
  const max = rules.capture.maxTableCards ?? 0;
  const most =
    max === 1
      ? 'Con una giocata si prende al massimo una carta'
      : `Con una giocata si prendono al massimo ${number(max)} carte`;
  const ace = rules.ace.sweeps ? '; se ce ne sono di più, nemmeno un asso può prenderle tutte' : '';
  return `${most} in tavola${ace}.`;
}

const duty = ({ rules }: SheetFacts): string =>
  rules.capture.duty === 'must'
    ? 'La carta da giocare si sceglie liberamente, ma una carta che può prendere deve prendere. Solo una carta che non prende nulla resta scoperta in tavola.'
    : 'Prendere non è obbligatorio: anche una carta che potrebbe prendere si può lasciare scoperta in tavola.';

function sweep({ rules }: SheetFacts): string {
  const { points: worth } = rules.sweep;
  if (worth === 0)
    return 'Chi con una giocata prende tutte le carte in tavola fa scopa, ma non guadagna punti.';
  return (
    `Chi con una giocata prende tutte le carte in tavola, anche una sola, fa scopa e guadagna ${points(worth)}. ` +
    'La carta che ha preso si mette scoperta nel mazzetto, come segno. Posare una carta sulla tavola vuota non è mai scopa.'
  );
}

function afterSweep({ rules }: SheetFacts): string {
  const unless = rules.ace.onEmptyTable === 'takes-itself' ? ', a meno che giochi un asso' : '';
  return `Dopo una scopa in tavola non c’è più nulla, e il giocatore seguente può solo posare una carta${unless}.`;
}

const lastSweep = ({ rules }: SheetFacts): string =>
  rules.sweep.lastPlay === 'never'
    ? 'Con l’ultima carta della smazzata non si fa più scopa.'
    : 'La scopa vale anche con l’ultima carta della smazzata.';

const sweepDouble = ({ rules, deck }: SheetFacts): string =>
  `A chi nella smazzata ha preso ${wholeRank(rules.sweep.doubleWhenAllOfRank ?? '', deck)} le scope valgono il doppio.`;

function acePower({ rules }: SheetFacts): string {
  const { withAceOnTable, choice: aceChoice } = rules.ace;
  const power =
    withAceOnTable === 'ace-only'
      ? 'Un asso giocato prende tutte le carte in tavola. Se però in tavola c’è un asso, prende soltanto un asso'
      : 'Un asso giocato prende tutte le carte in tavola, anche se tra queste c’è un asso';
  return aceChoice === 'forced'
    ? `${power}. Un asso non può prendere in altro modo.`
    : `${power}. In alternativa l’asso può prendere come qualunque altra carta.`;
}

const aceSweep = ({ rules }: SheetFacts): string =>
  rules.ace.sweepScores
    ? 'Se un asso svuota così la tavola, è una scopa come le altre.'
    : 'Se un asso svuota così la tavola, è scopa soltanto se poteva prendere le stesse carte anche senza questo potere, per esempio un asso solo.';

const aceOnEmptyTable = ({ rules }: SheetFacts): string =>
  rules.ace.onEmptyTable === 'stays'
    ? 'Un asso giocato a tavola vuota resta in tavola.'
    : 'Un asso giocato a tavola vuota prende sé stesso: va subito nel proprio mazzetto e vale come presa, ma mai come scopa.';

function remainder(facts: SheetFacts): string {
  const rest = 'Le carte che restano in tavola dopo l’ultima giocata della smazzata vanno';
  if (facts.rules.finish.remainderTo === 'dealer-side') {
    return `${rest} ${dealerSide(facts).receiver}; non è mai scopa.`;
  }
  const last = facts.partners ? `alla ${side(facts)} che ha preso per ultima` : 'a chi ha preso per ultimo';
  return `${rest} ${last}; non è mai scopa. Se nessuno ha preso, non vanno a nessuno.`;
}

function counting({ rules }: SheetFacts): string {
  const scores = rules.sweep.points > 0;
  if (rules.score.items.length > 0) {
    return scores
      ? 'Alla fine della smazzata si contano i mazzetti. Oltre alle scope danno punti:'
      : 'Alla fine della smazzata si contano i mazzetti. Danno punti:';
  }
  return scores
    ? 'Alla fine della smazzata, oltre alle scope, non si contano altri punti.'
    : 'Alla fine della smazzata le carte prese non danno punti.';
}

/** A turn and the end of a round, in Italian. */
export const PLAY: Phrases<typeof PLAY_TOPICS> = {
  turn: () =>
    'Chi è di turno gioca una sola carta della sua mano: o prende carte in tavola e va con esse, coperta, nel proprio mazzetto, oppure resta in tavola.',
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
    'La prima carta della smazzata non può essere un asso, a meno che si abbiano in mano soltanto assi.',
  remainder,
  counting,
};
