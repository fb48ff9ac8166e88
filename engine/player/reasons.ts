import { cardsOf, hiBit, loBit } from '../cardSet.ts';
import { cardNumber, cardTexts, rankOf } from '../cards.ts';
import { PRIMIERA } from '../itemTables.ts';
import type { Candidate, ReasonKind } from '../model.ts';
import type { Judgement } from './judge.ts';
import type { Knowledge } from './knowledge.ts';

type Reason = Candidate['reason'];

/** A gain below this is not what a player would name. */
const WORTH_NAMING = 0.02;
/** A partner who could sweep with this chance is worth setting up. */
const GOOD_CHANCE = 0.25;
const PRIMIERA_RANKS = ['7', '6', 'A'];

const rounded = (points: number): number => Math.round(points * 100) / 100;

/** The scoring item a capture gains most by, as a reason; undefined when none is worth naming. */
function itemReason(knowledge: Knowledge, judgement: Judgement): Reason | undefined {
  const { tables } = knowledge.position;
  const { deck, items } = tables;
  const { option, itemGains } = judgement;
  const taken = cardsOf(option.lo | loBit(option.card), option.hi | hiBit(option.card));
  const ranked = items
    .map((item, i) => ({ item, gain: itemGains[i] }))
    .filter(({ gain }) => gain >= WORTH_NAMING)
    .sort((a, b) => b.gain - a.gain);
  for (const { item, gain } of ranked) {
    const about = taken.filter((card) => (loBit(card) & item.lo) !== 0 || (hiBit(card) & item.hi) !== 0);
    const cards =
      item.counting === PRIMIERA
        ? about.filter((card) => PRIMIERA_RANKS.includes(deck.ranks[rankOf(card)]))
        : about;
    if (cards.length === 0) continue;
    const kind: ReasonKind =
      item.counting === PRIMIERA
        ? 'takes-primiera-cards'
        : item.item.kind === 'most-cards'
          ? 'takes-cards'
          : item.item.kind === 'most-of-suit' && item.item.suit === 'D'
            ? 'takes-coins'
            : 'takes-scoring-card';
    return { kind, cards: cardTexts(deck, cards), points: rounded(gain) };
  }
  return undefined;
}

function captureReason(knowledge: Knowledge, judgement: Judgement): Reason | undefined {
  const { tables } = knowledge.position;
  const { deck, items } = tables;
  const { option } = judgement;
  const settebello = cardNumber(deck, '7D');
  const scored = items.findIndex(({ item }) => item.kind === 'card' && item.card === '7D');
  const taken = cardsOf(option.lo | loBit(option.card), option.hi | hiBit(option.card));
  if (scored >= 0 && taken.includes(settebello)) {
    return { kind: 'takes-settebello', cards: ['7D'], points: rounded(judgement.itemGains[scored]) };
  }
  if (judgement.sweeps && tables.sweepPoints > 0) {
    return {
      kind: 'sweeps',
      cards: cardTexts(deck, cardsOf(option.lo, option.hi)),
      points: tables.sweepPoints,
    };
  }
  return itemReason(knowledge, judgement);
}

/** Is it a card of the king's rank that nothing can take any more, all others of the rank being gone? */
function isUntakeable(knowledge: Knowledge, card: number): boolean {
  const { position, unseen, seenHands } = knowledge;
  const { deck } = position.tables;
  const plainValue = position.tables.captureByValue && !position.tables.captureByTotal;
  if (!plainValue || rankOf(card) !== deck.kingRank || position.tables.aceSweeps) return false;
  const higher = deck.sorted.some(
    (other) => deck.value[other] > deck.value[card] || deck.otherValue[other] > 0,
  );
  if (higher) return false;
  const others = [...unseen, ...[...seenHands.values()].flat()].filter((other) => other !== card);
  return !others.some((other) => rankOf(other) === deck.kingRank);
}

/** Why a card is laid, or captured for want of something better to say. */
function restingReason(knowledge: Knowledge, judgement: Judgement): Reason {
  const { position, hand } = knowledge;
  const { tables } = position;
  const { deck } = tables;
  const { option, aftermath } = judgement;
  const laid = (option.lo | option.hi) === 0;
  const card = deck.names[option.card];
  const { nextSweeps, secondSweeps, nextIsFoe, secondIsPartner } = aftermath;
  // Where sweeps are worth nothing, none is feared.
  const denies = nextIsFoe && nextSweeps === 0 && tables.sweepPoints > 0;
  if (laid && isUntakeable(knowledge, option.card)) return { kind: 'leaves-untakeable-king', cards: [card] };
  if (denies && secondIsPartner && secondSweeps >= GOOD_CHANCE) {
    return { kind: 'sets-up-partner', cards: [card], points: rounded(secondSweeps * tables.sweepPoints) };
  }
  if (denies) return { kind: 'leaves-no-sweep', cards: [card] };
  const settebello = cardNumber(deck, '7D');
  const scored = tables.items.some(({ item }) => item.kind === 'card' && item.card === '7D');
  if (laid && scored && option.card !== settebello && hand.includes(settebello)) {
    return { kind: 'protects-settebello', cards: ['7D'] };
  }
  return {
    kind: 'least-harm',
    cards: [card],
    points: rounded(nextIsFoe ? nextSweeps * tables.sweepPoints : 0),
  };
}

/**
 * The main cause that speaks for a play, computed from the position and never guessed. Where the fewest points win,
 * whatever a play gains speaks against it: what can be said for one is that it does the least harm.
 */
export function reasonFor(knowledge: Knowledge, judgement: Judgement): Reason {
  const { rules, deck } = knowledge.position.tables;
  if (rules.victory.aim === 'least')
    return { kind: 'least-harm', cards: [deck.names[judgement.option.card]] };
  const captures = (judgement.option.lo | judgement.option.hi) !== 0;
  return (captures ? captureReason(knowledge, judgement) : undefined) ?? restingReason(knowledge, judgement);
}
