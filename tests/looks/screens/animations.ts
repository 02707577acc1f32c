import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { lived } from '../kit/gameTime.ts';
import { animated, commit, firstOf, offered, press, type Screen } from '../kit/guest.ts';

const victory = golden('victory');
const FIGHT = firstOf(victory, 'fight', 30);
const PHASE = firstOf(victory, 'endTeamPhase', 30);

/** Screens after a command: frames of animations, and what they announce. */
export const ANIMATION_SCREENS: readonly Screen[] = [
  { name: 'combat-throw', go: (guest) => animated(guest, victory, FIGHT, 1300) },
  { name: 'combat-result', go: (guest) => animated(guest, victory, FIGHT, 2900) },
  { name: 'faza-phase', go: (guest) => animated(guest, victory, PHASE, 2600) },
  {
    name: 'faza-paused',
    go: async (guest) => {
      const page = await animated(guest, victory, PHASE, 4200);
      await press(page, replayText.animation.pause);
      return page;
    },
  },
  {
    name: 'event',
    go: async (guest) => {
      const { page } = await offered(guest, victory, firstOf(victory, 'board'));
      await commit(page);
      await page.getByRole('button', { name: text.controlText.resolve, exact: true }).waitFor();
      await lived(page, 900, true);
      return page;
    },
  },
  {
    name: 'faza-summary',
    go: async (guest) => {
      const { page } = await offered(guest, victory, PHASE, { phaseSummary: true, speed: 'instant' });
      await commit(page);
      await page.getByRole('dialog', { name: summaryText.phase.summary }).waitFor();
      return page;
    },
  },
];
