/** Games of every variant with a spread of house rules and options, for properties. */
import fc from 'fast-check';
import {
  EXTRAS,
  type GameState,
  type LegalPlay,
  listLegalPlays,
  type PartialRules,
  type RulesChoice,
  resolveRules,
  VARIANTS,
} from '../../../engine/index.ts';
import { answerOf } from './answers.ts';

/** Properties try hundreds of games, on machines that may be busy. */
export const PATIENT = { timeout: 60_000 } as const;

/** Every variant at every player count. */
export const TABLES: readonly RulesChoice[] = VARIANTS.flatMap(({ id, tables }) =>
  tables.map(({ players }) => ({ variant: id, players })),
);

/** Options of one group each that change the course of a round or its end. */
const OPTIONS: readonly PartialRules[] = [
  { table: { direction: 'clockwise' } },
  { table: { direction: 'counterclockwise' } },
  { table: { teams: 'individual' } },
  { deck: { kind: 'french-40' } },
  { deal: { handSizes: [3, 3], leftoverTo: 'dealer-side' } },
  { deal: { dealerBonus: 'fifteen-thirty' } },
  { deal: { dealerBonus: 'escoba-groups', redeal: {} } },
  { deal: { redeal: { kings: 2, aces: 2, tableSumAtMost: 10 } } },
  { capture: { choice: 'free' } },
  { capture: { choice: 'fewest-cards' } },
  { capture: { duty: 'may' } },
  { capture: { maxTableCards: 2 } },
  { capture: { by: 'total', total: 15, choice: 'free' } },
  { capture: { by: 'total', total: 11 } },
  { capture: { by: 'value-or-total', total: 11, duty: 'may' } },
  { ace: { sweeps: true, sweepScores: true, choice: 'free' } },
  { ace: { sweeps: true, withAceOnTable: 'takes-all', onEmptyTable: 'takes-itself' } },
  { ace: { onEmptyTable: 'takes-itself', openingBan: true } },
  { sweep: { lastPlay: 'counts', points: 2 } },
  { finish: { remainderTo: 'dealer-side' } },
  { declare: { kind: 'cirulla', matta: '7C' } },
  { victory: { endCheck: 'immediate', target: 3 } },
  { victory: { instantWin: ['all-coins'], maxRounds: 1 } },
];

/** Rules that fit together: what cannot be dealt is left out. */
const fits = (choice: RulesChoice): boolean => resolveRules(choice).ok;

/** Two options at once; the later one replaces whole groups of the earlier one. */
const anyOptions = fc
  .tuple(fc.constantFrom({}, ...OPTIONS), fc.constantFrom({}, ...OPTIONS))
  .map(([one, other]): PartialRules => ({ ...one, ...other }));

const anyExtras = fc.uniqueArray(fc.constantFrom(...EXTRAS.map(({ id }) => id)), { maxLength: 3 });

/** The same table with house rules and options, as far as they fit. */
export function varied(table: RulesChoice): fc.Arbitrary<RulesChoice> {
  return fc.tuple(anyExtras, anyOptions, fc.boolean()).map(([extras, options, plain]) => {
    const choices: RulesChoice[] = [
      { ...table, extras, options },
      { ...table, options },
      { ...table, extras },
    ];
    return (plain ? undefined : choices.find(fits)) ?? table;
  });
}

/** Any rules at all. */
export const anyChoice: fc.Arbitrary<RulesChoice> = fc.constantFrom(...TABLES).chain(varied);

/** A seed of 32 bytes. */
export const anySeed: fc.Arbitrary<Uint8Array> = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** The legal play of a state at that place of the list, taken around its end; nothing when nobody is on turn. */
export function playAt(state: GameState, number: number): LegalPlay | undefined {
  if (state.phase !== 'playing') return undefined;
  const { plays } = answerOf(listLegalPlays(state));
  return plays[number % plays.length];
}
