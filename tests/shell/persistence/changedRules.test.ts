import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { GameTypes } from '../../../src/kernel/game.ts';
import type { GameRecord } from '../../../src/kernel/records/record.ts';
import { futureOf, now, pastOf } from '../../../src/kernel/session.ts';
import { parseGame } from '../../../src/shell/persistence/gameText.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { savingText } from '../../../src/shell/saving/text.en.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { goldenGamesOf } from '../../e2e/kit/golden.ts';
import { asFaza } from '../../games/faza/match.ts';

/** The next version of the rules, which keeps nothing of the version that made the golden games. */
const next = { ...faza, version: faza.version + 1 };

const KEY = 'faza.game';
const before = goldenGamesOf(faza.version).find(({ name }) => name === 'victory')?.record;
if (!before) throw new Error('no golden game to load');
/** A game that differs from round 4 on. */
const other = { ...before, hashes: before.hashes.map((hash, index) => (index < 3 ? hash : '0'.repeat(14))) };
/** A game with a move that is no longer legal. */
const illegal = { ...before, commands: [...before.commands.slice(0, 9), { do: 'sabotage', cancel: true }] };

function saved(record: Readonly<Record<keyof GameRecord<GameTypes>, unknown>>): string {
  return JSON.stringify({ format: 1, record, future: [], players: ['you', 'you', 'you'] });
}

describe('a game that was saved by earlier rules, which are not kept', () => {
  test('continues silently if today’s rules lead to the same states', () => {
    const store = memoryStore();
    store.setItem(KEY, saved(before));
    const loaded = new SavedGame(store, fazaModule, next).load();
    if (loaded.kind !== 'game') throw new Error(loaded.kind);
    expect(loaded.change).toBeNull();
    expect(now(asFaza(loaded.game).session).outcome).toEqual({ won: true, rule: 'X1' });
    expect(store.getItem('faza.refused.1')).toBeNull();
  });

  test('continues by today’s rules, and the first round that differs is known', () => {
    const parsed = parseGame(saved(other), fazaModule, next);
    if (typeof parsed === 'string') throw new Error(parsed);
    expect(parsed.difference).toEqual({ round: 4, refused: null });
    expect(parsed.session.game).toBe(next);
    expect(pastOf(parsed.session).map(({ command }) => command)).toEqual(before.commands);
  });

  test('continues before a move that is no longer allowed', () => {
    const parsed = parseGame(saved(illegal), fazaModule, next);
    if (typeof parsed === 'string') throw new Error(parsed);
    expect(parsed.difference?.refused).toMatchObject({ at: 9 });
    expect(pastOf(parsed.session)).toHaveLength(9);
  });

  test('drops undone commands if it plays out differently, and only then', () => {
    const begun = { ...before, commands: [] };
    const takenBack = (hashes: readonly unknown[]): unknown => {
      const [redo] = before.commands;
      const parsed = parseGame(
        saved({ ...begun, hashes }).replace('"future":[]', `"future":[${JSON.stringify(redo)}]`),
        fazaModule,
        next,
      );
      return typeof parsed === 'string' ? parsed : futureOf(parsed.session).length;
    };
    expect(takenBack([before.hashes[0], before.hashes[0]])).toBe(1);
    expect(takenBack([before.hashes[0], '0'.repeat(14)])).toBe(0);
  });

  test('is kept unchanged beside the one that continues, and reported once', () => {
    const store = memoryStore();
    const text = saved(other);
    store.setItem(KEY, text);
    const loaded = new SavedGame(store, fazaModule, next).load();
    expect(loaded).toMatchObject({
      kind: 'game',
      change: { difference: { round: 4, refused: null }, keptAs: 'faza.refused.1' },
    });
    expect(store.getItem('faza.refused.1')).toBe(text);
    const again = new SavedGame(store, fazaModule, next).load();
    if (again.kind !== 'game') throw new Error(again.kind);
    expect(again.change).toBeNull();
    expect(again.game.session.past).toEqual(loaded.kind === 'game' && loaded.game.session.past);
  });

  test('is not changed by a look at it, and reported when it is loaded', () => {
    const store = memoryStore();
    const text = saved(other);
    store.setItem(KEY, text);
    const savedGame = new SavedGame(store, fazaModule, next);
    const seen = savedGame.peek();
    expect(store.getItem(KEY)).toBe(text);
    expect(store.getItem('faza.refused.1')).toBeNull();
    expect(savedGame.load()).toMatchObject({ kind: 'game', game: seen, change: { keptAs: 'faza.refused.1' } });
  });

  test.each([
    ['no room for a second', 'faza.refused.1'],
    ['no room for the new one', KEY],
  ])('stays alone, and is not written over, with %s', async (_, full) => {
    const inner = memoryStore();
    const text = saved(other);
    inner.setItem(KEY, text);
    const store: TextStore = {
      ...inner,
      setItem: (key, value) => {
        if (key === full) throw new Error('quota');
        inner.setItem(key, value);
      },
    };
    const savedGame = new SavedGame(store, fazaModule, next);
    const loaded = savedGame.load();
    if (loaded.kind !== 'game') throw new Error(loaded.kind);
    expect(loaded.change).toEqual({ difference: { round: 4, refused: null }, keptAs: null });
    expect(await savedGame.save(loaded.game)).toBe('full');
    savedGame.clear();
    expect(inner.getItem(KEY)).toBe(text);
    expect(inner.getItem('faza.refused.1')).toBeNull();
  });

  test('of later rules is refused', () => {
    expect(parseGame(saved({ ...before, version: next.version + 1 }), fazaModule, next)).toBe('otherVersion');
  });

  test('with a setup unknown to today’s rules is refused', () => {
    expect(
      parseGame(
        saved({ ...before, setup: { ...before.setup, heroes: ['soldier', 'scout', 'doctor'] } }),
        fazaModule,
        next,
      ),
    ).toBe('badSetup');
  });
});

describe('what a player is told about it', () => {
  const { changed } = savingText;

  test.each([
    [
      4,
      null,
      false,
      'Under today’s rules the saved game plays out differently from round 4. You can continue from where it ends up now.',
    ],
    [
      4,
      9,
      false,
      'Under today’s rules the saved game plays out differently from round 4. One of its actions is no longer allowed. You can continue from there.',
    ],
    [1, null, true, 'Under today’s rules the saved game plays out differently from the start. The game is now over.'],
  ])('first different in round %i, refused at %j, over: %j', (round, at, isOver, sentence) => {
    const refused = at === null ? null : { at, rule: 'T2' };
    expect(changed({ round, refused }, isOver)).toBe(sentence);
  });
});
