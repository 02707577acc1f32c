import { certifiedRetry, wasOffered } from '../../../../module/daily/certifiedDays.ts';
import type { DailyGame } from '../../../../module/daily/daily.ts';
import { editionById, newest } from '../../content/editions.ts';
import { stepsOf } from '../../content/steps.ts';
import certified from '../../dailies/certified.json' with { type: 'json' };
import { dailySetup } from '../../dailies/dailySetup.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { setupText } from '../../text/module.en.ts';

/** Everybody's game of a day, with luck that a bot has won with. */
export const daily: DailyGame<FazaTypes> = {
  setup: dailySetup,
  retry: (day) => certifiedRetry(certified, day),
  wasOffered: (day, retry) => wasOffered(certified, day, retry),
  line: ({ edition, heroes, mode }: Setup) => {
    const tiles = editionById(edition).tiles.length;
    const isUsual = tiles === newest.tiles.length;
    return setupText.daily(heroes.length, text.modeName[mode], isUsual ? null : tiles);
  },
  steps: ({ drawTwo: _, ...setup }: Setup) =>
    stepsOf(setup.edition).map(({ options }): Setup => ({ ...setup, ...options })),
  page: async () => (await import('./dailyPage.ts')).dailyPage,
};
