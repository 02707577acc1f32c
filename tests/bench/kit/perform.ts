import type { Answer, Ask, Contestant, Work } from './contestant.ts';

/** Turns this process into a contestant: it answers questions until the channel is closed. */
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
 * Units per second of processor time, over runs of that many milliseconds in total. Processor time is that of the whole
 * process, including its garbage collector and compiler: a wall clock would also count the time of other programs. The
 * heap is not collected in advance: a full collection also drops compiled code of dead objects, and the slice would
 * measure recompiling it.
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
