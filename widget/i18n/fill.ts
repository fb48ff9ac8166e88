/** Texts with holes. */

const hole = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fills `{name}` with a word or number and `{n|card|cards}` with a number and the noun that fits it by the plural rules
 * of the language.
 */
export const fill = (
  text: string,
  filling: Readonly<Record<string, string | number>>,
  plural: Intl.PluralRules,
): string =>
  text.replace(hole, (_, name: string, one?: string, other?: string) => {
    const value = filling[name] ?? '';
    if (other === undefined) return `${value}`;
    return `${value} ${plural.select(Number(value)) === 'one' ? one : other}`;
  });
