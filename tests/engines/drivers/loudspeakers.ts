import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A silent audio output. */
export interface Loudspeakers {
  /** The environment of programs that are to play on them. */
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

/** Starts a sound server that plays into nothing. Firefox stops the clock of all sound on a computer without one. */
export async function openLoudspeakers(): Promise<Loudspeakers> {
  const home = mkdtempSync(join(tmpdir(), 'faza-sound-'));
  const socket = join(home, 'native');
  const listening = `module-native-protocol-unix socket=${socket} auth-anonymous=1`;
  const own = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1'];
  const server = spawn('pulseaudio', [...own, '-L', 'module-null-sink', '-L', listening], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, PULSE_RUNTIME_PATH: home },
  });
  let failure: unknown;
  server.once('error', (error) => (failure = error));
  for (let tries = 0; !existsSync(socket); tries++) {
    if (failure !== undefined || server.exitCode !== null || tries === 100)
      throw new Error('pulseaudio does not start', { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const close = (): void => {
    server.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  return { env: { PULSE_SERVER: `unix:${socket}` }, close };
}
