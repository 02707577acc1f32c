import { FACTIONS } from '../../../src/games/faceOff/content/vocabulary.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import { drawBelow, shuffled } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { LabSeries } from '../../game/lab.ts';

/** The possible numbers of seats. */
export const SIZES = [2, 3, 4, 5] as const;

/** The series of games that a bot plays with this number of seats. */
export function seriesId(bot: string, seats: number): string {
  return `${bot}/${seats}`;
}

/** Factions by chance; with five seats a second copy of one, at any seat (X1). */
function gamesOf(bot: string, seats: number): LabSeries<FaceOffTypes> {
  return {
    id: seriesId(bot, seats),
    bot,
    times: 1,
    setup: (luck, seed) => {
      const second = at(FACTIONS, drawBelow(luck, FACTIONS.length));
      const factions = seats > FACTIONS.length ? [...FACTIONS, second] : shuffled(luck, FACTIONS).slice(0, seats);
      return { seed, factions: shuffled(luck, factions), timing: 'standard' };
    },
  };
}

/** Every series of the lab. */
export const series: readonly LabSeries<FaceOffTypes>[] = SIZES.map((seats) => gamesOf('boss', seats));
