import { expect, test } from 'vitest';
import { showProgress } from '../../tools/kit/progress.ts';

function screen(isTTY: boolean, columns = 60) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}

test('prints nothing when the output is not a terminal', () => {
  const pipe = screen(false);
  const progress = showProgress('games', 10, pipe);
  progress.advance();
  progress.finish();
  expect(pipe.written).toEqual([]);
});

test('draws at most ten times a second, always the end, and cleans up', () => {
  const terminal = screen(true);
  let time = 0;
  const progress = showProgress('games', 100, terminal, () => time);
  for (let game = 0; game < 100; game++) {
    time += 10;
    progress.advance();
  }
  expect(terminal.written).toHaveLength(11);
  expect(terminal.written[0]).toContain(' 1/100 · 1 s left');
  expect(terminal.written.at(-1)).toContain(' 100/100 · 0 s left');
  progress.finish();
  expect(terminal.written.at(-1)).toBe('\r\x1b[K');
});

test('fits the terminal, however narrow', () => {
  const terminal = screen(true, 12);
  showProgress('a long label', 5, terminal, () => 0).advance(2);
  expect(terminal.written[0]?.replace('\r\x1b[K', '')).toHaveLength(11);
});
