import { at } from '../../kernel/at.ts';
import type { EndingActions } from '../../module/ending.ts';
import type { GameLessons, Lesson } from '../../module/lessons.ts';
import { topDialog } from '../../page/input/focus.ts';
import type { App } from '../app.ts';
import { countChances } from '../ending/chanceCounter.ts';
import { bookOf } from '../ending/matchChances.ts';
import { endingViewOf } from '../ending/matchEnding.ts';
import type { Match, Played } from '../match.ts';
import type { Screen } from '../screens/screen.ts';
import { createGuideView } from './guideView.ts';
import type { LessonPage } from './lessonGuide.ts';
import { learnText } from './text.en.ts';
import { watchLaying } from './watchLaying.ts';

/**
 * The end of a lesson in which a game ends: the ending of that game as every game has it, and a guide who has the last word when
 * the end has been told. Nothing of it is kept, and what is for real games is answered kindly.
 */
export function lessonEnding(
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

  const notNow = (): void => {
    app.sound.play('refuse');
    app.toaster.show(learnText.notNow(lessons.prompt({ id: 'finish', label: learnText.finish })));
  };
  const actions: EndingActions = {
    help: notNow,
    again: notNow,
    newGame: notNow,
    share: notNow,
    figures: notNow,
    look: notNow,
    dice: notNow,
    round: notNow,
    rule: () => app.openRulebook(app.game.rules.result(view().state)?.rule),
    title: page.leave,
  };
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
