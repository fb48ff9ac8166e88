/** What is heard of a table: nothing, until a person wants it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealFrom } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** A note or a noise, and when it is to begin, in seconds since there is audio. */
interface Heard {
  readonly kind: 'tone' | 'noise';
  readonly pitch: number;
  readonly at: number;
}

declare global {
  /** In the page: what was made and set to sound since it was last asked. */
  var ear: { contexts: number; heard: Heard[] };
  /** In the page: whether the browser knows of something that the person has done. */
  var active: boolean;
}

/** In the page, before anything else: notes what is asked of the browser's audio. */
function listen(): void {
  const ear: typeof globalThis.ear = { contexts: 0, heard: [] };
  const { start: startTone } = OscillatorNode.prototype;
  const { start: startNoise } = AudioBufferSourceNode.prototype;
  OscillatorNode.prototype.start = function (at) {
    ear.heard.push({ kind: 'tone', pitch: this.frequency.value, at: at ?? 0 });
    startTone.call(this, at);
  };
  AudioBufferSourceNode.prototype.start = function (at) {
    ear.heard.push({ kind: 'noise', pitch: 0, at: at ?? 0 });
    startNoise.call(this, at);
  };
  // What drives the browser counts as a person for it.
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: active }) });
  const Real = AudioContext;
  Object.assign(globalThis, {
    ear,
    active: true,
    AudioContext: class extends Real {
      constructor() {
        super();
        ear.contexts += 1;
      }
    },
  });
}

describe.skipIf(!hasBrowser)('a table is heard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** The three of coins is laid, then the seven of cups sweeps; the computer's kings take nothing of it. */
  const open = async (query = ''): Promise<{ readonly table: TablePage; readonly fetched: string[] }> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    const fetched: string[] = [];
    table.page.on('request', (request) => {
      if (request.url().includes('/sound-')) fetched.push(request.url());
    });
    await table.page.addInitScript(listen);
    await dealFrom(table.page, '7C QB 3S, KC KD KB, AD 2D AS 3D');
    await table.page.goto(`${address}/?animation=none&${query}`);
    await table.ready();
    await table.settle();
    return { table, fetched };
  };

  const play = async (table: TablePage, card: string): Promise<readonly Heard[]> => {
    await table.page.locator(`scopa-table .hand [data-card="${card}"]`).click();
    await expect.poll(() => table.page.locator(`scopa-table .hand [data-card="${card}"]`).count()).toBe(0);
    await table.settle();
    await table.page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    return table.page.evaluate(() => ear.heard.splice(0));
  };

  const choose = async (table: TablePage, sound: 'on' | 'off'): Promise<void> => {
    await table.page.locator('scopa-table .tool').nth(4).click();
    await table.page.locator('scopa-table select[name="sound"]').selectOption(sound);
    await table.page.keyboard.press('Escape');
    await table.page.locator('scopa-table dialog[open]').waitFor({ state: 'detached' });
  };

  const contexts = (table: TablePage): Promise<number> => table.page.evaluate(() => ear.contexts);

  it('by nobody who has not asked for it: no audio is made, and nothing is fetched for it', async () => {
    const { table, fetched } = await open();
    expect(await play(table, '7C')).toEqual([]);
    expect(await contexts(table)).toBe(0);
    expect(fetched).toEqual([]);
    await table.close();
  });

  it('from when it is chosen in the menu until it is chosen away, and again after a reload', async () => {
    const { table, fetched } = await open();
    await choose(table, 'on');
    const heard = await play(table, '7C');
    expect(await contexts(table)).toBe(1);
    expect(fetched.length).toBe(1);
    // A knock and a brush for each of the two plays, one brush more for the capture and one for the sweep.
    expect(heard.filter(({ kind }) => kind === 'noise').length).toBeGreaterThanOrEqual(4);
    for (const { at } of heard) expect(at).toBeGreaterThan(0);
    const chord = heard.filter(({ pitch }) => pitch > 500);
    expect(chord.map(({ pitch }) => Math.round(pitch))).toEqual([523, 659, 784, 1047]);
    expect(chord.map(({ at }) => at)).toEqual(chord.map(({ at }) => at).sort((a, b) => a - b));
    await choose(table, 'off');
    expect(await play(table, '3S')).toEqual([]);
    await choose(table, 'on');
    await table.page.reload();
    await table.ready();
    expect(await contexts(table)).toBe(0);
    expect((await play(table, 'QB')).length).toBeGreaterThan(0);
    expect(await contexts(table)).toBe(1);
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('where the page wants it, but not before the person has done something', async () => {
    const { table } = await open();
    await table.page.evaluate(() => {
      const element = document.querySelector('scopa-table');
      if (element === null) return;
      active = false;
      element.sound = 'on';
      element.play('3S');
    });
    await expect.poll(() => table.hand.count()).toBe(2);
    await table.settle();
    expect(await contexts(table)).toBe(0);
    await table.page.evaluate(() => {
      active = true;
    });
    expect((await play(table, 'QB')).length).toBeGreaterThan(0);
    expect(await contexts(table)).toBe(1);
    await table.close();
  });
});
