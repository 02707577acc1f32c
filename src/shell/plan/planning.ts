import { equal } from '../../kernel/values/equal.ts';
import type { Plan as AnyPlan, PlansSection } from '../../module/capabilities/plans.ts';
import type { Command, Played, View } from '../match.ts';

/** A plan of the game that is played. */
export type Plan = AnyPlan<Played>;

/** More commands than anybody plans, and few enough to be followed at once. */
export const MOST_STEPS = 100;

/** A table keeps two plans, so that two ideas can be compared. */
export type PlanName = 'a' | 'b';

interface Draft {
  readonly commands: readonly Command[];
  /** Steps taken back, the next to put back last. */
  readonly undone: readonly Command[];
}

/** What is planned at a table. A value: every change makes a new one, and nothing of it has happened. */
export interface Planning {
  readonly a: Draft;
  readonly b: Draft;
  /** The plan that the board shows. */
  readonly open: PlanName;
}

const EMPTY: Draft = { commands: [], undone: [] };

/** Two empty plans. */
export function beginPlanning(): Planning {
  return { a: { ...EMPTY }, b: { ...EMPTY }, open: 'a' };
}

/** The open plan with one more step, or with some in a row; the same where there is no room for all of them. */
export function withStep(planning: Planning, ...steps: readonly Command[]): Planning {
  const commands = [...draftOf(planning).commands, ...steps];
  return commands.length > MOST_STEPS ? planning : withDraft(planning, { commands, undone: [] });
}

/** The plans with a proposal, open: in the place of the second where people have planned something in the first. */
export function withProposal(planning: Planning, commands: readonly Command[]): Planning {
  const open: PlanName = planning.a.commands.length > 0 ? 'b' : 'a';
  return withDraft({ ...planning, open }, { commands, undone: [] });
}

/** The open plan without its last step; the same where there is none. */
export function withoutLast(planning: Planning): Planning {
  const { commands, undone } = draftOf(planning);
  const last = commands.at(-1);
  return last ? withDraft(planning, { commands: commands.slice(0, -1), undone: [...undone, last] }) : planning;
}

/** The open plan without a step that somebody has taken; the same where it is not planned. */
export function withoutTaken(planning: Planning, taken: Command): Planning {
  const { commands } = draftOf(planning);
  const index = commands.findIndex((command) => equal(command, taken));
  return index < 0 ? planning : withDraft(planning, { commands: commands.toSpliced(index, 1), undone: [] });
}

/** The open plan with the step that was taken back last; the same where there is none. */
export function withAgain(planning: Planning): Planning {
  const { commands, undone } = draftOf(planning);
  const last = undone.at(-1);
  return last ? withDraft(planning, { commands: [...commands, last], undone: undone.slice(0, -1) }) : planning;
}

/** The other plan, open. */
export function turned(planning: Planning, open: PlanName): Planning {
  return { ...planning, open };
}

/** A step, and what is planned when it has been carried out. */
export interface FirstStep {
  readonly command: Command;
  readonly rest: Planning;
}

/** The first step of the open plan; `null` where nothing is planned. */
export function firstStep(planning: Planning): FirstStep | null {
  const [command, ...commands] = draftOf(planning).commands;
  return command ? { command, rest: withDraft(planning, { commands, undone: [] }) } : null;
}

/** The plans as far as the rules allow them from a state, and how many steps of the open one fell away. */
export function fittedTo(
  plans: PlansSection<Played>,
  planning: Planning,
  state: View,
): { readonly planning: Planning; readonly dropped: number } {
  const fitted = (name: PlanName): Draft => {
    const { left } = planFor(plans, { ...planning, open: name }, state);
    const { commands } = planning[name];
    return left.length > 0 ? { commands: commands.slice(0, -left.length), undone: [] } : planning[name];
  };
  const next = { ...planning, a: fitted('a'), b: fitted('b') };
  return { planning: next, dropped: draftOf(planning).commands.length - draftOf(next).commands.length };
}

/** Whether anything is planned at all. */
export function isPlanned({ a, b }: Planning): boolean {
  return a.commands.length + b.commands.length > 0;
}

/** Whether a step of the open plan can be taken back, and put back. */
export function stepsOf(planning: Planning): { readonly canUndo: boolean; readonly canRedo: boolean } {
  const { commands, undone } = draftOf(planning);
  return { canUndo: commands.length > 0, canRedo: undone.length > 0 };
}

/** Plans that were worked out: the same commands from the same state are the same plan, state by state. */
const known = new WeakMap<readonly Command[], { readonly state: View; readonly plan: Plan }>();

/** Where the open plan leads from a state. */
export function planFor(plans: PlansSection<Played>, planning: Planning, state: View): Plan {
  const { commands } = draftOf(planning);
  const found = known.get(commands);
  if (found?.state === state) return found.plan;
  const plan = plans.follow(state, commands);
  known.set(commands, { state, plan });
  return plan;
}

function draftOf(planning: Planning): Draft {
  return planning[planning.open];
}

function withDraft(planning: Planning, draft: Draft): Planning {
  return { ...planning, [planning.open]: draft };
}
