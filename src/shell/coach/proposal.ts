import './coach.css';
import type { Seat } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import type { GameCoach } from '../../module/capabilities/coach.ts';
import { button, el, positionAt } from '../../page/dom.ts';
import type { Library, Page } from '../app/ports.ts';
import type { Played, View } from '../match.ts';
import { createWhereMarks } from '../replay/whereMarks.ts';
import type { Table } from '../table/openTable.ts';
import type { Answer, Answered, Wish } from '../table/tablePage.ts';
import { Sentences } from './sentences.ts';
import { coachText } from './text.en.ts';
import { thinkAloud, type Wished } from './thinkAloud.ts';

/** Milliseconds after a proposal has changed in which a press was meant for the one before it. */
const REACTION = 400;

/**
 * Shows what a seat of the computer proposes, in words and on the board, until people answer; resolves to `null` where the seat wants
 * nothing, and rejects when `stop` is aborted. A proposal is no part of the game: nothing is stored before it is accepted.
 */
export async function propose(
  app: Page & Library,
  coach: GameCoach<Played>,
  open: Table,
  seat: Seat,
  wish: Wish,
  stop: AbortSignal,
): Promise<Answered | null> {
  stop.throwIfAborted();
  const { table } = open;
  const view = viewNow(table.match.session, table.viewer);
  const panel = new ProposalPanel(app, open, view, app.game.people.seatNames(view)[seat] ?? '');
  // The board shows the game again at once, as Undo draws it without waiting.
  stop.addEventListener('abort', panel.close);
  try {
    return await new Promise((resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason));
      panel.answered = resolve;
      thinkAloud(wish, (command) => coach.proposal(view, command), panel.show).then((best) => {
        if (!best) resolve(null);
      }, reject);
    });
  } finally {
    panel.close();
  }
}

/** A proposal beside the board, and its answers. */
class ProposalPanel {
  answered: (answer: Answered) => void = () => undefined;
  private readonly title: string;
  private readonly sentences = new Sentences();
  private readonly accept = button(coachText.accept, () => this.answer('accept'), { look: 'act' });
  private readonly element: HTMLElement;
  private readonly marks: ReturnType<typeof createWhereMarks>;
  private readonly shown = new AbortController();
  private wished: Wished | null = null;
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly app: Page & Library,
    private readonly open: Table,
    private readonly view: View,
    name: string,
  ) {
    this.title = coachText.proposes(name);
    this.marks = createWhereMarks(app.parent);
    const others = (['decline', 'playOn'] as const).map((answer) =>
      button(coachText[answer], () => this.answer(answer)),
    );
    this.element = el(
      'section',
      { class: 'coach proposal', 'aria-label': this.title },
      el('h2', this.title),
      this.sentences.element,
      el('footer', this.accept, ...others),
    );
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

  readonly close = (): void => {
    this.shown.abort();
    this.open.table.proposed = null;
    this.element.remove();
    this.marks.destroy();
  };

  private answer(answer: Answer): void {
    if (this.wished && performance.now() - this.changedAt > REACTION)
      this.answered({ answer, command: this.wished.command });
  }

  private place(): void {
    const { app, open, view, element, marks, wished } = this;
    const { layout } = open.view;
    positionAt(element, layout.sheet);
    if (wished) marks.show(app.game.replay.marks(wished.remark.concerns, view, layout));
  }
}
