import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { Fact, FactName } from '../../../../../src/games/faza/rules/state/fact.ts';
import { concernsOf } from '../../../../../src/games/faza/ui/replay/concerns.ts';
import { framesOf } from '../../../../../src/shell/replay/frames.ts';
import { randomMatch } from '../../../../shell/replay/games.ts';
import { viewed } from '../../positions.ts';

const state = viewed(randomMatch(0, 0).session.opening.state);
const doctor = 1;
const home = state.heroes[doctor]?.tile ?? 0;
const carrier = state.ships.find(({ id }) => id === 'carrier')?.tile ?? 0;
const own = { rule: 'T2', by: 'team' } as const;
const effect = { kind: 'allDice', bonus: 1 } as const;

type Case = readonly [fact: Fact, seats: readonly number[], ships: readonly string[], tiles: readonly number[]];

/** Every kind of fact, and whom and what it is about; one that is missing does not compile. */
const CASES: { readonly [Name in FactName]: Case } = {
  gameBegan: [{ ...own, fact: 'gameBegan', heroes: ['doctor'] }, [], [], []],
  boardRedrawn: [{ ...own, fact: 'boardRedrawn', times: 1 }, [], [], []],
  phaseBegan: [{ ...own, fact: 'phaseBegan', phase: 'team', round: 1 }, [], [], []],
  stepBegan: [{ ...own, fact: 'stepBegan', step: 'activate' }, [], [], []],
  radioOpened: [{ ...own, fact: 'radioOpened', seat: doctor }, [doctor], [], [home]],
  cardUsed: [{ ...own, fact: 'cardUsed', seat: doctor, card: 1, half: 'movement' }, [doctor], [], [home]],
  heroMoved: [{ ...own, fact: 'heroMoved', seat: doctor, path: [3, 5, 9], manner: 'run' }, [doctor], [], [3, 5, 9]],
  rebelsMoved: [{ ...own, fact: 'rebelsMoved', count: 2, path: [3, 5], manner: 'run' }, [], [], [3, 5]],
  armed: [{ ...own, fact: 'armed', seat: doctor, effect }, [doctor], [], [home]],
  disarmed: [{ ...own, fact: 'disarmed', seat: doctor }, [doctor], [], [home]],
  diceRolled: [{ ...own, fact: 'diceRolled', seat: doctor, from: 3, tile: 4, needs: 4, dice: [] }, [doctor], [], [4]],
  dronesDefeated: [{ ...own, fact: 'dronesDefeated', seat: doctor, tile: 4, count: 1 }, [doctor], [], [4]],
  injuriesIgnored: [
    { ...own, fact: 'injuriesIgnored', seat: doctor, count: 1, thanksTo: 'shield' },
    [doctor],
    [],
    [home],
  ],
  rebelsLost: [{ ...own, fact: 'rebelsLost', tile: 4, count: 1, protected: doctor }, [doctor], [], [4]],
  heroProtected: [{ ...own, fact: 'heroProtected', seat: doctor, tile: 4 }, [doctor], [], [4]],
  heroInjured: [
    { rule: 'I1', by: 'destroyer', fact: 'heroInjured', seat: doctor, card: 1 },
    [doctor],
    ['destroyer'],
    [home],
  ],
  cardRecovered: [{ ...own, fact: 'cardRecovered', seat: doctor, card: 1 }, [doctor], [], [home]],
  cardRefreshed: [{ ...own, fact: 'cardRefreshed', seat: doctor, card: 1 }, [doctor], [], [home]],
  pointsSpent: [{ ...own, fact: 'pointsSpent', seat: doctor, points: 1 }, [doctor], [], [home]],
  pointsGained: [{ ...own, fact: 'pointsGained', seat: doctor, points: 1 }, [doctor], [], [home]],
  rebelsPlaced: [{ ...own, fact: 'rebelsPlaced', tile: 4, count: 1 }, [], [], [4]],
  dronesPlaced: [{ rule: 'D3', by: 'carrier', fact: 'dronesPlaced', tile: 4, count: 1 }, [], ['carrier'], [4]],
  dronesBlocked: [{ rule: 'D1', by: 'former', fact: 'dronesBlocked', tile: 4, count: 1 }, [], ['former'], [4]],
  dronesRemoved: [{ ...own, fact: 'dronesRemoved', tile: 4, count: 1 }, [], [], [4]],
  shipBoarded: [
    { ...own, fact: 'shipBoarded', seat: doctor, ship: 'carrier', tile: 4, rebels: 1, health: 2 },
    [doctor],
    ['carrier'],
    [4],
  ],
  shipDefeated: [{ ...own, fact: 'shipDefeated', ship: 'carrier', tile: 4 }, [], ['carrier'], [4]],
  shipHealed: [{ ...own, fact: 'shipHealed', ship: 'carrier', health: 3 }, [], ['carrier'], [carrier]],
  trackerMoved: [{ ...own, fact: 'trackerMoved', ship: 'carrier' }, [], ['carrier'], [carrier]],
  shipActivated: [{ ...own, fact: 'shipActivated', ship: 'carrier', wreck: false }, [], ['carrier'], [carrier]],
  activationCancelled: [{ ...own, fact: 'activationCancelled', ship: 'carrier' }, [], ['carrier'], [carrier]],
  shipMoved: [{ ...own, fact: 'shipMoved', ship: 'carrier', path: [3, 4], jump: false }, [], ['carrier'], [3, 4]],
  tileTurned: [{ rule: 'A3', by: 'former', fact: 'tileTurned', tile: 4, fazaformed: true }, [], ['former'], [4]],
  eventsSeen: [{ ...own, fact: 'eventsSeen', seat: doctor, events: [] }, [doctor], [], [home]],
  eventChosen: [{ ...own, fact: 'eventChosen', event: 'sabotage' }, [], [], []],
  eventDrawn: [
    { ...own, fact: 'eventDrawn', event: 'sabotage', seat: doctor, ship: 'carrier', tile: 4 },
    [doctor],
    ['carrier'],
    [4],
  ],
  eventStays: [{ ...own, fact: 'eventStays', event: 'sabotage' }, [], [], []],
  eventEnded: [{ ...own, fact: 'eventEnded', event: 'sabotage' }, [], [], []],
  deckReshuffled: [{ ...own, fact: 'deckReshuffled', cards: 3 }, [], [], []],
  teamWon: [{ ...own, fact: 'teamWon' }, [], [], []],
  teamLost: [{ ...own, fact: 'teamLost', cause: 'X4' }, [], [], [1, 2, 3, 4]],
};

describe('every fact is about heroes, ships and places', () => {
  test.each(Object.values(CASES))('$0.fact', (fact, seats, ships, tiles) => {
    expect(concernsOf(fact, state)).toEqual({ seats, pieces: ships, places: tiles });
  });

  test('M2 Rebels are part of the story of the hero who leads them', () => {
    expect(concernsOf(CASES.rebelsMoved[0], state, doctor).seats).toEqual([doctor]);
  });

  test('B3 but what the Faza do in return is not the hero’s doing', () => {
    expect(concernsOf(CASES.dronesPlaced[0], state, doctor).seats).toEqual([]);
  });

  test('what is named is in the game', () => {
    for (const match of [0, 1, 2, 3].map((number) => randomMatch(number))) {
      for (const { concerns, state: then } of framesOf(fazaModule, match)) {
        for (const seat of concerns.seats) expect(then.heroes[seat]).toBeDefined();
        for (const tile of concerns.places) expect(then.board).toContain(tile);
      }
    }
  });
});
