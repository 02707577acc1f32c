import type { Region } from '../../module/screens/inspect.ts';
import type { SemanticLayer } from '../../page/controls/semanticLayer.ts';
import { el } from '../../page/dom.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { shellText } from '../text.en.ts';

/** What can be asked about, and where the note lies that says so. */
export interface Askable {
  readonly regions: readonly Region[];
  readonly notePlace: Rect;
}

/** The mode in which the whole table is buttons that say what they are; a note on the table says so. */
export class AskingMode {
  private readonly hint = el('span', { role: 'status' });
  private readonly note = el('p', this.hint, el('b', { 'aria-hidden': 'true' }, shellText.inspect.leave));
  private readonly sign = el('div.asking', { hidden: true }, this.note);
  private uncover: (() => void) | null = null;

  constructor(
    parent: HTMLElement,
    private readonly semantic: SemanticLayer,
    private readonly askable: () => Askable,
    private readonly show: (key: string) => void,
  ) {
    parent.append(this.sign);
  }

  enter(): void {
    if (this.uncover) return;
    this.uncover = this.semantic.over(() => this.controls());
    this.sign.hidden = false;
    document.documentElement.dataset.asking = '';
    this.hint.textContent = shellText.inspect.hint;
    this.semantic.focus('asking:leave');
  }

  leave(): void {
    const { uncover } = this;
    if (!uncover) return;
    this.uncover = null;
    this.sign.hidden = true;
    // An empty status is announced again the next time, and is not read by people who browse the page.
    this.hint.textContent = '';
    delete document.documentElement.dataset.asking;
    uncover();
  }

  close(): void {
    this.leave();
    this.sign.remove();
  }

  private controls(): Control[] {
    const { regions, notePlace } = this.askable();
    const { x, y, w, h } = notePlace;
    const sides = { left: x, top: y, width: w, height: h };
    for (const [side, value] of Object.entries(sides)) this.note.style.setProperty(side, `${value}px`);
    const group = shellText.inspect.title;
    return [
      {
        id: 'asking:leave',
        label: shellText.inspect.leave,
        rect: notePlace,
        group,
        key: 'Escape',
        press: () => this.leave(),
      },
      ...regions.map(
        ({ key, rect, title }): Control => ({
          id: `asking:${key}`,
          label: title,
          rect,
          group,
          press: () => this.show(key),
        }),
      ),
    ];
  }
}
