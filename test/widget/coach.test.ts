/** What the coach says: what a card takes and why that is good, and after a round why each line fell as it did. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import openapi from '../../openapi/openapi.json' with { type: 'json' };
import { de } from '../../widget/i18n/de.ts';
import { en } from '../../widget/i18n/en.ts';
import { it as italian } from '../../widget/i18n/it.ts';
import { seating } from '../../widget/model/seating.ts';
import type { Candidate, Card, PlayRecord, RoundScore, ScoreLine } from '../../widget/net/types.ts';
import { explanation } from '../../widget/panels/coach.ts';
import { Words } from '../../widget/view/words.ts';
import { dealFrom, finishRound } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

const messages = { en, de, it: italian };
const languages = ['en', 'de', 'it'] as const;
type Language = (typeof languages)[number];

const kinds = openapi.components.schemas.Reason.properties.kind['x-extensible-enum'];

const noun = { de: '', it: '', en: '' };
const seats = seating(
  [
    { seat: 0, side: 0, handCount: 0 },
    { seat: 1, side: 1, handCount: 0 },
  ],
  0,
);

describe.each(languages)('the coach in "%s"', (language) => {
  const words = new Words(messages[language], [], seats, 'italian');
  const sentence = (kind: string): string =>
    words.coach({ play: { card: 'KD' }, points: 0, reason: { kind } });

  it('has a sentence of its own for each reason of the service', () => {
    expect(Object.keys(messages[language].reasons).sort()).toEqual([...kinds].sort());
    const sentences = kinds.map(sentence);
    expect(new Set(sentences).size).toBe(kinds.length);
    for (const each of sentences) expect(each).toMatch(/^\p{Lu}.*[^ ]\.$/u);
  });

  it('says no more than is sure of a reason that it does not know yet', () => {
    expect(sentence('wins-the-lottery')).toBe(sentence('least-harm'));
  });
});

/** Why lines fall as they do, once more as a person would say it. */
const why = {
  en: {
    you: 'You',
    ahead: (name: string, n: number, other: number) => `${name}: ${n}, the next ${other}.`,
    rest: (name: string, n: number) => `The last ${n} cards on the table: ${name}.`,
    level: (n: number) => `Level at ${n}: nobody gets it.`,
    levelAll: (n: number) => `Level at ${n}: each gets it.`,
    best: 'The best card of each suit counts.',
    noSuit: (name: string, suits: string) => `${name}: no card of ${suits}, so that primiera does not count.`,
    run: (name: string, n: number) => `${name}: the ${n} lowest of the suit without a gap.`,
    shortRun: (name: string, n: number, min: number) => `${name}: ${n} from the ace on; ${min} are needed.`,
    has: (name: string) => `${name} took it.`,
    sevens: 'Who has more sevens wins; then sixes, then aces.',
    sweeps: 'Each time the table was emptied: 1 point.',
    bonus: 'Won outside of plays, while the round went on.',
    cups: 'cups and swords',
    hearts: 'hearts and spades',
  },
  de: {
    you: 'Du',
    ahead: (name: string, n: number, other: number) => `${name}: ${n}, dahinter ${other}.`,
    rest: (name: string, n: number) => `Rest vom Tisch, ${n} Karten: ${name}.`,
    level: (n: number) => `Gleichstand mit ${n}: Niemand bekommt den Punkt.`,
    levelAll: (n: number) => `Gleichstand mit ${n}: Alle bekommen den Punkt.`,
    best: 'Je Farbe zählt die beste Karte.',
    noSuit: (name: string, suits: string) =>
      `${name}: keine Karte in ${suits}, darum zählt diese Primiera nicht.`,
    run: (name: string, n: number) => `${name}: die ${n} kleinsten der Farbe ohne Lücke.`,
    shortRun: (name: string, n: number, min: number) => `${name}: ${n} ab dem Ass, nötig sind ${min}.`,
    has: (name: string) => `Im Stapel: ${name}.`,
    sevens: 'Es siegt, wer mehr Siebenen hat; dann Sechsen, dann Asse.',
    sweeps: 'Für jeden leergefegten Tisch: 1 Punkt.',
    bonus: 'Außerhalb der Züge gewonnen, während der Runde.',
    cups: 'Kelchen und Schwertern',
    hearts: 'Herz und Pik',
  },
  it: {
    you: 'Tu',
    ahead: (name: string, n: number, other: number) => `${name}: ${n}, dietro ${other}.`,
    rest: (name: string, n: number) => `Le carte rimaste, ${n}: ${name}.`,
    level: (n: number) => `Pari a ${n}: il punto non va a nessuno.`,
    levelAll: (n: number) => `Pari a ${n}: il punto va a tutti.`,
    best: 'Per ogni seme vale la carta migliore.',
    noSuit: (name: string, suits: string) =>
      `${name}: nessuna carta di ${suits}, quindi questa primiera non vale.`,
    run: (name: string, n: number) => `${name}: le ${n} più basse del seme senza salti.`,
    shortRun: (name: string, n: number, min: number) => `${name}: ${n} dall’asso in su, ne servono ${min}.`,
    has: (name: string) => `Tra le prese: ${name}.`,
    sevens: 'Vince chi ha più sette; poi i sei, poi gli assi.',
    sweeps: 'Per ogni tavola svuotata: 1 punto.',
    bonus: 'Punti vinti fuori dalle giocate, durante la smazzata.',
    cups: 'coppe e spade',
    hearts: 'cuori e picche',
  },
} as const;

describe.each(languages)('of a settlement in "%s" the coach says', (language) => {
  const say = why[language];
  const words = new Words(messages[language], [], seats, 'italian');
  const told = (
    item: ScoreLine['item'],
    values: readonly [number, number],
    points: readonly [number, number] = [0, 0],
    ranks: 'italian' | 'french' = 'italian',
    plays: readonly PlayRecord[] = [],
  ): string => {
    const piles: Card[][] = [
      ['7D', '7B'],
      ['7D', '7B', '7C', '7S'],
    ];
    const shown = { sides: piles.map((pile, side) => ({ side, pile, sweeps: [], bonus: 0, score: 0 })) };
    const view = { table: [], sides: shown.sides, plays };
    const rules = { sweepPoints: 1, tableCards: 0 };
    const explain = explanation({ shown, view, words, rules, deck: { ranks } }, language);
    const sides = values.map((value, side) => ({ side, value, points: points[side] ?? 0 }));
    return (
      explain?.({ key: item?.kind ?? '', names: noun, sides, ...(item === undefined ? {} : { item }) }) ?? ''
    );
  };

  it('that a contest is level, and who gets its point then', () => {
    expect(told({ kind: 'most-cards', points: 1 }, [20, 20])).toBe(say.level(20));
    expect(told({ kind: 'most-of-suit', suit: 'D', points: 1, tie: 'all' }, [5, 5])).toBe(say.levelAll(5));
    expect(told({ kind: 'most-of-rank', rank: 'Q', points: 1 }, [3, 1])).toBe(say.ahead(say.you, 3, 1));
  });

  it('who got what was left on the table with it, if anything was', () => {
    const laid = (seat: number, card: Card): PlayRecord => ({ seat, card, captured: [] });
    const cards = { kind: 'most-cards', points: 1 } as const;
    const toldOf = (plays: readonly PlayRecord[]): string => told(cards, [2, 4], [0, 1], 'italian', plays);
    const ahead = say.ahead('Computer', 4, 2);
    expect(toldOf([laid(0, '7C'), laid(1, '7S')])).toBe(`${ahead} ${say.rest('Computer', 2)}`);
    expect(toldOf([laid(0, '7D'), { seat: 1, card: '7C', captured: ['7D'] }])).toBe(ahead);
  });

  it('which suits a primiera lacks, by the names of the deck, and nothing of it where sevens are counted', () => {
    expect(told({ kind: 'primiera', points: 1 }, [0, 84])).toBe(
      `${say.best} ${say.noSuit(say.you, say.cups)} ${say.ahead('Computer', 84, 0)}`,
    );
    expect(told({ kind: 'primiera', points: 1 }, [0, 84], [0, 1], 'french')).toContain(
      say.noSuit(say.you, say.hearts),
    );
    expect(told({ kind: 'primiera', points: 1, mode: 'most-sevens' }, [2, 4])).toBe(say.sevens);
  });

  it('how long a run is, and how long it must be', () => {
    const run = { kind: 'run', suit: 'D', points: 3, min: 3 } as const;
    expect(told(run, [4, 0], [4, 0])).toBe(say.run(say.you, 4));
    expect(told(run, [2, 0])).toBe(say.shortRun(say.you, 2, 3));
    expect(told(run, [0, 0])).toBe('');
  });

  it('who took a card that counts', () => {
    expect(told({ kind: 'card', card: '7D', points: 1 }, [0, 1])).toBe(say.has('Computer'));
    expect(told({ kind: 'set', cards: ['JD', 'QD'], points: 5 }, [1, 0])).toBe(say.has(say.you));
  });
});

describe.skipIf(!hasBrowser)('at the table the coach says', () => {
  let browser: Browser;
  let table: TablePage;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const open = async (pack: string, query: string): Promise<void> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    table = new TablePage(await context.newPage());
    await dealFrom(table.page, pack);
    await table.page.goto(`${address}/?animation=none&assist=coach&${query}`);
    await table.ready();
  };

  const speak = async (language: Language): Promise<void> => {
    await table.page.evaluate((to) => {
      document.documentElement.lang = to;
    }, language);
    await table.page.locator(`scopa-table .table[lang="${language}"]`).waitFor();
  };

  it('of each card what it takes and why, in every language', async () => {
    const said = {
      en: {
        '7D': 'Seven of coins takes four of cups and three of coins. It wins the settebello.',
        KC: 'King of cups takes king of swords. It ',
        '2B': 'Two of clubs takes nothing and would be laid. It ',
      },
      de: {
        '7D': 'Sieben der Münzen nimmt Vier der Kelche und Drei der Münzen. Das gewinnt den Settebello.',
        KC: 'König der Kelche nimmt König der Schwerter. Das ',
        '2B': 'Zwei der Stäbe nimmt nichts und würde abgelegt. Das ',
      },
      it: {
        '7D': 'Sette di denari prende quattro di coppe e tre di denari. Allenatore: prende il settebello.',
        KC: 'Re di coppe prende re di spade. Allenatore: ',
        '2B': 'Due di bastoni non prende e andrebbe in tavola. Allenatore: ',
      },
    } as const;
    const advised = new Map<string, Candidate>();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    table = new TablePage(await context.newPage());
    table.page.on('response', async (response) => {
      if (!response.url().endsWith('/v1/ai-play')) return;
      const { candidates } = (await response.json()) as { candidates: Candidate[] };
      for (const each of candidates) advised.set(each.play.card, advised.get(each.play.card) ?? each);
    });
    await dealFrom(table.page, '7D KC 2B, QS JB 5S, 4C 3D KS 6B');
    await table.page.goto(`${address}/?animation=none&assist=coach`);
    await table.ready();
    await table.settle();
    await expect.poll(() => advised.size).toBe(3);
    expect(advised.get('7D')?.reason.kind).toBe('takes-settebello');
    expect(new Set([...advised.values()].map(({ reason }) => reason.kind)).size).toBeGreaterThan(1);
    for (const language of languages) {
      await speak(language);
      for (const card of ['7D', 'KC', '2B'] as const) {
        await table.page.locator(`scopa-table .hand [data-card="${card}"]`).focus();
        const kind = advised.get(card)?.reason.kind;
        const because = Object.entries(messages[language].reasons).find(([each]) => each === kind)?.[1];
        const line = await table.text('.line p');
        expect(line).toContain(said[language][card]);
        expect(line).toContain(` ${because}.`);
      }
    }
    await table.close();
  });

  it('nothing of a card that nobody looks at: a finger that played the card before leaves no other one chosen', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
    table = new TablePage(await context.newPage());
    await dealFrom(table.page, '7D KC 2B, QS JB 5S, 4C 3D KS 6B');
    await table.page.goto(`${address}/?animation=none&assist=coach`);
    await table.ready();
    await table.settle();
    await table.page.locator('scopa-table .hand [data-card="2B"]').tap();
    await table.settle();
    expect(await table.text('.line p')).toContain(messages.en.yourTurn);
    await table.close();
  });

  it('why each line of a settled round fell as it did, in every language', async () => {
    await open('2S 3B AC, KB KS KC, QD 3D 2B AD', 'variant=cirulla&level=easy');
    await finishRound(table.page);
    await table.page.locator('scopa-table .why').first().waitFor();
    const { score, piles } = await table.page.evaluate(() => {
      const game = document.querySelector('scopa-table')?.game;
      return {
        score: game?.score as RoundScore | undefined,
        piles: game?.view.sides.map(({ pile }) => pile),
      };
    });
    expect(score?.lines.map(({ key }) => key)).toEqual([
      'cards',
      'coins',
      'settebello',
      'primiera',
      'piccola',
      'grande',
      'sweeps',
      'bonus',
    ]);
    const expected = (line: ScoreLine, language: Language): string => {
      const say = why[language];
      const name = (side: number): string => (side === 0 ? say.you : 'Computer');
      const [first, second] = [...line.sides].sort((one, other) => other.value - one.value);
      const own = line.sides.filter(({ value }) => value > 0);
      if (line.key === 'sweeps') return say.sweeps;
      if (line.key === 'bonus') return say.bonus;
      if (line.item?.kind === 'run')
        return own
          .map(({ side, value, points }) =>
            points > 0 ? say.run(name(side), value) : say.shortRun(name(side), value, 3),
          )
          .join(' ');
      if (line.item?.kind === 'card' || line.item?.kind === 'set')
        return own.map(({ side }) => say.has(name(side))).join(' ');
      if (first === undefined || second === undefined) return '';
      const lead = line.key === 'primiera' ? `${say.best} ` : '';
      return `${lead}${
        first.value === second.value
          ? say.level(first.value)
          : say.ahead(name(first.side), first.value, second.value)
      }`;
    };
    for (const language of languages) {
      await speak(language);
      const told = await table.page.evaluate(() =>
        [
          ...(document
            .querySelector('scopa-table')
            ?.shadowRoot?.querySelectorAll('.settlement tbody tr:has(th)') ?? []),
        ].map((row) => row.nextElementSibling?.querySelector('.why')?.textContent ?? ''),
      );
      for (const [i, line] of (score?.lines ?? []).entries()) {
        // What a primiera lacks is told above; here both have all suits, or the round is another.
        if (line.key === 'primiera' && line.sides.some(({ value }) => value === 0)) continue;
        // What was left on the table is told with the cards, where any was.
        const rest = /(?<=\.) [^.]+: (You|Du|Tu|Computer)\.$/;
        const alone = line.key === 'cards' ? told[i]?.replace(rest, '') : told[i];
        expect(alone, `${language} ${line.key}`).toBe(expected(line, language));
      }
    }
    expect(piles?.flat().length).toBe(40);
    await table.close();
  });
});
