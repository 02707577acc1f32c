import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Ask } from './contestant.ts';

/** A contestant in its own process. */
export interface Stage {
  /** Units per second of one of its works, over so many milliseconds, both of processor time. */
  slice(work: string, milliseconds: number): Promise<number>;
  report(name: string): Promise<unknown>;
}

/**
 * Runs a contestant while `play` lasts. Each has its own process, because programs in one process also share compiled
 * code of functions that they both call: the same rules would run slower for both.
 */
export async function onStage<Result>(contestant: string, play: (stage: Stage) => Promise<Result>): Promise<Result> {
  const child = fork(fileURLToPath(new URL(`../contestants/${contestant}.ts`, import.meta.url)), {
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`the process of ${contestant} has ended`);
  });
  // Every wait handles its rejection; at the end of the play nobody waits, and that is no failure.
  gone.catch(() => undefined);
  const ask = async (question: Ask): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send(question);
    const [answer] = (await Promise.race([answered, gone])) as [Answer];
    if (answer.kind === 'failure') throw new Error(`${contestant}: ${answer.failure}`);
    return answer;
  };
  try {
    return await play({
      slice: async (work, milliseconds) => {
        const answer = await ask({ ask: 'slice', work, milliseconds });
        if (answer.kind !== 'rate') throw new TypeError(`${contestant} gave no rate`);
        return answer.perSecond;
      },
      report: async (report) => {
        const answer = await ask({ ask: 'report', report });
        if (answer.kind !== 'report') throw new TypeError(`${contestant} gave no report`);
        return answer.report;
      },
    });
  } finally {
    child.kill();
  }
}
