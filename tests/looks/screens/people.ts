import { radioText } from '../../../src/games/faza/text/module.en.ts';
import { playerGroupFor, withPerson } from '../../../src/module/match.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { commit, fromMenu, game, offered, press, type Screen } from '../kit/guest.ts';

const victory = golden('victory');
const radio = game(/^easy-2-mixed-9\d-/);

/** Two people with three heroes, a captain, and the device handed over. */
const two = withPerson(
  playerGroupFor(['you', 'you', 'you'], () => 'Ada'),
  'Ben',
);
const company = { ...two, seats: [0, 1, 0], handOver: true, captain: true };

/** Several people around one device. */
export const PEOPLE_SCREENS: readonly Screen[] = [
  {
    name: 'people',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await fromMenu(page, peopleText.title);
      await press(page, peopleText.add);
      return page;
    },
  },
  { name: 'people-at-the-table', go: async (guest) => (await guest.table(victory, 60, undefined, { company })).page },
  {
    name: 'hand-over',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60, undefined, { company });
      await page.keyboard.press('2');
      await page.getByRole('dialog', { name: peopleText.pass('Ben') }).waitFor();
      return page;
    },
  },
  {
    name: 'radio',
    go: async (guest) => {
      const { page } = await offered(guest, radio, 0);
      await commit(page);
      await page.getByRole('dialog', { name: radioText.title }).waitFor();
      await press(page, radioText.start(radioText.speaker(1)));
      return page;
    },
  },
];
