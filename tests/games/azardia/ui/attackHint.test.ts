import { expect, test } from 'vitest';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { spotPlaces } from '../../../../src/games/azardia/ui/lessons/spots.ts';
import { give, play, position } from '../position.ts';
import { WINDOWS } from '../windows.ts';

test.each(WINDOWS)('X1 at %i × %i a hint about an attack frames everything that is said of it', (width, height) => {
  const open = position('C', [{ hand: ['pickpocketTentacle'] }, { hand: ['nopeNebula'], coins: 3000 }, {}]);
  const { state } = give(open, play('pickpocketTentacle', { rival: 1 }));
  const { target } = spotPlaces({ kind: 'attack' }, azardia.view(state, 1), 1, { width, height });
  expect(target).toEqual(tableLayout(width, height, 3).strip);
});
