import { shellText } from '../text.en.ts';
import './inspect.css';
import type { Explanation, Topic } from '../../module/screens/inspect.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, ruleButton } from '../../page/dom.ts';
import { stageSize } from '../../page/stageSize.ts';
import type { Rect } from '../../table/layout/rect.ts';

/** What can be done from an explanation. */
export interface ExplanationActions {
  ruleTitle(rule: string): string;
  openRule(rule: string): void;
  /** Points out to everybody what is explained. */
  point(): void;
}

/** Shows what something on the board is, how it stands now, and the rules of each thing about it. */
export function openExplanation(
  parent: HTMLElement,
  { title, about, topics }: Explanation,
  actions: ExplanationActions,
): void {
  const dialog = openDialog(parent, { title, size: 'note' });
  dialog.element.classList.add('piece-card');
  if (about !== '') dialog.body.append(el('p.about', about));
  dialog.body.append(...topics.map((topic) => section(topic, actions)));
  const show = (): void => {
    dialog.close();
    actions.point();
  };
  dialog.foot.append(button(shellText.inspect.point, show, { symbol: 'target' }));
  dialog.body.focus({ preventScroll: true });
}

function section({ name, text, now, rules }: Topic, { ruleTitle, openRule }: ExplanationActions): HTMLElement {
  const links = rules.map((rule) => {
    const link = ruleButton(rule, () => openRule(rule));
    link.append(' ', el('small', ruleTitle(rule)));
    return el('li', link);
  });
  const standing = now === '' ? [] : [el('p.now', now)];
  return el('section.topic', el('h3', name), el('p', text), ...standing, el('ul.rules', ...links));
}

/** For so long something has to be pointed at before it is explained, in milliseconds. */
const TIP_AFTER = 350;
/** Space between the tip and what it is about, and the edges of the window, in CSS pixels. */
const GAP = 8;

/** A few words beside what is pointed at by the mouse or by keys. */
export interface Tip {
  /** Shows it soon beside a place; `null` hides it at once. */
  show(about: { readonly card: Explanation; readonly place: Rect } | null): void;
  close(): void;
}

/** Creates the tip inside `parent`. Screen readers have the same words as the name and the description of the button. */
export function createTip(parent: HTMLElement): Tip {
  const name = el('b');
  const words = el('span');
  const element = el('div.piece-tip', { 'aria-hidden': 'true', hidden: true }, name, words);
  parent.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show: (about) => {
      clearTimeout(timer);
      element.hidden = true;
      for (const part of [name, words]) part.textContent = '';
      if (about === null) return;
      timer = setTimeout(() => {
        const [first] = about.card.topics;
        name.textContent = about.card.title;
        words.textContent = [first?.text, first?.now].filter((part) => part !== undefined && part !== '').join(' ');
        element.hidden = false;
        const { x, y } = beside(about.place, element.offsetWidth, element.offsetHeight);
        element.style.setProperty('--x', `${x}px`);
        element.style.setProperty('--y', `${y}px`);
      }, TIP_AFTER);
    },
    close: () => {
      clearTimeout(timer);
      element.remove();
    },
  };
}

/** Below the place, or above it where there is more room; always inside the window. */
function beside({ x, y, w, h }: Rect, wide: number, high: number): { x: number; y: number } {
  const { width, height } = stageSize();
  const left = Math.max(GAP, Math.min(width - wide - GAP, x + w / 2 - wide / 2));
  const isBelow = y + h + GAP + high <= height;
  return { x: left, y: Math.max(GAP, isBelow ? y + h + GAP : y - GAP - high) };
}
