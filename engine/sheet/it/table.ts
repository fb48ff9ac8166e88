import type { RedealCount, SheetFacts } from '../facts.ts';
import type { Phrases, TABLE_TOPICS } from '../structure.ts';
import { all, any, cards, dealerSide, number, points, ranks, seat, side, suit, theCard } from './words.ts';

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function players({ rules, partners }: SheetFacts): string {
  const count = rules.table.players;
  if (count === 2) return 'Si gioca in due, uno contro l’altro.';
  if (!partners) return `Si gioca in ${number(count)}, ognuno per sé.`;
  const seats =
    count === 4
      ? 'a coppie; i compagni siedono uno di fronte all’altro'
      : `in due squadre di ${number(count / 2)}; compagni e avversari siedono alternati`;
  return (
    `Si gioca in ${number(count)}, ${seats}. ` +
    'Le carte prese dai compagni vanno in un mazzetto comune e i loro punti si contano insieme.'
  );
}

function deckText({ deck }: SheetFacts): string {
  const suits = all(['D', 'C', 'B', 'S'].map((letter) => suit(letter, deck)));
  switch (deck) {
    case 'italian-40':
      return `Si usa il mazzo italiano da 40 carte: ${suits}, e in ogni seme l’asso, le carte dal 2 al 7, il fante, il cavallo e il re.`;
    case 'french-40':
      return `Si usano 40 carte francesi, cioè senza gli otto, i nove e i dieci: ${suits}, e in ogni seme l’asso, le carte dal 2 al 7, il fante, la donna e il re.`;
    case 'numeral-40':
      return `Si usano 40 carte con i numeri, senza figure: ${suits}, e in ogni seme l’asso e le carte dal 2 al 10.`;
    case 'skat-32':
      return `Si usa il mazzo da Skat di 32 carte: ${suits}, e in ogni seme 7, 8, 9, 10, fante, donna, re e asso.`;
  }
}

function values({ deck }: SheetFacts): string {
  switch (deck) {
    case 'italian-40':
      return 'Nelle prese l’asso vale 1, le carte dal 2 al 7 il loro numero, il fante 8, il cavallo 9 e il re 10.';
    case 'french-40':
      return 'Nelle prese l’asso vale 1, le carte dal 2 al 7 il loro numero, il fante 8, la donna 9 e il re 10.';
    case 'numeral-40':
      return 'Nelle prese ogni carta vale il suo numero, e l’asso 1.';
    case 'skat-32':
      return (
        'Nelle prese le carte dal 7 al 10 valgono il loro numero; fante 2, donna 3 e re 4 stanno al di sotto. ' +
        'L’asso vale 1 o 11, ogni volta a scelta, sia quando lo si gioca sia quando è in tavola.'
      );
  }
}

function dealer({ nextDealer }: SheetFacts): string {
  switch (nextDealer) {
    case 'opponent':
      return 'Il primo mazziere si sorteggia; poi si fa il mazziere a turno, una smazzata per uno.';
    case 'same':
      return 'Il mazziere si sorteggia e dà le carte in ogni smazzata.';
    default:
      return `Il primo mazziere si sorteggia; nella smazzata seguente dà le carte chi siede ${seat(nextDealer)} del mazziere.`;
  }
}

function deal({ rules, cutter }: SheetFacts): string {
  const { handSizes, tableCards } = rules.deal;
  const table =
    tableCards === 0
      ? 'la tavola resta vuota'
      : `${cards(tableCards)} ${tableCards === 1 ? 'va scoperta' : 'vanno scoperte'} in tavola`;
  const cut =
    cutter === 'opponent'
      ? 'l’avversario'
      : `il vicino dalla parte opposta al senso di gioco (${seat(cutter)} del mazziere)`;
  const hidden = handSizes[0] === 1 ? 'coperta' : 'coperte';
  return (
    `Il mazziere mescola e dà a ognuno ${cards(handSizes[0])} ${hidden}; ${table}. ` +
    `Con le carte vere, prima di dare, taglia il mazzo ${cut}.`
  );
}

function order({ rules, leader }: SheetFacts): string {
  if (leader === 'opponent') return 'Comincia l’avversario del mazziere, poi si gioca una carta per uno.';
  const direction = rules.table.direction === 'clockwise' ? 'senso orario' : 'senso antiorario';
  return `Si gioca in ${direction}: comincia chi siede ${seat(leader)} del mazziere, e il mazziere gioca per ultimo.`;
}

function packets({ rules }: SheetFacts): string {
  const { handSizes } = rules.deal;
  const [first] = handSizes;
  if (handSizes.length === 1) {
    return 'In ogni smazzata le carte si danno una volta sola: quando nessuno ne ha più in mano, la smazzata è finita.';
  }
  const more = first === 1 ? 'se ne dà a ognuno un’altra' : `se ne danno a ognuno altre ${number(first)}`;
  const again = handSizes.every((size) => size === first)
    ? `${more}, per ${number(handSizes.length)} volte in tutto`
    : `si danno di nuovo; in una smazzata ognuno ne riceve nell’ordine ${all(handSizes.map(number))}`;
  return `Quando nessuno ha più carte in mano, ${again}. In tavola non se ne aggiungono, e giocata l’ultima distribuzione la smazzata è finita.`;
}

function leftover(facts: SheetFacts): string {
  const { leftover: count, rules } = facts;
  const rest = `${count === 1 ? 'Avanza' : 'Avanzano'} ${cards(count)}`;
  if (rules.deal.leftoverTo === 'none')
    return `${rest}, che in questa smazzata non si ${count === 1 ? 'usa' : 'usano'}.`;
  const pile = `nel mazzetto ${dealerSide(facts).owner}`;
  return count === 1
    ? `${rest}, che nessuno guarda; alla fine della smazzata va ${pile} e conta con le altre.`
    : `${rest}, che nessuno guarda; alla fine della smazzata vanno ${pile} e contano con le altre.`;
}

function dealerBonus(facts: SheetFacts): string {
  const { rules } = facts;
  const { subject } = dealerSide(facts);
  const each = rules.sweep.points;
  const fifteen = 'Se, appena distribuite, le carte scoperte fanno insieme 15';
  const twice =
    rules.deal.dealerBonus === 'fifteen-thirty' ? 'se fanno 30' : 'se si dividono tutte in due gruppi da 15';
  const empty = 'In tal caso il gioco comincia a tavola vuota.';
  if (each === 0) return `${fifteen}, o ${twice}, ${subject} le prende, ma senza guadagnare punti. ${empty}`;
  return (
    `${fifteen}, ${subject} le prende e guadagna ${points(each)}, come per una scopa; ` +
    `${twice}, guadagna ${points(2 * each)}. ${empty}`
  );
}

const redealPart = ({ count, atLeast }: RedealCount, names: string): string =>
  `${atLeast ? 'almeno ' : ''}${number(count)} ${names}`;

function redeal({ redeal: when, deck, kingRank, aceHasTwoValues, dealerBonus: bonus }: SheetFacts): string {
  const lying = [
    ...(when.kings ? [redealPart(when.kings, ranks(kingRank, deck))] : []),
    ...(when.aces ? [redealPart(when.aces, ranks('A', deck))] : []),
  ];
  const low = aceHasTwoValues ? ' (l’asso conta 1)' : '';
  const conditions = [
    ...(lying.length > 0 ? [`in tavola ci sono ${any(lying)}`] : []),
    ...(when.sum === undefined ? [] : [`le carte scoperte fanno in tutto al massimo ${when.sum}${low}`]),
  ];
  return `${bonus ? 'Altrimenti, se' : 'Se'} dopo la distribuzione ${conditions.join(', o se ')}, si mescola e si danno le carte di nuovo; il mazziere resta lo stesso.`;
}

function declarations(facts: SheetFacts): string {
  const packet = facts.rules.deal.handSizes.every((size) => size === 3)
    ? 'A ogni distribuzione si accusa'
    : 'A ogni distribuzione di tre carte si accusa';
  const whose = facts.partners ? ` per la propria ${side(facts)}` : '';
  return (
    `${packet}: con tre carte che fanno insieme al massimo 9 si guadagnano subito 3 punti${whose}, con tre carte dello stesso valore se ne guadagnano 10. ` +
    'Conta solo l’accusa migliore, e poi quella mano resta scoperta.'
  );
}

function matta({ matta: card, deck, declarations: declares, dealerBonus: bonus }: SheetFacts): string {
  const uses = [
    ...(bonus ? ['nel contare le carte scoperte a inizio smazzata'] : []),
    ...(declares ? ['nell’accusare'] : []),
  ];
  return `${capital(theCard(card ?? '', deck))} fa da matta: ${all(uses)} questa carta vale quel che serve; per il resto è una carta come le altre.`;
}

/** How a table is set up, in Italian. */
export const TABLE: Phrases<typeof TABLE_TOPICS> = {
  players,
  deck: deckText,
  values,
  goal: () =>
    'Si giocano le carte che si hanno in mano per prendere quelle in tavola; alla fine di ogni smazzata si conta ciò che si è preso.',
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
