/**
 * Moments of games that are rare or hard to reach, as rounds that the service replays: what is shown of them is its own
 * answer, and a round that the rules do not allow is not shown at all.
 */
import type { Card, RulesChoice } from '../net/types.ts';

/** How to reach a moment. */
export interface Moment {
  readonly title: string;
  readonly rules: RulesChoice;
  readonly dealer: number;
  /** The cards that are dealt first, from the top: the leader's, the next seat's …, the table's; the rest may follow in any order. */
  readonly pack: string;
  /** `7C` lays the seven of cups, `7C=5D+2S` takes with it. */
  readonly plays: string;
  readonly scores?: readonly number[];
}

/** A whole round of Scopa in which both take twenty cards. */
const level = {
  rules: { variant: 'scopa' },
  dealer: 1,
  pack: `KB 6C KC 4S 2B 2S 5S 3D QB AC 3B AS QD QC 3C 7S 2D 6S 5C JD
    AB 6B 7C 6D JC KS 4D JB 5D 4C 7B 3S 2C QS JS KD 5B 4B 7D AD`,
  plays: `KC=QB+AC 2S KB=5S+3D+2S 2B 6C 4S 3B 3C=3B AS 7S=2B+4S+AS QD QC=QD 6S=6C AB 5C 6B=AB+5C 2D JD
    JC=JD 4D 6D=2D+4D KS 7C JB 7B=7C QS 5D 2C 4C 3S JS=JB 7D=5D+2C KD=KS 4B=4C 5B AD`,
};

/** All moments by name. */
export const moments: Readonly<Record<string, Moment>> = {
  choose: {
    title: 'Several captures',
    rules: { variant: 'scopa' },
    dealer: 1,
    pack: 'JB 7S 2S, JC 7D AD, 5D 4C 6B KC, QD 7C 3S, KS KB 3C',
    plays: 'JB JC=JB 7S 7D=7S 2S AD',
    scores: [9, 7],
  },
  may: {
    title: 'Laying is a choice',
    rules: { variant: 'scopa-worksheet' },
    dealer: 1,
    pack: 'QD 7C 3S, JC QS 7B, 5D 4C 3D KS',
    plays: '',
  },
  larger: {
    title: 'One capture lies inside another',
    rules: { variant: 'cirulla' },
    dealer: 1,
    pack: 'KD 7C 6S, JC QS 7B, 5D 3C 2S QC',
    plays: '',
  },
  thirteen: {
    title: 'Thirteen cards on the table',
    rules: { variant: 'scopa' },
    dealer: 0,
    pack: 'KS 7B 5C, QD 6B 4B, JD JC JB JS, 3D AD QC, 2S KD 7C',
    plays: 'KS QD 7B 6B 5C 4B 3D 2S AD',
  },
  twenty: {
    title: 'Twenty cards on the table',
    rules: { variant: 'scopa-worksheet' },
    dealer: 1,
    pack: 'AD 2D 3D, 4D 5D 6D, 7D JD QD KD, AC 2C 3C, 4C 5C 6C, 7C JC QC, KC AB 2B',
    plays: 'AD 4D 2D 5D 3D 6D AC 4C 2C 5C 3C 6C 7C KC JC AB',
  },
  partners: {
    title: 'Scopone',
    rules: { variant: 'scopone', players: 4 },
    dealer: 0,
    pack: `4D 2C 3C 5C 7S JC QD AC 6S KS, 6B 2B 3D 4C 5D 6D 7D JD QB AS, QC 2S 3B 4B 5S 7B JS KB AB 4S,
      KD 7C 3S AD 2D 5B 6C QS JB KC`,
    plays: '4D 6B QC',
  },
  three: {
    title: 'Three players',
    rules: { variant: 'scopa', players: 3 },
    dealer: 1,
    pack: 'KD 7C 3S, AC 2C 3C, AB 2B 3B, 4D 6B QC 3D',
    plays: '',
  },
  six: {
    title: 'Six players',
    rules: { variant: 'scopa', players: 6 },
    dealer: 1,
    pack: 'KD 7C 3S, AC 2C 3C, AB 2B 3B, AS 2S 4S, 5C 5B 5S, 6C 6S 6D, 4D 6B QC 3D',
    plays: '',
  },
  karl: {
    title: 'Karl',
    rules: { variant: 'karl' },
    dealer: 1,
    pack: 'AD KB QC, 7C 8C 9C, JB 7D',
    plays: '',
  },
  numerals: {
    title: 'Number cards',
    rules: { variant: 'scopa-numeral' },
    dealer: 1,
    pack: 'TD 9C 8S, 7C 6C 5C, 8D 9S 2B AB',
    plays: '',
  },
  swept: {
    title: 'Sweeps that may yet count twice',
    rules: { variant: 'il-ponino', players: 4 },
    dealer: 1,
    pack: 'KD 7C 3S, JB 5C 6C, QD 5B 6B, AC 5S 6S, AB 2B 3C 4B',
    plays: 'KD=AB+2B+3C+4B JB QD AC',
    scores: [4, 2],
  },
  settled: { title: 'A round is settled, the cards are level', ...level, scores: [3, 2] },
  won: { title: 'The match is won', ...level, scores: [7, 5] },
  lost: { title: 'The match is lost', ...level, scores: [3, 9] },
  overtime: { title: 'Level at the target: one more round', ...level, scores: [7, 10] },
  drawn: {
    title: 'The match is drawn',
    ...level,
    rules: { variant: 'scopa', options: { victory: { tieBreak: 'draw' } } },
    scores: [7, 10],
  },
};

/** The cards of a text. */
export const cardsOf = (text: string): Card[] => text.match(/[A-Z0-9][DCBS]/g) ?? [];
