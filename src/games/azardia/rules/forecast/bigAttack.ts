import { at } from '../../../../kernel/values/at.ts';
import { GOAL } from '../../content/board.ts';
import type { AzardiaView } from '../state/state.ts';
import { outcomeOf } from './outcomes.ts';

/** From these losses on an attack is big. */
const BIG = { tiles: 6, coins: 3000, cards: 2 } as const;

/**
 * Whether the card that waits for an answer would cost the player who is asked much, if they pass: a level, a turn, tile 150, many tiles, coins
 * or cards, or what only a duel or a penalty card decides. Other hands, and the own one, make no difference.
 */
export function isBigAttack(view: AzardiaView): boolean {
  const { attack, players } = view;
  if (attack === null) return false;
  const { changes, open } = outcomeOf(view, { do: 'pass', seat: attack.asked });
  const own = changes.find(({ seat }) => seat === attack.asked);
  if (open !== null) return true;
  if (!own) return false;
  const before = at(players, attack.asked).tile;
  const back = own.tile === null ? 0 : before - own.tile;
  return (
    own.levels < 0 ||
    own.missesTurn ||
    (before === GOAL && back > 0) ||
    back >= BIG.tiles ||
    -own.coins >= BIG.coins ||
    -own.cards >= BIG.cards
  );
}
