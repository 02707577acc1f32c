import { commitmentTo } from '../../kernel/records/commitment.ts';
import type {
  ChoiceText,
  GameContent,
  NewGameDraft,
  NewGameItem,
  NewGameList,
  NewGameScreen,
} from '../../module/screens/setups.ts';
import { type Chooser, showChooser } from '../../page/chooser.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { App, Library, Page, Preferences } from '../app/ports.ts';
import { firstGroups } from '../dice/matchDice.ts';
import type { Played } from '../match.ts';
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
  const contents = contentsOf(app);
  /** The name of what will be played; `null` where there is nothing to choose. */
  let content: string | null = contents.length > 1 ? (contents[0]?.name ?? null) : null;
  let list: Chooser | null = null;
  const seed = new SeedChoice(app, (taken) => change(draft.withSeed(taken)));

  const change = (next: typeof draft): void => {
    draft = next;
    app.sound.play('select');
    refresh();
  };
  const start = async (): Promise<void> => {
    if (canStart(app, draft) && (await askForNewGame(app))) startMatch(app, draft.game(), seed.isOwn(draft.seed));
  };
  const choose = (choice: NewGameList): void => {
    list = showChooser(app.parent, { ...choice, cancel: () => undefined });
  };
  /** Where there are several contents, people choose one before everything else is said of it. */
  const chooseContent = (rect: Rect): void => {
    const press = ({ id, name }: GameContent): void => {
      content = name;
      change(draft.withContent(id));
    };
    const items = contents.map(
      (one): NewGameItem => ({ id: one.id, label: one.name, detail: one.about, press: () => press(one) }),
    );
    choose({ title: packsText.choose, rect, items });
  };
  const screen = (): NewGameScreen =>
    draft.screen(
      { ...app.size(), seedShown: seed.shown(draft.seed), content },
      {
        back: () => app.toTitle(),
        start: () => void start(),
        change,
        freshSeed,
        choose,
        chooseContent,
        explain: (more = []) => openChoices(app.parent, [...explained(screen().controls), ...more]),
      },
    );
  function refresh(): void {
    // Its place follows from the window, which may have another size now.
    list?.close();
    const { view, controls, seed: place } = screen();
    app.stage.newGame(view);
    app.semantic.show([...controls, seed.control(draft.seed, place)]);
    seed.move(place);
  }
  return {
    refresh,
    close: () => {
      seed.close();
      list?.close();
    },
  };
}

/** What can be played: what the game comes with, and content packs. */
function contentsOf({ game, packs }: Library): readonly GameContent[] {
  const added = packs?.packs() ?? [];
  return [
    ...game.setups.contents,
    ...added.map(({ id, name, differences }) => ({ id, name, about: packsText.differs(differences) })),
  ];
}

/** Whether the game of a draft can start; says why where it cannot. */
function canStart({ sound, toaster }: Preferences & Page, draft: NewGameDraft<Played>): boolean {
  const problem = draft.problem();
  if (problem === null) return true;
  sound.play('refuse');
  toaster.show(problem.text, problem.rule);
  return false;
}

/** What can be switched on this screen, with what it means. */
function explained(controls: readonly Control[]): ChoiceText[] {
  return controls.flatMap(({ label, hint, pressed }) =>
    hint !== undefined && pressed !== undefined ? [{ name: label, about: hint }] : [],
  );
}

/** The seed of the new game: secret, unless a player chose it. */
class SeedChoice {
  private field: SeedField | null = null;
  /** A seed that the player chose, and so may see. */
  private own: string | null = null;

  constructor(
    private readonly app: App,
    private readonly chosen: (seed: string) => void,
  ) {}

  isOwn(seed: string): boolean {
    return seed === this.own;
  }

  /** What stands on the screen for a seed. */
  shown(seed: string): string {
    return this.isOwn(seed) ? seed : shellText.seed.short(this.pledge(seed));
  }

  /** The seed is typed into a field of the page, laid over the picture. */
  control(seed: string, rect: Rect): Control {
    return {
      id: 'newGame:seed',
      label: shellText.seed.form,
      hint: this.isOwn(seed) ? seed : `${shellText.seed.secretSeed} ${this.pledge(seed)}`,
      rect,
      group: 'newGame:options',
      press: () => this.type(seed, rect),
    };
  }

  /** Moves the field, if people type. */
  move(rect: Rect): void {
    this.field?.move(rect);
  }

  close(): void {
    this.field?.close();
  }

  private type(seed: string, rect: Rect): void {
    const { app } = this;
    const { words, setups } = app.game;
    this.field = showSeedField(app.parent, {
      rect,
      label: shellText.seed.label(words.sameSeed, setups.codes !== null),
      value: this.isOwn(seed) ? seed : '',
      done: (typed) => {
        this.field = null;
        if (typed) void takeSeed(app, typed, (taken) => this.take(taken));
      },
    });
  }

  private take(seed: string): void {
    this.own = seed;
    this.chosen(seed);
  }

  /** What stands on the screen in place of a secret seed. */
  private pledge(seed: string): string {
    const { id, version } = this.app.game.rules;
    return firstGroups(commitmentTo({ game: id, version, seed }), 2);
  }
}
