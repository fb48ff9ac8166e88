/**
 * What can be agreed on at a table. The same components are read strictly in a request and openly inside a `state` or a
 * `view`, where properties of later versions are passed over; the document shows them once.
 */
import type { z } from '@hono/zod-openapi';
import type { RulesChoice as EngineRulesChoice, PartialRules, ScoringItem } from '../../engine/model.ts';
import { Card, DeckKindSchema, Rank } from './cards.ts';
import {
  flag,
  int,
  list,
  name,
  type ObjectMaker,
  openObject,
  optional,
  requestObject,
} from './primitives.ts';
import * as choose from './ruleOptions.ts';
import { scoringItem } from './scoringItem.ts';

/** What a table may count by its own choice; a sealed game of so many can be sent back. */
const requestedItemLimit = 20;

/** With all that extras add. */
const resolvedItemLimit = 40;

/** The rules guide names the meaning of each field; the bounds here are those of any table at all. */
function rulesSchemas(object: ObjectMaker, item: z.ZodType<ScoringItem>, itemLimit: number) {
  // Components of their own, because an empty list replaces that of the variant and an absent one does not.
  const ScoringItems = list(
    item,
    itemLimit,
    `The scoring items in counting order. In a request at most ${requestedItemLimit}; extras come on top.`,
  ).openapi('ScoringItems', { maxItems: resolvedItemLimit });
  const InstantWins = list(choose.InstantWin, 2, 'Cards whose holder wins the match at once.').openapi(
    'InstantWins',
    { example: ['all-coins'] },
  );
  const DeckRules = object({ kind: optional(DeckKindSchema) }).openapi('DeckRules', {
    description: 'The deck.',
  });
  const TableRules = object({
    players: optional(int(1, 12, 'Seats: 2, 3, 4 or 6.')),
    teams: optional(choose.Teams),
    direction: optional(choose.Direction),
    dealerRotation: optional(choose.DealerRotation),
  }).openapi('TableRules', { description: 'Who sits there, and which way it goes round.' });
  const RedealRules = object({
    kings: optional(int(2, 4, 'That many kings.')),
    aces: optional(int(2, 4, 'That many aces.')),
    tableSumAtMost: optional(int(1, 12, 'A sum of at most that.')),
  }).openapi('RedealRules', {
    description: 'With which table cards the pack is shuffled and dealt again; empty: never.',
    example: { kings: 3 },
  });
  const DealRules = object({
    handSizes: optional(
      list(
        int(1, 20, 'Cards to each seat.'),
        20,
        'The packets of a round: how many cards each seat gets at a time.',
      ),
    ),
    tableCards: optional(int(0, 5, 'Cards laid face up at the start.')),
    leftoverTo: optional(choose.LeftoverTo),
    redeal: optional(RedealRules),
    dealerBonus: optional(choose.DealerBonus),
  }).openapi('DealRules', { description: 'How a round is dealt.' });
  const CaptureRules = object({
    by: optional(choose.CaptureBy),
    total: optional(int(11, 15, 'What the played and the taken cards add up to: 11 or 15.')),
    choice: optional(choose.CaptureChoice),
    duty: optional(choose.CaptureDuty),
    maxTableCards: optional(int(1, 40, 'No capture takes more cards from the table.')),
  }).openapi('CaptureRules', { description: 'What a card may take.' });
  const AceRules = object({
    sweeps: optional(flag('A played ace takes the whole table.')),
    sweepScores: optional(flag('That scores as a sweep.')),
    withAceOnTable: optional(choose.AceWithAceOnTable),
    onEmptyTable: optional(choose.AceOnEmptyTable),
    choice: optional(choose.AceChoice),
    openingBan: optional(
      flag('The first play of a round may not be an ace, unless the hand has nothing else.'),
    ),
  }).openapi('AceRules', { description: 'The power of the aces.' });
  const SweepRules = object({
    points: optional(int(0, 3, 'What each sweep scores.')),
    lastPlay: optional(choose.SweepLastPlay),
    doubleWhenAllOfRank: optional(Rank),
  }).openapi('SweepRules', { description: 'Sweeps: emptying the table by a capture.' });
  const FinishRules = object({ remainderTo: optional(choose.RemainderTo) }).openapi('FinishRules', {
    description: 'The end of a round.',
  });
  const ScoreRules = object({
    items: optional(ScoringItems),
  }).openapi('ScoreRules', { description: 'What is counted at the end of a round.' });
  const DeclareRules = object({ kind: optional(choose.DeclareKind), matta: optional(Card) }).openapi(
    'DeclareRules',
    {
      description: 'Declarations at each packet, and the card that is wild for them.',
    },
  );
  const VictoryRules = object({
    target: optional(int(1, 121, 'Match points to reach.')),
    aim: optional(choose.VictoryAim),
    tieBreak: optional(choose.TieBreak),
    endCheck: optional(choose.EndCheck),
    maxRounds: optional(int(1, 1000, 'The match ends after so many rounds.')),
    instantWin: optional(InstantWins),
  }).openapi('VictoryRules', { description: 'How a match is won.' });
  const Rules: z.ZodType<PartialRules> = object({
    deck: optional(DeckRules),
    table: optional(TableRules),
    deal: optional(DealRules),
    capture: optional(CaptureRules),
    ace: optional(AceRules),
    sweep: optional(SweepRules),
    finish: optional(FinishRules),
    score: optional(ScoreRules),
    declare: optional(DeclareRules),
    victory: optional(VictoryRules),
  }).openapi('Rules', {
    description:
      'The rules of a game as data. In `options` it is partial, and each field given replaces that of the variant; in answers it is complete.',
    example: { capture: { choice: 'free' }, sweep: { lastPlay: 'counts' } },
  });
  const RulesChoice: z.ZodType<EngineRulesChoice> = object({
    variant: name('The id of a variant, as listVariants gives it.'),
    players: optional(int(1, 12, 'Seats; absent: as the variant is usually played.')),
    target: optional(int(1, 121, 'Match points to reach; absent: as in the variant.')),
    extras: optional(
      list(name('The id of an extra.'), 20, 'House rules to add, by their ids in getVariant.'),
    ),
    options: optional(Rules),
  }).openapi('RulesChoice', {
    description:
      'Which game is played: a variant and what is changed of it. Applied in this order: the variant at its player count, options, extras, target.',
    example: { variant: 'scopa', players: 2, extras: ['napola'] },
  });
  return { Rules, RulesChoice };
}

/** As a request names it: what it does not know is refused. */
export const { RulesChoice: RequestedRulesChoice } = rulesSchemas(
  requestObject,
  scoringItem(requestObject),
  requestedItemLimit,
);

/** As a `state`, a `view` or an answer holds it. */
export const { Rules, RulesChoice } = rulesSchemas(openObject, scoringItem(openObject), resolvedItemLimit);
