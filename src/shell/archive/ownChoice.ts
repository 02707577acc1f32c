import { el } from '../../page/dom.ts';
import './archive.css';
import { archiveText } from './text.en.ts';

/** A box to tick by whoever played a game themselves that came from outside. */
export interface OwnChoice {
  readonly element: HTMLElement;
  isTicked(): boolean;
}

/** Makes the box; what nobody says stays a guest's. */
export function createOwnChoice(): OwnChoice {
  const box = el('input', { type: 'checkbox' });
  const element = el('label.own-choice', box, el('span', archiveText.whose.mine));
  return { element, isTicked: () => box.checked };
}
