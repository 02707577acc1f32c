import { editions, isOwnEdition, knownEdition } from './editions.ts';
import measured from './stepRates.json' with { type: 'json' };
import measured24 from './stepRates24.json' with { type: 'json' };
import type { EditionId, ModeId, OwnEditionId } from './vocabulary.ts';

/** How many heroes there can be. */
export type TeamSize = 2 | 3 | 4;

/** The steps of all editions, from the easiest to the hardest: each edition has some of them, in this order. */
export const stepIds = [
  'training',
  'easy',
  'forewarned',
  'normal',
  'hard',
  'ambush',
  'noMercy',
  'siege',
  'lastStand',
] as const;

export type StepId = (typeof stepIds)[number];

/** The part of a setup that makes a game easier or harder in its edition. */
export interface StepOptions {
  readonly mode: ModeId;
  readonly health: number | null;
  readonly rewards: boolean;
  readonly fazaFirst: boolean;
  readonly headStart: boolean;
  readonly drawTwo?: true;
}

/** A step of difficulty. */
export interface Step {
  readonly id: StepId;
  readonly options: StepOptions;
  /** Options that the step had before: games that were played with them still count as its own. */
  readonly earlierOptions?: readonly StepOptions[];
}

const plain = { health: null, rewards: true, fazaFirst: false, headStart: false } as const;

/** The easier steps, from the easiest on, which all editions of 16 tiles share. */
const firstSteps: readonly Step[] = [
  {
    id: 'training',
    options: { ...plain, mode: 'easy', headStart: true, drawTwo: true, health: 1 },
    earlierOptions: [2, null].map((health) => ({ ...plain, mode: 'easy', headStart: true, drawTwo: true, health })),
  },
  { id: 'easy', options: { ...plain, mode: 'easy' } },
  { id: 'forewarned', options: { ...plain, mode: 'normal', drawTwo: true } },
  { id: 'normal', options: { ...plain, mode: 'normal' } },
  { id: 'hard', options: { ...plain, mode: 'hard' } },
  { id: 'ambush', options: { ...plain, mode: 'hard', fazaFirst: true } },
];

/** Without Rewards a game is less hard than with five health, so the last steps take one of the two, the other, and both. */
const steps: readonly Step[] = [
  ...firstSteps,
  { id: 'noMercy', options: { ...plain, mode: 'hard', fazaFirst: true, rewards: false } },
  { id: 'siege', options: { ...plain, mode: 'hard', fazaFirst: true, health: 5 } },
  { id: 'lastStand', options: { ...plain, mode: 'hard', fazaFirst: true, health: 5, rewards: false } },
];

/** In the balanced edition no bot has won with an ambush, five health and no Rewards, so without Rewards the team begins. */
const balancedSteps: readonly Step[] = [
  ...firstSteps,
  {
    id: 'noMercy',
    options: { ...plain, mode: 'hard', rewards: false },
    earlierOptions: [{ ...plain, mode: 'hard', fazaFirst: true, rewards: false }],
  },
  { id: 'siege', options: { ...plain, mode: 'hard', fazaFirst: true, health: 5 } },
  { id: 'lastStand', options: { ...plain, mode: 'hard', health: 5, rewards: false } },
];

/**
 * In the brisk edition the Faza act first on Normal and Hard. On Forewarned the team does: with two events to choose from it was won as
 * often as Easy. On the last step the team acts first, too, as in the balanced edition.
 */
const briskSteps: readonly Step[] = [
  ...firstSteps.slice(0, 2),
  { id: 'forewarned', options: { ...plain, mode: 'normal' } },
  { id: 'normal', options: { ...plain, mode: 'normal', fazaFirst: true } },
  { id: 'hard', options: { ...plain, mode: 'hard', fazaFirst: true } },
  { id: 'noMercy', options: { ...plain, mode: 'hard', fazaFirst: true, rewards: false } },
  { id: 'siege', options: { ...plain, mode: 'hard', fazaFirst: true, health: 5 } },
  { id: 'lastStand', options: { ...plain, mode: 'hard', health: 5, rewards: false } },
];

/** The steps of 24 tiles, which have neither Hard nor Rewards: the last two raise the health, which is three. */
const steps24: readonly Step[] = [
  { id: 'training', options: { ...plain, mode: 'easy', headStart: true, drawTwo: true, health: 1 } },
  { id: 'easy', options: { ...plain, mode: 'easy' } },
  { id: 'forewarned', options: { ...plain, mode: 'normal', drawTwo: true } },
  { id: 'normal', options: { ...plain, mode: 'normal' } },
  { id: 'ambush', options: { ...plain, mode: 'normal', fazaFirst: true } },
  { id: 'siege', options: { ...plain, mode: 'normal', fazaFirst: true, health: 4 } },
  { id: 'lastStand', options: { ...plain, mode: 'normal', fazaFirst: true, health: 5 } },
];

const STEPS: Readonly<Record<OwnEditionId, readonly Step[]>> = {
  published: steps,
  revised: steps,
  balanced: balancedSteps,
  brisk: briskSteps,
  '24': steps24,
};

/**
 * The steps for two heroes, where they are not those of larger teams. In the brisk edition two heroes hardly ever beat Motherships with
 * five health each; on Hard these usually have seven in all.
 */
const STEPS_FOR_TWO: Partial<Readonly<Record<EditionId, readonly Step[]>>> = {
  brisk: briskSteps.map((step) =>
    step.options.health === 5 ? { ...step, options: { ...step.options, health: 4 } } : step,
  ),
};

/** How many games of each kind were played, and how many of them were won, by the name of the kind. */
interface WinRates {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
}

/** Where the win rates of an edition are: of the others nobody has measured them. */
const RATES: Partial<Readonly<Record<EditionId, WinRates>>> = {
  brisk: measured,
  '24': measured24,
};

/** The steps of difficulty of an edition for so many heroes, from the easiest to the hardest. A content pack has those of its board. */
export function stepsOf(edition: EditionId, heroes: number): readonly Step[] {
  return (heroes === 2 && STEPS_FOR_TWO[edition]) || usualSteps(edition);
}

/** The steps of an edition for all teams for which it has no others. */
function usualSteps(edition: EditionId): readonly Step[] {
  if (isOwnEdition(edition)) return STEPS[edition];
  return knownEdition(edition)?.tiles.length === editions['24'].tiles.length ? steps24 : steps;
}

/** How a mode of an edition is played where nothing else is chosen: as the step of its name, whatever the team. */
export function usualOptions(edition: EditionId, mode: ModeId): StepOptions {
  return usualSteps(edition).find(({ id }) => id === mode)?.options ?? { ...plain, mode };
}

/** The part of a setup, or of its digest, that decides which step it is. */
type StepSetup = Omit<StepOptions, 'drawTwo'> & { readonly drawTwo?: boolean; readonly edition: EditionId };

/** The step that a setup is for so many heroes, whatever its luck; `null` for options that are none. Radio changes the talk, not the odds. */
export function stepOf(setup: StepSetup, heroes: number): Step | null {
  return stepsOf(setup.edition, heroes).find(({ options }) => isSame(options, setup)) ?? null;
}

/** The step that a game counts as by its digest, also one with options that the step had before. */
export function stepPlayed(digest: StepSetup & { readonly heroes: readonly unknown[] }): Step | null {
  const heroes = digest.heroes.length;
  const earlier = stepsOf(digest.edition, heroes).find((step) =>
    step.earlierOptions?.some((options) => isSame(options, digest)),
  );
  return stepOf(digest, heroes) ?? earlier ?? null;
}

function isSame(options: StepOptions, setup: StepSetup): boolean {
  return (
    options.mode === setup.mode &&
    options.health === setup.health &&
    options.rewards === setup.rewards &&
    options.fazaFirst === setup.fazaFirst &&
    options.headStart === setup.headStart &&
    (options.drawTwo ?? false) === (setup.drawTwo ?? false)
  );
}

/** What a step's games are called where its win rates are stored. */
export function kindOfStep({ id }: Pick<Step, 'id'>, size: number): string {
  return `${id}, ${size} heroes`;
}

/** The part of its games that the computer wins on a step with so many heroes, from 0 to 1; `null` where nobody has measured it. */
export function winShare(edition: EditionId, step: Pick<Step, 'id'>, size: TeamSize): number | null {
  const rates = RATES[edition];
  const won = rates?.wins[kindOfStep(step, size)];
  return rates && won !== undefined ? won / rates.games : null;
}
