import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { Avatar } from '../../rules/state/state.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { pictureOf } from './pieces.ts';

/** The picture of an avatar in a frame, as high as it is wide. */
export function paintPortrait(g: CanvasPainter, box: Rect, avatar: Avatar, unit: number): void {
  const radius = 8 * unit;
  g.panel(box, { fill: PEOPLE_PAINT[avatar.people].pale, line: 0, radius });
  g.withinRound(box, radius, () =>
    g.sprite(`portrait/${pictureOf(avatar)}`, box.x + box.w / 2, box.y + box.h / 2, box.h),
  );
  g.panel(box, { line: 2 * unit, lineColor: paint.ink, radius });
}
