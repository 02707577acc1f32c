import { expect, test } from 'vitest';
import { MOST_SAVE_TEXT } from '../../../src/shell/saves/saves.ts';
import { readTextFile } from '../../../src/shell/share/gameFile.ts';

test('a file gives its text, without the mark that some editors begin it with', async () => {
  expect(await readTextFile(new Blob(['{"a":"🛸"}']))).toEqual({ text: '{"a":"🛸"}' });
  expect(await readTextFile(new Blob(['\ufeff{}']))).toEqual({ text: '{}' });
});

test('a file that is far too large is refused before it is read', async () => {
  const huge = new Blob([' '.repeat(MOST_SAVE_TEXT + 1)]);
  huge.text = () => Promise.reject(new Error('it was read'));
  expect(await readTextFile(huge)).toEqual({ problem: 'tooBig' });
});

test('a file that cannot be read, a folder for example, is refused', async () => {
  const folder = new Blob([]);
  folder.text = () => Promise.reject(new DOMException('not readable', 'NotReadableError'));
  expect(await readTextFile(folder)).toEqual({ problem: 'unreadable' });
});
