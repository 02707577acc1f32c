import { readdirSync, readFileSync } from 'node:fs';

/** The processes of a browser, found by its profile folder: the browser itself and everything that it started. */
export function browserProcesses(profile: string): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const id = Number(name);
      const command = read(`/proc/${name}/cmdline`);
      const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1] ?? 0);
      return command === '' ? [] : [{ id, parent, command }];
    });
  const found = new Set(processes.filter(({ command }) => command.includes(profile)).map(({ id }) => id));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { id, parent } of processes) if (found.has(parent)) found.add(id);
  }
  return [...found];
}

/** Kills processes at once, so that none of them can write any more. */
export function killAll(processes: readonly number[]): void {
  for (const id of processes) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process is gone.
    return '';
  }
}
