import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { azardiaHints } from '../../../../src/games/azardia/ui/lessons/hints.ts';
import { give, play, position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

test.each(WINDOWS)('X1 at %i × %i a hint about an attack frames everything that is said of it', (width, height) => {
  const open = position('C', [{ hand: ['pickpocketTentacle'] }, { hand: ['nopeNebula'], coins: 3000 }, {}]);
  const { state } = give(open, play('pickpocketTentacle', { rival: 1 }));
  const view = azardia.view(state, 1);
  const { hint } = azardiaHints.hintFor(azardiaHints.watch({ shown: {}, done: [] }), view, [1]);
  expect(hint?.id).toBe('answer');
  expect(hint && azardiaHints.places(hint, view, { width, height }).target).toEqual(
    tableFor(state, 1, [], [width, height]).shown.layout.strip,
  );
});
