import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a command-line tool ended. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a tool of `tools/` as `npm run` does, in a separate process. With `readOnly`, only that many characters of its
 * output are read before it is closed, as `head` does.
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  readOnly = Number.POSITIVE_INFINITY,
): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tools/${tool}.ts`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const stderr = text(child.stderr);
  let stdout = '';
  // Leaving the loop destroys the stream.
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    stdout += String(chunk);
    if (stdout.length >= readOnly) break;
  }
  return { code: await ended, stdout, stderr: await stderr };
}
