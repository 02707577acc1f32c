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
  'attrition',
  'lastStand',
] as const;

export type StepId = (typeof stepIds)[number];

/** The part of a setup that makes a game easier or harder in its edition. */
export interface StepOptions {
  readonly mode: ModeId;
  readonly health: number | null;
  readonly rewards: boolean;
  readonly fazaFirst: boolean;
  readonly drawTwo?: true;
}

/** A step of difficulty. */
export interface Step {
  readonly id: StepId;
  readonly options: StepOptions;
}

const plain = { health: null, rewards: true, fazaFirst: false } as const;

/**
 * The steps of 16 tiles. Forewarned leads from Easy to Normal, which newcomers win far less often. Those after Hard are made of
 * the rulebook's own options (V1, V2), and on the last one the Faza act first (V5).
 */
const steps16: readonly Step[] = [
  { id: 'training', options: { ...plain, mode: 'easy', drawTwo: true, health: 1 } },
  { id: 'easy', options: { ...plain, mode: 'easy' } },
  { id: 'forewarned', options: { ...plain, mode: 'normal', drawTwo: true, health: 3 } },
  { id: 'normal', options: { ...plain, mode: 'normal' } },
  { id: 'hard', options: { ...plain, mode: 'hard' } },
  { id: 'noMercy', options: { ...plain, mode: 'hard', rewards: false } },
  { id: 'siege', options: { ...plain, mode: 'hard', health: 5 } },
  { id: 'attrition', options: { ...plain, mode: 'hard', health: 5, rewards: false } },
  { id: 'lastStand', options: { ...plain, mode: 'hard', health: 5, rewards: false, fazaFirst: true } },
];

/** The steps of 24 tiles, which have neither Hard nor Rewards: the last two raise the health, which is three. */
const steps24: readonly Step[] = [
  { id: 'training', options: { ...plain, mode: 'easy', drawTwo: true, health: 1 } },
  { id: 'easy', options: { ...plain, mode: 'easy' } },
  { id: 'forewarned', options: { ...plain, mode: 'normal', drawTwo: true } },
  { id: 'normal', options: { ...plain, mode: 'normal' } },
  { id: 'ambush', options: { ...plain, mode: 'normal', fazaFirst: true } },
  { id: 'siege', options: { ...plain, mode: 'normal', fazaFirst: true, health: 4 } },
  { id: 'lastStand', options: { ...plain, mode: 'normal', fazaFirst: true, health: 5 } },
];

/** The number of games of each kind, and how many of them were won, by the name of the kind. */
interface WinRates {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
}

/** The win rates of the editions that come with the app; those of content packs are unknown. */
const RATES: Readonly<Record<OwnEditionId, WinRates>> = { published: measured, '24': measured24 };

/** The steps of difficulty of an edition, from the easiest to the hardest. A content pack has those of its board. */
export function stepsOf(edition: EditionId): readonly Step[] {
  return knownEdition(edition)?.tiles.length === editions['24'].tiles.length ? steps24 : steps16;
}

/** The default options of a mode: those of the rulebook's own game. */
export function usualOptions(mode: ModeId): StepOptions {
  return { ...plain, mode };
}

/** The part of a setup, or of its digest, that decides which step it is. */
type StepSetup = Omit<StepOptions, 'drawTwo'> & { readonly drawTwo?: boolean; readonly edition: EditionId };

/**
 * The step of a setup, whatever its luck; `null` if its options match no step. Radio changes the talk, not the odds.
 */
export function stepOf(setup: StepSetup): Step | null {
  return stepsOf(setup.edition).find(({ options }) => isSame(options, setup)) ?? null;
}

function isSame(options: StepOptions, setup: StepSetup): boolean {
  return (
    options.mode === setup.mode &&
    options.health === setup.health &&
    options.rewards === setup.rewards &&
    options.fazaFirst === setup.fazaFirst &&
    (options.drawTwo ?? false) === (setup.drawTwo ?? false)
  );
}

/** The name of a step's games in the stored win rates. */
export function kindOfStep({ id }: Pick<Step, 'id'>, size: number): string {
  return `${id}, ${size} heroes`;
}

/**
 * The proportion of games that the computer wins on a step with a number of heroes, from 0 to 1; `null` if it has not
 * been measured.
 */
export function winShare(edition: EditionId, step: Pick<Step, 'id'>, size: TeamSize): number | null {
  if (!isOwnEdition(edition)) return null;
  const { games, wins } = RATES[edition];
  const won = wins[kindOfStep(step, size)];
  return won === undefined ? null : won / games;
}
