/**
 * Throughput of the service: `POST /v1/legal-plays` beside an endpoint of the same Worker that parses the same requests
 * by the same schema and answers as many bytes without thinking. Both run in one workerd, in turn.
 */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bundleWorker } from './bundle.ts';
import { Load, percentile, type Slice } from './load.ts';
import { positions } from './positions.ts';

const connections = 8;
const sliceMilliseconds = 500;
const rounds = 12;
const bar = 0.7;

const middle = (values: readonly number[]): number => percentile(values, 0.5);

function report(name: string, slices: readonly Slice[]): void {
  const latencies = slices.flatMap((slice) => slice.latencies);
  const figures = [0.5, 0.95, 0.99].map(
    (share) => `p${share * 100} ${percentile(latencies, share).toFixed(2)} ms`,
  );
  const rate = Math.round(middle(slices.map((slice) => slice.rate)));
  console.log(`${name.padEnd(16)} ${String(rate).padStart(7)} requests/s   ${figures.join('   ')}`);
}

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: await bundleWorker('worker.ts'),
    compatibilityDate: '2026-11-01',
    cf: false,
  }),
);
const load = new Load(connections);
try {
  const origin = await miniflare.ready;
  const bodies = positions().map((state) => JSON.stringify({ game: { state } }));
  const service = (): URL => new URL('/v1/legal-plays', origin);
  const echo = (position: number): URL => new URL(`/echo?position=${position}`, origin);

  // Both must say the same, or they are not comparable.
  for (const [position, body] of bodies.entries()) {
    const [answer, echoed] = [await load.send(service(), body), await load.send(echo(position), body)];
    if (answer !== echoed)
      throw new Error(`The echo of position ${position} differs from the service's answer.`);
  }

  const measured: { readonly service: Slice; readonly echo: Slice }[] = [];
  await load.slice(service, bodies, sliceMilliseconds);
  await load.slice(echo, bodies, sliceMilliseconds);
  for (let round = 0; round < rounds; round++) {
    // Who goes first alternates, so that neither gains from the other's heat.
    const first = round % 2 === 0 ? await load.slice(service, bodies, sliceMilliseconds) : undefined;
    const echoed = await load.slice(echo, bodies, sliceMilliseconds);
    measured.push({ service: first ?? (await load.slice(service, bodies, sliceMilliseconds)), echo: echoed });
  }

  console.log(
    `${bodies.length} positions of all variants, ${connections} connections, ${rounds} rounds in turn`,
  );
  report(
    'echo',
    measured.map((pair) => pair.echo),
  );
  report(
    'legal-plays',
    measured.map((pair) => pair.service),
  );
  const ratio = middle(measured.map((pair) => pair.service.rate / pair.echo.rate));
  console.log(`legal-plays / echo: ${ratio.toFixed(3)} (bar: at least ${bar})`);
  process.exitCode = ratio >= bar ? 0 : 1;
} finally {
  load.close();
  await miniflare.dispose();
}
