import type { Concerns } from '../../../../module/screens/replay.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { tileSpec } from '../../rules/board/board.ts';
import { tileNumbers } from '../../rules/board/geography.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { FazaView, Seat, Source } from '../../rules/state/state.ts';

/**
 * Whom and what a fact concerns; `state` is the one after it. A fact concerns the ship that causes it, and every hero who acts or
 * suffers in it. `actor` is the hero whose command led to it, if any. Rebels whom this hero leads concern the hero; Motherships that
 * act because of the command do not.
 */
export function concernsOf(fact: Fact, state: FazaView, actor: Seat | null = null): Concerns {
  const doer = actor !== null && isTeams(fact.by) ? [actor] : [];
  const source = state.ships.flatMap(({ id }) => (id === fact.by ? [id] : []));
  return {
    seats: distinct([...seatsIn(fact), ...doer]),
    pieces: distinct([...source, ...('ship' in fact ? [fact.ship] : [])]),
    places: placesOf(fact, state),
  };
}

function seatsIn(fact: Fact): Seat[] {
  if (fact.fact === 'rebelsLost') return fact.protected === null ? [] : [fact.protected];
  return 'seat' in fact ? [fact.seat] : [];
}

/** The tiles that a fact names, or else those of the ship or hero it names. */
function placesOf(fact: Fact, state: FazaView): readonly TileNo[] {
  if ('path' in fact) return fact.path;
  if ('tile' in fact) return [fact.tile];
  if ('ship' in fact) return state.ships.flatMap(({ id, tile }) => (id === fact.ship ? [tile] : []));
  if ('seat' in fact) return state.heroes.slice(fact.seat, fact.seat + 1).map(({ tile }) => tile);
  return fact.fact === 'teamLost' && fact.cause === 'X4' ? outposts(state) : [];
}

/** Whether a hero causes a fact, and not the Faza or an event. */
function isTeams(by: Source): boolean {
  return by === 'team' || by === 'combat' || by.startsWith('card:') || by.startsWith('skill:');
}

function outposts(state: FazaView): TileNo[] {
  return tileNumbers(state).filter((tile) => tileSpec(state, tile).outpost);
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
