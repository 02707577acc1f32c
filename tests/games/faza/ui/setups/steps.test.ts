import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { FazaTypes } from '../../../../../src/games/faza/rules/state/types.ts';
import type { Digest } from '../../../../../src/games/faza/ui/records/digest.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import type { Played } from '../../../../../src/module/records/records.ts';
import type { NewGameDraft, NewGameList, NewGameScreenActions } from '../../../../../src/module/screens/setups.ts';
import { gamesOf, statisticsOf } from '../../../../../src/shell/persistence/archive/statistics.ts';
import { digestOf } from '../../../../shell/persistence/archive/kit.ts';
import { matches } from '../../../../shell/persistence/archive/matches.ts';

type Draft = NewGameDraft<FazaTypes>;

/** The draft of a player who has played these games. */
const fresh = (played: readonly Played<Digest>[] = []): Draft => fazaModule.setups.draft('mine', () => gamesOf(played));

/** Presses a button of the new-game screen; what the draft is then, and the list that opened. */
function press(draft: Draft, id: string): { readonly draft: Draft; readonly list: NewGameList | undefined } {
  const change = vi.fn<NewGameScreenActions<FazaTypes>['change']>();
  const choose = vi.fn<NewGameScreenActions<FazaTypes>['choose']>();
  const nothing = (): void => undefined;
  const actions = {
    back: nothing,
    start: nothing,
    change,
    choose,
    chooseContent: nothing,
    explain: nothing,
    freshSeed: () => 'fresh',
  };
  const { controls } = draft.screen({ width: 360, height: 640, seedShown: '', content: null }, actions);
  const [list, label, item] = id.split('/');
  controls.find((control) => control.id === list)?.press();
  const opened = choose.mock.lastCall?.[0];
  if (label === 'item') opened?.items.find((one) => one.id === item)?.press();
  return { draft: change.mock.lastCall?.[0] ?? draft, list: opened };
}

const named = (draft: Draft): string | undefined => {
  const nothing = (): void => undefined;
  const actions = {
    back: nothing,
    start: nothing,
    change: nothing,
    choose: nothing,
    chooseContent: nothing,
    explain: nothing,
    freshSeed: () => '',
  };
  const { controls } = draft.screen({ width: 360, height: 640, seedShown: '', content: null }, actions);
  return controls.find(({ id }) => id === 'newGame:step')?.label;
};

test('a step sets mode and options, and leaves team, seed and Radio as they are', () => {
  const before = press(fresh(), 'newGame:radio').draft;
  const { draft, list } = press(before, 'newGame:step/item/siege');
  expect(list?.items).toHaveLength(9);
  expect(draft.game().setup).toEqual({
    ...before.game().setup,
    mode: 'hard',
    health: 5,
    rewards: true,
    fazaFirst: false,
    radio: true,
    seed: 'mine',
  });
  const training = press(draft, 'newGame:step/item/training').draft;
  expect(training.game().setup).toMatchObject({ mode: 'easy', health: 1, drawTwo: true });
  expect(press(training, 'newGame:step/item/normal').draft.game().setup).not.toHaveProperty('drawTwo');
});

test('the button names the step that mode and options make, or says that they make none', () => {
  const draft = fresh();
  expect(named(draft)).toBe('Difficulty: Classic');
  const hard = press(draft, 'newGame:mode:hard').draft;
  expect(named(hard)).toBe('Difficulty: Hunted');
  const noMercy = press(hard, 'newGame:rewards').draft;
  expect(named(noMercy)).toBe('Difficulty: No mercy');
  // The team acts first on these steps.
  expect(named(press(hard, 'newGame:fazaFirst').draft)).toBe('Difficulty: Custom');
  expect(named(press(noMercy, 'newGame:fazaFirst').draft)).toBe('Difficulty: Custom');
  const larger = draft.withContent('24');
  expect(named(press(larger, 'newGame:fazaFirst').draft)).toBe('Difficulty: Ambush');
});

/** A game with 16 tiles that was won on a day; Normal in every option, unless told otherwise. */
function won(day: string, changes: Partial<Digest> = {}): Played<Digest> {
  const normal = {
    edition: 'published',
    mode: 'normal',
    health: null,
    rewards: true,
    fazaFirst: false,
  } as const;
  const options = { ...normal, drawTwo: false, radio: false };
  return { ...digestOf(at(matches, 0)), ...options, rule: 'X1', ...changes, day, end: 'won' };
}
const lost = (game: Played<Digest>): Played<Digest> => ({ ...game, rule: 'X3', end: 'lost' });
const siege = { mode: 'hard', health: 5 } as const;

test('the list marks the steps that the player has won on the board, in any edition', () => {
  const labels = (games: readonly Played<Digest>[]): string[] =>
    press(fresh(games), 'newGame:step').list?.items.map(({ label }) => label) ?? [];
  const none = [
    '1. Training',
    '2. Gentle',
    '3. Forewarned',
    '4. Classic (chosen)',
    '5. Hunted',
    '6. No mercy',
    '7. Siege',
    '8. Attrition',
    '9. Last stand',
  ];
  const custom = won('2026-11-21', { mode: 'easy', fazaFirst: true });
  const larger = won('2026-12-06', { mode: 'easy', edition: '24' });
  expect(
    labels([lost(won('2026-11-20')), custom, larger, won('2026-11-21', { mode: 'hard', fazaFirst: true })]),
  ).toEqual(none);
  const noMercy = won('2026-12-07', { mode: 'hard', rewards: false });
  const games = [won('2026-11-20'), won('2026-11-20', { drawTwo: true, health: 3 }), noMercy];
  const hard = press(fresh([...games, lost(won('2026-11-22', { mode: 'hard' }))]), 'newGame:mode:hard').draft;
  // The marks outlast any change on the screen.
  const { list } = press(press(hard, 'newGame:mode:normal').draft.withSeed('other'), 'newGame:step');
  expect(list?.items.map(({ label }) => label)).toEqual([
    '1. Training',
    '2. Gentle',
    '3. Forewarned (won)',
    '4. Classic (won, chosen)',
    '5. Hunted',
    '6. No mercy (won)',
    '7. Siege',
    '8. Attrition',
    '9. Last stand',
  ]);
  const marked = list?.items.filter(({ symbol }) => symbol !== undefined).map(({ id }) => id);
  expect(marked).toEqual(['forewarned', 'normal', 'noMercy']);
});

test('records name the hardest step won and the day, whatever the team, and count games and wins of each step', () => {
  const standing = (games: readonly Played<Digest>[]) => {
    const { bests, winTables } = statisticsOf(fazaModule.records, gamesOf(games), '2026-11-23');
    const found = bests.find(({ best }) => best.name === 'Hardest step won');
    const tables = winTables.flat().find(({ table }) => table.title === 'By difficulty');
    const tallies = tables?.tallies.map(({ kind, games: all, wins }) => `${kind.name}: ${wins} of ${all}`);
    const { best, reached } = found ?? {};
    return { hardest: reached ? [best?.value(reached.value), reached.day] : null, tallies };
  };
  const custom = won('2026-11-22', { mode: 'hard', health: 6 });
  expect(standing([custom, lost(won('2026-11-19', siege))]).hardest).toBeNull();
  const pair = won('2026-11-20', { ...siege, heroes: ['scout', 'senator'] });
  const games = [won('2026-11-18'), lost(won('2026-11-19', siege)), pair, won('2026-11-21', siege), custom];
  expect(standing(games)).toEqual({
    // The steps of both boards in one list: only 24 tiles have an Ambush.
    hardest: ['Siege, 8 of 10', '2026-11-20'],
    tallies: [
      '1.\u{a0}Training: 0 of 0',
      '2.\u{a0}Gentle: 0 of 0',
      '3.\u{a0}Forewarned: 0 of 0',
      '4.\u{a0}Classic: 1 of 1',
      '5.\u{a0}Hunted: 0 of 0',
      '6.\u{a0}Ambush: 0 of 0',
      '7.\u{a0}No mercy: 0 of 0',
      '8.\u{a0}Siege: 2 of 3',
      '9.\u{a0}Attrition: 0 of 0',
      '10.\u{a0}Last stand: 0 of 0',
    ],
  });
});
