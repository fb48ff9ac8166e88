/** English for what opens above the table, and the list of all that it says; holes as in the table's own texts. */
import { house } from './house-en.ts';

export const en = {
  levelTexts: {
    easy: 'Takes what it sees, often at random, and never minds what it leaves.',
    normal:
      'Values what it takes as a player does: settebello, sevens, coins, a sweep. Before it lays a card it asks whether you could sweep.',
    hard: 'Remembers every card, imagines those it does not see, and plays each move to the end of the round.',
    master: 'As hard, but reckons through much more.',
  },
  promise: 'The computer never sees your cards or the pack.',
  variant: 'Game',
  players: 'Players',
  playersCount: '{n|player|players}',
  targetLabel: 'Points to win',
  extras: 'House rules',
  allRules: 'All house rules …',
  deck: 'Cards',
  decks: { napoletane: 'Neapolitan', piacentine: 'Piacentine', francesi: 'French' },
  indices: 'Corner signs',
  indexKinds: { values: 'Numbers', names: 'Letters', none: 'None' },
  assist: 'Help',
  assists: { outline: 'Preview', none: 'None', coach: 'Coach' },
  order: 'Hand',
  orders: { dealt: 'As dealt', value: 'By value', suit: 'By suit' },
  sound: 'Sound',
  sounds: { off: 'Off', on: 'On' },
  speed: 'Speed',
  speeds: { normal: 'Normal', slow: 'Slow', fast: 'Fast', none: 'No movement' },
  language: 'Language',
  theme: 'Brightness',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  settings: 'Table',
  start: 'Begin',
  friend: 'Play with friends',
  newGameAsk: 'Begin a new game? The running one ends.',
  keep: 'Keep playing',
  keys: 'Keys',
  keyCard: 'Choose a card',
  keyArrows: 'Change the capture',
  done: 'Done',
  sheet: 'So it is played',
  unreachable: 'The service cannot be reached. Try again.',

  lastPlay: 'Last play',
  history: 'Round {n}, play by play',
  at: 'Play {n} of {all}',
  before: 'Before',
  next: 'After',
  taken: 'On the table, with what is taken',
  seat: 'Player {n}',
  replay: 'A round to look at again',
  replayBad: 'This link holds no round.',
  result: '{name}: {n|point|points} in this round',
  link: 'Link',
  copied: 'The link is copied.',
  copyHelp: 'Copy this link.',

  statistics: 'Statistics',
  kept: 'Kept in this browser only.',
  none: 'No round has been finished yet.',
  matches: 'Matches won – lost',
  rounds: 'Rounds',
  sweeps: 'Sweeps',
  average: 'Points a round: you – they',
  export: 'Save as a file',
  remove: 'Delete',
  removeAsk: 'Delete the statistics?',
  cancel: 'Cancel',

  house,
} as const;

/** The same structure with any words. */
type Worded<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Worded<Texts[Key]>;
};

/** All that the panels say, in one language. */
export type PanelMessages = Worded<typeof en>;
