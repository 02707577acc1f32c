import { isOver } from '../../kernel/game.ts';
import { age, now } from '../../kernel/session.ts';
import type { EndingActions, EndingView, FirstAction } from '../../module/screens/ending.ts';
import type { App } from '../app/ports.ts';
import { bookOf } from '../chances/chanceBook.ts';
import { type ChanceCounter, countChances } from '../chances/chanceCounter.ts';
import { costlyOpener } from '../coach/costlyDialog.ts';
import { countDice } from '../dice/matchDice.ts';
import { type FiguresPage, openFigures } from '../ending/endingDialogs.ts';
import {
  endingViewOf,
  firstActionOf,
  keepEnding,
  lookBackAt,
  openRoundOf,
  reasonOf,
  replayLastRound,
} from '../ending/matchEnding.ts';
import { nextSetup } from '../ending/nextSetup.ts';
import { openShare } from '../ending/sharePicture.ts';
import { endingText } from '../ending/text.en.ts';
import type { Match, Played, Setup } from '../match.ts';
import { askForNewGame, startMatch } from '../newGame/startMatch.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { freshSeed } from '../seeds/seedNumber.ts';
import type { Screen } from './screen.ts';

/** The ending: why, and one more game at once. Who only looks at it may have another game in progress, which stays. */
export function endingScreen(app: App, match: Match): Screen {
  const { ending } = app.game;
  app.sound.scene('none');
  let isThere = true;
  countDice(app, match);
  void keepEnding(app, match, () => isThere);
  const stored = app.savedGame.peek();
  if (stored && isOver(app.game.rules, now(stored.session))) app.savedGame.clear();

  const counter = countChances(bookOf(app.game, match), () => learned());
  // Decided once: a first button that changes would be pressed by mistake.
  const first = firstActionOf(app, match);
  const view = (): EndingView<Played> => endingViewOf(app, match, counter.now(), first);
  const tellLesson = createLessonTeller(
    counter,
    () => ending.lessonLine(view()),
    (line) => app.semantic.announce(line),
  );

  /** Shows what has become known. */
  function learned(): void {
    app.stage.ending(view());
    figures.refresh();
    tellLesson();
  }

  const openRound = (end: number): void => openRoundOf(app, match, view(), end);
  const costly = costlyOpener(app, match);
  const figures = createFigures(() => openFigures(app.parent, () => ({ ending, view: view() }), openRound, costly));
  const again = createOneMore(app, match, () => isThere);
  const actions: EndingActions = {
    help: () => help(app, match, first, again),
    again: () => void again(),
    newGame: () => app.toNewGame(),
    rule: () => app.openRulebook(app.game.rules.result(now(match.session))?.rule),
    round: openRound,
    moment: (moment) => lookBackAt(app, match, moment),
    share: () => void openShare(app, match, view()),
    figures: figures.open,
    costly: () => costly?.(),
    look: () => lookAtTable(app, match),
    dice: () => app.openDice(match),
    title: () => app.toTitle(),
  };
  app.semantic.announce(`${reasonOf(app.game, match)} ${ending.helpLine(view())}`, true);
  return {
    refresh: () => {
      app.stage.ending(view());
      app.toaster.within(ending.toasts(view()));
      app.semantic.show(ending.controls(view(), actions));
    },
    close: () => {
      isThere = false;
      app.toaster.within(null);
      counter.stop();
      figures.close();
    },
  };
}

/**
 * Says where the game turned, once that is known, and once more where the last games have changed it. What is known from the start is
 * not said.
 */
function createLessonTeller(counter: ChanceCounter, line: () => string, announce: (line: string) => void): () => void {
  let told = counter.now().progress === 'done' ? line() : null;
  return () => {
    const { progress, work } = counter.now();
    if (progress !== 'done') return;
    const next = line();
    if (told === next || (told !== null && work.done < work.wanted)) return;
    told = next;
    announce(next);
  };
}

/** The page of figures over an ending, as long as people look at it. */
function createFigures(openPage: () => FiguresPage) {
  let page: FiguresPage | null = null;
  return {
    open: (): void => {
      page = openPage();
      void page.closed.then(() => {
        page = null;
      });
    },
    refresh: (): void => page?.refresh(),
    close: (): void => page?.close(),
  };
}

/** Does what the first button offers. */
function help(app: App, match: Match, first: FirstAction, again: OneMore): void {
  if (first.kind === 'easy') void again(app.game.ending.easier(match.session.setup));
  else if (first.kind === 'lesson') app.toLesson(first.lesson);
  else if (first.kind === 'round') void replayLastRound(app, match);
  else void again();
}

type OneMore = (setup?: Setup) => Promise<void>;

/** Begins one more game like a match, with the setup of the easier one where that is given, if its ending is still on the screen. */
function createOneMore(app: App, match: Match, isThere: () => boolean): OneMore {
  let isBeginning = false;
  return async (setup = match.session.setup) => {
    // The easier setup may be none of a content pack.
    const problem = app.game.packs?.problem(setup) ?? null;
    if (problem !== null) return app.toaster.show(problem);
    if (isBeginning || !(await askForNewGame(app))) return;
    isBeginning = true;
    const { players, computers } = match;
    const next = {
      setup: await nextSetup(app.game.setups, setup, freshSeed),
      players,
      ...(computers && { computers }),
    };
    isBeginning = false;
    if (isThere()) startMatch(app, next, false, match.company);
  };
}

/** What is done at a table is kept in the place of the game in progress; who looks back writes over nothing. */
function lookAtTable(app: App, match: Match): void {
  const back = { label: endingText.backToEnding, go: () => app.toEnding(match) };
  if (gameInProgress(app)) app.toReplay(match, age(match.session), { back });
  else app.toTable(match);
}
