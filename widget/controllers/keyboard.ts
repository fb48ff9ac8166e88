/** The keys of the table, as commands. */

/** What a key asks for. */
export type Command =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'cycle'; readonly step: 1 | -1 }
  | { readonly kind: 'confirm' | 'go' | 'cancel' | 'new' | 'level' | 'deck' | 'hint' | 'back' | 'keys' };

const letters: Readonly<Record<string, Command>> = {
  n: { kind: 'new' },
  l: { kind: 'level' },
  d: { kind: 'deck' },
  h: { kind: 'hint' },
  u: { kind: 'back' },
  '?': { kind: 'keys' },
  escape: { kind: 'cancel' },
  enter: { kind: 'go' },
};

const whileChoosing: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'cycle', step: -1 },
  ArrowUp: { kind: 'cycle', step: -1 },
  ArrowRight: { kind: 'cycle', step: 1 },
  ArrowDown: { kind: 'cycle', step: 1 },
  Enter: { kind: 'confirm' },
};

/** The command of a key; while a capture is being chosen, arrows and Enter belong to it. */
export function commandOf(event: KeyboardEvent, choosing: boolean): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const chosen = choosing ? whileChoosing[event.key] : undefined;
  if (chosen !== undefined) return chosen;
  if (/^[0-9]$/.test(event.key)) return { kind: 'card', index: (Number(event.key) + 9) % 10 };
  return letters[event.key.toLowerCase()];
}
