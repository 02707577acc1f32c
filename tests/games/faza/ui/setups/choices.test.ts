import { expect, test } from 'vitest';
import { editions } from '../../../../../src/games/faza/content/editions.ts';
import { stepsOf } from '../../../../../src/games/faza/content/steps.ts';
import type { ModeId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Toggle } from '../../../../../src/games/faza/scenes/view.ts';
import {
  type Choices,
  choiceActions,
  freshChoices,
  withEdition,
} from '../../../../../src/games/faza/ui/setups/choices.ts';
import { at } from '../../../../../src/kernel/at.ts';

const { balanced, brisk, '24': larger } = editions;

/** The choices after another mode was chosen, or an option switched on or off. */
function after(choices: Choices, { mode, toggle }: { readonly mode?: ModeId; readonly toggle?: [Toggle, boolean] }) {
  let changed = choices;
  const actions = choiceActions(
    choices,
    (next) => {
      changed = next;
    },
    () => 'fresh',
  );
  if (mode) actions.mode(mode);
  if (toggle) actions.toggle(...toggle);
  return changed;
}

const onBrisk = freshChoices('mine');

test('V5 where the Faza usually act first on Normal and Hard, they do so in the mode that is chosen', () => {
  expect(onBrisk).toMatchObject({ mode: 'normal', options: { fazaFirst: true, seed: 'mine' } });
  const easy = after(onBrisk, { mode: 'easy' });
  expect(easy).toMatchObject({ mode: 'easy', options: { fazaFirst: false } });
  expect(after(easy, { mode: 'hard' })).toMatchObject({ mode: 'hard', options: { fazaFirst: true } });
});

test('V5 who chose otherwise keeps the choice in every mode', () => {
  const teamFirst = after(onBrisk, { toggle: ['fazaFirst', false] });
  expect(after(teamFirst, { mode: 'hard' }).options.fazaFirst).toBe(false);
  const fazaFirst = after(withEdition(onBrisk, balanced), { toggle: ['fazaFirst', true] });
  expect(after(fazaFirst, { mode: 'easy' }).options.fazaFirst).toBe(true);
});

test('another edition keeps the step of difficulty, the seed and Radio', () => {
  const radio = after(onBrisk, { toggle: ['radio', true] });
  const noMercy = {
    rewards: false,
    fazaFirst: true,
    health: null,
    seed: 'mine',
    radio: true,
  } as const;
  const hardest: Choices = { ...radio, mode: 'hard', options: noMercy };
  expect(withEdition(hardest, balanced)).toMatchObject({ mode: 'hard', options: { ...noMercy, fazaFirst: false } });
  const forewarned = after(radio, { toggle: ['drawTwo', true] });
  expect(withEdition(forewarned, larger)).toMatchObject({
    mode: 'normal',
    options: { fazaFirst: false, drawTwo: true, radio: true, seed: 'mine' },
  });
});

test('another edition keeps options that are no step; V5 the Faza act first if they usually do', () => {
  const own = after(freshChoices('mine'), { toggle: ['headStart', true] });
  const onBalanced = withEdition(own, balanced);
  expect(onBalanced.options).toEqual({ ...own.options, fazaFirst: false });
  expect(withEdition(onBalanced, brisk).options).toEqual(own.options);
  const chosen = after(after(onBrisk, { mode: 'easy' }), { toggle: ['fazaFirst', true] });
  expect(withEdition(chosen, larger).options.fazaFirst).toBe(true);
  // There is no Hard with 24 tiles.
  expect(withEdition(after(onBrisk, { mode: 'hard' }), larger).options.fazaFirst).toBe(false);
});

test('V1 a step that has other health for two heroes follows the number of heroes', () => {
  const actionsOf = (choices: Choices) => {
    const seen: Choices[] = [];
    const actions = choiceActions(
      choices,
      (next) => void seen.push(next),
      () => 'fresh',
    );
    return { actions, latest: () => at(seen, seen.length - 1) };
  };
  const healthWith = (choices: Choices, taken: boolean): [Choices, number | null] => {
    const { actions, latest } = actionsOf(choices);
    actions.take(3, taken);
    return [latest(), latest().options.health];
  };
  const { actions, latest } = actionsOf(onBrisk);
  const siege = stepsOf('brisk', 3).find(({ id }) => id === 'siege');
  if (siege) actions.step(siege);
  expect(latest().options.health).toBe(5);
  const [two, forTwo] = healthWith(latest(), false);
  expect(forTwo).toBe(4);
  expect(healthWith(two, true)[1]).toBe(5);
  // What is no step stays as it was chosen.
  expect(healthWith({ ...two, options: { ...two.options } }, true)[1]).toBe(4);
});
