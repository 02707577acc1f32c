import type { Viewer } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import type { Advice, GameCoach, Remark, Thought } from '../../module/capabilities/coach.ts';
import { seatsOfPeople } from '../../module/match.ts';
import type { Mark } from '../../module/screens/replay.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import type { Command, Match, Played, View } from '../match.ts';
import { createWhereMarks, type WhereMarks } from '../replay/whereMarks.ts';
import type { Settings } from '../settings/settings.ts';
import type { Table } from '../table/openTable.ts';
import { isOver } from '../table/perform.ts';
import { effectiveViewer } from '../table/tableState.ts';
import { CoachTag } from './coachTag.ts';
import { Teammates } from './teammates.ts';
import { coachText } from './text.en.ts';

type Level = Exclude<Settings['coach'], 'off'>;

/** What the coach thinks about a position. Nothing of it is stored: it thinks again when the game is opened again. */
interface Position {
  readonly session: Match['session'];
  readonly level: Level;
  readonly viewer: Viewer | null;
  readonly view: View;
  readonly danger: Remark | null;
  advice: Advice<Played> | null;
  isFinal: boolean;
}

/** Coaches the people at a table: thinks whenever they are to act in another position, and shows the best that it has found so far. */
export class Coaching {
  readonly teammates: Teammates;
  private readonly tag: CoachTag;
  private readonly marks: WhereMarks;
  private position: Position | null = null;
  private thought: Thought | null = null;

  constructor(
    private readonly app: Page & Library & Preferences,
    private readonly coach: GameCoach<Played>,
    private readonly open: Table,
  ) {
    this.teammates = new Teammates(app, coach, open);
    this.tag = new CoachTag(app.parent);
    this.marks = createWhereMarks(app.parent);
  }

  /** Shows what there is to say about the table as it is now. */
  refresh(): void {
    const { coach: level } = this.app.settings.now();
    const { table } = this.open;
    if (table.closed) return this.close();
    if (level === 'off' || isOver(table)) return this.forget();
    // The computer may need its thread, and what was said is about the past.
    if (table.busy || table.planning || table.handOver !== null) return this.hide();
    const { session } = table.match;
    const known = this.position;
    if (known?.session !== session || known.level !== level || known.viewer !== this.viewer())
      this.begin(session, level);
    this.draw();
  }

  hide(): void {
    this.tag.hide();
    this.marks.clear();
  }

  close(): void {
    this.forget();
    this.teammates.end();
    this.tag.destroy();
    this.marks.destroy();
  }

  private forget(): void {
    this.thought?.stop();
    this.thought = null;
    this.position = null;
    this.hide();
  }

  /** Whose eyes the coach looks through: it sees no hand that is only peeked at. */
  private viewer(): Viewer | null {
    return effectiveViewer({ ...this.open.table, isPeeking: false });
  }

  private begin(session: Match['session'], level: Level): void {
    this.thought?.stop();
    const viewer = this.viewer();
    const view = viewNow(session, viewer);
    const danger = this.coach.danger(view);
    // Advice about a hand that lies face down would tell what is in it.
    const isFinal = level === 'danger' || viewer === 'spectator';
    const position: Position = { session, level, viewer, view, danger, advice: null, isFinal };
    this.position = position;
    if (isFinal) {
      if (danger) this.say(danger.said);
      return;
    }
    this.thought = this.coach.advise(view, this.seats(), (advice, isFinal) => {
      if (this.position !== position) return;
      position.advice = advice;
      position.isFinal = isFinal;
      // Said once, when it does not change any more.
      if (isFinal) this.say(saidOf(position));
      this.refresh();
    });
  }

  /** The seats of the people who are advised: those of the viewer where seats have secrets. */
  private seats(): number[] {
    const viewer = this.viewer();
    return typeof viewer === 'number' ? [viewer] : seatsOfPeople(this.open.table.match);
  }

  private draw(): void {
    const { coach, open, position } = this;
    if (!position) return;
    const { layout, offer } = open.view;
    const line = lineShown(position);
    this.tag.show({
      said: saidOf(position),
      isDanger: position.level === 'danger' && position.danger !== null,
      isThinking: !position.isFinal,
      places: coach.places(layout),
      show: line.length > 0 && open.plans.canPlan() ? () => open.plans.propose(line) : null,
    });
    // What is chosen shows its own marks.
    if (offer !== null) this.marks.clear();
    else this.marks.show(this.marked(position));
  }

  /** What is marked on the board: what the coach speaks of, or else what leads to the command that it advises. */
  private marked(position: Position): readonly Mark[] {
    const { app, coach, open } = this;
    const { layout } = open.view;
    const about = remarks(position).flatMap(
      ({ concerns }) =>
        coach.marks?.(concerns, position.view, layout) ?? app.game.replay.marks(concerns, position.view, layout),
    );
    const [command] = about.length === 0 ? lineShown(position) : [];
    const control = command && app.game.lessons?.nextPress(open.controls(), command);
    return control ? [{ kind: 'here', rect: control.rect }] : about;
  }

  private say(said: readonly string[]): void {
    this.app.semantic.announce(`${coachText.name}: ${said.join(' ')}`);
  }
}

function saidOf({ level, viewer, danger, advice }: Position): readonly string[] {
  if (level === 'danger') return danger?.said ?? [coachText.safe];
  if (viewer === 'spectator') return [...(danger?.said ?? []), coachText.faceDown];
  if (!advice) return danger?.said ?? [coachText.thinking];
  return level === 'idea' ? advice.idea.said : advice.best;
}

/** What is marked on the board. */
function remarks({ level, danger, advice }: Position): Remark[] {
  if (level === 'danger' || !advice) return danger ? [danger] : [];
  return [advice.idea];
}

/** What can be shown as a plan: one step of an idea, or the whole line. */
function lineShown({ level, advice }: Position): readonly Command[] {
  if (!advice || level === 'danger') return [];
  return level === 'idea' ? advice.line.slice(0, 1) : advice.line;
}
