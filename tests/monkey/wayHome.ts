import type { Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { gamesText } from '../../src/shell/games/text.en.ts';
import { learnText } from '../../src/shell/learn/text.en.ts';
import { replayText } from '../../src/shell/replay/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { focusOn, look, type Sight, type Target } from './sight.ts';

/** Buttons that lead toward the title, the most direct first. */
const HOMEWARD: readonly string[] = [
  shellText.menu.toTitle,
  learnText.menu.leave,
  learnText.leave,
  text.screens.ending.title,
  gamesText.play('FAZA'),
  replayText.replay.back,
  replayText.replay.toGame,
  replayText.replay.toList,
  shellText.inspect.leave,
  // While computer players act one after another there is always something to skip.
  text.controlText.menu,
  text.controlText.skip,
];

/** Maximum number of presses from any screen to the title. */
const MOST_PRESSES = 40;

/**
 * Goes to the title from any screen by pressing buttons; calls `told` with every step. Resolves to the screen where it
 * got stuck, or to `null` at the title.
 */
export async function goHome(page: Page, told: (step: string) => void): Promise<string | null> {
  let screen = '';
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const sight = await look(page).catch(() => null);
    if (!sight) continue;
    screen = sight.screen;
    if (screen === 'title') return null;
    const next = homeward(sight);
    if (next && presses % 3 !== 2) {
      told(`${screen}: press "${next.name}"`);
      await focusOn(page, next);
      await page.keyboard.press('Enter');
    } else {
      told(`${screen}: press Escape`);
      await page.keyboard.press('Escape');
    }
  }
  return screen;
}

function homeward({ targets }: Sight): Target | undefined {
  for (const wanted of HOMEWARD) {
    const found = targets.find(({ name }) => name === wanted);
    if (found) return found;
  }
  return undefined;
}
