import type { GameTypes } from '../../src/kernel/game.ts';
import { answerTasks } from '../../tools/kit/answerTasks.ts';
import { runProperties } from '../kit/runProperties.ts';
import { PropertyFailure } from '../kit/story.ts';
import type { Subject } from '../kit/subject.ts';
import type { Answer, Task } from './task.ts';

/** Turns this process into a worker that plays games for the property suite: given a task, it returns the tally. */
export function serve<T extends GameTypes>(subject: Subject<T>): void {
  // Ctrl-C reaches every process of a terminal; the parent decides when to stop.
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
