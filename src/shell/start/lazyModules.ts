import { lazyModule } from './lazyModule.ts';

/*
 * Modules that are not needed before the title's buttons work: loaded when first opened, and all of them once the pictures are
 * there. The service worker keeps it like everything else.
 */

/** The table, with the fonts of its panels: wanted right after the title. */
export const tableModule = lazyModule(async () => {
  const [code] = await Promise.all([import('../screens/tableScreen.ts'), panelFonts()]);
  return code;
});

/** Screens and dialogs that come later, if at all. */
export const laterModules = {
  games: lazyModule(() => import('../games/gamesDialog.ts')),
  settings: lazyModule(() => import('../screens/settingsDialog.ts')),
  rulebook: lazyModule(() => import('../rulebook/rulebookDialog.ts')),
  shortcuts: lazyModule(() => import('../screens/shortcutsDialog.ts')),
  ending: lazyModule(() => import('../screens/endingScreen.ts')),
  replay: lazyModule(() => import('../screens/replayScreen.ts')),
  replays: lazyModule(() => import('../archive/replays/replaysDialog.ts')),
  records: lazyModule(() => import('../archive/records/recordsDialog.ts')),
  daily: lazyModule(() => import('../archive/daily/dailyDialog.ts')),
  learn: lazyModule(() => import('../learn/learnDialog.ts')),
  lesson: lazyModule(() => import('../screens/lessonScreen.ts')),
  dice: lazyModule(() => import('../dice/diceDialog.ts')),
  packs: lazyModule(() => import('../packs/packsDialog.ts')),
  worker: lazyModule(() => import('../pwa/registerWorker.ts')),
  share: lazyModule(() => import('../share/importExport.ts')),
};

/** Loads parts, as far as they can be had: nobody has asked for them yet. */
export async function loadAhead(parts: Readonly<Record<string, { load(): Promise<unknown> }>>): Promise<void> {
  await Promise.allSettled(Object.values(parts).map((one) => one.load()));
}

/** Milliseconds for which the table waits for its fonts; then its words are shown in another font until they come. */
const PATIENCE = 1000;

/** Resolves when the fonts of panels are there: words that change their font while they are read move. Never rejects. */
async function panelFonts(): Promise<void> {
  const fonts = ['500', '600', '700'].map((weight) => document.fonts.load(`${weight} 16px "Barlow Semi Condensed"`));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(fonts), late]);
}
