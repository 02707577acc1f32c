import { describe, expect, test } from 'vitest';
import { easy } from '../../../src/games/factionFun/bots/easy.ts';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/factionFun/bots/random.ts';
import { setupOf } from './subject.ts';

/** The seats that win a game in which two bots take turns, the first for the Sailfolk. */
function winnersOf(seed: string, ...bots: readonly [Bot<FactionFunTypes>, Bot<FactionFunTypes>]): readonly number[] {
  let { state } = factionFun.newGame(setupOf(seed, 2));
  for (let number = 0; ; number++) {
    const result = factionFun.result(state);
    if (result) return result.winners;
    const seat = at(factionFun.activeSeats(state), 0);
    const command = at(bots, seat).choose(factionFun.view(state, seat), chanceFrom(`${seed}/${number}`), [seat]);
    const applied = command && factionFun.apply(state, command);
    if (!applied?.ok) throw new Error(`${at(bots, seat).id} gives ${JSON.stringify(command)}`);
    state = applied.state;
  }
}

/** How many of these games each way round the first bot wins. */
function wins(games: number, bot: Bot<FactionFunTypes>, other: Bot<FactionFunTypes>): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    if (winnersOf(`ladder ${number}`, bot, other).includes(0)) won += 1;
    if (winnersOf(`ladder ${number}`, other, bot).includes(1)) won += 1;
  }
  return won;
}

describe('bots', () => {
  test('each gives legal commands only, and beats the weaker ones', { timeout: 300_000 }, () => {
    expect(wins(10, normal, random)).toBeGreaterThanOrEqual(19);
    expect(wins(10, easy, random)).toBeGreaterThanOrEqual(17);
    expect(wins(10, normal, easy)).toBeGreaterThanOrEqual(13);
  });

  test('a bot answers only for the seats that it is asked for', () => {
    const { state } = factionFun.newGame(setupOf('seats', 2));
    const view = factionFun.view(state, 0);
    expect(normal.choose(view, chanceFrom(''), [1])).toBe(null);
    expect(easy.choose(view, chanceFrom(''), [1])).toBe(null);
    expect(easy.choose(view, chanceFrom(''), [0])).not.toBe(null);
  });
});
