import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { daily } from '../../../src/games/faza/ui/setups/daily.ts';
import { begin } from '../../../src/kernel/session.ts';
import { dayOf } from '../../../src/module/daily/days.ts';
import { codeText } from '../../../src/shell/newGame/text.en.ts';
import { dailySetup } from '../../../src/shell/persistence/archive/daily.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { firstOf, fromMenu, game, offered, press, type Screen } from '../kit/guest.ts';
import { playedByPeople, TODAY } from '../kit/visitor.ts';

const victory = golden('victory');
const FIGHT = firstOf(victory, 'fight', 30);
const BOARDING = firstOf(victory, 'board');
/** With both variants that experienced players use: two events are drawn (V3), and the radio is on the table (V4). */
const variants = game(/^easy-2-mixed-9\d-/);

/** Games with 24 tiles: a full city, and one about to be lost. */
const crowded24 = game(/^normal-.-greedy-24/);
const lost24 = game(/^normal-.-random-24.*-x[235]$/);

/** What the table shows while nothing moves. */
export const TABLE_SCREENS: readonly Screen[] = [
  { name: 'board', go: async (guest) => (await guest.table(victory, 0)).page },
  { name: 'board-crowded', go: async (guest) => (await guest.table(game(/^(normal|hard)-.-greedy-.*-x2$/), 60)).page },
  {
    name: 'board-forecast',
    go: async (guest) => {
      const { page } = await guest.table(victory, 59);
      await press(page, text.controlText.forecast);
      return page;
    },
  },
  { name: 'tiles24-crowded', go: async (guest) => (await guest.table(crowded24, 46)).page },
  {
    name: 'tiles24-forecast',
    go: async (guest) => {
      const { page } = await guest.table(lost24, lost24.commands.length - 1);
      await press(page, text.controlText.forecast);
      return page;
    },
  },
  { name: 'move-preview', go: async (guest) => (await offered(guest, victory, firstOf(victory, 'move', 30))).page },
  { name: 'fight-preview', go: async (guest) => (await offered(guest, victory, FIGHT)).page },
  { name: 'boarding-preview', go: async (guest) => (await offered(guest, victory, BOARDING)).page },
  {
    name: 'end-preview',
    go: async (guest) => (await offered(guest, victory, firstOf(victory, 'endTeamPhase', 30))).page,
  },
  {
    name: 'practice',
    go: async (guest) => (await guest.table(victory, FIGHT + 1, undefined, { practice: true })).page,
  },
  { name: 'two-events', go: async (guest) => (await guest.table(variants, firstOf(variants, 'chooseEvent'))).page },
  {
    name: 'plan',
    go: async (guest) => {
      const { page, player } = await guest.table(victory, BOARDING);
      await fromMenu(page, planText.menu);
      const boarding = victory.commands[BOARDING];
      if (boarding) await player.point(boarding);
      await press(page, text.controlText.addToPlan);
      return page;
    },
  },
  {
    name: 'plan-compared',
    go: async (guest) => {
      // Plans are stored with their game: only a new visitor has none.
      await guest.leave();
      const { page, player } = await guest.table(victory, BOARDING);
      await fromMenu(page, planText.menu);
      const others = faza
        .legalCommands(player.state)
        .filter(({ do: kind }) => kind !== 'board' && kind !== 'endTeamPhase');
      for (const [plan, command] of [
        ['a', victory.commands[BOARDING]],
        ['b', others[0]],
      ] as const) {
        // The first is open from the start.
        if (plan === 'b') await press(page, planText.plan(plan));
        if (command) await player.point(command);
        await press(page, text.controlText.addToPlan);
      }
      await press(page, planText.compare);
      return page;
    },
  },
  {
    name: 'what-is-this',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await page.locator('[data-control^="tile:"]').nth(5).click({ button: 'right' });
      return page;
    },
  },
  {
    name: 'log',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.log);
      return page;
    },
  },
  {
    name: 'look-back',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.lookBack);
      return page;
    },
  },
  {
    name: 'menu',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await press(page, text.controlText.menu);
      return page;
    },
  },
  {
    name: 'dice',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.dice);
      return page;
    },
  },
  {
    name: 'share-code',
    go: async (guest) => {
      // Unlike those of recorded games, a daily seed fits into a code.
      const page = await guest.bring(playedByPeople(begin(faza, dailySetup(daily, dayOf(new Date(TODAY))))));
      await fromMenu(page, shellText.menu.share);
      await press(page, codeText.title);
      return page;
    },
  },
  {
    name: 'ping',
    go: async (guest) => {
      // In a visit of its own: the rings disappear after a while, so a permanent copy is photographed.
      const { page } = await guest.table(victory, 60, { alwaysForecast: true });
      await page.locator('[data-control^="tile:"]').nth(5).hover();
      await page.keyboard.press('g');
      await page.locator('.ping').waitFor({ state: 'attached' });
      await page.evaluate(`(() => {
        const ring = document.querySelector('.ping');
        const copy = ring.parentNode.appendChild(ring.cloneNode(true));
        for (const one of copy.getAnimations({ subtree: true })) {
          one.currentTime = 500;
          one.pause();
        }
      })()`);
      return page;
    },
  },
  {
    name: 'density-newcomer',
    go: async (guest) => (await offered(guest, victory, FIGHT, { density: 'newcomer' })).page,
  },
  { name: 'density-expert', go: async (guest) => (await offered(guest, victory, FIGHT, { density: 'expert' })).page },
  {
    name: 'high-contrast',
    go: async (guest) => (await guest.table(victory, 60, { highContrast: true, textScale: 1.5 })).page,
  },
  { name: 'large-text', go: async (guest) => (await offered(guest, victory, FIGHT, { textScale: 2 })).page },
];
