import { applyLegal } from '../../rules/apply.ts';
import { heroAt, inForce, isDead, isOutpost, roomForRebels, tileAt } from '../../rules/board/board.ts';
import { forecast } from '../../rules/forecast.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Command, CommandName } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { Escape, Escapes } from '../../text/table/forecast.en.ts';

/**
 * What would save those who die in the coming Faza phase. Each way is tried: the Faza phase has no dice, so what does not
 * help is never advised. A Destroyer, say, kills the Rebels on its tile before it injures heroes, and follows who runs.
 */
export function escapesOf(state: FazaView, dying: readonly Seat[]): Escapes {
  const ways = waysOut(state, dying);
  const peaceful = withoutDrones(state, dying);
  if (!peaceful) return { afterFight: false, ways };
  if (survives(peaceful, dying)) return { afterFight: false, ways: ['fight', ...ways] };
  return ways.length > 0 ? { afterFight: false, ways } : { afterFight: true, ways: waysOut(peaceful, dying) };
}

function waysOut(state: FazaView, dying: readonly Seat[]): Escape[] {
  const legal = legalCommands(state);
  const each = (names: ReadonlySet<CommandName>, isAbout: (command: Command, seat: Seat) => boolean): boolean =>
    dying.every((seat) =>
      legal.some(
        (command) =>
          names.has(command.do) && isAbout(command, seat) && survives(applyLegal(state, command).state, [seat]),
      ),
    );
  const rebels = rebelsNeeded(state, dying);
  return [
    ...(each(MOVES, (command, seat) => 'hero' in command && command.hero === seat) ? (['move'] as const) : []),
    ...(rebels === null ? [] : [{ rebels }]),
    ...(each(CURES, isForCards) ? (['recover'] as const) : []),
  ];
}

const MOVES: ReadonlySet<CommandName> = new Set(['move', 'drive', 'pathfinder']);
const CURES: ReadonlySet<CommandName> = new Set(['recover', 'houseCall', 'enhance']);

/** Whether a command turns cards of a hero back: by itself, by a skill, or by a card. */
function isForCards(command: Command, seat: Seat): boolean {
  if (command.do === 'recover') return command.hero === seat;
  if (command.do === 'houseCall') return command.ally === seat;
  return command.do === 'enhance' && command.target.kind === 'card' && command.target.ally === seat;
}

function survives(state: FazaView, dying: readonly Seat[]): boolean {
  const { after } = forecast(state);
  return dying.every((seat) => !isDead(heroAt(after, seat)));
}

/**
 * The state after each of them has won the fight on their tile; `null` if no Drones are there, or no fight is allowed.
 */
function withoutDrones(state: FazaView, dying: readonly Seat[]): FazaView | null {
  const fights = legalCommands(state).flatMap((command) => (command.do === 'fight' ? [command] : []));
  const held = dying.filter((seat) => tileAt(state, heroAt(state, seat).tile).drones > 0);
  const places = held.map((seat) => heroAt(state, seat).tile);
  const canFight = places.every((place, index) =>
    fights.some(({ hero, tile }) => hero === held[index] && tile === place),
  );
  if (held.length === 0 || !canFight) return null;
  const tiles = state.tiles.map((tile, index) => (places.includes(index + 1) ? { ...tile, drones: 0 } : tile));
  return { ...state, tiles };
}

/** The number of Rebels needed on each of their tiles; `null` if no number helps, or none can come (Lockdown). */
function rebelsNeeded(state: FazaView, dying: readonly Seat[]): number | null {
  const places = [...new Set(dying.map((seat) => heroAt(state, seat).tile))];
  if (inForce(state, 'noLeading') && places.some((place) => !isOutpost(state, place))) return null;
  const room = Math.min(...places.map((place) => roomForRebels(state, place)));
  for (let more = 1; more <= room; more += 1) {
    const tiles = state.tiles.map((tile, index) =>
      places.includes(index + 1) ? { ...tile, rebels: tile.rebels + more } : tile,
    );
    if (survives({ ...state, tiles }, dying)) return more;
  }
  return null;
}
