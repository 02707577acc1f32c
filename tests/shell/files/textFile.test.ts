import { expect, test } from 'vitest';
import { readTextFile } from '../../../src/shell/files/textFile.ts';
import { MOST_GAME_TEXT } from '../../../src/shell/persistence/gameText.ts';

test('a file is read as text, without the byte order mark that some editors add', async () => {
  expect(await readTextFile(new Blob(['{"a":"🛸"}']), 1_000_000)).toEqual({ text: '{"a":"🛸"}' });
  expect(await readTextFile(new Blob(['\ufeff{}']), 1_000_000)).toEqual({ text: '{}' });
});

test('a file that is far too large is refused before it is read', async () => {
  const huge = new Blob([' '.repeat(MOST_GAME_TEXT + 1)]);
  huge.text = () => Promise.reject(new Error('it was read'));
  expect(await readTextFile(huge, 1_000_000)).toEqual({ problem: 'tooBig' });
});

test('a file that cannot be read, a folder for example, is refused', async () => {
  const folder = new Blob([]);
  folder.text = () => Promise.reject(new DOMException('not readable', 'NotReadableError'));
  expect(await readTextFile(folder, 1_000_000)).toEqual({ problem: 'unreadable' });
});
