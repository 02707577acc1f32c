import { expect, test } from 'vitest';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { graceOf, position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

/** The last turn of a player who does not reach the rival on tile 150: ending the phase loses. */
const last = {
  ...position('C', [
    { tile: 147, level: 5, coins: 6000 },
    { tile: 150, level: 5 },
  ]),
  grace: { ...graceOf(1), now: 0 },
};

test.each(WINDOWS)('at %i × %i a choice that loses has its words below the tag that says so', (...window) => {
  const { shown } = tableFor(last, 0, ['buyTile'], window);
  const widgets = shown.widgets.filter(({ look, danger }) => look.kind === 'option' && danger !== undefined);
  expect(widgets.map(({ danger }) => danger)).toContain('You lose');
  for (const widget of widgets) {
    const paper = painted(drawWidgets, { ...shown, widgets: [widget] });
    expect(paper.complaints, widget.label).toEqual([]);
    for (const { y } of paper.boxes) expect(y - widget.rect.y, widget.label).toBeGreaterThan(18);
  }
});
