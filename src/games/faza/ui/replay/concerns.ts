import type { Concerns } from '../../../../module/replay.ts';
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
  const { seats = [], pieces = [], places = [] } = subjectsOf(fact, state);
  const doer = actor !== null && isTeams(fact.by) ? [actor] : [];
  return {
    seats: distinct([...seats, ...doer]),
    pieces: distinct([...(state.ships.some(({ id }) => id === fact.by) ? [fact.by] : []), ...pieces]),
    places,
  };
}

/** The heroes, pieces and tiles that a fact names, whatever its cause. */
function subjectsOf(fact: Fact, state: FazaView): Partial<Concerns> {
  switch (fact.fact) {
    case 'gameBegan':
    case 'boardRedrawn':
    case 'phaseBegan':
    case 'stepBegan':
    case 'eventChosen':
    case 'eventStays':
    case 'eventEnded':
    case 'deckReshuffled':
    case 'teamWon':
      return {};
    case 'teamLost':
      return { places: fact.cause === 'X4' ? outposts(state) : [] };
    case 'radioOpened':
    case 'cardUsed':
    case 'armed':
    case 'disarmed':
    case 'injuriesIgnored':
    case 'heroInjured':
    case 'cardRecovered':
    case 'cardRefreshed':
    case 'pointsSpent':
    case 'pointsGained':
    case 'eventsSeen':
      return { seats: [fact.seat], places: tileOf(state, fact.seat) };
    case 'heroMoved':
      return { seats: [fact.seat], places: fact.path };
    case 'rebelsMoved':
      return { places: fact.path };
    case 'diceRolled':
    case 'dronesDefeated':
    case 'heroProtected':
      return { seats: [fact.seat], places: [fact.tile] };
    case 'rebelsLost':
      return { seats: fact.protected === null ? [] : [fact.protected], places: [fact.tile] };
    case 'rebelsPlaced':
    case 'dronesPlaced':
    case 'dronesBlocked':
    case 'dronesRemoved':
    case 'tileTurned':
      return { places: [fact.tile] };
    case 'shipBoarded':
    case 'eventDrawn':
      return { seats: [fact.seat], pieces: [fact.ship], places: [fact.tile] };
    case 'shipDefeated':
      return { pieces: [fact.ship], places: [fact.tile] };
    case 'shipMoved':
      return { pieces: [fact.ship], places: fact.path };
    case 'shipHealed':
    case 'trackerMoved':
    case 'shipActivated':
    case 'activationCancelled':
      return { pieces: [fact.ship], places: state.ships.flatMap(({ id, tile }) => (id === fact.ship ? [tile] : [])) };
  }
}

/** Whether a hero causes a fact, and not the Faza or an event. */
function isTeams(by: Source): boolean {
  return by === 'team' || by === 'combat' || by.startsWith('card:') || by.startsWith('skill:');
}

function tileOf(state: FazaView, seat: Seat): TileNo[] {
  return state.heroes.slice(seat, seat + 1).map(({ tile }) => tile);
}

function outposts(state: FazaView): TileNo[] {
  return tileNumbers(state).filter((tile) => tileSpec(state, tile).outpost);
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
