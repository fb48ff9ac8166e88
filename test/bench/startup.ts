/** How long the Worker takes until it can answer: the middle one of several starts. */
import { measureStartUp } from '../../scripts/startUp.ts';
import { percentile } from './load.ts';

const runs = 7;
const bar = 50;

const measured = Array.from({ length: runs }, measureStartUp);
const [fastest, middle] = [percentile(measured, 0), percentile(measured, 0.5)];
console.log(`start-up: ${middle.toFixed(1)} ms (fastest ${fastest.toFixed(1)} ms; bar: at most ${bar} ms)`);
process.exitCode = middle <= bar ? 0 : 1;
