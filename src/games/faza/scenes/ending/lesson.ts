import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';

/** What the ending says besides its reason: a sentence, and the place in the history that it is about. */
export interface Lesson {
  readonly line: string;
  /** Index into the view's history. */
  readonly turn: number | null;
}

type Key = 'drones' | 'health' | 'injuries';

/** The round that an entry of the history stands for; 0 is the opening. */
export function roundAt(view: EndingView, index: number): number {
  return index + Math.max(0, view.rounds - view.history.length + 1);
}

/** Finds what a game teaches: what rose or fell most, and when. */
export function lessonOf(view: EndingView): Lesson {
  return view.state.outcome?.won ? triumph(view) : defeat(view);
}

function defeat(view: EndingView): Lesson {
  const words = text.screens.ending.lesson;
  const { history, state } = view;
  if (history.length < 2) return { line: words.short, turn: null };
  const drones = greatestRise(view, 'drones');
  const injuries = greatestRise(view, 'injuries');
  const firstHit = history.findIndex((entry, i) => i > 0 && entry.health < (history[i - 1]?.health ?? 0));
  if (state.outcome?.rule === 'X2' && injuries.by > 0) {
    return { line: words.hurt(roundAt(view, injuries.index), injuries.by), turn: injuries.index };
  }
  if (firstHit < 0) return { line: words.neverBoarded, turn: drones.by > 0 ? drones.index : null };
  if (firstHit > history.length * 0.6) {
    return { line: words.boardedLate(roundAt(view, firstHit)), turn: firstHit };
  }
  if (drones.by > 0) return { line: words.dronesRose(roundAt(view, drones.index), drones.by), turn: drones.index };
  return { line: words.short, turn: null };
}

function triumph(view: EndingView): Lesson {
  const words = text.screens.ending.triumph;
  const last = view.history.at(-1);
  const fall = greatestRise(view, 'health', -1);
  const turn = fall.by > 0 ? fall.index : null;
  if (view.history.every(({ injuries }) => injuries === 0)) return { line: words.flawless, turn };
  if (view.rounds <= 8) return { line: words.quick(view.rounds), turn };
  return { line: words.close(last?.drones ?? 0), turn };
}

/** Where a number rose most from one entry to the next (or fell, with -1), and by how much. */
function greatestRise({ history }: EndingView, key: Key, sign: 1 | -1 = 1): { index: number; by: number } {
  let best = { index: 0, by: 0 };
  for (const [index, entry] of history.entries()) {
    const before = history[index - 1];
    const by = before ? sign * (entry[key] - before[key]) : 0;
    if (by > best.by) best = { index, by };
  }
  return best;
}
