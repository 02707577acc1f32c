import { describe, expect, it } from 'vitest';
import { boardControls, sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { type BoardActions, idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import {
  clearSelection,
  type FazaSelection,
  point,
  possibilities,
} from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { type Path, pathOf, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import type { BoardView } from '../../../../src/games/faza/interaction/view.ts';
import { fightForecast } from '../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { controlOfKey } from '../../../../src/page/input/shortcuts.ts';
import { position } from '../positions.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { statesOf } from '../scenes/walk.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [1280, 720],
  [1920, 1080],
] as const;

/** Everything that a person can select, as paths, and whether a command can be given. */
function offered(view: BoardView, selection: FazaSelection): { paths: Path[]; commits: boolean } {
  const paths: Path[] = sheetItems(view).map((item) => item.path);
  let commits = false;
  const actions: BoardActions = {
    ...idleActions,
    point: (path) => paths.push(path),
    commit: () => {
      commits = true;
    },
  };
  for (const control of boardControls(view, possibilities(selection, legalCommands(view.state)), actions))
    control.press();
  return { paths, commits };
}

describe('board controls: the semantic layer is derived from the legal commands', () => {
  // Every single command, in positions made for it: everyCommandPressed.test.ts.
  it('lets commands be given by pressing buttons in the middle of play, too, on every form of screen', () => {
    for (const seed of [0, 1, 2, 3]) {
      for (const state of statesOf(seed, 23).slice(0, 2)) {
        for (const size of SIZES.slice(0, 3)) {
          for (const command of sample(legalCommands(state), 8)) expect(reached(state, pathOf(command), size)).toBe('');
        }
      }
    }
  });

  it('asks decisions inside a rule by buttons, too', () => {
    const asked = Array.from({ length: 60 }, (_, seed) => seed)
      .flatMap((seed) => statesOf(seed, 500))
      .filter((state) => state.agenda.length > 0);
    expect(asked.length).toBeGreaterThan(3);
    for (const state of asked) {
      for (const command of legalCommands(state)) {
        for (const size of SIZES.slice(0, 3)) expect(reached(state, pathOf(command), size)).toBe('');
      }
    }
  });

  it('names every button, and no two alike', () => {
    for (const state of statesOf(3, 15)) {
      for (const size of SIZES) {
        const selection = clearSelection(0);
        const found = possibilities(selection, legalCommands(state));
        const controls = boardControls(viewOf(state, selection, size), found, idleActions);
        expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
        for (const { label, rect } of controls) {
          expect(label).not.toBe('');
          expect(rect.w * rect.h).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('keys of the board', () => {
  const state = position({
    heroes: { soldier: { tile: 6, used: [1, 3] }, doctor: { tile: 6 } },
    tiles: { 6: { drones: 1 } },
  });
  const controlsAt = (path: Path) => {
    const selection = { ...clearSelection(0), path };
    return boardControls(
      viewOf(state, selection, [1280, 720]),
      possibilities(selection, legalCommands(state)),
      idleActions,
    );
  };

  it('lets C stop at the unused cards of the selected hero', () => {
    const stops = controlsAt([]).flatMap(({ id, jump }) => (jump?.key === 'c' ? [id] : []));
    expect(stops).toEqual(['half:0:2:movement', 'half:0:4:movement']);
  });

  it('lets Escape let go of what was picked, and lead to the menu where nothing is', () => {
    expect(controlOfKey(controlsAt([]), 'Escape')?.id).toBe('menu');
    const picked = pathOf({ do: 'fight', hero: 0, tile: 6 });
    expect(controlOfKey(controlsAt(picked), 'Escape')?.id).toBe('cancel');
  });
});

/**
 * Selects a path pick by pick, each time from the offered ones, until a command can be given; otherwise returns the
 * reason.
 */
function reached(state: FazaView, path: Path, size: readonly [number, number]): string {
  const commands = legalCommands(state);
  const goal = keyOf(path);
  let selection = clearSelection(seatOf(state));
  for (let presses = 0; presses < 8; presses++) {
    const view = viewOf(state, selection, size);
    const { paths, commits } = offered(view, selection);
    if (keyOf(selection.path) === goal && commits) return '';
    const closer = paths
      .filter((to) => `${goal} / `.startsWith(`${keyOf(to)} / `))
      .map((to) => point(selection, commands, to))
      .filter((next) => `${goal} / `.startsWith(`${keyOf(next.path)} / `) && next.path.length > selection.path.length)
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (!closer) return `at ${keyOf(selection.path) || 'the start'} nothing leads on to ${goal} (${size.join('x')})`;
    selection = closer;
  }
  return `too many presses to ${goal}`;
}

function seatOf(state: FazaView): number {
  const [pending] = state.agenda;
  return pending?.step === 'recoverOne' ? pending.seat : 0;
}

function keyOf(path: Path): string {
  return path.map(pickKey).join(' / ');
}

function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0);
}

describe('fight odds for the bar', () => {
  it('C5 sum to one', () => {
    for (const state of statesOf(2, 7)) {
      const seat = state.heroes.findIndex((hero) => (state.tiles[hero.tile - 1]?.drones ?? 0) > 0);
      const hero = state.heroes[seat];
      if (!hero) continue;
      const total = fightForecast(state, seat, hero.tile).results.reduce((sum, { chance }) => sum + chance, 0);
      expect(total).toBeCloseTo(1, 10);
    }
  });
});
