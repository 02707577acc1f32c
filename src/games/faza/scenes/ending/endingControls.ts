import type { EndingActions } from '../../../../module/ending.ts';
import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { type EndingItem, type EndingLayout, endingLayout, roundRect } from './endingLayout.ts';
import { roundAt } from './turningPoint.ts';

const KEYS: Readonly<Record<EndingItem, string>> = {
  again: 'Enter',
  newGame: 'n',
  share: 's',
  figures: 'f',
  look: 'b',
  dice: 'd',
  title: 'Escape',
  help: 'Enter',
};

/** What a button of the ending says. */
export function itemLabel(item: EndingItem, { first }: Pick<EndingView, 'first'>): string {
  const words = text.screens.ending;
  if (item !== 'help') return words[item];
  switch (first.kind) {
    case 'easy':
      return words.first.easy;
    case 'lesson':
      return words.first.lesson;
    case 'round':
      return words.first.round(first.round);
    case 'again':
      return words.again;
  }
}

/** The buttons of the ending, in reading order: what helps most comes first. */
export function endingControls(
  view: EndingView,
  actions: EndingActions,
  layout: EndingLayout = endingLayout(view),
): Control[] {
  const words = text.screens.ending;
  const group = 'ending';
  const isHelped = view.first.kind !== 'again';
  return [
    ...layout.buttons.map(
      ({ item, rect, first }): Control => ({
        id: `ending:${item}`,
        label: itemLabel(item, view),
        rect,
        group,
        key: item === 'again' && isHelped ? 'g' : KEYS[item],
        main: first,
        guarded: first,
        press: actions[item],
      }),
    ),
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
  ];
}
