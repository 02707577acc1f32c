import assert from 'node:assert/strict';
import { text } from '../../../src/games/faza/text/en.ts';
import { goOn, momentBefore, openRecord } from '../fazaPlayer.ts';
import { settings } from '../settings.ts';
import type { Visit } from '../visit.ts';

const words = text.screens.title;

/** Waits until the service worker has cached the game and controls this page. */
async function keepsTheGame(visit: Visit): Promise<void> {
  await visit.until('the service worker', () => visit.call(() => navigator.serviceWorker.ready.then(() => true)));
  await visit.until('a page of the worker', () => visit.call(() => navigator.serviceWorker.controller !== null));
}

/** The host is gone: the game still opens and can be played. */
export async function offline(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await keepsTheGame(visit);
  visit.host.stop();
  await visit.driver.reload();
  await goOn(player);
  await player.give(command);
}

/** A new version is available: the title offers it, and only people who accept it get it. */
export async function update(visit: Visit): Promise<void> {
  await visit.open(settings());
  await visit.reaches(words.quickStart);
  await keepsTheGame(visit);
  visit.host.publish();
  await visit.driver.reload();
  await visit.reaches(words.update);
  assert.equal(await version(visit), 'first');
  await visit.press(words.update);
  await visit.until('the second version', async () => (await version(visit)) === 'second');
  await visit.press(words.quickStart);
  await visit.reaches(text.controlText.end);
}

function version(visit: Visit): Promise<string> {
  return visit.call(() => (document.querySelector('script[src*="/second/"]') ? 'second' : 'first'));
}
