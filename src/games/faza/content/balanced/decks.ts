import { airplane, allDice, does, run } from '../cardParts.ts';
import { decks as revised } from '../revised/decks.ts';
import type { AreaId, CardSide, CardSpec } from '../vocabulary.ts';

/** The sides of cards that are not those of the revised edition, by the number of the card. */
type Changes = Readonly<Record<number, { readonly [Side in keyof CardSpec]?: Partial<CardSide> }>>;

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

function changed(deck: readonly CardSpec[], changes: Changes): CardSpec[] {
  return deck.map(({ healthy, injured }, index) => {
    const change = changes[index + 1];
    return {
      healthy: { ...healthy, ...change?.healthy },
      ...(injured && { injured: { ...injured, ...change?.injured } }),
    };
  });
}
