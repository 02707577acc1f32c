/** Where a progress bar is drawn; `process.stderr` unless a test brings its own. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A bar that advances during long work. */
export interface Progress {
  /** Advances by that many units of work. */
  advance(units?: number): void;
  /** Removes the bar, so that results start on a clean line. */
  finish(): void;
}

const REDRAW_EVERY_MS = 100;
const SILENT: Progress = { advance: () => undefined, finish: () => undefined };

/**
 * A progress bar for `total` units of work, shown only on a terminal, so that logs and pipes stay clean. Redraws at
 * most ten times a second. `now` is in milliseconds.
 */
export function showProgress(
  label: string,
  total: number,
  screen: Screen = process.stderr,
  now: () => number = Date.now,
): Progress {
  if (!screen.isTTY || total <= 0) return SILENT;
  const began = now();
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  return {
    advance(units = 1) {
      done = Math.min(total, done + units);
      const time = now();
      if (time - drawnAt < REDRAW_EVERY_MS && done < total) return;
      drawnAt = time;
      screen.write(`\r\x1b[K${line(label, done, total, time - began, screen.columns ?? 80)}`);
    },
    finish() {
      screen.write('\r\x1b[K');
    },
  };
}

/** `label ████░░░░ 1200/5000 · 12 s left`, cut to the width of the terminal. */
function line(label: string, done: number, total: number, elapsed: number, columns: number): string {
  const left = done === 0 ? '' : ` · ${Math.ceil((elapsed / done) * (total - done) * 0.001)} s left`;
  const tail = ` ${done}/${total}${left}`;
  const width = Math.max(0, Math.min(40, columns - label.length - tail.length - 2));
  const full = Math.round((width * done) / total);
  return `${label} ${'█'.repeat(full)}${'░'.repeat(width - full)}${tail}`.slice(0, Math.max(0, columns - 1));
}
