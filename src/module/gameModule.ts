import type { GenericSchema } from 'valibot';
import type { Game } from '../kernel/game.ts';
import type { GameEnding } from './ending.ts';
import type { AnyGame } from './gameTypes.ts';
import type { GameInspect } from './inspect.ts';
import type { GameLessons } from './lessons.ts';
import type { GamePeople } from './people.ts';
import type { GameReading } from './reading.ts';
import type { GameSound } from './sound.ts';

/** A game as the shell serves it: everything that it needs to know of one game, behind one import. */
export interface GameModule<T extends AnyGame = AnyGame> {
  /** Today's rules; earlier versions hang on them. */
  readonly rules: Game<T>;
  /** The shapes of what may be stored. Whether a command is legal is for the rules to say. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, T['setup']>;
    readonly command: GenericSchema<unknown, T['command']>;
  };
  readonly sound: GameSound<T>;
  readonly people: GamePeople<T>;
  readonly inspect: GameInspect<T>;
  readonly reading: GameReading;
  readonly ending: GameEnding<T>;
  /** `null` for a game that teaches nothing. */
  readonly lessons: GameLessons<T> | null;
}
