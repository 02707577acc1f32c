import type { GameTypes } from '../../src/kernel/game.ts';
import { runProperties } from '../kit/runProperties.ts';
import { PropertyFailure } from '../kit/story.ts';
import type { Subject } from '../kit/subject.ts';
import type { Answer, Task } from './task.ts';

/** Makes this process one of those that play a game for the property suite: asked for some games, it answers their tally. */
export function serve<T extends GameTypes>(subject: Subject<T>): void {
  // Ctrl-C reaches every process of a terminal; it is for the one that gave the tasks to say when to end.
  process.on('SIGINT', () => undefined);
  process.on('message', (task: Task) => {
    // Whoever asked may be gone by now, which is no error: with nothing left to listen to this process ends too.
    process.send?.(answer(subject, task), undefined, undefined, () => undefined);
  });
}

function answer<T extends GameTypes>(subject: Subject<T>, { plan, from, to }: Task): Answer {
  try {
    return { tally: runProperties(subject, plan, from, to) };
  } catch (thrown) {
    if (thrown instanceof PropertyFailure) return { broken: thrown.message };
    return { accident: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}
