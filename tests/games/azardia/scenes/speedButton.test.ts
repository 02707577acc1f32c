import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { shellText } from '../../../../src/shell/text.en.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

const table = position('C', [{ tile: 60, coins: 1000 }, { tile: 60 }]);
const side = (seat: number) => ({ seat, dice: [3, 4], raised: [false, false], added: 0 });
const fighting: State = {
  ...table,
  duel: { challenger: side(0), defender: side(1), tile: 60 },
  steps: [{ step: 'improve' }],
};

test.each(WINDOWS)(
  'at %i × %i the word of each speed stays on its button, and the button off all others',
  (...window) => {
    for (const state of [table, fighting])
      for (const speed of Object.values(shellText.settings.speeds)) {
        const { shown } = tableFor(state, 0, [], window, { canUndo: true, canRedo: true });
        const widgets = shown.widgets.flatMap((widget) =>
          widget.look.kind === 'speed' ? [{ ...widget, look: { ...widget.look, speed } }] : [],
        );
        const paper = painted(drawWidgets, { ...shown, widgets });
        expect(paper.lines).toEqual([speed]);
        expect(paper.complaints).toEqual([]);
        for (const { rect } of widgets)
          for (const other of shown.widgets.filter(({ look }) => look.kind !== 'speed')) {
            const { w, h } = common(rect, other.rect);
            expect(w * h, other.id).toBe(0);
          }
      }
  },
);
