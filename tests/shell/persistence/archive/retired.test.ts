import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { archiveText } from '../../../../src/shell/archive/text.en.ts';
import { Archive } from '../../../../src/shell/persistence/archive/archive.ts';
import { printOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import { importText } from '../../../../src/shell/persistence/archive/archiveFile.ts';
import type { GameStore } from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../../src/shell/persistence/archive/outbox.ts';
import { createOwner } from '../../../../src/shell/persistence/owner.ts';
import { replayFileText } from '../../../../src/shell/share/text.en.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import { goldenGames } from '../../../e2e/kit/golden.ts';

const mark = { at: '2026-11-24T12:00:00.000Z', leaving: 'over', own: true, practice: false } as const;

/** A game of rules 3, as it was stored. */
function textOf(name: string): string {
  const record = goldenGames().find((game) => game.version === 3 && game.name === name)?.record;
  if (!record) throw new Error(`no golden game ${name}`);
  return JSON.stringify({ format: 1, record, future: [], players: record.setup.heroes.map(() => 'you') });
}

/** The digest that the builds of that time made of a lost game. */
const digest = {
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor', 'senator'],
  computers: 0,
  daily: null,
  rule: 'X2',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
  drawTwo: false,
  radio: false,
  ...{ rounds: 3, decisions: 43, kills: 4, bestFight: 2, injuries: 9, shielded: 0, boardings: 2, recruits: 6 },
  ...{ drones: 20, fazaformed: 4, leastHealthy: 0 },
};

/** A row as those builds wrote it; without its game if that was too long ago. */
function row(id: string, of: Partial<Record<keyof typeof digest, unknown>>, name?: string): object {
  const game =
    name === undefined ? null : ({ packing: 'plain', bytes: new TextEncoder().encode(textOf(name)) } as const);
  const print = game ? printOf(game) : 'd'.repeat(14);
  const what = { ...digest, ...of };
  return { id: id.repeat(14), opening: id.repeat(14), ...mark, game, digest: { version: 1, of: print, what } };
}

function archiveOf(...rows: readonly object[]) {
  const aside: unknown[] = [];
  const gameStore: GameStore = {
    all: async () => rows.filter((one) => !aside.includes(one)),
    put: async () => undefined,
    remove: async () => undefined,
    putAside: async (what) => {
      aside.push(what);
    },
  };
  const alone = <T>(work: () => Promise<T>): Promise<T> => work();
  const outbox = createOutbox(memoryStore());
  return { aside, archive: new Archive({ game: fazaModule, gameStore, outbox, trouble: () => null, alone }) };
}

describe('kept games of editions that are gone', () => {
  test.each([
    ['with its game', row('a', { edition: 'brisk', fazaFirst: true }, 'brisk')],
    ['of which only a digest is left', row('b', { edition: 'balanced' })],
  ])('are set aside with a sentence of their own: one %s', async (_, gone) => {
    const sound = row('c', {});
    const { archive, aside } = archiveOf(gone, sound);
    expect((await archive.entries()).map(({ id, end }) => [id, end])).toEqual([['c'.repeat(14), 'lost']]);
    expect(aside).toEqual([gone]);
    expect(archive.trouble()).toBe('retired');
    expect(archiveText.trouble('retired')).toBe(
      'Some games were played with cards or options that this version no longer has. They were set aside, not deleted. The others are here.',
    );
  });

  test('are not mentioned first if another game is damaged', async () => {
    const { archive, aside } = archiveOf({ id: 'damaged' }, row('a', { edition: 'brisk' }));
    expect(await archive.entries()).toEqual([]);
    expect(aside).toHaveLength(2);
    expect(archive.trouble()).toBe('damaged');
  });
});

test('a kept game with a Head start still counts, stays where it is, and says why it cannot be watched', async () => {
  const { archive, aside } = archiveOf(row('a', { headStart: true }, 'defeat'));
  const [entry] = await archive.entries();
  expect(entry).toMatchObject({ end: 'lost', hasReplay: true });
  expect(entry?.digest).not.toHaveProperty('headStart');
  expect(await archive.open('a'.repeat(14))).toBe('retired');
  expect([aside, archive.trouble(), (await archive.entries()).length]).toEqual([[], null, 1]);
});

test('a file says how many of its games this version cannot play', async () => {
  const { archive } = archiveOf();
  const games = ['brisk', 'defeat', 'hard-4-random-07-x5'].map((name) => ({ ...mark, game: JSON.parse(textOf(name)) }));
  const imported = await importText(archive, JSON.stringify({ kind: 'faza replays', format: 1, games }), {
    owner: createOwner(memoryStore(), (bytes) => bytes.fill(7)),
    whose: async () => 'guest',
    at: new Date(mark.at),
    pause: async () => undefined,
  });
  expect(imported).toMatchObject({ refused: 0, retired: 2 });
  expect(replayFileText.retired(2)).toBe('2 games skipped: played with cards or options that are gone.');
});
