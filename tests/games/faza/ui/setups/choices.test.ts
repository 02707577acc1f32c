import { expect, test } from 'vitest';
import { editions } from '../../../../../src/games/faza/content/editions.ts';
import { stepsOf } from '../../../../../src/games/faza/content/steps.ts';
import type { ModeId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Toggle } from '../../../../../src/games/faza/interaction/view.ts';
import {
  type Choices,
  choiceActions,
  freshChoices,
  withEdition,
} from '../../../../../src/games/faza/ui/setups/choices.ts';
import { at } from '../../../../../src/kernel/values/at.ts';

const { published, '24': larger } = editions;

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

const first = freshChoices('mine');

test('V5 the team acts first in every mode, until the player chooses otherwise', () => {
  expect(first).toMatchObject({ mode: 'normal', options: { fazaFirst: false, seed: 'mine' } });
  for (const mode of ['easy', 'hard'] as const)
    expect(after(first, { mode })).toMatchObject({ mode, options: { fazaFirst: false } });
  const fazaFirst = after(first, { toggle: ['fazaFirst', true] });
  for (const mode of ['easy', 'hard'] as const)
    expect(after(fazaFirst, { mode })).toMatchObject({ mode, options: { fazaFirst: true } });
});

test('another edition keeps the step of difficulty, the seed and Radio', () => {
  const radio = after(first, { toggle: ['radio', true] });
  const forewarned = after(radio, { toggle: ['drawTwo', true] });
  expect(withEdition(forewarned, larger)).toMatchObject({
    mode: 'normal',
    options: { fazaFirst: false, drawTwo: true, radio: true, seed: 'mine' },
  });
  // The last step: Hard with 5 health without Rewards, and the Faza first. There is neither Hard nor a Reward with 24 tiles.
  const last = { health: 5, rewards: false, fazaFirst: true, seed: 'mine', radio: true } as const;
  const hardest: Choices = { ...radio, mode: 'hard', options: last };
  const moved = withEdition(hardest, larger);
  expect(moved).toMatchObject({ mode: 'normal', options: { ...last, rewards: true } });
  expect(withEdition(moved, published)).toMatchObject({ mode: 'hard', options: last });
});

test('another edition keeps options that are no step', () => {
  const own = after(after(first, { mode: 'easy' }), { toggle: ['fazaFirst', true] });
  expect(withEdition(own, larger)).toMatchObject({ mode: 'easy', options: { fazaFirst: true } });
  expect(withEdition(withEdition(own, larger), published).options).toEqual(own.options);
});

test('V1 a step has the same health whatever the number of heroes', () => {
  const siege = stepsOf('published').find(({ id }) => id === 'siege');
  if (!siege) throw new Error('no such step');
  const changed: Choices[] = [];
  const actions = (choices: Choices) =>
    choiceActions(
      choices,
      (next) => void changed.push(next),
      () => 'fresh',
    );
  actions(first).step(siege);
  actions(at(changed, 0)).take(3, false);
  expect(changed.map(({ options }) => options.health)).toEqual([5, 5]);
});
