import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../../src/kernel/values/at.ts';
import { createDiceHistory } from '../../../../src/shell/dice/diceHistory.ts';
import type { Archive } from '../../../../src/shell/persistence/archive/archive.ts';
import { textOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import {
  exportAll,
  gameOfArchive,
  type ImportOptions,
  importText,
} from '../../../../src/shell/persistence/archive/archiveFile.ts';
import { piecesOf } from '../../../../src/shell/persistence/archive/piecesOf.ts';
import { type Owner, outgoingText } from '../../../../src/shell/persistence/owner.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import { fc } from '../../../kit/seeded.ts';
import { archiveOf, freshOwner, markAt } from './kit.ts';
import { matches } from './matches.ts';

const [first, second, third] = [at(matches, 0), at(matches, 1), at(matches, 2)];

/** Opens files, and answers the question about them in a given way. */
function doorOf(owner: Owner, answer: 'own' | 'guest' | null = 'guest') {
  const whose = vi.fn<ImportOptions['whose']>(async () => answer);
  return { owner, whose, at: new Date('2026-11-22T12:00Z'), pause: async () => undefined };
}

/** The entry of a game in a file. */
const NO_GAME = { at: '2026-11-21T12:00:00.000Z', leaving: 'left', own: false, practice: false, game: null };

/** The text of a file with some games. */
function fileOf(games: readonly unknown[]): string {
  return JSON.stringify({ kind: 'faza replays', format: 1, games });
}

/** An archive with the player's own game, a friend's and a practice game, and its file. */
async function mine(): Promise<{ archive: Archive; owner: Owner; text: string }> {
  const [archive, owner] = [archiveOf(), freshOwner()];
  await archive.keep(first, markAt(1));
  await archive.keep(second, { ...markAt(2), own: false });
  await archive.keep({ ...third, practice: true }, { ...markAt(3), practice: true });
  const { text, games } = await exportAll(archive, owner);
  expect(games).toBe(3);
  return { archive, owner, text };
}

describe('kept games in a file', () => {
  test('all of them come back with their marks, and once; a browser recognizes its own without asking', async () => {
    const { archive, owner, text } = await mine();
    const other = archiveOf();
    const door = doorOf(owner);
    await other.keep(second, { ...markAt(2), own: false });
    expect(await importText(other, text, door)).toEqual({ added: 2, known: 1, refused: 0 });
    expect(await other.entries()).toEqual(await archive.entries());
    expect(await importText(other, text, door)).toEqual({ added: 0, known: 3, refused: 0 });
    expect(door.whose).not.toHaveBeenCalled();
  });

  test('a friend’s file does not count, whatever it claims', async () => {
    const { text } = await mine();
    const other = archiveOf();
    const door = doorOf(freshOwner());
    expect(await importText(other, text, door)).toEqual({ added: 3, known: 0, refused: 0 });
    expect(door.whose).toHaveBeenCalledExactlyOnceWith(2);
    expect((await other.entries()).map(({ own }) => own)).toEqual([false, false, false]);
  });

  test('a player’s games from another device count if the player says so, those of others still do not', async () => {
    const { archive, text } = await mine();
    const other = archiveOf();
    const elsewhere = freshOwner();
    await importText(other, text, doorOf(elsewhere, 'own'));
    expect(await other.entries()).toEqual(await archive.entries());
    // From now on that device recognizes them, too.
    const door = doorOf(elsewhere);
    await importText(archiveOf(), (await exportAll(other, elsewhere)).text, door);
    expect(door.whose).not.toHaveBeenCalled();
  });

  test('canceling the question changes nothing; opening the same file again corrects a wrong answer', async () => {
    const { archive, text } = await mine();
    const other = archiveOf();
    expect(await importText(other, text, doorOf(freshOwner(), null))).toBe('left');
    expect(await other.entries()).toEqual([]);
    await importText(other, text, doorOf(freshOwner(), 'guest'));
    await importText(other, text, doorOf(freshOwner(), 'own'));
    expect(await other.entries()).toEqual(await archive.entries());
    await importText(other, text, doorOf(freshOwner(), 'guest'));
    expect(await other.entries()).toEqual(await archive.entries());
  });

  test('a seal fits one game only: on another it proves nothing', async () => {
    const { owner, text } = await mine();
    const file = JSON.parse(text);
    const seals = file.games.map(({ game }: { game: { seal?: string } }) => game.seal);
    expect(seals.map((seal: unknown) => typeof seal)).toEqual(['string', 'undefined', 'string']);
    file.games[1].own = true;
    file.games[1].game.seal = seals[0];
    file.games[0].game.practice = undefined;
    file.games[0].practice = false;
    const other = archiveOf();
    await importText(other, JSON.stringify(file), doorOf(owner, 'guest'));
    expect((await other.entries()).map(({ own }) => own)).toEqual([false, false, true]);
  });

  test('a file with a single game belongs to its sender: it asks about games that they played, and has no seal for a guest’s', async () => {
    const dice = createDiceHistory(memoryStore(), 'faza');
    const owner = freshOwner();
    const sent = outgoingText({ dice, owner }, { ...first, whose: 'own' });
    const door = doorOf(freshOwner(), 'own');
    const archive = archiveOf();
    expect(await importText(archive, sent, door)).toEqual({ added: 1, known: 0, refused: 0 });
    expect(await importText(archive, textOf(second), door)).toEqual({ added: 1, known: 0, refused: 0 });
    expect(door.whose).toHaveBeenCalledExactlyOnceWith(1);
    const entries = await archive.entries();
    expect(entries.map(({ own }) => own).toSorted()).toEqual([false, true]);
    expect(entries).toMatchObject([{ at: door.at.toISOString() }, { at: door.at.toISOString() }]);
  });

  test('a practice game does not count, whatever a file claims', async () => {
    const archive = archiveOf();
    await archive.keep({ ...first, practice: true }, { ...markAt(1), practice: true });
    const owner = freshOwner();
    const file = JSON.parse((await exportAll(archive, owner)).text);
    file.games[0].practice = false;
    const other = archiveOf();
    await importText(other, JSON.stringify(file), doorOf(owner));
    expect(await other.entries()).toMatchObject([{ practice: true }]);
  });

  test('a damaged game is skipped, the others are accepted', async () => {
    const { owner, text } = await mine();
    const file = JSON.parse(text);
    file.games[0].game.record.hashes[0] = '0'.repeat(14);
    const other = archiveOf();
    expect(await importText(other, JSON.stringify(file), doorOf(owner))).toEqual({ added: 2, known: 0, refused: 1 });
  });

  test('yields to the page, however long it is and however many games it holds', async () => {
    const { archive, owner } = await mine();
    const file = JSON.parse((await exportAll(archive, owner)).text);
    file.games = Array.from({ length: 60 }, () => file.games[0]);
    // Formatted with blank lines, as other tools may write it.
    const text = JSON.stringify(file).replace(/,/g, `,${' '.repeat(2000)}`);
    const yields = { reading: 0, merging: 0 };
    const other = archiveOf(undefined, undefined, async () => {
      yields.merging += 1;
    });
    const pause = async (): Promise<void> => {
      yields.reading += 1;
    };
    expect(await importText(other, text, { ...doorOf(owner), pause })).toEqual({ added: 1, known: 59, refused: 0 });
    // One for each replayed game, and before that one for every half a million characters and every twenty games.
    expect(yields.reading).toBeGreaterThanOrEqual(60 + Math.floor(text.length / 520_000) + 3);
    expect(yields.merging).toBeGreaterThanOrEqual(1);
  });

  test('yields to the page for every twenty games that it reads, and takes a thousand at most', async () => {
    const door = doorOf(freshOwner());
    const read = async (games: number) => {
      const pause = vi.fn(async () => undefined);
      const text = fileOf(Array.from({ length: games }, () => NO_GAME));
      return { imported: await importText(archiveOf(), text, { ...door, pause }), yields: pause.mock.calls.length };
    };
    // And once more before each is played.
    expect(await read(60)).toEqual({ imported: { added: 0, known: 0, refused: 60 }, yields: 3 + 60 });
    expect(await read(1000)).toEqual({ imported: { added: 0, known: 0, refused: 1000 }, yields: 50 + 1000 });
    expect(await read(1001)).toMatchObject({ imported: 'noFile' });
  });

  test('a file with anything besides its games is refused, however good they are', async () => {
    const { owner, text } = await mine();
    const archive = archiveOf();
    const file = JSON.parse(text);
    for (const wrong of [
      { ...file, format: 2 },
      { ...file, more: [] },
    ]) {
      expect(await importText(archive, JSON.stringify(wrong), doorOf(owner))).toBe('noFile');
    }
    expect(await importText(archive, text.slice(0, -1), doorOf(owner))).toBe('noFile');
    expect(await archive.entries()).toEqual([]);
  });

  test('a file names the game of its first match, even if that comes late in the text', async () => {
    const { text } = await mine();
    expect(gameOfArchive(text)).toBe('faza');
    expect(gameOfArchive(text.replace('"games"', `${' '.repeat(600_000)}"games"`))).toBe('faza');
    expect(gameOfArchive(fileOf([]))).toBe(null);
    expect(gameOfArchive(fileOf([NO_GAME]))).toBe(null);
  });

  test('is distinguished from other texts wherever its list is, and whatever its strings contain', () => {
    const walk = (text: string): unknown[] => [...piecesOf(text)];
    expect(walk('{"a":[1, {"b":[2,3]} ,"],[\\""],"c":"[4]"}')).toEqual([
      { item: '1' },
      { item: '{"b":[2,3]}' },
      { item: '"],[\\""' },
      { rest: '{"a":[],"c":"[4]"}' },
    ]);
    // A nested list is an item like any other, and a string may end with a backslash.
    expect(walk('{"a":[[1,2],"\\\\"]}')).toEqual([{ item: '[1,2]' }, { item: '"\\\\"' }, { rest: '{"a":[]}' }]);
    expect(walk('{"a":[]}')).toEqual([{ rest: '{"a":[]}' }]);
    expect(walk('{"a":[1,]}')).toContainEqual({ item: '' });
    expect(walk('{"a":[1,2')).toEqual([{ item: '1' }]);
    expect(walk('[1]')).toEqual([]);
    expect(walk(`{"a":["${'x'.repeat(2_000_000)}",1]}`)).toEqual([]);
    // The rest of a file is parsed at once, so a long rest is not allowed; parts that are each short enough may
    // together be too long.
    const [short, long] = ['x'.repeat(300_000), 'x'.repeat(600_000)];
    expect(walk(`{"a":[1],"b":"${short}","c":"${short}"}`)).toHaveLength(2);
    expect(walk(`{"a":[1],"b":"${long}","c":"${long}"}`)).toEqual([{ item: '1' }]);
    expect(walk(`{"b":"${long}","a":[1],"c":"${long}"}`)).toEqual(['pause', { item: '1' }]);
  });

  test('any other text changes nothing and does no harm', async () => {
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
        const imported = await importText(archive, text, doorOf(freshOwner()));
        expect(typeof imported === 'string' ? 0 : imported.added).toBe(0);
        expect(await archive.entries()).toEqual([]);
      }),
    );
  });
});
