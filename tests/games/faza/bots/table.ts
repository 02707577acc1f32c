import fc from 'fast-check';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView, State } from '../../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../../../src/kernel/bots/bot.ts';
import { type Chance, chanceFrom, type UnknownChance } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { Luck } from '../../../kit/luck.ts';
import { viewed } from '../positions.ts';
import { midgame, setups } from '../subject.ts';

/** Positions from the middle of all kinds of games, as bots see them. */
export const positions: fc.Arbitrary<FazaView> = fc
  .tuple(setups, fc.integer({ min: 0, max: 1e9 }))
  .map(([setup, seed]) => viewed(midgame(setup, new Luck(`${seed}`))));

/** A bot's random numbers. */
export const luck: fc.Arbitrary<Chance> = fc
  .tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.nat({ max: 50 }))
  .map(([seed, draws]) => chanceFrom(seed, draws));

/** The same position, but reading the luck to come throws: every cheat starts with the seed or the draws. */
export function sealed(state: State): FazaView {
  const caught = (): never => {
    throw new Error('looked at the luck to come');
  };
  const chance: UnknownChance = {
    get seed(): '' {
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

/**
 * Continues with a bot for that many commands, or to the end; calls `watch` with every choice before it is carried out.
 */
export function playOn(
  state: State,
  bot: Bot<FazaTypes>,
  seed: string,
  most: number,
  watch: (state: FazaView, command: Command) => void = () => undefined,
): State {
  let now = state;
  for (let draws = 0; draws < most && !isOver(faza, now); draws++) {
    const seen = viewed(now);
    const command = bot.choose(seen, chanceFrom(seed, draws));
    if (command === null) throw new Error('a bot that speaks for all has nothing to say');
    watch(seen, command);
    const result = faza.apply(now, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.rule} ${result.reason}`);
    now = result.state;
  }
  return now;
}
