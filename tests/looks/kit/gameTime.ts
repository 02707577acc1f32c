import type { Page } from '@playwright/test';

/**
 * The longest step of motion in one frame (see `table/cutscenes/motion.ts`): slow drawing takes longer, but shows the
 * same.
 */
export const MOST_OF_A_FRAME = 50;

/**
 * Waits until everything is at rest: all pictures are loaded, the canvas no longer changes, and only endless animations
 * of the page still move.
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

/** Waits for pictures that load after the first board: ruins, fights, faces in other moods. */
export async function allPictures(page: Page): Promise<void> {
  await page.waitForFunction(`window.fazaGame?.textures.exists('drama')`);
}

/**
 * Resolves when the game's own clock has advanced by that many milliseconds; with `stops`, the picture then freezes.
 */
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
