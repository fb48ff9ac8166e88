/** Markup as text, for pages that are made by the build: what is put into a template is escaped unless it is markup. */

/** A piece of a page that is safe to stand in it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Markup | string | number | undefined | readonly Content[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in markup. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function written(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escaped(`${content}`);
  return content.map(written).join('');
}

/** A template: `undefined` is left out, lists are written one after the other. */
export const html = (texts: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(texts.map((text, i) => text + written(contents[i])).join(''));

/** `**bold**` and `[text](address)` of a text as markup, and nothing else. */
export const prose = (text: string): Markup =>
  new Markup(
    escaped(text)
      .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>'),
  );
