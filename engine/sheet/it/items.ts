import { isWholeRank } from '../../cardNames.ts';
import { scoringNames } from '../../itemNames.ts';
import type { ComparedItem, CompleteItem, ItemOf } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import { citizenOf, primieraGroups, runRanks } from '../figures.ts';
import {
  all,
  allOfRank,
  points,
  ranks,
  ranksOfSuit,
  shortRank,
  suit,
  theCard,
  upToRank,
  wholeRank,
} from './words.ts';

/** Who gets the points when the lead is shared. */
function tied(item: ComparedItem, { sides }: SheetFacts): string {
  const level = sides === 2 ? 'a parità' : 'se più d’uno è in testa alla pari,';
  const go = item.points === 1 ? 'va' : 'vanno';
  if (item.tie === 'all') return `${level} ${go} ${sides === 2 ? 'a entrambi' : 'a ciascuno di loro'}`;
  return `${level} non ${go} a nessuno`;
}

const mostOf = (item: ComparedItem, what: string, facts: SheetFacts): string =>
  `chi ha preso più ${what} guadagna ${points(item.points)}; ${tied(item, facts)}.`;

function mostOfRank(item: ItemOf<'most-of-rank'>, facts: SheetFacts): string {
  const extra = item.allPoints ? ` Chi li ha tutti e quattro guadagna ${points(item.allPoints)} in più.` : '';
  const names = ranks(item.rank, facts.deck);
  return `${mostOf(item, names, facts)}${names === 'donne' ? extra.replace('li ha tutti', 'le ha tutte') : extra}`;
}

function setCards(item: ItemOf<'set'>, { deck }: SheetFacts): string {
  const { cards } = item;
  if (isWholeRank(cards)) return wholeRank(cards[0].slice(0, 1), deck);
  return all(
    cards.map((card) => {
      const citizen = citizenOf(card, item, deck);
      return citizen === undefined ? theCard(card, deck) : `${theCard(card, deck)} (${citizen})`;
    }),
  );
}

function run(item: ItemOf<'run'>, facts: SheetFacts): string {
  const { deck } = facts;
  const { min, suit: letter } = item;
  const letters = runRanks(item, facts.ranks);
  const start =
    min === 1 ? theCard(`${letters[0]}${letter}`, deck) : ranksOfSuit(letters.slice(0, min), letter, deck);
  const byLength = item.pointsBy === 'length';
  const base = `chi ha preso ${start} guadagna ${points(byLength ? min * item.points : item.points)}`;
  if (!byLength || letters.length === min) return `${base}.`;
  const last = letters[letters.length - 1];
  return (
    `${base}, e ${points(item.points)} in più per ogni altra carta dello stesso seme che continua la sequenza senza salti; ` +
    `la sequenza conta ${upToRank(last, deck)}, cioè al massimo ${points(letters.length * item.points)}.`
  );
}

function perCard(
  { points: each, ranks: letters = [], cards = [] }: ItemOf<'per-card'>,
  { deck }: SheetFacts,
): string {
  const listed = [
    ...letters.map((letter) => allOfRank(letter, deck)),
    ...cards.map((card) => theCard(card, deck)),
  ];
  return `ognuna di queste carte vale ${points(each)} per chi l’ha presa: ${all(listed)}.`;
}

function missingSuit(item: ItemOf<'primiera'>): string {
  switch (item.missingSuit) {
    case 'zero':
      return item.mode === 'most-sevens' ? 'Non importa se manca un seme.' : 'Un seme che manca vale 0.';
    case 'complete-first':
      return 'Chi ha carte di tutti i semi precede chiunque sia senza un seme.';
    case 'ineligible':
      return 'Chi è senza carte di un seme non ha primiera.';
  }
}

function primiera(item: ItemOf<'primiera'>, facts: SheetFacts): string {
  const { deck } = facts;
  const wins = `guadagna ${points(item.points)}; ${tied(item, facts)}.`;
  if (item.mode === 'most-sevens') {
    return `chi ha preso più sette, a parità di sette più sei e poi più assi, ${wins} ${missingSuit(item)}`;
  }
  const values = primieraGroups(item.scale, facts.ranks).map(
    (group) => `${group.ranks.map((letter) => shortRank(letter, deck)).join(', ')} = ${group.value}`,
  );
  return (
    `si sommano le proprie carte migliori, una per ognuno dei quattro semi, con valori speciali: ${values.join('; ')}. ` +
    `Chi ha la somma più alta ${wins} ${missingSuit(item)}`
  );
}

function sentence(item: CompleteItem, facts: SheetFacts): string {
  switch (item.kind) {
    case 'most-cards':
      return mostOf(item, 'carte', facts);
    case 'most-of-suit':
      return mostOf(item, `carte di ${suit(item.suit, facts.deck)}`, facts);
    case 'most-of-rank':
      return mostOfRank(item, facts);
    case 'card':
      return `chi ha preso ${theCard(item.card, facts.deck)} guadagna ${points(item.points)}.`;
    case 'set':
      return `chi ha preso ${setCards(item, facts)} guadagna ${points(item.points)}.`;
    case 'run':
      return run(item, facts);
    case 'per-card':
      return perCard(item, facts);
    case 'primiera':
      return primiera(item, facts);
  }
}

/** A line of the settlement, in Italian: its name and what it takes. */
export const item = (scored: CompleteItem, facts: SheetFacts): string =>
  `${scoringNames(scored, facts.deck).it}: ${sentence(scored, facts)}`;
