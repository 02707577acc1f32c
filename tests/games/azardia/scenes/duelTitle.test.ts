import { expect, test } from 'vitest';
import { duelLayout } from '../../../../src/games/azardia/interaction/layout/duelLayout.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawTitle, titleArea } from '../../../../src/games/azardia/scenes/duel/drawDuel.ts';
import { duelTitle } from '../../../../src/games/azardia/text/duels.en.ts';
import { Paper } from '../../../kit/paper.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import widths from './letterWidths.json' with { type: 'json' };

const side = (seat: number) => ({ seat, dice: [3, 4 + seat], raised: [false, false], added: 0 });
const fighting: State = {
  ...position('C', [{ tile: 60, coins: 1000 }, { tile: 60 }]),
  duel: { challenger: side(0), defender: side(1), tile: 60 },
  steps: [{ step: 'improve' }],
};

const TITLES = { level: 'Level duel', tiles: 'Duel for 3 tiles', goal: 'Duel for 150' } as const;

test.each(WINDOWS)(
  'H2 at %i × %i what a duel is about stays on its plate, or is left out beside all four buttons',
  (...window) => {
    for (const canUndo of [false, true])
      for (const stake of ['level', 'tiles', 'goal'] as const) {
        const { shown } = tableFor(fighting, 0, [], window, { canUndo, canRedo: canUndo });
        const layout = duelLayout(shown.layout);
        const area = titleArea(layout, shown.widgets);
        const paper = new Paper(widths);
        drawTitle(paper.g(area), area, layout.unit, duelTitle(stake, { challenger: 0, defender: 1, tile: 60 }));
        if (!canUndo) expect(paper.lines[0], stake).toBe(TITLES[stake]);
        expect(paper.complaints, `${stake} ${canUndo}`).toEqual([]);
      }
  },
);
