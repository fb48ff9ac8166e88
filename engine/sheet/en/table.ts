import type { RedealCount, SheetFacts } from '../facts.ts';
import type { Phrases, TABLE_TOPICS } from '../structure.ts';
import {
  all,
  any,
  capital,
  cards,
  dealerSide,
  number,
  points,
  ranks,
  seat,
  side,
  suit,
  theCard,
} from './words.ts';

function players(facts: SheetFacts): string {
  const count = facts.rules.table.players;
  if (count === 2) return 'Two players play against each other.';
  if (!facts.partners) return `${capital(number(count))} players play, each alone.`;
  const seats =
    count === 4
      ? 'in two partnerships; partners sit opposite each other'
      : `in two teams of ${number(count / 2)}; partners and opponents sit alternately`;
  return (
    `${capital(number(count))} players play ${seats}. ` +
    'Partners put the cards they take on one common pile and count their points together.'
  );
}

function deckText({ deck }: SheetFacts): string {
  const suits = all(['D', 'C', 'B', 'S'].map((letter) => suit(letter, deck)));
  switch (deck) {
    case 'italian-40':
      return `The game is played with the Italian deck of 40 cards: ${suits}, each suit with ace, 2 to 7, knave, knight and king.`;
    case 'french-40':
      return `The game is played with 40 French cards, that is without eights, nines and tens: ${suits}, each suit with ace, 2 to 7, jack, queen and king.`;
    case 'numeral-40':
      return `The game is played with 40 number cards and no court cards: ${suits}, each suit with ace and 2 to 10.`;
    case 'skat-32':
      return `The game is played with the 32 cards of a Skat deck: ${suits}, each suit with 7, 8, 9, 10, jack, queen, king and ace.`;
  }
}

function values({ deck }: SheetFacts): string {
  switch (deck) {
    case 'italian-40':
      return 'For capturing, an ace is worth 1, the cards from 2 to 7 their number, a knave 8, a knight 9 and a king 10.';
    case 'french-40':
      return 'For capturing, an ace is worth 1, the cards from 2 to 7 their number, a jack 8, a queen 9 and a king 10.';
    case 'numeral-40':
      return 'For capturing, every card is worth its number, and an ace 1.';
    case 'skat-32':
      return (
        'For capturing, the cards from 7 to 10 are worth their number; jack 2, queen 3 and king 4 lie below them. ' +
        'An ace is worth 1 or 11, as you like at each use, whether it is played or lies on the table.'
      );
  }
}

function dealer({ nextDealer }: SheetFacts): string {
  switch (nextDealer) {
    case 'opponent':
      return 'The first dealer is drawn by lot; then the two deal in turn, a round each.';
    case 'same':
      return 'The dealer is drawn by lot and deals every round.';
    default:
      return `The first dealer is drawn by lot; the next round is dealt by the player ${seat(nextDealer)}.`;
  }
}

function deal({ rules, cutter }: SheetFacts): string {
  const { handSizes, tableCards } = rules.deal;
  const table =
    tableCards === 0
      ? 'the table stays empty'
      : `${cards(tableCards)} ${tableCards === 1 ? 'goes' : 'go'} face up on the table`;
  const cut =
    cutter === 'opponent'
      ? 'the opponent cuts the pack'
      : `the neighbour against the direction of play (${seat(cutter)}) cuts the pack`;
  return (
    `The dealer shuffles and gives each player ${cards(handSizes[0])} face down; ${table}. ` +
    `With real cards, ${cut} before the deal.`
  );
}

function order({ rules, leader }: SheetFacts): string {
  if (leader === 'opponent') return 'The dealer’s opponent begins, then the two play alternately.';
  const direction = rules.table.direction === 'clockwise' ? 'clockwise' : 'counter-clockwise';
  return `Play goes ${direction}: the player ${seat(leader)} begins, and the dealer plays last.`;
}

function packets({ rules }: SheetFacts): string {
  const { handSizes } = rules.deal;
  const [first] = handSizes;
  if (handSizes.length === 1) {
    return 'Cards are dealt only once in a round; when all hands are empty, the round is over.';
  }
  const times = handSizes.length === 2 ? 'twice' : `${number(handSizes.length)} times`;
  const again = handSizes.every((size) => size === first)
    ? `each player is dealt ${number(first)} more, ${times} in all`
    : `cards are dealt again; in one round each player gets ${all(handSizes.map(number))} in that order`;
  return `When all hands are empty, ${again}. No more cards go on the table, and when the last deal has been played the round is over.`;
}

function leftover(facts: SheetFacts): string {
  const { leftover: count, rules } = facts;
  const rest = `${capital(cards(count))} ${count === 1 ? 'is' : 'are'} left over`;
  if (rules.deal.leftoverTo === 'none') return `${rest}, not used in this round.`;
  const pile = `the pile of ${dealerSide(facts)}`;
  return count === 1
    ? `${rest}, seen by nobody; at the end of the round it joins ${pile} and counts there.`
    : `${rest}, seen by nobody; at the end of the round they join ${pile} and count there.`;
}

function dealerBonus(facts: SheetFacts): string {
  const { rules } = facts;
  const each = rules.sweep.points;
  const fifteen = 'If the open cards make 15 in total as soon as they are dealt';
  const twice =
    rules.deal.dealerBonus === 'fifteen-thirty'
      ? 'if they make 30'
      : 'if they all part into two groups of 15 each';
  const empty = 'Play then begins with an empty table.';
  if (each === 0)
    return `${fifteen}, or ${twice}, ${dealerSide(facts)} takes them, but scores nothing. ${empty}`;
  return (
    `${fifteen}, ${dealerSide(facts)} takes them and scores ${points(each)}, as for a sweep; ` +
    `${twice}, it is ${points(2 * each)}. ${empty}`
  );
}

const redealPart = ({ count, atLeast }: RedealCount, names: string): string =>
  `${atLeast ? 'at least ' : ''}${number(count)} ${names}`;

function redeal({ redeal: when, deck, kingRank, aceHasTwoValues, dealerBonus: bonus }: SheetFacts): string {
  const lying = [
    ...(when.kings ? [redealPart(when.kings, ranks(kingRank, deck))] : []),
    ...(when.aces ? [redealPart(when.aces, ranks('A', deck))] : []),
  ];
  const low = aceHasTwoValues ? ' (aces as 1)' : '';
  const conditions = [
    ...(lying.length > 0 ? [`${any(lying)} lie face up on the table`] : []),
    ...(when.sum === undefined ? [] : [`the open cards total at most ${when.sum}${low}`]),
  ];
  return `${bonus ? 'Otherwise, if' : 'If'} after the deal ${conditions.join(', or if ')}, the cards are shuffled and dealt again by the same dealer.`;
}

function declarations(facts: SheetFacts): string {
  const packet = facts.rules.deal.handSizes.every((size) => size === 3)
    ? 'After each deal hands are declared'
    : 'After each deal of three cards hands are declared';
  return (
    `${packet}: three cards that total at most 9 score 3 points at once for their ${side(facts)}, three cards of the same value 10. ` +
    'Only the better declaration counts, and the declared hand then lies open.'
  );
}

function matta({ matta: card, deck, declarations: declares, dealerBonus: bonus }: SheetFacts): string {
  const uses = [
    ...(bonus ? ['in counting the open cards after the deal'] : []),
    ...(declares ? ['in declarations'] : []),
  ];
  return `${capital(theCard(card ?? '', deck))} is wild: ${all(uses)} it stands for whatever serves best; otherwise it is an ordinary card.`;
}

/** How a table is set up, in English. */
export const TABLE: Phrases<typeof TABLE_TOPICS> = {
  players,
  deck: deckText,
  values,
  goal: () =>
    'Players use the cards in their hands to take cards from the table; at the end of each round they count what they have taken.',
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
