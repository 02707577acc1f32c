import type { GameRecord } from '../../kernel/records/record.ts';
import type { AnyGame, ComputerSettings, Player, PlayerGroup, Whose } from '../match.ts';

/** A game as the page stores it: the record, the undone commands, and the players of the seats. */
export interface StoredGame<T extends AnyGame = AnyGame> {
  /** Version of this envelope. */
  readonly format: 1;
  readonly record: GameRecord<T>;
  /** Undone commands, the next to redo first. */
  readonly future: readonly T['command'][];
  readonly players: readonly Player[];
  /** Left out where the computer plays as it usually does. */
  readonly computers?: ComputerSettings;
  /** Omitted unless everything could be undone. */
  readonly practice?: true;
  /** Omitted if nobody has a name. */
  readonly company?: PlayerGroup;
  /** Left out for a game that began on this device. */
  readonly whose?: Whose;
  /** By seat; omitted if everybody wants to be asked. */
  readonly orders?: readonly string[];
  /** Only in files and links: it lets a browser recognize its own games. */
  readonly seal?: string;
}
