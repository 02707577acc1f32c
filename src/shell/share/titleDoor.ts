import type { TitleLayout } from '../../games/faza/scenes/title/titleLayout.ts';
import { button } from '../dom.ts';
import { shellText } from '../text.en.ts';

/** The button of the title that opens a file: part of the page, not of the picture. */
export interface TitleDoor {
  /** Follows the picture when the window changes. */
  move(layout: TitleLayout): void;
  close(): void;
}

/** Shows the button over the title. */
export function showTitleDoor(parent: HTMLElement, press: () => void): TitleDoor {
  const element = button(shellText.share.openFile, press, { symbol: 'board' });
  element.classList.add('title-door');
  parent.append(element);
  return {
    move: (layout) => Object.assign(element.style, cornerOf(layout)),
    close: () => element.remove(),
  };
}

/** A corner that stays where it is while words grow, as CSS. */
type Corner = Readonly<Record<'left' | 'top' | 'right' | 'bottom', string>>;

/** Where no other button is: under the big ones, on a narrow page above them, on a low one in the other corner. */
function cornerOf({ page, buttons, menu }: TitleLayout): Corner {
  const free = { left: 'auto', top: 'auto', right: 'auto', bottom: 'auto' };
  const big = buttons.filter(({ rank }) => rank !== 'small').map(({ rect }) => rect);
  const first = big[0] ?? menu;
  const last = big.at(-1) ?? menu;
  const margin = 16 * page.unit;
  switch (page.form) {
    case 'wide':
      return { ...free, left: px(last.x), top: px(last.y + last.h + margin) };
    case 'portrait':
      return { ...free, left: px(first.x), bottom: px(page.height - first.y + margin) };
    case 'landscape':
      return { ...free, right: px(margin), bottom: px(margin) };
  }
}

function px(length: number): string {
  return `${length}px`;
}
