import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/kernel/at.ts';
import { exportAll, importText } from '../../../src/shell/archive/store/archiveFile.ts';
import { textOf } from '../../../src/shell/archive/store/rowOf.ts';
import { archiveOf, markAt, matches } from './kit.ts';

const [first, second, third] = [at(matches, 0), at(matches, 1), at(matches, 2)];
const door = { owns: () => false, at: new Date('2026-11-22T12:00Z'), pause: async () => undefined };

describe('kept games in a file', () => {
  test('all of them come back with their marks, and once', async () => {
    const archive = archiveOf();
    await archive.keep(first, markAt(1));
    await archive.keep(second, { ...markAt(2), own: false });
    await archive.keep(third, { ...markAt(3), practice: true });
    const { text, games } = await exportAll(archive);
    expect(games).toBe(3);
    const other = archiveOf();
    await other.keep(second, { ...markAt(2), own: false });
    expect(await importText(other, text, door)).toEqual({ added: 2, known: 1, refused: 0 });
    expect(await other.entries()).toEqual(await archive.entries());
    expect(await importText(other, text, door)).toEqual({ added: 0, known: 3, refused: 0 });
  });

  test('a single game that somebody shared is taken, and is not the player’s own', async () => {
    const archive = archiveOf();
    expect(await importText(archive, textOf(first), door)).toEqual({ added: 1, known: 0, refused: 0 });
    expect(await archive.entries()).toMatchObject([{ own: false, at: door.at.toISOString() }]);
  });

  test('a practice game counts nowhere, whatever a file says of it', async () => {
    const archive = archiveOf();
    await archive.keep({ ...first, practice: true }, { ...markAt(1), practice: true });
    const file = JSON.parse((await exportAll(archive)).text);
    file.games[0].practice = false;
    const other = archiveOf();
    await importText(other, JSON.stringify(file), door);
    expect(await other.entries()).toMatchObject([{ practice: true }]);
  });

  test('a damaged game is left out, the others are taken', async () => {
    const archive = archiveOf();
    await archive.keep(first, markAt(1));
    await archive.keep(second, markAt(2));
    const file = JSON.parse((await exportAll(archive)).text);
    file.games[0].game.record.hashes[0] = '0'.repeat(14);
    const other = archiveOf();
    expect(await importText(other, JSON.stringify(file), door)).toEqual({ added: 1, known: 0, refused: 1 });
  });

  test('any other text changes nothing and harms nothing', async () => {
    const archive = archiveOf();
    const start = '{"kind":"faza replays","format":1,"games":';
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((games) => `${start}${games}}`),
      fc.constantFrom(start, `${start}[null]}`, `${start}${'['.repeat(20_000)}`, '['.repeat(20_000)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const imported = await importText(archive, text, door);
        expect(imported?.added ?? 0).toBe(0);
        expect(await archive.entries()).toEqual([]);
      }),
    );
  });
});
