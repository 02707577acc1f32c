import type { TitleActions, TitleItem } from '../../../../module/screens/title.ts';
import type { Control } from '../../../../table/control.ts';
import { screenText } from '../../text/screens.en.ts';
import type { TitleView } from '../view.ts';
import { titleLayout } from './titleLayout.ts';

const KEYS: Readonly<Partial<Record<TitleItem, string>>> = {
  newGame: 'n',
  quickStart: 'q',
  daily: 'd',
  learn: 'l',
  sound: 'm',
};

/** The buttons of the title, in reading order. */
export function titleControls(view: TitleView, actions: TitleActions): Control[] {
  return titleLayout(view).buttons.map(({ item, rect, rank }) => {
    const key = KEYS[item];
    return {
      id: `title:${item}`,
      label: titleLabel(view, item),
      rect,
      group: rank === 'small' ? 'title:small' : 'title:big',
      main: rank === 'first',
      press: actions[item],
      ...(key === undefined ? {} : { key }),
      ...(item === 'continue' && view.continue !== null ? { hint: view.continue } : {}),
      ...(item === 'quickStart' ? { hint: view.quickStart } : {}),
      ...(item === 'daily' ? { hint: view.daily.line } : {}),
      ...(item === 'sound' ? { pressed: !view.muted } : {}),
    };
  });
}

/** The content of a title button. */
export function titleLabel(view: TitleView, item: TitleItem): string {
  const { title } = screenText;
  return item === 'sound' && view.muted ? title.soundOff : title[item];
}
