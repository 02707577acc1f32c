import { describe, expect, test } from 'vitest';
import { memoryGameStore } from '../../../src/shell/persistence/archive/archiveStore.ts';
import { backupFile, claimsBackup, parseBackup } from '../../../src/shell/persistence/backup.ts';
import { archiveOf, markAt } from './archive/kit.ts';
import { matches } from './archive/matches.ts';

const backup = {
  at: '2026-11-23T12:00:00.000Z',
  texts: { 'faza.game': '{}', 'faza.dice.refused.1': 'x', 'bids.lastGame': '' },
  archives: { faza: [{ id: '1', game: { packing: 'plain', bytes: Uint8Array.of(0, 127, 255) } }], bids: [] },
};
const good = backupFile(backup);

describe('a backup', () => {
  test('comes back unchanged, to the byte', () => {
    expect(claimsBackup(good)).toBe(true);
    expect(parseBackup(good)).toEqual(backup);
  });

  test('of an archive adds every game to another archive unchanged, and what is there stays', async () => {
    const archive = archiveOf();
    for (const [index, match] of matches.slice(0, 3).entries()) await archive.keep(match, markAt(index));
    const rows = parseBackup(backupFile({ ...backup, archives: { faza: await archive.rows() } }))?.archives.faza;
    const store = memoryGameStore();
    const other = archiveOf(store);
    await other.keep(matches[0] ?? expect.fail(), { ...markAt(9), own: false });
    await other.bring([...(rows ?? []), { id: 'damaged' }, 7]);
    const before = await archive.entries();
    const after = await other.entries();
    expect(before).toHaveLength(3);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.filter(({ own }) => !own)).toHaveLength(1);
    expect(other.trouble()).toBeNull();
  });
});

describe('a file that is no backup is refused', () => {
  test.each([
    ['empty', ''],
    ['no object', '[]'],
    ['of another kind', good.replace('faza backup', 'faza replays')],
    ['of a later format', good.replace('"format":1', '"format":2')],
    ['with more than belongs to it', good.replace('"format":1', '"format":1,"more":1')],
    ['without a moment', good.replace('"at":"2026-11-23T12:00:00.000Z",', '')],
    ['with a key that is none of ours', good.replace('faza.game', 'something else')],
    ['with a prototype for a key', good.replace('"faza.game":', '"__proto__.x":')],
    ['with a number for a text', good.replace('"{}"', '7')],
    ['with an archive that is no list', good.replace('"bids":[]', '"bids":{}')],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('%s', (_, text) => {
    expect(parseBackup(text)).toBeNull();
  });

  test('rows with invalid base64 stay as they are, for the archive to refuse', () => {
    const bad = good.replace(/"base64":"[^"]*"/, '"base64":"%%"');
    expect(parseBackup(bad)?.archives.faza).toEqual([{ id: '1', game: { packing: 'plain', bytes: { base64: '%%' } } }]);
  });
});
