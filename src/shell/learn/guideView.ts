import {
  type BubbleSize,
  bubbleSizes,
  dimShape,
  footOverToasts,
  placeArrow,
  placeBubble,
  type Size,
  type Surroundings,
} from './bubbleLayout.ts';
import './learn.css';
import type { Speaker } from '../../module/capabilities/lessons.ts';
import { letterSize } from '../../page/appearance.ts';
import { button, el, setAttribute } from '../../page/dom.ts';
import { onPageKey } from '../../page/input/shortcuts.ts';
import { inset, type Rect } from '../../table/layout/rect.ts';
import { learnText } from './text.en.ts';

/** What a guide says, and what can be pressed there. */
export interface Speech {
  readonly speaker: Speaker;
  /** Whether it is a hint in a game, which leaves as much of the board free as it can. */
  readonly isHint?: true;
  readonly words: string;
  /** The one thing to press now. */
  readonly prompt?: string;
  /** How far it is, as "3 of 7". */
  readonly step?: string;
  /** The button to press when it was read. */
  readonly forward?: { readonly label: string; readonly press: () => void };
  readonly skip?: () => void;
  readonly leave: { readonly label: string; readonly press: () => void };
}

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

/** The halo is so much larger than what it surrounds, in CSS pixels. */
const HALO = 4;
/** An arrow begins so far inside its bubble, below the bubble's frame, and is so wide. */
const ROOT = 8;
const ARROW_WIDTH = 30;
/** In bubbles narrower than this, in rem, there is no face. */
const FACED = 13;
/** A guide who says nothing yet. */
export function createGuideView(parent: HTMLElement): GuideView {
  const dim = el('div.guide-dim', { 'aria-hidden': 'true', hidden: true });
  const halo = el('div.guide-halo', { 'aria-hidden': 'true' });
  const arrow = el('div.guide-arrow', { 'aria-hidden': 'true' });
  const bubble = el('aside.guide-bubble');
  const root = el('div.guide', { hidden: true }, halo, arrow, bubble);
  parent.append(dim, root);
  let said: Speech | null = null;
  /** Ends the listening for Escape, which closes a hint; `null` while none is shown. */
  let keys: AbortController | null = null;
  let forward: HTMLButtonElement | null = null;
  /** The sizes that the bubble can take with what it says, in a window and with letters of some size. */
  let measured: { readonly key: string; readonly sizes: readonly BubbleSize[] } = { key: '', sizes: [] };

  function say(speech: Speech): void {
    said = speech;
    measured = { key: '', sizes: [] };
    const { speaker, isHint = false, words, prompt, step, skip, leave } = speech;
    const { name } = speaker;
    const face = speaker.face();
    face.classList.add('guide-face');
    bubble.setAttribute('aria-label', learnText.says(name));
    bubble.classList.toggle('hint', isHint);
    forward = speech.forward ? button(speech.forward.label, speech.forward.press, { look: 'act' }) : null;
    const foot = el('footer', ...(step === undefined ? [] : [el('span.guide-step', step)]));
    if (skip) foot.append(button(learnText.skip, skip, { look: 'quiet' }));
    if (forward) foot.append(forward);
    const spoken = el('div.guide-words.scrolls', el('strong', name), el('p', words));
    if (prompt !== undefined) spoken.append(el('p.guide-prompt', prompt));
    bubble.replaceChildren(
      face,
      spoken,
      button('', leave.press, { look: 'quiet', symbol: 'x', name: leave.label }),
      ...(foot.hasChildNodes() ? [foot] : []),
    );
  }

  function sizesIn(window: Size): readonly BubbleSize[] {
    const letter = letterSize();
    const key = `${window.width} ${window.height} ${letter}`;
    if (measured.key !== key) {
      const sizes = bubbleSizes(window, letter, said?.isHint ? 'hint' : 'lesson', (width) => {
        resize({ width, height: window.height });
        return bubble.offsetHeight;
      });
      measured = { key, sizes };
    }
    return measured.sizes;
  }

  function resize({ width, height }: Size): void {
    bubble.style.width = `${Math.round(width)}px`;
    bubble.style.maxHeight = `${Math.round(height)}px`;
    setAttribute(bubble, 'data-narrow', width < FACED * letterSize());
  }

  function stand({ lit, ...where }: Stand): void {
    const { window, target } = where;
    const bubbles = sizesIn(window);
    const { rect: box, size } = placeBubble({ ...where, bubbles });
    resize(bubbles[size] ?? window);
    // A box that scrolls must be reachable by keys.
    const words = bubble.querySelector<HTMLElement>('.guide-words');
    if (words) setAttribute(words, 'tabindex', words.scrollHeight > words.clientHeight + 1 ? 0 : undefined);
    bubble.style.translate = `${Math.round(box.x)}px ${Math.round(box.y)}px`;
    leaveToasts(footOverToasts(box, window, letterSize()));
    const around = inset(target, -HALO);
    lay(halo, around);
    point(box, around);
    dim.hidden = lit === undefined;
    if (lit)
      dim.style.clipPath = dimShape(
        window,
        lit.map((rect) => inset(rect, -HALO)),
      );
  }

  /** The arrow grows out of the bubble, below its frame, and ends at the halo. */
  function point(box: Rect, around: Rect): void {
    const pointing = placeArrow(box, around);
    arrow.hidden = pointing === null;
    if (!pointing) return;
    const { from, to } = pointing;
    const length = Math.hypot(to.x - from.x, to.y - from.y) + ROOT;
    arrow.style.width = `${Math.round(length)}px`;
    arrow.style.translate = `${to.x - length}px ${to.y - ARROW_WIDTH / 2}px`;
    arrow.style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`;
  }

  /** A toast comes below a bubble that is in its place: both are to be read. */
  function leaveToasts(foot: number): void {
    parent.style.setProperty('--guide-foot', `${Math.round(foot)}px`);
  }

  return {
    show: (speech, where) => {
      root.hidden = false;
      if (!isSame(said, speech)) say(speech);
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
    focus: () => forward?.focus({ preventScroll: true }),
    destroy: () => {
      keys?.abort();
      leaveToasts(0);
      dim.remove();
      root.remove();
    },
  };
}

function isSame(said: Speech | null, { words, prompt, forward }: Speech): boolean {
  return said?.words === words && said.prompt === prompt && said.forward?.label === forward?.label;
}

function lay(element: HTMLElement, { x, y, w, h }: Rect): void {
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  element.style.width = `${Math.round(w)}px`;
  element.style.height = `${Math.round(h)}px`;
}
