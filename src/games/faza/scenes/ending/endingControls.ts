import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { type EndingItem, type EndingLayout, endingLayout } from './endingLayout.ts';

/** What each button of the ending does: `again` is the same team with a new seed. */
export type EndingActions = Readonly<Record<EndingItem, () => void>>;

const KEYS: Readonly<Record<EndingItem, string>> = {
  again: 'Enter',
  newGame: 'n',
  look: 'b',
  dice: 'd',
  title: 'Escape',
};

/** The buttons of the ending, in reading order. */
export function endingControls(
  view: EndingView,
  actions: EndingActions,
  layout: EndingLayout = endingLayout(view),
): Control[] {
  return layout.buttons.map(({ item, rect }) => ({
    id: `ending:${item}`,
    label: text.screens.ending[item],
    rect,
    group: 'ending',
    key: KEYS[item],
    press: actions[item],
  }));
}
