import './coach.css';
import type { CoachPlaces } from '../../module/capabilities/coach.ts';
import { button, el, icon, positionAt, setAttribute } from '../../page/dom.ts';
import { Sentences } from './sentences.ts';
import { coachText } from './text.en.ts';

/** What a coach's tag shows. */
export interface TagView {
  readonly said: readonly string[];
  readonly isDanger: boolean;
  /** Whether a better word may follow. */
  readonly isThinking: boolean;
  readonly places: CoachPlaces;
  /** Shows the line on the board; `null` where there is nothing to show. */
  readonly show: (() => void) | null;
}

/**
 * What the coach says beside the board: in a strip, which opens into a list where it says more than one sentence. Where there is no room
 * for a strip, a button opens the list.
 */
export class CoachTag {
  private readonly sentences = new Sentences();
  private readonly showing = button('', () => this.view?.show?.(), { symbol: 'eye', name: coachText.show });
  private readonly closing = button('', () => this.toggle(false), {
    look: 'quiet',
    symbol: 'x',
    name: coachText.close,
  });
  private readonly opening = button('', () => this.toggle(!this.isOpen), { symbol: 'speech', name: coachText.open });
  private readonly listing = button('', () => this.toggle(true), { symbol: 'log', name: coachText.list });
  private readonly element = el(
    'section',
    { class: 'coach', 'aria-label': coachText.name, hidden: true },
    icon('speech'),
    el('h2', coachText.name),
    this.sentences.element,
    this.showing,
    this.listing,
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
    const { places, said, isDanger, isThinking } = view;
    const { isRoomy, panel, tag } = places;
    this.opening.hidden = isRoomy;
    this.element.hidden = !isRoomy && !this.isOpen;
    this.closing.hidden = !this.isOpen;
    this.listing.hidden = this.isOpen || said.length < 2;
    this.showing.hidden = view.show === null;
    if (!isRoomy) positionAt(this.opening, tag);
    setAttribute(this.opening, 'aria-expanded', String(this.isOpen));
    this.opening.classList.toggle('danger', isDanger);
    this.element.classList.toggle('danger', isDanger);
    this.element.classList.toggle('panel', this.isOpen);
    setAttribute(this.element, 'aria-busy', isThinking ? 'true' : undefined);
    positionAt(this.element, this.isOpen ? panel : tag);
    this.sentences.show(said);
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
    const { view } = this;
    if (!view) return;
    this.show(view);
    if (isOpen) this.sentences.focus();
    else (view.places.isRoomy ? this.listing : this.opening).focus({ preventScroll: true });
  }
}
