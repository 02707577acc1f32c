import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import type { Reply } from './answerTasks.ts';
import { Complaint } from './args.ts';
import { bundledProgram } from './bundledProgram.ts';

/** Worker processes: the program they run, how many there are, and what may stop them. */
export interface Crew {
  /** The program, which calls `answerTasks`. */
  readonly worker: URL;
  readonly workers: number;
  /** How messages are serialized: Maps need the advanced format. */
  readonly serialization?: ForkOptions['serialization'];
  readonly stop?: AbortSignal;
}

/**
 * In MB. With Node's default of 16, a search spends an eighth of its time copying positions from one generation of
 * objects to the next.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

/**
 * Distributes tasks among processes; each gets its next when it has answered the last. Ends all of them when `done`
 * throws, when one of them dies (a `Complaint`), when it is stopped (its reason) or a task fails, and in any case
 * before it returns.
 */
export async function shareOut<Task extends object, Answer>(
  { worker, workers, serialization = 'json', stop }: Crew,
  tasks: Iterator<Task>,
  done: (task: Task, answer: Answer) => void,
): Promise<void> {
  const program = await bundledProgram(worker);
  const children: ChildProcess[] = [];
  const work = async (): Promise<void> => {
    const child = fork(program, { execArgv: ['--enable-source-maps', ROOM_FOR_NEW_OBJECTS], serialization });
    children.push(child);
    for (let task = tasks.next(); !task.done; task = tasks.next()) {
      done(task.value, await ask<Answer>(child, task.value, stop));
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    // If one failed, the others are still running.
    for (const child of children) child.kill();
  }
}

/** Runs a task. Rejects if the process dies: a killed one would otherwise be awaited forever. */
function ask<Answer>(child: ChildProcess, task: object, stop: AbortSignal | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stopped = (): void => reject(stop?.reason);
    const ended = (code: number | null, signal: string | null): void =>
      reject(new Complaint(`a process that played games was ended (${signal ?? `exit code ${code}`})`));
    if (stop?.aborted) return stopped();
    stop?.addEventListener('abort', stopped, { once: true });
    child.once('exit', ended);
    child.once('error', reject);
    child.once('message', (reply: Reply<Answer>) => {
      stop?.removeEventListener('abort', stopped);
      child.off('exit', ended);
      child.off('error', reject);
      if ('failure' in reply) reject(reply.isComplaint ? new Complaint(reply.failure) : new Error(reply.failure));
      else resolve(reply.answer);
    });
    child.send(task);
  });
}
