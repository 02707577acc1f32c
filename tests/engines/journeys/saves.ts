import { goOn, momentBefore, openRecord } from '../fazaPlayer.ts';
import type { Visit } from '../visit.ts';

/** What was played is there after the page has been loaded again. */
export async function saveAndReload(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await player.give(command);
  await visit.driver.reload();
  await goOn(player);
  visit.hasNothingToComplainAbout();
}

/** What was played is there after the browser has been killed in the middle of the table. */
export async function killedProcess(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  await player.give(command);
  const wanted = await visit.stored('faza.game');
  await visit.until('the disk to have the game', async () => (await visit.call(confirmed)).includes(wanted ?? ''));
  await visit.killAndReturn();
  await goOn(player);
  visit.hasNothingToComplainAbout();
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
