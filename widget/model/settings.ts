/** How the table looks: what the page says, and what the person has chosen over it. */

/** A field that a person can change. */
export type SettingKey = 'deck' | 'indices' | 'assist' | 'animation' | 'theme' | 'lang' | 'sound' | 'order';

/** What was chosen at the table; a field that is absent follows the page. */
export type Chosen = Readonly<Partial<Record<SettingKey, string>>>;

/** All of them. */
export const settingKeys: readonly SettingKey[] = [
  'deck',
  'indices',
  'assist',
  'animation',
  'theme',
  'lang',
  'sound',
  'order',
];

/** Reads what was kept; anything strange is left out. */
export function parseChosen(text: string | null): Chosen {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).filter(
      ([key, each]) => settingKeys.some((other) => other === key) && typeof each === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** The value when it is one of the offered, else the first of these. */
export function oneOf<Value extends string>(
  value: string | undefined,
  offered: readonly [Value, ...Value[]],
): Value {
  return offered.find((each) => each === value) ?? offered[0];
}
