import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { createSettings, defaultSettings, type Settings, SPEEDS } from '../../../src/shell/settings/settings.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { HOSTILE_KEYS, HOSTILE_VALUES } from '../../fuzz/hostile.ts';
import { fc } from '../../kit/seeded.ts';

/** Every key that the page reads. */
const KEYS = ['faza.game', 'faza.settings', 'faza.dice', 'faza.refused.1', 'faza.dice.refused.1'];

/** Text that may be found in a store: of another program, damaged, or malicious. */
const names = fc.constantFrom(...Object.keys(defaultSettings), 'format', 'record', 'pledges', 'games', ...HOSTILE_KEYS);
const value = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.json(), fc.double().map(String));
const entry = fc.tuple(names, value).map(([name, raw]) => `"${name}":${raw}`);
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  value,
  fc.array(entry, { maxLength: 12 }).map((entries) => `{${entries.join()}}`),
  fc.constantFrom('['.repeat(20_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`, ' '.repeat(1_100_000)),
);

function storeWith(texts: readonly (readonly [string, string])[]): TextStore {
  const store = memoryStore();
  for (const [key, text] of texts) store.setItem(key, text);
  return store;
}

/** Settings that are valid in every field. */
function checkSettings(settings: Settings): void {
  expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings).sort());
  for (const [name, usual] of Object.entries(defaultSettings)) {
    const now: unknown = settings[name as keyof Settings];
    if (name === 'speed') expect(SPEEDS).toContain(now);
    else expect(typeof now).toBe(typeof usual);
    if (typeof now === 'number') expect(Number.isFinite(now) && now >= 0 && now <= 4).toBe(true);
  }
  expect(settings.textScale).toBeGreaterThanOrEqual(1);
}

describe('any content of the store', () => {
  test('the settings work, each independently', () => {
    fc.assert(
      fc.property(garbage, (text) => checkSettings(createSettings(storeWith([['faza.settings', text]])).now())),
      { numRuns: 1000, seed: 3 },
    );
  });

  test('the page starts, a game can be kept in the end, and nothing that was there is lost', () => {
    const texts = fc.array(fc.tuple(fc.constantFrom(...KEYS), garbage), { maxLength: 5 });
    fc.assert(
      fc.property(texts, (stored) => {
        const store = storeWith(stored);
        const before = store.getItem('faza.game');
        const loaded = new SavedGame(store, fazaModule).load();
        expect(loaded.kind).toBe(before === null ? 'none' : 'refused');
        if (loaded.kind === 'refused') expect(store.getItem(loaded.keptAs ?? 'faza.game')).toBe(before);
        expect(new SavedGame(store, fazaModule).load()).toEqual({ kind: 'none' });
        const dice = createDiceHistory(store, 'faza').read();
        expect(dice.games.length + dice.pledges.length).toBeGreaterThanOrEqual(0);
        checkSettings(createSettings(store).now());
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test('a store that throws on every access counts as none', () => {
    const forbid = (): never => {
      throw new Error('forbidden');
    };
    const store: TextStore = { getItem: forbid, setItem: forbid, removeItem: forbid };
    expect(createSettings(store).now()).toEqual(defaultSettings);
    expect(new SavedGame(store, fazaModule).load()).toEqual({ kind: 'none' });
    expect(createDiceHistory(store, 'faza').read().games).toEqual([]);
  });
});
