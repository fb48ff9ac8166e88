import type { RedealCount, SheetFacts } from '../facts.ts';
import type { Phrases, TABLE_TOPICS } from '../structure.ts';
import {
  all,
  any,
  capital,
  cardAsSubject,
  cards,
  dealerSide,
  number,
  points,
  ranks,
  seat,
  suit,
  sweepWords,
} from './words.ts';

const PER_SIDE: Readonly<Record<number, string>> = { 2: 'zu zweit', 3: 'zu dritt' };

function players({ rules, partners }: SheetFacts): string {
  const count = rules.table.players;
  if (count === 2) return 'Zwei Spieler spielen gegeneinander.';
  if (!partners) return `${capital(number(count))} Spieler spielen, jeder für sich.`;
  const seats =
    count === 4 ? 'Partner sitzen einander gegenüber' : 'Partner und Gegner sitzen abwechselnd um den Tisch';
  return (
    `${capital(number(count))} Spieler spielen in zwei Parteien ${PER_SIDE[count / 2] ?? `zu je ${count / 2}`}; ${seats}. ` +
    'Partner legen ihre genommenen Karten auf einen gemeinsamen Stapel und zählen ihre Punkte zusammen.'
  );
}

function deckText({ deck }: SheetFacts): string {
  const suits = all(['D', 'C', 'B', 'S'].map((letter) => suit(letter, deck)));
  switch (deck) {
    case 'italian-40':
      return `Gespielt wird mit dem italienischen Blatt aus 40 Karten: ${suits}, in jeder Farbe Ass, 2 bis 7, Bube, Reiter und König.`;
    case 'french-40':
      return `Gespielt wird mit 40 französischen Karten, also ohne Achten, Neunen und Zehnen: ${suits}, in jeder Farbe Ass, 2 bis 7, Bube, Dame und König.`;
    case 'numeral-40':
      return `Gespielt wird mit 40 Zahlenkarten und ohne Bildkarten: ${suits}, in jeder Farbe Ass und 2 bis 10.`;
    case 'skat-32':
      return `Gespielt wird mit dem Skatblatt aus 32 Karten: ${suits}, in jeder Farbe 7, 8, 9, 10, Bube, Dame, König und Ass.`;
  }
}

function values({ deck }: SheetFacts): string {
  switch (deck) {
    case 'italian-40':
      return 'Beim Nehmen ist das Ass 1 wert, die Karten von 2 bis 7 ihre Zahl, der Bube 8, der Reiter 9 und der König 10.';
    case 'french-40':
      return 'Beim Nehmen ist das Ass 1 wert, die Karten von 2 bis 7 ihre Zahl, der Bube 8, die Dame 9 und der König 10.';
    case 'numeral-40':
      return 'Beim Nehmen ist jede Karte ihre Zahl wert, das Ass 1.';
    case 'skat-32':
      return (
        'Beim Nehmen sind die Karten von 7 bis 10 ihre Zahl wert; Bube 2, Dame 3 und König 4 liegen darunter. ' +
        'Das Ass ist 1 oder 11 wert, bei jedem Gebrauch neu, gleich ob es gespielt wird oder auf dem Tisch liegt.'
      );
  }
}

function dealer({ nextDealer }: SheetFacts): string {
  switch (nextDealer) {
    case 'opponent':
      return 'Wer zuerst gibt, wird ausgelost; danach geben beide abwechselnd, jeder eine Runde.';
    case 'same':
      return 'Der Geber wird ausgelost und gibt in jeder Runde.';
    default:
      return `Wer zuerst gibt, wird ausgelost; die nächste Runde gibt, wer ${seat(nextDealer)} sitzt.`;
  }
}

function deal({ rules, cutter }: SheetFacts): string {
  const { handSizes, tableCards } = rules.deal;
  const table =
    tableCards === 0
      ? 'der Tisch bleibt leer'
      : `${cards(tableCards)} ${tableCards === 1 ? 'kommt' : 'kommen'} offen auf den Tisch`;
  const cut =
    cutter === 'opponent' ? 'der Gegner ab' : `der Nachbar gegen die Spielrichtung ab (${seat(cutter)})`;
  return (
    `Der Geber mischt und gibt jedem ${cards(handSizes[0])} verdeckt; ${table}. ` +
    `Mit echten Karten hebt vor dem Geben ${cut}.`
  );
}

function order({ rules, leader }: SheetFacts): string {
  if (leader === 'opponent') return 'Der Gegner des Gebers beginnt, dann spielen beide abwechselnd.';
  const direction = rules.table.direction === 'clockwise' ? 'im Uhrzeigersinn' : 'gegen den Uhrzeigersinn';
  return `Gespielt wird ${direction}: Wer ${seat(leader)} sitzt, beginnt, und der Geber spielt als Letzter.`;
}

function packets({ rules }: SheetFacts): string {
  const { handSizes } = rules.deal;
  const [first] = handSizes;
  if (handSizes.length === 1)
    return 'In jeder Runde wird nur einmal gegeben; sind alle Hände leer, ist sie zu Ende.';
  const times = `${handSizes.length === 2 ? 'zweimal' : `${number(handSizes.length)}mal`}`;
  const again = handSizes.every((size) => size === first)
    ? `bekommt jeder wieder ${cards(first)}, bis ${times} gegeben ist`
    : `wird neu gegeben; in einer Runde bekommt jeder nacheinander ${all(handSizes.map(number))} ${handSizes[handSizes.length - 1] === 1 ? 'Karte' : 'Karten'}`;
  return `Sind alle Hände leer, ${again}. Auf den Tisch kommen dabei keine neuen Karten, und nach der letzten Austeilung ist die Runde zu Ende.`;
}

function leftover(facts: SheetFacts): string {
  const { leftover: count, rules } = facts;
  const rest = count === 1 ? 'Eine Karte bleibt übrig' : `${capital(cards(count))} bleiben übrig`;
  if (rules.deal.leftoverTo === 'none') return `${rest}; in dieser Runde spielt damit niemand.`;
  const pile = `auf den Stapel ${facts.partners ? 'der Partei des Gebers' : 'des Gebers'}`;
  return count === 1
    ? `${rest}, die niemand ansieht; am Ende der Runde kommt sie ${pile} und zählt dort mit.`
    : `${rest}, die niemand ansieht; am Ende der Runde kommen sie ${pile} und zählen dort mit.`;
}

function dealerBonus(facts: SheetFacts): string {
  const { rules } = facts;
  const side = dealerSide(facts).subject;
  const each = rules.sweep.points;
  const fifteen = 'Ergeben die offenen Karten gleich nach dem Geben zusammen 15';
  const twice =
    rules.deal.dealerBonus === 'fifteen-thirty'
      ? 'ergeben sie 30'
      : 'lassen sie sich ganz in zwei Gruppen zu je 15 teilen';
  const empty = 'Dann beginnt das Spiel mit leerem Tisch.';
  if (each === 0) return `${fifteen} oder ${twice}, nimmt sie ${side}; Punkte gibt es dafür nicht. ${empty}`;
  const like = `so viel wie für ${sweepWords(facts).object}`;
  return `${fifteen}, nimmt sie ${side} und bekommt dafür ${points(each)}, ${like}; ${twice}, sind es ${points(2 * each)}. ${empty}`;
}

const redealPart = ({ count, atLeast }: RedealCount, names: string): string =>
  `${atLeast ? 'mindestens ' : ''}${number(count)} ${names}`;

function redeal({ redeal: when, deck, kingRank, aceHasTwoValues, dealerBonus: bonus }: SheetFacts): string {
  const lying = [
    ...(when.kings ? [redealPart(when.kings, ranks(kingRank, deck))] : []),
    ...(when.aces ? [redealPart(when.aces, ranks('A', deck))] : []),
  ];
  const low = aceHasTwoValues ? ' (das Ass als 1)' : '';
  const conditions = [
    ...(lying.length > 0 ? [`${any(lying)} offen auf dem Tisch liegen`] : []),
    ...(when.sum === undefined ? [] : [`die offenen Karten zusammen höchstens ${when.sum} ergeben${low}`]),
  ];
  const opening = bonus ? 'Sonst gilt: Wenn' : 'Wenn';
  return `${opening} nach dem Geben ${any(conditions)}, wird neu gemischt und neu gegeben; der Geber bleibt derselbe.`;
}

function declarations({ partners, rules }: SheetFacts): string {
  const packet = rules.deal.handSizes.every((size) => size === 3)
    ? 'Nach jeder Austeilung wird angesagt'
    : 'Nach jeder Austeilung von drei Karten wird angesagt';
  const who = partners ? 'die eigene Partei' : 'man';
  return (
    `${packet}: Für drei Karten, die zusammen höchstens 9 ergeben, bekommt ${who} sofort 3 Punkte, für drei mit gleichem Wert sind es 10. ` +
    'Nur die bessere Ansage zählt, und das angesagte Blatt liegt danach offen.'
  );
}

function matta({ matta: card, deck, declarations: declares, dealerBonus: bonus }: SheetFacts): string {
  const uses = [
    ...(bonus ? ['beim Zählen der offenen Karten nach dem Geben'] : []),
    ...(declares ? ['beim Ansagen'] : []),
  ];
  return `${capital(cardAsSubject(card ?? '', deck))} ist ein Joker: ${capital(all(uses))} steht diese Karte für jeden Wert, der passt; sonst ist sie eine gewöhnliche Karte.`;
}

/** How a table is set up, in German. */
export const TABLE: Phrases<typeof TABLE_TOPICS> = {
  players,
  deck: deckText,
  values,
  goal: () =>
    'Man spielt Karten aus der Hand und nimmt damit Karten vom Tisch; gezählt wird am Ende jeder Runde, was man genommen hat.',
  dealer,
  deal,
  order,
  packets,
  leftover,
  dealerBonus,
  redeal,
  declarations,
  matta,
};
