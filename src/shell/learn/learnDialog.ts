import { askForNewGame, beginQuickGame } from '../newGame/startMatch.ts';
import './learn.css';
import { at } from '../../kernel/values/at.ts';
import type { GameLessons } from '../../module/capabilities/lessons.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import type { App, Library } from '../app/ports.ts';
import type { Played } from '../match.ts';
import type { LessonProgress } from '../persistence/learning.ts';
import { learnText } from './text.en.ts';

type Lessons = GameLessons<Played>;

/** The list of lessons, with what has been learnt, and the way on: the next lesson, or a first game. */
export function openLearn(app: App): void {
  const { lessons } = app.game;
  if (lessons) openLessons(app, lessons);
}

function openLessons(app: App, lessons: Lessons): void {
  const dialog = openDialog(app.parent, { title: learnText.title, size: 'panel' });
  const go = (press: () => void) => (): void => {
    dialog.close();
    press();
  };
  const list = el('ol.lessons');
  for (const [index, id] of lessons.ids.entries()) {
    const open = go(() => app.toLesson(id));
    list.append(lessonLine(lessons, id, index + 1, app.learning.lesson(id), open));
  }
  dialog.body.append(el('p', lessons.about), list);
  const next = nextLesson(app, lessons);
  const first = at(lessons.ids, 0);
  const onward = button(
    onwardText(app, lessons, next),
    go(() => app.toLesson(next ?? first)),
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
function nextLesson({ learning }: Library, { ids }: Lessons): string | undefined {
  const open = ids.filter((id) => !learning.lesson(id).done);
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

function onwardText({ learning }: Library, lessons: Lessons, next: string | undefined): string {
  if (next === undefined) return learnText.again;
  const { title } = lessons.lesson(next);
  if (learning.lesson(next).step > 0) return learnText.resume(title);
  return next === lessons.ids[0] ? learnText.start : learnText.next(title);
}

function lessonLine(
  lessons: Lessons,
  id: string,
  number: number,
  progress: LessonProgress,
  press: () => void,
): HTMLElement {
  const lesson = lessons.lesson(id);
  const time = learnText.time(lessons.secondsOf(lesson));
  const { step, done } = progress;
  const { state } = learnText;
  const ended = done ? state.done : isSkipped(progress) ? state.skipped : state.new;
  const status = step > 0 ? state.begun(step + 1, lesson.steps.length) : ended;
  const line = button('', press, {
    name: `${learnText.lesson(number)}: ${lesson.title}. ${lesson.teaches}. ${time}. ${status}.`,
  });
  if (done) line.dataset.done = '';
  line.append(
    el('span.lesson-number', done ? '✓' : String(number)),
    el('span.lesson-title', lesson.title),
    el('span.lesson-about', lesson.teaches),
    el('span.lesson-state', el('span', status), el('br'), time),
  );
  return el('li', line);
}
