import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { setAttribute } from '../dom.ts';
import type { LatePress } from '../input/pressGuard.ts';

/* The buttons of the semantic layer as elements of the page: their texts, positions, and order. */

/** A control's button, and the control as it was shown last. */
export interface ProxyButton {
  control: Control;
  readonly button: HTMLButtonElement;
  readonly hint: HTMLSpanElement;
  /** Whether a click is the second of a double click that began before this was there. */
  isRepeat: (clicks: number) => boolean;
  /** Whether a press was meant for the previous control here; `null` if there was none. */
  isLate: LatePress | null;
  /** Whether the focus moved here because its element disappeared: nobody has chosen to be here. */
  isLed: boolean;
}

/** Sets a control's name and description. */
export function describe({ control, button, hint }: ProxyButton): void {
  const { id, label, why, pressed, danger, key, otherKeys = [] } = control;
  const more = [control.hint, why].filter((part) => part !== undefined && part !== '').join(' ');
  if (hint.textContent !== more) hint.textContent = more;
  button.classList.toggle('main', control.main === true);
  button.classList.toggle('covered', control.covered === true);
  setAttribute(button, 'data-control', id);
  setAttribute(button, 'data-danger', danger?.brief);
  setAttribute(button, 'data-drawn', danger?.isDrawn === true);
  setAttribute(button, 'data-hold', control.hold !== undefined);
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-describedby', more === '' ? undefined : hint.id);
  setAttribute(button, 'aria-disabled', why === undefined ? undefined : 'true');
  setAttribute(button, 'aria-pressed', pressed === undefined ? undefined : String(pressed));
  setAttribute(button, 'aria-keyshortcuts', key && [key, ...otherKeys].join(' '));
}

/** Positions a button over its hit area and tells the style sheet where its visible part is. */
export function place(button: HTMLButtonElement, visible: Rect, hit: Rect, height: number): void {
  const insets = [
    visible.y - hit.y,
    hit.x + hit.w - visible.x - visible.w,
    hit.y + hit.h - visible.y - visible.h,
    visible.x - hit.x,
  ];
  const styles = {
    left: px(hit.x),
    top: px(hit.y),
    width: px(hit.w),
    height: px(hit.h),
    '--height': String(height),
    '--visible': insets.map(px).join(' '),
  };
  // The page's policy refuses the attribute `style`; unchanged values are skipped, as `setAttribute` does.
  for (const [name, value] of Object.entries(styles)) {
    if (button.style.getPropertyValue(name) !== value) button.style.setProperty(name, value);
  }
}

function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`;
}

/** Whether the focus on a button is meant to be seen: it came by keys or by gamepad. */
export function isFocusVisible(button: HTMLButtonElement | undefined): boolean {
  if (!button || document.activeElement !== button) return false;
  return button.matches(':focus-visible') || 'pad' in document.documentElement.dataset;
}

/** Makes `children` the children of `parent`, in this order. A child that holds the focus is not moved, so that it keeps it. */
export function inOrder(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const fixed = children.findIndex((child) => child.parentElement === parent && child.contains(activeElement));
  for (let index = fixed - 1; index >= 0; index--) {
    const [child, next] = [children[index], children[index + 1]];
    if (child && next && (child.nextElementSibling !== next || child.parentElement !== parent)) {
      parent.insertBefore(child, next);
    }
  }
  let previous: HTMLElement | undefined = fixed < 0 ? undefined : children[fixed];
  for (const child of children.slice(fixed + 1)) {
    const place: Element | null = previous ? previous.nextElementSibling : parent.firstElementChild;
    if (place !== child) parent.insertBefore(child, place);
    previous = child;
  }
}
