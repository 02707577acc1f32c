import { answerTasks } from '../kit/answerTasks.ts';
import { Complaint } from '../kit/args.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { certifyDay, type DayWon, isDayWon } from './certifyDay.ts';

/** One of the processes that `certify` shares its days out to: asked for a day, it answers how it was won; `null` where it was not. */

/** A day to certify, or to check where it is claimed how it was won. */
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
