/** A guide as a page: Markdown in one plain layout that loads its style and nothing else. */
import { Marked, type Tokens } from 'marked';
import { escaped } from '../../widget/site/pages/markup.ts';
import { addressOfFile, type Guide, guideAddress } from './guides.ts';

/** `Play a whole round` as a fragment. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// What may be wider than a small screen scrolls by itself, by keyboard too.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      return `<pre tabindex="0"><code class="language-${escaped(lang)}">${escaped(text)}\n</code></pre>\n`;
    },
  },
  hooks: {
    postprocess: (html) =>
      html
        .replaceAll('<table>', '<div class="scrolls" role="group" aria-label="Table" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>'),
  },
  walkTokens(token) {
    if (token.type !== 'link') return;
    const link = token as Tokens.Link;
    link.href = addressOfFile(link.href) ?? link.href;
  },
});

/** The page of one guide, with the way to all of them. */
export function guidePage(guide: Guide, guides: readonly Guide[]): string {
  const links = guides.map(({ name, title }) => {
    const here = name === guide.name ? ' aria-current="page"' : '';
    return `<li><a href="${guideAddress(name)}"${here}>${escaped(title)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(guide.title)} · scopa-table API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/guides.css">
</head>
<body>
<header><a href="/">scopa-table</a> <a href="/docs">Reference</a></header>
<nav aria-label="Guides"><ul>
${links.join('\n')}
</ul></nav>
<main>
${markdown.parse(guide.markdown, { async: false })}</main>
</body>
</html>
`;
}
