/**
 * The packets of classic Scopa: three cards to each seat until the 36 that are not on the table are gone, so six packets for two
 * players, four for three, three for four and two for six.
 */
export const packetsOfThree = (players: number): readonly number[] =>
  Array.from({ length: Math.floor(12 / players) }, () => 3);
