import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { azardiaHints } from '../../../../src/games/azardia/ui/lessons/hints.ts';
import { contains, middle } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

test.each(WINDOWS.filter(([width, height]) => height > width))(
  'K1 at %i × %i the hint about coins frames what can be paid for, so its arrow crosses nothing of it',
  (width, height) => {
    const state = position('C', [{ coins: 5000, tile: 20 }, {}]);
    const view = azardia.view(state, 0);
    const { hint } = azardiaHints.hintFor(azardiaHints.watch({ shown: {}, done: [] }), view, [0]);
    expect(hint?.id).toBe('coins');
    const target = hint && azardiaHints.places(hint, view, { width, height }).target;
    if (!target) throw new Error('the hint points to nothing');
    const { widgets } = tableFor(state, 0, [], [width, height]).shown;
    const offers = widgets.filter(({ id }) => id.startsWith('choice:buy'));
    expect(offers.length).toBe(2);
    expect(offers.filter(({ rect }) => !contains(target, middle(rect)))).toEqual([]);
  },
);
