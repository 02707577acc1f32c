import { percent } from '../../kernel/values/percent.ts';
import type { PlanName } from './planning.ts';

const letter = (name: PlanName): string => name.toUpperCase();
/** Words about plans. */
export const planText = {
  title: 'Plan',
  menu: 'Plan together',
  region: 'Plan: none of this has happened yet',
  plan: (name: PlanName): string => `Plan ${letter(name)}`,
  letter,
  nothingYet: 'Nothing planned yet.',
  steps: (count: number): string => (count === 1 ? '1 step' : `${count} steps`),
  brief: (steps: number, chance: number): string => `${planText.steps(steps)} · ${percent(chance)}`,
  newest: (step: number, sentence: string): string => `${step}. ${sentence}`,
  play: 'Play next step',
  /** Why the next step cannot be played by people. */
  theirs: (name: string): string => `${name} does this once you end your part of the phase.`,
  compare: 'Compare plans',
  versus: 'A:B',
  leave: 'Close the plan',
  added: (sentence: string, chance: number): string =>
    `Planned: ${sentence}. Chance of going as planned or better: ${percent(chance)}.`,
  undone: 'Removed the last step from the plan.',
  full: (most: number): string => `A plan can have up to ${planText.steps(most)}.`,
  dropped: (count: number): string =>
    count === 1
      ? 'The next step is no longer possible, so it was removed from the plan.'
      : `${count} steps are no longer possible, so they were removed from the plan.`,
  began: 'Planning: nothing happens until you play it.',
  ended: 'Back in the game.',
  add: 'Add to plan',
  ping: (place: string): string => `Look here: ${place}`,
  dialog: {
    title: 'Compare plans',
    row: 'Outcome',
    none: 'Nothing planned',
    note: 'A plan assumes the most likely result of each roll and leaves out event cards. Averages cover everything that can happen.',
  },
};
