import { expect, test } from 'vitest';
import { describeHero } from '../../../../src/games/faza/text/controls.en.ts';
import { factText } from '../../../../src/games/faza/text/facts.en.ts';
import { screenText } from '../../../../src/games/faza/text/screens.en.ts';
import { explain } from '../../../../src/games/faza/ui/inspect/explain.ts';
import { dangerOf } from '../../../../src/games/faza/ui/sound.ts';
import { position } from '../positions.ts';

const state = position({ heroes: { soldier: { points: 3, bonus: 2 }, doctor: { points: 1 } } });
const said = (points: number, bonus?: number): string =>
  factText(
    { rule: 'P2', by: 'team', fact: 'pointsSpent', seat: 0, points, ...(bonus === undefined ? {} : { bonus }) },
    state,
  );

test('P2 the log says which Points are bonus Points', () => {
  expect(said(2)).toBe('Soldier spent 2 Points.');
  expect(said(2, 2)).toBe('Soldier spent 2 Points (bonus).');
  expect(said(3, 2)).toBe('Soldier spent 3 Points (2 bonus).');
});

test('P2 a hero in words, and what a tap on the Points explains, tell bonus Points from Drones', () => {
  expect(describeHero(state, 0)).toContain('3 Points, 2 of them bonus');
  expect(describeHero(state, 1)).toContain('1 Point,');
  const now = (seat: number) =>
    explain(state, { kind: 'hero', seat }).topics.find(({ topic }) => topic === 'points')?.now;
  expect(now(0)).toBe('3 Points now, including 2 bonus: spent first, and not Drones from the pool.');
  expect(now(1)).toBe('1 Point now.');
});

test('X3 danger counts the Drones that heroes hold, not their bonus Points', () => {
  const bonus = (count: number) =>
    dangerOf(position({ heroes: { soldier: { points: count, bonus: count }, doctor: {} } }));
  expect(bonus(6)).toBe(bonus(0));
});

test('V5 the option and the log say that a lost board is drawn again', () => {
  expect(screenText.newGame.toggles.fazaFirst.line).toBe('They act first; a lost board is redrawn');
  const redrawn = (times: number) => factText({ rule: 'V5', by: 'setup', fact: 'boardRedrawn', times }, state);
  expect(redrawn(1)).toBe('The opening Faza phase would have lost the game, so another board was drawn.');
  expect(redrawn(2)).toBe('The opening Faza phase would have lost the game on 2 boards, so another was drawn.');
});
