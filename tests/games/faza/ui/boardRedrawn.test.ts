import { expect, test } from 'vitest';
import { screenText } from '../../../../src/games/faza/text/screens.en.ts';
import { factText } from '../../../../src/games/faza/text/table/facts.en.ts';
import { position } from '../positions.ts';

test('V5 the option and the log say that a lost board is drawn again', () => {
  expect(screenText.newGame.toggles.fazaFirst.line).toBe('They act first; a lost board is redrawn');
  const redrawn = (times: number) => factText({ rule: 'V5', by: 'setup', fact: 'boardRedrawn', times }, position({}));
  expect(redrawn(1)).toBe('The opening Faza phase would have lost the game, so another board was drawn.');
  expect(redrawn(2)).toBe('The opening Faza phase would have lost the game on 2 boards, so another was drawn.');
});
