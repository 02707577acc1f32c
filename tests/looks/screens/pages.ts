import type { Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { dailyText } from '../../../src/shell/archive/daily/text.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { type Guest, press, type Screen } from '../kit/guest.ts';
import { gamesOfDays, gamesOfWeeks } from '../kit/shelf.ts';
import { gameAfter, type Luggage } from '../kit/visitor.ts';

const victory = golden('victory');
const words = text.screens.title;

/** What a button of the title opens. */
async function opened(guest: Guest, name: string, luggage?: Luggage): Promise<Page> {
  const page = await guest.title(luggage);
  await press(page, name);
  return page;
}

/** Everything that can be reached from the title. */
export const PAGE_SCREENS: readonly Screen[] = [
  { name: 'title', go: (guest) => guest.title({ game: gameAfter(victory, 60) }) },
  { name: 'new-game', go: (guest) => opened(guest, words.newGame) },
  { name: 'settings', go: (guest) => opened(guest, words.settings) },
  { name: 'rulebook', go: (guest) => opened(guest, words.rulebook) },
  {
    name: 'rulebook-search',
    go: async (guest) => {
      const page = await opened(guest, words.rulebook);
      await page.getByRole('searchbox', { name: shellText.rulebook.search }).fill('rebel');
      return page;
    },
  },
  {
    name: 'replays',
    go: async (guest) => {
      const page = await opened(guest, words.replays, { stored: gamesOfWeeks() });
      await page
        .getByRole('button', { name: new RegExp(`^${archiveText.replays.watch}`) })
        .first()
        .waitFor();
      return page;
    },
  },
  {
    name: 'records',
    go: async (guest) => {
      const page = await opened(guest, words.records, { stored: gamesOfWeeks() });
      await page.getByText(archiveText.records.figures).waitFor();
      return page;
    },
  },
  {
    name: 'daily',
    go: async (guest) => {
      const page = await opened(guest, words.daily, { stored: gamesOfDays() });
      await page.getByRole('dialog', { name: dailyText.title }).waitFor();
      return page;
    },
  },
];
