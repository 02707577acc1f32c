import { at } from '../../kernel/at.ts';
import { isOver } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { asSentence } from '../../module/asSentence.ts';
import type { GameLessons, Lesson, LessonStep } from '../../module/capabilities/lessons.ts';
import { topDialog } from '../../page/input/focus.ts';
import type { Control } from '../../table/control.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import type { Played, View } from '../match.ts';
import { isOnlyRead, sessionsOf, stepAfter } from './course.ts';
import { createGuideView } from './guideView.ts';
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
export function createLessonGuide(
  app: Page & Library & Preferences,
  lessons: GameLessons<Played>,
  lesson: Lesson<Played>,
  first: number,
  others: Others,
  page: LessonPage,
): TableObserver {
  const view = createGuideView(app.parent);
  const isLaid = watchLaying(app.stage, () => draw());
  const sessions = sessionsOf(app.game.rules, lesson);
  const { steps } = lesson;
  let step = first;
  let { past } = at(sessions, step);
  let state: View = viewNow(at(sessions, step));
  let shown: readonly Control[] = [];
  let isMoving = false;
  /** What was read out last, and where the focus was led last: neither is done twice. */
  let told = -1;
  let led = '';

  // After a dialog – the menu, the summary of a phase – the lesson goes on. The dialog puts the focus back first.
  const listening = new AbortController();
  app.parent.addEventListener('close', () => window.setTimeout(draw), { signal: listening.signal, capture: true });

  // What is dimmed and no button answers as well.
  const answer = ({ target }: MouseEvent): void => {
    if (target instanceof HTMLCanvasElement && isLaid() && !isMoving) deny(wanted());
  };
  document.addEventListener('click', answer, { signal: listening.signal });

  const current = (): LessonStep<Played> => at(steps, step);

  /** This moment of the lesson, for answering a press; `next` is the control to press. */
  function moment(next = wanted()): LessonMoment {
    const { target } = lessons.places(current(), state, app.size(), next);
    return { lessons, awaits: current().awaits, controls: shown, about: target, hasBegun: hasBegun() };
  }

  function wanted(): Control | null {
    return wantedIn({ lessons, awaits: current().awaits, controls: shown });
  }

  /** Whether nothing but reading leads on. */
  function isRead(next: Control | null): boolean {
    const { awaits } = current();
    return isOnlyRead(awaits) || (awaits.kind === 'forecast' && next === null);
  }

  /** Goes on after a step that was read. */
  function goOn(): void {
    const { awaits } = current();
    if (awaits.kind !== 'others') return advance();
    others.act(awaits.commands);
    draw();
  }

  function advance(): void {
    if (step + 1 >= steps.length) page.finished();
    else {
      step += 1;
      page.reached(step, false);
      draw();
    }
  }

  /** A control is pressed: it leads on, it does no harm, or it is for a real game. */
  function press(control: Control): void {
    const { id } = control;
    if (id === 'menu') return page.menu();
    const next = wanted();
    const answer = answerTo(control, moment(next));
    if (answer === 'deny') return deny(next);
    if (answer === 'tell') return tellOf(control);
    control.press();
    if (id !== next?.id) return;
    const { kind } = current().awaits;
    if (kind === 'forecast' || (kind === 'refusal' && lessons.isRefused(control))) advance();
  }

  /** Explains a control that the guide speaks of. */
  function tellOf({ label, hint }: Control): void {
    app.sound.play('tick');
    app.toaster.show([label, hint].flatMap((words) => (words ? [asSentence(words)] : [])).join(' '));
  }

  /** Whether a command of the lesson was given: what its opening was is not taken back. */
  function hasBegun(): boolean {
    return now(at(sessions, step)) !== now(at(sessions, 0));
  }

  function deny(next: Control | null): void {
    app.sound.play('refuse');
    app.toaster.show(learnText.notNow(next ? lessons.prompt(next) : null));
  }

  function draw(): void {
    // Of a game that has ended the ending speaks.
    if (!isLaid() || isMoving || others.isActing() || isOver(app.game.rules, state) || listening.signal.aborted) {
      view.hide();
      return;
    }
    const { says, speaker, awaits } = current();
    const next = wanted();
    const places = lessons.places(current(), state, app.size(), next);
    const pressed = lessons.way(shown, awaits);
    const isLast = step === steps.length - 1;
    view.show(
      {
        speaker: lessons.speaker(speaker),
        words: says,
        ...(next ? { prompt: lessons.prompt(next) } : {}),
        step: learnText.step(step + 1, steps.length),
        leave: { label: learnText.leave, press: page.leave },
        ...(isRead(next)
          ? { forward: { label: isLast ? learnText.finish : learnText.forward, press: goOn } }
          : { skip: () => page.skip(step) }),
      },
      {
        ...places,
        window: app.size(),
        target: next?.rect ?? places.target,
        needed: pressed.map(({ rect }) => rect),
        lit: litIn(moment(next)),
      },
    );
    tell(says, next);
    lead(next);
  }

  function tell(says: string, next: Control | null): void {
    if (told === step) return;
    told = step;
    app.semantic.announce(next ? `${says} ${learnText.press(next.label)}` : says);
  }

  function lead(next: Control | null): void {
    const to = `${step} ${next?.id}`;
    if (led === to || topDialog()) return;
    led = to;
    if (next) app.semantic.focus(next.id);
    else view.focus();
  }

  return {
    isStrict: true,
    controls: (controls) => {
      shown = controls;
      // The focus can go to what is shown only once it is there.
      queueMicrotask(draw);
      return isMoving ? controls : controls.map((control) => ({ ...control, press: () => press(control) }));
    },
    changed: ({ session }) => {
      // Kept once more, with nothing new in it.
      if (session.past === past) return;
      past = session.past;
      isMoving = true;
      if (others.isActing()) return;
      const after = stepAfter(sessions, step, session);
      step = after ?? step;
      led = '';
      page.reached(step, after === null);
    },
    caughtUp: (caughtUp) => {
      isMoving = false;
      state = caughtUp;
    },
    close: () => {
      listening.abort();
      view.destroy();
    },
  };
}
