import { Complaint } from './args.ts';

/** What a process sends back: its answer to a task, or an error. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly failure: string; readonly isComplaint: boolean };

/** Turns this process into a worker of `shareOut`. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer> | Answer): void {
  const reply = async (task: Task): Promise<Reply<Answer>> => {
    try {
      return { answer: await work(task) };
    } catch (error) {
      if (error instanceof Complaint) return { failure: error.message, isComplaint: true };
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error), isComplaint: false };
    }
  };
  process.on('message', async (task: Task) => {
    // The parent may be gone by now, which is no error: the channel is then closed, and with nothing left to listen to
    // this process ends too.
    process.send?.(await reply(task), undefined, undefined, () => undefined);
  });
}
