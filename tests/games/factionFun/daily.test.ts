import { expect, test } from 'vitest';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { dailySeed } from '../../../src/module/daily/dailySeed.ts';

test('R2 in daily games a person plays the Sailfolk on one day, and the Hearthfolk on the next', () => {
  const { daily, players } = factionFunModule.setups;
  const on = (day: string) => {
    const setup = daily?.setup(day, dailySeed(day));
    return setup && players(setup).slice(0, 2);
  };
  expect(on('2026-11-29')).toEqual(['you', 'computer']);
  expect(on('2026-11-30')).toEqual(['computer', 'you']);
  expect(on('2026-12-01')).toEqual(['you', 'computer']);
});
