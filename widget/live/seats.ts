/** Who sits at a live table, in words. */
import { fill } from '../i18n/fill.ts';
import type { Match, MatchSeat } from '../net/types.ts';
import type { LiveMessages } from './en.ts';

const plainPlural = new Intl.PluralRules('en');

/** A text of live play with its holes filled. */
export const say = (
  text: string,
  filling: Readonly<Record<string, string | number>>,
  plural = plainPlural,
): string => fill(text, filling, plural);

/** A person's place, also while the computer plays there for somebody. */
export const isPersons = ({ kind, name }: MatchSeat): boolean =>
  kind === 'human' || (kind === 'computer' && name !== undefined);

/** What the person on a seat is called; nothing for a computer. */
export function nameOf(seats: readonly MatchSeat[], seat: number, m: LiveMessages): string | undefined {
  const known = seats.find((each) => each.seat === seat);
  if (known === undefined || known.kind === 'vacant') return undefined;
  if (known.name !== undefined) return known.name;
  return known.kind === 'human' ? say(m.guest, { n: seat + 1 }) : undefined;
}

/** What has changed at the table, one sentence each, but for the own seat. */
export function seatNews(
  before: readonly MatchSeat[],
  after: readonly MatchSeat[],
  own: number | undefined,
  m: LiveMessages,
): readonly string[] {
  return after.flatMap((now) => {
    const then = before.find((each) => each.seat === now.seat);
    const name = nameOf(after, now.seat, m) ?? nameOf(before, now.seat, m);
    if (then === undefined || name === undefined || now.seat === own) return [];
    if (then.kind === 'human' && now.kind === 'computer') return [say(m.tookOver, { name })];
    if (now.kind !== 'human') return [];
    if (now.connected !== then.connected) return [say(now.connected ? m.came : m.went, { name })];
    return now.ready && !then.ready ? [say(m.isReady, { name })] : [];
  });
}

/** Those whom the next round waits for. */
export const unready = ({ seats }: Match): readonly MatchSeat[] =>
  seats.filter(({ kind, ready }) => kind === 'human' && !ready);
