import { isOver } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import { asSentence } from '../../module/asSentence.ts';
import type { GameLessons, Lesson, LessonStep } from '../../module/capabilities/lessons.ts';
import { topDialog } from '../../page/input/focus.ts';
import type { Control } from '../../table/control.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import type { Match, Played, View } from '../match.ts';
import type { Speech } from './bubble.ts';
import { isOnlyRead, sessionsOf, stepAfter } from './course.ts';
import { createGuideView, type GuideView, type Stand } from './guideView.ts';
import { answerTo, type LessonMoment, litIn, wantedIn } from './lessonPresses.ts';
import type { Others } from './others.ts';
import { type TableObserver, watchLaying } from './tableObserver.ts';
import { learnText } from './text.en.ts';

/** What a guide asks of the screen of the lesson. */
export interface LessonPage {
  /** Another step has been reached; `lost` says that the game has left the lesson's way and is to be put back. */
  reached(step: number, lost: boolean): void;
  /** Goes on without doing what a step asks for. */
  skip(step: number): void;
  finished(): void;
  leave(): void;
  menu(): void;
}

/**
 * Leads through a lesson from a step on: says what to do, points at it, and lets only that be done. What else is pressed is
 * answered kindly. Keyboard and screen reader are led along: each step is read out, and the focus goes where to press.
 */
export class LessonGuide implements TableObserver {
  readonly isStrict = true;
  private readonly view: GuideView;
  private readonly isLaid;
  private readonly sessions;
  private readonly listening = new AbortController();
  private past;
  private state: View;
  private shown: readonly Control[] = [];
  private isMoving = false;
  /** What was read out last, and where the focus was led last: neither is done twice. */
  private told = -1;
  private led = '';

  constructor(
    private readonly app: Page & Library & Preferences,
    private readonly lessons: GameLessons<Played>,
    private readonly lesson: Lesson<Played>,
    private step: number,
    private readonly others: Others,
    private readonly page: LessonPage,
  ) {
    this.view = createGuideView(app.parent);
    this.isLaid = watchLaying(app.stage, () => this.draw());
    this.sessions = sessionsOf(app.game.rules, lesson);
    const session = at(this.sessions, step);
    this.past = session.past;
    this.state = viewNow(session);
    const { signal } = this.listening;
    // After a dialog – the menu, the summary of a phase – the lesson goes on. The dialog puts the focus back first.
    app.parent.addEventListener('close', () => window.setTimeout(() => this.draw()), { signal, capture: true });
    // Presses on the dimmed picture, where there is no button, are answered as well.
    const onCanvas = ({ target }: MouseEvent): void => {
      if (target instanceof HTMLCanvasElement && this.isLaid() && !this.isMoving) this.deny(this.wanted());
    };
    document.addEventListener('click', onCanvas, { signal });
  }

  controls(controls: readonly Control[]): readonly Control[] {
    this.shown = controls;
    // The focus can go to what is shown only once it is there.
    queueMicrotask(() => this.draw());
    if (this.isMoving) return controls;
    return controls.map((control) => ({ ...control, press: () => this.press(control) }));
  }

  changed({ session }: Match): void {
    // The match was saved again without a change.
    if (session.past === this.past) return;
    this.past = session.past;
    this.isMoving = true;
    if (this.others.isActing()) return;
    const after = stepAfter(this.sessions, this.step, session);
    this.step = after ?? this.step;
    this.led = '';
    this.page.reached(this.step, after === null);
  }

  caughtUp(state: View): void {
    this.isMoving = false;
    this.state = state;
  }

  close(): void {
    this.listening.abort();
    this.view.destroy();
  }

  private get current(): LessonStep<Played> {
    return at(this.lesson.steps, this.step);
  }

  private get isLast(): boolean {
    return this.step + 1 >= this.lesson.steps.length;
  }

  /** This moment of the lesson, for answering a press; `next` is the control to press. */
  private moment(next: Control | null): LessonMoment {
    const { lessons, current, state, app, shown, sessions, step } = this;
    const { target } = lessons.places(current, state, app.size(), next);
    // What happens before the first command of the lesson is not taken back.
    const hasBegun = now(at(sessions, step)) !== now(at(sessions, 0));
    return { lessons, awaits: current.awaits, controls: shown, about: target, hasBegun };
  }

  private wanted(): Control | null {
    const { lessons, current, shown } = this;
    return wantedIn({ lessons, awaits: current.awaits, controls: shown });
  }

  /** Goes on after a step that was read. */
  private goOn(): void {
    const { awaits } = this.current;
    if (awaits.kind !== 'others') return this.advance();
    this.others.act(awaits.commands);
    this.draw();
  }

  private advance(): void {
    if (this.isLast) return this.page.finished();
    this.step += 1;
    this.page.reached(this.step, false);
    this.draw();
  }

  /** A control is pressed: it leads on, it does no harm, or it is for a real game. */
  private press(control: Control): void {
    const { id } = control;
    if (id === 'menu') return this.page.menu();
    const next = this.wanted();
    const answer = answerTo(control, this.moment(next));
    if (answer === 'deny') return this.deny(next);
    if (answer === 'tell') return this.explain(control);
    control.press();
    if (id !== next?.id) return;
    const { kind } = this.current.awaits;
    if (kind === 'forecast' || (kind === 'refusal' && this.lessons.isRefused(control))) this.advance();
  }

  /** Explains a control that the guide speaks of. */
  private explain({ label, hint }: Control): void {
    this.app.sound.play('tick');
    this.app.toaster.show([label, hint].flatMap((words) => (words ? [asSentence(words)] : [])).join(' '));
  }

  private deny(next: Control | null): void {
    this.app.sound.play('refuse');
    this.app.toaster.show(learnText.notNow(next ? this.lessons.prompt(next) : null));
  }

  private draw(): void {
    const { view, app, others, state } = this;
    const isHeld = !this.isLaid() || this.isMoving || others.isActing();
    // When a game has ended, its ending says what there is to say.
    if (isHeld || isOver(app.game.rules, state) || this.listening.signal.aborted) return view.hide();
    const next = this.wanted();
    view.show(this.speech(next), this.stand(next));
    this.tell(next);
    this.lead(next);
  }

  private speech(next: Control | null): Speech {
    const { lessons, lesson, current, step, page } = this;
    const { says, speaker, awaits } = current;
    /** Whether nothing but reading leads on. */
    const isRead = isOnlyRead(awaits) || (awaits.kind === 'forecast' && next === null);
    return {
      speaker: lessons.speaker(speaker),
      words: says,
      ...(next ? { prompt: lessons.prompt(next) } : {}),
      step: learnText.step(step + 1, lesson.steps.length),
      leave: { label: learnText.leave, press: page.leave },
      ...(isRead
        ? { forward: { label: this.isLast ? learnText.finish : learnText.forward, press: () => this.goOn() } }
        : { skip: () => page.skip(step) }),
    };
  }

  private stand(next: Control | null): Stand {
    const { lessons, current, state, app, shown } = this;
    const places = lessons.places(current, state, app.size(), next);
    return {
      ...places,
      window: app.size(),
      target: next?.rect ?? places.target,
      needed: lessons.way(shown, current.awaits).map(({ rect }) => rect),
      lit: litIn(this.moment(next)),
    };
  }

  private tell(next: Control | null): void {
    if (this.told === this.step) return;
    this.told = this.step;
    const { says } = this.current;
    this.app.semantic.announce(next ? `${says} ${learnText.press(next.label)}` : says);
  }

  private lead(next: Control | null): void {
    const to = `${this.step} ${next?.id}`;
    if (this.led === to || topDialog()) return;
    this.led = to;
    if (next) this.app.semantic.focus(next.id);
    else this.view.focus();
  }
}
