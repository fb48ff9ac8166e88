import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { cardTexts } from '../cards.ts';
import { capturedCards, legalPlays, type PlayOption } from '../legalPlays.ts';
import { type Candidate, type GameView, type Level, ok, type PlayerChoice, type Result } from '../model.ts';
import { handOnTurn, readView, type Sight } from '../view.ts';
import { easyChoice } from './easy.ts';
import { FastRandom } from './fastRandom.ts';
import { type Judgement, judgePlays } from './judge.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { BUDGETS, type Budget } from './levels.ts';
import { reasonFor } from './reasons.ts';
import { searchPlays } from './search.ts';

/** The seed of a choice for which the caller gave none: the same view always gives the same. */
function seedOf(sight: Sight, level: Level): Uint8Array {
  const { position, table, handCounts } = sight;
  const { pileLo, pileHi, sweeps, bonus, lastCapture, dealer, turn } = position;
  const facts = [
    level,
    sight.ruleset.choice,
    table,
    [...(sight.hands.get(turn) ?? [])].sort((a, b) => a - b),
    handCounts,
    [...pileLo],
    [...pileHi],
    [...sweeps],
    [...bonus],
    lastCapture,
    dealer,
    turn,
    sight.view.round,
    sight.view.sides.map((side) => side.score),
  ];
  return sha256(utf8ToBytes(JSON.stringify(facts)));
}

/** Best first: by points, where the fewest points win by fewest. */
function ranked(judgements: readonly Judgement[], aim: 'most' | 'least'): Judgement[] {
  const sign = aim === 'least' ? -1 : 1;
  return [...judgements].sort((a, b) => sign * (b.points - a.points));
}

/** What a level makes of the legal plays: its judgements best first, the play it chooses, and the nodes it took. */
interface Answer {
  readonly judgements: readonly Judgement[];
  readonly chosen: PlayOption;
  readonly nodes: number;
}

/** Puts what the search found in place of what a look showed. */
function searched(
  judgements: readonly Judgement[],
  knowledge: Knowledge,
  budget: Budget,
  seed: Uint8Array,
): Answer {
  const random = new FastRandom(new DataView(seed.buffer, seed.byteOffset).getInt32(0));
  const options = judgements.map((judgement) => judgement.option);
  const { findings, nodes } = searchPlays(knowledge, options, budget, random);
  const found = findings.flatMap(({ option, points }) => {
    const judgement = judgements.find((candidate) => candidate.option === option);
    return judgement ? [{ ...judgement, points }] : [];
  });
  return { judgements: found, chosen: findings[0].option, nodes };
}

/** What a level plays with what it knows; `seed` decides whatever chance decides. */
export function answerAt(
  level: Level,
  knowledge: Knowledge,
  options: readonly PlayOption[],
  seed: Uint8Array,
): Answer {
  const judgements = ranked(judgePlays(knowledge, options), knowledge.position.tables.rules.victory.aim);
  const nodes = judgements.length;
  switch (level) {
    case 'easy':
      return { judgements, chosen: easyChoice(judgements, seed), nodes };
    case 'normal':
      return { judgements, chosen: judgements[0].option, nodes };
    case 'hard':
    case 'master':
      return searched(judgements, knowledge, BUDGETS[level], seed);
  }
}

/**
 * What the computer plays for the viewer of a view, who must be on turn, and what it thinks of every legal play. A pure
 * function: the same view, level and seed give the same answer everywhere. Faults: those of `readView`, `round-over`,
 * `match-over`, `not-your-turn`, `too-many-plays`.
 */
export function choosePlay(view: GameView, level: Level, seed?: Uint8Array): Result<PlayerChoice> {
  const read = readView(view);
  if (!read.ok) return read;
  const sight = read.value;
  const hand = handOnTurn(sight);
  if (!hand.ok) return hand;
  const { position } = sight;
  const { deck } = position.tables;
  const listed = legalPlays(position, hand.value);
  if (!listed.ok) return listed;
  const knowledge = knowledgeOf(sight);
  const { judgements, chosen, nodes } = answerAt(
    level,
    knowledge,
    listed.value,
    seed ?? seedOf(sight, level),
  );
  const text = (option: PlayOption) => ({
    card: deck.names[option.card],
    captured: cardTexts(deck, capturedCards(option, sight.table)),
  });
  const candidates: Candidate[] = judgements.map((judgement) => ({
    play: text(judgement.option),
    points: judgement.points,
    reason: reasonFor(knowledge, judgement),
  }));
  return ok({ play: text(chosen), level, nodes, candidates });
}
