import { policy } from '../../../src/games/faza/bots/learned.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { type Game, type GameTypes, isOver, type Seat } from '../../../src/kernel/game.ts';
import { begin, give, now, type Session, viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/faza/bots/random.ts';

export type FazaSession = Session<FazaTypes>;

/** Plays to win, but occasionally does something odd: it reaches situations that neither of the other two does. */
const mixed: Bot<FazaTypes> = {
  id: 'mixed',
  choose: (state, chance) => {
    const luck = { ...chance };
    const bot = drawBelow(luck, 4) === 0 ? random : policy;
    return bot.choose(state, luck);
  },
};

/** Who plays the recorded games. */
/** Records are named after the greedy bot, which played the first of them. */
const players = { random, greedy: policy, mixed } satisfies Record<string, Bot<FazaTypes>>;
export type PlayerId = keyof typeof players;

/** A whole game of FAZA by one player. */
export function playWhole(setup: Setup, player: PlayerId): FazaSession {
  return playBy(faza, setup, setup.seed, player, () => players[player]);
}

/**
 * A whole game of any kind; `botOf` returns the bot for a seat, with luck that follows from the game's seed and a name.
 */
export function playBy<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  seed: string,
  name: string,
  botOf: (seat: Seat) => Bot<T>,
): Session<T> {
  let session = begin(game, setup);
  for (let given = 0; !isOver(game, now(session)); given++) {
    const seat = at(game.activeSeats(now(session)), 0);
    const command = botOf(seat).choose(viewNow(session, seat), chanceFrom(`${seed}/${name}`, given));
    const result = command === null ? null : give(session, command);
    if (!(result && 'session' in result)) throw new Error(`${name} gave no legal command: ${JSON.stringify(command)}`);
    session = result.session;
  }
  return session;
}
