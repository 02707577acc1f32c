import type { Rect } from '../table/layout/rect.ts';
import { pageText } from './text.en.ts';

/** Attributes of an element; `true` is written as an empty value, `false` and `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Creates an element: its name, with classes as in a selector (`p.note`), then its attributes, if it has any, and its
 * children. `null` stands for no child.
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  selector: Name | `${Name}.${string}`,
  ...parts: readonly (Attributes | Node | string | null)[]
): HTMLElementTagNameMap[Name];
export function el(selector: string, ...parts: readonly (Attributes | Node | string | null)[]): HTMLElement {
  const [name = '', ...classes] = selector.split('.');
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const part of parts) {
    if (typeof part === 'string' || part instanceof Node) element.append(part);
    else for (const [key, value] of Object.entries(part ?? {})) setAttribute(element, key, value);
  }
  return element;
}

/** Sets or removes an attribute, and touches the page only where something changes. */
export function setAttribute(element: Element, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

const SVG = 'http://www.w3.org/2000/svg';

/** An element of a picture: its name, its attributes and its children. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  element.append(...children);
  return element;
}

/** The URL of a symbol of `public/game/icons.svg`, for `use`. */
export function symbolAddress(name: string): string {
  return `game/icons.svg#${name}`;
}

/** A symbol of `public/game/icons.svg` in the color of the text; it says nothing to screen readers. */
export function icon(name: string): SVGSVGElement {
  const box = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' };
  return svg('svg', box, svg('use', { href: symbolAddress(name) }));
}

/** The style of a button: `act` is the one to press, `plain` any other, `quiet` one without a frame. */
export type ButtonLook = 'act' | 'plain' | 'danger' | 'quiet';

/** A button with an optional symbol. */
export function button(
  label: string,
  press: () => void,
  { look = 'plain', symbol, name }: { look?: ButtonLook; symbol?: string; name?: string } = {},
): HTMLButtonElement {
  const element = el('button', { type: 'button', class: `button ${look}`, 'aria-label': name });
  if (symbol !== undefined) element.append(icon(symbol));
  if (label !== '') element.append(el('span', {}, label));
  element.addEventListener('click', press);
  element.addEventListener('keydown', (event) => {
    // A key that is held must not press the next control.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  });
  return element;
}

let ids = 0;

/** An ID that no other element of the page has. */
export function freshId(prefix: string): string {
  ids += 1;
  return `${prefix}-${ids}`;
}

/**
 * Positions an element over a rectangle of the screen, in CSS pixels; its style sheet reads the position, as that of
 * class `laid` does.
 */
export function positionAt(element: HTMLElement, { x, y, w, h }: Rect): void {
  for (const [name, value] of Object.entries({ x, y, w, h })) {
    element.style.setProperty(`--${name}`, `${Math.round(value * 10) / 10}px`);
  }
}

/**
 * Marks a scrolling list while there is more of it below, so that the style sheet can show that; updates when the list
 * or its content changes.
 */
export function cueScroll(list: HTMLElement): void {
  const mark = (): void => {
    const isMore = list.scrollTop + list.clientHeight < list.scrollHeight - 4;
    list.classList.toggle('has-more', isMore);
  };
  list.addEventListener('scroll', mark, { passive: true });
  // It also calls once it observes, after the layout: marking at once would have the page laid out twice.
  new ResizeObserver(mark).observe(list);
  new MutationObserver(mark).observe(list, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
}

/** A rule's ID as a button that opens the rule; a `name` says more about where it leads. */
export function ruleButton(rule: string, open: () => void, name = pageText.openRule(rule)): HTMLButtonElement {
  const element = button(rule, open, { name });
  element.className = 'rule-id';
  return element;
}
