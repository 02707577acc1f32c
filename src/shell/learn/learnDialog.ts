import './learn.css';
import { lessonOf } from '../../games/faza/lessons/course.ts';
import { LESSON_IDS, type LessonId } from '../../games/faza/lessons/lesson.ts';
import { secondsOf } from '../../games/faza/lessons/time.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import type { App } from '../app.ts';
import { beginQuickGame } from '../quickStart.ts';
import { askForNewGame } from '../screens/askForNewGame.ts';
import type { LessonProgress } from './learning.ts';
import { learnText } from './text.en.ts';

/** The list of lessons, with what has been learnt, and the way on: the next lesson, or a first game. */
export function openLearn(app: App): void {
  const dialog = openDialog(app.parent, { title: learnText.title, size: 'panel' });
  const go = (press: () => void) => (): void => {
    dialog.close();
    press();
  };
  const list = el('ol', { class: 'lessons' });
  LESSON_IDS.forEach((id, index) => {
    list.append(
      lessonLine(
        app,
        id,
        index + 1,
        go(() => app.toLesson(id)),
      ),
    );
  });
  dialog.body.append(el('p', {}, learnText.about), list);
  const next = nextLesson(app);
  const onward = button(
    onwardText(app, next),
    go(() => app.toLesson(next ?? LESSON_IDS[0])),
    {
      look: next ? 'act' : 'plain',
    },
  );
  const play = button(
    learnText.firstGame,
    go(() => void playFirstGame(app)),
    { look: next ? 'plain' : 'act' },
  );
  dialog.foot.append(...(next ? [play, onward] : [onward, play]));
  (next ? onward : play).focus({ preventScroll: true });
}

/** The first lesson that was neither played nor skipped, else the first one that was not played. */
function nextLesson({ learning }: App): LessonId | undefined {
  const open = LESSON_IDS.filter((id) => !learning.lesson(id).done);
  return open.find((id) => !isSkipped(learning.lesson(id))) ?? open[0];
}

/** Whether the last run came to its end with most of it skipped. */
function isSkipped({ step, done, skipped }: LessonProgress): boolean {
  return !done && step === 0 && skipped.length > 0;
}

/** A game for newcomers: the one that Quick start begins, with all hints. */
async function playFirstGame(app: App): Promise<void> {
  if (!(await askForNewGame(app))) return;
  app.settings.set({ hints: true });
  app.learning.beginAgain();
  await beginQuickGame(app);
}

function onwardText({ learning }: App, next: LessonId | undefined): string {
  if (next === undefined) return learnText.again;
  const { title } = lessonOf(next);
  if (learning.lesson(next).step > 0) return learnText.resume(title);
  return next === LESSON_IDS[0] ? learnText.start : learnText.next(title);
}

function lessonLine({ learning }: App, id: LessonId, number: number, press: () => void): HTMLElement {
  const lesson = lessonOf(id);
  const progress = learning.lesson(id);
  const { step, done } = progress;
  const { state } = learnText;
  const ended = done ? state.done : isSkipped(progress) ? state.skipped : state.new;
  const status = step > 0 ? state.begun(step + 1, lesson.steps.length) : ended;
  const line = button('', press, {
    name: `${learnText.lesson(number)}: ${lesson.title}. ${lesson.teaches}. ${learnText.time(secondsOf(lesson))}. ${status}.`,
  });
  if (done) line.dataset.done = '';
  line.append(
    el('span', { class: 'lesson-number' }, done ? '✓' : String(number)),
    el('span', { class: 'lesson-title' }, lesson.title),
    el('span', { class: 'lesson-about' }, lesson.teaches),
    el('span', { class: 'lesson-state' }, el('span', {}, status), el('br'), learnText.time(secondsOf(lesson))),
  );
  return el('li', {}, line);
}
