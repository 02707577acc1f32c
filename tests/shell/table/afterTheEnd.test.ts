import { expect, test, vi } from 'vitest';
import { text } from '../../../src/games/faza/text/en.ts';
import { canUndo, now } from '../../../src/kernel/session.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage } from '../learn/quietPage.ts';
import { randomMatch } from '../replay/games.ts';

test('undoing the last command of a finished, counted game continues it as practice', () => {
  const over = Array.from({ length: 12 }, (_, number) => randomMatch(number)).find(
    ({ session }) => now(session).outcome !== null && canUndo(session),
  );
  if (!over) throw new Error('no match came to an end that can be taken back');
  let controls: readonly Control[] = [];
  const [keep, tell] = [vi.fn<TablePage['keep']>(), vi.fn<TablePage['tell']>()];
  const showControls = (shown: readonly Control[]): void => {
    controls = shown;
  };
  openTable(quietPage({ keep, tell, showControls }), over);
  controls.find(({ label }) => label === text.controlText.undo)?.press();
  expect(keep.mock.lastCall?.[0]).toMatchObject({ practice: true });
  expect(tell).toHaveBeenCalledWith(endingText.practice);
});
