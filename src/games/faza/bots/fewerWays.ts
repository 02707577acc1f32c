import type { TileNo } from '../content/vocabulary.ts';
import { heroAt, isDeadly, isOutpost, tileAt } from '../rules/board/board.ts';
import { isAttacked } from '../rules/fazaPhase/fazaPhase.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import { nearestShip } from './candidates.ts';

/** Ways that are left in any case. */
const LEAST_WAYS = 6;

/**
 * At most so many commands, for a bot that has no time to look at all of them: the least promising ways, by which heroes or Rebels come to
 * another tile, are left out, and nothing else is. In the order given.
 */
export function withFewerWays(view: FazaView, commands: readonly Command[], most: number): readonly Command[] {
  const ways = commands.flatMap((command, index) => {
    const promise = promiseOf(view, command);
    return promise === null ? [] : [{ index, promise }];
  });
  const room = Math.max(LEAST_WAYS, most - (commands.length - ways.length));
  if (ways.length <= room) return commands;
  ways.sort((one, other) => other.promise - one.promise || one.index - other.index);
  const dropped = new Set(ways.slice(room).map(({ index }) => index));
  return commands.filter((_, index) => !dropped.has(index));
}

/** How promising the tile is that a way leads to: the higher, the better; `null` for a command that is no way. */
function promiseOf(view: FazaView, command: Command): number | null {
  switch (command.do) {
    case 'move':
      return promiseForHero(view, command.hero, command.to);
    case 'drive':
      // Somebody is taken along.
      return promiseForHero(view, command.hero, command.to) + 1;
    case 'pathfinder':
      return promiseForHero(view, command.companion ?? command.hero, command.to);
    case 'lead':
      return nearness(view, command.to) + (view.heroes.some(({ tile }) => tile === command.to) ? 2 : 0);
    default:
      return null;
  }
}

/** A hero has something to do on a tile with a Mothership, Drones, Rebels or an Outpost, and gets out of danger where nothing is. */
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

/** Two for the tile of a Mothership, and half less for every step that it is away. */
function nearness(view: FazaView, tile: TileNo): number {
  const steps = nearestShip(view, tile);
  return steps === 0 ? 2 : -steps / 2;
}
