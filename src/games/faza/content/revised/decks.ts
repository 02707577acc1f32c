import { airplane, allDice, card, does, lastCard, reroll, run, side } from '../cardParts.ts';
import { decks as published } from '../published/decks.ts';
import type { AreaId, CardSpec } from '../vocabulary.ts';

const raygun = does('raygun', allDice(1));

/** The cards of the published edition, with weaker Grenades and Adrenaline: the rest of their decks was better than the others'. */
export const decks: Readonly<Record<AreaId, readonly CardSpec[]>> = {
  ...published,
  tactical: [
    ...published.tactical.slice(0, 2),
    card(side(airplane(3), raygun), side(airplane(1), raygun)),
    lastCard(side(run(2), does('grenades', reroll(2)))),
  ],
  medical: [
    ...published.medical.slice(0, 2),
    card(side(airplane(3), does('adrenaline', allDice(1))), side(airplane(1), does('grit', reroll(1)))),
    ...published.medical.slice(3),
  ],
};
