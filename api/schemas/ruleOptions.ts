/** The alternatives that a rule can choose between: each a named component, so that clients get a type for it. */
import { z } from '@hono/zod-openapi';

const choice = <const Values extends readonly [string, string, ...string[]]>(
  name: string,
  values: Values,
  description: string,
): z.ZodType<Values[number]> => z.enum(values).openapi(name, { description, example: values[0] });

export const Teams = choice(
  'Teams',
  ['individual', 'partners'],
  'Each for oneself, or two sides whose seats alternate.',
);
export const Direction = choice(
  'Direction',
  ['counterclockwise', 'clockwise'],
  'The way that play, deal and the office of the dealer go round.',
);
export const DealerRotation = choice(
  'DealerRotation',
  ['with-play', 'against-play', 'fixed'],
  'Which way the office of the dealer goes after a round.',
);
export const LeftoverTo = choice(
  'LeftoverTo',
  ['none', 'dealer-side'],
  'Who gets the cards that are dealt to nobody.',
);
export const DealerBonus = choice(
  'DealerBonus',
  ['none', 'fifteen-thirty', 'escoba-groups'],
  'What the dealer gets for table cards that total 15 or 30.',
);
export const CaptureBy = choice(
  'CaptureBy',
  ['value', 'total', 'value-or-total'],
  'What a played card takes: an equal card or a sum equal to it; cards that make a total together with it; or either.',
);
export const CaptureChoice = choice(
  'CaptureChoice',
  ['single-first', 'fewest-cards', 'free'],
  'Which of several captures is allowed: an equal card excludes sums; the fewest cards; any.',
);
export const CaptureDuty = choice('CaptureDuty', ['must', 'may'], 'Whether a card that can take must do so.');
export const AceWithAceOnTable = choice(
  'AceWithAceOnTable',
  ['ace-only', 'takes-all'],
  'What a sweeping ace takes when an ace lies on the table.',
);
export const AceOnEmptyTable = choice(
  'AceOnEmptyTable',
  ['stays', 'takes-itself'],
  'What becomes of a sweeping ace on an empty table.',
);
export const AceChoice = choice(
  'AceChoice',
  ['forced', 'free'],
  'Whether a sweeping ace may take otherwise.',
);
export const SweepLastPlay = choice(
  'SweepLastPlay',
  ['never', 'counts'],
  'Whether the last play of a round can score a sweep.',
);
export const RemainderTo = choice(
  'RemainderTo',
  ['last-capturer', 'dealer-side'],
  'Who gets the cards left on the table at the end of a round.',
);
export const DeclareKind = choice('DeclareKind', ['none', 'cirulla'], 'Which declarations a hand can score.');
export const VictoryAim = choice(
  'VictoryAim',
  ['most', 'least'],
  'Whether the highest or the lowest score wins.',
);
export const TieBreak = choice(
  'TieBreak',
  ['play-on', 'overtime-lead-2', 'lead-2', 'count-order', 'draw'],
  'What happens when the leaders are level once the target is reached.',
);
export const EndCheck = choice(
  'EndCheck',
  ['end-of-round', 'immediate'],
  'When it is looked at whether the match is won.',
);
export const InstantWin = choice(
  'InstantWin',
  ['all-coins', 'ace-2-3-coins'],
  'Cards whose holder wins the match at once.',
);

export const Tie = choice(
  'Tie',
  ['nobody', 'all'],
  'Who gets the points of a lead that several sides share.',
);
export const PointsBy = choice(
  'PointsBy',
  ['fixed', 'length'],
  'Whether a run scores its points once, or for each card.',
);
export const PrimieraScale = choice(
  'PrimieraScale',
  ['standard', 'figures-face', 'figures-zero', 'nominal'],
  'What the cards count in the primiera.',
);
export const MissingSuit = choice(
  'MissingSuit',
  ['ineligible', 'zero', 'complete-first'],
  'How the primiera of a side without a card of some suit is judged.',
);
export const PrimieraMode = choice(
  'PrimieraMode',
  ['points', 'most-sevens'],
  'Whether the primiera goes by the sum, or by who has more sevens (then sixes, then aces).',
);
