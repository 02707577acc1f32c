import type { CoachPlaces } from '../../module/capabilities/coach.ts';
import { button, el, positionAt } from '../../page/dom.ts';
import { Sentences } from './sentences.ts';
import { coachText } from './text.en.ts';

/** What seats of the computer do that play on without asking, and a button that has them ask again. */
export class PlayingOn {
  /** Whether people want to be asked again. */
  isInterrupted = false;
  private readonly sentences = new Sentences();
  private readonly again = button(coachText.again, () => this.interrupt(), { symbol: 'pause' });
  private readonly element = el('section.coach', this.sentences.element, this.again);

  /** `wanted`: called when people want to be asked again. */
  constructor(
    private readonly parent: HTMLElement,
    private readonly wanted: () => void,
  ) {}

  /** Says what a seat does; where there is no room for that, only the button is shown. */
  show(title: string, said: readonly string[], { tag, isRoomy, panel }: CoachPlaces): void {
    this.element.setAttribute('aria-label', title);
    this.sentences.show([`${title}.`, ...said]);
    this.sentences.element.hidden = !isRoomy;
    // The button is as wide as its words.
    this.element.classList.toggle('small', !isRoomy);
    positionAt(this.element, isRoomy ? tag : panel);
    if (!this.element.isConnected) this.parent.append(this.element);
  }

  /** Nothing is played on any more. */
  close(): void {
    this.isInterrupted = false;
    this.element.remove();
  }

  private interrupt(): void {
    this.isInterrupted = true;
    this.element.remove();
    this.wanted();
  }
}
