import type { AnyGame } from '../module/match.ts';
import type {
  Ground,
  Path,
  Selection,
  SelectionSection,
  TableActions,
  TableMoment,
  TableView,
} from '../module/table.ts';
import type { GameDescription, Step } from './gameDescription.ts';

/** Commands that can be given, each with the steps that lead to it. */
export interface Way<T extends AnyGame> {
  readonly command: T['command'];
  readonly steps: readonly Step[];
}

/** Every command that people can give, and its way. */
export function waysOf<T extends AnyGame>(game: GameDescription<T>, { state, rules, allowed }: Ground<T>): Way<T>[] {
  return allowed(rules.legalCommands(state)).map((command) => wayTo(game, command, state));
}

/** A command with the steps that lead to it. */
export function wayTo<T extends AnyGame>(game: GameDescription<T>, command: T['command'], state: T['view']): Way<T> {
  const steps = game.steps?.(command, state);
  return { command, steps: steps ?? [{ key: JSON.stringify(command), label: game.commandText(command, state) }] };
}

/** Whether a way begins with a path. */
export function beginsWith({ steps }: Way<AnyGame>, path: Path): boolean {
  return path.every(({ kind }, index) => steps[index]?.key === kind);
}

/** The way that a path has come to the end of. */
export function wayAt<T extends AnyGame>(ways: readonly Way<T>[], path: Path): Way<T> | undefined {
  return path.length === 0 ? undefined : ways.find((way) => way.steps.length === path.length && beginsWith(way, path));
}

/**
 * Presses something that stands for a path: chooses it, or where it is chosen already and completes a command, gives that command. So the
 * first press shows what the second one does.
 */
export function pressPath(
  keys: readonly string[],
  /** Whether it looks chosen: of equal cards only one does. */
  pressed: boolean | undefined,
  { offer }: Pick<TableView, 'offer'>,
  { selection: { path } }: Pick<TableMoment, 'selection'>,
  { commit, point }: Pick<TableActions, 'commit' | 'point'>,
): void {
  const isChosen = keys.length === path.length && path.every(({ kind }, index) => kind === keys[index]);
  if (pressed && isChosen && offer !== null) commit();
  else point(keys.map((kind) => ({ kind })));
}

/** How commands of a small game are selected: by the keys of their steps. */
export function smallSelection<T extends AnyGame>(game: GameDescription<T>): SelectionSection<T> {
  const clear = (seat: number): Selection => ({ seat, path: [] });
  /** Goes back to where there was a choice: what a press selected by itself is no step to go back to. */
  const stepBack = ({ seat, path }: Selection, ground: Ground<T>): Selection => {
    const ways = waysOf(game, ground);
    const isChoice = (length: number): boolean => {
      const stem = path.slice(0, length);
      return (
        length === 0 ||
        new Set(ways.filter((way) => beginsWith(way, stem)).map(({ steps }) => steps[length]?.key)).size > 1
      );
    };
    let length = path.length - 1;
    while (length > 0 && !isChoice(length)) length--;
    return { seat, path: path.slice(0, Math.max(0, length)) };
  };
  return {
    clear,
    asked: () => undefined,
    point: ({ seat }, _, path) => ({ seat, path }),
    pass: (selection) => selection,
    afterPress: () => null,
    stepBack,
    withoutLastAdded: (selection) => selection,
    added: () => [],
    offer: ({ path }, ground) => wayAt(waysOf(game, ground), path)?.command ?? null,
    isForLater: (_, { path }, __, ground) =>
      waysOf(game, ground).some((way) => way.steps.length > path.length && beginsWith(way, path)),
    tip: (_, ground) => ground.state,
  };
}
