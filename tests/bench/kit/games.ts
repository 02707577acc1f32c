import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { isOver } from '../../../src/kernel/game.ts';
import { random } from '../../../tools/faza/bots/random.ts';
import { golden } from '../../e2e/kit/golden.ts';

/** A complete game, ready to be replayed. */
export interface Recorded {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

/** The usual table: three heroes, Normal. */
export function usual(seed: string): Setup {
  return {
    edition: 'published',
    mode: 'normal',
    heroes: ['soldier', 'doctor', 'senator'],
    seed,
    health: null,
    rewards: true,
    fazaFirst: false,
  };
}

/** Plays a game of random commands to its end. */
export function playRandom(seed: string): Recorded {
  const setup = usual(seed);
  const commands: Command[] = [];
  let { state } = faza.newGame(setup);
  while (!isOver(faza, state)) {
    const command = random.choose(faza.view(state, null), chanceFrom(seed, commands.length));
    if (command === null) throw new RangeError(`${seed}: nothing can be done`);
    commands.push(command);
    state = applyLegal(state, command).state;
  }
  return { setup, commands };
}

/** The games used for all timings: 40 random ones, which are short, and the two golden ones. */
export function recordedGames(): Recorded[] {
  const randomGames = Array.from({ length: 40 }, (_, game) => playRandom(`bench ${game}`));
  return [...randomGames, golden('victory'), golden('defeat')];
}

/**
 * Every state of the games with its command, as fresh objects: nothing is cached for them yet, as for a state that play
 * has just reached.
 */
export function freshTurns(games: readonly Recorded[]): { readonly state: State; readonly command: Command }[] {
  return games.flatMap(({ setup, commands }) => {
    let { state } = faza.newGame(setup);
    return commands.map((command) => {
      const turn = { state, command };
      state = applyLegal(state, command).state;
      return turn;
    });
  });
}
