import { expect, type Page, test } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { now } from '../../src/kernel/session.ts';
import { planText } from '../../src/shell/plan/text.en.ts';
import { saveText } from '../../src/shell/saves.ts';
import { gameAfter } from '../looks/kit/visitor.ts';
import { golden } from './kit/golden.ts';
import { click, Player } from './kit/player.ts';
import { openTitle } from './kit/start.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A moment of a recorded game in which somebody may board a ship. */
const record = golden('victory');
const BOARDING = record.commands.findIndex(({ do: kind }) => kind === 'board');

async function openTable(page: Page): Promise<Player> {
  const session = gameAfter(record, BOARDING);
  const save = saveText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', stored);
  }, save);
  await openTitle(page, { hints: false });
  await click(button(page, text.screens.title.continue));
  await expect(button(page, text.controlText.menu)).toBeVisible();
  const player = new Player(page, record.setup);
  for (const command of record.commands.slice(0, BOARDING)) player.follow(command);
  return player;
}

test('a plan changes nothing until its steps are played, one by one; two plans can be compared', async ({ page }) => {
  const player = await openTable(page);
  const stored = () => page.evaluate(() => localStorage.getItem('faza.game'));
  const before = await stored();

  await page.keyboard.press('p');
  const bar = page.getByRole('region', { name: planText.region });
  await expect(bar).toContainText(planText.empty);
  // The key that began it ends it.
  await page.keyboard.press('p');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('p');
  const boarding = record.commands[BOARDING];
  if (boarding) await player.point(boarding);
  await click(button(page, text.controlText.addToPlan));
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  expect(await stored()).toBe(before);

  await page.keyboard.press('z');
  await expect(bar).toContainText(planText.empty);
  await page.keyboard.press('y');
  await expect(bar.getByRole('listitem')).toHaveCount(1);

  await click(bar.getByRole('button', { name: planText.compare }));
  const dialog = page.getByRole('dialog', { name: planText.dialog.title });
  await expect(dialog.getByRole('row', { name: planText.dialog.hits })).toContainText('1');
  await page.keyboard.press('Escape');

  await click(bar.getByRole('button', { name: planText.play }));
  await expect(bar).toHaveCount(0);
  await expect.poll(stored).not.toBe(before);
  expect(JSON.parse((await stored()) ?? '{}').record.commands).toHaveLength(BOARDING + 1);
});

test('people at one table have names; the device is handed over when another person’s hero comes to the front', async ({
  page,
}) => {
  await openTable(page);
  await page.keyboard.press('m');
  await click(button(page, 'People at the table'));
  const dialog = page.getByRole('dialog', { name: 'People at the table' });
  await click(dialog.getByRole('button', { name: 'Somebody joins' }));
  await dialog.getByRole('textbox', { name: 'Name' }).nth(1).fill('Ben');
  await dialog.getByRole('combobox', { name: 'Doctor' }).selectOption('Ben');
  await dialog.getByRole('checkbox', { name: /handed over/ }).check();
  await click(dialog.getByRole('button', { name: 'Done' }));

  await page.keyboard.press('2');
  const over = page.getByRole('dialog', { name: 'Over to Ben' });
  await expect(over).toContainText('Doctor');
  await click(over.getByRole('button', { name: 'I am Ben' }));
  await expect(over).toHaveCount(0);
  await page.reload();
  await click(button(page, text.screens.title.continue));
  await expect(page.locator('.badge')).toHaveCount(record.setup.heroes.length);
});
