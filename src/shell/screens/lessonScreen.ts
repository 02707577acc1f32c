import { isOver, type Seat } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { GameLessons, Lesson } from '../../module/capabilities/lessons.ts';
import type { EndingActions } from '../../module/screens/ending.ts';
import { topDialog } from '../../page/input/focus.ts';
import { openMenu } from '../../page/menuDialog.ts';
import type { App } from '../app/ports.ts';
import { bookOf } from '../chances/chanceBook.ts';
import { countChances } from '../chances/chanceCounter.ts';
import { createDiceHistory } from '../dice/diceHistory.ts';
import { endingViewOf } from '../ending/matchEnding.ts';
import { isPlayed, sessionsOf } from '../learn/course.ts';
import { createGuideView } from '../learn/guideView.ts';
import { LessonGuide, type LessonPage } from '../learn/lessonGuide.ts';
import { createOthers, type Others } from '../learn/others.ts';
import { watchLaying } from '../learn/tableObserver.ts';
import { learnText } from '../learn/text.en.ts';
import type { Match, Played, PlayedGame, View } from '../match.ts';
import { SavedGame } from '../persistence/savedGame.ts';
import { createPlanStore } from '../plan/keptPlans.ts';
import { memoryStore } from '../storage/textStore.ts';
import { shellText } from '../text.en.ts';
import type { Screen } from './screen.ts';
import { tableScreen } from './tableScreen.ts';

/**
 * A lesson: the real table with a real game, and a guide who looks over the player's shoulder; where the game ends, its real
 * ending. It goes on where it was left.
 */
export function lessonScreen(app: App, lessons: GameLessons<Played>, id: string): Screen {
  const lesson = lessons.lesson(id);
  const { rules } = app.game;
  const sessions = sessionsOf(rules, lesson);
  const players = Array.from({ length: rules.seats(lesson.setup) }, (_, seat) =>
    seat === (lesson.seat ?? seat) ? ('you' as const) : ('computer' as const),
  );
  const own = lessonApp(app, id);
  const stored = app.learning.lesson(id).step;
  let table = open(stored < lesson.steps.length ? stored : 0);

  function open(step: number, skipped?: number): Screen {
    app.learning.reach(id, step, skipped);
    const match = { session: at(sessions, step), players };
    if (isOver(rules, now(match.session))) return lessonEnding(own, lessons, lesson, match, { finished, leave });
    const others = createOthers();
    const atTable = { ...own, game: playedBy(others, own.game) };
    const guide = new LessonGuide(atTable, lessons, lesson, step, others, {
      reached: (reached, lost) => {
        if (lost) queueMicrotask(() => again(reached));
        else app.learning.reach(id, reached);
      },
      skip: (skipped) => again(skipped + 1, skipped),
      finished,
      leave,
      menu: () => openLessonMenu(app, lesson.title, () => again(0), leave),
    });
    return tableScreen(atTable, match, guide);
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

  return {
    refresh: () => table.refresh(),
    pointed: (id) => table.pointed?.(id),
    close: () => table.close(),
  };
}

function openLessonMenu(app: App, title: string, again: () => void, leave: () => void): void {
  app.sound.play('open');
  const words = shellText.menu;
  openMenu(
    app.parent,
    [
      { id: 'resume', label: learnText.menu.resume, symbol: 'play', look: 'act', press: () => undefined },
      { id: 'again', label: learnText.menu.again, symbol: 'undo', press: again },
      { id: 'rulebook', label: words.rulebook, symbol: 'book', press: () => app.openRulebook() },
      { id: 'shortcuts', label: words.shortcuts, symbol: 'keyboard', press: () => app.openShortcuts() },
      { id: 'settings', label: words.settings, symbol: 'settings', press: () => app.openSettings() },
      { id: 'leave', label: learnText.menu.leave, symbol: 'exit', press: leave },
    ],
    title,
  );
}

/** The game as a lesson plays it: where seats are not the player's, the lesson says what they do when the game waits for them. */
function playedBy({ next }: Others, game: PlayedGame): PlayedGame {
  const waitsFor = (state: View): readonly Seat[] => game.people.waitsFor?.(state) ?? game.rules.activeSeats(state);
  return {
    ...game,
    computer: {
      ...game.computer,
      atOnce: true,
      isScripted: true,
      next: async ({ session }, seat, _acted, stop) => (waitsFor(viewNow(session)).includes(seat) ? next(stop) : null),
    },
  };
}

/**
 * The page as the table of a lesson sees it: with its own stores, and every way back to the table leads back to the lesson. So
 * whatever is done there leaves the saved game and the history of dice alone.
 */
export function lessonApp(app: App, id: string): App {
  const toLesson = (): void => app.toLesson(id);
  return {
    ...app,
    savedGame: new SavedGame(memoryStore(), app.game),
    plans: createPlanStore(memoryStore(), app.game),
    dice: createDiceHistory(memoryStore(), app.game.rules.id, app.game.dice?.sides),
    toEnding: toLesson,
    toTable: toLesson,
    toReplay: (match, at, options) =>
      app.toReplay(match, at, {
        ...options,
        isOnlyShown: true,
        back: { label: learnText.menu.resume, go: toLesson },
      }),
  };
}

/**
 * The end of a lesson in which a game ends: the ending of that game as every game has it, and a guide who has the last word when
 * the end has been told. Nothing of it is kept, and what is for real games is answered kindly.
 */
function lessonEnding(
  app: App,
  lessons: GameLessons<Played>,
  lesson: Lesson<Played>,
  match: Match,
  page: Pick<LessonPage, 'finished' | 'leave'>,
): Screen {
  const guide = createGuideView(app.parent);
  const isTold = watchLaying(app.stage, speak);
  const counter = countChances(bookOf(app.game, match), () => app.stage.ending(view()));
  const last = lesson.steps.length - 1;
  const { says, speaker } = at(lesson.steps, last);
  let isClosed = false;
  app.sound.scene('none');

  function view() {
    return endingViewOf(app, match, counter.now());
  }

  function stand(): void {
    const forward = { label: learnText.finish, press: page.finished };
    guide.show(
      {
        speaker: lessons.speaker(speaker),
        words: says,
        step: learnText.step(last + 1, lesson.steps.length),
        forward,
        leave: { label: learnText.leave, press: page.leave },
      },
      { window: app.size(), ...lessons.endingPlaces(view()) },
    );
  }

  function speak(): void {
    if (isClosed) return;
    stand();
    app.semantic.announce(says);
    if (!topDialog()) guide.focus();
  }

  const actions = actionsOfLesson(app, lessons, () => view().state, page.leave);
  app.semantic.announce(view().reason, true);
  return {
    refresh: () => {
      app.stage.ending(view());
      app.semantic.show(app.game.ending.controls(view(), actions));
      if (isTold()) stand();
    },
    close: () => {
      isClosed = true;
      counter.stop();
      guide.destroy();
    },
  };
}

/** What the buttons of an ending do in a lesson. */
function actionsOfLesson(app: App, lessons: GameLessons<Played>, state: () => View, leave: () => void): EndingActions {
  const notNow = (): void => {
    app.sound.play('refuse');
    app.toaster.show(learnText.notNow(lessons.prompt({ id: 'finish', label: learnText.finish })));
  };
  return {
    help: notNow,
    again: notNow,
    newGame: notNow,
    share: notNow,
    figures: notNow,
    costly: notNow,
    moment: notNow,
    look: notNow,
    dice: notNow,
    round: notNow,
    rule: () => app.openRulebook(app.game.rules.result(state())?.rule),
    title: leave,
  };
}
