import type { GenericSchema } from 'valibot';
import type { Game } from '../kernel/game.ts';
import type { DiceAudit } from './dice.ts';
import type { GameEnding } from './ending.ts';
import type { AnyGame } from './gameTypes.ts';
import type { GameInspect } from './inspect.ts';
import type { GameLessons } from './lessons.ts';
import type { GamePacks } from './packs.ts';
import type { GamePeople } from './people.ts';
import type { PlansSection } from './plans.ts';
import type { GameReading } from './reading.ts';
import type { GameRecords } from './records.ts';
import type { ReplaySection } from './replay.ts';
import type { Rulebook } from './rulebook.ts';
import type { SelectionSection } from './selection.ts';
import type { Setups } from './setups.ts';
import type { GameSound } from './sound.ts';
import type { AnimationPace, Stage, StageHost } from './stage.ts';
import type { ComputerSection, TableSection } from './tableSection.ts';
import type { TitlePage } from './title.ts';
import type { GameWords } from './words.ts';

/** A game as it is stored and played again, without anything of its screens. */
export interface GameDefinition<T extends AnyGame = AnyGame> {
  /** Today's rules; earlier versions hang on them. */
  readonly rules: Game<T>;
  /** The shapes of what may be stored. Whether a command is legal is for the rules to say. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, T['setup']>;
    readonly command: GenericSchema<unknown, T['command']>;
  };
  /** `null` for a game whose content is always the same. */
  readonly packs: GamePacks<T> | null;
}

/** A game as the shell serves it: everything that it needs to know of one game, behind one import. */
export interface GameModule<T extends AnyGame = AnyGame> extends GameDefinition<T> {
  /** Makes the canvas in `parent` and all that is drawn on it. Resolves when everything that its first screens show has been loaded. */
  createStage(parent: HTMLElement, host: StageHost, tempo: AnimationPace): Promise<Stage<T>>;
  /** Whether seats have secrets from one another: then everything that is shown and said is what one seat, or a spectator, may know. */
  readonly hidden: boolean;
  readonly selection: SelectionSection<T>;
  readonly table: TableSection<T>;
  readonly computer: ComputerSection<T>;
  /** `null` for a game in which nobody plans ahead. */
  readonly plans: PlansSection<T> | null;
  readonly replay: ReplaySection<T>;
  readonly rulebook: Rulebook;
  readonly sound: GameSound<T>;
  readonly people: GamePeople<T>;
  readonly inspect: GameInspect<T>;
  /** `null` for a game whose animations never wait for a reader. */
  readonly reading: GameReading | null;
  readonly ending: GameEnding<T>;
  /** `null` for a game that teaches nothing. */
  readonly lessons: GameLessons<T> | null;
  readonly title: TitlePage<T>;
  readonly setups: Setups<T>;
  readonly records: GameRecords<T>;
  /** `null` for a game without dice. */
  readonly dice: DiceAudit<T> | null;
  readonly words: GameWords;
}
