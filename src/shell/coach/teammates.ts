import type { Seat } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import { equal } from '../../kernel/values/equal.ts';
import { required } from '../../kernel/values/required.ts';
import type { GameCoach, Remark } from '../../module/capabilities/coach.ts';
import type { Library, Page } from '../app/ports.ts';
import type { Command, Played, View } from '../match.ts';
import type { Table } from '../table/openTable.ts';
import type { Answered, Pace, Wish } from '../table/tablePage.ts';
import { laidOut } from '../table/tableState.ts';
import { PlayingOn } from './playingOn.ts';
import { ProposalPanel } from './proposal.ts';
import { coachText } from './text.en.ts';
import { thinkAloud } from './thinkAloud.ts';

/** The computer's seats at a table where people want to be asked. Nothing that they propose is stored before it is accepted. */
export class Teammates {
  /** How often people want to be asked: at first once by each seat in a phase, since a team of three acts a dozen times in one. */
  private pace: Pace = 'seat';
  /** The plans that something has been said against: nobody hears that twice. */
  private readonly objected = new Set<string>();
  private readonly playing: PlayingOn;

  constructor(
    private readonly app: Page & Library,
    private readonly coach: GameCoach<Played>,
    private readonly open: Table,
  ) {
    this.playing = new PlayingOn(app.parent, () => app.semantic.announce(coachText.asked));
  }

  /** Lets a seat propose something, or play on; see `TableQuestions.propose`. */
  async propose(seat: Seat, wish: Wish, isAsked: boolean, stop: AbortSignal): Promise<Answered | null> {
    stop.throwIfAborted();
    const { playing } = this;
    if (!isAsked && !playing.isInterrupted) {
      const command = await wish(false);
      if (!command) return null;
      const { said } = await this.remark(this.view(), command);
      stop.throwIfAborted();
      if (!playing.isInterrupted) {
        this.showPlaying(seat, said);
        return { answer: 'accept', command, pace: this.pace };
      }
    }
    playing.close();
    const answered = await this.ask(seat, wish, stop);
    if (!answered) return null;
    this.pace = answered.pace;
    if (answered.answer === 'accept' && answered.pace !== 'action') this.showPlaying(seat, []);
    return answered;
  }

  /** The computers have done enough, or were interrupted. */
  end(): void {
    this.playing.close();
    if (this.pace === 'phase') this.pace = 'seat';
  }

  /** Shows what a seat proposes until people answer; resolves to `null` where it wants nothing, and rejects when `stop` is aborted. */
  private async ask(seat: Seat, wish: Wish, stop: AbortSignal): Promise<Answered | null> {
    const { app, open } = this;
    const view = this.view();
    const panel = new ProposalPanel(app, open, view, coachText.proposes(this.nameOf(seat)), this.pace);
    // The board shows the game again at once, as Undo draws it without waiting.
    stop.addEventListener('abort', panel.close);
    try {
      return await new Promise((resolve, reject) => {
        stop.addEventListener('abort', () => reject(stop.reason));
        panel.answered = resolve;
        thinkAloud(wish, (command) => this.remark(view, command), panel.show)
          .then((best) => (best ? this.objectTo(laidOut(open.table), view, panel) : resolve(null)))
          .catch(reject);
      });
    } finally {
      panel.close();
    }
  }

  /** Says, once for each plan, what the team should rather do than what people plan. */
  private async objectTo(planned: readonly Command[], view: View, panel: ProposalPanel): Promise<void> {
    const plan = JSON.stringify(planned);
    if (planned.length === 0 || this.objected.has(plan)) return;
    const objection = await this.coach.objection?.(view, planned);
    this.objected.add(plan);
    if (objection) panel.object(objection);
  }

  private showPlaying(seat: Seat, said: readonly string[]): void {
    this.playing.show(coachText.playsOn(this.nameOf(seat)), said, this.coach.places(this.open.view.layout));
  }

  private async remark(view: View, command: Command): Promise<Remark> {
    const remark = required(await this.coach.proposal?.(view, command));
    const isPlanned = laidOut(this.open.table).some((planned) => equal(planned, command));
    return isPlanned ? { ...remark, said: [...remark.said, coachText.asPlanned] } : remark;
  }

  private view(): View {
    const { match, viewer } = this.open.table;
    return viewNow(match.session, viewer);
  }

  private nameOf(seat: Seat): string {
    return this.app.game.people.seatNames(this.view())[seat] ?? '';
  }
}
