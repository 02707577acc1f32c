import type { EventId, ShipId, TileNo } from '../../content/vocabulary.ts';
import { eventSpec } from '../../rules/board.ts';
import type { Fact } from '../../rules/fact.ts';
import type { CardState, HeroState, Seat, ShipState, State, TileState } from '../../rules/state.ts';

/**
 * What the board looks like after a fact: a picture for the time while facts are played. The rules have the last word; when
 * the film is over, their state is drawn.
 */
export function pictureAfter(state: State, fact: Fact): State {
  switch (fact.fact) {
    case 'phaseBegan': {
      const begun: State = { ...state, phase: fact.phase, round: fact.round };
      return fact.phase === 'team'
        ? {
            ...begun,
            heroes: state.heroes.map((hero) => ({
              ...hero,
              cards: hero.cards.map((card) => ({ ...card, used: false })),
            })),
          }
        : begun;
    }
    case 'cardUsed':
      return card(state, fact.seat, fact.card, { used: true });
    case 'cardRefreshed':
      return card(state, fact.seat, fact.card, { used: false });
    case 'heroInjured':
      return card(state, fact.seat, fact.card, { injured: true });
    case 'cardRecovered':
      // At an Outpost it costs the use of the card (I3).
      return card(
        state,
        fact.seat,
        fact.card,
        fact.by === 'team' ? { injured: false, used: true } : { injured: false },
      );
    case 'heroMoved':
      return hero(state, fact.seat, ({ tile: from }) => ({ tile: fact.path.at(-1) ?? from }));
    case 'armed':
      if (fact.effect.kind === 'longShot') return { ...state, longShots: [...state.longShots, fact.effect] };
      return hero(state, fact.seat, ({ armed }) => ({ armed: [...armed, fact.effect] }));
    case 'disarmed':
    case 'diceRolled':
      return hero(state, fact.seat, () => ({ armed: [] }));
    case 'rebelsMoved': {
      const [from, to] = [fact.path[0], fact.path.at(-1)];
      if (from === undefined || to === undefined) return state;
      return tile(
        tile(state, from, ({ rebels }) => ({ rebels: rebels - fact.count })),
        to,
        ({ rebels }) => ({ rebels: rebels + fact.count }),
      );
    }
    case 'rebelsPlaced':
      return pool(
        tile(state, fact.tile, ({ rebels }) => ({ rebels: rebels + fact.count })),
        0,
        -fact.count,
      );
    case 'rebelsLost':
      return pool(
        tile(state, fact.tile, ({ rebels }) => ({ rebels: rebels - fact.count })),
        0,
        fact.count,
      );
    case 'dronesDefeated': {
      const fewer = tile(state, fact.tile, ({ drones }) => ({ drones: drones - fact.count }));
      return hero(fewer, fact.seat, ({ points }) => ({ points: points + fact.count }));
    }
    case 'dronesPlaced':
      return pool(
        tile(state, fact.tile, ({ drones }) => ({ drones: drones + fact.count })),
        -fact.count,
        0,
      );
    case 'dronesRemoved':
      return pool(
        tile(state, fact.tile, ({ drones }) => ({ drones: drones - fact.count })),
        fact.count,
        0,
      );
    case 'pointsSpent':
      return pool(
        hero(state, fact.seat, (old) => withPoints(old, -fact.points, -(fact.bonus ?? 0))),
        fact.points - (fact.bonus ?? 0),
        0,
      );
    case 'pointsGained':
      return pool(
        hero(state, fact.seat, (old) => withPoints(old, fact.points, fact.bonus ?? 0)),
        (fact.bonus ?? 0) - fact.points,
        0,
      );
    case 'shipBoarded': {
      // A ship that goes down does so with the fact that says it.
      const hit = ship(state, fact.ship, { health: Math.max(1, fact.health) });
      return fact.rebels > 0
        ? pool(
            tile(hit, fact.tile, ({ rebels }) => ({ rebels: rebels - fact.rebels })),
            0,
            fact.rebels,
          )
        : hit;
    }
    case 'shipHealed':
      return ship(state, fact.ship, { health: fact.health });
    case 'shipDefeated':
      return ship(state, fact.ship, { health: 0 });
    case 'shipMoved':
      return ship(state, fact.ship, fact.path.length > 0 ? { tile: fact.path.at(-1) ?? 1 } : {});
    case 'trackerMoved':
      return { ...state, tracker: state.ships.findIndex(({ id }) => id === fact.ship) };
    case 'tileTurned':
      return tile(state, fact.tile, () => ({ fazaformed: fact.fazaformed }));
    case 'eventDrawn': {
      const { deck, top } = state.events;
      return {
        ...state,
        events: {
          ...state.events,
          deck: deck.filter((id) => id !== fact.event),
          top: top.filter((id) => id !== fact.event),
        },
      };
    }
    case 'eventStays':
      return { ...state, events: withEvent(state, fact.event) };
    case 'eventEnded': {
      const { short, long, kept } = state.events;
      const others = (id: EventId): boolean => id !== fact.event;
      return {
        ...state,
        events: {
          ...state.events,
          short: short === fact.event ? null : short,
          long: long.filter(others),
          kept: kept.filter(others),
        },
      };
    }
    default:
      return state;
  }
}

function withEvent(state: State, event: EventId): State['events'] {
  const { events } = state;
  switch (eventSpec(state, event).type) {
    case 'short':
      return { ...events, short: event };
    case 'long':
      return { ...events, long: [...events.long, event] };
    default:
      return { ...events, kept: [...events.kept, event] };
  }
}

function tile(state: State, no: TileNo, change: (tile: TileState) => Partial<TileState>): State {
  return {
    ...state,
    tiles: state.tiles.map((old, index) => (index === no - 1 ? least({ ...old, ...change(old) }) : old)),
  };
}

/** Numbers of pieces never fall below nothing, whatever has been left out of the film. */
function least({ fazaformed, drones, rebels }: TileState): TileState {
  return { fazaformed, drones: Math.max(0, drones), rebels: Math.max(0, rebels) };
}

function hero(state: State, seat: Seat, change: (hero: HeroState) => Partial<HeroState>): State {
  return { ...state, heroes: state.heroes.map((old, index) => (index === seat ? { ...old, ...change(old) } : old)) };
}

function withPoints({ points, bonus = 0 }: HeroState, more: number, moreBonus: number): Partial<HeroState> {
  return { points: points + more, ...(moreBonus === 0 ? {} : { bonus: bonus + moreBonus }) };
}

function card(state: State, seat: Seat, no: number, change: Partial<CardState>): State {
  return hero(state, seat, ({ cards }) => ({
    cards: cards.map((old, index) => (index === no - 1 ? { ...old, ...change } : old)),
  }));
}

function ship(state: State, id: ShipId, change: Partial<ShipState>): State {
  return { ...state, ships: state.ships.map((old) => (old.id === id ? { ...old, ...change } : old)) };
}

function pool(state: State, drones: number, rebels: number): State {
  return {
    ...state,
    pool: { drones: Math.max(0, state.pool.drones + drones), rebels: Math.max(0, state.pool.rebels + rebels) },
  };
}
