import { expect, test } from 'vitest';
import { simulations } from '../../tools/simulations.ts';
import { games } from './registry.ts';

test.each(Object.entries(games))(
  '%s is registered with the ID of its rules and the name of its module',
  async (id, { listing, load }) => {
    const { rules, words } = await load();
    expect({ id, name: listing.name }).toEqual({ id: rules.id, name: words.name });
  },
);

test.each(Object.entries(simulations))('%s is simulated under the ID of its rules', async (id, load) => {
  expect((await load()).rules.id).toBe(id);
});
