import { faza } from '../../games/faza/rules/faza.ts';
import { type NewGameActions, newGameControls } from '../../games/faza/scenes/newGame/newGameControls.ts';
import { newGameLayout } from '../../games/faza/scenes/newGame/newGameLayout.ts';
import type { NewGameView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';
import { commitmentTo } from '../../kernel/commitment.ts';
import type { Control } from '../../table/control.ts';
import type { App } from '../app.ts';
import { takeCode } from '../archive/code/takeCode.ts';
import { firstGroups } from '../dice/fingerprintText.ts';
import { draftActions, draftProblem, freshDraft, setupOf } from '../newGameDraft.ts';
import { type SeedField, showSeedField } from '../seedField.ts';
import { shellText } from '../text.en.ts';
import { askForNewGame } from './askForNewGame.ts';
import type { Screen } from './screen.ts';
import { startMatch } from './startMatch.ts';

/** The new-game screen: who stands against the Faza, and how hard it will be. */
export function newGameScreen(app: App): Screen {
  let draft = freshDraft(app.freshSeed());
  let typing: SeedField | null = null;
  /** A seed that the player chose, and so may see. */
  let ownSeed: string | null = null;

  const seedIsOwn = (): boolean => draft.options.seed === ownSeed;
  const view = (): NewGameView => ({
    ...app.size(),
    ...draft,
    seedShown: seedIsOwn() ? draft.options.seed : shellText.dice.short(pledgeOf(draft.options.seed)),
    problem: draftProblem(draft),
  });
  const change = (next: typeof draft): void => {
    draft = next;
    app.sound.play('select');
    refresh();
  };
  const actions: NewGameActions = {
    ...draftActions(() => draft, change, app.freshSeed),
    back: () => app.toTitle(),
    start: () => void start(),
  };

  async function start(): Promise<void> {
    const problem = draftProblem(draft);
    if (problem) {
      app.sound.play('refuse');
      app.toaster.show(problem, 'S5');
      return;
    }
    if (!(await askForNewGame(app))) return;
    const { setup, players } = setupOf(draft);
    startMatch(app, setup, players, seedIsOwn());
  }

  /** The seed is typed into a field of the page, laid over the picture. */
  function seedControl(): Control {
    const rect = newGameLayout(view()).seed;
    return {
      id: 'newGame:seed',
      label: text.screens.newGame.seed,
      hint: seedIsOwn() ? draft.options.seed : `${shellText.dice.secretSeed} ${pledgeOf(draft.options.seed)}`,
      rect,
      group: 'newGame:options',
      press: () => {
        typing = showSeedField(app.parent, {
          rect,
          value: seedIsOwn() ? draft.options.seed : '',
          done: (seed) => {
            typing = null;
            if (!seed || takeCode(app, seed)) return;
            ownSeed = seed;
            change({ ...draft, options: { ...draft.options, seed } });
          },
        });
      },
    };
  }

  function refresh(): void {
    const current = view();
    app.stage.newGame(current);
    app.semantic.show([...newGameControls(current, actions), seedControl()]);
    typing?.move(newGameLayout(current).seed);
  }
  return { refresh, close: () => typing?.close() };
}

/** What stands on the screen in place of a secret seed. */
function pledgeOf(seed: string): string {
  return firstGroups(commitmentTo({ game: faza.id, version: faza.version, seed }), 2);
}
