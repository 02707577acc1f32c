import type { AnimationPace, StageHost } from '../../module/stage.ts';
import { type Appearance, applyAppearance, onSystemMotion, systemReducesMotion } from '../../page/appearance.ts';
import { createSemanticLayer } from '../../page/controls/semanticLayer.ts';
import { closeDialogs, noteDialog } from '../../page/dialog.ts';
import { connectGamepad } from '../../page/input/gamepad.ts';
import { ignoreCompositions } from '../../page/input/keys.ts';
import { onPageKey } from '../../page/input/shortcuts.ts';
import { fitStage, followFocus, stageSize } from '../../page/stageSize.ts';
import { onThreadTrouble } from '../../page/threads/thread.ts';
import { createToaster } from '../../page/toast.ts';
import { onPixelRatio } from '../../table/pages/pixelRatio.ts';
import { runAll } from '../../table/pages/scheduling.ts';
import type { App, Library, Navigation, Page } from '../app/ports.ts';
import { nextTry } from '../clock.ts';
import { createDiceHistory } from '../dice/diceHistory.ts';
import { diceText } from '../dice/text.en.ts';
import { isToContinue } from '../errors/rescue.ts';
import { onFileDropped } from '../files/textFile.ts';
import type { ListedGame } from '../listedGame.ts';
import type { PlayedGame } from '../match.ts';
import { browserArchive } from '../persistence/archive/browserArchive.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { createLearning } from '../persistence/learning.ts';
import { createOwner } from '../persistence/owner.ts';
import { createPackStore } from '../persistence/packs.ts';
import { createSavedGame, gameInProgress } from '../persistence/savedGame.ts';
import { createPlanStore } from '../plan/keptPlans.ts';
import { createInstaller } from '../pwa/installer.ts';
import { watchLaunches } from '../pwa/launch.ts';
import { followShortcut } from '../pwa/shortcut.ts';
import { watchStore } from '../saving/otherTabs.ts';
import { newGameScreen } from '../screens/newGameScreen.ts';
import type { Screen } from '../screens/screen.ts';
import { titleScreen } from '../screens/titleScreen.ts';
import { createSettings, reducesMotion, type Settings } from '../settings/settings.ts';
import { holdsGame } from '../share/gameLink.ts';
import { isHandedOver } from '../share/handedOver.ts';
import { createSound } from '../sound/sound.ts';
import { browserStore } from '../storage/textStore.ts';
import { createCardReader } from '../table/cardReader.ts';
import { shellText } from '../text.en.ts';
import { deferStage } from './deferredStage.ts';
import { createModuleOpener, type LazyModule, lazyModule, loaded, type ModuleMissing } from './lazyModule.ts';
import { laterModules, loadAhead, tableModule } from './lazyModules.ts';
import { watchGraphics } from './lostGraphics.ts';
import { offerModule } from './missingModule.ts';
import { offerPictures } from './missingPictures.ts';

/** The key that opens the list of shortcuts on every screen. */
const SHORTCUTS_KEY = 'k';

/** Starts everything. The title's buttons can be used at once; its pictures follow. */
export function startApp(
  game: PlayedGame,
  store: DurableStore,
  picture: HTMLElement,
  parent: HTMLElement,
  games: readonly ListedGame[],
): App {
  document.title = game.words.name;
  // Before anything else listens for keys.
  ignoreCompositions(new AbortController().signal);
  followFocus(new AbortController().signal);
  fitStage();
  const settings = createSettings(browserStore());
  const installer = createInstaller();
  applyAppearance(appearanceOf(settings.now()));
  /** Called when pictures are there, or cannot be had: whatever else is large may come now. */
  let picturesCame = (): void => undefined;
  const pictures = new Promise<void>((resolve) => {
    picturesCame = resolve;
  });
  const sound = createSound(settings, game.sound, pictures);
  // Before anything that is stored is read: matches may need them.
  const packs = createPackStore(store, game.packs);
  // Read while pictures load, so that the title knows it at once.
  const archive = browserArchive(game, store);
  void archive.entries();
  const semantic = createSemanticLayer(parent, {
    heading: game.words.name,
    groupName,
    onPoint: (id) => screen?.pointed?.(id),
  });
  const card = createCardReader(semantic, game.reading);
  let screen: Screen | null = null;
  let isAtTitle = false;
  let update: (() => void) | null = null;

  const host: StageHost = {
    sound: (name) => sound.play(name),
    pause: () => screen?.read?.() ?? card.read(),
    frame: () => screen?.frame?.() ?? null,
    isAtTitle: () => isAtTitle,
  };
  // The worker fetches all files: not while the first pictures are on their way.
  const keepOffline = async (failures = 0): Promise<void> => {
    // A served source has no worker.
    if (!import.meta.env.PROD) return;
    const code = await laterModules.worker.load().catch(() => null);
    if (code === null) {
      await nextTry(failures);
      return keepOffline(failures + 1);
    }
    void code.registerWorker(
      {
        onUpdate: (apply) => {
          update = () => {
            app.toaster.show(shellText.install.updating);
            apply();
          };
          screen?.refresh();
        },
        onOfflineReady: () => semantic.announce(shellText.install.offlineReady),
        onRefused: () => app.toaster.show(shellText.install.refused),
      },
      game.rules.id,
    );
  };
  const stage = deferStage(
    async () => {
      // Nobody waits for pictures who cannot play yet.
      await loadAhead({ tableModule });
      return game.createStage(picture, host, tempoOf(settings.now()));
    },
    () => {
      void stage.settled().then(() => document.body.classList.remove('without-pictures'));
      picturesCame();
      void loadAhead({ ...laterModules, rulebook, daily }).then(() => keepOffline());
    },
    () => {
      app.toaster.show(shellText.picturesMissing);
      picturesCame();
      void keepOffline();
      void offerPictures(parent);
    },
  );
  stage.theme(settings.now().highContrast, settings.now().textScale);
  watchGraphics(picture, parent, (sentence) => app.toaster.show(sentence));

  const missing = offerModule(
    () => app.toaster,
    () => screen?.held !== undefined,
  );
  const rulebook = lazyModule(() => Promise.all([laterModules.rulebook.load(), game.rulebook()]));
  const daily = lazyModule(() => Promise.all([laterModules.daily.load(), game.setups.daily?.page()]));
  const screens = createModuleOpener(missing);
  const dialogs = createModuleOpener(missing);
  const show = (next: () => Screen): void => {
    closeDialogs(parent);
    isAtTitle = false;
    screen?.close();
    card.close();
    screen = null;
    // Every screen starts at its top.
    window.scrollTo(0, 0);
    semantic.enter();
    screen = next();
    screen.refresh();
  };
  const toScreen = <T>(wanted: LazyModule<T>, next: (code: T) => Screen): void => {
    // At once: what is said from here on is about the screen that comes.
    app.toaster.clear();
    dialogs.forget();
    screens.open(wanted, (code) => show(() => next(code)));
  };
  const openDialog = <T>(wanted: LazyModule<T>, open: (code: T) => void): void => {
    sound.play('open');
    dialogs.open(wanted, open);
  };
  const app: App = {
    parent,
    game,
    games,
    stage,
    semantic,
    settings,
    sound,
    savedGame: createSavedGame(store, game),
    packs,
    plans: createPlanStore(store, game),
    dice: createDiceHistory(store, game.rules.id, game.dice?.sides),
    archive,
    owner: createOwner(browserStore()),
    learning: createLearning(store, game),
    toaster: createToaster(parent, (rule) => app.openRulebook(rule)),
    size: stageSize,
    openGames: () => openDialog(laterModules.games, (code) => code.openGames(app)),
    openRulebook: (rule) => openDialog(rulebook, ([code, book]) => code.openRulebook(parent, book, rule)),
    openSettings: () =>
      openDialog(laterModules.settings, ({ openSettings }) =>
        openSettings(app, (volume) => sound.play(volume === 'interface' ? 'tick' : game.sound.sample)),
      ),
    openShortcuts: () => openDialog(laterModules.shortcuts, (code) => code.openShortcuts(parent, semantic.controls())),
    openDice: (match) => openDialog(laterModules.dice, ({ openDice }) => openDice(app, match)),
    openReplays: () => openDialog(laterModules.replays, ({ openReplays }) => openReplays(app)),
    openRecords: () => openDialog(laterModules.records, ({ openRecords }) => openRecords(app)),
    openDaily: () => {
      if (game.setups.daily) openDialog(daily, ([code, page]) => page && code.openDaily(app, page));
    },
    openLearn: () => openDialog(laterModules.learn, ({ openLearn }) => openLearn(app)),
    openPacks: () =>
      openDialog(laterModules.packs, ({ openPacks }) => {
        // A match that waited for a pack can be continued now.
        void openPacks(app).then((isChanged) => isChanged && isAtTitle && app.toTitle());
      }),
    share: (match) => dialogs.open(laterModules.share, ({ openShareMenu }) => openShareMenu(app, match)),
    openLink: (hash) => dialogs.open(laterModules.share, ({ offerLink }) => void offerLink(app, hash)),
    toTitle: () => {
      toScreen(loaded(titleScreen), (code) => code(app, { installer, update: () => update }));
      isAtTitle = true;
    },
    toNewGame: () => toScreen(loaded(newGameScreen), (code) => code(app)),
    toTable: (match) => toScreen(tableModule, ({ tableScreen }) => tableScreen(app, match)),
    toEnding: (match, opened) =>
      toScreen(laterModules.ending, ({ endingScreen }) => {
        const ending = endingScreen(app, match);
        opened?.();
        return ending;
      }),
    toLesson: (lesson) => {
      const { lessons } = app.game;
      if (lessons) toScreen(laterModules.lesson, ({ lessonScreen }) => lessonScreen(app, lessons, lesson));
    },
    toReplay: (match, at, options) =>
      toScreen(laterModules.replay, ({ replayScreen }) => replayScreen(app, match, at, options)),
  };

  // A dialog tells only itself that it closes; on the way down to it, everything around it hears.
  parent.addEventListener('close', ({ target }) => target instanceof HTMLDialogElement && sound.play('close'), true);
  const fit = (): void => {
    fitStage();
    const { width, height } = app.size();
    runAll(
      () => applyAppearance(appearanceOf(settings.now())),
      () => stage.resize(width, height),
      () => screen?.refresh(),
    );
  };
  window.addEventListener('resize', fit);
  onPixelRatio(fit);
  onPageKey(new AbortController().signal, { [SHORTCUTS_KEY]: () => app.openShortcuts() });
  const applySettings = (now: Settings): void => {
    applyAppearance(appearanceOf(now));
    stage.pace(tempoOf(now));
    stage.theme(now.highContrast, now.textScale);
    screen?.refresh();
  };
  settings.subscribe(applySettings);
  onSystemMotion(() => applySettings(settings.now()));
  installer.subscribe(() => screen?.refresh());
  connectGamepad({
    undo: () => press('undo'),
    forecast: () => press('forecast'),
    menu: () => press('menu'),
  });
  onThreadTrouble((trouble) => app.toaster.show(shellText.threads[trouble]));
  watchStore(app, () => screen?.held?.() ?? null);
  app.toTitle();
  const left = isToContinue() ? gameInProgress(app) : null;
  if (left) app.toTable(left);
  tellOfDice(app);
  watchImports(app, missing);
  const openShortcut = (): void => followShortcut(app, () => screen?.held !== undefined);
  window.addEventListener('hashchange', openShortcut);
  openShortcut();
  return app;
}

/** Minds the doors that open from outside: files dropped on the page or opened with the game, links that lead here, now or later, and other games. */
function watchImports(app: Page & Library & Navigation, missing: ModuleMissing): void {
  const { share } = laterModules;
  // Each door waits for the code by itself.
  const withShare = (use: (code: typeof import('../share/importExport.ts')) => void): void =>
    createModuleOpener(missing).open(share, use);
  const followLink = (): void => {
    if (holdsGame(window.location.hash)) withShare((code) => code.followLink(app));
  };
  const take = (file: File): void => withShare(({ takeFile }) => void takeFile(app, file));
  onFileDropped(take);
  // Reads the address first: what follows takes out of it what it has read.
  watchLaunches(take);
  window.addEventListener('hashchange', followLink);
  if (isHandedOver()) withShare(({ takeOfferedElsewhere }) => void takeOfferedElsewhere(app));
  followLink();
}

/** A history of dice that is damaged is told of at once, before anybody looks at it. */
function tellOfDice({ dice, parent }: Page & Library): void {
  const trouble = dice.trouble();
  if (trouble) void noteDialog(parent, diceText.title, diceText.trouble(trouble));
}

/** Presses the button of a control, as a gamepad does. */
function press(id: string): void {
  document.querySelector<HTMLButtonElement>(`.semantic [data-control="${id}"]`)?.click();
}

/** What screen readers call a group: `newGame:seat:2` is found under `newGame:seat`, and is the third. */
function groupName(group: string): string {
  const [first = '', second = '', third] = group.split(':');
  const name = shellText.groups[[first, second].filter(Boolean).join(':')];
  if (name === undefined) return group;
  return third === undefined ? name : `${name} ${Number(third) + 1}`;
}

function appearanceOf(settings: Settings): Appearance {
  const { textScale, highContrast } = settings;
  return { textScale, highContrast, reducedMotion: reducesMotion(settings, systemReducesMotion()) };
}

function tempoOf(settings: Settings): AnimationPace {
  return { speed: settings.speed, reducedMotion: reducesMotion(settings, systemReducesMotion()) };
}
