import type { GameRecord } from '../kernel/record.ts';
import type { AnyGame, ComputerSettings, Player, PlayerGroup, Whose } from './match.ts';

/** A game as the page keeps it: the record, the commands taken back, and who plays each seat. */
export interface StoredGame<T extends AnyGame = AnyGame> {
  /** Version of this envelope. */
  readonly format: 1;
  readonly record: GameRecord<T>;
  /** Commands taken back, the next to redo first. */
  readonly future: readonly T['command'][];
  readonly players: readonly Player[];
  /** Left out where the computer plays as it usually does. */
  readonly computers?: ComputerSettings;
  /** Left out unless everything could be taken back. */
  readonly practice?: true;
  /** Left out where nobody has a name. */
  readonly company?: PlayerGroup;
  /** Left out for a game that began on this device. */
  readonly whose?: Whose;
  /** By seat; left out where everybody wants to be asked. */
  readonly orders?: readonly string[];
  /** Only in files and links: by this a browser knows its own games again. */
  readonly seal?: string;
}
