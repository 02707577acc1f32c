import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, isDeadly, isOutpost, tileAt } from '../../rules/board/board.ts';
import { isAttacked } from '../../rules/fazaPhase/fazaPhase.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { nearestShip } from './candidates.ts';

/** Movements that are always kept. */
const LEAST_MOVEMENTS = 6;

/**
 * At most a number of commands, all by default, for a bot that has no time to consider all of them. Only the least promising movements of
 * heroes and Rebels are left out. With many other commands there are more, because a few movements are always kept. Keeps the order.
 */
export function pruned(
  view: FazaView,
  commands: readonly Command[],
  most = Number.POSITIVE_INFINITY,
): readonly Command[] {
  if (commands.length <= most) return commands;
  const movements = commands.flatMap((command, index) => {
    const promise = promiseOf(view, command);
    return promise === null ? [] : [{ index, promise }];
  });
  const room = Math.max(LEAST_MOVEMENTS, most - (commands.length - movements.length));
  if (movements.length <= room) return commands;
  movements.sort((one, other) => other.promise - one.promise);
  const dropped = new Set(movements.slice(room).map(({ index }) => index));
  return commands.filter((_, index) => !dropped.has(index));
}

/** How promising the target tile of a command is: the higher, the better; `null` for a command that moves nobody. */
function promiseOf(view: FazaView, command: Command): number | null {
  switch (command.do) {
    case 'move':
      return promiseForHero(view, command.hero, command.to);
    case 'drive':
      // Another piece comes along.
      return promiseForHero(view, command.hero, command.to) + 1;
    case 'pathfinder':
      return promiseForHero(view, command.companion ?? command.hero, command.to);
    case 'lead':
      return nearness(view, command.to) + (view.heroes.some(({ tile }) => tile === command.to) ? 2 : 0);
    default:
      return null;
  }
}

/** A hero has something to do on a tile with a Mothership, Drones, Rebels or an Outpost, and is out of danger on a safe one. */
function promiseForHero(view: FazaView, seat: Seat, to: TileNo): number {
  const { drones, rebels } = tileAt(view, to);
  const isSafe = drones === 0 && nearestShip(view, to) > 0 && !isDeadly(view, to);
  const isInDanger = isAttacked(view, seat) || isDeadly(view, heroAt(view, seat).tile);
  return (
    nearness(view, to) +
    (drones > 0 ? 1 : 0) +
    (rebels > 0 ? 1 : 0) +
    (isOutpost(view, to) ? 1.5 : 0) +
    (isSafe && isInDanger ? 2 : 0)
  );
}

/** 2 on the tile of a Mothership; elsewhere minus half a point for each step to the nearest one. */
function nearness(view: FazaView, tile: TileNo): number {
  const steps = nearestShip(view, tile);
  return steps === 0 ? 2 : -steps / 2;
}
