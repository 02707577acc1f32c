import { createThread, type Thread } from '../../../../page/threads/thread.ts';
import { editionById, isOwnEdition } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { Thinking } from './thinking.ts';

/** A thread in which the computer thinks. */
export function thinkingThread(): Thread<Thinking> {
  return createThread(() => new Worker(new URL('./thinkingWorker.ts', import.meta.url), { type: 'module' }));
}

/** The thread in which the computer plays its heroes and advises people, one after the other. */
export const botThread = thinkingThread();

/** The editions that a thread needs to understand a view. */
export function editionsFor({ edition: id }: FazaView): readonly EditionSpec[] {
  return isOwnEdition(id) ? [] : [editionById(id)];
}
