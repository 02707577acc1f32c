import type { Refusal } from '../games/faza/rules/refusal.ts';
import { createStage } from '../games/faza/scenes/createStage.ts';
import { eventControls, eventLayout } from '../games/faza/scenes/event/eventLayout.ts';
import type { Stage, Tempo } from '../games/faza/scenes/stage.ts';
import { text } from '../games/faza/text/en.ts';
import type { Control } from '../table/control.ts';
import { applyAppearance, systemReducesMotion } from './appearance.ts';
import { openDice } from './dice/diceDialog.ts';
import { createDiceHistory, type DiceHistory } from './dice/diceHistory.ts';
import { freshSeed } from './dice/freshSeed.ts';
import { connectGamepad } from './gamepad.ts';
import { createInstaller, type Installer } from './install.ts';
import type { Match } from './match.ts';
import { noteDialog } from './noteDialog.ts';
import { registerWorker } from './pwa.ts';
import { openRulebook } from './rulebookDialog.ts';
import { createSaves, type Saves } from './saves.ts';
import { endingScreen } from './screens/endingScreen.ts';
import { newGameScreen } from './screens/newGameScreen.ts';
import type { Screen } from './screens/screen.ts';
import { tableScreen } from './screens/tableScreen.ts';
import { titleScreen } from './screens/titleScreen.ts';
import { createSemanticLayer, type SemanticLayer } from './semantic.ts';
import { createSettings, reducesMotion, type Settings, type SettingsKeeper } from './settings.ts';
import { openSettings } from './settingsDialog.ts';
import { openFile, openShareMenu, watchDoors } from './share/doors.ts';
import { createSound, type Sound } from './sound.ts';
import { browserStore } from './storage.ts';
import { shellText } from './text.en.ts';
import { createToaster, type Toaster } from './toast.ts';

/** What every screen works with. */
export interface App {
  /** Where dialogs and everything else of the page goes. */
  readonly parent: HTMLElement;
  readonly stage: Stage;
  readonly semantic: SemanticLayer;
  readonly settings: SettingsKeeper;
  readonly sound: Sound;
  readonly saves: Saves;
  readonly dice: DiceHistory;
  readonly toaster: Toaster;
  readonly installer: Installer;
  size(): { width: number; height: number };
  /** Whether a newer version waits, and how to let it take over. */
  update(): (() => void) | null;
  /** A seed that nobody has seen before, and nobody can guess. */
  freshSeed(): string;
  explain(refusal: Refusal): void;
  openRulebook(rule?: string): void;
  openSettings(): void;
  /** The page about dice; of the match at the table, if there is one. */
  openDice(match?: Match): void;
  /** Lets a person choose a file with a game. */
  openFile(): void;
  /** Everything that can be done with a match outside this page. */
  share(match: Match): void;
  toggleSound(): void;
  toTitle(): void;
  toNewGame(): void;
  toTable(match: Match): void;
  toEnding(match: Match): void;
}

/** Starts everything: draws the title as soon as the pictures are there. */
export async function startApp(picture: HTMLElement, parent: HTMLElement): Promise<App> {
  const settings = createSettings(browserStore());
  const installer = createInstaller();
  applyAppearance(settings.now());
  const sound = createSound(settings);
  const semantic = createSemanticLayer(parent, { groupName });
  let screen: Screen | null = null;
  let update: (() => void) | null = null;

  const stage = await createStage(
    picture,
    { sound: (name) => sound.play(name), pause: () => readCard(semantic) },
    tempoOf(settings.now()),
  );

  const show = (next: () => Screen): void => {
    screen?.close();
    app.toaster.clear();
    screen = null;
    screen = next();
    screen.refresh();
  };
  const app: App = {
    parent,
    stage,
    semantic,
    settings,
    sound,
    installer,
    saves: createSaves(browserStore()),
    dice: createDiceHistory(browserStore()),
    toaster: createToaster(parent, (rule) => openRulebook(parent, rule)),
    size: () => ({ width: window.innerWidth, height: window.innerHeight }),
    update: () => update,
    freshSeed: () => freshSeed(),
    explain: ({ reason, rule }) => app.toaster.show(text.reasonText[reason], rule),
    openRulebook: (rule) => openRulebook(parent, rule),
    openSettings: () => openSettings(parent, settings, (volume) => sound.play(volume === 'interface' ? 'tick' : 'ray')),
    openDice: (match) => openDice(parent, app.dice, match),
    openFile: () => void openFile(app),
    share: (match) => openShareMenu(app, match),
    toggleSound: () => settings.set({ muted: !settings.now().muted }),
    toTitle: () => show(() => titleScreen(app)),
    toNewGame: () => show(() => newGameScreen(app)),
    toTable: (match) => show(() => tableScreen(app, match)),
    toEnding: (match) => show(() => endingScreen(app, match)),
  };

  window.addEventListener('resize', () => {
    const { width, height } = app.size();
    stage.resize(width, height);
    screen?.refresh();
  });
  settings.subscribe((now) => {
    applyAppearance(now);
    stage.tempo(tempoOf(now));
    screen?.refresh();
  });
  installer.subscribe(() => screen?.refresh());
  const worker = registerWorker({
    onUpdateWaiting: () => {
      update = () => worker.applyUpdate();
      screen?.refresh();
    },
    onOfflineReady: () => semantic.announce(shellText.install.offlineReady),
  });
  connectGamepad({
    undo: () => press('undo'),
    forecast: () => press('forecast'),
    menu: () => press('menu'),
  });
  app.toTitle();
  tellOfDice(app);
  watchDoors(app);
  return app;
}

/** A history of dice that is damaged is told of at once, before anybody looks at it. */
function tellOfDice({ dice, parent }: App): void {
  const trouble = dice.trouble();
  if (trouble) void noteDialog(parent, shellText.dice.title, shellText.dice.trouble(trouble));
}

/** Presses the button of a control, as a gamepad does. */
function press(id: string): void {
  document.querySelector<HTMLButtonElement>(`.semantic [data-control="${id}"]`)?.click();
}

/** Waits until an event card has been read. */
function readCard(semantic: SemanticLayer): Promise<void> {
  return new Promise((resolve) => {
    const controls: Control[] = eventControls(eventLayout(window.innerWidth, window.innerHeight), {
      resolve: () => {
        semantic.show([]);
        resolve();
      },
    });
    semantic.show(controls);
    semantic.focus('event:resolve');
  });
}

/** What screen readers call a group: `newGame:seat:2` is found under `newGame:seat`, and is the third. */
function groupName(group: string): string {
  const [first = '', second = '', third] = group.split(':');
  const name = shellText.groups[[first, second].filter(Boolean).join(':')];
  if (name === undefined) return group;
  return third === undefined ? name : `${name} ${Number(third) + 1}`;
}

function tempoOf(settings: Settings): Tempo {
  return { speed: settings.speed, reducedMotion: reducesMotion(settings, systemReducesMotion()) };
}
