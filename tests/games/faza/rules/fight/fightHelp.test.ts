import { describe, expect, test } from 'vitest';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import {
  clearChance,
  fightHelp,
  fightHelpOf,
  isBetterFight,
  lastRebelChance,
  unharmedChance,
  wastedEffect,
} from '../../../../../src/games/faza/rules/fight/fightHelp.ts';
import { fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { give } from '../../commands.ts';
import { position } from '../../positions.ts';

const fight = { do: 'fight', hero: 0, tile: 7 } as const;
const state = position({
  heroes: { soldier: { tile: 7, points: 2 }, doctor: { tile: 7 }, engineer: { tile: 7, injured: [1, 2] } },
  tiles: { 7: { drones: 3, rebels: 1 } },
});
const commands = legalCommands(state);
const helps = fightHelp(state, fight, commands);

describe('C3 the effect of one more card on a roll', () => {
  test('C3 every change is the difference between the exact odds before and after the card', () => {
    expect(helps.length).toBeGreaterThan(3);
    const before = fightForecast(state, 0, 7);
    for (const help of helps) {
      const after = fightForecast(give(state, help.command).state, 0, 7);
      expect(help.then).toEqual(after);
      expect(help.kills).toBeCloseTo(after.expectedKills - before.expectedKills, 12);
      expect(help.clears).toBeCloseTo(clearChance(after) - clearChance(before), 12);
      expect(help.unharmed).toBeCloseTo(unharmedChance(after) - unharmedChance(before), 12);
      expect(help.death).toBeCloseTo(after.deathChance - before.deathChance, 12);
      expect(help.defeat).toBeCloseTo(after.defeatChance - before.defeatChance, 12);
    }
  });

  test('C3 the list is complete: every other command changes no result, or does not arm', () => {
    const named = new Set(helps.map(({ command }) => command));
    const before = fightForecast(state, 0, 7);
    for (const command of commands) {
      if (named.has(command) || (command.do !== 'enhance' && command.do !== 'marksman')) continue;
      const after = give(state, command);
      const arms = after.facts.some(({ fact }) => fact === 'armed');
      const then = fightForecast(after.state, 0, 7);
      if (arms && !then.odds.bazooka) expect(then.results).toEqual(before.results);
    }
  });

  test('C3 cards of every hero help: a friend’s shield, the hero’s own bonus, a skill', () => {
    const kinds = new Set(helps.map(({ command }: { command: Command }) => ('hero' in command ? command.hero : -1)));
    expect(kinds.has(0)).toBe(true);
    expect(kinds.has(1)).toBe(true);
    const [best] = helps;
    expect(best?.unharmed).toBe(Math.max(...helps.map(({ unharmed }) => unharmed)));
  });

  test('C7 a Bazooka would make the fight on the own tile impossible, and is none of the helps', () => {
    expect(helps.filter(({ then }) => then.odds.bazooka)).toEqual([]);
  });

  test('X5 the chance to lose by the last Rebel is that of the results that say so', () => {
    const hard = position({
      mode: 'hard',
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 1, rebels: 1 } },
    });
    expect(lastRebelChance(fightForecast(hard, 0, 7))).toBeCloseTo(0.5, 12);
    expect(lastRebelChance(fightForecast(state, 0, 7))).toBe(0);
  });
});

describe('C3 the effect of a card, in numbers computed by hand', () => {
  /** The effect of the Soldier's skill (+1 to all dice: hits from 3 instead of 4) on a roll against two Drones. */
  function marksman(injured: readonly number[], rebels: number) {
    const before = position({
      heroes: { soldier: { tile: 7, points: 1, injured }, doctor: {} },
      tiles: { 7: { drones: 2, rebels } },
    });
    const help = fightHelp(before, fight, legalCommands(before)).find(({ command }) => command.do === 'marksman');
    if (!help) throw new Error('the skill helps');
    const { kills, clears, unharmed, death, defeat } = help;
    return [kills, clears, unharmed, death, defeat].map((change) => Math.round(change * 36));
  }

  test('both Drones fall in 16 of 36 rolls instead of 9, and then nobody is harmed; Drones are Points', () => {
    expect(marksman([], 0)).toEqual([12, 7, 7, 0, 0]);
  });

  test('a Rebel who takes the injury is harmed, too', () => {
    expect(marksman([], 2)).toEqual([12, 7, 7, 0, 0]);
  });

  test('I4, X2 a hero with one healthy card dies of any miss, and the game is lost: in 20 of 36 rolls instead of 27', () => {
    expect(marksman([1, 2, 3], 0)).toEqual([12, 7, 7, -7, -7]);
  });

  test('I2 with one Rebel beside one healthy card only two misses kill: in 4 of 36 rolls instead of 9', () => {
    expect(marksman([1, 2, 3], 1)).toEqual([12, 7, 7, -5, -5]);
  });

  test('against one Drone beside a Rebel half of all rolls clear the tile, and half harm nobody', () => {
    const before = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 1, rebels: 1 } },
    });
    const odds = fightForecast(before, 0, 7);
    expect([clearChance(odds), unharmedChance(odds)]).toEqual([0.5, 0.5]);
  });

  test('among cards that keep the hero equally safe, the one that brings more Points comes first', () => {
    const before = position({ heroes: { doctor: { tile: 7 }, soldier: {} }, tiles: { 7: { drones: 1 } } });
    const shieldWall: Command = { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'ally', ally: 0 } };
    const shielded = give(before, shieldWall).state;
    expect(unharmedChance(fightForecast(shielded, 0, 7))).toBe(1);
    // Adrenaline (+2) hits in 5 of 6 rolls, a Raygun (+1) in 4, and neither in 3.
    const gains = fightHelp(shielded, fight, legalCommands(shielded)).map(({ kills }) => Math.round(kills * 6));
    expect(gains).toEqual([2, 1]);
  });

  test('what places a Rebel changes the roll, and yet is no help for it: it would stay when the roll is over', () => {
    const before = position({
      heroes: { rebel: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 2 } },
    });
    const helping = fightHelp(before, fight, legalCommands(before)).map(({ command }) => give(before, command).facts);
    expect(helping.length).toBeGreaterThan(0);
    for (const facts of helping) expect(facts.map(({ fact }) => fact)).toContain('armed');
  });
});

describe('C3 comparing rolls', () => {
  const roll = fightForecast(state, 0, 7);

  test('more Points with the same risk, or a smaller risk of defeat', () => {
    expect(isBetterFight({ ...roll, expectedKills: roll.expectedKills + 0.1 }, roll)).toBe(true);
    expect(isBetterFight(roll, { ...roll, defeatChance: 0.1 })).toBe(true);
  });

  test('not more Points for a greater risk of defeat, nor the greater risk alone', () => {
    const risky = { ...roll, defeatChance: 0.1 };
    expect(isBetterFight({ ...risky, expectedKills: roll.expectedKills + 0.1 }, roll)).toBe(false);
    expect(isBetterFight(risky, roll)).toBe(false);
  });
});

describe('C3 the effect of a given command on a roll', () => {
  const raygun: Command = { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } };
  const bazooka: Command = { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } };

  test('C3 equals the forecast before the card was played', () => {
    const promised = helps.find(({ command }) => command.do === 'enhance' && command.hero === 0 && command.card === 1);
    expect(fightHelpOf(raygun, state, give(state, raygun).state, fight)).toEqual(promised);
  });

  test('C7 is not reported for a Bazooka: it makes another fight', () => {
    expect(fightHelpOf(bazooka, state, give(state, bazooka).state, fight)).toBeNull();
  });

  test('C3 a roll is better with a Raygun than without, and not the other way round, nor than itself', () => {
    const [without, with1] = [fightForecast(state, 0, 7), fightForecast(give(state, raygun).state, 0, 7)];
    expect(isBetterFight(with1, without)).toBe(true);
    expect(isBetterFight(without, with1)).toBe(false);
    expect(isBetterFight(without, without)).toBe(false);
  });
});

describe('C3 an effect that would be wasted as things stand', () => {
  /** The reason why a card of a hero on tile 7 is wasted, with two Drones on a tile or on none. */
  function wasted(hero: 'soldier' | 'scientist' | 'rebel', card: number, drones: number | null, option = 0) {
    const before = position({
      heroes: { [hero]: { tile: 7 }, doctor: { tile: 1 } },
      tiles: drones === null ? {} : { [drones]: { drones: 2 } },
    });
    const play = { do: 'enhance', hero: 0, card, option, target: { kind: 'self' } } as const;
    return wastedEffect(before, applyLegal(before, play))?.reason ?? null;
  }

  test('C1 a Raygun needs Drones on the hero’s own tile', () => {
    expect([wasted('soldier', 1, 7), wasted('soldier', 1, 6), wasted('soldier', 1, null)]).toEqual([
      null,
      'noFight',
      'noFight',
    ]);
  });

  test('a Rally without Rebels leaves the odds as they are', () => {
    expect(wasted('rebel', 2, 7)).toBe('sameOdds');
  });

  test('C7 a Bazooka needs Drones beside the hero; a long shot waits for anyone’s Bazooka', () => {
    expect([wasted('soldier', 2, 6), wasted('soldier', 2, 7)]).toEqual([null, 'noFight']);
    expect(wasted('scientist', 2, null, 1)).toBeNull();
  });

  test('nothing is wasted by a command that arms nothing', () => {
    const before = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } } });
    expect(wastedEffect(before, applyLegal(before, { do: 'endTeamPhase' }))).toBeNull();
  });
});
