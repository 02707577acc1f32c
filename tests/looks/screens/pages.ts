import { text } from '../../../src/games/faza/text/en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { fromMenu, press, type Screen, settle } from '../kit/guest.ts';

const victory = golden('victory');

/** Everything around the table: the title, the new game, and what lies open over them. */
export const PAGE_SCREENS: readonly Screen[] = [
  { name: 'title', go: async (guest) => settle(await guest.title({}, victory, 60), 1600) },
  {
    name: 'new-game',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.newGame);
      return settle(page, 1500);
    },
  },
  {
    name: 'menu',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await press(page, text.controlText.menu);
      return settle(page, 500);
    },
  },
  {
    name: 'settings',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.settings);
      return settle(page, 500);
    },
  },
  {
    name: 'rulebook',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.rulebook);
      return settle(page, 500);
    },
  },
  {
    name: 'dice',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, shellText.menu.dice);
      return settle(page, 500);
    },
  },
  {
    name: 'high-contrast',
    go: async (guest) => (await guest.table(victory, 60, { highContrast: true, textScale: 1.5 })).page,
  },
  {
    name: 'learn',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.learn);
      return settle(page, 500);
    },
  },
  {
    name: 'lesson',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.learn);
      await press(page, learnText.start);
      return settle(page, 2500);
    },
  },
  {
    name: 'replays',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.replays);
      return settle(page, 500);
    },
  },
  {
    name: 'records',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.records);
      return settle(page, 800);
    },
  },
];
