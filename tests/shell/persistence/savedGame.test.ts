import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { isOver } from '../../../src/kernel/game.ts';
import { begin, canUndo, give, now, undo } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { MOST_COMMANDS } from '../../../src/shell/persistence/gameSchema.ts';
import { gameText, MOST_GAME_TEXT, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';

const KEY = 'faza.game';
const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor', 'senator'],
  seed: 'saves',
  health: null,
  rewards: true,
  fazaFirst: false,
};

/** A game of that many commands, picked deterministically. */
function played(commands: number, step = 7, seed = setup.seed): FazaSession {
  let session: FazaSession = begin(faza, { ...setup, seed });
  for (let index = 0; index < commands && !isOver(faza, now(session)); index++) {
    const legal = faza.legalCommands(now(session));
    const result = give(session, at(legal, (index * step + 3) % legal.length));
    if (!('session' in result)) throw new Error('a legal command was refused');
    session = result.session;
  }
  return session;
}

/** A session with at least one command taken back. */
function withFuture(): FazaSession {
  for (let commands = 2; commands < 60; commands++) {
    const session = played(commands);
    if (canUndo(session) && canUndo(undo(session))) return undo(undo(session));
  }
  throw new Error('no two commands can be taken back');
}

const game = (session: FazaSession) => ({ session, players: ['you', 'friend', 'computer'] as const });
const good = gameText(game(played(12)));
const VERSION = `"version":${faza.version}`;
/** A valid text with one change. */
function changed(change: (save: { record: Record<string, unknown>; [key: string]: unknown }) => void): string {
  const save = JSON.parse(good);
  change(save);
  return JSON.stringify(save);
}

/** A text with that many commands. */
function withCommands(count: number): string {
  return changed(({ record }) => Object.assign(record, { commands: Array(count).fill({ do: 'endTeamPhase' }) }));
}

describe('a stored game', () => {
  test('comes back as it was', async () => {
    const store = memoryStore();
    const before = game(played(25));
    expect(await new SavedGame(store, fazaModule).save(before)).toBeNull();
    const loaded = new SavedGame(store, fazaModule).load();
    if (loaded.kind !== 'game') throw new Error(loaded.kind);
    expect(now(loaded.game.session)).toEqual(now(before.session));
    expect(loaded.game.session.past).toEqual(before.session.past);
    expect(loaded.game.players).toEqual(before.players);
    expect(gameText(loaded.game)).toBe(gameText(before));
  });

  test('keeps undone commands', () => {
    const before = withFuture();
    const loaded = parseGame(gameText(game(before)), fazaModule);
    if (typeof loaded === 'string') throw new Error(loaded);
    expect(before.future).toHaveLength(2);
    expect(loaded.session.future).toEqual(before.future);
    expect(now(loaded.session)).toEqual(now(before));
  });

  test('can have any length, from no command to the end', () => {
    for (let seed = 0; seed < 12; seed++) {
      const session = played(400, 1 + 2 * seed, `length ${seed}`);
      expect(typeof parseGame(gameText(game(session)), fazaModule)).toBe('object');
    }
    expect(typeof parseGame(gameText(game(played(0))), fazaModule)).toBe('object');
  });

  test('is small', () => {
    expect(gameText(game(played(400))).length).toBeLessThan(100_000);
  });

  test('is absent until one is stored, and after it is cleared', () => {
    const store = memoryStore();
    const savedGame = new SavedGame(store, fazaModule);
    expect(savedGame.load()).toEqual({ kind: 'none' });
    void savedGame.save(game(played(3)));
    savedGame.clear();
    expect(savedGame.load()).toEqual({ kind: 'none' });
  });
});

describe('a bad game is refused', () => {
  test.each([
    ['cut short', good.slice(0, -20), 'notJson'],
    ['empty', '', 'notJson'],
    ['not a game', '[]', 'notAGame'],
    ['null', 'null', 'notAGame'],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'notAGame'],
    ['huge', `"${'x'.repeat(MOST_GAME_TEXT)}"`, 'tooBig'],
    ['of an unknown format', changed((save) => Object.assign(save, { format: 2 })), 'notAGame'],
    ['with an unknown key', changed((save) => Object.assign(save, { cheat: true })), 'notAGame'],
    ['with an unknown key inside', changed(({ record }) => Object.assign(record, { cheat: true })), 'notAGame'],
    ['with __proto__', good.replace('{"format":1', '{"__proto__":{"x":1},"format":1'), 'notAGame'],
    ['with __proto__ inside', good.replace('"setup":{', '"setup":{"__proto__":{"x":1},'), 'notAGame'],
    ['with an inherited name', good.replace('"setup":{', '"setup":{"toString":1,'), 'notAGame'],
    ['with too few players', changed((save) => Object.assign(save, { players: ['you'] })), 'notAGame'],
    ['with an unknown player', good.replace('"friend"', '"cat"'), 'notAGame'],
    ['with a missing key', good.replace('"rewards":true,', ''), 'notAGame'],
    ['with an empty seed', good.replace('"seed":"saves"', '"seed":""'), 'notAGame'],
    ['with a fraction', good.replace('"health":null', '"health":3.5'), 'notAGame'],
    ['of rules that never were', good.replace(VERSION, '"version":0'), 'notAGame'],
    ['with minus zero', good.replace('"hero":0', '"hero":-0'), 'notAGame'],
    ['with half a character for a seed', good.replace('"seed":"saves"', '"seed":"a\\ud800"'), 'notAGame'],
    ['with a word for an option', good.replace('"rewards":true', '"rewards":"true"'), 'notAGame'],
    ['with a number for an option', good.replace('"fazaFirst":false', '"fazaFirst":0'), 'notAGame'],
    ['with a number too large for numbers', good.replace(VERSION, '"version":1e999'), 'notAGame'],
    ['with a number beyond counting', good.replace(VERSION, '"version":1e308'), 'notAGame'],
    ['with a hero twice', good.replace('"doctor"', '"scout"'), 'badSetup'],
    ['with a prototype', good.replace('"setup":{', '"setup":{"prototype":{},'), 'notAGame'],
    ['with a constructor', good.replace('"record":{', '"record":{"constructor":{},'), 'notAGame'],
    ['with more commands than any game has', withCommands(MOST_COMMANDS + 1), 'notAGame'],
    ['with too much health', good.replace('"health":null', '"health":7'), 'notAGame'],
    ['of another game', good.replace('"game":"faza"', '"game":"chess"'), 'otherGame'],
    ['of another version', good.replace(VERSION, '"version":999'), 'otherVersion'],
    ['with a hash that is none', changed(({ record }) => Object.assign(record, { hashes: ['x'] })), 'notAGame'],
    ['with a wrong hash', changed(({ record }) => Object.assign(record, { hashes: ['0'.repeat(14)] })), 'otherStates'],
    ['with other luck', good.replace('"seed":"saves"', '"seed":"other"'), /badCommand|otherStates/],
    ['with two heroes of an area', good.replace('"doctor"', '"soldier"'), 'badSetup'],
  ])('%s', (_, text, problem) => {
    expect(parseGame(text, fazaModule)).toMatch(problem instanceof RegExp ? problem : new RegExp(`^${problem}$`));
  });

  test.each<[string, unknown, string]>([
    ['unknown', { do: 'win' }, 'notAGame'],
    ['named like what every object has', { do: 'constructor' }, 'notAGame'],
    ['no object', 'endTeamPhase', 'notAGame'],
    ['with more than belongs to it', { do: 'endTeamPhase', hero: 0 }, 'notAGame'],
    ['with a fraction', { do: 'move', hero: 0, card: 1, to: 1.5 }, 'notAGame'],
    ['with a number out of bounds', { do: 'move', hero: 0, card: 1, to: 1e9 }, 'badCommand'],
    ['with a negative number', { do: 'recruit', hero: -1, outpost: 1 }, 'badCommand'],
    ['of a hero who is not there', { do: 'marksman', hero: 5 }, 'badCommand'],
    ['that the rules forbid', { do: 'sabotage', cancel: true }, 'badCommand'],
    ['with a split for too many', { do: 'payOff', event: 'overdrive', points: [1, 2, 3, 4, 5, 6] }, 'badCommand'],
  ])('with a command that is %s', (_, command, problem) => {
    const commands = [...JSON.parse(good).record.commands, command];
    expect(
      parseGame(
        changed(({ record }) => Object.assign(record, { commands })),
        fazaModule,
      ),
    ).toBe(problem);
    expect(
      parseGame(
        changed((save) => Object.assign(save, { future: [command] })),
        fazaModule,
      ),
    ).toBe(problem);
  });

  test('with undone commands beyond a roll', () => {
    const session: FazaSession = begin(faza, setup);
    const looking = findRoll(session);
    const save = JSON.parse(gameText(game(looking.before)));
    expect(parseGame(JSON.stringify({ ...save, future: [looking.roll] }), fazaModule)).toBe('badCommand');
  });
});

/** A session and a command that rolls dice in it. */
function findRoll(opening: FazaSession): { before: FazaSession; roll: Command } {
  let session = opening;
  for (let index = 0; index < 200 && !isOver(faza, now(session)); index++) {
    const legal = faza.legalCommands(now(session));
    for (const command of legal) {
      const result = give(session, command);
      if ('session' in result && faza.revealed(now(session), now(result.session)))
        return { before: session, roll: command };
    }
    const result = give(session, at(legal, index % legal.length));
    if ('session' in result) session = result.session;
  }
  throw new Error('nothing was ever rolled');
}

describe('nothing is lost', () => {
  test('a game of newer rules that a tab with the update has saved is left in place', () => {
    const store = memoryStore();
    const newer = good.replace(VERSION, '"version":999');
    store.setItem('faza.game', newer);
    const savedGame = new SavedGame(store, fazaModule);
    expect(savedGame.load()).toEqual({ kind: 'refused', problem: 'otherVersion', keptAs: 'faza.game' });
    savedGame.clear();
    expect(store.getItem('faza.game')).toBe(newer);
    // Only a game that is started here replaces it.
    savedGame.save(game(played(3)));
    expect(store.getItem('faza.refused.1')).toBe(newer);
    expect(savedGame.load().kind).toBe('game');
  });

  test('a bad game is moved aside, each to its own place', () => {
    const store = memoryStore();
    const savedGame = new SavedGame(store, fazaModule);
    store.setItem(KEY, 'first');
    expect(savedGame.load()).toEqual({ kind: 'refused', problem: 'notJson', keptAs: 'faza.refused.1' });
    store.setItem(KEY, 'second');
    expect(savedGame.load()).toEqual({ kind: 'refused', problem: 'notJson', keptAs: 'faza.refused.2' });
    expect(store.getItem('faza.refused.1')).toBe('first');
    expect(store.getItem('faza.refused.2')).toBe('second');
    expect(store.getItem(KEY)).toBeNull();
    expect(savedGame.load()).toEqual({ kind: 'none' });
  });

  test('a bad game that cannot be moved stays and is not overwritten', async () => {
    const inner = memoryStore();
    inner.setItem(KEY, 'precious');
    const store: TextStore = {
      ...inner,
      setItem: (key, value) => {
        if (key !== KEY) throw new Error('full');
        inner.setItem(key, value);
      },
    };
    const savedGame = new SavedGame(store, fazaModule);
    expect(savedGame.load()).toEqual({ kind: 'refused', problem: 'notJson', keptAs: null });
    expect(await savedGame.save(game(played(2)))).toBe('full');
    savedGame.clear();
    expect(store.getItem(KEY)).toBe('precious');
  });

  test.each([
    ['is gone', null],
    ['has given way to a good one', good],
  ])('a bad game that could not be moved blocks nothing once it %s', async (_, next) => {
    const inner = memoryStore();
    inner.setItem(KEY, 'precious');
    const store: TextStore = {
      ...inner,
      setItem: (key, value) => {
        if (key !== KEY) throw new Error('full');
        inner.setItem(key, value);
      },
    };
    const savedGame = new SavedGame(store, fazaModule);
    expect(savedGame.load()).toMatchObject({ kind: 'refused', keptAs: null });
    if (next === null) inner.removeItem(KEY);
    else inner.setItem(KEY, next);
    savedGame.load();
    expect(await savedGame.save(game(played(2)))).toBeNull();
    expect(store.getItem(KEY)).toBe(gameText(game(played(2))));
    savedGame.clear();
    expect(store.getItem(KEY)).toBeNull();
  });

  test('peeking at the stored game finds the same as loading, and moves nothing', () => {
    const store = memoryStore();
    const savedGame = new SavedGame(store, fazaModule);
    expect(savedGame.peek()).toBeNull();
    store.setItem(KEY, good);
    const seen = savedGame.peek();
    expect(seen && gameText(seen)).toBe(good);
    store.setItem(KEY, 'precious');
    expect(savedGame.peek()).toBeNull();
    expect(store.getItem(KEY)).toBe('precious');
    expect(savedGame.load()).toEqual({ kind: 'refused', problem: 'notJson', keptAs: 'faza.refused.1' });
  });

  test('a full store is reported, and keeps the previous game', async () => {
    const inner = memoryStore();
    void new SavedGame(inner, fazaModule).save(game(played(2)));
    const before = inner.getItem(KEY);
    const full: TextStore = {
      ...inner,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(await new SavedGame(full, fazaModule).save(game(played(5)))).toBe('full');
    expect(full.getItem(KEY)).toBe(before);
  });

  test('a store that denies all access counts as no game, and is no error', async () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    const savedGame = new SavedGame({ getItem: forbid, setItem: forbid, removeItem: forbid }, fazaModule);
    expect(savedGame.load()).toEqual({ kind: 'none' });
    expect(await savedGame.save(game(played(1)))).toBe('full');
    expect(() => savedGame.clear()).not.toThrow();
  });
});

describe('a store that fails at any point keeps the stored game', () => {
  const bad = good.slice(0, -20);

  /** A store that works for that many changes, and then refuses to change. */
  function stopping(inner: TextStore, writes: number): TextStore {
    let left = writes;
    const spend = () => {
      if (left === 0) throw new Error('stopped');
      left -= 1;
    };
    return {
      ...inner,
      setItem: (key, value) => {
        spend();
        inner.setItem(key, value);
      },
      removeItem: (key) => {
        spend();
        inner.removeItem(key);
      },
    };
  }

  /** A store with limited room, in characters. */
  function narrow(inner: TextStore, room: number): TextStore {
    const lengths = new Map<string, number>();
    return {
      ...inner,
      setItem: (key, value) => {
        lengths.delete(key);
        const used = [...lengths.values()].reduce((sum, length) => sum + length, 0);
        if (used + value.length > room) {
          lengths.set(key, inner.getItem(key)?.length ?? 0);
          throw new Error('quota');
        }
        lengths.set(key, value.length);
        inner.setItem(key, value);
      },
      removeItem: (key) => {
        lengths.delete(key);
        inner.removeItem(key);
      },
    };
  }

  const placesOf = (store: TextStore, text: string): string[] =>
    [KEY, 'faza.refused.1', 'faza.refused.2'].filter((key) => store.getItem(key) === text);

  test.each([0, 1, 2, 3, 4])('a bad one, with %i writes left', (writes) => {
    const inner = memoryStore();
    inner.setItem(KEY, bad);
    const savedGame = new SavedGame(stopping(inner, writes), fazaModule);
    const loaded = savedGame.load();
    if (loaded.kind !== 'refused') throw new Error(loaded.kind);
    // It is where the result says, and later writes do not overwrite it.
    expect(placesOf(inner, bad)).toContain(loaded.keptAs ?? KEY);
    void savedGame.save(game(played(2)));
    savedGame.clear();
    expect(placesOf(inner, bad)).toContain(loaded.keptAs ?? KEY);
  });

  test.each([1, 1.5, 2, 3])('a bad one, with room for %f of it', (times) => {
    const inner = memoryStore();
    const store = narrow(inner, Math.ceil(bad.length * times));
    store.setItem(KEY, bad);
    expect(new SavedGame(store, fazaModule).load()).toEqual({
      kind: 'refused',
      problem: 'notJson',
      keptAs: 'faza.refused.1',
    });
    expect(placesOf(inner, bad)).toEqual(['faza.refused.1']);
  });

  test.each([0, 1, 2])(
    'a good one, with %i writes left: it is the old or the new one, never half of either',
    async (writes) => {
      const inner = memoryStore();
      inner.setItem(KEY, good);
      const savedGame = new SavedGame(stopping(inner, writes), fazaModule);
      const next = gameText(game(played(13)));
      expect(await savedGame.save(game(played(13)))).toBe(writes > 0 ? null : 'full');
      expect(inner.getItem(KEY)).toBe(writes > 0 ? next : good);
      savedGame.clear();
      expect(inner.getItem(KEY)).toBe([good, next, null][writes]);
    },
  );
});
