import type { Answer, Ask, Contestant, Work } from './contestant.ts';

/** Makes this process a contestant: it answers questions until the channel is closed. */
export function perform(contestant: Contestant): void {
  process.on('message', (question: Ask) => process.send?.(answer(contestant, question)));
}

function answer({ works, reports = {} }: Contestant, question: Ask): Answer {
  try {
    switch (question.ask) {
      case 'slice':
        return { kind: 'rate', perSecond: rate(named(works, question.work), question.milliseconds) };
      case 'report':
        return { kind: 'report', report: named(reports, question.report)() };
    }
  } catch (error) {
    return { kind: 'failure', failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * Units per second of processor time, over runs of so many milliseconds in all. Processor time is that of the whole process,
 * its garbage collector and compiler included: a clock on the wall would also count the time that other programs were
 * given. The heap is not swept on demand before: a full sweep also forgets what the compiler has learned about objects that
 * are gone, and the slice would measure relearning it.
 */
function rate(work: Work, milliseconds: number): number {
  let units = 0;
  let spent = 0;
  while (spent < milliseconds * 1000) {
    work.prepare?.();
    const began = process.cpuUsage();
    units += work.run();
    const { user, system } = process.cpuUsage(began);
    spent += user + system;
  }
  return (units / spent) * 1e6;
}

function named<Item>(items: Readonly<Record<string, Item>>, name: string): Item {
  const item = items[name];
  if (item === undefined) throw new RangeError(`nothing is called ${name}`);
  return item;
}
