/** A finished round in a link: all that the service needs to play it again; nothing is stored anywhere. */

import type { Served } from '../model/saved.ts';
import { matchPointsBefore } from '../model/settlement.ts';
import type { Card, GivenRules, PlayRecord } from '../net/types.ts';

/** The round, as the service replays it. */
export interface RecordedRound {
  readonly rules: GivenRules;
  readonly dealer: number;
  /** From which the pack was shuffled: the seed, or else the pack itself. */
  readonly seed?: string;
  readonly deckOrder?: readonly Card[];
  readonly scores?: readonly number[];
  readonly round: number;
  readonly plays: readonly { readonly card: Card; readonly captured: readonly Card[] }[];
}

/** More is no round, but somebody's joke. */
const longest = 6000;

const format = 1;

/** Cards of plays in a row: `7C5D2S.KB`. */
const playsText = (plays: RecordedRound['plays']): string =>
  plays.map(({ card, captured }) => [card, ...captured].join('')).join('.');

const cardsOf = (text: string): Card[] => text.match(/[A-Z0-9][DCBS]/g) ?? [];

/** The round that has just been settled. */
export function roundOf(
  { view, score }: Pick<Served, 'view' | 'score'>,
  from: Pick<RecordedRound, 'seed' | 'deckOrder'>,
): RecordedRound {
  return {
    rules: view.rules,
    dealer: view.dealer,
    ...from,
    scores: view.sides.map(({ side, score: now }) =>
      score === undefined ? now : matchPointsBefore(score, side),
    ),
    round: view.round,
    plays: (view.plays ?? []).map(({ card, captured }: PlayRecord) => ({ card, captured })),
  };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: TransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The fragment of a round: deflated JSON in base64 for addresses. */
export async function fragmentOfRound({
  rules,
  dealer,
  seed,
  deckOrder,
  scores,
  round,
  plays,
}: RecordedRound): Promise<string> {
  const said = [
    format,
    rules,
    dealer,
    seed ?? deckOrder?.join('') ?? '',
    playsText(plays),
    round,
    scores ?? [],
  ];
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(said)),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(String.fromCharCode(...packed));
  return `#replay=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The link of a round, to the page that is open. */
export async function replayLink(round: RecordedRound): Promise<string> {
  const url = new URL(location.href);
  url.hash = await fragmentOfRound(round);
  return url.href;
}

/** The round of a fragment; nothing when it holds none. What it says is looked at by the service. */
export async function roundOfFragment(fragment: string): Promise<RecordedRound | undefined> {
  const text = fragment.replace(/^#replay=/, '');
  if (text.length > longest || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(packed, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return recordOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

const isChoice = (value: unknown): value is GivenRules =>
  typeof value === 'object' && value !== null && 'variant' in value && typeof value.variant === 'string';

function recordOf(said: unknown): RecordedRound | undefined {
  if (!Array.isArray(said)) return undefined;
  const [version, rules, dealer, from, plays, round, scores]: readonly unknown[] = said;
  if (version !== format || !isChoice(rules) || typeof dealer !== 'number' || typeof round !== 'number')
    return undefined;
  if (typeof from !== 'string' || typeof plays !== 'string' || !Array.isArray(scores)) return undefined;
  const numbers = scores.filter((score) => typeof score === 'number');
  return {
    rules,
    dealer,
    ...(/^[0-9a-f]{64}$/.test(from) ? { seed: from } : { deckOrder: cardsOf(from) }),
    round,
    scores: numbers,
    plays: plays.split('.').flatMap((play) => {
      const [card, ...captured] = cardsOf(play);
      return card === undefined ? [] : [{ card, captured }];
    }),
  };
}
