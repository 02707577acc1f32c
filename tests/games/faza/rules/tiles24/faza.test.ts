import { describe, expect, test } from 'vitest';
import { tiles24 } from '../../../../../src/games/faza/content/tiles24/edition.ts';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { act } from '../../acting.ts';
import { endTeamPhase, give, legal, told } from '../../commands.ts';
import { dronesOn, fazaformedTiles, injuredOf, type Layout, rebelsOn, ship, tile, withDice } from '../../positions.ts';
import { place } from './place.ts';

const board: Command = { do: 'board', hero: 0, ship: 'carrier' };
/** The Marine boards the Carrier on #9 with a Rebel, and the next card is the one looked at. */
const facing = (event: EventId, layout: Layout = {}) =>
  place({
    heroes: { marine: { tile: 9 }, doctor: {} },
    ships: { carrier: { tile: 9 } },
    next: [event],
    ...layout,
    tiles: { 9: { rebels: 1 }, 8: { rebels: 2 }, ...layout.tiles },
  });
const draw = (event: EventId, layout: Layout = {}) => give(facing(event, layout), board);

describe('the Faza phase', () => {
  test('P24-F1 five steps in both modes; a Rebel who dies in the first protects nobody and draws no Drone', () => {
    for (const mode of ['easy', 'normal'] as const) {
      const state = place({
        mode,
        tiles: { 9: { drones: 2, rebels: 1 }, 8: { rebels: 1 } },
        heroes: { marine: { tile: 9 }, doctor: {} },
      });
      const phase = give(state, endTeamPhase);
      expect(told(phase, 'stepBegan').map(({ step }) => step)).toEqual([
        'attackRebels',
        'attackHeroes',
        'invade',
        'activate',
        'refresh',
      ]);
      expect(told(phase, 'dronesRemoved')).toMatchObject([{ tile: 9, count: 1 }]);
      expect(told(phase, 'pointsGained')).toEqual([]);
      expect(told(phase, 'heroInjured').filter(({ by }) => by === 'faza')).toMatchObject([{ seat: 0 }]);
      expect(told(phase, 'dronesPlaced').filter(({ rule }) => rule === 'F3')).toMatchObject([{ tile: 8 }]);
    }
  });

  test('P24-F2 Drones and a ship together hurt a hero once, and a wreck does not', () => {
    const hurtBy = (drones: number, health: number): number => {
      const state = place({
        heroes: { marine: { tile: 9 }, doctor: {} },
        tiles: { 9: { drones }, 8: { rebels: 2 } },
        ships: { carrier: { tile: 9, health } },
      });
      return told(give(state, endTeamPhase), 'heroInjured').filter(({ by }) => by === 'faza').length;
    };
    expect([hurtBy(2, 3), hurtBy(0, 3), hurtBy(0, 0)]).toEqual([1, 1, 0]);
  });

  test('P24-F3 P24-D1 each tile with Rebels gets a Drone, but a tile holds 4 at most', () => {
    const state = place({ tiles: { 8: { rebels: 2 }, 15: { rebels: 4 } }, ships: { carrier: { tile: 24 } } });
    const invasion = told(give(state, endTeamPhase), 'dronesPlaced').filter(({ rule }) => rule === 'F3');
    expect(invasion.map(({ tile: no, count }) => [no, count])).toEqual([
      [8, 1],
      [15, 1],
    ]);
    const full = act(
      place({
        tiles: { 9: { drones: 3 } },
        heroes: { marine: { tile: 9 }, doctor: {} },
        ships: { destroyer: { tile: 9 } },
      }),
      'destroyer',
    );
    expect(tile(full.state, 9).drones).toBe(4);
    expect(full.state.outcome).toBeNull();
  });

  test('P24-F4 as many Motherships act as there are heroes', () => {
    const acting = (heroes: NonNullable<Layout['heroes']>): number =>
      told(give(place({ heroes, tiles: { 8: { rebels: 4 }, 3: { rebels: 4 } } }), endTeamPhase), 'shipActivated')
        .length;
    expect(acting({ marine: {}, doctor: {} })).toBe(2);
    expect(acting({ marine: {}, doctor: {}, engineer: {} })).toBe(3);
    expect(acting({ marine: {}, doctor: {}, engineer: {}, senator: {} })).toBe(4);
  });
});

describe('the Motherships', () => {
  test('P24-A1 the Carrier drops 2 three times; the Former turns two tiles and drops 2; ties go to the highest number', () => {
    const carrier = act(place({ ships: { carrier: { tile: 9 } } }), 'carrier');
    expect(told(carrier, 'dronesPlaced').map(({ count }) => count)).toEqual([2, 2, 2]);
    expect(told(carrier, 'shipMoved')[0]?.path).toEqual([9, 15]);
    const former = act(place({ ships: { former: { tile: 9 } } }), 'former');
    expect(told(former, 'tileTurned').map(({ tile: no }) => no)).toEqual([9, 15]);
    expect(told(former, 'dronesPlaced')).toMatchObject([{ tile: 15, count: 2 }]);
  });

  test('P24-A2 the Destroyer kills the Rebels first, then injures each hero there twice, and drops 3', () => {
    const struck = act(
      place({
        heroes: { marine: { tile: 9 }, doctor: { tile: 9 } },
        tiles: { 9: { rebels: 2 }, 3: { rebels: 1 } },
        ships: { destroyer: { tile: 9 } },
      }),
      'destroyer',
    );
    expect(rebelsOn(struck.state)).toEqual({ 3: 1 });
    expect(told(struck, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(told(struck, 'dronesPlaced')).toMatchObject([{ tile: 9, count: 3 }]);
  });

  test('P24-A2 a death between the two injuries stops everything', () => {
    const struck = act(
      place({
        heroes: { marine: { tile: 9 }, doctor: { tile: 9, injured: [1, 2, 3, 4, 5] } },
        ships: { destroyer: { tile: 9 } },
      }),
      'destroyer',
    );
    expect(struck.state.outcome).toEqual({ won: false, rule: 'X2' });
    expect([injuredOf(struck.state, 'marine'), dronesOn(struck.state)]).toEqual([[1], {}]);
  });

  test('P24-A3 a wreck acts by its other side', () => {
    const wreck = act(
      place({ ships: { former: { tile: 9, health: 0 } }, tiles: { 15: { fazaformed: true } } }),
      'former',
    );
    expect(told(wreck, 'tileTurned')).toMatchObject([{ tile: 10, rule: 'B4' }]);
  });

  test('P24-A3 P24-D1 the Carrier’s wreck adds a fourth Drone, and none where all tiles beside it are full', () => {
    const beside = (drones: number) =>
      place({
        ships: { carrier: { tile: 1, health: 0 } },
        tiles: { 2: { drones }, 4: { drones: 4 } },
      });
    const placed = (drones: number) => told(act(beside(drones), 'carrier'), 'dronesPlaced');
    expect(placed(3)).toMatchObject([{ tile: 2, count: 1, rule: 'B4' }]);
    expect(placed(4)).toEqual([]);
  });
});

describe('event cards', () => {
  test('P24-B1 each boarding draws a card, the last one too', () => {
    const last = draw('siege', {
      ships: { carrier: { tile: 9, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    });
    expect(told(last, 'eventDrawn')).toHaveLength(1);
    expect(last.state.outcome).toEqual({ won: true, rule: 'X1' });
  });

  test('P24-E1 what happens on the tile comes first: 3 Drones, or 2 injuries for each hero there', () => {
    const here = (event: EventId): unknown[] => {
      const after = draw(event, { heroes: { marine: { tile: 9 }, doctor: { tile: 9 } } });
      const drones = told(after, 'dronesPlaced').filter(({ rule }) => rule === 'E1');
      return [
        drones.map(({ count }) => count),
        told(after, 'heroInjured').filter(({ by }) => by === `event:${event}`).length,
      ];
    };
    for (const event of ['abduction', 'purge', 'secondWave', 'beachhead', 'hardenedHulls', 'sporeBloom'] as const)
      expect(here(event), event).toEqual([[3], 0]);
    for (const event of ['droneSurge', 'selfRepair', 'siege', 'ionStorm', 'lockdown', 'ashCloud'] as const)
      expect(here(event), event).toEqual([[], 4]);
    const locals = tiles24.events.map(({ local }) => local?.kind);
    expect(['drones', 'injury'].map((kind) => locals.filter((local) => local === kind).length)).toEqual([12, 6]);
  });

  test('P24-E1 P24-X2 what happens on the tile comes first: a hero who dies of it sees no more of the card', () => {
    const dying = draw('siege', { heroes: { marine: { tile: 9, injured: [1, 2, 3, 4] }, doctor: {} } });
    expect(dying.state.outcome).toEqual({ won: false, rule: 'X2' });
    expect(told(dying, 'tileTurned')).toEqual([]);
  });

  test('P24-E2 a Short card holds until the next one is drawn, before that one does anything on the tile', () => {
    const names = draw('droneSurge', { short: 'hardenedHulls' }).facts.map(({ fact }) => fact);
    expect(names.indexOf('eventEnded')).toBeGreaterThan(-1);
    expect(names.indexOf('heroInjured')).toBeGreaterThan(names.indexOf('eventEnded'));
    const after = draw('hardenedHulls', { short: 'sporeBloom' });
    expect([after.state.events.short, after.state.events.discards]).toEqual(['hardenedHulls', ['sporeBloom']]);
    const gone = draw('purge', { short: 'hardenedHulls' });
    expect([gone.state.events.short, gone.state.events.discards]).toEqual([null, ['hardenedHulls', 'purge']]);
  });

  test('P24-E3 ten Instant and eight Short cards: none helps, and none is paid off', () => {
    const count = (type: string): number => tiles24.events.filter((event) => event.type === type).length;
    expect(['instant', 'short', 'long', 'reward'].map(count)).toEqual([10, 8, 0, 0]);
    const rich = place({ heroes: { marine: { points: 9 }, doctor: { points: 9 } }, short: 'sporeBloom' });
    expect(legal(rich, 'payOff')).toEqual([]);
  });

  test('P24-E4 with no card left the discards are shuffled', () => {
    const ids = tiles24.events.map(({ id }) => id);
    const state = place({
      heroes: { marine: { tile: 9 }, doctor: {} },
      ships: { carrier: { tile: 9 } },
      tiles: { 9: { rebels: 1 }, 8: { rebels: 2 } },
      discards: ids,
    });
    const after = give(withDice(state, 1), board);
    expect(told(after, 'deckReshuffled')).toHaveLength(1);
    expect(told(after, 'eventDrawn')).toHaveLength(1);
  });

  test('P24-E4 the Short card in effect stays out of the shuffle', () => {
    const ids = tiles24.events.map(({ id }) => id).filter((id) => id !== 'sporeBloom');
    const state = place({
      heroes: { marine: { tile: 9 }, doctor: {} },
      ships: { carrier: { tile: 9 } },
      tiles: { 9: { rebels: 1 }, 8: { rebels: 2 } },
      discards: ids,
      short: 'sporeBloom',
    });
    const after = give(withDice(state, 1), board).state;
    expect(after.events.discards).toContain('sporeBloom');
    const { deck, top, discards, short } = after.events;
    expect([...deck, ...top, ...discards, ...(short ? [short] : [])].sort()).toEqual([...ids, 'sporeBloom'].sort());
  });

  test('P24-E2 P24-T2 under Spore Bloom every fazaformed tile injures, until the next card', () => {
    const state = (short?: EventId) =>
      place({
        heroes: { marine: { tile: 10 }, doctor: {} },
        tiles: { 10: { fazaformed: true }, 8: { rebels: 2 } },
        ...(short ? { short } : {}),
      });
    const struck = (view: ReturnType<typeof place>) =>
      told(give(view, endTeamPhase), 'heroInjured').filter(({ by }) => by === 'deadly').length;
    expect([struck(state('sporeBloom')), struck(state('ashCloud'))]).toEqual([1, 0]);
  });

  test('P24-E5 a card is carried out before anything else can be done', () => {
    const after = draw('secondWave');
    expect(after.state.agenda).toEqual([]);
    const names = after.facts.map(({ fact }) => fact);
    expect(names.indexOf('shipActivated')).toBeGreaterThan(names.indexOf('eventDrawn'));
  });

  test('Beachhead: the earth Outpost nearest to the Former turns, the highest number in a tie, Rebels there or not', () => {
    const turned = (former: number, fazaformed: readonly number[] = []): number[] => {
      const tiles = Object.fromEntries(fazaformed.map((no) => [no, { fazaformed: true }]));
      const after = draw('beachhead', {
        ships: { carrier: { tile: 9 }, former: { tile: former } },
        tiles: { 3: { rebels: 1 }, ...tiles },
      });
      return told(after, 'tileTurned').map(({ tile: no }) => no);
    };
    expect(turned(3)).toEqual([3]);
    // #3 and #8 are beside each other; from #4 both are 1 and 2 steps away.
    expect(turned(4)).toEqual([3]);
    expect(turned(7)).toEqual([8]);
    // Its wreck counts as the Former does.
    const overWreck = draw('beachhead', { ships: { carrier: { tile: 9 }, former: { tile: 7, health: 0 } } });
    expect(told(overWreck, 'tileTurned')).toMatchObject([{ tile: 8, rule: 'E2', by: 'event:beachhead' }]);
    // From #10, #8 and #17 are 2 steps away, and no others: the higher number turns.
    expect(turned(10)).toEqual([17]);
    expect(turned(10, [17])).toEqual([8]);
  });

  test('Siege: the highest-numbered earth Outpost turns that neither a hero nor a Rebel holds; else nothing', () => {
    const turned = (layout: Layout): number[] => told(draw('siege', layout), 'tileTurned').map(({ tile: no }) => no);
    expect(turned({})).toEqual([22]);
    expect(told(draw('siege'), 'tileTurned')).toMatchObject([{ rule: 'E2', by: 'event:siege' }]);
    expect(turned({ tiles: { 22: { rebels: 1 } } })).toEqual([17]);
    expect(
      turned({ tiles: { 22: { fazaformed: true } }, heroes: { marine: { tile: 9 }, doctor: { tile: 17 } } }),
    ).toEqual([3]);
    expect(turned({ tiles: { 22: { rebels: 1 }, 17: { rebels: 1 }, 3: { rebels: 1 } } })).toEqual([]);
  });

  test('Ambush: up to 3 Drones on each tile with a hero, once, the lowest number first', () => {
    const heroes = { marine: { tile: 9 }, doctor: { tile: 8 }, senator: { tile: 8 } };
    const placed = told(draw('ambush', { heroes }), 'dronesPlaced').map(({ rule, tile: no, count }) => [
      rule,
      no,
      count,
    ]);
    // The first 3 come before it, to the tile of the boarding (P24-E1), which has room for one more.
    expect(placed).toEqual([
      ['E1', 9, 3],
      ['E2', 8, 3],
      ['E2', 9, 1],
    ]);
  });

  test('P24-X2 Ambush with a pool that runs out: the lowest-numbered tile is served, and the next Drone loses the game', () => {
    const short = draw('ambush', {
      heroes: { marine: { tile: 9 }, doctor: { tile: 8 }, senator: { tile: 22 } },
      dronesInPool: 7,
    });
    expect(told(short, 'dronesPlaced').map(({ tile: no, count }) => [no, count])).toEqual([
      [9, 3],
      [8, 3],
      [9, 1],
    ]);
    expect(short.state.outcome).toEqual({ won: false, rule: 'X3' });
  });
});

describe('the end', () => {
  test('P24-X1 the last Rebel: by F1, in a roll, and by boarding even with the last health of the last ship', () => {
    const lost = { won: false, rule: 'X5' };
    const one = { heroes: { marine: { tile: 9 }, doctor: {} }, tiles: { 9: { rebels: 1, drones: 1 } } };
    expect(give(place(one), endTeamPhase).state.outcome).toEqual(lost);
    expect(give(withDice(place(one), 1), { do: 'fight', hero: 0, tile: 9 }).state.outcome).toEqual(lost);
    const brink = place({
      heroes: { marine: { tile: 9 }, doctor: {} },
      tiles: { 9: { rebels: 1 } },
      ships: { carrier: { tile: 9, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    });
    const boarded = give(brink, board).state;
    expect([ship(boarded, 'carrier').health, boarded.outcome]).toEqual([0, lost]);
  });

  test('P24-X2 a Drone is due but the pool is empty; on a full tile none is due', () => {
    const empty = (drones: number) =>
      act(
        place({
          ships: { destroyer: { tile: 9 } },
          heroes: { marine: { tile: 9 }, doctor: {} },
          tiles: { 9: { drones } },
          dronesInPool: 0,
        }),
        'destroyer',
      ).state.outcome;
    expect(empty(0)).toEqual({ won: false, rule: 'X3' });
    expect(empty(4)).toBeNull();
  });

  test('P24-X2 the fourth Outpost falls by Siege and by Beachhead', () => {
    const others = { 3: { fazaformed: true }, 17: { fazaformed: true } };
    const last = { ...others, 8: { fazaformed: true, rebels: 2 } };
    for (const event of ['siege', 'beachhead'] as const) {
      const after = draw(event, { heroes: { marine: { tile: 9 }, doctor: { tile: 9 } }, tiles: last }).state;
      expect([event, after.outcome, fazaformedTiles(after)]).toEqual([
        event,
        { won: false, rule: 'X4' },
        [3, 8, 17, 22],
      ]);
    }
  });
});
