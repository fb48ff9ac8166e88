/**
 * The shuffle of a deal, written once more after its description in the API's documentation and with the browser's own
 * SHA-256: a check that used the service's code would prove nothing.
 */

const encode = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** SHA-256 of bytes written as hexadecimal digits, one text after the other; hexadecimal. */
export async function hashOf(...texts: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encode(texts.join('')));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Draws evenly from 0 to k - 1. */
type Uniform = (k: number) => Promise<number>;

/** The numbers of a seed: SHA-256(seed ‖ n) for n = 0, 1, 2 …, each block eight numbers of 32 bits. */
function uniformFrom(seed: string): Uniform {
  let block: readonly number[] = [];
  let blocks = 0;
  const next = async (): Promise<number> => {
    if (block.length === 0) {
      const hash = await hashOf(seed, blocks.toString(16).padStart(8, '0'));
      block = (hash.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
      blocks += 1;
    }
    const [first = 0, ...rest] = block;
    block = rest;
    return first;
  };
  return async (k) => {
    // Numbers beyond the last whole multiple of k would make some results likelier than others.
    const limit = 2 ** 32 - (2 ** 32 % k);
    let number = await next();
    while (number >= limit) number = await next();
    return number % k;
  };
}

async function shuffled(deck: readonly string[], uniform: Uniform): Promise<readonly string[]> {
  const pack = [...deck];
  for (let i = pack.length - 1; i > 0; i -= 1) {
    const j = await uniform(i + 1);
    const [above, below] = [pack[i] ?? '', pack[j] ?? ''];
    pack[i] = below;
    pack[j] = above;
  }
  return pack;
}

/** The packs that a seed gives, one for each time it is dealt anew; the dealer is drawn first. */
export async function* packsOf(
  seed: string,
  deck: readonly string[],
  players: number,
): AsyncGenerator<readonly string[]> {
  const uniform = uniformFrom(seed);
  await uniform(players);
  for (;;) yield await shuffled(deck, uniform);
}
