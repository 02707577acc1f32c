import './learn.css';
import { letterSize } from '../../page/appearance.ts';
import { el } from '../../page/dom.ts';
import { onPageKey } from '../../page/input/shortcuts.ts';
import { inset, type Rect } from '../../table/layout/rect.ts';
import { Bubble, type Speech } from './bubble.ts';
import { dimShape, footOverToasts, placeArrow, placeBubble, type Surroundings } from './bubbleLayout.ts';

/** Where a guide speaks: what they speak of has a halo, and the bubble an arrow to it. */
export interface Stand extends Omit<Surroundings, 'bubbles'> {
  /** What stays lit while everything else is dimmed; without it nothing is. */
  readonly lit?: readonly Rect[];
}

/** A bubble over the board, beside what it speaks of. It is not modal: everything around it can be pressed. */
export interface GuideView {
  /** Says something at a place; while the same is said, only the place changes. */
  show(speech: Speech, stand: Stand): void;
  hide(): void;
  /** Gives the focus to the button to press when it was read; does nothing where there is none. */
  focus(): void;
  destroy(): void;
}

/** How much larger the halo is than what it surrounds, in CSS pixels. */
const HALO = 4;
/** How far inside its bubble an arrow begins, below the bubble's frame, and how wide it is, in CSS pixels. */
const ROOT = 8;
const ARROW_WIDTH = 30;

/** A guide who says nothing yet. */
export function createGuideView(parent: HTMLElement): GuideView {
  const dim = el('div.guide-dim', { 'aria-hidden': 'true', hidden: true });
  const halo = el('div.guide-halo', { 'aria-hidden': 'true' });
  const arrow = el('div.guide-arrow', { 'aria-hidden': 'true' });
  const bubble = new Bubble();
  const root = el('div.guide', { hidden: true }, halo, arrow, bubble.element);
  parent.append(dim, root);
  let said: Speech | null = null;
  /** Ends the listening for Escape, which closes a hint; `null` while none is shown. */
  let keys: AbortController | null = null;

  /** A toast comes below a bubble that is in its place: both are to be read. */
  const leaveToasts = (foot: number): void => parent.style.setProperty('--guide-foot', `${Math.round(foot)}px`);

  function stand({ lit, ...where }: Stand): void {
    const { window, target } = where;
    const bubbles = bubble.sizesIn(window);
    const { rect: box, size } = placeBubble({ ...where, bubbles });
    bubble.move(bubbles[size] ?? window, box);
    leaveToasts(footOverToasts(box, window, letterSize()));
    const around = inset(target, -HALO);
    lay(halo, around);
    point(arrow, box, around);
    dim.hidden = lit === undefined;
    const shining = (lit ?? []).map((rect) => inset(rect, -HALO));
    if (lit) dim.style.clipPath = dimShape(window, shining);
  }

  return {
    show: (speech, where) => {
      root.hidden = false;
      if (!isSame(said, speech)) {
        said = speech;
        bubble.say(speech);
      }
      stand(where);
      if (!speech.isHint || keys) return;
      keys = new AbortController();
      onPageKey(keys.signal, { Escape: () => said?.leave.press() });
    },
    hide: () => {
      root.hidden = true;
      dim.hidden = true;
      said = null;
      leaveToasts(0);
      keys?.abort();
      keys = null;
    },
    focus: () => bubble.focus(),
    destroy: () => {
      keys?.abort();
      leaveToasts(0);
      dim.remove();
      root.remove();
    },
  };
}

/** The arrow grows out of the bubble, below its frame, and ends at the halo. */
function point(arrow: HTMLElement, box: Rect, around: Rect): void {
  const pointing = placeArrow(box, around);
  arrow.hidden = pointing === null;
  if (!pointing) return;
  const { from, to } = pointing;
  const length = Math.hypot(to.x - from.x, to.y - from.y) + ROOT;
  arrow.style.width = `${Math.round(length)}px`;
  arrow.style.translate = `${to.x - length}px ${to.y - ARROW_WIDTH / 2}px`;
  arrow.style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`;
}

function isSame(said: Speech | null, { words, prompt, forward }: Speech): boolean {
  return said?.words === words && said.prompt === prompt && said.forward?.label === forward?.label;
}

function lay(element: HTMLElement, { x, y, w, h }: Rect): void {
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  element.style.width = `${Math.round(w)}px`;
  element.style.height = `${Math.round(h)}px`;
}
