import './learn.css';
import type { HeroId } from '../../games/faza/content/vocabulary.ts';
import { text } from '../../games/faza/text/en.ts';
import { inset, type Rect } from '../../table/rect.ts';
import { letterSize } from '../appearance.ts';
import { button, el, setAttribute } from '../dom.ts';
import { faceOf } from './face.ts';
import { placeArrow } from './placeArrow.ts';
import { footOverToasts, placeBubble, type Size, type Surroundings } from './placeBubble.ts';
import { learnText } from './text.en.ts';

/** What a guide says, and what can be pressed there. */
export interface Speech {
  /** Who says it; without a speaker it is a hint. */
  readonly speaker: HeroId | null;
  readonly words: string;
  /** How far it is, as "3 of 7". */
  readonly step?: string;
  /** The button to press when it was read. */
  readonly forward?: { readonly label: string; readonly press: () => void };
  readonly skip?: () => void;
  readonly leave: { readonly label: string; readonly press: () => void };
}

/** Where a guide speaks: what they speak of has a halo and an arrow. */
export type Stand = Omit<Surroundings, 'bubble'>;

/** A bubble over the board, beside what it speaks of. It is not modal: everything around it can be pressed. */
export interface GuideView {
  /** Says something at a place; while the same is said, only the place changes. */
  show(speech: Speech, stand: Stand): void;
  hide(): void;
  /** Gives the focus to the button to press when it was read; does nothing where there is none. */
  focus(): void;
  destroy(): void;
}

/** The halo is so much larger than what it lies around, in CSS pixels. */
const HALO = 4;

/** A guide who says nothing yet. */
export function createGuideView(parent: HTMLElement): GuideView {
  const halo = el('div', { class: 'guide-halo', 'aria-hidden': 'true' });
  const arrow = el('div', { class: 'guide-arrow', 'aria-hidden': 'true' });
  const bubble = el('aside', { class: 'guide-bubble' });
  const root = el('div', { class: 'guide', hidden: true }, halo, arrow, bubble);
  parent.append(root);
  let said: Speech | null = null;
  let forward: HTMLButtonElement | null = null;

  function say(speech: Speech): void {
    said = speech;
    const { speaker, words, step, skip, leave } = speech;
    const name = speaker === null ? learnText.hintName : text.heroName[speaker];
    bubble.setAttribute('aria-label', speaker === null ? name : learnText.says(name));
    bubble.classList.toggle('hint', speaker === null);
    forward = speech.forward ? button(speech.forward.label, speech.forward.press, { look: 'act' }) : null;
    const foot = el('footer', {}, ...(step === undefined ? [] : [el('span', { class: 'guide-step' }, step)]));
    if (skip) foot.append(button(learnText.skip, skip, { look: 'quiet' }));
    if (forward) foot.append(forward);
    const paper = el(
      'div',
      { class: 'guide-paper' },
      el('div', { class: 'guide-words scrolls' }, el('strong', {}, name), el('p', {}, words)),
      button('', leave.press, { look: 'quiet', symbol: 'x', name: leave.label }),
      ...(foot.hasChildNodes() ? [foot] : []),
    );
    bubble.replaceChildren(...(speaker === null ? [] : [faceOf(speaker)]), paper);
  }

  function stand({ window, target, free, precious }: Stand): void {
    // A box that scrolls must be reachable by keys.
    const words = bubble.querySelector<HTMLElement>('.guide-words');
    if (words) setAttribute(words, 'tabindex', words.scrollHeight > words.clientHeight + 1 ? 0 : undefined);
    const size: Size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const { x, y } = placeBubble({ window, bubble: size, target, free, precious });
    bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    const box: Rect = { x, y, w: size.width, h: size.height };
    leaveToasts(footOverToasts(box, window, letterSize()));
    lay(halo, inset(target, -HALO));
    const pointing = placeArrow(box, { window, target, precious });
    arrow.hidden = pointing === null;
    if (!pointing) return;
    arrow.dataset.side = pointing.side;
    lay(arrow, pointing.rect);
  }

  /** A toast comes below a bubble that lies in its place: both are to be read. */
  function leaveToasts(foot: number): void {
    parent.style.setProperty('--guide-foot', `${Math.round(foot)}px`);
  }

  return {
    show: (speech, where) => {
      root.hidden = false;
      if (said?.words !== speech.words || said.forward?.label !== speech.forward?.label) say(speech);
      stand(where);
    },
    hide: () => {
      root.hidden = true;
      said = null;
      leaveToasts(0);
    },
    focus: () => forward?.focus({ preventScroll: true }),
    destroy: () => {
      leaveToasts(0);
      root.remove();
    },
  };
}

function lay(element: HTMLElement, { x, y, w, h }: Rect): void {
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  element.style.width = `${Math.round(w)}px`;
  element.style.height = `${Math.round(h)}px`;
}
