import { type FaceOffView, HIDDEN } from '../rules/state/state.ts';
import { cardName } from './cards.en.ts';
import { hqNames } from './names.en.ts';
import { tableText } from './table.en.ts';

/** The words while the device is passed on. */
export const passingText = {
  hold: {
    label: 'Hold to open your box',
    warning: 'No one else should look',
    longer: 'Hold it a moment longer, or press it twice',
  },
  asked,
  last: 'You are the last to choose: all boxes open after you.',
  prize: 'You fight over this',
  box: { sealed: 'Sealed', choosing: 'Chooses' },
} as const;

/** What the game asks in secret, with what is fought over. */
function asked(state: FaceOffView): string {
  const { steps, prize, hqs } = state;
  const [step] = steps;
  if (step?.step !== 'seal') return tableText.step(state);
  const [hq = 'house'] = hqs;
  const prizeName = prize === null ? (hq === HIDDEN ? '' : hqNames[hq]) : cardName(prize);
  return {
    personality: `Personality 1/2 for ${prizeName}.`,
    equipment: `Equipment 2/2 for ${prizeName}.`,
    army: `Your army at ${prizeName}.`,
  }[step.part];
}
