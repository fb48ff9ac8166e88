import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { cardTexts } from '../cards.ts';
import { capturedCards, legalPlays, type PlayOption } from '../legalPlays.ts';
import { type Candidate, type GameView, type Level, ok, type PlayerChoice, type Result } from '../model.ts';
import { uniformFrom } from '../shuffle.ts';
import { handOnTurn, readView, type Sight } from '../view.ts';
import { type Judgement, judgePlays } from './judge.ts';
import { knowledgeOf } from './knowledge.ts';
import { reasonFor } from './reasons.ts';

/** How much rather the easy player takes something than lays a card, and how much a sweep draws it. */
const EASY_LAY = 1;
const EASY_CAPTURE = 6;
const EASY_SWEEP = 18;

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

/** Easy takes what it sees, often at random, and never minds what it leaves. */
function easyChoice(judgements: readonly Judgement[], seed: Uint8Array): PlayOption {
  const weights = judgements.map(({ option, sweeps }) =>
    (option.lo | option.hi) === 0 ? EASY_LAY : sweeps ? EASY_SWEEP : EASY_CAPTURE,
  );
  let left = uniformFrom(seed)(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return judgements[index].option;
}

/**
 * What the computer plays for the viewer of a view, who must be on turn, and what it thinks of every legal play. A pure
 * function: the same view, level and seed give the same answer everywhere. Levels `hard` and `master` are answered by
 * `normal`, and `level` of the answer says so. Faults: those of `readView`, `round-over`, `match-over`, `not-your-turn`,
 * `too-many-plays`.
 */
export function choosePlay(view: GameView, level: Level, seed?: Uint8Array): Result<PlayerChoice> {
  const read = readView(view);
  if (!read.ok) return read;
  const sight = read.value;
  const { position } = sight;
  const { deck } = position.tables;
  const hand = handOnTurn(sight);
  if (!hand.ok) return hand;
  const knowledge = knowledgeOf(sight);
  const listed = legalPlays(position, knowledge.hand);
  if (!listed.ok) return listed;
  const judgements = judgePlays(knowledge, listed.value).sort((a, b) => b.points - a.points);
  const text = (option: PlayOption) => ({
    card: deck.names[option.card],
    captured: cardTexts(deck, capturedCards(option, sight.table)),
  });
  const candidates: Candidate[] = judgements.map((judgement) => ({
    play: text(judgement.option),
    points: judgement.points,
    reason: reasonFor(knowledge, judgement),
  }));
  const answered: Level = level === 'easy' ? 'easy' : 'normal';
  const chosen =
    level === 'easy' ? easyChoice(judgements, seed ?? seedOf(sight, level)) : judgements[0].option;
  return ok({ play: text(chosen), level: answered, nodes: judgements.length, candidates });
}
