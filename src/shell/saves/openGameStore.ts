import { isPackId } from '../../module/packs.ts';
import type { PlayedGame } from '../match.ts';
import { type DurableKeys, type DurableStore, durableStore } from './durableStore.ts';
import { browserPlaces, generationsIn } from './generations.ts';
import { GAME_KEY, REFUSED } from './saveStore.ts';
import { parseSave } from './saves.ts';
import { browserStore, storeOfGame } from './storage.ts';

/** Where the match in progress lies, how often it was written, and where texts go that were refused. */
export const DURABLE_KEYS: DurableKeys = { text: GAME_KEY, sequence: 'faza.game.sequence', refused: REFUSED };
/** Milliseconds that the page waits for the database when it is opened: without it, it goes by the local copy. */
const PATIENCE = 2000;

/** Opens the store of a game's own texts, while the game itself is still on its way. Its match in progress is also kept in the database. */
export async function openGameStore(id: string, loading: Promise<PlayedGame>): Promise<DurableStore> {
  const texts = browserStore();
  const generations = generationsIn(browserPlaces(id));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const [game, known] = await Promise.all([loading, Promise.race([generations.newest().catch(() => null), late])]);
  return durableStore({
    store: storeOfGame(texts, id),
    lasts: texts.lasts,
    keys: DURABLE_KEYS,
    generations,
    known,
    accepts: (text) => {
      const parsed = parseSave(text, game);
      return typeof parsed !== 'string' || isPackId(parsed);
    },
  });
}
