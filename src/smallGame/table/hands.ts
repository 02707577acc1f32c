import type { GameHands } from '../../module/capabilities/hands.ts';
import type { AnyGame } from '../../module/match.ts';
import type { GameDescription, SmallHands } from '../gameDescription.ts';
import { beginsWith, commandPath } from './selection.ts';
import type { SmallView } from './table.ts';

/** How people at one device keep their hands secret from each other: a selected card is no secret any more. */
export function smallHands<T extends AnyGame>(
  game: GameDescription<T>,
  hands: SmallHands<T>,
): GameHands<T, SmallView<T>> {
  return {
    ...hands,
    isOffered: (command, { path }, state) =>
      hands.isPublic(command) || (path.length > 0 && beginsWith(commandPath(game, command, state), path)),
    handSaid: ({ state, seat }) => hands.handText(state, seat),
  };
}
