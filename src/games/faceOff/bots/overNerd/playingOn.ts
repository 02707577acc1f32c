import { chanceFrom } from '../../../../kernel/chance.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/values/at.ts';
import { faceOff } from '../../rules/faceOff.ts';
import type { Command } from '../../rules/state/command.ts';
import { heuristicBot } from '../heuristic.ts';
import { winChances } from './winChances.ts';

/** A state that agrees with a view: what is hidden has been made up. */
export type Guess = ReturnType<typeof faceOff.determinize>;

/** Who plays all seats on: Boss, with its errors. */
const PLAYER = heuristicBot('player', { noise: 0.6, denies: true });

/** A safe limit on the commands of a round. */
const MOST_COMMANDS = 120;

/** The state after a legal command. Throws on one that is not. */
export function after(state: Guess, command: Command): Guess {
  const result = faceOff.apply(state, command);
  if (!result.ok) throw new RangeError(`${result.rule}: ${result.reason}`);
  return result.state;
}

/** What a player like Boss would do for a seat. */
export function usualCommand(state: Guess, seat: Seat, luck: string): Command | null {
  return PLAYER.choose(faceOff.view(state, seat), chanceFrom(luck), [seat]);
}

/** The chance of a seat to win once the round has been played to its end. */
export function chanceAfterRound(state: Guess, seat: Seat, luck: string): number {
  const { round } = state;
  let now = state;
  for (let given = 0; !now.ending && now.round === round && given < MOST_COMMANDS; given++) {
    const next = usualOfAll(now, `${luck}/${given}`);
    if (!next) break;
    now = after(now, next);
  }
  return at(winChances(faceOff.view(now, null)), seat);
}

/** The command of the first seat that has one; who has sealed has nothing to say. */
function usualOfAll(state: Guess, luck: string): Command | null {
  for (const seat of faceOff.activeSeats(state)) {
    const command = usualCommand(state, seat, luck);
    if (command) return command;
  }
  return null;
}
