import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { usualOptions } from '../../../../src/games/faza/content/steps.ts';
import type { FazaStep, HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { neighbors } from '../../../../src/games/faza/rules/board/geography.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { setupProblem } from '../../../../src/games/faza/rules/setup.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import type { Setup, State } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, told } from '../commands.ts';
import { fazaformedTiles, type HeroLayout, heroNamed, position, rebelsOn, ship, tile, withDice } from '../positions.ts';

/*
 * Every number printed in the rulebook, for its two modes and teams of every size. None of them may be tuned: if a test
 * fails here, the game is wrong. Our own content (cards, skills, events, Easy) is not here.
 */

const TEAM = ['soldier', 'doctor', 'senator', 'engineer'] as const satisfies readonly HeroId[];
const GAMES = (['normal', 'hard'] as const).flatMap((mode) =>
  ([2, 3, 4] as const).map((players) => ({ mode, players })),
);

describe.each(GAMES)("the rulebook's numbers: $mode, $players heroes", ({ mode, players }) => {
  const team = TEAM.slice(0, players);
  /** A new game with the usual options of this mode. */
  const begin = (seed: string, changes: Partial<Setup> = {}): State =>
    faza.newGame({ edition: 'published', heroes: team, seed, ...usualOptions(mode), ...changes }).state;
  const games = Array.from({ length: 20 }, (_, number) => begin(`game ${number}`));

  /** These heroes of the team, and the others on their Outposts. */
  const heroes = (named: Partial<Record<HeroId, HeroLayout>>): Partial<Record<HeroId, HeroLayout>> =>
    Object.fromEntries(team.map((id) => [id, named[id] ?? {}]));

  test('S1 16 tiles in a square of 4 by 4; only #16 shows its fazaformed side', () => {
    for (const game of games) {
      expect(game.board.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
      expect(game.board.map((no) => neighbors(game, no).length)).toEqual([
        2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2,
      ]);
      expect(fazaformedTiles(game)).toEqual([16]);
    }
  });

  test('S2 V1 the Carrier on #14, the Destroyer on #15, the Former on #16, each with 4 health', () => {
    for (const game of games)
      expect(game.ships).toEqual([
        { id: 'carrier', tile: 14, health: 4 },
        { id: 'destroyer', tile: 15, health: 4 },
        { id: 'former', tile: 16, health: 4 },
      ]);
  });

  test('S2 D1 42 Drones: 3 under each ship, 2 on each tile beside one, never more than 3; the others in the pool', () => {
    for (const game of games) {
      const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((no) => {
        const ships = neighbors(game, no).filter((beside) => [14, 15, 16].includes(beside)).length;
        return [0, 2, 3, 3][ships];
      });
      expect(game.tiles.map(({ drones }) => drones)).toEqual([...expected, 3, 3, 3]);
      expect(game.pool.drones).toBe(42 - game.tiles.reduce((sum, { drones }) => sum + drones, 0));
    }
  });

  test('S3 the tracker stands on the Carrier', () => {
    for (const game of games) expect(game.ships[game.tracker]?.id).toBe('carrier');
  });

  test('S4 24 event cards', () => {
    for (const game of games) expect(new Set(game.events.deck).size).toBe(24);
  });

  test('S6 4 Outposts, #1 to #4: 2 Rebels beside each hero, of 16 in all', () => {
    for (const game of games) {
      expect(game.heroes.map((hero) => hero.tile)).toEqual([2, 1, 3, 4].slice(0, players));
      expect(rebelsOn(game)).toEqual(Object.fromEntries([2, 1, 3, 4].slice(0, players).map((no) => [no, 2])));
      expect(game.pool.rebels).toBe(16 - 2 * players);
    }
  });

  test('S7 4 player cards for each hero, healthy and unused', () => {
    const card = { injured: false, used: false };
    for (const game of games)
      expect(game.heroes.map(({ cards }) => cards)).toEqual(team.map(() => [card, card, card, card]));
  });

  test('P1 nobody starts with a Point', () => {
    for (const game of games) expect(game.heroes.map(({ points }) => points)).toEqual(team.map(() => 0));
  });

  test('T1 V5 the team acts first, in round 1', () => {
    for (const game of games) expect(game).toMatchObject({ phase: 'team', round: 1, agenda: [], outcome: null });
  });

  test('C2 C5 C6 a die for each of up to 3 Drones: 4 or more is 1 Point, 3 or less 1 injury', () => {
    const fight = (drones: number, ...dice: number[]): number[] => {
      const state = position({
        mode,
        heroes: heroes({ soldier: { tile: 7 } }),
        tiles: { 7: { drones }, 3: { rebels: 1 } },
        seed: 'roll',
      });
      const rolled = give(withDice(state, ...dice), { do: 'fight', hero: 0, tile: 7 });
      const { points, cards } = heroNamed(rolled.state, 'soldier');
      const shown = told(rolled, 'diceRolled').flatMap((roll) => roll.dice).length;
      return [shown, points, cards.filter(({ injured }) => injured).length, tile(rolled.state, 7).drones];
    };
    expect(fight(1, 4)).toEqual([1, 1, 0, 0]);
    expect(fight(1, 3)).toEqual([1, 0, 1, 1]);
    expect(fight(2, 6, 1)).toEqual([2, 1, 1, 1]);
    expect(fight(3, 5, 2, 4)).toEqual([3, 2, 1, 1]);
  });

  test('C4 1 is added to every die on a tile of the own area', () => {
    const state = position({
      mode,
      heroes: heroes({ soldier: { tile: 6 } }),
      tiles: { 6: { drones: 2 }, 3: { rebels: 1 } },
      seed: 'own',
    });
    const rolled = give(withDice(state, 3, 2), { do: 'fight', hero: 0, tile: 6 });
    expect(told(rolled, 'diceRolled')[0]?.dice).toMatchObject([
      { first: 3, total: 4, hit: true },
      { first: 2, total: 3, hit: false },
    ]);
  });

  test('I4 X2 4 injuries kill a hero, 3 do not', () => {
    const hurt = (...injured: number[]): State => {
      const state = position({
        mode,
        heroes: heroes({ soldier: { tile: 7, injured } }),
        tiles: { 7: { drones: 1 }, 3: { rebels: 1 } },
        seed: 'die',
      });
      return give(withDice(state, 1), { do: 'fight', hero: 0, tile: 7 }).state;
    };
    expect(hurt(1, 2).outcome).toBeNull();
    expect(hurt(1, 2, 3).outcome).toEqual({ won: false, rule: 'X2' });
  });

  test('M4 at most 3 Rebels on a tile', () => {
    const state = position({ mode, heroes: heroes({}), tiles: { 2: { rebels: 2 }, 6: { rebels: 2 } } });
    const led = legal(state, 'lead').flatMap(({ from, to, rebels }) => (from === 2 && to === 6 ? [rebels] : []));
    expect(new Set(led)).toEqual(new Set([1]));
  });

  test('P2 P4 2 Points recruit 1 Rebel, and both Drones return to the pool', () => {
    const rich = (points: number): State =>
      position({ mode, heroes: heroes({ soldier: { points } }), tiles: { 4: { rebels: 1 } } });
    expect(refusal(rich(1), { do: 'recruit', hero: 0, outpost: 1 })).toBe('P3 tooFewPoints');
    const { state } = give(rich(2), { do: 'recruit', hero: 0, outpost: 1 });
    expect(heroNamed(state, 'soldier').points).toBe(0);
    expect(rebelsOn(state)).toEqual({ 1: 1, 4: 1 });
    expect(state.pool).toEqual({ drones: 42, rebels: 14 });
    for (const outpost of [1, 2, 3, 4])
      expect(legal(rich(2), 'recruit')).toContainEqual({ do: 'recruit', hero: 0, outpost });
    expect(legal(rich(2), 'recruit')).toHaveLength(4);
  });

  test('B2 B3 X1 1 Rebel boards for 1 health, and 1 event card answers; all 3 ships must fall', () => {
    const tiles = { 14: { rebels: 3 }, 3: { rebels: 1 } };
    const board = { do: 'board', hero: 0, ship: 'carrier' } as const;
    const before = position({
      mode,
      heroes: heroes({ soldier: { tile: 14 } }),
      tiles,
      next: ['quarantine'],
      seed: 'board',
    });
    const boarded = give(before, board);
    expect(ship(boarded.state, 'carrier').health).toBe(3);
    expect(told(boarded, 'shipBoarded')).toMatchObject([{ rebels: 1, health: 3 }]);
    expect(told(boarded, 'eventDrawn').map(({ event }) => event)).toEqual(['quarantine']);
    const last = (former: number): State =>
      give(
        position({
          mode,
          heroes: heroes({ soldier: { tile: 14 } }),
          tiles,
          next: ['quarantine'],
          seed: 'board',
          ships: { carrier: { health: 1 }, destroyer: { health: 0 }, former: { health: former } },
        }),
        board,
      ).state;
    expect(last(1).outcome).toBeNull();
    expect(last(0).outcome).toEqual({ won: true, rule: 'X1' });
  });

  test('F1 F2 F3 1 Rebel and 1 Drone are lost and 1 Drone lands, on Hard only; 1 injury under a ship or a Drone', () => {
    const ended = give(
      position({
        mode,
        heroes: heroes({ soldier: { tile: 6 }, doctor: { tile: 14 } }),
        tiles: { 6: { drones: 2 }, 12: { drones: 2, rebels: 2 } },
        seed: 'phase',
      }),
      endTeamPhase,
    );
    /** The facts of one step of the phase. */
    const by = (step: FazaStep): readonly Fact[] => {
      const from = ended.facts.findIndex((fact) => fact.fact === 'stepBegan' && fact.step === step);
      const rest = from < 0 ? [] : ended.facts.slice(from + 1);
      return rest.slice(
        0,
        rest.findIndex(({ fact }) => fact === 'stepBegan'),
      );
    };
    expect(by('attackHeroes')).toMatchObject([
      { fact: 'heroInjured', seat: 0, card: 1 },
      { fact: 'heroInjured', seat: 1, card: 1 },
    ]);
    const losses = [
      { fact: 'dronesRemoved', tile: 12, count: 1 },
      { fact: 'rebelsLost', tile: 12, count: 1 },
    ];
    expect(by('attackRebels')).toMatchObject(mode === 'hard' ? losses : []);
    expect(by('invade')).toMatchObject(mode === 'hard' ? [{ fact: 'dronesPlaced', tile: 12, count: 1 }] : []);
  });

  test('F4 S3 as many ships act as there are players: Destroyer, Former, Carrier, Destroyer', () => {
    const state = position({ mode, heroes: heroes({}), tiles: { 3: { rebels: 1 } }, seed: 'act' });
    expect(told(give(state, endTeamPhase), 'shipActivated').map((fact) => fact.ship)).toEqual(
      ['destroyer', 'former', 'carrier', 'destroyer'].slice(0, players),
    );
  });

  /** The first action of the ship after this one in the Faza phase, with all other tiles empty. */
  const act = (tracker: 'carrier' | 'destroyer' | 'former', named: Partial<Record<HeroId, HeroLayout>> = {}) => {
    const before = position({
      mode,
      heroes: heroes(named),
      tiles: { 4: { rebels: 1 } },
      ships: { carrier: { tile: 10 }, destroyer: { tile: 16 }, former: { tile: 13 } },
      tracker,
      seed: 'guide',
    });
    const { facts } = give(before, endTeamPhase);
    const begun = facts.findIndex(({ fact }) => fact === 'shipActivated');
    const others = facts.slice(begun + 1);
    const next = others.findIndex(({ fact }) => fact === 'trackerMoved' || fact === 'stepBegan');
    return { facts: others.slice(0, next) };
  };

  test('A1 the Carrier: 3 times a move of 1 tile, each with a drop of 2', () => {
    const done = act('former');
    expect(told(done, 'shipMoved').map(({ path }) => path.length - 1)).toEqual([1, 1, 1]);
    expect(told(done, 'dronesPlaced').map(({ count }) => count)).toEqual([2, 2, 2]);
  });

  test('A2 the Destroyer: up to 2 tiles, 1 injury to every hero there, a drop of 3', () => {
    // The Soldier is two tiles away, where the Destroyer comes to.
    const done = act('carrier', { soldier: { tile: 8 } });
    expect(told(done, 'shipMoved').map(({ path }) => path)).toEqual([[16, 12, 8]]);
    expect(told(done, 'heroInjured')).toMatchObject([{ seat: 0, card: 1 }]);
    expect(told(done, 'dronesPlaced')).toMatchObject([{ tile: 8, count: 3 }]);
    // But not farther.
    expect(told(act('carrier', { soldier: { tile: 6 } }), 'shipMoved').map(({ path }) => path.length - 1)).toEqual([2]);
  });

  test('A3 the Former: 2 tiles turned, then a drop of 2', () => {
    const done = act('destroyer');
    expect(told(done, 'tileTurned').map(({ fazaformed }) => fazaformed)).toEqual([true, true]);
    expect(told(done, 'dronesPlaced').map(({ count }) => count)).toEqual([2]);
  });

  test('E5 a Long event is paid off with 2 Points and 1 for each player: 4, 5 or 6', () => {
    const price = { 2: 4, 3: 5, 4: 6 }[players];
    const pay = (points: number) =>
      legal(
        position({ mode, heroes: heroes({ soldier: { points } }), tiles: { 4: { rebels: 1 } }, long: ['overdrive'] }),
        'payOff',
      );
    expect(pay(price - 1)).toEqual([]);
    expect(pay(price)).toEqual([
      { do: 'payOff', event: 'overdrive', points: team.map((_, seat) => (seat === 0 ? price : 0)) },
    ]);
  });

  test('X4 all 4 Outposts fazaformed lose the game, 3 do not', () => {
    const former = (...gone: number[]) =>
      give(
        position({
          mode,
          heroes: heroes({}),
          tiles: { 8: { rebels: 1 }, ...Object.fromEntries(gone.map((no) => [no, { fazaformed: true }])) },
          ships: { former: { tile: 1 } },
          tracker: 'destroyer',
          seed: 'outposts',
        }),
        endTeamPhase,
      ).state.outcome;
    expect(former(2, 3, 4)).toEqual({ won: false, rule: 'X4' });
    expect(former(3, 4)?.rule).not.toBe('X4');
  });

  test('X5 the last Rebel on the board: lost on Hard only', () => {
    const state = position({
      mode,
      heroes: heroes({}),
      tiles: { 12: { drones: 1, rebels: 1 } },
      ships: { destroyer: { tile: 9 } },
    });
    const { outcome } = give(state, endTeamPhase).state;
    expect(outcome).toEqual(mode === 'hard' ? { won: false, rule: 'X5' } : null);
  });

  test('V1 V2 the ways to make it harder: 1 health more for every ship, and no Rewards, which are 4 of 24 cards', () => {
    const harder = begin('harder', { health: 5, rewards: false });
    expect(harder.ships.map(({ health }) => health)).toEqual([5, 5, 5]);
    expect(harder.events.deck).toHaveLength(20);
  });
});

describe("the rulebook's numbers, whatever the mode", () => {
  const { heroes, tiles, decks } = editions.published;

  test('S5 8 heroes, 2 of each of 4 areas; 2 to 4 of them play', () => {
    for (const area of ['medical', 'political', 'tactical', 'technological'] as const)
      expect(heroes.filter((hero) => hero.area === area)).toHaveLength(2);
    expect(heroes).toHaveLength(8);
    const problem = (size: number) =>
      setupProblem({ edition: 'published', heroes: TEAM.slice(0, size), seed: 'team', ...usualOptions('normal') });
    expect([1, 2, 3, 4].map(problem)).toEqual(['teamSize', null, null, null]);
  });

  test('S7 4 player cards for each area, 16 in all', () => {
    expect(Object.values(decks).map((deck) => deck.length)).toEqual([4, 4, 4, 4]);
  });

  test('S6 X4 4 Outposts, one of each area', () => {
    expect(tiles.flatMap(({ no, outpost }) => (outpost ? [no] : []))).toEqual([1, 2, 3, 4]);
    expect(new Set(tiles.flatMap(({ area, outpost }) => (outpost ? [area] : []))).size).toBe(4);
  });

  test('M6 an Airplane flies 1 tile farther from an Airfield', () => {
    const farthest = (from: number): number[] =>
      legal(
        position({ heroes: { soldier: { tile: from, used: [1, 2, 4] }, doctor: { used: [1, 2, 3, 4] } } }),
        'move',
      ).map(({ to }) => to);
    // #6 has an Airfield: all of the board but #16 is at most 4 tiles away, and #16 is exactly 4.
    expect(farthest(6)).toContain(16);
    // From #7, which has none, #13 is 4 tiles away.
    expect(farthest(7)).not.toContain(13);
    expect(farthest(7)).toContain(14);
  });
});
