/** What the coach says of a settlement: why a line fell as it did. */
import type { Card, ScoreLine, ScoreLineSide } from '../net/types.ts';
import type { Scene } from '../view/scene.ts';
import { coachMessages } from './coachWords.ts';
import { type Past, pastOf, tableAfter } from './past.ts';
import { say } from './words.ts';

/** Names of the suits of which a side has no card; `names` in the order of the suits. */
const missing = (pile: readonly Card[], names: string): readonly string[] =>
  names.split(',').filter((_, i) => !pile.some((card) => card.endsWith('DCBS'[i] ?? '')));

/** What has to be known of the table for it. */
interface Settled {
  readonly shown: Pick<Scene['shown'], 'sides'>;
  readonly view: Past;
  readonly words: Pick<Scene['words'], 'side' | 'and' | 'say'>;
  readonly rules: Pick<Scene['rules'], 'sweepPoints' | 'tableCards'>;
  readonly deck: Pick<Scene['deck'], 'ranks'>;
}

/** How many cards lay there when the round ended, and whose they became: no play tells it. */
function remainder({ shown, view, words, rules }: Settled): string {
  const last = pastOf(view, rules.tableCards).at(-1);
  const rest = last === undefined ? [] : tableAfter(last);
  const owner = shown.sides.find(({ pile }) => rest.some((card) => pile.includes(card)));
  return owner === undefined ? '' : words.say('remainder', { name: words.side(owner.side), n: rest.length });
}

/** The sentences for one settlement, in the language of that code. */
export function explanation(settled: Settled, code: string): ((line: ScoreLine) => string) | undefined {
  const { shown, words, rules, deck } = settled;
  const m = coachMessages(code);
  const fill = (text: string, filling: Readonly<Record<string, string | number>>): string =>
    say(text, filling, code);
  const pileOf = (side: number): readonly Card[] =>
    shown.sides.find((each) => each.side === side)?.pile ?? [];

  function contest({ sides, item }: ScoreLine): string {
    const [first, second] = [...sides].sort((one, other) => other.value - one.value);
    if (first === undefined || second === undefined) return '';
    if (first.value === second.value)
      return fill(item?.tie === 'all' ? m.levelAll : m.level, { n: first.value });
    return fill(m.ahead, { name: words.side(first.side), n: first.value, other: second.value });
  }

  function primiera(line: ScoreLine): string {
    const without = line.sides.flatMap(({ side, value }: ScoreLineSide) => {
      const none = missing(pileOf(side), deck.ranks === 'french' ? m.frenchSuits : m.suits);
      return value === 0 && none.length > 0
        ? [fill(m.noSuit, { name: words.side(side), suits: words.and(none) })]
        : [];
    });
    return [m.best, ...without, ...(without.length === line.sides.length ? [] : [contest(line)])].join(' ');
  }

  function run({ sides, item }: ScoreLine): string {
    return sides
      .filter(({ value }) => value > 0)
      .map(({ side, value, points }) =>
        fill(points > 0 ? m.run : m.shortRun, { name: words.side(side), n: value, min: item?.min ?? 0 }),
      )
      .join(' ');
  }

  function holder({ sides }: ScoreLine): string {
    const own = sides.filter(({ value }) => value > 0);
    return own.map(({ side }) => fill(m.has, { name: words.side(side) })).join(' ');
  }

  return (line) => {
    switch (line.item?.kind) {
      case 'most-cards':
        return [contest(line), remainder(settled)].filter((each) => each !== '').join(' ');
      case 'most-of-suit':
      case 'most-of-rank':
        return contest(line);
      case 'primiera':
        return line.item.mode === 'most-sevens' ? m.sevens : primiera(line);
      case 'run':
        return run(line);
      case 'card':
      case 'set':
        return holder(line);
      default:
        return line.key === 'sweeps'
          ? fill(m.sweeps, { n: rules.sweepPoints })
          : line.key === 'bonus'
            ? m.bonus
            : '';
    }
  };
}
