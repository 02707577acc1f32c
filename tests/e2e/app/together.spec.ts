import { expect, type Page } from '@playwright/test';
import { golden } from '../kit/golden.ts';
import { settled, texturesTogether } from '../kit/phaserGame.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** WebGL's names for the renderer: the public and the unmasked one. */
const NAMES = [0x1f01, 0x9246];

/** From now on any renderer claims to be a graphics card. */
async function claimCard(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const own = WebGLRenderingContext.prototype.getParameter;
    WebGLRenderingContext.prototype.getParameter = function (this: WebGLRenderingContext, name: number) {
      return names.includes(name) ? 'a graphics card' : own.call(this, name);
    };
  }, NAMES);
}

/** The board at the beginning of a game, with all its pictures. */
async function board(page: Page): Promise<Buffer> {
  await openNewTable(page, golden('victory').setup);
  // The processor decodes pictures here, and may be busy.
  await expect.poll(() => settled(page), { timeout: 60_000 }).toBe(true);
  return page.screenshot();
}

test('a graphics card draws from several textures at once, with the same result', { tag: '@webgl' }, async ({
  page,
  context,
}) => {
  const one = await board(page);
  expect(await texturesTogether(page)).toBe(1);
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await claimCard(other);
  const several = await board(other);
  expect(await texturesTogether(other)).toBeGreaterThan(1);
  expect(several.equals(one)).toBe(true);
});
