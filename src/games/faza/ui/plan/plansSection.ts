import type { PlansSection } from '../../../../module/capabilities/plans.ts';
import { TOUCH } from '../../../../page/input/geometry.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { canPlan, type Plan, planFrom, sumOf } from '../../bots/plan/plan.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { plansText } from '../../text/table/forecast.en.ts';
import { planFigures, stepLine } from './planSheet.ts';

/** What planning needs to know about FAZA. */
export const fazaPlans: PlansSection<FazaTypes> = {
  empty: plansText.empty,
  // A decision belongs to the game, so it comes before a plan.
  canBegin: ({ phase, agenda }: FazaView) => phase === 'team' && agenda.length === 0,
  canPlan,
  follow: planFrom,
  line: stepLine,
  figures: planFigures,
  chance: (plan: Plan) => sumOf(plan).chance,
  barPlace: planBarPlace,
};

/**
 * The place of a plan's bar: over the news, which says nothing about a plan. On phones it covers the pools, in landscape also the
 * news; round and phase stay free. Where the pools lie in the corners of a cross, it covers the news alone, in portrait also round and
 * phase. Forecast, undo and redo serve the plan.
 */
export function planBarPlace({
  form,
  unit,
  forecast,
  phase,
  news,
  dronePool,
  rebelPool,
  tabs,
  isCross,
}: BoardLayout): Rect {
  if (form === 'wide') return rect(news.x, 0, forecast.x - 4 - news.x, Math.max(TOUCH, forecast.y + forecast.h));
  if (tabs === 'apart') return news;
  if (form === 'portrait' && isCross) {
    return rect(phase.x, phase.y, news.x + news.w - phase.x, Math.max(TOUCH * unit, phase.h));
  }
  const right = rebelPool.x + rebelPool.w;
  if (form === 'portrait') return rect(dronePool.x - 2, dronePool.y, right - dronePool.x + 4, dronePool.h);
  return rect(dronePool.x, dronePool.y, right - dronePool.x, news.y + news.h - dronePool.y);
}
