import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { drawnCards, longEventPrice, touchedTiles } from '../../../../src/games/faza/interaction/events/eventStory.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { heroAt } from '../../../../src/games/faza/rules/board/board.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { tagRows } from '../../../../src/games/faza/scenes/event/drawEvent.ts';
import { rect } from '../../../../src/table/layout/rect.ts';
import { give } from '../commands.ts';
import { type Layout, position } from '../positions.ts';
import { statesOf } from './walk.ts';

const states = Array.from({ length: 24 }, (_, seed) => statesOf(seed, 6)).flat();
const [start] = states;
if (!start) throw new Error('no state to begin with');
const why = { rule: 'E1', by: 'event:purge' } as const;

describe('the small board beside an event card', () => {
  it('adds up what is done twice to a tile, and tells losses from gains', () => {
    const facts: Fact[] = [
      { ...why, fact: 'dronesPlaced', tile: 3, count: 1 },
      { ...why, fact: 'dronesPlaced', tile: 3, count: 1 },
      { ...why, fact: 'rebelsLost', tile: 5, count: 1, protected: null },
    ];
    expect(touchedTiles(facts, start).map(({ tile, icon, words }) => [tile, icon, words])).toEqual([
      [3, 'drone', '+2'],
      [5, 'rebel', '−1'],
    ]);
  });

  it('shows an injury where its hero has been carried, not where the hero was', () => {
    const from = heroAt(start, 0).tile;
    const to = from === 1 ? 2 : 1;
    const facts: Fact[] = [
      { ...why, fact: 'heroMoved', seat: 0, path: [from, to], manner: 'carried' },
      { ...why, fact: 'heroInjured', seat: 0, card: 1 },
    ];
    expect(touchedTiles(facts, start).map(({ tile }) => tile)).toEqual([to, to]);
  });
});

/*
 * The board of these cards:   1  2  3  4
 *                             5  6  7  8
 *                             9 10 11 12
 *                            13 14 15 16
 * The Soldier boards the Carrier on #10, which leaves 2 Rebels there; the Doctor is on #9, the Destroyer on #15.
 */
const HERE = { drones: '10 drone +2', injury: '10 rebel −1', rebel: '10 rebel −1' } as const;
const { drones, injury, rebel } = HERE;
const NOW: Readonly<Partial<Record<EventId, readonly string[]>>> = {
  abduction: [drones],
  secondWave: [rebel, '14 carrier', '14 drone +2', '15 carrier', '15 drone +2', '16 carrier', '16 drone +2'],
  droneSurge: [injury, '6 drone +1', '9 drone +1', '11 drone +1', '14 drone +1'],
  terraformPulse: [rebel, '16 turn'],
  purge: [drones, '1 rebel −1', '10 rebel −1'],
  selfRepair: [injury, '10 health +1'],
  evasiveJump: [drones, '4 carrier'],
  orbitalStrike: ['10 rebel −2', '9 hurt −1'],
  reinforcements: [injury, '10 drone +2', '15 drone +2', '16 drone +2'],
  jammedRadio: [drones],
  ionStorm: [injury],
  hardenedHulls: [rebel],
  quarantine: [drones],
  lockdown: [injury],
  ashCloud: [rebel],
  overdrive: [rebel],
  droneFoundry: [injury],
  sporeBloom: [rebel],
  hunterProtocol: [drones],
  blockade: [drones],
  // The team's decision after the card is unknown while it is read.
  defectors: [injury],
  salvage: [rebel, '10 pay +2', '9 pay +2'],
  sabotage: [drones],
  secondWind: [injury],
};

describe('E1 E2 the small board shows all that a card does now', () => {
  const facing = (event: EventId, layout: Layout = {}): FazaView =>
    position({
      heroes: { soldier: { tile: 10, injured: [1] }, doctor: { tile: 9 } },
      tiles: { 10: { rebels: 3 }, 1: { rebels: 1 } },
      ships: { carrier: { tile: 10 } },
      next: [event],
      ...layout,
    });
  const shown = (event: EventId, layout?: Layout): string[] => {
    const before = facing(event, layout);
    const { facts, state } = give(before, { do: 'board', hero: 0, ship: 'carrier' });
    return drawnCards(facts, before, state).flatMap(({ results, before: drawnIn }) =>
      touchedTiles(results, drawnIn).map(({ tile, icon, words }) => `${tile} ${icon} ${words}`.trim()),
    );
  };

  it.each(editions.published.events)('$id', ({ id }) => {
    expect(shown(id)).toEqual(NOW[id]);
  });

  it('abduction from another tile than the Carrier’s', () => {
    const ships = { carrier: { tile: 4 }, former: { tile: 10 } };
    const before = facing('abduction', { ships });
    const { facts, state } = give(before, { do: 'board', hero: 0, ship: 'former' });
    const [card] = drawnCards(facts, before, state);
    expect(touchedTiles(card?.results ?? [], before).map(({ tile, icon }) => [tile, icon])).toEqual([
      [10, 'drone'],
      [4, 'boots'],
    ]);
  });

  it('also where Second Wave brings a ship, Drones, injuries and deaths of Rebels to one tile', () => {
    const crowded: Layout = {
      heroes: { soldier: { tile: 10 }, doctor: { tile: 11 } },
      tiles: { 10: { rebels: 1 }, 11: { rebels: 2 } },
      tracker: 'destroyer',
    };
    const all = shown('secondWave', crowded);
    expect(all).toEqual(['11 destroyer', '11 rebel −2', '11 hurt −1', '11 drone +3']);
  });

  it.each([30, 36, 58])('and each of four signs has a place of its own on a tile of %i pixels', (side) => {
    const tray = rect(0, 0, 4 * side, 4 * side);
    for (const [x, y] of [
      [0, 0],
      [side, 2 * side],
      [3 * side, 3 * side],
    ] as const) {
      const { size, middles } = tagRows(rect(x, y, side, side), tray, 4);
      expect(size).toBeGreaterThanOrEqual(12);
      expect(middles).toHaveLength(4);
      for (const [i, middle] of middles.entries()) {
        expect(middle - size * 0.6).toBeGreaterThanOrEqual(0);
        expect(middle + size * 0.6).toBeLessThanOrEqual(tray.h);
        if (i > 0) expect(middle - (middles[i - 1] ?? 0)).toBeGreaterThan(size);
      }
    }
  });
});

describe('the price on a Long event', () => {
  it('is what the rules take, in every state in which it can be paid', () => {
    let paid = 0;
    for (const state of states) {
      // A Long event is in force, and every hero can pay for it.
      const heroes = state.heroes.map((hero) => ({ ...hero, points: 9 }));
      const rich = { ...state, heroes, events: { ...state.events, short: null, long: ['overdrive' as const] } };
      for (const command of legalCommands(rich)) {
        if (command.do !== 'payOff') continue;
        paid += 1;
        const before = rich.heroes.reduce((sum, { points }) => sum + points, 0);
        const after = applyLegal(rich, command).state.heroes.reduce((sum, { points }) => sum + points, 0);
        expect(longEventPrice(rich)).toEqual({ price: before - after, purse: before });
        break;
      }
    }
    expect(paid).toBeGreaterThan(0);
  });
});
