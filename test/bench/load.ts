/** Load on an address of this machine, and what it measured. */
import { Agent, request } from 'node:http';

/** One stretch of load. */
export interface Slice {
  /** Answers per second over the whole stretch. */
  readonly rate: number;
  /** Of each request, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Sends one body after the other over a fixed number of kept connections. */
export class Load {
  readonly #agent: Agent;
  readonly #connections: number;
  #next = 0;

  constructor(connections: number) {
    this.#connections = connections;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends a body as JSON and reads the whole answer. @throws when the status is not 200 */
  send(address: URL, body: string): Promise<string> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return new Promise((answer, fail) => {
      const sent = request(address, { method: 'POST', agent: this.#agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) answer(text);
          else fail(new Error(`${address.pathname} answered ${response.statusCode}: ${text}`));
        });
      });
      sent.on('error', fail);
      sent.end(body);
    });
  }

  /** Keeps every connection busy for so many milliseconds, with the bodies in turn. */
  async slice(
    address: (index: number) => URL,
    bodies: readonly string[],
    milliseconds: number,
  ): Promise<Slice> {
    const latencies: number[] = [];
    const begin = performance.now();
    const client = async (): Promise<void> => {
      while (performance.now() - begin < milliseconds) {
        const index = this.#next++ % bodies.length;
        const sent = performance.now();
        await this.send(address(index), bodies[index]);
        latencies.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: this.#connections }, client));
    return { rate: (1000 * latencies.length) / (performance.now() - begin), latencies };
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
