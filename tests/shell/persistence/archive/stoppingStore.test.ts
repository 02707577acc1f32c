import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { age } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { App } from '../../../../src/shell/app/ports.ts';
import { keepEnding } from '../../../../src/shell/ending/matchEnding.ts';
import { arrivalOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import { type GameStore, memoryGameStore } from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { markAt } from './kit.ts';
import { beginning, matches } from './matches.ts';
import { type Browser, type Failure, lostAtAnyMoment, pageOf } from './stopping.ts';

const [first, second, third] = [at(matches, 0), at(matches, 1), at(matches, 2)];
const half = beginning(second, Math.floor(age(second.session) / 2));

/** Two games in the archive, one of them left halfway. */
async function twoKept(browser: Browser): Promise<void> {
  const { archive } = pageOf(browser);
  await archive.keep(first, markAt(1));
  await archive.keep(half, markAt(2, 'left'));
}

describe.each<Failure>(['stops', 'is full'])(
  'a browser whose store %s at any moment loses no game that was kept',
  (failure) => {
    test('when another game is kept', async () => {
      const act = (browser: Browser) => pageOf(browser).archive.keep(third, markAt(3));
      expect(await lostAtAnyMoment(failure, twoKept, act, [first, half])).toEqual([]);
    });

    test('when a game is kept that continues a stored one', async () => {
      const act = (browser: Browser) => pageOf(browser).archive.keep(second, markAt(3));
      expect(await lostAtAnyMoment(failure, twoKept, act, [first, half])).toEqual([]);
    });

    test('when games come from a file, one of them played further than here', async () => {
      const act = async (browser: Browser) => {
        const arrivals = [
          await arrivalOf(fazaModule, second, markAt(3)),
          await arrivalOf(fazaModule, third, markAt(4)),
        ];
        await pageOf(browser).archive.keepAll(arrivals, markAt(5).at);
      };
      expect(await lostAtAnyMoment(failure, twoKept, act, [first, half])).toEqual([]);
    });

    test('when a game is deleted and brought back: the others stay', async () => {
      const act = async (browser: Browser) => {
        const { archive } = pageOf(browser);
        const [latest] = await archive.entries();
        await (await archive.remove([latest?.id ?? '']))();
      };
      expect(await lostAtAnyMoment(failure, twoKept, act, [first])).toEqual([]);
    });

    test('when pending games are stored at the next visit', async () => {
      const prepare = async (browser: Browser) => {
        await twoKept(browser);
        const { store } = browser;
        const closed: GameStore = { ...memoryGameStore(), put: () => new Promise(() => undefined) };
        void pageOf({ store, gameStore: closed }).archive.keep(second, markAt(3));
      };
      const act = async (browser: Browser) => {
        await pageOf(browser).archive.entries();
      };
      expect(await lostAtAnyMoment(failure, prepare, act, [first, second])).toEqual([]);
    });
  },
);

// If the store is full, the player is told that the replay will not last; a finished game must not be offered for
// continuing all the same.
test('a finished game is kept before its place is cleared, at whatever point the store stops', async () => {
  const prepare = async (browser: Browser) => {
    expect(await pageOf(browser).savedGame.save(third)).toBeNull();
  };
  const act = async (browser: Browser) => {
    const app = pageOf(browser);
    const kept = keepEnding(app as unknown as App, third, () => false);
    app.savedGame.clear();
    await kept;
  };
  expect(await lostAtAnyMoment('stops', prepare, act, [third])).toEqual([]);
});
