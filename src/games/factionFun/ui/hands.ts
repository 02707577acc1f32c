import { at } from '../../../kernel/values/at.ts';
import type { SmallHands } from '../../../smallGame/gameDescription.ts';
import { HIDDEN } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { cardText } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';

/** How people at one device keep their hands secret from each other: whoever has none to play does not need to look. */
export const factionHands: SmallHands<FactionFunTypes> = {
  areSecret: () => true,
  isPublic: ({ do: name }) => name !== 'play' && name !== 'fight',
  handText: ({ hands }, seat) =>
    text.handSaid(at(hands, seat).flatMap((card) => (card === HIDDEN ? [] : cardText[card].name))),
  withoutChoice: ([only, ...others]) => (only?.do === 'pass' && others.length === 0 ? only : null),
};
