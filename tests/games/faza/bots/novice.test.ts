import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/faza/bots/decide.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { novice } from '../../../../tools/faza/bots/novice.ts';
import { fc } from '../../../kit/seeded.ts';
import { type HeroLayout, type Layout, position, type ShipLayout, setupOf, type TileLayout } from '../positions.ts';
import { luck, playOn, positions } from './table.ts';

const LUCK = chanceFrom('novice');
const MINUTE = 60_000;

/**
 * The novice's command. The ships are in the bottom row, three steps from the Outposts in the top one, unless named.
 */
const chosen = (layout: Layout): Command | null => novice.choose(position(layout), LUCK);
const did = (layout: Layout): string | undefined => chosen(layout)?.do;

/** A hero whose cards are all used, and so no help. */
const SPENT = { used: [1, 2, 3, 4] } as const;
/** Nothing to fight, lead or join, and no helpful card. */
const IDLE: Layout = { heroes: { soldier: {}, doctor: SPENT } };

describe('the rules of the novice, in their order', () => {
  test('2: boards where the shown chance to lose the game is under 20%', () => {
    const ready: Layout = { heroes: { soldier: { tile: 14 }, doctor: {} }, tiles: { 14: { rebels: 1 } } };
    expect(chosen(ready)).toEqual({ do: 'board', hero: 0, ship: 'carrier' });
    // 8 of 24 events hurt the boarding hero, and more hurt everybody.
    expect(did({ ...ready, heroes: { soldier: { tile: 14, injured: [1, 2, 3] }, doctor: {} } })).not.toBe('board');
    // A Rebel who stays takes that injury.
    const guarded = {
      heroes: { soldier: { tile: 14, injured: [1, 2, 3] as const, ...SPENT }, doctor: SPENT },
      tiles: { 14: { rebels: 3 } },
    };
    expect(chosen(guarded)).toEqual({ do: 'board', hero: 0, ship: 'carrier' });
    // Two ships: the one that is safer to board.
    const safer: Layout = {
      heroes: { soldier: { tile: 14, injured: [1, 2] }, doctor: { tile: 15 } },
      tiles: { 14: { rebels: 1 }, 15: { rebels: 1 } },
      next: ['orbitalStrike'],
    };
    expect(did(safer)).toBe('board');
  });

  test('3: fights where more Drones than injuries are expected, and one healthy card or none is left in under 5%', () => {
    const fighter = (soldier: HeroLayout, tile: TileLayout): Layout => ({
      heroes: { soldier, doctor: SPENT },
      tiles: { [soldier.tile ?? 2]: tile },
    });
    // On home ground a die defeats with 3 or more: 4 of 6.
    const chance = { do: 'fight', hero: 0, tile: 6 };
    expect(chosen(fighter({ tile: 6 }, { drones: 1 }))).toEqual(chance);
    expect(chosen(fighter({ tile: 6, injured: [1], ...SPENT }, { drones: 1 }))).toEqual(chance);
    // With two injuries already, another one would leave a single healthy card, which is as bad as a defeat.
    expect(did(fighter({ tile: 6, injured: [1, 2], ...SPENT }, { drones: 1 }))).toBe('endTeamPhase');
    expect(did(fighter({ tile: 6, injured: [1, 2, 3], ...SPENT }, { drones: 1 }))).toBe('endTeamPhase');
    // On strange ground as many injuries as Drones are expected; Rebels who would be lost count like injuries.
    expect(did(fighter({ tile: 7, ...SPENT }, { drones: 2 }))).toBe('endTeamPhase');
    expect(did(fighter({ tile: 7, ...SPENT }, { drones: 1, rebels: 1 }))).toBe('endTeamPhase');
  });

  test('2 before 3: boards before it fights', () => {
    const both: Layout = {
      heroes: { soldier: { tile: 6 }, doctor: { tile: 14 } },
      tiles: { 6: { drones: 1 }, 14: { rebels: 1 } },
    };
    expect(chosen(both)).toEqual({ do: 'board', hero: 1, ship: 'carrier' });
  });

  test('4: plays the card for the next roll that makes a fight worth taking', () => {
    const strange: Layout = { heroes: { soldier: {}, doctor: { tile: 7 } }, tiles: { 7: { drones: 1 } } };
    // Adrenaline: +2 to every die, so that 5 of 6 defeat.
    expect(chosen(strange)).toEqual({ do: 'enhance', hero: 1, card: 3, option: 0, target: { kind: 'self' } });
    // A Bazooka reaches Drones beside a hero who has none to fight.
    const beside: Layout = { heroes: { soldier: { tile: 3 }, doctor: {} }, tiles: { 7: { drones: 2 } } };
    expect(chosen(beside)).toEqual({ do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } });
    // Once it is worthwhile, the fight itself comes first.
    const { state } = applyLegal(position(strange), {
      do: 'enhance',
      hero: 1,
      card: 3,
      option: 0,
      target: { kind: 'self' },
    });
    expect(novice.choose(state, LUCK)).toEqual({ do: 'fight', hero: 1, tile: 7 });
  });

  test('4: aims for a Point, in the edition of 24 tiles, where only that makes a fight worth taking', () => {
    const aiming = (points: number): Layout => ({
      heroes: { marine: { tile: 13, points, used: [1, 2, 3, 4, 5, 6] }, doctor: { used: [1, 2, 3, 4, 5, 6] } },
      tiles: { 13: { drones: 1 }, 8: { rebels: 1 } },
      options: { edition: '24' },
    });
    expect(chosen(aiming(1))).toEqual({ do: 'aim', hero: 0 });
    expect(did(aiming(0))).not.toBe('fight');
  });

  test('5: recovers a hero with two injuries at an Outpost, but not with one', () => {
    const hurt = (...injured: (1 | 2)[]): Layout => ({ heroes: { soldier: { tile: 2, injured }, doctor: SPENT } });
    expect(chosen(hurt(1, 2))).toEqual({ do: 'recover', hero: 0, card: 1 });
    expect(did(hurt(1))).toBe('endTeamPhase');
  });

  test('5: moves a hero with two injuries to an Outpost without Drones, by a healthy card', () => {
    const away = (soldier: HeroLayout, tiles: Layout['tiles'] = {}): Layout => ({
      heroes: { soldier: { tile: 7, ...soldier }, doctor: { tile: 9, ...SPENT } },
      tiles,
    });
    // Run 2 of card 4 reaches the Outposts 2, 3 and 4; the injured card 2 stays, to recover there.
    const busy = { 2: { drones: 1 }, 4: { drones: 3 } };
    expect(chosen(away({ injured: [1, 2], used: [3] }, busy))).toEqual({ do: 'move', hero: 0, card: 4, to: 3 });
    // An injured card is better than none.
    expect(chosen(away({ injured: [1, 2], used: [2, 3, 4] }))).toEqual({ do: 'move', hero: 0, card: 1, to: 3 });
    expect(did(away({ tile: 6, injured: [1] }))).toBe('endTeamPhase');
    const held = { 1: { drones: 1 }, 2: { drones: 1 }, 3: { drones: 1 }, 4: { drones: 1 } };
    expect(did(away({ tile: 6, injured: [1, 2], used: [2, 3, 4] }, held))).toBe('endTeamPhase');
  });

  test('6: recruits on the Outpost nearest to a Mothership that is at most two steps away', () => {
    const rich = (points: number, carrier: ShipLayout): Layout => ({
      heroes: { soldier: { points }, doctor: SPENT },
      ships: { carrier },
    });
    expect(did(rich(2, { tile: 14 }))).toBe('endTeamPhase');
    expect(chosen(rich(2, { tile: 11 }))).toEqual({ do: 'recruit', hero: 0, outpost: 3 });
    expect(did(rich(1, { tile: 11 }))).toBe('endTeamPhase');
    // A wreck does not count.
    expect(did(rich(2, { tile: 11, health: 0 }))).toBe('endTeamPhase');
  });

  test('6: recruits anywhere while the forecast leaves fewer than 8 Drones in the pool', () => {
    // Destroyer and Former drop 3 and 2; with 13 in the pool that leaves 8.
    const pool = (dronesInPool: number): Layout => ({ ...IDLE, dronesInPool });
    expect(forecast(position(pool(13)), decide).after.pool.drones).toBe(8);
    expect(did(pool(13))).toBe('endTeamPhase');
    expect(forecast(position(pool(12)), decide).after.pool.drones).toBe(7);
    expect(chosen(pool(12))).toMatchObject({ do: 'recruit', hero: 1 });
  });

  test('7: moves to Drones that the hero can beat', () => {
    const near = { heroes: { soldier: {}, doctor: {} }, tiles: { 5: { drones: 1 } } };
    // Botanical Garden is the Doctor's home ground, not the Soldier's.
    expect(chosen(near)).toEqual({ do: 'move', hero: 1, card: 1, to: 5 });
    expect(did({ ...near, tiles: { 8: { drones: 2 } } })).not.toBe('move');
  });

  test('8: leads Rebels nearer to a Mothership, as many and as near as possible', () => {
    const behind: Layout = { ...IDLE, tiles: { 6: { rebels: 2 } } };
    expect(chosen(behind)).toMatchObject({ do: 'lead', from: 6, to: 14, rebels: 2 });
    // If Drones wait for them it leads fewer steps.
    expect(chosen({ ...IDLE, tiles: { 10: { rebels: 1 }, 14: { drones: 1 } } })).not.toMatchObject({ do: 'lead' });
  });

  test('8: but leads away no Rebel who keeps a hero alive (T4)', () => {
    const ships = { carrier: { tile: 13 }, destroyer: { tile: 9, health: 0 }, former: { tile: 5 } };
    const guarded = (injured: NonNullable<HeroLayout['injured']>): Layout => ({
      heroes: { soldier: { tile: 16, injured, used: [1, 2, 3] }, doctor: SPENT },
      tiles: { 16: { fazaformed: true, rebels: 1 } },
      ships,
    });
    expect(chosen(guarded([1]))).toMatchObject({ do: 'lead', from: 16, to: 14, rebels: 1 });
    expect(chosen(guarded([1, 2, 3]))).toEqual({ do: 'endTeamPhase' });
  });

  test('9: moves nearer to a Mothership that has Rebels', () => {
    expect(chosen({ ...IDLE, tiles: { 14: { rebels: 1 } } })).toEqual({ do: 'move', hero: 0, card: 3, to: 14 });
    // Not onto Drones on the way.
    const blocked = {
      heroes: { soldier: { tile: 10, used: [2, 3, 4] as const }, doctor: { used: [1, 2, 3, 4] as const } },
      tiles: { 14: { rebels: 1 }, 11: { drones: 3 } },
      ships: { carrier: { tile: 16 }, former: { tile: 14 } },
    };
    expect(chosen(blocked)).toEqual({ do: 'move', hero: 0, card: 1, to: 14 });
  });

  test('10: plays the cards that bring a Rebel or heal', () => {
    // Broadcast: nearest to the Former, which is under Television Tower (11).
    const senator: Layout = { heroes: { soldier: {}, senator: { used: [4] } }, ships: { former: { tile: 11 } } };
    expect(chosen(senator)).toEqual({
      do: 'enhance',
      hero: 1,
      card: 1,
      option: 0,
      target: { kind: 'tile', tile: 3 },
    });
    // Field Surgery heals the Soldier, which is better than a Rebel.
    expect(chosen({ heroes: { soldier: { tile: 1, injured: [1] }, doctor: {} } })).toMatchObject({
      do: 'enhance',
      hero: 1,
      card: 2,
      option: 0,
    });
  });

  /** The Soldier would die under the Carrier (F2), and only card 4 is left, which does not reach an Outpost. */
  const doomed: Layout = {
    heroes: { soldier: { tile: 14, injured: [1, 2, 3], used: [1, 2, 3] }, doctor: { used: [1, 2, 3, 4] } },
    ships: { destroyer: { tile: 4, health: 0 }, former: { tile: 16 } },
  };

  test('1: where the screen warns of a defeat, does the first thing after which it no longer does', () => {
    expect(forecast(position(doomed)).after.outcome).toEqual({ won: false, rule: 'X2' });
    const command = chosen(doomed);
    expect(command).toMatchObject({ do: 'move', hero: 0, card: 4 });
    if (command) expect(forecast(applyLegal(position(doomed), command).state).after.outcome).toBeNull();
  });

  test('1: heeds the warning before it boards or fights', () => {
    const tempted: Layout = {
      heroes: { soldier: { tile: 14, injured: [1, 2, 3], used: [1, 2, 3] }, doctor: { tile: 6 } },
      tiles: { 6: { drones: 1 } },
      ships: { destroyer: { tile: 4, health: 0 }, former: { tile: 16 } },
    };
    expect(did({ ...tempted, heroes: { ...tempted.heroes, soldier: { tile: 1, ...SPENT } } })).not.toBe('move');
    expect(chosen(tempted)).toMatchObject({ do: 'move', hero: 0 });
  });

  test('3: counts the injuries that the coming Faza phase is shown to bring', () => {
    const fighter = (destroyer: number): Layout => ({
      heroes: { soldier: { tile: 6, injured: [1], ...SPENT }, doctor: { tile: 9, ...SPENT } },
      tiles: { 6: { drones: 1 } },
      ships: { carrier: { tile: 13 }, destroyer: { tile: destroyer }, former: { tile: 15 } },
    });
    expect(chosen(fighter(16))).toEqual({ do: 'fight', hero: 0, tile: 6 });
    // From tile 2 the Destroyer reaches the Soldier, whom the Drone hurts, too: with a third injury in the fight, the hero would die.
    expect(did(fighter(2))).toBe('endTeamPhase');
  });

  test('11: before it ends the phase, moves to where the screen shows fewer injuries', () => {
    // The Carrier over the Soldier hurts (F2); elsewhere a ship comes over the Doctor, who cannot leave.
    const under: Layout = { heroes: { soldier: { tile: 14 }, doctor: SPENT } };
    const hurt = (state: FazaView): number[] =>
      forecast(state, decide).facts.flatMap((fact) => (fact.fact === 'heroInjured' ? [fact.seat] : []));
    expect(hurt(position(under))).toContain(0);
    const command = chosen(under);
    expect(command).toMatchObject({ do: 'move', hero: 0 });
    if (command) expect(hurt(applyLegal(position(under), command).state)).not.toContain(0);
  });

  test('12: otherwise ends the phase, even if nothing helps, but never as a single seat among others', () => {
    expect(chosen(IDLE)).toEqual({ do: 'endTeamPhase' });
    const lost = { ...doomed, heroes: { soldier: { tile: 14, injured: [1, 2, 3] as const, ...SPENT }, doctor: SPENT } };
    expect(chosen(lost)).toEqual({ do: 'endTeamPhase' });
    expect(novice.choose(position(IDLE), LUCK, [0])).toBeNull();
  });
});

describe('the novice heeds the warning of a defeat', () => {
  const isDoomed = (state: FazaView): boolean => forecast(state, decide).after.outcome?.won === false;

  test(
    'X2 X3 X4 X5 it ends no phase whose end loses the game, where one command would save it',
    () => {
      let warned = 0;
      fc.assert(
        fc.property(positions, luck, (state, chance) => {
          if (!isDoomed(state) || state.agenda.length > 0) return;
          warned += 1;
          if (novice.choose(state, chance)?.do !== 'endTeamPhase') return;
          for (const command of legalCommands(state)) {
            const after = applyLegal(state, command).state;
            // Random results cannot be foreseen.
            const isSure = after.chance.draws === state.chance.draws && after.agenda.length === 0;
            if (isSure && command.do !== 'endTeamPhase') expect(isDoomed(after), JSON.stringify(command)).toBe(true);
          }
        }),
        { seed: 1, numRuns: 400 },
      );
      expect(warned).toBeGreaterThan(30);
    },
    MINUTE,
  );

  test.each(['easy', 'normal', 'hard'] as const)(
    'X2 X3 X4 X5 in games on %s it never makes a move by which the end of the phase begins to lose the game',
    (mode) => {
      let moves = 0;
      for (const seed of ['a', 'b', 'c', 'd']) {
        const opening = faza.newGame(setupOf(['scout', 'farmer', 'rebel'], { mode, seed })).state;
        playOn(opening, novice, seed, 1_000, (state, command) => {
          if (command.do !== 'move' && command.do !== 'drive' && command.do !== 'lead') return;
          moves += 1;
          const after = applyLegal(state, command).state;
          expect(!isDoomed(state) && isDoomed(after), JSON.stringify(command)).toBe(false);
        });
      }
      expect(moves).toBeGreaterThan(20);
    },
    MINUTE,
  );
});
