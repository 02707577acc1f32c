import { answerTasks } from '../kit/answerTasks.ts';
import { Complaint } from '../kit/args.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { certifyDay, type DayWon, isDayWon } from './certifyDay.ts';

/** Worker process of `certify`: given a day, it returns how it was won; `null` if it was not. */

/** A day to certify, or to verify, given how it was won. */
export interface DayTask {
  readonly game: SimulatedGame;
  readonly day: string;
  readonly claimed?: DayWon;
}

answerTasks(async ({ game, day, claimed }: DayTask): Promise<DayWon | null> => {
  const simulation = await simulations[game]();
  const { dailies } = simulation;
  if (!dailies) throw new Complaint('this game has no dailies');
  if (!claimed) return certifyDay(simulation, dailies, day);
  return isDayWon(simulation, dailies, day, claimed) ? claimed : null;
});
