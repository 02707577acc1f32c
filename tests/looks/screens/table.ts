import { text } from '../../../src/games/faza/text/en.ts';
import { companyText } from '../../../src/shell/company/text.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { ended, filmed, firstOf, fromMenu, game, press, type Screen, settle } from '../kit/guest.ts';

const victory = golden('victory');

/** Everything that is seen at the table, and how a game ends there. */
export const TABLE_SCREENS: readonly Screen[] = [
  { name: 'board', go: async (guest) => (await guest.table(victory, 0)).page },
  { name: 'board-crowded', go: async (guest) => (await guest.table(game('normal-4-greedy-01-x2'), 60)).page },
  {
    name: 'board-forecast',
    go: async (guest) => {
      const { page } = await guest.table(victory, 59);
      await press(page, text.controlText.forecast);
      return settle(page, 1500);
    },
  },
  {
    name: 'fight-preview',
    go: async (guest) => {
      const index = firstOf(victory, 'fight', 30);
      const { page, player } = await guest.table(victory, index);
      const fight = victory.commands[index];
      if (fight) await player.point(fight);
      return settle(page, 600);
    },
  },
  { name: 'combat-throw', go: (guest) => filmed(guest, victory, firstOf(victory, 'fight', 30), 1300) },
  { name: 'combat-result', go: (guest) => filmed(guest, victory, firstOf(victory, 'fight', 30), 2900) },
  { name: 'event', go: (guest) => filmed(guest, victory, firstOf(victory, 'board'), 5200) },
  { name: 'faza-phase', go: (guest) => filmed(guest, victory, firstOf(victory, 'endTeamPhase'), 2600) },
  { name: 'victory', go: (guest) => ended(guest, 'victory', 5500) },
  { name: 'defeat-hero', go: (guest) => ended(guest, 'defeat', 5500) },
  { name: 'defeat-drones', go: (guest) => ended(guest, 'normal-3-random-02-x3', 5500) },
  { name: 'defeat-outposts', go: (guest) => ended(guest, 'normal-4-mixed-06-x4', 5500) },
  {
    name: 'boarding-preview',
    go: async (guest) => {
      const index = firstOf(victory, 'board');
      const { page, player } = await guest.table(victory, index);
      const boarding = victory.commands[index];
      if (boarding) await player.point(boarding);
      return settle(page, 600);
    },
  },
  {
    name: 'plan',
    go: async (guest) => {
      const index = firstOf(victory, 'board');
      const { page, player } = await guest.table(victory, index);
      await fromMenu(page, planText.menu);
      const boarding = victory.commands[index];
      if (boarding) await player.point(boarding);
      await press(page, text.controlText.addToPlan);
      return settle(page, 600);
    },
  },
  {
    name: 'plan-compared',
    go: async (guest) => {
      const { page } = await guest.table(victory, firstOf(victory, 'board'));
      await fromMenu(page, planText.menu);
      await press(page, planText.compare);
      return settle(page, 500);
    },
  },
  {
    name: 'log',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.log);
      return settle(page, 600);
    },
  },
  {
    name: 'look-back',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.lookBack);
      return settle(page, 1500);
    },
  },
  {
    name: 'what-is-this',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await page.locator('[data-control^="tile:"]').nth(5).click({ button: 'right' });
      return settle(page, 500);
    },
  },
  {
    name: 'people',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, companyText.title);
      await press(page, companyText.add);
      return settle(page, 500);
    },
  },
];
