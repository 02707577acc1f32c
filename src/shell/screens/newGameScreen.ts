import { commitmentTo } from '../../kernel/commitment.ts';
import type { ChoiceText, GameContent, NewGameItem, NewGameList, NewGameScreen } from '../../module/setups.ts';
import { type Chooser, showChooser } from '../../page/chooser.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { App } from '../app/ports.ts';
import { firstGroups } from '../dice/matchDice.ts';
import { takeSeed } from '../newGame/codeDialog.ts';
import { type SeedField, showSeedField } from '../newGame/seedField.ts';
import { askForNewGame, startMatch } from '../newGame/startMatch.ts';
import { packsText } from '../packs/text.en.ts';
import { playedGames } from '../persistence/archive/statistics.ts';
import { freshSeed } from '../seeds/seedNumber.ts';
import { shellText } from '../text.en.ts';
import { openChoices } from './choicesDialog.ts';
import type { Screen } from './screen.ts';

/** The new-game screen: what is played, by whom, and how hard it will be. */
export function newGameScreen(app: App): Screen {
  let draft = app.game.setups.draft(freshSeed(), () => playedGames(app.game.records, app.archive.latest()));
  const contents: readonly GameContent[] = [
    ...app.game.setups.contents,
    ...(app.packs?.packs() ?? []).map(({ id, name, differences }) => ({
      id,
      name,
      about: packsText.differs(differences),
    })),
  ];
  /** The name of what will be played; `null` where there is nothing to choose. */
  let content: string | null = contents.length > 1 ? (contents[0]?.name ?? null) : null;
  let typing: SeedField | null = null;
  let list: Chooser | null = null;
  /** A seed that the player chose, and so may see. */
  let ownSeed: string | null = null;

  const seedIsOwn = (): boolean => draft.seed === ownSeed;
  const change = (next: typeof draft): void => {
    draft = next;
    app.sound.play('select');
    refresh();
  };
  const screen = (): NewGameScreen =>
    draft.screen(
      { ...app.size(), seedShown: seedIsOwn() ? draft.seed : shellText.seed.short(pledge()), content },
      {
        back: () => app.toTitle(),
        start: () => void start(),
        change,
        freshSeed: freshSeed,
        choose,
        chooseContent,
        explain,
      },
    );

  async function start(): Promise<void> {
    const problem = draft.problem();
    if (problem) {
      app.sound.play('refuse');
      app.toaster.show(problem.text, problem.rule);
      return;
    }
    if (await askForNewGame(app)) startMatch(app, draft.game(), seedIsOwn());
  }

  function choose(choice: NewGameList): void {
    list = showChooser(app.parent, { ...choice, cancel: () => undefined });
  }

  function explain(more: readonly ChoiceText[] = []): void {
    const own = screen().controls.flatMap(({ label, hint, pressed }) =>
      hint !== undefined && pressed !== undefined ? [{ name: label, about: hint }] : [],
    );
    openChoices(app.parent, [...own, ...more]);
  }

  /** Where there are several contents, people choose one before everything else is said of it. */
  function chooseContent(rect: Rect): void {
    const items = contents.map(
      ({ id, name, about }): NewGameItem => ({
        id,
        label: name,
        detail: about,
        press: () => {
          content = name;
          change(draft.withContent(id));
        },
      }),
    );
    choose({ title: packsText.choose, rect, items });
  }

  /** What stands on the screen in place of a secret seed. */
  function pledge(): string {
    const { id, version } = app.game.rules;
    return firstGroups(commitmentTo({ game: id, version, seed: draft.seed }), 2);
  }

  /** The seed is typed into a field of the page, laid over the picture. */
  function seedControl(rect: Rect): Control {
    return {
      id: 'newGame:seed',
      label: shellText.seed.form,
      hint: seedIsOwn() ? draft.seed : `${shellText.seed.secretSeed} ${pledge()}`,
      rect,
      group: 'newGame:options',
      press: () => {
        typing = showSeedField(app.parent, {
          rect,
          label: shellText.seed.label(app.game.words.sameSeed, app.game.setups.codes !== null),
          value: seedIsOwn() ? draft.seed : '',
          done: (seed) => {
            typing = null;
            if (!seed) return;
            void takeSeed(app, seed, (taken) => {
              ownSeed = taken;
              change(draft.withSeed(taken));
            });
          },
        });
      },
    };
  }

  function refresh(): void {
    // Its place follows from the window, which may have another size now.
    list?.close();
    const { view, controls, seed } = screen();
    app.stage.newGame(view);
    app.semantic.show([...controls, seedControl(seed)]);
    typing?.move(seed);
  }
  return {
    refresh,
    close: () => {
      typing?.close();
      list?.close();
    },
  };
}
