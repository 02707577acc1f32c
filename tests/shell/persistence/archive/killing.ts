import { fazaModule } from '../../../../src/games/faza/module.ts';
import type { ArchivedGame } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import type { GameStore } from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { durableStore } from '../../../../src/shell/persistence/durableStore.ts';
import { parseGame } from '../../../../src/shell/persistence/gameText.ts';
import { generationsIn, type KeptTexts, type TwoPlaces } from '../../../../src/shell/persistence/generations.ts';
import { DURABLE_KEYS } from '../../../../src/shell/persistence/openGameStore.ts';
import type { TextStore } from '../../../../src/shell/storage/textStore.ts';
import type { Browser } from './stopping.ts';

/** What is on disk: the local storage, and two databases. */
interface Disk {
  readonly local: ReadonlyMap<string, string>;
  readonly places: readonly [unknown, unknown];
  readonly texts: ReadonlyMap<string, string>;
  readonly rows: ReadonlyMap<string, ArchivedGame>;
}

const EMPTY: Disk = { local: new Map(), places: [undefined, undefined], texts: new Map(), rows: new Map() };

/**
 * A browser that records what its stores held after each write. Databases have written what they confirm; the local
 * storage is written later, so a kill may reset it to any earlier state.
 */
export class KillableBrowser {
  readonly moments: Disk[];

  constructor(disk: Disk = EMPTY) {
    this.moments = [disk];
  }

  private get now(): Disk {
    return this.moments.at(-1) ?? EMPTY;
  }

  private write(change: Partial<Disk>): void {
    this.moments.push({ ...this.now, ...change });
  }

  /** Opens the page on these stores. */
  async open(): Promise<Browser> {
    const generations = generationsIn(this.places());
    const store = durableStore({
      store: this.localStore(),
      lasts: true,
      keys: DURABLE_KEYS,
      generations,
      known: await generations.newest(),
      keptTexts: this.texts(),
      kept: this.now.texts,
      accepts: (text) => typeof parseGame(text, fazaModule) !== 'string',
    });
    return { store, gameStore: this.gameStore() };
  }

  private localStore(): TextStore {
    return {
      getItem: (key) => this.now.local.get(key) ?? null,
      setItem: (key, text) => this.write({ local: new Map(this.now.local).set(key, text) }),
      removeItem: (key) => this.write({ local: without(this.now.local, key) }),
    };
  }

  private places(): TwoPlaces {
    return {
      read: async () => this.now.places,
      update: async (choose) => {
        const row = choose(this.now.places);
        const [first, second] = this.now.places;
        this.write({ places: row.place === 0 ? [row, second] : [first, row] });
      },
    };
  }

  private texts(): KeptTexts {
    return {
      all: async () => this.now.texts,
      put: async (key, text) => this.write({ texts: new Map(this.now.texts).set(key, text) }),
      remove: async (key) => this.write({ texts: without(this.now.texts, key) }),
    };
  }

  private gameStore(): GameStore {
    return {
      all: async () => [...this.now.rows.values()],
      put: async (row) => this.write({ rows: new Map(this.now.rows).set(row.id, row) }),
      remove: async (id) => this.write({ rows: without(this.now.rows, id) }),
      putAside: async () => undefined,
    };
  }
}

/** Every possible disk content of a browser that is killed at any point after `start`. */
export function killedAtAnyMoment({ moments }: KillableBrowser, start: number): { name: string; disk: Disk }[] {
  return moments.flatMap((disk, killed) =>
    moments.slice(0, killed + 1).flatMap(({ local }, written) =>
      // Only the last seconds are missing in the local storage.
      killed < start || written < start
        ? []
        : [{ name: `killed after write ${killed}, local storage as after write ${written}`, disk: { ...disk, local } }],
    ),
  );
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}
