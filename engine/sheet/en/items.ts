import { isWholeRank } from '../../cardNames.ts';
import { scoringNames } from '../../itemNames.ts';
import type { ComparedItem, CompleteItem, ItemOf } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import { citizenOf, primieraGroups, runRanks } from '../figures.ts';
import { all, points, rank, ranks, ranksOfSuit, shortRank, side, suit, theCard } from './words.ts';

/** Who gets the points when the lead is shared. */
function tied(item: ComparedItem, { sides }: SheetFacts): string {
  const level = sides === 2 ? 'if it is level' : 'if several share the lead';
  const them = item.points === 1 ? 'it' : 'them';
  if (item.tie === 'all') return `${level}, ${sides === 2 ? 'both get' : 'each of them gets'} ${them}`;
  return `${level}, nobody gets ${them}`;
}

const mostOf = (item: ComparedItem, what: string, facts: SheetFacts): string =>
  `the ${side(facts)} with the most ${what} scores ${points(item.points)}; ${tied(item, facts)}.`;

function mostOfRank(item: ItemOf<'most-of-rank'>, facts: SheetFacts): string {
  const extra = item.allPoints ? ` Having all four scores ${points(item.allPoints)} more.` : '';
  return `${mostOf(item, ranks(item.rank, facts.deck), facts)}${extra}`;
}

function setCards(item: ItemOf<'set'>, { deck }: SheetFacts): string {
  const { cards } = item;
  if (isWholeRank(cards)) return `all four ${ranks(cards[0].slice(0, 1), deck)}`;
  return all(
    cards.map((card) => {
      const citizen = citizenOf(card, item, deck);
      return citizen === undefined ? theCard(card, deck) : `${theCard(card, deck)} (${citizen})`;
    }),
  );
}

const taking = (what: string, scored: number): string => `taking ${what} scores ${points(scored)}`;

function run(item: ItemOf<'run'>, facts: SheetFacts): string {
  const { min, suit: letter } = item;
  const letters = runRanks(item, facts.ranks);
  const byLength = item.pointsBy === 'length';
  const start = ranksOfSuit(letters.slice(0, min), letter, facts.deck);
  const base = taking(start, byLength ? min * item.points : item.points);
  if (!byLength || letters.length === min) return `${base}.`;
  const last = letters[letters.length - 1];
  return (
    `${base}, and each further card of the suit that continues the sequence without a gap ${points(item.points)} more; ` +
    `the sequence counts up to the ${rank(last, facts.deck)}, that is ${points(letters.length * item.points)} at most.`
  );
}

function perCard(
  { points: each, ranks: letters = [], cards = [] }: ItemOf<'per-card'>,
  { deck }: SheetFacts,
): string {
  const listed = [
    ...letters.map((letter) => `all ${ranks(letter, deck)}`),
    ...cards.map((card) => theCard(card, deck)),
  ];
  return `each of these cards scores ${points(each)} for whoever has taken it: ${all(listed)}.`;
}

function missingSuit(item: ItemOf<'primiera'>, facts: SheetFacts): string {
  switch (item.missingSuit) {
    case 'zero':
      return item.mode === 'most-sevens'
        ? 'It does not matter if a suit is missing.'
        : 'A missing suit counts 0.';
    case 'complete-first':
      return `A ${side(facts)} with cards of all four suits goes before any that lacks a suit.`;
    case 'ineligible':
      return `A ${side(facts)} without a card of some suit has no primiera.`;
  }
}

function primiera(item: ItemOf<'primiera'>, facts: SheetFacts): string {
  const { deck } = facts;
  const after = `scores ${points(item.points)}; ${tied(item, facts)}. ${missingSuit(item, facts)}`;
  if (item.mode === 'most-sevens') {
    return `the ${side(facts)} with the most sevens, if level the most sixes, then the most aces, ${after}`;
  }
  const values = primieraGroups(item.scale, facts.ranks).map(
    (group) => `${group.ranks.map((letter) => shortRank(letter, deck)).join(', ')} = ${group.value}`,
  );
  return (
    `add up your best card of each of the four suits, at special values: ${values.join('; ')}. ` +
    `The highest sum ${after}`
  );
}

function sentence(item: CompleteItem, facts: SheetFacts): string {
  switch (item.kind) {
    case 'most-cards':
      return mostOf(item, 'cards', facts);
    case 'most-of-suit':
      return mostOf(item, suit(item.suit, facts.deck), facts);
    case 'most-of-rank':
      return mostOfRank(item, facts);
    case 'card':
      return `${taking(theCard(item.card, facts.deck), item.points)}.`;
    case 'set':
      return `${taking(setCards(item, facts), item.points)}.`;
    case 'run':
      return run(item, facts);
    case 'per-card':
      return perCard(item, facts);
    case 'primiera':
      return primiera(item, facts);
  }
}

/** A line of the settlement, in English: its name and what it takes. */
export const item = (scored: CompleteItem, facts: SheetFacts): string =>
  `${scoringNames(scored, facts.deck).en}: ${sentence(scored, facts)}`;
