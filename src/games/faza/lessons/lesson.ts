import type { HeroId, ShipId, TileNo } from '../content/vocabulary.ts';
import type { Command } from '../rules/command.ts';
import type { CardNo, Seat, Setup } from '../rules/state.ts';

/** The five lessons, in the order in which they are learnt. */
export const LESSON_IDS = ['move', 'fight', 'board', 'foresee', 'win'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** A thing on the board screen that can be spoken of. */
export type Spot =
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'hero'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'verb'; readonly verb: 'fight' | 'board' | 'recruit' | 'recover' }
  /** The odds, the events in force, the heap of unused Drones, and the button that ends the phase. */
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
  /** What is spoken of; where something has to be pressed, that is pointed at instead. */
  readonly about: Spot;
  readonly awaits: Awaits;
}

/** A position of a real game, reached by its setup and opening commands, and what is learnt there. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly teaches: string;
  readonly setup: Setup;
  readonly opening: readonly Command[];
  readonly steps: readonly LessonStep[];
  /** Whether its game is won before the last step, which then speaks of the ending; `false` where it is left out. */
  readonly ends?: boolean;
}

/** The game that lessons are taken from, but for its heroes and its seed, by which each has the luck that teaches. */
export const NORMAL: Omit<Setup, 'heroes' | 'seed'> = {
  edition: 'published',
  mode: 'normal',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
};

export const reading: Awaits = { kind: 'reading' };
export const give = (command: Command): Awaits => ({ kind: 'command', command });
export const refused = (command: Command): Awaits => ({ kind: 'refusal', command });
export const tile = (no: TileNo): Spot => ({ kind: 'tile', tile: no });
