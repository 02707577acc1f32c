import { lessonSeconds } from '../../../kernel/lessons/lessonTime.ts';
import type { HeroId, ShipId, TileNo } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { CardNo, Seat, Setup } from '../rules/state/state.ts';

/** The lessons, in order; the last one is about what 24 tiles change. */
export const LESSON_IDS = ['move', 'fight', 'board', 'foresee', 'win', 'wide'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** A thing on the board screen that a guide can talk about. */
export type Spot =
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'hero'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'verb'; readonly verb: 'fight' | 'board' | 'recruit' | 'recover' }
  /** The odds, the events in force, the pool of unused Drones, and the button that ends the phase. */
  | { readonly kind: 'odds' | 'events' | 'drones' | 'end' };

/** What leads from one step to the next. */
export type Awaits =
  /** Nothing but reading. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'command'; readonly command: Command }
  /** Something that the rules refuse, tried to hear why. */
  | { readonly kind: 'refusal'; readonly command: Command }
  | { readonly kind: 'undo' }
  /** A look at the forecast. */
  | { readonly kind: 'forecast' };

/** One thing said, and one thing done. */
export interface LessonStep {
  readonly says: string;
  readonly speaker: HeroId;
  /** What the guide talks about; if something has to be pressed, the guide points at that instead. */
  readonly about: Spot;
  readonly awaits: Awaits;
}

/** A position of a real game, reached by its setup and opening commands, and what it teaches. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly teaches: string;
  readonly setup: Setup;
  readonly opening: readonly Command[];
  readonly steps: readonly LessonStep[];
  /** Whether its game is won before the last step, which then explains the ending; `false` if omitted. */
  readonly ends?: boolean;
}

/** The setup of all lessons, without heroes and seed: each lesson has a seed whose luck teaches it. */
export const NORMAL: Omit<Setup, 'heroes' | 'seed'> = {
  edition: 'published',
  mode: 'normal',
  health: null,
  rewards: true,
  fazaFirst: false,
};

export const tile = (no: TileNo): Spot => ({ kind: 'tile', tile: no });

/** Presses that give a command: half a card or a verb, a place, a confirmation. */
const PRESSES = { reading: 1, refusal: 2, undo: 1, forecast: 1 } as const;
/** Seconds of the animation at the end of a game, which ends the lesson that wins one. */
const AN_ENDING = 4;

/** How long a lesson takes, in seconds: reading, pressing and watching. */
export function secondsOf({ steps, ends }: Lesson): number {
  return steps.reduce((sum, step) => sum + secondsOfStep(step), ends ? AN_ENDING : 0);
}

function secondsOfStep({ says, awaits }: LessonStep): number {
  if (awaits.kind !== 'command') return lessonSeconds(says, PRESSES[awaits.kind], 0);
  return lessonSeconds(says, awaits.command.do === 'lead' ? 4 : 3, 1);
}
