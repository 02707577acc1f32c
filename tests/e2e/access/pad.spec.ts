import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { golden } from '../kit/golden.ts';
import { PAD, pad, padPress, plugIn } from '../kit/pad.ts';
import { Player } from '../kit/player.ts';
import { openTitle, startGame } from '../kit/start.ts';
import { test } from '../kit/test.ts';

// The Team phase ends after all its commands, on the phone after its first fight.
for (const [width, height, acts] of [
  [1280, 720, 10],
  [360, 640, 5],
] as const) {
  test(`a round by gamepad alone, from the title to the next Team phase, at ${width}×${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const { setup, commands } = golden('defeat');
    await plugIn(page);
    await openTitle(page);
    await startGame(page, setup, pad);
    const player = new Player(page, setup, pad);
    for (const command of [...commands.slice(0, acts), { do: 'endTeamPhase' } as const]) await player.give(command);
    expect(player.state.round).toBe(2);

    // B opens the menu while nothing is picked, and closes it again.
    await padPress(page, PAD.b);
    const menu = page.getByRole('dialog').getByRole('button', { name: text.screens.title.rulebook, exact: true });
    await expect(menu).toBeVisible();
    await padPress(page, PAD.b);
    await expect(menu).toBeHidden();
  });
}
