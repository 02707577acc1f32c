import { expect } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now, viewNow } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { goldenGamesOf } from '../kit/golden.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** A recorded game with V3, at its first question which of two events happens. */
function atTheChoice(): FazaSession {
  const game = goldenGamesOf(faza.version).find(({ record }) => record.setup.drawTwo);
  if (!game) throw new Error('no golden game has two events');
  let session: FazaSession = begin(faza, game.record.setup);
  for (const command of game.record.commands) {
    if (now(session).agenda[0]?.step === 'resolveOne') return session;
    const given = give(session, command);
    if ('session' in given) session = given.session;
  }
  throw new Error('nobody boards a ship in this game');
}

test('V3 both events are named with what they do; the one chosen happens, the other goes back on top', async ({
  page,
}) => {
  const session = atTheChoice();
  const state = viewNow(session);
  const [pending] = state.agenda;
  const seen = pending?.step === 'resolveOne' ? pending.seen : [];
  const save = gameText({ session, players: state.heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => localStorage.setItem('faza.game', stored), save);
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text.screens.title.continue).click();
  for (const event of seen) {
    await expect(button(text.eventName[event])).toHaveAccessibleDescription(text.eventDetail(event, state));
  }
  const [, chosen = 'purge'] = seen;
  await button(text.eventName[chosen]).click();
  await expect(button(text.eventName[chosen])).toHaveAttribute('aria-pressed', 'true');
  await button(text.controlText.confirm).or(button(text.controlText.confirmBinding)).click();
  await expect(button(text.eventName[chosen])).toBeHidden();
  await expect(button(text.controlText.menu)).toBeVisible();
});

test('V3 and V4 are chosen on the new-game screen; V4 gives each hero a Point and the radio', async ({ page }) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { toggles, start } = text.screens.newGame;
  await button(text.screens.title.newGame).click();
  for (const { name } of [toggles.drawTwo, toggles.radio]) {
    await expect(button(name)).toHaveAttribute('aria-pressed', 'false');
    await button(name).click();
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button(start).click();
  await button(text.heroName.soldier).click();
  await expect(button(text.heroName.soldier)).toHaveAccessibleDescription(/ 1 Point\b/);
  await button(text.controlText.verbs.skill).click();
  await page.getByRole('dialog').getByRole('button', { name: text.controlText.radio }).click();
  await button(text.controlText.confirm).click();
  await expect(button(text.heroName.soldier)).toHaveAccessibleDescription(/ 0 Points\b/);
});
