import './coach.css';
import type { Seat } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import type { GameCoach } from '../../module/capabilities/coach.ts';
import { button, el, positionAt } from '../../page/dom.ts';
import type { Library, Page } from '../app/ports.ts';
import type { Command, Played } from '../match.ts';
import { createWhereMarks } from '../replay/whereMarks.ts';
import type { Table } from '../table/openTable.ts';
import type { Answer } from '../table/tablePage.ts';
import { coachText } from './text.en.ts';

/** A command that a seat of the computer wants to give. */
interface Proposed {
  readonly seat: Seat;
  readonly command: Command;
}

/**
 * Shows a proposal in words, and on the board what it would lead to, until people answer; rejects when `stop` is aborted. It is no
 * part of the game: nothing is stored before it is accepted.
 */
export async function propose(
  app: Page & Library,
  coach: GameCoach<Played>,
  open: Table,
  { seat, command }: Proposed,
  stop: AbortSignal,
): Promise<Answer> {
  const { game, parent, semantic } = app;
  const { table } = open;
  const view = viewNow(table.match.session, table.viewer);
  const { words, concerns } = await coach.proposal(view, command);
  stop.throwIfAborted();
  const title = coachText.proposes(game.people.seatNames(view)[seat] ?? '');
  const marks = createWhereMarks(parent);
  const panel = el('section', { class: 'coach proposal', 'aria-label': title });
  const shown = new AbortController();
  const end = (): void => {
    shown.abort();
    table.proposed = null;
    panel.remove();
    marks.destroy();
  };
  const place = (): void => {
    positionAt(panel, open.view.layout.sheet);
    marks.show(game.replay.marks(concerns, view, open.view.layout));
  };
  table.proposed = command;
  open.refresh();
  const answer = new Promise<Answer>((resolve, reject) => {
    // The board shows the game again at once, as Undo draws it without waiting.
    const stopped = (): void => {
      end();
      reject(stop.reason);
    };
    stop.addEventListener('abort', stopped, { once: true, signal: shown.signal });
    const accept = button(coachText.accept, () => resolve('accept'), { look: 'act' });
    const others = (['decline', 'playOn'] as const).map((other) => button(coachText[other], () => resolve(other)));
    panel.append(el('h2', title), el('p.scrolls', { tabindex: 0 }, words), el('footer', accept, ...others));
    parent.append(panel);
    place();
    // The table is laid out first.
    window.addEventListener('resize', () => requestAnimationFrame(place), { signal: shown.signal });
    semantic.announce(`${title}: ${words}`);
    accept.focus({ preventScroll: true });
  });
  return answer.finally(end);
}
