import { expect, test } from 'vitest';
import { editions } from '../../../../../src/games/faza/content/editions.ts';
import type { ModeId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Toggle } from '../../../../../src/games/faza/scenes/view.ts';
import {
  type Choices,
  choiceActions,
  freshChoices,
  withEdition,
} from '../../../../../src/games/faza/ui/setups/choices.ts';

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

const onBrisk = withEdition(freshChoices('mine'), brisk);

test('V5 where the Faza usually act first on Normal and Hard, they do so in the mode that is chosen', () => {
  expect(onBrisk).toMatchObject({ mode: 'normal', options: { fazaFirst: true, seed: 'mine' } });
  const easy = after(onBrisk, { mode: 'easy' });
  expect(easy).toMatchObject({ mode: 'easy', options: { fazaFirst: false } });
  expect(after(easy, { mode: 'hard' })).toMatchObject({ mode: 'hard', options: { fazaFirst: true } });
});

test('V5 who chose otherwise keeps the choice in every mode', () => {
  const teamFirst = after(onBrisk, { toggle: ['fazaFirst', false] });
  expect(after(teamFirst, { mode: 'hard' }).options.fazaFirst).toBe(false);
  const fazaFirst = after(freshChoices('mine'), { toggle: ['fazaFirst', true] });
  expect(after(fazaFirst, { mode: 'easy' }).options.fazaFirst).toBe(true);
});

test('another edition keeps the step of difficulty, the seed and Radio', () => {
  const radio = after(onBrisk, { toggle: ['radio', true] });
  const noMercy = {
    rewards: false,
    fazaFirst: true,
    headStart: false,
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

test('another edition keeps options that are no step', () => {
  const own = after(freshChoices('mine'), { toggle: ['headStart', true] });
  expect(withEdition(own, brisk).options).toEqual(own.options);
});
