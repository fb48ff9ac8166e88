import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { localService } from '../../scripts/clients/language.ts';
import { guideAddress, readGuides } from '../../scripts/guides/guides.ts';

interface Sample {
  readonly language: 'js' | 'sh';
  readonly code: string;
  /** What the guide shows beneath it: a part of the JSON answered, or what is printed, with other numbers. */
  readonly shown: { readonly language: string; readonly text: string } | undefined;
}

const fence = /```(sh|js)\n(.*?)```(?:\n\n```(json|text)\n(.*?)```)?/gs;

function samplesOf(markdown: string): readonly Sample[] {
  return [...markdown.matchAll(fence)].map(([, language, code = '', shownAs, text = '']) => ({
    language: language === 'sh' ? 'sh' : 'js',
    code,
    shown: shownAs === undefined ? undefined : { language: shownAs, text },
  }));
}

/** What a sample prints when it asks the service under test. */
async function run({ language, code }: Sample): Promise<string> {
  const asked = code.replaceAll(localService, inject('serverUrl'));
  const [program, ...parameters] =
    language === 'sh'
      ? ['bash', '--norc', '-euc', asked]
      : [process.execPath, '--input-type=module', '-e', asked];
  const { stdout, stderr } = await promisify(execFile)(program, parameters);
  expect(stderr).toBe('');
  return stdout;
}

/** Numbers of one or two digits depend on the deal; longer ones are the point. */
const numbersAside = (text: string): string => text.replace(/(?<!\d)\d{1,2}(?= points)/g, 'N');

const guides = readGuides();

describe.for(guides)('the guide "$title"', ({ name, title, markdown }) => {
  const samples = samplesOf(markdown);

  test.runIf(samples.length > 0)('shows code that runs, and what it answers', async () => {
    for (const sample of samples) {
      const printed = await run(sample);
      expect(printed).not.toBe('');
      if (sample.shown?.language === 'json')
        expect(JSON.parse(printed)).toMatchObject(JSON.parse(sample.shown.text));
      if (sample.shown?.language === 'text')
        expect(numbersAside(printed)).toBe(numbersAside(sample.shown.text));
    }
  });

  test('is a page of the service whose links lead somewhere, and which loads nothing from elsewhere', async () => {
    const answer = await fetch(inject('serverUrl') + guideAddress(name));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(`<title>${title} · scopa-table API</title>`);
    expect(page).not.toMatch(/(?:src|href)="https?:/);
    for (const [, address = ''] of page.matchAll(/href="(\/[^"]*)"/g))
      expect([address, (await fetch(inject('serverUrl') + address)).status]).toEqual([address, 200]);
  });
});

test('llms.txt leads to the documents and every guide, and llms-full.txt has them all', async () => {
  const overview = await (await fetch(`${inject('serverUrl')}/llms.txt`)).text();
  const full = await (await fetch(`${inject('serverUrl')}/llms-full.txt`)).text();
  expect(overview).toContain('(/openapi.json)');
  for (const { name, title } of guides.filter((guide) => guide.name !== 'index')) {
    expect(overview).toContain(`[${title}](${guideAddress(name)})`);
    expect(full).toContain(`# ${title}\n`);
  }
});
