import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckOrderOf } from '../../engine/index.ts';
import { httpClient } from '../../widget/net/httpClient.ts';
import { matchClient } from '../../widget/net/matchClient.ts';
import { operationsAt } from '../../widget/net/request.ts';
import type { Match, RecordedRound } from '../../widget/net/types.ts';
import { matchIdIn } from '../../widget/verify/checkMatch.ts';
import { type CheckedGame, type CheckName, checkRound } from '../../widget/verify/checkRound.ts';
import { depart, isOver, matchOf, playUntil, twoPeople } from './livePages.ts';
import { address, hasBrowser, openBrowser } from './table.ts';

const matches = matchClient(address);
const call = operationsAt(address);

/** What the checks need to know of a variant. */
async function gameOf(variant: string, players?: number): Promise<CheckedGame> {
  const rules = { variant, ...(players === undefined ? {} : { players }) };
  const resolved = await call('post', '/v1/rules', { body: { rules } }, (answer) => answer.resolved);
  if (!resolved.ok) throw new Error(variant);
  const deck = await httpClient(address).getDeck(resolved.value.deck?.kind ?? '');
  if (!deck.ok) throw new Error(variant);
  return { deck: deck.value, rules: resolved.value };
}

const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** A recorded round as the engine deals it, without its plays. */
function recorded(rules: { variant: string; players?: number }, dealer: number): RecordedRound {
  const seed = randomBytes(32);
  const added = [randomBytes(32), randomBytes(5)];
  const deckSeed = sha256(seed, ...added);
  const order = deckOrderOf({ rules, seed: deckSeed, dealer });
  if (!order.ok) throw new Error(order.fault.message);
  return {
    round: 1,
    dealer,
    seed: seed.toString('hex'),
    entropies: added.map((each, seat) => ({ seat, entropy: each.toString('hex') })),
    commitment: sha256(seed).toString('hex'),
    deckSeed: deckSeed.toString('hex'),
    deckOrder: order.value,
    scores: [0, 0],
    overtime: false,
    plays: [],
  };
}

const failed = async (round: RecordedRound, game: CheckedGame): Promise<readonly CheckName[]> => {
  const { checks } = await checkRound(round, game, undefined);
  return checks.filter(({ holds }) => !holds).map(({ name }) => name);
};

/** A match of a person and computers that is over, played over HTTP. */
async function finishedMatch(variant: string, players: number): Promise<string> {
  const seats = Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? 'human' : 'computer' }));
  const created = await matches.create({ rules: { variant, players, target: 1 }, seats });
  if (!created.ok) throw new Error(JSON.stringify(created.failure));
  const { seat, seatToken: token } = created.value;
  let match: Match = created.value.match;
  const own = { matchId: match.matchId, seat, token };
  while (match.status !== 'finished') {
    const [play] = match.view?.legalPlays ?? [];
    const next =
      match.status === 'between-rounds' || play === undefined
        ? await matches.ready(own, randomBytes(32).toString('hex'))
        : await matches.play(own, match.version, { card: play.card, captured: [...play.captured] });
    if (!next.ok) throw new Error(JSON.stringify(next.failure));
    match = 'match' in next.value ? next.value.match : next.value;
  }
  return match.matchId;
}

describe('the check of a deal', () => {
  it.each([
    ['scopa', 2],
    ['cirulla', 4],
    ['karl', 3],
    ['scopone', 4],
  ])('finds every honest deal of %s for %i in order, dealt anew or not', async (variant, players) => {
    const game = await gameOf(variant, players);
    let redeals = 0;
    for (let i = 0; i < 60; i += 1) {
      const round = recorded({ variant, players }, i % players);
      const checked = await checkRound(round, game, {
        commitment: round.commitment,
        entropy: round.entropies[0]?.entropy ?? '',
      });
      expect(checked.checks.filter(({ holds }) => !holds)).toEqual([]);
      expect(checked.checks.map(({ name }) => name)).toContain('noted');
      redeals += checked.redeals;
    }
    if (variant === 'cirulla') expect(redeals).toBeGreaterThan(0);
  });

  it('finds what does not fit', async () => {
    const game = await gameOf('scopa');
    const round = recorded({ variant: 'scopa' }, 0);
    const [first = '7D', second = '7C', ...rest] = round.deckOrder;
    const other = randomBytes(32).toString('hex');
    expect(await failed(round, game)).toEqual([]);
    expect(await failed({ ...round, deckOrder: [second, first, ...rest] }, game)).toEqual(['deckOrder']);
    expect(await failed({ ...round, seed: other }, game)).toEqual(['commitment', 'deckSeed']);
    expect(await failed({ ...round, deckSeed: other }, game)).toEqual(['deckSeed', 'deckOrder']);
    expect(await failed({ ...round, entropies: [] }, game)).toEqual(['deckSeed']);
    // The first cards of the pack are the leader's; seat 1 leads.
    const foreign = { seat: 0, card: first, captured: [], by: 'person' };
    expect(await failed({ ...round, plays: [foreign] }, game)).toEqual(['hands']);
    expect(await failed({ ...round, plays: [{ ...foreign, seat: 1 }] }, game)).toEqual([]);
    const noted = await checkRound(round, game, { commitment: other, entropy: other });
    expect(noted.checks.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual(['noted', 'entropy']);
  });

  it('takes no pack for a redeal that the rules do not want', async () => {
    const game = await gameOf('scopa');
    const round = recorded({ variant: 'scopa' }, 0);
    const lenient = { ...game, rules: { ...game.rules, deal: { ...game.rules.deal, redeal: { kings: 0 } } } };
    const { packsOf } = await import('../../widget/verify/shuffle.ts');
    const packs = packsOf(
      round.deckSeed,
      game.deck.map(({ card }) => card),
      2,
    );
    await packs.next();
    const later = (await packs.next()).value ?? [];
    expect(await failed({ ...round, deckOrder: later }, game)).toEqual(['deckOrder']);
    expect(await failed({ ...round, deckOrder: later }, lenient)).toEqual([]);
  });

  it('reads the match out of a link or an id', () => {
    expect(matchIdIn('https://x.example/?a=b#match=abc1&invite=zz')).toBe('abc1');
    expect(matchIdIn(' abc1 ')).toBe('abc1');
    expect(matchIdIn('')).toBeUndefined();
    expect(matchIdIn('no match here')).toBeUndefined();
  });
});

describe('the program in the README', () => {
  it('checks a finished match against the running service', { timeout: 60_000 }, async () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
    const blocks = [...readme.matchAll(/```js\n(.*?)```/gs)].map((match) => match[1] ?? '');
    const program = blocks.find((text) => text.includes('/record`')) ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'scopa-'));
    const file = join(folder, 'check.mjs');
    writeFileSync(file, program);
    try {
      for (const [variant, players] of [
        ['scopa', 2],
        ['karl', 3],
      ] as const) {
        const matchId = await finishedMatch(variant, players);
        const { stdout } = await promisify(execFile)(process.execPath, [file, address, matchId]);
        expect(stdout.trim().split('\n').length).toBeGreaterThan(0);
        for (const line of stdout.trim().split('\n'))
          expect(line).toMatch(/^round \d+: seed as committed, pack as shuffled$/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe.skipIf(!hasBrowser)('the page that checks deals', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('finds a match that was played at the table in order, and the commitments as the browser noted them', async () => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en&target=3');
    await playUntil([anna, bruno], async () => (await isOver(anna)) && (await isOver(bruno)));
    for (const { table } of [anna, bruno]) {
      await table.page.goto(`${address}/verify?lang=en#match=${matchOf(invitation)}`);
      await table.page.locator('.verdict.good').filter({ hasText: 'Everything fits' }).waitFor();
      const rounds = await table.page.locator('section[data-round]').count();
      for (const name of ['commitment', 'noted', 'entropy', 'deckSeed', 'deckOrder', 'hands'])
        expect(await table.page.locator(`[data-check="${name}"][data-holds="true"]`).count(), name).toBe(
          rounds,
        );
      expect(table.complaints).toEqual([]);
    }
    await depart(anna, bruno);
  });

  it('says what does not fit, and in words when there is nothing to check', async () => {
    const matchId = await finishedMatch('scopa', 2);
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.route('**/record', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: text.replace(/("deckOrder":\[)"(..)","(..)"/, '$1"$3","$2"'),
      });
    });
    await page.goto(`${address}/verify#match=${matchId}`);
    await page.getByText('Etwas stimmt nicht.').waitFor();
    await page.getByText('Das Mischen ergibt ein anderes Kartenpaket, als gegeben wurde.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await page.getByText(/Alles stimmt/).waitFor();
    await page.getByRole('textbox').fill('nothing');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await page.getByText('Diese Partie gibt es nicht oder nicht mehr.').waitFor();
    await context.close();
  });
});
