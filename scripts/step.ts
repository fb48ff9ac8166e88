/** Runs a program as one step of something larger. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs one step in a folder.
 * @throws with all that the program said when it fails
 */
export async function step(
  folder: string,
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    const env = { ...process.env, ...environment };
    await execute(program, [...parameters], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const said = error as Partial<Record<'stdout' | 'stderr' | 'message', string>>;
    throw new Error([said.message, said.stdout].filter(Boolean).join('\n'));
  }
}
