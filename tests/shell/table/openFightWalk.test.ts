import { expect, test } from 'vitest';
import { boardControls, sheetItems } from '../../../src/games/faza/interaction/controls/boardControls.ts';
import { idleActions } from '../../../src/games/faza/interaction/controls/press.ts';
import {
  clearSelection,
  type FazaSelection,
  possibilities,
} from '../../../src/games/faza/interaction/fazaSelection.ts';
import { choicesNow, fightsOf, tipOf } from '../../../src/games/faza/interaction/openFight.ts';
import { type Path, pathOf, startsWith } from '../../../src/games/faza/interaction/picks.ts';
import { fazaSelection } from '../../../src/games/faza/interaction/selection.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { boardViewOf } from '../../../src/games/faza/ui/table/boardView.ts';
import { begin } from '../../../src/kernel/session.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { type TableState, tableStateOf } from '../../../src/shell/table/tableState.ts';
import { fazaMoment } from '../../games/faza/board.ts';
import { statesOf } from '../../games/faza/scenes/walk.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
] as const;

/** A table in a position, and its current selection. */
interface Sitting {
  readonly table: TableState;
  selection: FazaSelection;
}

function sittingIn(state: State): Sitting {
  const setup = {
    edition: 'published',
    mode: state.mode,
    heroes: state.heroes.map(({ id }) => id),
    seed: 'walk',
    health: null,
    rewards: true,
    fazaFirst: false,
  } as const;
  const session = { ...begin(faza, setup), opening: { ok: true as const, state, facts: [] } };
  const table = tableStateOf(fazaModule, { session, players: state.heroes.map(() => 'you') }, false);
  return { table, selection: clearSelection(0) };
}

/** Every command path that something on the screen leads to. */
function pressable({ table, selection }: Sitting, size: (typeof SIZES)[number]): Path[] {
  const view = boardViewOf({ ...fazaMoment(table), selection: selection }, { ...size, density: 'normal' });
  const paths: Path[] = sheetItems(view).map(({ path }) => path);
  const found = possibilities(selection, choicesNow(fazaMoment(table).context, selection).commands);
  const controls = boardControls(view, found, { ...idleActions, point: (path) => paths.push(path) });
  for (const control of controls) control.press();
  return paths;
}

/** Adds a command to the open fight, using only what is on the screen; returns the selection after the last press. */
function addByPresses(sitting: Sitting, command: Command, size: (typeof SIZES)[number]): FazaSelection {
  const goal = pathOf(command);
  const isIn = (selection: FazaSelection): boolean =>
    selection.fight?.added.some((one) => equal(one, command)) === true;
  for (let presses = 0; presses < 8 && !isIn(sitting.selection); presses++) {
    const next = pressable(sitting, size)
      .filter((path) => startsWith(goal, path))
      .map((path) => fazaSelection.point(sitting.selection, fazaMoment(sitting.table).context, path))
      .filter((selection) => isIn(selection) || selection.fight === sitting.selection.fight)
      .sort((a, b) => Number(isIn(b)) - Number(isIn(a)) || depth(b, goal) - depth(a, goal))[0];
    if (!next) break;
    sitting.selection = next;
  }
  return sitting.selection;
}

/** How far a selection has advanced toward a command: its selected hero is the first step. */
function depth({ seat, path }: FazaSelection, goal: Path): number {
  const [hero] = goal;
  const isFront = hero?.kind === 'hero' && hero.seat === seat;
  return (startsWith(goal, path) ? path.length : 0) + (isFront ? 0.5 : 0);
}

test('C3 whatever helps a roll is added by presses on every form of screen, taken out again, and legal when it is rolled', () => {
  let helped = 0;
  const kinds = new Set<string>();
  for (const [walk, size] of [...SIZES, ...SIZES].entries()) {
    const states = statesOf(walk, 9).filter(({ phase, agenda }) => phase === 'team' && agenda.length === 0);
    for (const state of states) {
      for (const fight of faza.legalCommands(state).filter((command) => command.do === 'fight')) {
        const sitting = sittingIn(state);
        sitting.selection = fazaSelection.point(sitting.selection, fazaMoment(sitting.table).context, pathOf(fight));
        const opened = sitting.selection;
        expect(opened.fight?.added).toEqual([]);
        for (const command of choicesNow(fazaMoment(sitting.table).context, opened).helping) {
          sitting.selection = opened;
          const selection = addByPresses(sitting, command, size);
          expect({ fight, added: selection.fight?.added }).toEqual({ fight, added: [command] });
          const tip = tipOf(fazaMoment(sitting.table).context, selection.fight);
          expect(fightsOf(faza.legalCommands(tip), fight.hero).length).toBeGreaterThan(0);
          expect(faza.revealed(state, tip)).toBe(false);
          expect(fazaSelection.withoutLastAdded(selection, fazaMoment(sitting.table).context).fight?.added).toEqual([]);
          helped += 1;
          kinds.add(command.do === 'enhance' ? `${command.do} ${command.target.kind}` : command.do);
        }
      }
    }
  }
  expect(helped).toBeGreaterThan(20);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['enhance ally', 'enhance self']));
}, 120_000);
