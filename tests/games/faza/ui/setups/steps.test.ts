import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { FazaTypes } from '../../../../../src/games/faza/rules/state/types.ts';
import type { NewGameDraft, NewGameList, NewGameScreenActions } from '../../../../../src/module/setups.ts';

type Draft = NewGameDraft<FazaTypes>;

/** Presses a button of the new-game screen; what the draft is then, and the list that opened. */
function press(draft: Draft, id: string): { readonly draft: Draft; readonly list: NewGameList | undefined } {
  const change = vi.fn<NewGameScreenActions<FazaTypes>['change']>();
  const choose = vi.fn<NewGameScreenActions<FazaTypes>['choose']>();
  const nothing = (): void => undefined;
  const actions = { back: nothing, start: nothing, change, choose, freshSeed: () => 'fresh' };
  const { controls } = draft.screen({ width: 360, height: 640, seedShown: '' }, actions);
  const [list, label, item] = id.split('/');
  controls.find((control) => control.id === list)?.press();
  const opened = choose.mock.lastCall?.[0];
  if (label === 'item') opened?.items.find((one) => one.id === item)?.press();
  return { draft: change.mock.lastCall?.[0] ?? draft, list: opened };
}

const named = (draft: Draft): string | undefined => {
  const nothing = (): void => undefined;
  const actions = { back: nothing, start: nothing, change: nothing, choose: nothing, freshSeed: () => '' };
  const { controls } = draft.screen({ width: 360, height: 640, seedShown: '' }, actions);
  return controls.find(({ id }) => id === 'newGame:step')?.label;
};

test('a step sets mode and options, and leaves team, seed and Radio as they are', () => {
  const before = press(fazaModule.setups.draft('mine'), 'newGame:radio').draft;
  const { draft, list } = press(before, 'newGame:step/item/siege');
  expect(list?.items).toHaveLength(9);
  expect(draft.game().setup).toEqual({
    ...before.game().setup,
    mode: 'hard',
    health: 5,
    rewards: true,
    fazaFirst: true,
    headStart: false,
    radio: true,
    seed: 'mine',
  });
  const training = press(draft, 'newGame:step/item/training').draft;
  expect(training.game().setup).toMatchObject({ mode: 'easy', health: null, headStart: true, drawTwo: true });
  expect(press(training, 'newGame:step/item/normal').draft.game().setup).not.toHaveProperty('drawTwo');
});

test('the button names the step that mode and options make, or says that they make none', () => {
  const draft = fazaModule.setups.draft('mine');
  expect(named(draft)).toBe('Difficulty: Normal');
  const hard = press(draft, 'newGame:mode:hard').draft;
  expect(named(hard)).toBe('Difficulty: Hard');
  const ambush = press(hard, 'newGame:fazaFirst').draft;
  expect(named(ambush)).toBe('Difficulty: Ambush');
  expect(named(press(ambush, 'newGame:rewards').draft)).toBe('Difficulty: Custom');
});
