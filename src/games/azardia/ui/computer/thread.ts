import { createThread, type Thread } from '../../../../page/threads/thread.ts';
import type { Thinking } from './thinkingWorker.ts';

/** Opens a thread that searches for the best commands. Each use has its own, since stopping one ends all its work. */
export function openThread(): Thread<Thinking> {
  return createThread(() => new Worker(new URL('./thinkingWorker.ts', import.meta.url), { type: 'module' }));
}
