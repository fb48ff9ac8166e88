/** The service in a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { project } from '../../../scripts/project.ts';
import { MatchService } from '../service.ts';

/** A running service on a port of its own and on storage that outlives it. */
export class ServedProcess {
  readonly port: number;
  private readonly storage: string;
  private child: ChildProcess | undefined;

  constructor(port: number, storage: string) {
    this.port = port;
    this.storage = storage;
  }

  /** Starts it; it serves when this is done. */
  async start(): Promise<void> {
    const program = resolve(project, 'test/match/served/serve.ts');
    // A group of its own, so that the runtime under it dies with it.
    const child = spawn(process.execPath, [program, String(this.port), this.storage], {
      cwd: project,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) if (line === 'serving') return;
    throw new Error('The service has not started.');
  }

  /** Kills it without a warning, at once. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  /** The operations of the service. */
  client(): MatchService {
    return new MatchService(async (path, init) => {
      const response = await fetch(`http://localhost:${this.port}${path}`, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    });
  }
}
