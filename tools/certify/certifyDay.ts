import { type GameRecord, record } from '../../src/kernel/records/record.ts';
import { begin, give, type Session } from '../../src/kernel/session.ts';
import { at } from '../../src/kernel/values/at.ts';
import { dailySeed, MOST_RETRIES } from '../../src/module/daily/dailySeed.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Dailies, GameSimulation } from '../game/simulation.ts';
import { Complaint } from '../kit/args.ts';
import { played } from '../kit/playout.ts';

/** The winner of a day's game: a bot, by its index in the game's list, with the luck of a retry number. */
export interface DayWon {
  readonly retry: number;
  readonly bot: number;
}

/** Tries one retry number after another, each with all bots, until one wins. Throws a `Complaint` if none ever does. */
export function certifyDay<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { setup, bots }: Dailies<T>,
  day: string,
): DayWon {
  for (let retry = 0; retry <= MOST_RETRIES; retry++) {
    const tried = setup(day, dailySeed(day, retry));
    const bot = bots.findIndex((name) => played(simulation, name, tried).won);
    if (bot >= 0) return { retry, bot };
  }
  throw new Complaint(`no bot won the game of ${day}`);
}

/** Whether a bot wins a day's game with the luck of a retry number. */
export function isDayWon<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { setup, bots }: Dailies<T>,
  day: string,
  { retry, bot }: DayWon,
): boolean {
  return played(simulation, at(bots, bot), setup(day, dailySeed(day, retry))).won;
}

/** The record of a game that a bot wins. Throws a `Complaint` if it loses. */
export function recordOf<T extends AnyGame>(
  simulation: GameSimulation<T>,
  bot: string,
  setup: T['setup'],
): GameRecord<T> {
  const { commands, won } = played(simulation, bot, setup);
  if (!won) throw new Complaint(`${bot} no longer wins "${setup.seed}": run npm run certify`);
  let session: Session<T> = begin(simulation.rules, setup);
  for (const command of commands) {
    const result = give(session, command);
    if (!('session' in result)) throw new RangeError(`${bot} gave a command that the rules refuse`);
    session = result.session;
  }
  return record(session);
}
