import { describe, expect, it } from 'vitest';
import { boardControls } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import {
  clearSelection,
  type FazaSelection,
  point,
  possibilities,
} from '../../../../src/games/faza/interaction/fazaSelection.ts';
import type { Path } from '../../../../src/games/faza/interaction/picks.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { fazaTable } from '../../../../src/games/faza/ui/table/tableSection.ts';
import type { Refusal } from '../../../../src/module/screens/table.ts';
import { position } from '../positions.ts';
import { viewOf } from '../scenes/viewOf.ts';

/**
 * The result of pressing a tile after some picks: a new selection, or a sentence that leaves the selection unchanged.
 */
function pressTile(state: FazaView, path: Path, tile: number): { said: string; pointed: boolean } {
  const commands = legalCommands(state);
  const selection: FazaSelection = point(clearSelection(0), commands, path);
  let said = '';
  let pointed = false;
  const actions = {
    ...idleActions,
    refuse: ({ reason }: Refusal) => {
      said = fazaTable.refusal(reason);
    },
    say: (sentence: string) => {
      said = sentence;
    },
    point: () => {
      pointed = true;
    },
  };
  const controls = boardControls(viewOf(state, selection, [1280, 720]), possibilities(selection, commands), actions);
  controls.find(({ id }) => id === `tile:${tile}`)?.press();
  return { said, pointed };
}

describe('what asks for a tile says of every other tile why it cannot be it', () => {
  const recruit: Path = [
    { kind: 'hero', seat: 0 },
    { kind: 'verb', seat: 0, verb: 'recruit' },
  ];
  const points = { soldier: { points: 2 }, doctor: {} };

  it('P4 a recruit: an Outpost that is full, even with a hero on it, keeps the selection', () => {
    const state = position({ heroes: points, tiles: { 1: { rebels: 3 }, 3: { rebels: 3 } } });
    const full = { said: 'There is no room for more Rebels there.', pointed: false };
    expect(pressTile(state, recruit, 1)).toEqual(full);
    expect(pressTile(state, recruit, 3)).toEqual(full);
  });

  it('P4 a recruit: the same where only one Outpost is left to choose', () => {
    const full = { rebels: 3 };
    const state = position({ heroes: points, tiles: { 1: full, 3: full, 4: full } });
    expect(pressTile(state, recruit, 1).said).toBe('There is no room for more Rebels there.');
  });

  it('P4 a recruit: a tile that is no Outpost, or one that has fallen', () => {
    const state = position({ heroes: points, tiles: { 4: { fazaformed: true } } });
    const none = { said: 'Rebels join at an Outpost, and this tile isn’t one.', pointed: false };
    expect(pressTile(state, recruit, 9)).toEqual(none);
    expect(pressTile(state, recruit, 4)).toEqual(none);
  });

  it('C7 the Bazooka: a tile without Drones', () => {
    const state = position({
      heroes: { soldier: { tile: 6 }, doctor: {} },
      tiles: { 2: { drones: 1 }, 7: { drones: 1 } },
    });
    const bazooka = { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } } as const;
    const armed = applyLegal(state, bazooka).state;
    const fight: Path = [
      { kind: 'hero', seat: 0 },
      { kind: 'verb', seat: 0, verb: 'fight' },
    ];
    expect(pressTile(armed, fight, 10)).toEqual({ said: 'There are no Drones to fight.', pointed: false });
  });

  it('T2 Pathfinder: a tile that is not adjacent', () => {
    const state = position({ heroes: { scout: { tile: 6, points: 1 }, doctor: {} } });
    const path: Path = [
      { kind: 'hero', seat: 0 },
      { kind: 'verb', seat: 0, verb: 'skill' },
      { kind: 'skill', seat: 0, skill: 'pathfinder' },
    ];
    expect(pressTile(state, path, 16)).toEqual({ said: 'That is out of reach.', pointed: false });
  });

  it('T2 Broadcast: a tile that is no Outpost', () => {
    const state = position({ heroes: { senator: {}, doctor: {} } });
    const path: Path = [
      { kind: 'hero', seat: 0 },
      { kind: 'half', seat: 0, card: 1, half: 'enhancement' },
    ];
    expect(pressTile(state, path, 9).said).toBe('Rebels join at an Outpost, and this tile isn’t one.');
  });

  it('where no tile is asked for, a hero on it comes to the front', () => {
    const state = position({ heroes: points });
    expect(pressTile(state, [], 1)).toEqual({ said: '', pointed: true });
  });
});
