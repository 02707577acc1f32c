import type { Lesson } from '../../games/faza/lessons/lesson.ts';
import { type EndingActions, endingControls } from '../../games/faza/scenes/ending/endingControls.ts';
import { endingLayout } from '../../games/faza/scenes/ending/endingLayout.ts';
import { at } from '../../kernel/at.ts';
import { topDialog } from '../../page/input/focus.ts';
import type { App } from '../app.ts';
import { countChances } from '../ending/chanceCounter.ts';
import { endingViewOf } from '../ending/endingViewOf.ts';
import { bookOf } from '../ending/matchChances.ts';
import type { Match } from '../match.ts';
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
  lesson: Lesson,
  match: Match,
  page: Pick<LessonPage, 'finished' | 'leave'>,
): Screen {
  const guide = createGuideView(app.parent);
  const isTold = watchLaying(app.stage, speak);
  const counter = countChances(bookOf(match), () => app.stage.ending(view()));
  const last = lesson.steps.length - 1;
  const { says, speaker } = at(lesson.steps, last);
  let isClosed = false;
  app.sound.scene('none');

  function view() {
    return endingViewOf(match, app.size(), counter.now());
  }

  /** The guide speaks of the chart, which shows how the game went. */
  function stand(): void {
    const { reason, lettering, scene, lesson: turn, chart, buttons } = endingLayout(view());
    const forward = { label: learnText.finish, press: page.finished };
    guide.show(
      {
        speaker,
        words: says,
        step: learnText.step(last + 1, lesson.steps.length),
        forward,
        leave: { label: learnText.leave, press: page.leave },
      },
      {
        window: app.size(),
        target: chart,
        needed: [],
        free: [lettering, reason],
        precious: [
          { rect: turn, worth: 1 },
          { rect: scene, worth: 0.3 },
          ...buttons.map(({ rect }) => ({ rect, worth: 0.5 })),
        ],
      },
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
    app.toaster.show(learnText.notNow(learnText.prompt.button(learnText.finish)));
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
    rule: () => app.openRulebook(view().state.outcome?.rule),
    title: page.leave,
  };
  app.semantic.announce(view().reason, true);
  return {
    refresh: () => {
      app.stage.ending(view());
      app.semantic.show(endingControls(view(), actions));
      if (isTold()) stand();
    },
    close: () => {
      isClosed = true;
      counter.stop();
      guide.destroy();
    },
  };
}
