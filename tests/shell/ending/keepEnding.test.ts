import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { achievementText } from '../../../src/games/faza/text/records.en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf } from '../../../src/shell/dice/matchDice.ts';
import { keepEnding } from '../../../src/shell/ending/matchEnding.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import { archiveOf } from '../persistence/archive/kit.ts';
import { matches } from '../persistence/archive/matches.ts';

const match = at(matches, 0);

/** The part of the page that an ending needs, and the messages it shows. */
function page() {
  const show = vi.fn<App['toaster']['show']>();
  const app: Partial<App> = {
    game: fazaModule,
    archive: archiveOf(),
    dice: createDiceHistory(memoryStore(), 'faza'),
    toaster: {
      show,
      remark: () => undefined,
      offer: () => undefined,
      clear: () => undefined,
      within: () => undefined,
      destroy: () => undefined,
    },
  };
  Object.assign(app, { sound: { play: () => undefined } });
  return { app: app as App, show };
}

test('an achievement that a game earns is announced at its ending, once', async () => {
  const { app, show } = page();
  app.dice.pledge(commitmentOf(match), false);
  await keepEnding(app, match, () => true);
  expect(show).toHaveBeenCalledOnce();
  expect(show.mock.lastCall?.[0]).toContain(achievementText.firstStand.name);
  await keepEnding(app, match, () => true);
  expect(show).toHaveBeenCalledOnce();
});

test('nothing is announced on another screen, or for a game that came from outside or was practice', async () => {
  const away = page();
  away.app.dice.pledge(commitmentOf(match), false);
  await keepEnding(away.app, match, () => false);
  const guest = page();
  await keepEnding(guest.app, match, () => true);
  const practice = page();
  practice.app.dice.pledge(commitmentOf(match), false);
  await keepEnding(practice.app, { ...match, practice: true }, () => true);
  for (const { app, show } of [away, guest, practice]) {
    expect(show).not.toHaveBeenCalled();
    expect(await app.archive.entries()).toHaveLength(1);
  }
});
