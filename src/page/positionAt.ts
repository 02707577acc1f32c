import type { Rect } from '../table/rect.ts';

/** Lays an element over a place on the screen, in CSS pixels; its style sheet reads where that is, as that of class `laid` does. */
export function positionAt(element: HTMLElement, { x, y, w, h }: Rect): void {
  for (const [name, value] of Object.entries({ x, y, w, h })) {
    element.style.setProperty(`--${name}`, `${Math.round(value * 10) / 10}px`);
  }
}
