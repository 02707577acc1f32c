import { isPackId } from '../../module/capabilities/packs.ts';
import type { PlayedGame } from '../match.ts';
import { browserStore, storeOfGame } from '../storage/textStore.ts';
import { type DurableKeys, type DurableStore, durableStore } from './durableStore.ts';
import { parseGame } from './gameText.ts';
import { browserPlaces, generationsIn } from './generations.ts';
import { GAME_KEY, OUTBOX, REFUSED } from './savedGame.ts';

/** Where the match in progress lies, how often it was written, where texts go that were refused, and which others are kept. */
export const DURABLE_KEYS: DurableKeys = {
  text: GAME_KEY,
  sequence: 'faza.game.sequence',
  refused: REFUSED,
  kept: [REFUSED, OUTBOX],
};
/** Milliseconds that the page waits for the database when it is opened: without it, it goes by the local copy. */
const PATIENCE = 2000;

/** Opens the store of a game's own texts, while the game itself is still on its way. Its match in progress is also kept in the database. */
export async function openGameStore(id: string, loading: Promise<PlayedGame>): Promise<DurableStore> {
  const texts = browserStore();
  const { places, texts: keptTexts } = browserPlaces(id);
  const generations = generationsIn(places);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const unlessLate = <T>(reading: Promise<T>): Promise<T | null> => Promise.race([reading.catch(() => null), late]);
  const [game, known, kept] = await Promise.all([
    loading,
    unlessLate(generations.newest()),
    unlessLate(keptTexts.all()),
  ]);
  return durableStore({
    store: storeOfGame(texts, id),
    lasts: texts.lasts,
    keys: DURABLE_KEYS,
    generations,
    known,
    keptTexts,
    kept: kept ?? new Map(),
    accepts: (text) => {
      const parsed = parseGame(text, game);
      return typeof parsed !== 'string' || isPackId(parsed);
    },
  });
}
