import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A virtual screen. */
export interface Screen {
  /** The environment of programs that are to be shown on it. */
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

/** Starts an X server with a screen in memory, on the first free display. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(server);
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  return { env, close: () => server.kill('SIGKILL') };
}

/** The first line that a program prints; rejects if it ends before. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
}
