import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { changeGame } from '../kit/games.ts';
import { PAD, padPress, plugIn } from '../kit/pad.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

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

test('each game loads its own sounds, and none of the other', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/game\/sound\/([\w/-]+\.webm)$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  await openTitle(page, { muted: false });
  await page.mouse.click(1, 1);
  await expect.poll(() => files).toContain('title-lounge.webm');
  expect(files.filter((file) => file.includes('/'))).toEqual([]);
  files.length = 0;
  await changeGame(page, moduleText.name);
  files.length = 0;
  await page.mouse.click(1, 1);
  await expect.poll(() => files).toContain('azardia/title-march.webm');
  expect(files).toContain('azardia/effects.webm');
  expect(files.filter((file) => !file.startsWith('azardia/'))).toEqual([]);
});

test('the service worker keeps the common effects at once, those of a game with that game, and no music', () => {
  const worker = readFileSync('dist-e2e/sw.js', 'utf8');
  const kept = (game: string): string[] =>
    [...worker.matchAll(/\{([^{}]*)"game\/sound\/([\w/.-]+)"[^{}]*\}/g)].flatMap(([, before = '', file = '']) =>
      (/"game":"(\w+)"/.exec(before)?.[1] ?? '') === game ? [file] : [],
    );
  const files = ['effects.json', 'effects.webm', 'music.json', 'stingers.json', 'stingers.webm'];
  expect(kept('').sort()).toEqual(files);
  for (const game of ['azardia', 'factionFun', 'faceOff'])
    expect(kept(game).sort()).toEqual(files.map((file) => `${game}/${file}`));
  expect(worker).not.toMatch(/game\/sound\/[\w/]*(title|board)-/);
});

test('sound stopped from outside the page resumes with the next press', async ({ page }) => {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    Object.assign(window, { contexts: made });
    window.AudioContext = class extends AudioContext {
      constructor(...options: ConstructorParameters<typeof AudioContext>) {
        super(...options);
        made.push(this);
      }
    };
  });
  await plugIn(page);
  await openTitle(page, { muted: false });
  const states = (): Promise<string[]> =>
    page.evaluate(() => Array.from(Object(Reflect.get(window, 'contexts')), (one) => Object(one).state));
  await page.mouse.click(1, 1);
  await expect.poll(states).toEqual(['running']);
  const presses = [() => page.mouse.click(1, 1), () => page.keyboard.press('Tab'), () => padPress(page, PAD.a)];
  for (const press of presses) {
    await page.evaluate(() =>
      Promise.all(Array.from(Object(Reflect.get(window, 'contexts')), (one) => Object(one).suspend())),
    );
    expect(await states()).toEqual(['suspended']);
    await press();
    await expect.poll(states).toEqual(['running']);
  }
});
