import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Player } from '../../../src/module/match.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { listen } from '../../../tools/kit/staticServer.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { golden } from '../kit/golden.ts';
import { expectHeard } from '../kit/heard.ts';
import { followLink } from '../kit/link.ts';
import { openTableAt } from '../kit/start.ts';
import { test } from '../kit/test.ts';

test.use({ serviceWorkers: 'allow' });

const allYours = ({ heroes }: Setup): Player[] => heroes.map(() => 'you');

/** A server of another origin that counts requests. */
async function otherOrigin(): Promise<{ address: string; asked: string[]; stop(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  const port = await listen(server, '127.0.0.1', 0);
  return { address: `http://127.0.0.1:${port}`, asked, stop: () => server.close() };
}

/** Markup that somebody might inject into the page. */
const markup = (other: string): string => `
  <script>window.broken = true</script>
  <img src="missing.png" onerror="window.broken = true">
  <a id="javascript-address" href="javascript:window.broken=true">x</a>
  <script src="${other}/script.js"></script>
  <img src="${other}/picture.png">
  <link rel="stylesheet" href="${other}/style.css">
  <style>body { color: red }</style>
  <p style="color: red">x</p>
  <iframe src="${other}/frame.html"></iframe>
  <object data="${other}/object.html"></object>
  <audio src="${other}/sound.mp3"></audio>
  <base href="${other}/base/">
  <form id="form" action="${other}/form"></form>
  <script type="module" src="attack.js"></script>`;

/** What code of the page might do with a text from outside; records the result of each attempt. */
const code = (other: string): string => `
  const refusals = [];
  const attempt = async (name, attack) => {
    try {
      await attack();
      refusals.push(name + ': allowed');
    } catch (error) {
      refusals.push(name + ': ' + error.name);
    }
  };
  await attempt('eval', () => eval('window.broken = true'));
  await attempt('new Function', () => new Function('window.broken = true')());
  await attempt('timer', () => setTimeout('window.broken = true'));
  await attempt('innerHTML', () => { document.body.innerHTML = '<p>x</p>'; });
  await attempt('insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'));
  await attempt('document.write', () => document.write('<p>x</p>'));
  await attempt('script address', () => { document.createElement('script').src = '${other}/set.js'; });
  await attempt('script text', () => { document.createElement('script').text = 'window.broken = true'; });
  await attempt('worker', () => new Worker('${other}/worker.js'));
  await attempt('worker of a text', () => new Worker(URL.createObjectURL(new Blob(['x']))));
  await attempt('service worker', () => navigator.serviceWorker.register('${other}/sw.js'));
  await attempt('another policy', () => trustedTypes.createPolicy('other', {}));
  await attempt('import', () => import('${other}/module.js'));
  await attempt('fetch', () => fetch('${other}/fetch'));
  navigator.sendBeacon('${other}/beacon');
  new WebSocket('${other.replace('http', 'ws')}/socket');
  new EventSource('${other}/events');
  document.querySelector('#javascript-address').click();
  document.querySelector('#form').submit();
  window.refusals = refusals;`;

test('the page refuses foreign code, foreign addresses and strings that would become code', async ({ page }) => {
  const other = await otherOrigin();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { refused: seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const target = blockedURI.replace(/^\w+:\/\/[^/]*/, '') || 'page';
      seen.push(`${effectiveDirective} ${target}`);
    });
  });
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', `${markup(other.address)}</body>`) });
  });
  const body = code(other.address);
  await page.route('**/attack.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  // A page with refused frames never counts as loaded.
  await page.goto('./', { waitUntil: 'commit' });
  const noted = (name: string): Promise<unknown> => page.evaluate((key) => Reflect.get(window, key), name);
  await expect
    .poll(() => noted('refusals'))
    .toEqual([
      'eval: EvalError',
      'new Function: EvalError',
      'timer: TypeError',
      'innerHTML: TypeError',
      'insertAdjacentHTML: TypeError',
      'document.write: TypeError',
      'script address: TypeError',
      'script text: TypeError',
      'worker: TypeError',
      'worker of a text: TypeError',
      'service worker: TypeError',
      'another policy: TypeError',
      'import: TypeError',
      'fetch: TypeError',
    ]);
  await expect
    .poll(async () => [...new Set(await page.evaluate((): string[] => Reflect.get(window, 'refused')))].sort())
    .toEqual([
      'base-uri /base/',
      'connect-src /beacon',
      'connect-src /events',
      'connect-src /fetch',
      'connect-src /socket',
      'form-action /form?',
      'frame-src page',
      'img-src /picture.png',
      'media-src /sound.mp3',
      'object-src page',
      'require-trusted-types-for trusted-types-sink',
      'script-src-attr inline',
      'script-src-elem /module.js',
      'script-src-elem /script.js',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem /style.css',
      'style-src-elem inline',
      'trusted-types trusted-types-policy',
    ]);
  expect(await noted('broken')).toBeUndefined();
  expect(other.asked).toEqual([]);
  other.stop();
});

test('a whole visit requests nothing from other origins, and needs nothing that the policy refuses', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const note: (what: string) => void = Reflect.get(window, 'noteRefusal');
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      note([effectiveDirective, blockedURI, sample].join(' ')),
    );
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const look = async (name: string, title: string): Promise<void> => {
    await button(name).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  };
  const { commands, setup } = golden('defeat');
  const fight = commands.findIndex((command) => command.do === 'fight');
  const player = await openTableAt(page, { setup, commands }, fight, { muted: false });
  await player.give(at(commands, fight));
  await button(text.controlText.menu).click();
  await look(shellText.menu.rulebook, shellText.rulebook.title);
  await button(text.controlText.menu).click();
  await button(shellText.menu.toTitle).click();
  await look(text.screens.title.settings, shellText.settings.title);
  await look(text.screens.title.replays, archiveText.replays.title);
  await look(text.screens.title.records, archiveText.records.title);
  await button(text.screens.title.newGame).click();
  await button(text.screens.newGame.start).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.newGame.confirm }).click();
  await expect(button(text.controlText.end)).toBeVisible();
  await followLink(page, { session: gameAfter({ setup, commands }, commands.length), players: allYours(setup) });
  await button(shareText.over.take).click();
  // The worker that estimates the chances has started.
  await expectHeard(page, /turning point|the hardest|never in doubt/, 90_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  const { origin } = new URL(page.url());
  expect(refused).toEqual([]);
  expect(asked.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'))).toEqual([]);
  const paths = asked.map((url) => new URL(url).pathname);
  for (const part of ['/assets/phaser-', '/assets/howler-', '/assets/thinkingWorker-', '/game/sound/', '/sw.js']) {
    expect(
      paths.filter((path) => path.startsWith(part)),
      part,
    ).not.toEqual([]);
  }
});
