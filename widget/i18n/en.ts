/**
 * English, and the list of all that the table says: the other languages are typed by this one. `{name}` is a hole for a
 * word or number, `{n|card|cards}` one for a number with its noun.
 */
export const en = {
  code: 'en',
  title: 'Scopa table',
  you: 'You',
  computer: 'Computer',
  partner: 'Partner',
  us: 'We',
  them: 'They',
  dealer: 'dealer',
  leads: 'first',
  round: 'Round {n}',
  target: 'to {n}',
  targetLeast: 'to {n}, lowest wins',
  overtime: 'overtime',
  score: '{name}: {n|point|points}',
  scoreNow: ', and {n} in this round',
  scores: 'Score',
  table: 'On the table',
  hand: 'Your hand',
  handOf: '{name}, {n|card|cards} in hand',
  stock: 'Pack: {n|card|cards}',
  pile: 'Pile of {name}',
  pileSweeps: ', sweeps with {cards}',
  yourTurn: 'Your turn: choose a card',
  theirTurn: '{name} is playing',
  chooseCapture: 'Your {value} can take in several ways: tap the cards you want',
  chooseOrLay: 'Take with your {value}, or lay it',
  acknowledge: 'Count the round',
  confirm: 'Take',
  lay: 'Lay it',
  cancel: 'Cancel',
  close: 'Close',
  took: '{name}: {card}, takes {cards}.',
  tookItself: '{name}: {card}, takes itself.',
  laid: '{name}: {card}, is laid.',
  sweep: 'Scopa!',
  lastShort: 'Last',
  redeals: {
    kings: '{n} kings on the table: the cards are dealt again.',
    tens: '{n} tens on the table: the cards are dealt again.',
    aces: '{n} aces on the table: the cards are dealt again.',
    'low-sum': 'The cards on the table count only {n}: they are dealt again.',
    other: 'The cards are dealt again.',
  },
  bonus: '{name}: {n|point|points} from the first table.',
  declares: '{name}: {n|point|points} declared.',
  remainder: 'The last {n|card|cards} on the table: {name}.',
  dealt: 'New cards are dealt, {n} left in the pack.',
  lastDealt: 'The last cards are dealt.',
  gone: 'Taken so far',
  takesWhat: '{card} takes {cards}',
  takesNothing: '{card} takes nothing and would be laid',
  settlement: 'Round {n} settled',
  line: 'Counted',
  tie: 'level, nobody',
  nobody: 'nobody',
  sum: 'This round',
  matchPoints: 'Match',
  sweeps: 'Sweeps',
  sweepCount: '{n|sweep|sweeps}',
  nextRound: 'Next round',
  youWin: 'You win the match!',
  weWin: 'You win together!',
  theyWin: 'They win the match',
  wins: '{name} wins the match',
  draw: 'The match is drawn',
  goesOn: 'Level at the target: one more round is played.',
  newGame: 'New game',
  clash: 'These rules do not go together',
  level: 'Level',
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', master: 'Master' },
  menu: 'Menu',
  hint: 'Hint',
  hintTakes: '{card}: take {cards}, because it {why}.',
  hintLays: '{card}: lay it, because it {why}.',
  reasons: {
    'takes-settebello': 'wins the settebello',
    sweeps: 'sweeps the table',
    'takes-primiera-cards': 'wins good cards for the primiera',
    'takes-coins': 'wins coins',
    'takes-cards': 'wins cards',
    'takes-scoring-card': 'wins a card that scores',
    'protects-settebello': 'keeps the settebello safe',
    'leaves-no-sweep': 'leaves nothing to sweep',
    'leaves-untakeable-king': 'leaves a king that nobody can take',
    'sets-up-partner': 'prepares a capture for your partner',
    'least-harm': 'does the least harm',
  },
  takeBack: 'Take back',
  share: 'Share the round',
  coach: 'It {why}.',
  takesDiamonds: 'wins diamonds',
  rules: 'Rules',
  offline: 'No connection. Your game is kept.',
  retry: 'Try again',
  back: 'Connected again.',
  refused: 'This game cannot go on. Begin a new one.',
  busy: 'One moment …',
  /** Letters of ace, knave, queen and king in the corner of a card: on Italian cards the queen is a knight. */
  ranks: 'AJCK',
  frenchRanks: 'AJQK',
} as const;

/** The same structure with any words. */
type Worded<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Worded<Texts[Key]>;
};

/** All that the table says, in one language. */
export type Messages = Worded<typeof en>;

type Hole<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Hole<Rest>
  : never;

/** A text with holes. */
export type Pattern = {
  [Key in keyof typeof en]: Hole<(typeof en)[Key]> extends never ? never : Key;
}[keyof typeof en];

/** What fills the holes of a text. */
export type Filling<Key extends Pattern> = Readonly<Record<Hole<(typeof en)[Key]>, string | number>>;
