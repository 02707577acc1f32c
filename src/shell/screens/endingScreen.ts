import type { ModeId } from '../../games/faza/content/vocabulary.ts';
import { type EndingActions, endingControls } from '../../games/faza/scenes/ending/endingControls.ts';
import { endingLayout } from '../../games/faza/scenes/ending/endingLayout.ts';
import { helpLine } from '../../games/faza/scenes/ending/helpLine.ts';
import { lessonLine } from '../../games/faza/scenes/ending/turningPoint.ts';
import type { EndingView } from '../../games/faza/scenes/view.ts';
import { age, now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { keepEnding } from '../archive/keepEnding.ts';
import { countDice } from '../dice/countDice.ts';
import { countChances } from '../ending/chanceCounter.ts';
import { endingViewOf } from '../ending/endingViewOf.ts';
import { type FiguresPage, openFigures } from '../ending/figuresDialog.ts';
import { firstActionOf } from '../ending/firstActionOf.ts';
import { bookOf } from '../ending/matchChances.ts';
import { openRoundOf, replayLastRound } from '../ending/openRoundOf.ts';
import { openShare } from '../ending/sharePicture.ts';
import { endingText } from '../ending/text.en.ts';
import { gameInProgress } from '../gameInProgress.ts';
import type { Match } from '../match.ts';
import { reasonOf } from '../matchHistory.ts';
import { askForNewGame } from './askForNewGame.ts';
import type { Screen } from './screen.ts';
import { startMatch } from './startMatch.ts';

/** The ending: why, and one more game at once. Who only looks at it may have another game in progress, which stays. */
export function endingScreen(app: App, match: Match): Screen {
  const state = now(match.session);
  app.sound.scene('none');
  let isThere = true;
  countDice(app, match);
  void keepEnding(app, match, () => isThere);
  const stored = app.saves.peek();
  if (stored && now(stored.session).outcome) app.saves.clear();

  let figures: FiguresPage | null = null;
  const counter = countChances(bookOf(match), () => learned());
  // Decided once: a first button that changes would be pressed by mistake.
  const first = firstActionOf(app, match);
  const view = (): EndingView => endingViewOf(match, app.size(), counter.now(), first);
  let isTold = counter.now().progress === 'done';

  /** Shows what has become known; where the game turned is said, once. */
  function learned(): void {
    app.stage.ending(view());
    figures?.refresh();
    if (isTold || counter.now().progress !== 'done') return;
    isTold = true;
    app.semantic.announce(lessonLine(view()));
  }

  const openRound = (end: number): void => openRoundOf(app, match, view(), end);
  const openTheFigures = (): void => {
    figures = openFigures(app.parent, view, openRound);
    void figures.closed.then(() => {
      figures = null;
    });
  };
  async function again(mode: ModeId = match.session.setup.mode): Promise<void> {
    if (!(await askForNewGame(app))) return;
    const setup = { ...match.session.setup, mode, seed: app.freshSeed() };
    startMatch(app, { setup, players: match.players }, false, match.company);
  }
  function help(): void {
    if (first.kind === 'easy') void again('easy');
    else if (first.kind === 'lesson') app.toLesson(first.lesson);
    else if (first.kind === 'round') void replayLastRound(app, match);
    else void again();
  }
  /** What is done at a table is kept in the place of the game in progress; who looks back writes over nothing. */
  function look(): void {
    const back = { label: endingText.backToEnding, go: () => app.toEnding(match) };
    if (gameInProgress(app)) app.toReplay(match, age(match.session), { back });
    else app.toTable(match);
  }
  const actions: EndingActions = {
    help,
    again: () => void again(),
    newGame: () => app.toNewGame(),
    rule: () => app.openRulebook(state.outcome?.rule),
    round: openRound,
    share: () => void openShare(app, match, view()),
    figures: openTheFigures,
    look,
    dice: () => app.openDice(match),
    title: () => app.toTitle(),
  };
  app.semantic.announce(`${reasonOf(match)} ${helpLine(view())}`, true);
  return {
    refresh: () => {
      app.stage.ending(view());
      app.toaster.within(endingLayout(view()).toasts);
      app.semantic.show(endingControls(view(), actions));
    },
    close: () => {
      isThere = false;
      app.toaster.within(null);
      counter.stop();
      figures?.close();
    },
  };
}
