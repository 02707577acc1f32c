import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../../../src/games/faza/text/en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { goOn, momentBefore, openRecord } from '../fazaPlayer.ts';
import type { Visit } from '../visit.ts';

/** After a reload, the game in progress is still there. */
export async function saveAndReload(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await player.give(command);
  await visit.driver.reload();
  await goOn(player);
  await visit.hasNothingToComplainAbout();
}

/** After the browser was killed in the middle of a game, the game is still there. */
export async function killedProcess(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await player.give(command);
  const wanted = await visit.stored('faza.game');
  await visit.until('the disk to have the game', async () => (await visit.call(confirmed)).includes(wanted ?? ''));
  await visit.killAndReturn();
  await goOn(player);
  await visit.hasNothingToComplainAbout();
}

/** A game is saved to a file and given up; the file brings it back. */
export async function importAndExport(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await player.give(command);
  await visit.press(text.controlText.menu);
  await visit.press(shellText.menu.share);
  await visit.press(shareText.saveFile);
  const { downloads } = visit.machine;
  const file = await visit.until('the file', async () =>
    readdirSync(downloads).find((name) => name.endsWith('.faza.json')),
  );
  const path = join(downloads, file);
  await visit.until('all of the file', async () => isWhole(readFileSync(path, 'utf8')));
  await visit.press(text.controlText.menu);
  await visit.press(shellText.menu.giveUp);
  await visit.press(shellText.giveUp.confirm);
  await visit.press(text.screens.title.replays);
  await visit.driver.giveFile(path, () => visit.press(shareText.openFile));
  await visit.press(shareText.take);
  await player.shows();
  rmSync(path);
  await visit.hasNothingToComplainAbout();
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: the copies of the game that the database has confirmed. */
async function confirmed(): Promise<string[]> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('faza.game'));
  const rows: { text: string }[] = await answer(
    database.transaction('generations').objectStore('generations').getAll(),
  );
  database.close();
  return rows.map(({ text }) => text);
}
