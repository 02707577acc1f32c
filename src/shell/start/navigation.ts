import { closeDialogs } from '../../page/dialog.ts';
import type { App, Navigation } from '../app/ports.ts';
import { newGameScreen } from '../screens/newGameScreen.ts';
import type { Screen } from '../screens/screen.ts';
import { type TitleOffers, titleScreen } from '../screens/titleScreen.ts';
import type { CardReader } from '../table/cardReader.ts';
import { createModuleOpener, type LazyModule, lazyModule, loaded, type ModuleMissing } from './lazyModule.ts';
import { laterModules, tableModule } from './lazyModules.ts';

/** What is on the screen. */
export interface Shown {
  /** `null` between two screens. */
  screen: Screen | null;
  isTitle: boolean;
  /** Lets a newer version take over; `null` where none waits. */
  update: (() => void) | null;
}

/** What ways to screens and dialogs are made of. */
export interface NavigationParts {
  /** Asked once somebody goes somewhere. */
  app(): App;
  readonly shown: Shown;
  readonly card: CardReader;
  readonly offers: TitleOffers;
  /** Told of code that cannot be loaded. */
  readonly missing: ModuleMissing;
  /** The code of dialogs that have pages of the game. */
  readonly gamePages: ReturnType<typeof gamePagesOf>;
}

type ToScreen = <T>(wanted: LazyModule<T>, next: (code: T, app: App) => Screen) => void;
type OpenDialog = <T>(wanted: LazyModule<T>, open: (code: T, app: App) => void) => void;

/** The rulebook and the page of the daily game, which each game has of its own. */
export function gamePagesOf({ rulebook, setups }: App['game']) {
  return {
    rulebook: lazyModule(() => Promise.all([laterModules.rulebook.load(), rulebook()])),
    daily: lazyModule(() => Promise.all([laterModules.daily.load(), setups.daily?.page()])),
  };
}

/** The ways to every screen and dialog. */
export function createNavigation(parts: NavigationParts): Navigation {
  const { app, missing } = parts;
  const screens = createModuleOpener(missing);
  const dialogs = createModuleOpener(missing);
  const toScreen: ToScreen = (wanted, next) => {
    // At once: what is said from here on is about the screen that comes.
    app().toaster.clear();
    dialogs.forget();
    screens.open(wanted, (code) => show(parts, () => next(code, app())));
  };
  const openQuietly: OpenDialog = (wanted, open) => dialogs.open(wanted, (code) => open(code, app()));
  const openDialog: OpenDialog = (wanted, open) => {
    app().sound.play('open');
    openQuietly(wanted, open);
  };
  return { ...waysToScreens(parts, toScreen), ...waysToDialogs(parts, openDialog, openQuietly) };
}

function show({ app, shown, card }: NavigationParts, next: () => Screen): void {
  const { parent, semantic } = app();
  closeDialogs(parent);
  shown.isTitle = false;
  shown.screen?.close();
  card.close();
  shown.screen = null;
  // Every screen starts at its top.
  window.scrollTo(0, 0);
  semantic.enter();
  shown.screen = next();
  shown.screen.refresh();
}

function waysToScreens({ app, shown, offers }: NavigationParts, toScreen: ToScreen) {
  const { ending, lesson, replay } = laterModules;
  return {
    toTitle: () => {
      toScreen(loaded(titleScreen), (code, all) => code(all, offers));
      shown.isTitle = true;
    },
    toNewGame: () => toScreen(loaded(newGameScreen), (code, all) => code(all)),
    toTable: (match) => toScreen(tableModule, ({ tableScreen }, all) => tableScreen(all, match)),
    toEnding: (match, opened) =>
      toScreen(ending, ({ endingScreen }, all) => {
        const screen = endingScreen(all, match);
        opened?.();
        return screen;
      }),
    toLesson: (id) => {
      const { lessons } = app().game;
      if (lessons) toScreen(lesson, ({ lessonScreen }, all) => lessonScreen(all, lessons, id));
    },
    toReplay: (match, at, options) =>
      toScreen(replay, ({ replayScreen }, all) => replayScreen(all, match, at, options)),
  } satisfies Partial<Navigation>;
}

function waysToDialogs({ app, shown, gamePages }: NavigationParts, openDialog: OpenDialog, openQuietly: OpenDialog) {
  const { games, settings, shortcuts, dice, replays, records, learn, packs, share } = laterModules;
  return {
    openGames: () => openDialog(games, (code, all) => code.openGames(all)),
    openRulebook: (rule) =>
      openDialog(gamePages.rulebook, ([code, book], { parent }) => code.openRulebook(parent, book, rule)),
    openSettings: () =>
      openDialog(settings, (code, all) =>
        code.openSettings(all, (volume) => all.sound.play(volume === 'interface' ? 'tick' : all.game.sound.sample)),
      ),
    openShortcuts: () =>
      openDialog(shortcuts, (code, { parent, semantic }) => code.openShortcuts(parent, semantic.controls())),
    openDice: (match) => openDialog(dice, (code, all) => code.openDice(all, match)),
    openReplays: () => openDialog(replays, (code, all) => code.openReplays(all)),
    openRecords: () => openDialog(records, (code, all) => code.openRecords(all)),
    openDaily: () => {
      if (app().game.setups.daily)
        openDialog(gamePages.daily, ([code, page], all) => page && code.openDaily(all, page));
    },
    openLearn: () => openDialog(learn, (code, all) => code.openLearn(all)),
    openPacks: () =>
      openDialog(packs, ({ openPacks }, all) => {
        // A match that waited for a pack can be continued now.
        void openPacks(all).then((isChanged) => isChanged && shown.isTitle && all.toTitle());
      }),
    share: (match) => openQuietly(share, (code, all) => code.openShareMenu(all, match)),
    openLink: (hash) => openQuietly(share, (code, all) => void code.offerLink(all, hash)),
  } satisfies Partial<Navigation>;
}
