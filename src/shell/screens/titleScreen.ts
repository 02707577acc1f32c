import { type TitleActions, titleControls } from '../../games/faza/scenes/title/titleControls.ts';
import type { TitleView } from '../../games/faza/scenes/view.ts';
import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { freshDraft, setupOf } from '../newGameDraft.ts';
import { matchTitle } from '../table.ts';
import { shellText } from '../text.en.ts';
import { askForNewGame } from './askForNewGame.ts';
import type { Screen } from './screen.ts';
import { startMatch } from './startMatch.ts';

/** The title: continue what was begun, or begin. */
export function titleScreen(app: App): Screen {
  const stored = storedMatch(app);
  app.sound.theme(true);

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

/** The game that was left, if there is one that is not over; a bad one is put aside, and said so. */
function storedMatch(app: App): Match | null {
  const loaded = app.saves.load();
  if (loaded.kind === 'refused') {
    const { refused, refusedInPlace } = shellText.save;
    app.toaster.show((loaded.keptAs === null ? refusedInPlace : refused)(loaded.problem));
  }
  if (loaded.kind !== 'game') return null;
  return now(loaded.game.session).outcome ? null : loaded.game;
}

async function quickStart(app: App, hasGame: boolean): Promise<void> {
  if (!(await askForNewGame(app, hasGame))) return;
  const { setup, players } = setupOf(freshDraft(app.freshSeed()));
  startMatch(app, setup, players);
}
