import { type TitleActions, titleControls } from '../../games/faza/scenes/title/titleControls.ts';
import type { TitleView } from '../../games/faza/scenes/view.ts';
import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { countDice } from '../dice/countDice.ts';
import type { Match } from '../match.ts';
import { freshDraft, setupOf } from '../newGameDraft.ts';
import { noteDialog } from '../noteDialog.ts';
import { dangerOf } from '../sound/danger.ts';
import { matchTitle } from '../table.ts';
import { shellText } from '../text.en.ts';
import { askForNewGame } from './askForNewGame.ts';
import type { Screen } from './screen.ts';
import { startMatch } from './startMatch.ts';

/** The title: continue what was begun, or begin. */
export function titleScreen(app: App): Screen {
  const stored = storedMatch(app);
  app.sound.scene('title');
  app.sound.danger(stored ? dangerOf(now(stored.session)) : 0);

  const view = (): TitleView => ({
    ...app.size(),
    continue: stored && matchTitle(stored),
    canInstall: app.installer.canInstall(),
    update: app.update() !== null,
    muted: app.settings.now().muted,
  });
  const actions: TitleActions = {
    continue: () => {
      if (stored) app.toTable(stored);
    },
    newGame: () => app.toNewGame(),
    quickStart: () => void quickStart(app, stored !== null),
    rulebook: () => app.openRulebook(),
    dice: () => app.openDice(),
    openFile: () => app.openFile(),
    settings: () => app.openSettings(),
    sound: () => app.toggleSound(),
    install: () => void app.installer.install(),
    update: () => app.update()?.(),
  };
  return {
    refresh: () => {
      app.stage.title(view());
      app.semantic.show(titleControls(view(), actions));
    },
    close: () => undefined,
  };
}

/** The game that was left, if there is one that is not over. What is wrong with it, or different now, is said. */
function storedMatch(app: App): Match | null {
  const loaded = app.saves.load();
  if (loaded.kind === 'refused') {
    const { refused, refusedInPlace } = shellText.save;
    app.toaster.show((loaded.keptAs === null ? refusedInPlace : refused)(loaded.problem));
  }
  if (loaded.kind !== 'game') return null;
  const isOver = now(loaded.game.session).outcome !== null;
  if (loaded.change) {
    const { changedTitle, changed, kept, notKept } = shellText.save;
    const { difference, keptAs } = loaded.change;
    const line = `${changed(difference, isOver)} ${keptAs === null ? notKept : kept}`;
    // It is told once only, so it must not go away by itself.
    void noteDialog(app.parent, changedTitle, line);
  }
  if (!isOver) return loaded.game;
  // The page was closed between the last move and the ending.
  countDice(app, loaded.game);
  return null;
}

async function quickStart(app: App, hasGame: boolean): Promise<void> {
  if (!(await askForNewGame(app, hasGame))) return;
  const { setup, players } = setupOf(freshDraft(app.freshSeed()));
  startMatch(app, setup, players);
}
