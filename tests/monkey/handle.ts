import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What no input can do: installed by `giveHandle`. */
    monkey?: {
      /** Hides or shows the tab, as far as the page can tell. */
      hide(isHidden: boolean): void;
      /** Takes the graphics card away from the canvas, or gives it back; returns which. */
      loseGraphics(): string;
      /** Goes back or forward in the browser's history, but never off the page. */
      travel(isForward: boolean): void;
    };
  }
}

/** Gives `window.monkey` to every page that is opened from now on. */
export async function giveHandle(page: Page): Promise<void> {
  // The compiler that runs this file on the command line wraps named functions in a helper, which the page does not
  // have.
  await page.addInitScript('window.__name = (named) => named');
  await page.addInitScript(() => {
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    let lost: WEBGL_lose_context | null = null;
    window.monkey = {
      hide: (next) => {
        isHidden = next;
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event(next ? 'blur' : 'focus'));
      },
      loseGraphics: () => {
        if (lost) {
          lost.restoreContext();
          lost = null;
          return 'give the graphics back';
        }
        const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
        const isDrawnBy2d = window.fazaGame?.renderer.type !== 2;
        const extension = isDrawnBy2d
          ? null
          : (canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? null);
        extension?.loseContext();
        lost = extension;
        return extension ? 'lose the graphics' : 'no graphics to lose';
      },
      travel: (isForward) => {
        // The entry after the page's first one is its own (`src/page/back.ts`); what comes before the page is not the
        // game.
        const isOver = window.history.state?.mark === 'over';
        if (isForward || isOver) setTimeout(() => window.history.go(isForward ? 1 : -1));
      },
    };
  });
}
