import type { GenericSchema } from 'valibot';
import type { Game } from '../kernel/game.ts';
import type { DiceAudit } from './dice.ts';
import type { AnyGame } from './gameTypes.ts';
import type { GameRecords } from './records.ts';
import type { Rulebook } from './rulebook.ts';
import type { Setups } from './setups.ts';
import type { TitlePage } from './title.ts';
import type { GameWords } from './words.ts';

/** A game as the shell serves it: everything that it needs to know of one game, behind one import. */
export interface GameModule<T extends AnyGame = AnyGame> {
  /** Today's rules; earlier versions hang on them. */
  readonly rules: Game<T>;
  /** The shapes of what may be stored. Whether a command is legal is for the rules to say. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, T['setup']>;
    readonly command: GenericSchema<unknown, T['command']>;
  };
  readonly title: TitlePage<T>;
  readonly setups: Setups<T>;
  readonly records: GameRecords<T>;
  /** `null` for a game without dice. */
  readonly dice: DiceAudit<T> | null;
  readonly rulebook: Rulebook;
  readonly words: GameWords;
}
