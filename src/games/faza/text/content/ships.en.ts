import type { EditionSpec, ShipId } from '../../content/vocabulary.ts';
import { injuries } from './names.en.ts';

/** The words of a Mothership. */
interface ShipText {
  readonly name: string;
  /** Its action. */
  readonly text: string | ((edition: Pick<EditionSpec, 'destroyerInjuries'>) => string);
  /** The same in a word or two for each symbol of its guide (`scenes/areaLooks.ts`). */
  readonly guide: readonly string[];
  /** The action of its wreck. */
  readonly wreck: string;
}

export const shipText: Readonly<Record<ShipId, ShipText>> = {
  carrier: {
    name: 'Carrier',
    text: 'Three times: flies to the adjacent tile with the fewest Drones and drops 2.',
    guide: ['to the fewest Drones', 'drops 2', 'three times'],
    wreck: '1 Drone on the emptiest tile beside it',
  },
  destroyer: {
    name: 'Destroyer',
    text: ({ destroyerInjuries = 1 }) =>
      `Flies up to 2 tiles toward the nearest hero. The Rebels there fall, each hero there takes ${injuries(destroyerInjuries)}, and it drops 3 Drones.`,
    guide: ['to the nearest hero', 'Rebels there fall', 'hurts each hero', 'drops 3'],
    wreck: '1 injury to heroes within 1 tile without a Rebel',
  },
  former: {
    name: 'Former',
    text: 'Twice: flies to the nearest earth tile and turns it. Then it drops 2 Drones.',
    guide: ['to the nearest earth', 'turns it', 'twice', 'drops 2'],
    wreck: 'Turns the highest-numbered tile beside it',
  },
};
