import type { Page } from '@playwright/test';

/** Motion counts no more of a frame than this (see `table/cutscenes/motion.ts`): what is drawn slowly takes longer, and shows the same. */
export const MOST_OF_A_FRAME = 50;

/**
 * Waits until nothing changes any more: all pictures have come, the canvas rests, and nothing of the page moves but what
 * always does.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    `(() => {
      const game = window.fazaGame;
      const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
      return game && !game.loop.running && !game.scene.isActive('load') && document.fonts.status === 'loaded' &&
        document.getAnimations().every((one) => one.playState !== 'running' || !ends(one));
    })()`,
  );
}

/** Waits for the pictures that come after the first board: ruins, fights, faces in other moods. */
export async function allPictures(page: Page): Promise<void> {
  await page.waitForFunction(`window.fazaGame?.textures.exists('drama')`);
}

/** Resolves when the game has lived for so many milliseconds of its own; then its picture stands still where `stops` says so. */
export async function lived(page: Page, milliseconds: number, stops = false): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const game = window.fazaGame;
    let passed = 0;
    const look = (time, delta) => {
      passed += Math.min(delta, ${MOST_OF_A_FRAME});
      if (passed < ${milliseconds}) return;
      game.events.off('step', look);
      if (${stops}) game.loop.sleep();
      done();
    };
    game.events.on('step', look);
  })`);
}
