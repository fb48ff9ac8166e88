/** What is kept in the browser. Where that is forbidden or full, the table plays on without. */

/** Keys in use on this page, so that two tables keep two games. */
const taken = new Set<string>();

/** A free key that begins with the given one; the same page gives the same keys again after a reload. */
export function claimKey(wished: string): string {
  let key = wished;
  for (let n = 2; taken.has(key); n += 1) key = `${wished}:${n}`;
  taken.add(key);
  return key;
}

/** Another table may use the key. */
export const releaseKey = (key: string): void => {
  taken.delete(key);
};

/** The kept text, or null. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. */
export function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A private window or a full store: nothing to be done, and nothing lost but the reload.
  }
}
