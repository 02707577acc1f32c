import { type EndingActions, endingControls } from '../../games/faza/scenes/ending/endingControls.ts';
import type { EndingView } from '../../games/faza/scenes/view.ts';
import { age, now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { countDice } from '../dice/countDice.ts';
import type { Match } from '../match.ts';
import { historyOf, reasonOf } from '../matchHistory.ts';
import type { Screen } from './screen.ts';
import { startMatch } from './startMatch.ts';

/** The ending: why, and one more game at once. */
export function endingScreen(app: App, match: Match): Screen {
  const state = now(match.session);
  app.sound.scene('none');
  countDice(app, match);
  app.saves.clear();

  const view = (): EndingView => ({
    ...app.size(),
    state,
    reason: reasonOf(match),
    rounds: state.round,
    commands: age(match.session),
    history: historyOf(match),
  });
  const actions: EndingActions = {
    again: () => startMatch(app, { ...match.session.setup, seed: app.freshSeed() }, match.players),
    newGame: () => app.toNewGame(),
    look: () => app.toTable(match),
    dice: () => app.openDice(match),
    title: () => app.toTitle(),
  };
  app.semantic.announce(reasonOf(match), true);
  return {
    refresh: () => {
      app.stage.ending(view());
      app.semantic.show(endingControls(view(), actions));
    },
    close: () => undefined,
  };
}
