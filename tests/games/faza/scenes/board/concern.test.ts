import { describe, expect, it } from 'vitest';
import { clearSelection, point } from '../../../../../src/games/faza/interaction/fazaSelection.ts';
import type { Path } from '../../../../../src/games/faza/interaction/picks.ts';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { Concern, concernedTiles } from '../../../../../src/games/faza/scenes/board/foresight/marks.ts';
import { arrange } from '../../../../../src/games/faza/scenes/board/pieces/arrange.ts';
import { rect } from '../../../../../src/table/layout/rect.ts';
import { position } from '../../positions.ts';
import { viewOf } from '../viewOf.ts';

const DRONES = { 6: { drones: 2 }, 7: { drones: 1 }, 10: { drones: 3 } };

function seen(state: FazaView, path: Path = []): BoardView {
  return viewOf(state, point(clearSelection(0), legalCommands(state), path), [360, 640]);
}

function concerned(view: BoardView, isForecast = false): number[] {
  return [...concernedTiles(view, isForecast)].sort((a, b) => a - b);
}

describe('Drones step back where they do not matter now', () => {
  it('those on the tile of the selected hero matter: C1 they could be fought', () => {
    expect(concerned(seen(position({ heroes: { soldier: { tile: 6 }, doctor: {} }, tiles: DRONES })))).toEqual([6]);
    expect(concerned(seen(position({ heroes: { soldier: { tile: 5 }, doctor: {} }, tiles: DRONES })))).toEqual([]);
  });

  it('those on tiles that can be picked matter, and on the way that is on offer', () => {
    const state = position({ heroes: { soldier: { tile: 5 }, doctor: {} }, tiles: DRONES });
    const run: Path = [
      { kind: 'hero', seat: 0 },
      { kind: 'half', seat: 0, card: 1, half: 'movement' },
    ];
    expect(concerned(seen(state, run))).toEqual([1, 6, 9]);
    expect(concerned(seen(state, [...run, { kind: 'tile', tile: 6 }]))).toContain(6);
  });

  it('all of them matter in the forecast and while the Faza act', () => {
    const state = position({ tiles: DRONES });
    expect(concerned(seen(state), true)).toHaveLength(16);
    expect(concerned({ ...seen(state), state: { ...state, phase: 'faza' } })).toHaveLength(16);
  });

  it('nothing changes while a command of the team is played', () => {
    const concern = new Concern();
    const view = seen(position({ heroes: { soldier: { tile: 6 }, doctor: {} }, tiles: DRONES }));
    const before = concern.of(view, false);
    const moved = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: DRONES });
    expect(concern.of({ ...view, state: moved, busy: true }, false)).toBe(before);
  });
});

describe('heroes stand out on their tile', () => {
  const state = position({
    heroes: { soldier: { tile: 6 }, doctor: { tile: 6 } },
    tiles: { 6: { drones: 3, rebels: 3 } },
  });

  it.each([85, 138, 260])(
    'on a tile %i wide they are larger than Drones and Rebels, and none of those hides behind another',
    (w) => {
      const there = arrange(state, 6, rect(0, 0, w, w));
      const heroes = there.filter(({ kind }) => kind === 'hero');
      const others = there.filter(({ kind }) => kind === 'drone' || kind === 'rebel');
      expect(heroes.map(({ area }) => area)).toEqual(['tactical', 'medical']);
      for (const hero of heroes) for (const other of others) expect(hero.size).toBeGreaterThan(other.size * 1.3);
      for (const drone of others) {
        for (const hero of heroes) expect(Math.hypot(hero.x - drone.x, hero.y - drone.y)).toBeGreaterThan(w * 0.2);
      }
    },
  );
});
