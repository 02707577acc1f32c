import { at } from '../../kernel/at.ts';
import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import type { GameLessons } from '../../module/lessons.ts';
import type { App } from '../app.ts';
import type { Played } from '../match.ts';
import { openMenu } from '../screens/menuDialog.ts';
import type { Screen } from '../screens/screen.ts';
import { tableScreen } from '../screens/tableScreen.ts';
import { shellText } from '../text.en.ts';
import { isPlayed, sessionsOf } from './course.ts';
import { lessonApp } from './lessonApp.ts';
import { lessonEnding } from './lessonEnding.ts';
import { createLessonGuide } from './lessonGuide.ts';
import { learnText } from './text.en.ts';

/**
 * A lesson: the real table with a real game, and a guide who looks over the player's shoulder; where the game ends, its real
 * ending. It goes on where it was left.
 */
export function lessonScreen(app: App, lessons: GameLessons<Played>, id: string): Screen {
  const lesson = lessons.lesson(id);
  const { rules } = app.game;
  const sessions = sessionsOf(rules, lesson);
  const players = Array.from({ length: rules.seats(lesson.setup) }, () => 'you' as const);
  const own = lessonApp(app, id);
  const stored = app.learning.lesson(id).step;
  let table = open(stored < lesson.steps.length ? stored : 0);

  function open(step: number, skipped?: number): Screen {
    app.learning.reach(id, step, skipped);
    const match = { session: at(sessions, step), players };
    if (isOver(rules, now(match.session))) return lessonEnding(own, lessons, lesson, match, { finished, leave });
    const guide = createLessonGuide(own, lessons, lesson, step, {
      reached: (reached, lost) => {
        if (lost) queueMicrotask(() => again(reached));
        else app.learning.reach(id, reached);
      },
      skip: (skipped) => again(skipped + 1, skipped),
      finished,
      leave,
      menu,
    });
    return tableScreen(own, match, guide);
  }

  function again(step: number, skipped?: number): void {
    table.close();
    app.toaster.clear();
    table = open(step, skipped);
    table.refresh();
  }

  function finished(): void {
    const { skipped } = app.learning.lesson(id);
    app.learning.finish(id, isPlayed(lesson, skipped));
    const said = app.learning.lesson(id).done ? learnText.lessonDone : learnText.lessonSkipped;
    app.sound.play('select');
    leave();
    app.semantic.announce(said(lesson.title));
  }

  function leave(): void {
    app.toTitle();
    app.openLearn();
  }

  function menu(): void {
    app.sound.play('open');
    const words = shellText.menu;
    openMenu(
      app.parent,
      [
        { id: 'resume', label: learnText.menu.resume, symbol: 'play', look: 'act', press: () => undefined },
        { id: 'again', label: learnText.menu.again, symbol: 'undo', press: () => again(0) },
        { id: 'rulebook', label: words.rulebook, symbol: 'book', press: () => app.openRulebook() },
        { id: 'shortcuts', label: words.shortcuts, symbol: 'keyboard', press: () => app.openShortcuts() },
        { id: 'settings', label: words.settings, symbol: 'settings', press: () => app.openSettings() },
        { id: 'leave', label: learnText.menu.leave, symbol: 'exit', press: leave },
      ],
      lesson.title,
    );
  }

  return {
    refresh: () => table.refresh(),
    pointed: (id) => table.pointed?.(id),
    close: () => table.close(),
  };
}
