import { describe, expect, test } from 'vitest';
import { text } from '../../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../../src/games/faza/text/module.en.ts';
import { position } from '../positions.ts';

const state = position({ heroes: { rebel: { tile: 7 }, doctor: {} }, tiles: { 7: { rebels: 2 } } });

test('C5 what a die needs is told in one way, in the fight and in the log', () => {
  const die = { first: 3, again: [], bonus: 1, total: 4, hit: true };
  const rolled = {
    rule: 'C2',
    by: 'combat',
    fact: 'diceRolled',
    seat: 1,
    from: 7,
    tile: 7,
    needs: 4,
    dice: [die],
  } as const;
  expect(text.factText(rolled, state)).toBe('Doctor rolled 3 + 1 = 4 at Embassy Row (7); each needs 4 or more.');
  expect(text.screens.combat.needs(4, 1)).toBe('Needs 4 or more');
  expect(text.screens.combat.needs(4, 3)).toBe('Cannot miss');
});

describe('the hero Rebel is told from the Rebels', () => {
  test('in the log', () => {
    const fact = { rule: 'M1', by: 'card:run', fact: 'heroMoved', seat: 0, path: [7, 6], manner: 'run' } as const;
    expect(text.factText(fact, state)).toBe('Rebel hero ran to Army Airbase (6).');
  });

  test('in what is said of a tile', () => {
    expect(text.describeTile(state, 7)).toContain('2 Rebels, Rebel hero');
  });

  test('but not from other heroes', () => {
    expect(text.heroTitle('doctor')).toBe('Doctor');
  });
});

test('a line of the summary says what had no room, and who stopped a ship', () => {
  const { deeds } = summaryText;
  expect(deeds.dronesBlocked).toBe('No room for Drones');
  expect(deeds.cancelled).toBe('Did not act: your Sabotage card stopped it');
});
