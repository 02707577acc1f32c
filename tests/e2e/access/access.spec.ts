import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { lessonText } from '../../../src/games/faza/text/module.en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { golden } from '../kit/golden.ts';
import { followLink } from '../kit/link.ts';
import { Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`everyone can use every screen at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTitle(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await violations(page)).toEqual([]);
    await button(text.screens.title.newGame).click();
    expect(await violations(page)).toEqual([]);
    await button(text.screens.newGame.start).click();
    await expect(button(text.controlText.end)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(text.controlText.menu).click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`everyone can use a lesson, an event card and an ending at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTitle(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(text.screens.title.learn).click();
    // Its code may still be loading.
    await expect(page.getByRole('dialog', { name: learnText.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(learnText.start).click();
    await button(learnText.forward).click();
    await expect(
      page.getByText(lessonText.prompt.top(1)).or(page.getByText(lessonText.prompt.hero('Rebel hero'))),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const { setup, commands } = golden('victory');
    const boarding = commands.findIndex((command) => command.do === 'board');
    const players = setup.heroes.map(() => 'you' as const);
    await followLink(page, { session: gameAfter(golden('victory'), boarding), players });
    await button(shareText.take).click();
    const player = new Player(page, setup);
    for (const command of commands.slice(0, boarding)) player.follow(command);
    await player.point(at(commands, boarding));
    await page.locator('[data-control="go"]').click();
    await expect(button(text.screens.event.resolve)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await followLink(page, { session: gameAfter(golden('defeat'), golden('defeat').commands.length), players });
    await button(shareText.over.take).click();
    await expect(button(text.screens.ending.again)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the board is played by keyboard: shortcuts, arrows, Enter', async ({ page }) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('q');
  await expect(button(text.controlText.end)).toBeVisible();
  await page.keyboard.press('2');
  await expect(button('Doctor')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(button(text.controlText.forecast)).toHaveAttribute('aria-pressed', 'true');
  await button('Doctor').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).not.toHaveAccessibleName('Doctor');
  await page.keyboard.press('e');
  await expect(button(text.controlText.confirmEnd)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(text.controlText.confirmEnd)).toBeHidden();
});
