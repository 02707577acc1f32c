import { expect } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

test('a muted game loads no sound until it is unmuted', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/game/sound/')) events.push('sound');
  });
  await openTitle(page, { muted: true });
  await page.getByRole('button', { name: text.screens.title.settings, exact: true }).click();
  const mute = page.getByRole('switch', { name: shellText.settings.muted });
  await expect(mute).toBeChecked();
  events.push('unmuted');
  await mute.click();
  await expect.poll(() => events).toContain('sound');
  expect(events[0]).toBe('unmuted');
});
