import fc from 'fast-check';
import type { Command } from '../../../../src/games/faza/rules/command.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/types.ts';
import type { Bot } from '../../../../src/kernel/bot.ts';
import { type Chance, chanceFrom } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { Luck } from '../../../kit/luck.ts';
import { midgame, setups } from '../subject.ts';

/** Positions from the middle of all kinds of games. */
export const positions: fc.Arbitrary<State> = fc
  .tuple(setups, fc.integer({ min: 0, max: 1e9 }))
  .map(([setup, seed]) => midgame(setup, new Luck(`${seed}`)));

/** A bot's own luck. */
export const luck: fc.Arbitrary<Chance> = fc
  .tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.nat({ max: 50 }))
  .map(([seed, draws]) => chanceFrom(seed, draws));

/** The same position, but whoever looks at the luck to come is thrown out: reading seed or draws is how every cheat begins. */
export function sealed(state: State): State {
  const caught = (): never => {
    throw new Error('looked at the luck to come');
  };
  const chance: Chance = {
    get seed(): string {
      return caught();
    },
    get draws(): number {
      return caught();
    },
    get generator(): 'tychei' {
      return caught();
    },
  };
  return { ...state, chance };
}

/** Plays on with a bot for so many commands, or to the end; `watch` sees every choice before it is carried out. */
export function playOn(
  state: State,
  bot: Bot<FazaTypes>,
  seed: string,
  most: number,
  watch: (state: State, command: Command) => void = () => undefined,
): State {
  let now = state;
  for (let draws = 0; draws < most && !isOver(faza, now); draws++) {
    const command = bot.choose(now, chanceFrom(seed, draws));
    if (command === null) throw new Error('a bot that speaks for all has nothing to say');
    watch(now, command);
    const result = faza.apply(now, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.rule} ${result.reason}`);
    now = result.state;
  }
  return now;
}
