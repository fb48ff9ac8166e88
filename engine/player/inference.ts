import { CaptureList, findCaptures } from '../captures.ts';
import { CARD_NUMBERS, hiBit, loBit } from '../cardSet.ts';
import { nextSeat } from '../position.ts';
import type { RulesTables } from '../tables.ts';
import type { Knowledge, PastPlay } from './knowledge.ts';
import { lookFrom, quickRisk } from './quickRisk.ts';
import { type CardWeights, weightsOf, worthOfSet } from './weights.ts';

/**
 * How much better a play must be to be preferred clearly, in hundredths of a point, and how likely a seat is to be of
 * that kind before it has played: some go by the worth of things strictly, others hardly.
 */
const KINDS = [
  { temperature: 3, trust: 0.2 },
  { temperature: 12, trust: 0.5 },
  { temperature: 50, trust: 0.3 },
] as const;
/** Logarithm of the largest appeal; the smallest is as far the other way. */
const MOST_APPEAL = 10;
/** Part of the plays that follow no reckoning at all. */
const NOISE = 0.05;

const captures = new CaptureList();

/** The best a card could have done on a table: what it takes, with a sweep, or half its worth lost by laying it; less the risk it leaves. */
function bestWorth(tables: RulesTables, weights: CardWeights, card: number, lo: number, hi: number): number {
  const worth = weights.ofCard[card];
  findCaptures(tables, card, lo, hi, captures);
  let best =
    captures.count === 0 || !tables.mustCapture
      ? -worth / 2 - quickRisk(tables, weights, lo | loBit(card), hi | hiBit(card))
      : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < captures.count; i++) {
    const leftLo = lo & ~captures.lo[i];
    const leftHi = hi & ~captures.hi[i];
    const after = (leftLo | leftHi) === 0 ? weights.sweep : -quickRisk(tables, weights, leftLo, leftHi);
    best = Math.max(best, worth + worthOfSet(weights, captures.lo[i], captures.hi[i]) + after);
  }
  return best;
}

/** What one play of another seat says about the cards that seat kept. */
export interface Clue {
  readonly seat: number;
  /** For each card how strongly a seat that holds it would have wanted to play it then; 1 for the card it played. */
  readonly appeal: Float64Array;
  /** Appeal of the card played together with those the seat played later. */
  readonly known: number;
  /** Probability of the play were it made at random. */
  readonly noise: number;
}

/** A play of another seat, and what each card was worth to it then: of `cards`, in their order. */
interface Moment {
  readonly seat: number;
  /** The card played first, those the seat played later in the packet after it. */
  readonly known: readonly number[];
  readonly worths: Float64Array;
  readonly held: number;
  readonly inProgress: boolean;
}

/** What the seat of a past play could see beside its hand: what lies open now and was not played since. */
function publicThen({ position }: Knowledge, since: readonly PastPlay[]) {
  let lo = position.tableLo;
  let hi = position.tableHi;
  for (let side = 0; side < position.tables.sides; side++) {
    lo |= position.pileLo[side];
    hi |= position.pileHi[side];
  }
  for (const { card } of since) {
    lo &= ~loBit(card);
    hi &= ~hiBit(card);
  }
  return { lo, hi };
}

function momentOf(knowledge: Knowledge, index: number): Moment {
  const { position, past } = knowledge;
  const { tables } = position;
  const weights = weightsOf(tables);
  const { packet, seat, tableLo, tableHi } = past[index];
  const since = past.slice(index);
  const inProgress = packet === position.packet;
  const playedBy = (of: number) => since.filter((play) => play.packet === packet && play.seat === of);
  const known = playedBy(seat).map((play) => play.card);
  const next = nextSeat(tables, seat);
  const holds = playedBy(next).length + (inProgress ? position.handCount[next] : 0);
  const open = publicThen(knowledge, since);
  for (const card of known) {
    open.lo |= loBit(card);
    open.hi |= hiBit(card);
  }
  const worths = new Float64Array(CARD_NUMBERS);
  for (const card of inProgress ? tables.deck.sorted : known) {
    lookFrom(tables, open.lo | loBit(card), open.hi | hiBit(card), holds);
    worths[card] = bestWorth(tables, weights, card, tableLo, tableHi);
  }
  return {
    seat,
    known,
    worths,
    held: known.length + (inProgress ? position.handCount[seat] : 0),
    inProgress,
  };
}

/** How many times as likely a card is played as one that is worth `less` less. */
const appealOf = (less: number, temperature: number): number =>
  Math.exp(Math.max(-MOST_APPEAL, Math.min(MOST_APPEAL, less / temperature)));

/** How well a temperature explains what a seat has played, by the cards it is known to have held. */
const evidence = (moments: readonly Moment[], temperature: number): number =>
  moments.reduce((all, { known, worths }) => {
    const sum = known.reduce(
      (total, card) => total + appealOf(worths[card] - worths[known[0]], temperature),
      0,
    );
    return all * (NOISE / known.length + (1 - NOISE) / sum);
  }, 1);

/** The temperature of a seat by what it has played: the mean of all kinds on a logarithmic scale, each as likely as it is. */
function temperatureOf(moments: readonly Moment[]): number {
  let all = 0;
  let logarithms = 0;
  for (const { temperature, trust } of KINDS) {
    const likelihood = trust * evidence(moments, temperature);
    all += likelihood;
    logarithms += likelihood * Math.log(temperature);
  }
  return Math.exp(logarithms / all);
}

/**
 * The clues that the other seats' plays of this packet give: a card that would have taken more is less likely held. How
 * strictly a seat goes by the worth of things shows in its plays of the whole round.
 */
export function cluesOf(knowledge: Knowledge): Clue[] {
  const { seat: viewer, seenHands, past } = knowledge;
  const moments = past.flatMap(({ seat }, index) =>
    seat === viewer || seenHands.has(seat) ? [] : [momentOf(knowledge, index)],
  );
  return [...new Set(moments.map(({ seat }) => seat))].flatMap((seat) => {
    const ofSeat = moments.filter((moment) => moment.seat === seat);
    const temperature = temperatureOf(ofSeat);
    return ofSeat
      .filter(({ inProgress }) => inProgress)
      .map(({ known, worths, held }) => {
        const appeal = worths.map((worth) => appealOf(worth - worths[known[0]], temperature));
        return {
          seat,
          appeal,
          known: known.reduce((sum, card) => sum + appeal[card], 0),
          noise: NOISE / held,
        };
      });
  });
}

/** How likely the plays seen are, kept up to date while cards change places. */
export class Likelihood {
  private readonly clues: readonly Clue[];
  /** For each clue the appeal of all its seat held. */
  private sums: Float64Array;
  private changed: Float64Array;

  /** `seatOf`: for each card of `cards` the seat that holds it; a seat nobody has where it is not in a hand. */
  constructor(clues: readonly Clue[], cards: ArrayLike<number>, seatOf: ArrayLike<number>) {
    this.clues = clues;
    this.sums = Float64Array.from(clues, ({ seat, appeal, known }) => {
      let sum = known;
      for (let i = 0; i < cards.length; i++) if (seatOf[i] === seat) sum += appeal[cards[i]];
      return sum;
    });
    this.changed = new Float64Array(clues.length);
  }

  /** How likely they are now. */
  get value(): number {
    return this.clues.reduce((all, { noise }, i) => all * (noise + (1 - NOISE) / this.sums[i]), 1);
  }

  /** How likely they would be if one seat gave a card and another seat gave it another for that. */
  ifChanged(seat: number, card: number, otherSeat: number, other: number): number {
    const { clues, sums, changed } = this;
    let likelihood = 1;
    for (let i = 0; i < clues.length; i++) {
      const clue = clues[i];
      let sum = sums[i];
      if (clue.seat === seat) sum += clue.appeal[other] - clue.appeal[card];
      if (clue.seat === otherSeat) sum += clue.appeal[card] - clue.appeal[other];
      changed[i] = sum;
      likelihood *= clue.noise + (1 - NOISE) / sum;
    }
    return likelihood;
  }

  /** Keeps the change asked about last. */
  change(): void {
    const { sums } = this;
    this.sums = this.changed;
    this.changed = sums;
  }
}
