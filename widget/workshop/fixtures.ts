/** Moments of games that are rare or hard to reach, as the service would tell them. */
import type { Card, GameView, LegalPlay, RoundScore } from '../net/types.ts';

/** A moment, and under which rules. */
export interface Fixture {
  readonly title: string;
  readonly variant: string;
  readonly players?: number;
  readonly view: GameView;
  readonly score?: RoundScore;
}

const cards = (text: string): Card[] => text.split(' ').filter((card) => card !== '');

const captures = (card: Card, ...sets: readonly string[]): LegalPlay[] =>
  sets.map((set) => ({ card, captured: cards(set), sweep: false }));

interface Moment {
  readonly variant?: string;
  readonly players?: number;
  readonly hand: string;
  readonly table: string;
  readonly legalPlays?: readonly LegalPlay[];
  readonly stockCount?: number;
  readonly others?: number;
  readonly sweeps?: readonly [string, string];
  readonly scores?: readonly [number, number];
  readonly piles?: readonly [string, string];
  readonly phase?: string;
  readonly winner?: number;
}

function moment({
  variant = 'scopa',
  players = 2,
  hand,
  table,
  legalPlays = [],
  stockCount = 12,
  others = 3,
  sweeps = ['', ''],
  scores = [0, 0],
  piles = ['', ''],
  phase = 'playing',
  winner,
}: Moment): GameView {
  const pair = players > 3;
  return {
    schema: 1,
    rules: { variant, players, target: 11 },
    phase,
    round: 2,
    dealer: players - 1,
    ...(phase === 'playing' ? { turn: 0 } : {}),
    viewer: 0,
    table: cards(table),
    stockCount,
    leftoverCount: 0,
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      side: pair ? seat % 2 : seat,
      handCount: seat === 0 ? cards(hand).length : others,
      ...(seat === 0 ? { hand: cards(hand) } : {}),
    })),
    sides: Array.from({ length: pair ? 2 : players }, (_, side) => ({
      side,
      pile: [...cards(piles[side] ?? ''), ...cards(sweeps[side] ?? '')],
      sweeps: cards(sweeps[side] ?? ''),
      bonus: 0,
      score: scores[side] ?? 0,
    })),
    plays: [{ seat: players - 1, card: '2B', captured: [] }],
    legalPlays,
    ...(winner === undefined ? {} : { winner }),
  };
}

const names = (de: string, it: string, en: string): { de: string; it: string; en: string } => ({
  de,
  it,
  en,
});

const settled: RoundScore = {
  lines: [
    {
      key: 'cards',
      item: { kind: 'most-cards', points: 1 },
      names: names('Meiste Karten', 'Carte', 'Most cards'),
      sides: [
        { side: 0, value: 20, points: 0 },
        { side: 1, value: 20, points: 0 },
      ],
    },
    {
      key: 'coins',
      item: { kind: 'most-of-suit', suit: 'D', points: 1 },
      names: names('Meiste Münzen', 'Denari', 'Most coins'),
      sides: [
        { side: 0, value: 6, points: 1 },
        { side: 1, value: 4, points: 0 },
      ],
    },
    {
      key: 'settebello',
      item: { kind: 'card', card: '7D', points: 1 },
      names: names('Settebello', 'Settebello', 'Settebello'),
      sides: [
        { side: 0, value: 1, points: 1, cards: ['7D'] },
        { side: 1, value: 0, points: 0, cards: [] },
      ],
    },
    {
      key: 'primiera',
      item: { kind: 'primiera', points: 1 },
      names: names('Primiera', 'Primiera', 'Primiera'),
      sides: [
        { side: 0, value: 76, points: 1, cards: ['7D', '7C', '6B', 'AS'] },
        { side: 1, value: 75, points: 0, cards: ['6D', '6C', '7B', '6S'] },
      ],
    },
    {
      key: 'sweeps',
      names: names('Scopas', 'Scope', 'Sweeps'),
      sides: [
        { side: 0, value: 2, points: 2, cards: ['4D', 'KB'] },
        { side: 1, value: 1, points: 1, cards: ['AC'] },
      ],
    },
  ],
  sides: [
    { side: 0, roundPoints: 5, matchPoints: 14 },
    { side: 1, roundPoints: 1, matchPoints: 8 },
  ],
  matchOver: false,
  overtime: false,
};

/** All moments by name. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  choose: {
    title: 'Several captures',
    variant: 'scopa',
    view: moment({
      hand: 'QD 7C 3S',
      table: '5D 4C 6B 2S AD KC',
      legalPlays: [
        ...captures('QD', '5D 4C', '6B 2S AD'),
        ...captures('7C', '6B AD', '5D 2S', '4C 2S AD'),
        ...captures('3S', '2S AD'),
      ],
      sweeps: ['4D KB', 'AC'],
      piles: ['3D 3C', '7B 7S'],
      scores: [9, 7],
    }),
  },
  may: {
    title: 'Laying is a choice',
    variant: 'scopa-worksheet',
    view: moment({
      variant: 'scopa-worksheet',
      hand: 'QD 7C 3S',
      table: '5D 4C 3D',
      legalPlays: [
        ...captures('QD', '5D 4C', ''),
        ...captures('7C', '4C 3D', ''),
        ...captures('3S', '3D', ''),
      ],
    }),
  },
  larger: {
    title: 'One capture lies inside another',
    variant: 'cirulla',
    view: moment({
      variant: 'cirulla',
      hand: 'AD 7C 3S',
      table: 'AC 5D 4C 3D',
      legalPlays: [
        ...captures('AD', 'AC', 'AC 5D 4C 3D'),
        ...captures('7C', '4C 3D'),
        ...captures('3S', '3D'),
      ],
    }),
  },
  thirteen: {
    title: 'Thirteen cards on the table',
    variant: 'scopa',
    view: moment({
      hand: 'KD 7C 3S',
      table: 'KS 5C 6B 4B 2S QD JC KB QB JS 3D AD 7B',
      legalPlays: captures('KD', 'KS', 'KB'),
      stockCount: 0,
    }),
  },
  twenty: {
    title: 'Twenty cards on the table',
    variant: 'scopa-15',
    view: moment({
      variant: 'scopa-15',
      hand: 'KD 7C 3S',
      table: 'KS 5C 6B 4B 2S QD JC KB QB JS 3D AD 7B KC 5D 6S 4S 2B QS JB',
      legalPlays: captures('7C', ''),
      stockCount: 0,
    }),
  },
  partners: {
    title: 'Scopone',
    variant: 'scopone',
    players: 4,
    view: moment({
      variant: 'scopone',
      players: 4,
      hand: 'KD 7C 3S AD 2D 5B 6C QS JB KC',
      table: '4D 6B QC',
      legalPlays: [...captures('7C', ''), ...captures('QS', 'QC'), ...captures('KD', '4D 6B')],
      others: 10,
      stockCount: 0,
    }),
  },
  six: {
    title: 'Six players',
    variant: 'scopa',
    players: 6,
    view: moment({
      players: 6,
      hand: 'KD 7C 3S',
      table: '4D 6B QC 3D',
      legalPlays: [...captures('7C', '4D 3D'), ...captures('3S', '3D'), ...captures('KD', '4D 6B')],
    }),
  },
  karl: {
    title: 'Karl',
    variant: 'karl',
    view: moment({
      variant: 'karl',
      hand: 'AD KB QC',
      table: 'JB 7D TS',
      legalPlays: [...captures('AD', ''), ...captures('KB', ''), ...captures('QC', '')],
    }),
  },
  settled: {
    title: 'A round is settled, the cards are level',
    variant: 'scopa',
    view: moment({
      hand: '',
      table: '',
      others: 0,
      stockCount: 0,
      phase: 'round-over',
      scores: [14, 8],
      sweeps: ['4D KB', 'AC'],
      piles: ['7D 7C', '6D 6C'],
    }),
    score: settled,
  },
  won: {
    title: 'The match is won',
    variant: 'scopa',
    view: moment({
      hand: '',
      table: '',
      others: 0,
      stockCount: 0,
      phase: 'match-over',
      scores: [14, 8],
      winner: 0,
      piles: ['7D 7C', '6D 6C'],
    }),
    score: { ...settled, matchOver: true, winner: 0 },
  },
};
