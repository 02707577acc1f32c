import type { PlansSection } from '../../../../module/plans.ts';
import { canPlan, type Plan, type PlanStep, planFrom, sumOf } from '../../bots/plan.ts';
import type { Command } from '../../rules/command.ts';
import type { State } from '../../rules/state.ts';
import type { FazaTypes } from '../../rules/types.ts';
import type { BoardLayout } from '../../scenes/boardLayout/layout.ts';
import { plansText } from '../../text/forecast.en.ts';
import { planBarPlace } from './planBarPlace.ts';
import { planFigures, stepLine } from './planSheet.ts';

/** What planning needs to know of FAZA. */
export const fazaPlans: PlansSection<FazaTypes> = {
  empty: plansText.empty,
  // A decision comes first: it is the game's, and the plan waits for it.
  canBegin: ({ phase, agenda }: State) => phase === 'team' && agenda.length === 0,
  canPlan: (command: Command) => canPlan(command),
  follow: (state: State, commands: readonly Command[]) => planFrom(state, commands),
  line: (step: PlanStep) => stepLine(step),
  figures: (plan: Plan) => planFigures(plan),
  chance: (plan: Plan) => sumOf(plan).chance,
  barPlace: (layout: BoardLayout) => planBarPlace(layout),
};
