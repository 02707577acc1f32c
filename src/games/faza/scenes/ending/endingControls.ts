import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { type EndingItem, type EndingLayout, endingLayout, roundRect } from './endingLayout.ts';
import { roundAt } from './turningPoint.ts';

/** What each button of the ending does: `again` is the same team with a new seed. */
export interface EndingActions extends Readonly<Record<EndingItem, () => void>> {
  /** Opens the rule by which the game ended. */
  rule(): void;
  /** Opens the round at whose end an entry of the history stands. */
  round(end: number): void;
}

const KEYS: Readonly<Record<EndingItem, string>> = {
  again: 'Enter',
  newGame: 'n',
  share: 's',
  figures: 'f',
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
  const words = text.screens.ending;
  const group = 'ending';
  return [
    { id: 'ending:rule', label: words.ruleOf(view.reason), rect: layout.reason, group, press: actions.rule },
    ...view.history.slice(1).map((_, before): Control => {
      const end = before + 1;
      return {
        id: `ending:round:${end}`,
        label: words.openRound(roundAt(view, end)),
        rect: roundRect(layout, view.history.length, end),
        group: 'ending:rounds',
        press: () => actions.round(end),
      };
    }),
    ...layout.buttons.map(
      ({ item, rect }): Control => ({
        id: `ending:${item}`,
        label: words[item],
        rect,
        group,
        key: KEYS[item],
        main: item === 'again',
        press: actions[item],
      }),
    ),
  ];
}
