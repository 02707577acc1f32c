import './endingButton.css';
import type { TableLayout } from '../../module/screens/table.ts';
import { button, positionAt } from '../../page/dom.ts';
import { topDialog } from '../../page/input/focus.ts';
import { endingText } from '../ending/text.en.ts';

/** The way back from the table of a match that is over. */
export interface EndingButton {
  /** Shows it on a table of that layout, or hides it with `null`: a match may go on after Undo. */
  show(layout: TableLayout | null): void;
}

/**
 * Once a match is over, no button on its table continues it. The button back to the ending takes the place of the one that did, so
 * players find it in every window.
 */
export function createEndingButton(parent: HTMLElement, press: () => void): EndingButton {
  const element = button(endingText.backToEnding, press, { look: 'act', symbol: 'trophy' });
  element.classList.add('ending-button');
  return {
    show: (layout) => {
      if (layout === null) return element.remove();
      const { go, end } = layout;
      positionAt(element, go.w * go.h > end.w * end.h ? go : end);
      if (element.isConnected) return;
      parent.append(element);
      // Nothing else on this table continues anything, so keyboard users continue from here.
      if (!topDialog()) element.focus({ preventScroll: true });
    },
  };
}
