import type { ShownTable } from '../../../../src/games/azardia/interaction/tableView.ts';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import type { Match } from '../../../../src/module/match.ts';
import type { Path, TableActions, TableMoment } from '../../../../src/module/screens/table.ts';
import type { Control } from '../../../../src/table/control.ts';
import { setupOf } from '../subject.ts';

/** A window of each table layout. */
export const WINDOWS = [
  [1280, 720],
  [360, 640],
  [844, 390],
] as const;

/** The settings for viewing a window. */
export type Window = readonly [width: number, height: number];

const nothing = (): void => undefined;
const idle: TableActions = {
  menu: nothing,
  log: nothing,
  ask: nothing,
  toggleForecast: nothing,
  toggleNumbers: nothing,
  plan: nothing,
  undo: nothing,
  redo: nothing,
  cancel: nothing,
  point: nothing,
  commit: nothing,
  refuse: nothing,
  say: nothing,
  closeUp: nothing,
  peek: nothing,
  nextOrder: nothing,
  skipToTurn: nothing,
  speed: nothing,
};

/** A match that starts in a position, of a person and computers. */
export function matchAt(state: State, seat: Seat): Match<AzardiaTypes> {
  return {
    session: {
      game: azardia,
      setup: setupOf('pressing', state.players.length),
      opening: { ok: true, state, facts: [] },
      past: null,
      future: null,
    },
    players: state.players.map((_, other) => (other === seat ? 'you' : 'computer')),
  };
}

/** The table at rest, for a seat that has selected something. */
export function tableFor(
  state: State,
  seat: Seat,
  keys: readonly string[] = [],
  [width, height]: Window = WINDOWS[0],
  more: Partial<TableMoment<AzardiaTypes>> = {},
) {
  const view = azardia.view(state, seat);
  const moment: TableMoment<AzardiaTypes> = {
    match: matchAt(state, seat),
    context: {
      state: view,
      rules: azardia,
      allowed: (commands) => commands.filter((command) => command.seat === seat),
    },
    selection: { seat, path: keys.map((kind) => ({ kind })) },
    animated: null,
    reason: null,
    isPlanning: false,
    busy: false,
    isPhase: false,
    showForecast: false,
    numbers: null,
    canUndo: false,
    canRedo: false,
    hand: 'open',
    order: null,
    handOver: null,
    isFollowed: false,
    canSkipToTurn: false,
    ...more,
  };
  const shown = azardiaModule.table.view(moment, { width, height, density: 'normal', speed: '1×' });
  const controls = (actions: Partial<TableActions>): readonly Control[] =>
    azardiaModule.table.controls(shown, moment, { ...idle, ...actions });
  return { shown: shown as ShownTable, controls };
}

/** The result of a press. */
interface Press {
  readonly control: Control;
  /** The resulting selection; `null` if the press selects nothing. */
  readonly path: readonly string[] | null;
  /** Whether it gives the command on offer. */
  readonly gives: boolean;
}

/** Everything that can be pressed, with its result. */
export function pressesOf(controls: (actions: Partial<TableActions>) => readonly Control[]): Press[] {
  let path: Path | null = null;
  let gives = false;
  const pressed = controls({
    point: (to) => {
      path = to;
    },
    commit: () => {
      gives = true;
    },
  });
  // The board is a button, too: it moves a camera, which needs a page.
  return pressed.flatMap((control) => {
    if (control.id === 'board') return [];
    [path, gives] = [null, false];
    control.press();
    const to: Path | null = path;
    return { control, path: (to as Path | null)?.map(({ kind }) => kind) ?? null, gives };
  });
}

/** A table on the way to a command, and the command that the main button gives there. */
export interface Stop {
  readonly keys: readonly string[];
  readonly shown: ShownTable;
  readonly controls: readonly Control[];
  readonly given: Command | null;
}

/** Every table that a seat can reach by pressing one thing after another. */
export function stopsOf(state: State, seat: Seat, window: Window = WINDOWS[0]): Stop[] {
  const stops: Stop[] = [];
  const seen = new Set<string>(['']);
  const waiting: (readonly string[])[] = [[]];
  for (let keys = waiting.shift(); keys; keys = waiting.shift()) {
    const { shown, controls } = tableFor(state, seat, keys, window);
    const presses = pressesOf(controls);
    const given = presses.some((press) => press.gives) ? (shown.offer ?? shown.ready ?? null) : null;
    stops.push({ keys, shown, controls: presses.map(({ control }) => control), given });
    for (const { path } of presses) {
      if (!path || seen.has(path.join(' '))) continue;
      seen.add(path.join(' '));
      waiting.push(path);
    }
  }
  return stops;
}
