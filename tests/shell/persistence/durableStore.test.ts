import { describe, expect, test } from 'vitest';
import { type DurableStore, durableStore } from '../../../src/shell/persistence/durableStore.ts';
import {
  type Generations,
  generationsIn,
  type KeptTexts,
  type TwoPlaces,
} from '../../../src/shell/persistence/generations.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { fc } from '../../kit/seeded.ts';

const keys = { text: 'game', sequence: 'game.sequence', refused: 'refused.', kept: ['refused.', 'outbox.'] };

type Disk = {
  readonly local: ReadonlyMap<string, string>;
  readonly places: readonly [unknown, unknown];
  /** Texts in the database other than the game. */
  readonly texts?: ReadonlyMap<string, string>;
};
const EMPTY: Disk = { local: new Map(), places: [undefined, undefined] };

/** A browser that records what its disk held after each write: it may be killed before the local store is written. */
class Browser {
  readonly local: ReadonlyMap<string, string>[];
  readonly places: (readonly [unknown, unknown])[];
  readonly texts: Map<string, string>;
  /** Whether each store accepts writes. */
  takes: { local: boolean | 'sequence'; database: boolean } = { local: true, database: true };

  constructor(disk: Disk = EMPTY) {
    this.local = [disk.local];
    this.places = [disk.places];
    this.texts = new Map(disk.texts);
  }

  get store(): TextStore {
    const write = (key: string, change: (texts: Map<string, string>) => void): void => {
      const { local } = this.takes;
      if (!local || (local === 'sequence' && key !== keys.sequence))
        throw new DOMException('full', 'QuotaExceededError');
      const texts = new Map(this.local.at(-1));
      change(texts);
      this.local.push(texts);
    };
    return {
      getItem: (key) => this.local.at(-1)?.get(key) ?? null,
      setItem: (key, text) => write(key, (texts) => texts.set(key, text)),
      removeItem: (key) => write(key, (texts) => texts.delete(key)),
    };
  }

  get generations(): Generations {
    const now = (): readonly [unknown, unknown] => this.places.at(-1) ?? [undefined, undefined];
    const places: TwoPlaces = {
      read: async () => now(),
      update: async (choose) => {
        if (!this.takes.database) throw new DOMException('full', 'QuotaExceededError');
        const row = choose(now());
        this.places.push(row.place === 0 ? [row, now()[1]] : [now()[0], row]);
      },
    };
    return generationsIn(places);
  }

  get keptTexts(): KeptTexts {
    const takes = (): void => {
      if (!this.takes.database) throw new DOMException('full', 'QuotaExceededError');
    };
    return {
      all: async () => new Map(this.texts),
      put: async (key, text) => {
        takes();
        this.texts.set(key, text);
      },
      remove: async (key) => {
        takes();
        this.texts.delete(key);
      },
    };
  }

  /** What the disk holds if the browser is killed after that many local writes; the database is complete. */
  killed(localWrites: number): Disk {
    const local = this.local[Math.min(localWrites, this.local.length - 1)] ?? new Map();
    return { local, places: this.places.at(-1) ?? EMPTY.places, texts: new Map(this.texts) };
  }

  /** Opens the page. */
  async open(lasts = true): Promise<DurableStore> {
    const known = await this.generations.newest().catch(() => null);
    const accepts = (text: string): boolean => text.startsWith('game');
    const { store, generations, keptTexts } = this;
    const kept = await keptTexts.all();
    return durableStore({ store, lasts, keys, generations, known, keptTexts, kept, accepts });
  }
}

async function reopened(disk: Disk): Promise<string | null> {
  return (await new Browser(disk).open()).getItem(keys.text);
}

describe('a command that is confirmed is never lost', () => {
  test('wherever a kill happens between writes of the local store, over several visits', async () => {
    const visit = fc.record({
      steps: fc.array(fc.constantFrom('save', 'save', 'save', 'clear'), { minLength: 1, maxLength: 6 }),
      lost: fc.nat(12),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 5 }), async (visits) => {
        let disk = EMPTY;
        let number = 0;
        for (const { steps, lost } of visits) {
          const browser = new Browser(disk);
          const store = await browser.open();
          let confirmed = store.getItem(keys.text);
          for (const step of steps) {
            if (step === 'save') {
              number += 1;
              confirmed = `game ${number}`;
              store.setItem(keys.text, confirmed);
              expect(await store.written()).toBeNull();
            } else {
              store.removeItem(keys.text);
              confirmed = null;
            }
            expect(store.getItem(keys.text)).toBe(confirmed);
          }
          disk = browser.killed(browser.local.length - 1 - lost);
          const found = await reopened(disk);
          // An abandoned game may come back; a command must not be lost.
          if (confirmed !== null) expect(found).toBe(confirmed);
          else if (lost === 0) expect(found).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['no room', false],
    ['room for the sequence only', 'sequence'],
  ] as const)('with %s in the local store', async (_, local) => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem(keys.text, 'game 1');
    browser.takes = { local, database: true };
    store.setItem(keys.text, 'game 2');
    expect(store.getItem(keys.text)).toBe('game 2');
    expect(await store.written()).toBeNull();
    expect(await reopened(browser.killed(99))).toBe('game 2');
    store.removeItem(keys.text);
    expect(await store.written()).toBeNull();
    expect(await reopened(browser.killed(99))).toBeNull();
  });

  test('when the newest generation is damaged on disk: the one before is there', async () => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem(keys.text, 'game 1');
    await store.written();
    store.setItem(keys.text, 'game 2');
    await store.written();
    const places = browser.places.at(-1) ?? EMPTY.places;
    expect(await reopened({ local: new Map(), places })).toBe('game 2');
    const damaged = places.map((row) => {
      const generation = row as { text: string };
      return generation.text === 'game 2' ? { ...generation, text: 'game 9' } : row;
    });
    expect(await reopened({ local: new Map(), places: [damaged[0], damaged[1]] })).toBe('game 1');
  });
});

describe('other stored texts survive a kill', () => {
  test('wherever it happens between writes of the local store: each text, as long as it is not removed', async () => {
    const step = fc.record({ place: fc.integer({ min: 1, max: 3 }), what: fc.constantFrom('put', 'put', 'remove') });
    const visit = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 6 }), lost: fc.nat(8) });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 4 }), async (visits) => {
        let disk = EMPTY;
        let number = 0;
        for (const { steps, lost } of visits) {
          const browser = new Browser(disk);
          const store = await browser.open();
          const here = new Map<string, string>();
          for (const { place, what } of steps) {
            const key = `outbox.${place}`;
            if (what === 'put' && store.getItem(key) === null) {
              number += 1;
              here.set(key, `kept ${number}`);
              store.setItem(key, `kept ${number}`);
            } else if (what === 'remove') {
              here.delete(key);
              store.removeItem(key);
            }
          }
          disk = browser.killed(Math.max(0, browser.local.length - 1 - lost));
          const again = new Browser(disk);
          const found = await again.open();
          const all = Array.from({ length: 40 }, (_, index) => found.getItem(`outbox.${index + 1}`));
          // A text that was removed may come back.
          expect(all).toEqual(expect.arrayContaining([...here.values()]));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('even if the local store has no room, until there is room and it is removed', async () => {
    const browser = new Browser();
    const store = await browser.open();
    browser.takes = { local: false, database: true };
    expect(() => store.setItem('outbox.1', 'kept')).toThrow('full');
    const full = new Browser(browser.killed(0));
    full.takes = { local: false, database: true };
    expect((await full.open()).getItem('outbox.1')).toBe('kept');
    const again = new Browser(full.killed(0));
    const next = await again.open();
    expect(again.store.getItem('outbox.1')).toBe('kept');
    next.removeItem('outbox.1');
    expect((await new Browser(again.killed(99)).open()).getItem('outbox.1')).toBeNull();
  });

  test('no other text is written to the database', async () => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem('settings', 'loud');
    store.setItem('refused.1', 'none of ours');
    expect([...browser.texts]).toEqual([['refused.1', 'none of ours']]);
  });
});

describe('emptying the local store ends no game', () => {
  test.each([
    ['all of it', [keys.text, keys.sequence]],
    ['the text alone', [keys.text]],
  ])('%s, with or without a command after it, wherever a kill happens', async (_, gone) => {
    const browser = new Browser();
    const store = await browser.open();
    for (const text of ['game 1', 'game 2', 'game 3']) store.setItem(keys.text, text);
    await store.written();
    for (const key of gone) browser.store.removeItem(key);
    expect(store.getItem(keys.text)).toBe('game 3');
    expect(await reopened(browser.killed(99))).toBe('game 3');
    // The database is full: only the local copy has what follows, and continues the sequence.
    browser.takes = { local: true, database: false };
    store.setItem(keys.text, 'game 4');
    expect(await store.written()).toBeNull();
    expect(await reopened(browser.killed(99))).toBe('game 4');
  });

  test('a game that another tab has ended does not count as lost', async () => {
    const browser = new Browser();
    const one = await browser.open();
    one.setItem(keys.text, 'game 1');
    await one.written();
    const other = await browser.open();
    other.removeItem(keys.text);
    expect(one.getItem(keys.text)).toBeNull();
    expect(await reopened(browser.killed(99))).toBeNull();
  });
});

describe('texts that another version of the page or another tab wrote', () => {
  test('a text without a sequence number is accepted', async () => {
    const browser = new Browser({ local: new Map([[keys.text, 'game 0']]), places: [undefined, undefined] });
    const store = await browser.open();
    expect(store.getItem(keys.text)).toBe('game 0');
    await store.written();
    expect(await reopened({ local: new Map(), places: browser.places.at(-1) ?? EMPTY.places })).toBe('game 0');
  });

  test('a text without a sequence number is newer than a numbered one', async () => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem(keys.text, 'game 1');
    await store.written();
    browser.store.setItem(keys.text, 'game 2');
    expect(await reopened(browser.killed(99))).toBe('game 2');
  });

  test('a damaged one is set aside, and the copy in the database counts', async () => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem(keys.text, 'game 1');
    await store.written();
    browser.store.setItem(keys.text, 'ga');
    const again = new Browser(browser.killed(99));
    expect((await again.open()).getItem(keys.text)).toBe('game 1');
    expect(again.store.getItem('refused.1')).toBe('ga');
  });

  test('another tab’s text is read at once, and overwritten by a later one', async () => {
    const browser = new Browser();
    const one = await browser.open();
    one.setItem(keys.text, 'game 1');
    const other = await browser.open();
    other.setItem(keys.text, 'game 2');
    expect(one.getItem(keys.text)).toBe('game 2');
    one.setItem(keys.text, 'game 3');
    await one.written();
    expect(await reopened({ ...browser.killed(99), local: new Map() })).toBe('game 3');
  });

  test.each([
    ['no JSON', '{'],
    ['a sequence beyond counting', '{"sequence":9007199254740991,"checksum":""}'],
    ['a list', '[]'],
    ['a negative sequence', '{"sequence":-1,"checksum":""}'],
    ['a very long text', ' '.repeat(1000)],
  ])('a sequence that is %s counts as none', async (_, sequence) => {
    const browser = new Browser();
    const store = await browser.open();
    store.setItem(keys.text, 'game 1');
    await store.written();
    browser.store.setItem(keys.sequence, sequence);
    const again = new Browser(browser.killed(99));
    const next = await again.open();
    expect(next.getItem(keys.text)).toBe('game 1');
    next.setItem(keys.text, 'game 2');
    await next.written();
    expect(await reopened(again.killed(0))).toBe('game 2');
  });

  test.each([
    ['a text', 'game 9'],
    ['a row without a checksum', { sequence: 99, text: 'game 9' }],
    ['a row with somebody else’s checksum', { sequence: 99, text: 'game 9', checksum: '00000000000000' }],
    ['a row of a huge sequence', { sequence: 1e300, text: 'game 9', checksum: '' }],
  ])('a place of the database that holds %s counts as empty', async (_, row) => {
    const store = memoryStore();
    store.setItem(keys.text, 'game 1');
    const local = new Map([[keys.text, 'game 1']]);
    expect(await reopened({ local, places: [row, undefined] })).toBe('game 1');
  });
});

describe('where nothing lasts', () => {
  test('a full store without a database is reported, and the page continues with what it has', async () => {
    const browser = new Browser();
    const store = await browser.open();
    browser.takes = { local: false, database: false };
    store.setItem(keys.text, 'game 1');
    expect(store.getItem(keys.text)).toBe('game 1');
    expect(await store.written()).toBe('full');
    browser.takes = { local: true, database: false };
    store.setItem(keys.text, 'game 2');
    expect(await store.written()).toBeNull();
    expect(await reopened(browser.killed(99))).toBe('game 2');
  });

  test('a store that ends with the page is reported, unless there is a database', async () => {
    const browser = new Browser();
    const store = await browser.open(false);
    store.setItem(keys.text, 'game 1');
    expect(await store.written()).toBeNull();
    browser.takes = { local: true, database: false };
    store.setItem(keys.text, 'game 2');
    expect(await store.written()).toBe('noStore');
  });
});
