import { expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Setup } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { nextSetup } from '../../../src/shell/ending/nextSetup.ts';
import { setupOf } from '../../games/azardia/subject.ts';

/** Draws seeds one after another. */
const seeds = () => {
  let drawn = 0;
  return vi.fn(() => `seed ${++drawn}`);
};

const orderOf = (setup: Setup) => azardia.newGame(setup).state.order;

test.each([2, 3, 4])(
  'S3: of %i players, each goes one place earlier in the next game, and the first last',
  async (players) => {
    const freshSeed = seeds();
    let setup = setupOf('one', players);
    for (let games = 0; games < 8; games++) {
      const next = await nextSetup<AzardiaTypes>(azardiaModule.setups, setup, freshSeed);
      const [first, ...others] = orderOf(setup);
      expect(orderOf(next)).toEqual([...others, first]);
      expect({ ...next, seed: '' }).toEqual({ ...setup, seed: '' });
      setup = next;
    }
  },
);

test('S3: A B C D is followed by B C D A, C D A B, D A B C and A B C D', async () => {
  const freshSeed = seeds();
  let setup = setupOf('one', 4);
  const seats = orderOf(setup);
  const orders: string[] = [];
  for (let games = 0; games < 4; games++) {
    setup = await nextSetup<AzardiaTypes>(azardiaModule.setups, setup, freshSeed);
    orders.push(
      orderOf(setup)
        .map((seat) => 'ABCD'[seats.indexOf(seat)])
        .join(' '),
    );
  }
  expect(orders).toEqual(['B C D A', 'C D A B', 'D A B C', 'A B C D']);
});

test('without rotation, the next game uses the first seed', async () => {
  const { again } = azardiaModule.setups;
  const freshSeed = seeds();
  const setup = setupOf('one', 4);
  expect(await nextSetup({ again }, setup, freshSeed)).toEqual({ ...setup, seed: 'seed 1' });
  expect(freshSeed).toHaveBeenCalledTimes(1);
});

test('the search for a rotation gives up in time', async () => {
  const { again } = azardiaModule.setups;
  const freshSeed = seeds();
  const next = await nextSetup({ again, isRotated: () => false }, setupOf('one', 4), freshSeed);
  expect(next).toEqual({ ...setupOf('one', 4), seed: 'seed 400' });
});
