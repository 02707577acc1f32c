import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import { choiceRects, eventsToChoose, storyOfChoice } from '../../interaction/events/eventChoice.ts';
import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { DEPTH, type Surface } from '../board/surface.ts';
import { fitText } from '../fitText.ts';
import { drawCardFace } from './drawEventCard.ts';

/** V3: the two events that were drawn, large over the darkened board, until the team has chosen one. */
export function drawEventChoice({ panels }: Surface, { state, layout, path, busy }: BoardView): void {
  const events = eventsToChoose(state);
  if (busy || events.length === 0) return;
  const { tray } = layout;
  const places = choiceRects(layout, events.length);
  const picked = path.find((pick) => pick.kind === 'event')?.event;
  panels.put('choice', tray, DEPTH.banner, { events }, (g) => ground(g, tray, at(places, 0)));
  for (const [index, event] of events.entries()) {
    const card = at(places, index);
    const story = storyOfChoice(state, event);
    if (!story) continue;
    const shown = { story, picked };
    panels.put(`choice:${index}`, inset(card, -card.w * 0.05), DEPTH.banner + 1, shown, (g) => {
      const edge = inset(card, -card.w * 0.026);
      if (picked === event)
        g.panel(edge, { fill: color.act, line: Math.max(2, card.w * 0.012), radius: card.w * 0.06 });
      drawCardFace(g, card, story);
      if (picked !== undefined && picked !== event)
        g.panel(card, { fill: color.night, alpha: 0.55, line: 0, radius: card.w * 0.045 });
    });
  }
}

/** Darkens the board, and adds the question if there is room above the cards. */
function ground(g: CanvasPainter, tray: Rect, card: Rect): void {
  g.panel(tray, { fill: color.night, alpha: 0.86, line: 0, radius: tray.w * 0.02 });
  const above = card.y - tray.y;
  if (above < 40) return;
  fitText(g, text.screens.event.choose, tray.x + tray.w / 2, tray.y + above / 2, {
    face: 'display',
    size: above * 0.42,
    color: color.act,
    align: 'center',
    width: tray.w * 0.9,
  });
}
