import type { Applied, Game } from '../../../../kernel/game.ts';
import type { Command } from '../../rules/command.ts';
import type { State } from '../../rules/state.ts';
import type { FazaTypes } from '../../rules/types.ts';

/** The rules that a game is played by, as far as looking ahead needs them: a stored game may have been begun with earlier ones. */
export type Rules = Pick<Game<FazaTypes>, 'apply'>;

/** Carries out a command that is legal by those rules. Throws on any other. */
export function carriedOutBy({ apply }: Rules): (state: State, command: Command) => Applied<FazaTypes> {
  return (state, command) => {
    const result = apply(state, command);
    if (!result.ok) throw new TypeError(`${command.do} is refused by ${result.rule}`);
    return result;
  };
}
