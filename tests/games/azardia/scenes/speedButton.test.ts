import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawParts } from '../../../../src/games/azardia/scenes/table/parts.ts';
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
        const parts = shown.parts.flatMap((part) =>
          part.look.kind === 'speed' ? [{ ...part, look: { ...part.look, speed } }] : [],
        );
        const paper = painted(drawParts, { ...shown, parts });
        expect(paper.lines).toEqual([speed]);
        expect(paper.complaints).toEqual([]);
        for (const { rect } of parts)
          for (const other of shown.parts.filter(({ look }) => look.kind !== 'speed')) {
            const { w, h } = common(rect, other.rect);
            expect(w * h, other.id).toBe(0);
          }
      }
  },
);
