import type { GameTypes } from '../../src/kernel/game.ts';
import { answerTasks } from '../../tools/kit/answerTasks.ts';
import { runProperties } from '../kit/runProperties.ts';
import { PropertyFailure } from '../kit/story.ts';
import type { Subject } from '../kit/subject.ts';
import type { Answer, Task } from './task.ts';

/** Makes this process one of those that play a game for the property suite: asked for some games, it answers their tally. */
export function serve<T extends GameTypes>(subject: Subject<T>): void {
  // Ctrl-C reaches every process of a terminal; it is for the one that gave the tasks to say when to end.
  process.on('SIGINT', () => undefined);
  answerTasks((task: Task) => answer(subject, task));
}

function answer<T extends GameTypes>(subject: Subject<T>, { plan, from, to }: Task): Answer {
  try {
    return { tally: runProperties(subject, plan, from, to) };
  } catch (thrown) {
    if (thrown instanceof PropertyFailure) return { broken: thrown.message };
    throw thrown;
  }
}
