import type { PlanName } from './planning.ts';

const letter = (name: PlanName): string => name.toUpperCase();
const decimal = (value: number): string => String(Math.round(value * 10) / 10);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Words about plans. */
export const planText = {
  title: 'Plan',
  menu: 'Plan together',
  region: 'Plan: nothing of it has happened',
  plan: (name: PlanName): string => `Plan ${letter(name)}`,
  letter,
  empty: 'Point at what you might do, or drag a hero. Nothing happens yet.',
  nothingYet: 'Nothing happens yet.',
  steps: (count: number): string => (count === 1 ? '1 step' : `${count} steps`),
  brief: (steps: number, chance: number): string => `${planText.steps(steps)} · ${percent(chance)}`,
  newest: (step: number, sentence: string): string => `${step}. ${sentence}`,
  play: 'Play the next step',
  compare: 'Compare the plans',
  versus: 'A:B',
  leave: 'Leave the plan',
  added: (sentence: string, chance: number): string =>
    `Planned: ${sentence}. As planned or better: ${percent(chance)}.`,
  undone: 'The last step is taken off the plan.',
  full: (most: number): string => `A plan has room for ${most} steps.`,
  dropped: (count: number): string =>
    count === 1
      ? 'The next step is not possible any more, so it left the plan.'
      : `${count} steps are not possible any more, so they left the plan.`,
  began: 'Planning: nothing you do now happens until you play it.',
  ended: 'Back in the game.',
  add: 'Plan it',
  ping: (place: string): string => `Look here: ${place}`,
  dialog: {
    title: 'Two plans',
    row: 'What',
    none: 'Nothing planned',
    dice: 'dice',
    card: 'event card',
    chance: 'All as planned, or better',
    points: 'Points, on average',
    wounds: 'Injuries, on average',
    death: 'A hero dies',
    defeat: 'The game is lost on the way',
    hits: 'Hits on Motherships',
    after: 'If the phase ends then',
    drones: 'Drones left in the pool',
    turns: 'Tiles that turn',
    hurt: 'Injuries by the Faza',
    outcome: { won: 'The game is won', lost: 'The game is lost', open: 'The game goes on' },
    decision: 'A decision is open',
    unknown: '–',
    note: 'A roll is planned as its likeliest result, a boarding without its event card. Averages count everything that can happen.',
  },
  value: { decimal, signed, percent },
};
