import './coach.css';
import type { Remark } from '../../module/capabilities/coach.ts';
import { button, el, positionAt, setAttribute } from '../../page/dom.ts';
import type { Library, Page } from '../app/ports.ts';
import type { View } from '../match.ts';
import { createWhereMarks } from '../replay/whereMarks.ts';
import type { Table } from '../table/openTable.ts';
import { type Answer, type Answered, PACES, type Pace } from '../table/tablePage.ts';
import { Sentences } from './sentences.ts';
import { coachText } from './text.en.ts';
import type { Wished } from './thinkAloud.ts';

/** Milliseconds after a proposal has changed in which a press was meant for the one before it. */
const REACTION = 400;

/** What a seat of the computer proposes, beside the board and on it, and the answers to it. */
export class ProposalPanel {
  answered: (answer: Answered) => void = () => undefined;
  private readonly sentences = new Sentences();
  private readonly accept = button(coachText.accept, () => this.answer('accept'), { look: 'act' });
  private readonly paces = PACES.map((pace) => button(coachText.paces[pace], () => this.choose(pace)));
  private readonly element: HTMLElement;
  private readonly marks: ReturnType<typeof createWhereMarks>;
  private readonly shown = new AbortController();
  private wished: Wished | null = null;
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly app: Page & Library,
    private readonly open: Table,
    private readonly view: View,
    private readonly title: string,
    private pace: Pace,
  ) {
    this.marks = createWhereMarks(app.parent);
    this.element = el(
      'section',
      { class: 'coach proposal', 'aria-label': title },
      el('h2', title),
      this.sentences.element,
      el(
        'footer',
        el(
          'div',
          this.accept,
          button(coachText.decline, () => this.answer('decline')),
        ),
        el(
          'div.paces',
          { role: 'group', 'aria-label': coachText.pace },
          el('span', { 'aria-hidden': 'true' }, coachText.pace),
          ...this.paces,
        ),
      ),
    );
    this.choose(pace);
    // The table is laid out first.
    const { signal } = this.shown;
    window.addEventListener('resize', () => requestAnimationFrame(() => this.place()), { signal });
  }

  /** Shows a proposal, or replaces the one that is shown. */
  readonly show = (wished: Wished): void => {
    const { app, open, shown, title, sentences } = this;
    if (shown.signal.aborted) return;
    const isFirst = this.wished === null;
    this.wished = wished;
    sentences.show(wished.remark.said);
    open.table.proposed = wished.command;
    open.refresh();
    if (isFirst) app.parent.append(this.element);
    else this.changedAt = performance.now();
    this.place();
    app.semantic.announce(`${title}: ${wished.remark.said.join(' ')}`);
    if (isFirst) this.accept.focus({ preventScroll: true });
  };

  /** Says what the team should rather do than what people plan. */
  object({ said }: Remark): void {
    if (this.shown.signal.aborted) return;
    this.sentences.show([...(this.wished?.remark.said ?? []), ...said]);
    this.sentences.element.lastElementChild?.scrollIntoView({ block: 'nearest' });
    this.app.semantic.announce(said.join(' '));
  }

  readonly close = (): void => {
    this.shown.abort();
    this.open.table.proposed = null;
    this.element.remove();
    this.marks.destroy();
  };

  private answer(answer: Answer): void {
    const { wished, pace } = this;
    if (wished && performance.now() - this.changedAt > REACTION)
      this.answered({ answer, command: wished.command, pace });
  }

  private choose(pace: Pace): void {
    this.pace = pace;
    for (const [index, choice] of this.paces.entries())
      setAttribute(choice, 'aria-pressed', String(PACES[index] === pace));
  }

  private place(): void {
    const { app, open, view, element, marks, wished } = this;
    const { layout } = open.view;
    positionAt(element, layout.sheet);
    if (wished) marks.show(app.game.replay.marks(wished.remark.concerns, view, layout));
  }
}
