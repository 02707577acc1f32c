import './coach.css';
import type { CoachPlaces } from '../../module/capabilities/coach.ts';
import { button, el, icon, positionAt, setAttribute } from '../../page/dom.ts';
import { coachText } from './text.en.ts';

/** What a coach's tag shows. */
export interface TagView {
  readonly words: string;
  readonly isDanger: boolean;
  /** Whether a better word may follow. */
  readonly isThinking: boolean;
  readonly places: CoachPlaces;
  /** Shows the line on the board; `null` where there is nothing to show. */
  readonly show: (() => void) | null;
}

/** What the coach says beside the board. Where there is no room for it, a button that opens it over the cards. */
export class CoachTag {
  private readonly words = el('p.scrolls', { tabindex: 0 });
  private readonly showing = button('', () => this.view?.show?.(), { symbol: 'eye', name: coachText.show });
  private readonly closing = button('', () => this.toggle(false), {
    look: 'quiet',
    symbol: 'x',
    name: coachText.close,
  });
  private readonly opening = button('', () => this.toggle(!this.isOpen), { symbol: 'speech', name: coachText.open });
  private readonly element = el(
    'section',
    { class: 'coach', 'aria-label': coachText.name, hidden: true },
    icon('speech'),
    this.words,
    this.showing,
    this.closing,
  );
  private isOpen = false;
  private view: TagView | null = null;

  constructor(parent: HTMLElement) {
    this.opening.classList.add('coach-button');
    this.opening.hidden = true;
    parent.append(this.opening, this.element);
  }

  show(view: TagView): void {
    this.view = view;
    const { places, words, isDanger, isThinking } = view;
    const { panel, tag } = places;
    this.opening.hidden = panel === null;
    this.element.hidden = panel !== null && !this.isOpen;
    this.closing.hidden = panel === null;
    this.showing.hidden = view.show === null;
    if (panel) positionAt(this.opening, tag);
    setAttribute(this.opening, 'aria-expanded', String(this.isOpen));
    this.opening.classList.toggle('danger', isDanger);
    this.element.classList.toggle('danger', isDanger);
    this.element.classList.toggle('panel', panel !== null);
    setAttribute(this.element, 'aria-busy', isThinking ? 'true' : undefined);
    positionAt(this.element, panel ?? tag);
    if (this.words.textContent !== words) this.words.textContent = words;
  }

  hide(): void {
    this.element.hidden = true;
    this.opening.hidden = true;
  }

  destroy(): void {
    this.element.remove();
    this.opening.remove();
  }

  private toggle(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (this.view) this.show(this.view);
    (isOpen ? this.words : this.opening).focus({ preventScroll: true });
  }
}
