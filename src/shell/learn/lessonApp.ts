import type { App } from '../app.ts';
import { createDiceHistory } from '../dice/diceHistory.ts';
import { createPlanStore } from '../plan/keptPlans.ts';
import { createSaves } from '../saves/saveStore.ts';
import { memoryStore } from '../saves/storage.ts';
import { learnText } from './text.en.ts';

/**
 * The page as the table of a lesson sees it: with stores of its own, and every way back to the table leads back to the lesson. So
 * whatever is done there leaves the saved game and the history of dice alone.
 */
export function lessonApp(app: App, id: string): App {
  const toLesson = (): void => app.toLesson(id);
  return {
    ...app,
    saves: createSaves(memoryStore(), app.game),
    plans: createPlanStore(memoryStore(), app.game),
    dice: createDiceHistory(memoryStore(), app.game.rules.id),
    toEnding: toLesson,
    toTable: toLesson,
    toReplay: (match, at, options) =>
      app.toReplay(match, at, {
        ...options,
        isOnlyShown: true,
        back: { label: learnText.menu.resume, go: toLesson },
      }),
  };
}
