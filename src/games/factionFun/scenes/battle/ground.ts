import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import type { BattleLayout } from '../../interaction/layout/tableLayout.ts';
import { PEOPLE_PAINT } from '../paint/paint.ts';

/** The sides of a wall tile, and of a piece of the crack, in CSS pixels. */
const WALL = 180;
const CRACK = { w: 64, h: 239 } as const;

/** The walls of both peoples, with the crack between them: from top to bottom, on upright phones from left to right. */
export function paintBattleGround(
  g: CanvasPainter,
  window: Rect,
  { sides, lead }: BattleLayout,
  isUpright: boolean,
): void {
  const border = isUpright
    ? lead.y + lead.h / 2
    : sides.sailfolk.x + (sides.hearthfolk.x + sides.hearthfolk.w - sides.sailfolk.x) / 2;
  const { x, y, w, h } = window;
  if (isUpright) {
    wall(g, rect(x, y, w, border - y), 'hearthfolk');
    wall(g, rect(x, border, w, y + h - border), 'sailfolk');
  } else {
    wall(g, rect(x, y, border - x, h), 'sailfolk');
    wall(g, rect(border, y, x + w - border, h), 'hearthfolk');
  }
  const length = isUpright ? w : h;
  for (let along = 0; along < length; along += CRACK.h) {
    const middle = along + CRACK.h / 2;
    if (isUpright) g.sprite('crack/wall', x + middle, border, CRACK.h, { turn: 90 });
    else g.sprite('crack/wall', border, y + middle, CRACK.h);
  }
}

function wall(g: CanvasPainter, area: Rect, people: PeopleId): void {
  g.within(area, () => {
    g.fill(area, PEOPLE_PAINT[people].main);
    for (let top = area.y; top < area.y + area.h; top += WALL)
      for (let left = area.x; left < area.x + area.w; left += WALL)
        g.sprite(`wall/${people}`, left + WALL / 2, top + WALL / 2, WALL);
  });
}
