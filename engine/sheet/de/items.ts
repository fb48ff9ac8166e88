import { isWholeRank } from '../../cardNames.ts';
import { scoringNames } from '../../itemNames.ts';
import type { ComparedItem, CompleteItem, ItemOf } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import { citizenOf, primieraGroups, runRanks } from '../figures.ts';
import {
  all,
  cardName,
  points,
  ranks,
  ranksOfSuit,
  shortRank,
  suitCards,
  theCard,
  upToRank,
} from './words.ts';

/** Who gets the points when the lead is shared. */
function tied(item: ComparedItem, { sides }: SheetFacts): string {
  const level = sides === 2 ? 'bei Gleichstand' : 'liegen mehrere gleichauf vorn,';
  const whom = item.tie === 'all' ? (sides === 2 ? 'beide' : 'jeder von ihnen') : 'niemand';
  const verb = item.tie === 'all' && sides === 2 ? 'bekommen' : 'bekommt';
  return `${level} ${verb} ${item.points === 1 ? 'ihn' : 'sie'} ${whom}`;
}

const mostOf = (item: ComparedItem, what: string, facts: SheetFacts): string =>
  `Wer die meisten ${what} genommen hat, bekommt ${points(item.points)}; ${tied(item, facts)}.`;

function mostOfRank(item: ItemOf<'most-of-rank'>, facts: SheetFacts): string {
  const names = ranks(item.rank, facts.deck);
  const extra = item.allPoints ? ` Wer alle vier hat, bekommt ${points(item.allPoints)} dazu.` : '';
  return `${mostOf(item, names, facts)}${extra}`;
}

function setCards(item: ItemOf<'set'>, { deck }: SheetFacts): string {
  const { cards } = item;
  if (isWholeRank(cards)) return `alle vier ${ranks(cards[0].slice(0, 1), deck)}`;
  return all(
    cards.map((card) => {
      const citizen = citizenOf(card, item, deck);
      return citizen === undefined ? theCard(card, deck) : `${theCard(card, deck)} (${citizen})`;
    }),
  );
}

function run(item: ItemOf<'run'>, facts: SheetFacts): string {
  const { deck } = facts;
  const { min, suit } = item;
  const letters = runRanks(item, facts.ranks);
  const start =
    min === 1 ? theCard(`${letters[0]}${suit}`, deck) : ranksOfSuit(letters.slice(0, min), suit, deck);
  const byLength = item.pointsBy === 'length';
  const base = `Wer ${start} genommen hat, bekommt ${points(byLength ? min * item.points : item.points)}`;
  if (!byLength || letters.length === min) return `${base}.`;
  const last = letters[letters.length - 1];
  return (
    `${base} und für jede weitere Karte derselben Farbe, die die Folge lückenlos fortsetzt, ${points(item.points)} dazu; ` +
    `die Folge zählt ${upToRank(last, deck)}, das sind höchstens ${points(letters.length * item.points)}.`
  );
}

function perCard(
  { points: each, ranks: letters = [], cards = [] }: ItemOf<'per-card'>,
  { deck }: SheetFacts,
): string {
  const listed = [
    ...letters.map((letter) => `alle ${ranks(letter, deck)}`),
    ...cards.map((card) => cardName(card, deck)),
  ];
  return `Jede genommene Karte von diesen bringt ${points(each)}: ${all(listed)}.`;
}

function missingSuit(item: ItemOf<'primiera'>): string {
  switch (item.missingSuit) {
    case 'zero':
      return item.mode === 'most-sevens'
        ? 'Ob jemandem eine Farbe fehlt, spielt keine Rolle.'
        : 'Eine Farbe, die fehlt, zählt 0.';
    case 'complete-first':
      return 'Wer aus jeder Farbe eine Karte hat, geht allen vor, denen eine Farbe fehlt.';
    case 'ineligible':
      return 'Wem eine Farbe ganz fehlt, der hat keine Primiera.';
  }
}

function primiera(item: ItemOf<'primiera'>, facts: SheetFacts): string {
  const { deck } = facts;
  const wins = `bekommt ${points(item.points)}; ${tied(item, facts)}.`;
  if (item.mode === 'most-sevens') {
    return `Wer die meisten Siebenen genommen hat, bei gleich vielen die meisten Sechsen, dann die meisten Asse, ${wins} ${missingSuit(item)}`;
  }
  const values = primieraGroups(item.scale, facts.ranks).map(
    (group) => `${group.ranks.map((letter) => shortRank(letter, deck)).join(', ')} = ${group.value}`,
  );
  return (
    `Man zählt seine beste Karte jeder der vier Farben zusammen, nach eigenen Werten: ${values.join('; ')}. ` +
    `Wer die höchste Summe hat, ${wins} ${missingSuit(item)}`
  );
}

function sentence(item: CompleteItem, facts: SheetFacts): string {
  switch (item.kind) {
    case 'most-cards':
      return mostOf(item, 'Karten', facts);
    case 'most-of-suit':
      return mostOf(item, suitCards(item.suit, facts.deck), facts);
    case 'most-of-rank':
      return mostOfRank(item, facts);
    case 'card':
      return `Wer ${theCard(item.card, facts.deck)} genommen hat, bekommt ${points(item.points)}.`;
    case 'set':
      return `Wer ${setCards(item, facts)} genommen hat, bekommt ${points(item.points)}.`;
    case 'run':
      return run(item, facts);
    case 'per-card':
      return perCard(item, facts);
    case 'primiera':
      return primiera(item, facts);
  }
}

/** A line of the settlement, in German: its name and what it takes. */
export const item = (scored: CompleteItem, facts: SheetFacts): string =>
  `${scoringNames(scored, facts.deck).de}: ${sentence(scored, facts)}`;
