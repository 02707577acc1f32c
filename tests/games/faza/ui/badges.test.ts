import { expect, test } from 'vitest';
import { clearSelection } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { pointsPlace } from '../../../../src/games/faza/interaction/layout/layout.ts';
import { fazaPeople } from '../../../../src/games/faza/ui/people.ts';
import { position } from '../positions.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { COMMON_WINDOWS } from '../scenes/windows.ts';

const TEAM = ['soldier', 'farmer', 'rebel', 'scientist'] as const;

test.each([2, 3, 4])('with %i heroes no name of a person covers the Points of a hero', (size) => {
  const state = position({ heroes: Object.fromEntries(TEAM.slice(0, size).map((id) => [id, { points: 10 }])) });
  for (const [width, height] of [...COMMON_WINDOWS, [820, 1180], [1180, 820], [2560, 1440]] as const) {
    const view = viewOf(state, clearSelection(0), [width, height]);
    const { layout } = view;
    if (layout.form !== 'wide') continue;
    for (const [seat, { right, top }] of fazaPeople.badges(view).seats.entries()) {
      const hero = layout.heroes[seat];
      if (!hero) throw new Error('a badge without a hero');
      // The badge ends where the Points begin, on the panel of its hero.
      expect(right).toBeLessThanOrEqual(pointsPlace(hero, layout.unit).x);
      expect(right).toBeGreaterThan(hero.panel.x + hero.panel.w / 2);
      expect(top).toBe(hero.panel.y);
    }
  }
});
