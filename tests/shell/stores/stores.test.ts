import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { holdingsOf } from './holdings.ts';
import { allStored, rowsIn, watchedStore } from './stored.ts';

/*
 * What players have in their browsers today must stay readable. The stores come from real builds (`stored.ts`), which
 * also recorded what their texts contain. Renaming a key or a field fails here, since nobody's browser would follow.
 */

/** Every key under which the page keeps something. A name that has been used can never be dropped. */
const KEYS = [
  'faza.dice',
  'faza.dice.refused.1',
  'faza.game',
  'faza.game.sequence',
  'faza.lastGame',
  'faza.learning',
  'faza.outbox.1',
  'faza.outbox.2',
  'faza.outbox.refused.1',
  'faza.owner',
  'faza.packs',
  'faza.plans',
  'faza.refused.1',
  'faza.settings',
];

/** What becomes of a game in progress that began with Points, which no game does any more. */
const setAside = (keptAs: string) => ({ match: { kind: 'refused', problem: 'retired', keptAs }, plans: null });

/** Differences between how this build reads each store and how the build that left it did. */
const TODAY: Readonly<Record<string, object>> = {
  '938a825 damaged': setAside('faza.refused.2'),
  // Two games were on their way to the archive; both are set aside.
  '938a825 pending': { games: [], trouble: 'retired' },
  '938a825 player': setAside('faza.refused.1'),
  '938a825 practice': setAside('faza.refused.1'),
  // The pack gives Points at the start: it stays stored, and cannot be read.
  'af7421d packs': { ...setAside('faza.refused.1'), packs: undefined },
  'f45fdd6 damaged': setAside('faza.refused.2'),
  'f45fdd6 player': setAside('faza.refused.1'),
};

const stored = allStored().map(({ holds, ...one }) => ({
  ...one,
  holds: { ...withoutHeadStart(withLaterLessons(withLaterSettings(holds))), ...TODAY[`${one.build} ${one.name}`] },
}));

/** Finished games still count, and so do their achievements; those with a Head start cannot be watched. */
function withoutHeadStart(holds: object): object {
  const games: readonly unknown[] = 'games' in holds && Array.isArray(holds.games) ? holds.games : [];
  const gameSchema = v.looseObject({ digest: v.looseObject({ headStart: v.literal(true) }) });
  const today = games.map((game) => {
    const { digest, ...known } = v.parse(gameSchema, game);
    const { headStart: _, ...counted } = digest;
    return { ...known, digest: counted, game: 'retired' };
  });
  return { ...holds, games: today };
}

/** The contents of a store; what could not be set yet is as in a new browser. */
function withLaterSettings(holds: object): object {
  const settings = 'settings' in holds && typeof holds.settings === 'object' ? holds.settings : {};
  return { ...holds, settings: { coach: 'off', proposals: true, ...settings } };
}

/** The contents of a store; lessons that were added after its build count as not started. */
function withLaterLessons(holds: object): object {
  const lessons: readonly unknown[] = 'lessons' in holds && Array.isArray(holds.lessons) ? holds.lessons : [];
  const later = ['wide'].filter((id) => !JSON.stringify(lessons).includes(`"id":"${id}"`));
  return { ...holds, lessons: [...lessons, ...later.map((id) => ({ id, step: 0, done: false, skipped: [] }))] };
}

test('the stores of earlier builds have every key that there is, and no other', () => {
  const keys = stored.flatMap(({ store }) => Object.keys(store.texts));
  expect([...new Set(keys)].sort()).toEqual(KEYS);
  expect(new Set(stored.flatMap(({ store }) => Object.keys(store.databases)))).toEqual(
    new Set(['faza', 'faza.game', 'bids', 'bids.game']),
  );
});

describe.each(stored)('what build $build left as $name', ({ store, holds }) => {
  const isAside = (key: string): boolean => key.includes('.refused.');

  test('is read to the last key, with its full content', async () => {
    const texts = watchedStore(store.texts);
    const rows = rowsIn(store, 'faza', 'games');
    const generations = rowsIn(store, 'faza.game', 'generations');
    expect(await holdingsOf(texts, rows, generations)).toEqual(holds);
    // Plans are loaded together with their game.
    const kept = Object.keys(store.texts).filter((key) => !isAside(key) && key !== 'faza.plans');
    expect(kept.filter((key) => !texts.asked.has(key))).toEqual([]);
  });

  test('keeps its content without the local copy of the game in progress, too', async () => {
    const generations = rowsIn(store, 'faza.game', 'generations');
    const { 'faza.game': game, 'faza.game.sequence': _, ...texts } = store.texts;
    const found = await holdingsOf(watchedStore(texts), rowsIn(store, 'faza', 'games'), generations);
    // Earlier builds had no other copy.
    const isKept = generations.length > 0 || game === undefined;
    expect(found).toEqual(isKept ? holds : { ...holds, match: { kind: 'none' }, plans: null });
  });

  test('keeps data set aside unchanged, even when more is added', () => {
    const texts = watchedStore({ ...store.texts, 'faza.dice': '{' });
    createDiceHistory(texts, 'faza').read();
    for (const key of Object.keys(store.texts).filter(isAside)) expect(texts.getItem(key)).toBe(store.texts[key]);
    const places = Object.keys(store.texts).filter((key) => key.startsWith('faza.dice.refused.')).length;
    expect(texts.getItem(`faza.dice.refused.${places + 1}`)).toBe('{');
  });
});
