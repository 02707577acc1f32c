import { el } from '../../page/dom.ts';

/** A list of what is said, one sentence below the other, which scrolls where it has little room. */
export class Sentences {
  readonly element = el('ul.said.scrolls', { tabindex: 0 });
  private said: readonly string[] = [];

  /** Shows these sentences; the page is only touched where they are others than before. */
  show(said: readonly string[]): void {
    if (said.join('\n') === this.said.join('\n')) return;
    this.said = said;
    this.element.replaceChildren(...said.map((sentence) => el('li', sentence)));
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }
}
