import { isOver as isGameOver } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { equal } from '../../kernel/values/equal.ts';
import type { TitleActions, TitleView } from '../../module/screens/title.ts';
import { noteDialog } from '../../page/dialog.ts';
import type { App, Library, Navigation, Page } from '../app/ports.ts';
import { dailyStatus, dailyView } from '../archive/dailyStatus.ts';
import { onMinute } from '../clock.ts';
import { countDice } from '../dice/matchDice.ts';
import type { Match } from '../match.ts';
import { matchTitle } from '../matchTitle.ts';
import { askForNewGame, beginQuickGame } from '../newGame/startMatch.ts';
import { playedGames } from '../persistence/archive/statistics.ts';
import { GAME_KEY, gameInProgress } from '../persistence/savedGame.ts';
import type { Installer } from '../pwa/installer.ts';
import { keepGame } from '../saving/saveMatch.ts';
import { savingText } from '../saving/text.en.ts';
import { firstViewer } from '../seen.ts';
import type { Screen } from './screen.ts';
import { showTitleCorner } from './titleCorner.ts';

/** What the title offers besides games: to install the app, and a newer version where one waits. */
export interface TitleOffers {
  readonly installer: Installer;
  /** Lets the newer version take over; `null` where none waits. */
  update(): (() => void) | null;
}

/** The title: continue what was begun, or begin. */
export function titleScreen(app: App, { installer, update }: TitleOffers): Screen {
  const { setups, records, title } = app.game;
  const stored = storedMatch(app);
  app.sound.scene('title');
  app.sound.danger(stored ? app.game.sound.danger(viewNow(stored.session, firstViewer(app.game, stored))) : 0);

  const corner = showTitleCorner(app, setups.daily !== null);
  let isThere = true;
  const ofArchive = () => ({
    // Read again each time: the title may stay open past midnight.
    daily: dailyView(app.game, dailyStatus(app.game, app.archive.latest(), new Date())),
    quickStart: setups.quickStartLine(playedGames(records, app.archive.latest())),
  });
  let shown = ofArchive();
  /** Refreshes only where something has changed, so as not to restart a picture that is still being painted. */
  const refreshIfChanged = (): void => {
    if (isThere && !equal(shown, ofArchive())) refresh();
  };
  void app.archive.entries().then(refreshIfChanged);
  const stopClock = onMinute(() => {
    corner.update();
    refreshIfChanged();
  });

  const view = (): TitleView => ({
    ...app.size(),
    continue: stored && matchTitle(app, stored),
    ...shown,
    canInstall: installer.canInstall(),
    update: update() !== null,
    muted: app.settings.now().muted,
  });
  const actions = actionsOf(app, { installer, update });
  function refresh(): void {
    shown = ofArchive();
    corner.move(title.corner(app.size()));
    app.stage.title(view());
    app.semantic.show(title.controls(view(), actions));
  }
  return {
    refresh,
    close: () => {
      isThere = false;
      stopClock();
      corner.close();
    },
  };
}

/** What the buttons of the title do. */
function actionsOf(app: App, { installer, update }: TitleOffers): TitleActions {
  return {
    continue: () => {
      // Another tab may have played on meanwhile, to the end even.
      const latest = gameInProgress(app);
      if (latest) app.toTable(latest);
      else app.toTitle();
    },
    newGame: () => app.toNewGame(),
    quickStart: () => void quickStart(app),
    daily: () => app.openDaily(),
    learn: () => app.openLearn(),
    replays: () => app.openReplays(),
    records: () => app.openRecords(),
    rulebook: () => app.openRulebook(),
    settings: () => app.openSettings(),
    sound: () => app.settings.set({ muted: !app.settings.now().muted }),
    install: () => void installer.install(),
    update: () => update()?.(),
  };
}

/** The game that was left, if there is one that is not over. What is wrong with it, or different now, is said. */
function storedMatch(app: Page & Library): Match | null {
  const loaded = app.savedGame.load();
  if (loaded.kind === 'refused') {
    const { refusedTitle, refused, refusedInPlace } = savingText;
    const { problem, keptAs } = loaded;
    const line = (keptAs === null ? refusedInPlace : refused)(problem);
    // One that stays in its place is told of whenever the title opens; one that was set aside only now, so that must not go away by itself.
    if (keptAs === null || keptAs === GAME_KEY) app.toaster.show(line);
    else void noteDialog(app.parent, refusedTitle, line);
  }
  if (loaded.kind !== 'game') return null;
  const isOver = isGameOver(loaded.game.session.game, now(loaded.game.session));
  if (loaded.change) {
    const { changedTitle, changed, kept, notKept } = savingText;
    const { difference, keptAs } = loaded.change;
    const line = `${changed(difference, isOver)} ${keptAs === null ? notKept : kept}`;
    // It is told once only, so it must not go away by itself.
    void noteDialog(app.parent, changedTitle, line);
  }
  if (!isOver) return loaded.game;
  // The page was closed between the last move and the ending.
  countDice(app, loaded.game);
  void keepGame(app, loaded.game, 'left');
  return null;
}

async function quickStart(app: Page & Library & Navigation): Promise<void> {
  if (!(await askForNewGame(app))) return;
  await beginQuickGame(app);
}
