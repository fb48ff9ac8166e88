/** Every name the engine gives in three languages, from the deck to the lines of a settlement. */
export { cardNames, deckNames, rankNames, rankPluralNames, suitNames } from './cardNames.ts';
export { itemKey, lineNames, scoringNames } from './itemNames.ts';
