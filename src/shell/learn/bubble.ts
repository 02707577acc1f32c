import type { Speaker } from '../../module/capabilities/lessons.ts';
import { letterSize } from '../../page/appearance.ts';
import { button, el, setAttribute } from '../../page/dom.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { type BubbleSize, bubbleSizes, type Size } from './bubbleLayout.ts';
import { learnText } from './text.en.ts';

/** What a guide says, and what can be pressed there. */
export interface Speech {
  readonly speaker: Speaker;
  /** Whether it is a hint in a game, which leaves as much of the board free as it can. */
  readonly isHint?: true;
  readonly words: string;
  /** The one thing to press now. */
  readonly prompt?: string;
  /** The progress, as "3 of 7". */
  readonly step?: string;
  /** The button to press when it was read. */
  readonly forward?: { readonly label: string; readonly press: () => void };
  readonly skip?: () => void;
  readonly leave: { readonly label: string; readonly press: () => void };
}

/** In bubbles narrower than this, in rem, there is no face. */
const FACED = 13;

/** A speech bubble: the words of a guide, and the buttons below them. */
export class Bubble {
  readonly element = el('aside.guide-bubble');
  private isHint = false;
  private forward: HTMLButtonElement | null = null;
  /** The sizes that the bubble can take with its present text, for one size of window and of letters. */
  private measured: { readonly key: string; readonly sizes: readonly BubbleSize[] } = { key: '', sizes: [] };

  say(speech: Speech): void {
    const { speaker, isHint = false, words, prompt, step, skip, leave, forward } = speech;
    this.isHint = isHint;
    this.measured = { key: '', sizes: [] };
    const { name } = speaker;
    const face = speaker.face();
    face.classList.add('guide-face');
    this.element.setAttribute('aria-label', learnText.says(name));
    this.element.classList.toggle('hint', isHint);
    this.forward = forward ? button(forward.label, forward.press, { look: 'act' }) : null;
    const foot = el('footer', ...(step === undefined ? [] : [el('span.guide-step', step)]));
    if (skip) foot.append(button(learnText.skip, skip, { look: 'quiet' }));
    if (this.forward) foot.append(this.forward);
    const spoken = el('div.guide-words.scrolls', el('strong', name), el('p', words));
    if (prompt !== undefined) spoken.append(el('p.guide-prompt', prompt));
    this.element.replaceChildren(
      face,
      spoken,
      button('', leave.press, { look: 'quiet', symbol: 'x', name: leave.label }),
      ...(foot.hasChildNodes() ? [foot] : []),
    );
  }

  /** The sizes that fit the text, in a window. */
  sizesIn(window: Size): readonly BubbleSize[] {
    const letter = letterSize();
    const key = `${window.width} ${window.height} ${letter}`;
    if (this.measured.key !== key) {
      const sizes = bubbleSizes(window, letter, this.isHint ? 'hint' : 'lesson', (width) => {
        this.resize({ width, height: window.height });
        return this.element.offsetHeight;
      });
      this.measured = { key, sizes };
    }
    return this.measured.sizes;
  }

  /** Takes a size and a place in the window. */
  move(size: Size, { x, y }: Pick<Rect, 'x' | 'y'>): void {
    this.resize(size);
    // A box that scrolls must be reachable by keys.
    const words = this.element.querySelector<HTMLElement>('.guide-words');
    if (words) setAttribute(words, 'tabindex', words.scrollHeight > words.clientHeight + 1 ? 0 : undefined);
    this.element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  /** Gives the focus to the button to press when it was read; does nothing where there is none. */
  focus(): void {
    this.forward?.focus({ preventScroll: true });
  }

  private resize({ width, height }: Size): void {
    this.element.style.width = `${Math.round(width)}px`;
    this.element.style.maxHeight = `${Math.round(height)}px`;
    setAttribute(this.element, 'data-narrow', width < FACED * letterSize());
  }
}
