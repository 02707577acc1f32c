import { button, setAttribute } from '../../page/dom.ts';

/** What a button of an animation or replay is at one moment. */
export interface ButtonFace {
  /** A symbol of `icons.svg`. */
  readonly symbol: string;
  readonly name: string;
  /** Shown beside the symbol where there is room. */
  readonly label?: string;
  /** Keyboard shortcut, as `aria-keyshortcuts` has it. */
  readonly key?: string;
}

/** A button that changes its face and stays the same button, so that the focus stays. */
export interface ReplayButton {
  readonly element: HTMLButtonElement;
  show(face: ButtonFace): void;
}

/** Makes a button for animations and replays with its own classes; `mirrored` flips its symbol. */
export function replayButton(press: () => void, face: ButtonFace, ...classes: readonly string[]): ReplayButton {
  const element = button(face.label ?? '', press, { symbol: face.symbol, name: face.name });
  element.classList.add(...classes);
  const show = ({ symbol, name, label = '', key }: ButtonFace): void => {
    element.querySelector('use')?.setAttribute('href', `game/icons.svg#${symbol}`);
    const words = element.querySelector('span');
    if (words && words.textContent !== label) words.textContent = label;
    setAttribute(element, 'aria-label', name);
    setAttribute(element, 'title', name);
    setAttribute(element, 'aria-keyshortcuts', key);
  };
  show(face);
  return { element, show };
}
