import { TOUCH } from '../../../../page/input/geometry.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import type { BoardLayout } from '../../scenes/boardLayout/layout.ts';

/**
 * Where the bar of a plan lies: over what says nothing about a plan, the news; on phones over the pools, with the news as well when
 * they lie on their side. Menu, round and phase stay free; forecast, undo and redo serve the plan.
 */
export function planBarPlace({ form, forecast, news, dronePool, rebelPool }: BoardLayout): Rect {
  if (form === 'wide') return rect(news.x, 0, forecast.x - 4 - news.x, Math.max(TOUCH, forecast.y + forecast.h));
  const right = rebelPool.x + rebelPool.w;
  if (form === 'portrait') return rect(dronePool.x - 2, dronePool.y, right - dronePool.x + 4, dronePool.h);
  return rect(dronePool.x, dronePool.y, right - dronePool.x, news.y + news.h - dronePool.y);
}
