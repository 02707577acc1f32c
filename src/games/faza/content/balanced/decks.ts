import { airplane, allDice, changed, does, run } from '../cardParts.ts';
import { decks as revised } from '../revised/decks.ts';
import type { AreaId, CardSpec } from '../vocabulary.ts';

/** The cards of the revised edition: injured sides that were hardly used move further, and a Ray Cannon is worth a Raygun. */
export const decks: Readonly<Record<AreaId, readonly CardSpec[]>> = {
  ...revised,
  tactical: changed(revised.tactical, {
    2: { injured: { movement: run(2) } },
    3: { injured: { movement: airplane(2) } },
  }),
  technological: changed(revised.technological, {
    1: { healthy: { enhancement: does('rayCannon', allDice(1)) } },
    2: { injured: { movement: run(2) } },
  }),
};
