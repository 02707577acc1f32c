import type { Mark } from '../../module/screens/replay.ts';
import { el, positionAt } from '../../page/dom.ts';
import './replayControls.css';

/** Frames over the board round what something is about; nothing can be pressed there, and screen readers hear the words instead. */
export interface WhereMarks {
  /** Shows these marks in place of those before. */
  show(marks: readonly Mark[]): void;
  clear(): void;
  destroy(): void;
}

/** Marks what is looked at on the board below. */
export function createWhereMarks(parent: HTMLElement): WhereMarks {
  const layer = el('div', { class: 'where-marks', 'aria-hidden': 'true' });
  parent.append(layer);
  return {
    show: (marks) => layer.replaceChildren(...marks.map(markElement)),
    clear: () => layer.replaceChildren(),
    destroy: () => layer.remove(),
  };
}

function markElement({ kind, rect }: Mark): HTMLElement {
  const element = el('div', { class: `where laid ${kind}` });
  positionAt(element, rect);
  return element;
}
