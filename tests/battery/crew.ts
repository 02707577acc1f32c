import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../../src/cli/args.ts';
import type { Answer, Task } from './task.ts';

/**
 * Shares tasks out to processes; each gets its next when it has answered the last. They are processes and not worker
 * threads because on Node 20 tsx does not reach into a thread. Ends all of them when one answer throws in `done`, when one
 * of them dies (a `Complaint`), and in any case before it returns.
 */
export async function shareOut(
  worker: URL,
  workers: number,
  tasks: Iterator<Task>,
  done: (task: Task, answer: Answer) => void,
  stop: AbortSignal,
): Promise<void> {
  const children: ChildProcess[] = [];
  const work = async (): Promise<void> => {
    const child = fork(fileURLToPath(worker), { execArgv: ['--import', 'tsx'] });
    children.push(child);
    for (let task = tasks.next(); !task.done; task = tasks.next()) done(task.value, await ask(child, task.value, stop));
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    for (const child of children) child.kill();
  }
}

function ask(child: ChildProcess, task: Task, stop: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stopped = (): void => reject(stop.reason);
    const ended = (code: number | null, signal: string | null): void =>
      reject(new Complaint(`a process that played games was ended (${signal ?? `exit code ${code}`})`));
    if (stop.aborted) return stopped();
    stop.addEventListener('abort', stopped, { once: true });
    child.once('exit', ended);
    child.once('error', reject);
    child.once('message', (answer: Answer) => {
      stop.removeEventListener('abort', stopped);
      child.off('exit', ended);
      child.off('error', reject);
      resolve(answer);
    });
    child.send(task);
  });
}
