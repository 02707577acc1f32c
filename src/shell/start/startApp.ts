import type { AnimationPace, StageHost } from '../../module/screens/stage.ts';
import { type Appearance, applyAppearance, onSystemMotion, systemReducesMotion } from '../../page/appearance.ts';
import { SemanticLayer } from '../../page/controls/semanticLayer.ts';
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
import { isToContinue } from '../errors/rescue.ts';
import { onFileDropped } from '../files/textFile.ts';
import type { ListedGame } from '../listedGame.ts';
import type { PlayedGame } from '../match.ts';
import { browserArchive } from '../persistence/archive/browserArchive.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { createLearning } from '../persistence/learning.ts';
import { createOwner } from '../persistence/owner.ts';
import { createPackStore } from '../persistence/packs.ts';
import { gameInProgress, SavedGame } from '../persistence/savedGame.ts';
import { createPlanStore } from '../plan/keptPlans.ts';
import { createInstaller } from '../pwa/installer.ts';
import { watchLaunches } from '../pwa/launch.ts';
import { followShortcut } from '../pwa/shortcut.ts';
import { watchStore } from '../saving/otherTabs.ts';
import type { TitleOffers } from '../screens/titleScreen.ts';
import { createSettings, reducesMotion, type Settings } from '../settings/settings.ts';
import { holdsGame } from '../share/gameLink.ts';
import { isHandedOver } from '../share/handedOver.ts';
import { Sound } from '../sound/sound.ts';
import { browserStore } from '../storage/textStore.ts';
import { createCardReader } from '../table/cardReader.ts';
import { shellText } from '../text.en.ts';
import { deferStage } from './deferredStage.ts';
import { createModuleOpener, type ModuleMissing } from './lazyModule.ts';
import { laterModules, loadAhead, tableModule } from './lazyModules.ts';
import { watchGraphics } from './lostGraphics.ts';
import { offerModule } from './missingModule.ts';
import { offerPictures } from './missingPictures.ts';
import { createNavigation, gamePagesOf, type NavigationParts, type Shown } from './navigation.ts';

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
  const sound = new Sound(settings, game.sound, pictures);
  const library = libraryOf(game, store, games);
  // Read while pictures load, so that the title knows it at once.
  void library.archive.entries();
  const shown: Shown = { screen: null, isTitle: false, update: null };
  const semantic = new SemanticLayer(parent, {
    heading: game.words.name,
    groupName,
    onPoint: (id) => shown.screen?.pointed?.(id),
  });
  const card = createCardReader(semantic, game.reading);
  const gamePages = gamePagesOf(game);
  const stage = startStage({ app: () => app, picture, shown, card, gamePages, picturesCame });
  const toaster = createToaster(parent, (rule) => app.openRulebook(rule));
  const missing = offerModule(toaster, () => shown.screen?.held !== undefined);
  const offers: TitleOffers = { installer, update: () => shown.update };
  const navigation = createNavigation({ app: () => app, shown, card, offers, missing, gamePages });
  const app: App = { parent, stage, semantic, toaster, size: stageSize, settings, sound, ...library, ...navigation };
  watchGraphics(picture, parent, (sentence) => toaster.show(sentence));
  followPage(app, shown);
  installer.subscribe(() => shown.screen?.refresh());
  watchStore(app, () => shown.screen?.held?.() ?? null);
  app.toTitle();
  const left = isToContinue() ? gameInProgress(app) : null;
  if (left) app.toTable(left);
  tellOfDice(app);
  watchImports(app, missing);
  const openShortcut = (): void => followShortcut(app, () => shown.screen?.held !== undefined);
  window.addEventListener('hashchange', openShortcut);
  openShortcut();
  return app;
}

/** A game, and what this browser keeps of it. */
function libraryOf(game: PlayedGame, store: DurableStore, games: readonly ListedGame[]): Library {
  // Before anything that is stored is read: matches may need them.
  const packs = createPackStore(store, game.packs);
  return {
    game,
    games,
    packs,
    archive: browserArchive(game, store),
    savedGame: new SavedGame(store, game),
    plans: createPlanStore(store, game),
    dice: createDiceHistory(store, game.rules.id, game.dice?.sides),
    owner: createOwner(browserStore()),
    learning: createLearning(store, game),
  };
}

/** What the stage needs that comes before it. */
interface StageParts extends Pick<NavigationParts, 'app' | 'shown' | 'card' | 'gamePages'> {
  readonly picture: HTMLElement;
  picturesCame(): void;
}

/** Loads the stage, and then whatever can wait for the first pictures. */
function startStage({ app, shown, card, gamePages, picture, picturesCame }: StageParts): App['stage'] {
  const host: StageHost = {
    sound: (name) => app().sound.play(name),
    pause: () => shown.screen?.read?.() ?? card.read(),
    frame: () => shown.screen?.frame?.() ?? null,
    isAtTitle: () => shown.isTitle,
  };
  const stage = deferStage(
    async () => {
      // Nobody waits for pictures who cannot play yet.
      await loadAhead({ tableModule });
      return app().game.createStage(picture, host, tempoOf(app().settings.now()));
    },
    () => {
      void stage.settled().then(() => document.body.classList.remove('without-pictures'));
      picturesCame();
      void loadAhead({ ...laterModules, ...gamePages }).then(() => keepOffline(app(), shown));
    },
    () => {
      const { toaster, parent } = app();
      toaster.show(shellText.picturesMissing);
      picturesCame();
      void keepOffline(app(), shown);
      void offerPictures(parent);
    },
  );
  return stage;
}

/** Lets the worker fetch all files of the game: not while the first pictures are on their way. */
async function keepOffline(app: Page & Library, shown: Shown, failures = 0): Promise<void> {
  // A served source has no worker.
  if (!import.meta.env.PROD) return;
  const code = await laterModules.worker.load().catch(() => null);
  if (code === null) {
    await nextTry(failures);
    return keepOffline(app, shown, failures + 1);
  }
  const { toaster, semantic, game } = app;
  void code.registerWorker(
    {
      onUpdate: (apply) => {
        shown.update = () => {
          toaster.show(shellText.install.updating);
          apply();
        };
        shown.screen?.refresh();
      },
      onOfflineReady: () => semantic.announce(shellText.install.offlineReady),
      onRefused: () => toaster.show(shellText.install.refused),
    },
    game.rules.id,
  );
}

/** Follows what happens around the screens: to the window, the settings, gamepads and threads. */
function followPage(app: App, shown: Shown): void {
  const { parent, stage, settings, sound, toaster } = app;
  // A dialog tells only itself that it closes; on the way down to it, everything around it hears.
  parent.addEventListener('close', ({ target }) => target instanceof HTMLDialogElement && sound.play('close'), true);
  const fit = (): void => {
    fitStage();
    const { width, height } = app.size();
    runAll(
      () => applyAppearance(appearanceOf(settings.now())),
      () => stage.resize(width, height),
      () => shown.screen?.refresh(),
    );
  };
  window.addEventListener('resize', fit);
  onPixelRatio(fit);
  onPageKey(new AbortController().signal, { [SHORTCUTS_KEY]: () => app.openShortcuts() });
  const applySettings = (now: Settings): void => {
    applyAppearance(appearanceOf(now));
    stage.pace(tempoOf(now));
    stage.theme(now.highContrast, now.textScale);
    shown.screen?.refresh();
  };
  stage.theme(settings.now().highContrast, settings.now().textScale);
  settings.subscribe(applySettings);
  onSystemMotion(() => applySettings(settings.now()));
  connectGamepad({
    undo: () => press('undo'),
    forecast: () => press('forecast'),
    menu: () => press('menu'),
  });
  onThreadTrouble((trouble) => toaster.show(shellText.threads[trouble]));
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
  if (!trouble) return;
  // Where its code cannot be had, the page about dice says so.
  laterModules.dice.load().then(
    (code) => void code.tellOfTrouble(parent, trouble),
    () => undefined,
  );
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
