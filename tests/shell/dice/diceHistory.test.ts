import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { commitmentTo } from '../../../src/kernel/records/commitment.ts';
import { at } from '../../../src/kernel/values/at.ts';
import {
  createDiceHistory,
  type GameDice,
  MOST_DICE_TEXT,
  MOST_GAMES,
  MOST_PLEDGES,
  parseDice,
} from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf, diceOf } from '../../../src/shell/dice/matchDice.ts';
import { countFaces, noDice, readRolls, rolled, together } from '../../../src/shell/dice/tally.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { fightingMatch } from './diceMatches.ts';

const KEY = 'faza.dice';
const DAY = '2026-11-21';
const match = fightingMatch('history');
const game = diceOf(fazaModule, match, DAY);
/** Games that differ only in their seeds. */
const games = (count: number): GameDice[] =>
  Array.from({ length: count }, (_, number) => ({ ...game, seed: `seed ${number}` }));

function filled(): { store: TextStore; text: string } {
  const store = memoryStore();
  const history = createDiceHistory(store, 'faza');
  history.pledge(commitmentOf(match), false);
  history.count(game);
  return { store, text: store.getItem(KEY) ?? '' };
}

/** A valid text with one change. */
function changed(
  change: (record: {
    pledges: unknown[];
    older: Record<string, unknown>;
    games: Record<string, unknown>[];
    [key: string]: unknown;
  }) => void,
): string {
  const record = JSON.parse(filled().text);
  change(record);
  return JSON.stringify(record);
}

describe('a history of dice', () => {
  test('is empty at first, and persists', () => {
    expect(createDiceHistory(memoryStore(), 'faza').read()).toEqual({
      format: 1,
      pledges: [],
      older: noDice(6),
      games: [],
    });
    const { store } = filled();
    expect(createDiceHistory(store, 'faza').read().games).toEqual([game]);
    expect(createDiceHistory(store, 'faza').pledgeOf(commitmentOf(match))).toEqual({
      commitment: commitmentOf(match),
      known: false,
    });
  });

  test('counts a game once, however often its end is reported', () => {
    const { store } = filled();
    for (let visit = 0; visit < 3; visit++) createDiceHistory(store, 'faza').count({ ...game, ended: '2026-11-22' });
    expect(createDiceHistory(store, 'faza').read().games).toEqual([game]);
  });

  test('counts a game that was given up and then played on once, with all its dice', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    for (const commands of [0, 20, 60, 400, 60])
      history.count(diceOf(fazaModule, fightingMatch('history', commands), DAY));
    expect(history.read().games).toEqual([game]);
  });

  test('counts games of the same seed that went different ways, and games of other seeds', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    for (const [seed, rolls] of [
      ['one', '16:35'],
      ['one', '16:351'],
      ['other', '16:35'],
    ] as const) {
      const faces = countFaces(
        readRolls(rolls).flatMap((roll) => roll.faces),
        6,
      );
      history.count({ ...game, seed, rolls, tally: { ...noDice(6), games: 1, faces } });
    }
    expect(history.read().games).toHaveLength(3);
  });

  test('merges games too old to be listed into a total, and loses no die', () => {
    const store = memoryStore();
    const history = createDiceHistory(store, 'faza');
    const many = games(MOST_GAMES + 25);
    for (const one of many) history.count(one);
    const { older, games: listed } = createDiceHistory(store, 'faza').read();
    expect(listed).toEqual(many.slice(-MOST_GAMES));
    expect(older.games).toBe(25);
    const all = listed.reduce((sum, { tally }) => together(sum, tally), older);
    expect(rolled(all)).toBe(many.length * rolled(game.tally));
    expect(all.streaks).toEqual(game.tally.streaks);
  });

  test('stays small enough to be read again, whatever is counted', () => {
    const store = memoryStore();
    const history = createDiceHistory(store, 'faza');
    const rolls = Array.from({ length: 2500 }, (_, roll) => `${roll * 4}:1234`).join(' ');
    const faces = [2500, 2500, 2500, 2500, 0, 0] as const;
    const tally = { ...noDice(6), games: 1, faces };
    for (const one of games(60)) history.count({ ...one, rolls, tally });
    history.count({ ...game, seed: 'endless', rolls: `${rolls} ${rolls}`, tally });
    const record = parseDice(store.getItem(KEY) ?? '', 'faza');
    if (!record) throw new Error('what was written is not accepted');
    expect(record.older.games + record.games.length).toBe(61);
    expect((store.getItem(KEY) ?? '').length).toBeLessThan(MOST_DICE_TEXT);
  });

  test('adds a game too long to be listed to the total, and still lists those before it', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    const listed = games(5);
    for (const one of listed) history.count(one);
    const rolls = Array.from({ length: 5000 }, (_, roll) => `${roll * 4}:1234`).join(' ');
    history.count({
      ...game,
      seed: 'endless',
      rolls,
      tally: { ...noDice(6), games: 1, faces: [5000, 5000, 5000, 5000, 0, 0] },
    });
    expect(history.read().games).toEqual(listed);
    expect(history.read().older.games).toBe(1);
  });

  test('drops the commitment of a game when that is no longer listed', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    const many = games(MOST_GAMES + 1);
    for (const one of many) {
      history.pledge(commitmentTo(one), false);
      history.count(one);
    }
    expect(many.map((one) => history.pledgeOf(commitmentTo(one)) !== null)).toEqual(many.map((_, n) => n > 0));
  });

  test('keeps a commitment as long as another game of the same seed is listed', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    const shortened = {
      ...game,
      rolls: '16:35',
      tally: { ...noDice(6), games: 1, faces: [0, 0, 1, 0, 1, 0] as const },
    };
    history.pledge(commitmentTo(game), true);
    history.count({ ...shortened, rolls: '17:35' });
    history.count({ ...shortened, rolls: '18:35' });
    for (const one of games(MOST_GAMES - 1)) history.count(one);
    expect(history.read().older.games).toBe(1);
    expect(history.pledgeOf(commitmentTo(game))).not.toBeNull();
    history.count({ ...game, seed: 'one more' });
    expect(history.pledgeOf(commitmentTo(game))).toBeNull();
  });

  test('remembers the commitments of the latest games, once each', () => {
    const history = createDiceHistory(memoryStore(), 'faza');
    const commitments = Array.from({ length: MOST_PLEDGES + 5 }, (_, n) => n.toString(16).padStart(64, '0'));
    for (const commitment of commitments) history.pledge(commitment, false);
    history.pledge(at(commitments, 30), true);
    expect(history.read().pledges).toHaveLength(MOST_PLEDGES);
    expect(history.pledgeOf(at(commitments, 0))).toBeNull();
    expect(history.pledgeOf(at(commitments, 30))?.known).toBe(true);
  });

  test('forgets all dice on request, but not the commitments', () => {
    const { store } = filled();
    const history = createDiceHistory(store, 'faza');
    for (const one of games(MOST_GAMES + 3)) history.count(one);
    history.pledge(commitmentTo(at(games(1), 0)), false);
    history.forget();
    const record = createDiceHistory(store, 'faza').read();
    expect(record.games).toEqual([]);
    expect(record.older).toEqual(noDice(6));
    expect(record.pledges).toHaveLength(1);
  });
});

describe('what is no history', () => {
  const hostile: readonly [string, string][] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['JSON of something else', '[]'],
    ['deeply nested', '['.repeat(200_000)],
    ['too long', `${filled().text}${' '.repeat(MOST_DICE_TEXT)}`],
    ['of another format', changed((record) => Object.assign(record, { format: 2 }))],
    ['with an unknown key', changed((record) => Object.assign(record, { extra: 1 }))],
    ['with __proto__', filled().text.replace('"format"', '"__proto__":{},"format"')],
    ['with half a die', changed(({ older }) => Object.assign(older, { faces: [0.5, 0, 0, 0, 0, 0] }))],
    ['with seven faces', changed(({ older }) => Object.assign(older, { faces: [0, 0, 0, 0, 0, 0, 0] }))],
    ['with too large a number', filled().text.replace('"games":1,"faces"', '"games":1e308,"faces"')],
    ['with more hits than dice', changed(({ older }) => Object.assign(older, { hits: 1 }))],
    ['with a promise that no odds make', changed(({ older }) => Object.assign(older, { promised: 2 }))],
    ['with a negative spread', changed(({ older }) => Object.assign(older, { variance: -1 }))],
    ['with counts that its rolls deny', changed((record) => Object.assign(at(record.games, 0), { rolls: '16:1' }))],
    ['with a seven', changed((record) => Object.assign(at(record.games, 0), { rolls: '16:7' }))],
    ['with a day that is none', changed((record) => Object.assign(at(record.games, 0), { ended: 'yesterday' }))],
    ['with a day that no calendar has', filled().text.replace(DAY, '2026-02-31')],
    ['with an endless seed', changed((record) => Object.assign(at(record.games, 0), { seed: 'x'.repeat(65) }))],
    ['of another game', changed((record) => Object.assign(at(record.games, 0), { game: 'chess' }))],
    ['with a pledge that is no hash', changed((record) => record.pledges.push({ commitment: 'x', known: true }))],
    [
      'with too many games',
      changed((record) => Object.assign(record, { games: Array.from({ length: 41 }, () => record.games[0]) })),
    ],
  ];

  test.each(hostile)('is moved aside, not deleted: %s', (_, text) => {
    const store = memoryStore();
    store.setItem(KEY, text);
    const history = createDiceHistory(store, 'faza');
    expect(history.trouble()).toBe('refused');
    expect(history.read().games).toEqual([]);
    expect(store.getItem(`${KEY}.refused.1`)).toBe(text);
    history.count(game);
    expect(createDiceHistory(store, 'faza').read().games).toEqual([game]);
    expect(createDiceHistory(store, 'faza').trouble()).toBeNull();
  });

  test('never replaces one that was moved aside before', () => {
    const store = memoryStore();
    for (const text of ['one', 'two']) {
      store.setItem(KEY, text);
      createDiceHistory(store, 'faza').read();
    }
    expect([1, 2].map((number) => store.getItem(`${KEY}.refused.${number}`))).toEqual(['one', 'two']);
  });

  test('is not overwritten if there is no room to move it', () => {
    const items = new Map([[KEY, 'damaged']]);
    const store: TextStore = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        if (key !== KEY || value !== 'damaged') throw new Error('full');
        items.set(key, value);
      },
      removeItem: (key) => {
        items.delete(key);
      },
    };
    const history = createDiceHistory(store, 'faza');
    history.count(game);
    expect(history.trouble()).toBe('refusedInPlace');
    expect(history.read().games).toEqual([game]);
    expect(items.get(KEY)).toBe('damaged');
  });
});

test('without storage room, dice are counted as long as the page is open, and a message says so', () => {
  const store: TextStore = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {},
  };
  const history = createDiceHistory(store, 'faza');
  history.count(game);
  expect(history.trouble()).toBe('full');
  expect(history.read().games).toEqual([game]);
});
