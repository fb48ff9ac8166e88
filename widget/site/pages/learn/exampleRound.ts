/** The round that the page counts: really dealt and played, and settled by the engine that settles every other. */
import { replayRound } from '../../../../engine/index.ts';
import type { Card, GameState, Play, RoundScore, ScoreLineSide } from '../../../../engine/model.ts';

const seed = '0c57ff318fc584e9dabf748d8576018b85fcf3b73e9092ad34371a4ca2ff0cbc';

/** Two players, the person first; a card, and after the colon what it takes. */
const plays = `
  KD:2S+AD+AS+6C 2C JD KB:2C+JD 7S 6D 5B QS 5D:5B 2B AC 5C 7D:7S KS:QS+AC JB:6D+2B 4B
  QD:5C+4B QC 5S 4D 3C 3B:3C 7B KC 4C:4D 7C:7B AB 6B:5S+AB 3D JS 3S:3D JC:JS QB:QC 2D 4S
  6S:2D+4S`;

function readPlay(text: string): Play {
  const [card = '', captured = ''] = text.split(':');
  return { card, captured: captured.split('+').filter((each) => each !== '') };
}

/** A line of the settlement, both sides. */
export interface CountedLine {
  readonly mine: ScoreLineSide;
  readonly theirs: ScoreLineSide;
}

/** A round with all that the page tells of it. */
export interface CountedRound {
  readonly piles: readonly [mine: readonly Card[], theirs: readonly Card[]];
  readonly points: readonly [mine: number, theirs: number];
  /** @throws when the round has no such line */
  line(key: string): CountedLine;
}

/** Plays the round to its end. @throws when the engine does not accept it, as no released version may */
export function replayExample(): { readonly state: GameState; readonly score: RoundScore } {
  const played = replayRound({
    rules: { variant: 'scopa' },
    seed: Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    dealer: 1,
    plays: plays.trim().split(/\s+/).map(readPlay),
  });
  if (!played.ok) throw new Error(played.fault.message);
  const { state, score } = played.value;
  if (score === undefined) throw new Error('The round is not over.');
  return { state, score };
}

/** What the page tells of the round. @throws as its replay does */
export function exampleRound(): CountedRound {
  const { state, score } = replayExample();
  const [mine, theirs] = state.sides;
  const [myPoints, theirPoints] = score.sides;
  return {
    piles: [mine.pile, theirs.pile],
    points: [myPoints.roundPoints, theirPoints.roundPoints],
    line: (key) => {
      const [mine, theirs] = score.lines.find((line) => line.key === key)?.sides ?? [];
      if (mine === undefined || theirs === undefined) throw new Error(`The round has no line ${key}.`);
      return { mine, theirs };
    },
  };
}
