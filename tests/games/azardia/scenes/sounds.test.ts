import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Happened } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { hopSounds, soundOf } from '../../../../src/games/azardia/scenes/animation/sounds.ts';
import { azardiaSound } from '../../../../src/games/azardia/ui/sound.ts';
import { familyOf } from '../../../../src/shell/sound/effects.ts';
import { simulation } from '../../../../tools/azardia/simulation.ts';
import { playBy } from '../../../../tools/kit/playout.ts';
import { graceOf, position } from '../position.ts';
import { setupOf } from '../subject.ts';

const recorded = ['effects', 'stingers'].flatMap((name) => {
  const { sprite } = JSON.parse(readFileSync(`public/${azardiaSound.folder}${name}.json`, 'utf8'));
  return Object.keys(sprite);
});

describe('hops', () => {
  test('sound higher and higher, each with its own recording', () => {
    const path = Array.from({ length: 14 }, (_, index) => 6 + index);
    const sounds = hopSounds(5, path);
    expect(sounds.slice(0, 3)).toEqual(['hop/1', 'hop/2', 'hop/3']);
    expect(sounds.slice(10)).toEqual(['hop/11', 'hop/12', 'hop/12', 'hop/12']);
    for (const name of sounds) expect(familyOf(recorded, name)?.name).toBe(name);
  });

  test('M4: at the Gate a slide is heard, and the hops begin again', () => {
    expect(hopSounds(78, [79, 1, 2, 3])).toEqual(['hop/1', 'slide', 'hop/1', 'hop/2']);
    expect(hopSounds(79, [1])).toEqual(['slide']);
    expect(hopSounds(2, [1])).toEqual(['hop/1']);
  });

  test('M3: a spring where a pawn turns at 150, and none where it is moved away from there', () => {
    expect(hopSounds(148, [149, 150, 149, 148])).toEqual(['hop/1', 'hop/2', 'spring', 'hop/4']);
    expect(hopSounds(150, [149])).toEqual(['hop/1']);
  });
});

describe('facts', () => {
  const state = position('A', [{}, {}, {}]);
  const hearing = { state: azardia.view(state, 0), seat: 0 };
  const heard = (fact: Happened): string | null => soundOf({ ...fact, rule: 'T1', by: 'turn' }, hearing);

  test('sound by what they mean for the seat that hears them', () => {
    expect(heard({ fact: 'turnBegan', seat: 0 })).toBe('turn/own');
    expect(heard({ fact: 'turnBegan', seat: 1 })).toBe('turn');
    expect(heard({ fact: 'gameWon', seat: 0 })).toBe('victory');
    expect(heard({ fact: 'gameWon', seat: 2 })).toBe('victory/rival');
    expect(heard({ fact: 'attackEnded', card: 'gravityHiccup', hit: 1 })).toBe('hit');
    expect(heard({ fact: 'attackEnded', card: 'gravityHiccup', hit: null })).toBe('fizzle');
    expect(heard({ fact: 'coinsGained', seat: 0, coins: 1000, from: null })).toBe('coin');
    expect(heard({ fact: 'coinsGained', seat: 0, coins: 2000, from: null })).toBe('coins');
    expect(heard({ fact: 'abilityUsed', seat: 1 })).toBe(`ability/${state.players[1]?.character}`);
    expect(heard({ fact: 'phaseBegan', seat: 0, phase: 'A' })).toBeNull();
  });

  test('of whole games all have their recordings', () => {
    const missing = new Set<string>();
    const played = new Set<string>();
    for (const number of [1, 2]) {
      for (const { state: after, facts } of playBy(simulation, () => 'regular', setupOf(`sounds/${number}`, 4))) {
        for (const fact of facts) {
          const name = soundOf(fact, { state: azardia.view(after, 0), seat: 0 });
          if (name === null) continue;
          played.add(name);
          if (familyOf(recorded, name)?.name !== name) missing.add(name);
        }
      }
    }
    expect([...missing]).toEqual([]);
    expect(played.size).toBeGreaterThan(25);
  });
});

describe('music', () => {
  const tensionOf = (state: State): number => azardiaSound.danger(azardia.view(state, 0));
  const tension = (...tiles: number[]): number =>
    tensionOf(
      position(
        'A',
        tiles.map((tile) => ({ tile, level: 5 })),
      ),
    );

  test('follows the first pawn up the tower, and the grace turn', () => {
    expect(tension(10, 79)).toBe(0);
    expect(tension(10, 80)).toBeCloseTo(0.3, 9);
    expect(tension(10, 115)).toBeCloseTo(0.45, 9);
    const state = position('A', [{ tile: 150, level: 5 }, {}]);
    const grace = graceOf(0, 1);
    expect(tensionOf({ ...state, grace })).toBe(1);
    expect(tensionOf({ ...state, grace, winner: 0 })).toBe(0);
  });

  test('has stroll and tune below, a chase on the tower, and thins out to a clock in a grace turn', () => {
    expect(azardiaSound.layers('board', 0)).toEqual([1, 1, 0, 0]);
    expect(azardiaSound.layers('board', 0.6)).toEqual([1, 1, 1, 0]);
    expect(azardiaSound.layers('board', 1)).toEqual([expect.closeTo(0.3, 9), 0, 0, 1]);
    expect(azardiaSound.layers('title', 1)).toEqual([1]);
  });
});
