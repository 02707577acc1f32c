import { fingerprint } from '../../kernel/hash.ts';
import { viewNow } from '../../kernel/session.ts';
import type { GameLessons } from '../../module/capabilities/lessons.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import { isWatched, type Match, type Played, type View } from '../match.ts';
import { createGuideView } from './guideView.ts';
import { createStandingHint } from './standingHint.ts';
import { type TableObserver, watchLaying } from './tableObserver.ts';
import { learnText } from './text.en.ts';

/** Looks on and says nothing: for games that teach nothing. */
const quiet: TableObserver = {
  controls: (controls) => controls,
  changed: () => undefined,
  caughtUp: () => undefined,
  close: () => undefined,
};

/** Gives hints in somebody's first games, and none in later ones, to computers, or where the settings say so. */
export function createHintGuide(app: Page & Library & Preferences, match: Match): TableObserver {
  const { lessons } = app.game;
  return lessons ? guideBy(lessons, app, match) : quiet;
}

function guideBy(
  { hints, speaker }: GameLessons<Played>,
  app: Page & Library & Preferences,
  match: Match,
): TableObserver {
  const view = createGuideView(app.parent);
  const isLaid = watchLaying(app.stage, () => draw());
  const { learning, settings } = app;
  const isGiven = !isWatched(match) && (hints.isInAnyGame || learning.isFirstGame(fingerprint(match.session.setup)));
  let watch = hints.watch(learning.hints());
  let past = match.session.past;
  let state: View = viewNow(match.session);
  /** What is remembered once the standing hint is seen: one that nobody could see has not been given, and comes again. */
  let unseen: typeof watch | null = null;
  const standing = createStandingHint(hints, () => view.hide());
  let isMoving = false;
  /** Whether somebody is about to do something: what they look at then is not to be covered. */
  let isBegun = false;
  let wereWanted = settings.now().hints;
  /** Whether a panel is open beside the board: a hint must not cover it. */
  let isPanelOpen = false;

  function close(): void {
    standing.close();
    unseen = null;
    view.hide();
  }

  /** The player has read the hint: another one that is due does not wait until its moment has passed. */
  function dismiss(): void {
    close();
    if (hints.isQueued) look();
    draw();
  }

  function draw(): void {
    const areWanted = settings.now().hints;
    // Hints that are switched on at an open table do not wait for the next command.
    if (areWanted && !wereWanted) look();
    wereWanted = areWanted;
    const hint = standing.now();
    if (!hint || !isLaid() || isMoving || isBegun || isPanelOpen || !areWanted) {
      view.hide();
      return;
    }
    if (unseen) {
      watch = unseen;
      unseen = null;
      learning.keepHints(watch.history);
      app.semantic.announce(`${learnText.hintName}: ${hint.words}`);
    }
    view.show(
      {
        speaker: speaker(hint.speaker),
        isHint: true,
        words: hint.words,
        leave: { label: learnText.dismiss, press: dismiss },
      },
      { window: app.size(), ...hints.places(hint, state, app.size()) },
    );
  }

  function look(): void {
    if (!isGiven || !settings.now().hints) return;
    const found = hints.hintFor(watch, state);
    if (!found.hint) {
      watch = found.watch;
      return;
    }
    unseen = found.watch;
    standing.give(found.hint);
  }

  function learnt(history: typeof watch.history): void {
    if (history === watch.history) return;
    watch = { ...watch, history };
    if (unseen) unseen = { ...unseen, history: { shown: unseen.history.shown, done: history.done } };
    learning.keepHints(history);
  }

  return {
    controls: (controls) => {
      isBegun = controls.some((control) => hints.isBegun(control));
      standing.offered(controls);
      queueMicrotask(draw);
      return controls.map((control) => {
        const press = (): void => {
          standing.did(control.id);
          if (control.id === 'forecast') learnt(hints.learnForecast(watch.history));
          control.press();
        };
        return { ...control, press };
      });
    },
    changed: ({ session }) => {
      // Kept once more, with nothing new in it.
      if (session.past === past) return;
      isMoving = true;
      standing.close();
      unseen = null;
      // What was taken back or given again teaches nothing.
      if (session.past && session.past.before === past) {
        learnt(hints.learnFrom(watch.history, state, session.past.last.command));
      }
      past = session.past;
    },
    caughtUp: (caughtUp) => {
      isMoving = false;
      state = caughtUp;
      look();
    },
    panelShown: (isOpen) => {
      isPanelOpen = isOpen;
      draw();
    },
    asked: standing.did,
    forget: close,
    close: () => {
      standing.close();
      view.destroy();
    },
  };
}
