import type { AnyGame } from '../../module/match.ts';
import type {
  Path,
  Selection,
  SelectionContext,
  SelectionSection,
  TableActions,
  TableMoment,
  TableView,
} from '../../module/screens/table.ts';
import type { GameDescription, Step } from '../gameDescription.ts';

/** Commands that can be given, each with the steps that lead to it. */
export interface CommandPath<T extends AnyGame> {
  readonly command: T['command'];
  readonly steps: readonly Step[];
}

/** Every command that people can give, with the steps that lead to it. */
export function commandPaths<T extends AnyGame>(
  game: GameDescription<T>,
  { state, rules, allowed }: SelectionContext<T>,
): CommandPath<T>[] {
  return allowed(rules.legalCommands(state)).map((command) => commandPath(game, command, state));
}

/** A command with the steps that lead to it. */
export function commandPath<T extends AnyGame>(
  game: GameDescription<T>,
  command: T['command'],
  state: T['view'],
): CommandPath<T> {
  const steps = game.steps?.(command, state);
  return { command, steps: steps ?? [{ key: JSON.stringify(command), label: game.commandText(command, state) }] };
}

/** Whether the steps to a command start with a path. */
export function beginsWith({ steps }: CommandPath<AnyGame>, path: Path): boolean {
  return path.every(({ kind }, index) => steps[index]?.key === kind);
}

/** The command whose steps a path completes; `undefined` if it completes none. */
export function commandPathAt<T extends AnyGame>(
  paths: readonly CommandPath<T>[],
  path: Path,
): CommandPath<T> | undefined {
  return path.length === 0
    ? undefined
    : paths.find((candidate) => candidate.steps.length === path.length && beginsWith(candidate, path));
}

/**
 * Presses something with a path: selects it, or, if it is selected already and completes a command, gives that command.
 * So the first press previews what the second one does.
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
  /** Goes back to the last real choice: an automatic selection is no step to return to. */
  const stepBack = ({ seat, path }: Selection, context: SelectionContext<T>): Selection => {
    const paths = commandPaths(game, context);
    const isChoice = (length: number): boolean => {
      const stem = path.slice(0, length);
      return (
        length === 0 ||
        new Set(paths.filter((candidate) => beginsWith(candidate, stem)).map(({ steps }) => steps[length]?.key)).size >
          1
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
    offer: ({ path }, context) => commandPathAt(commandPaths(game, context), path)?.command ?? null,
    isForLater: (_, { path }, __, context) =>
      commandPaths(game, context).some(
        (candidate) => candidate.steps.length > path.length && beginsWith(candidate, path),
      ),
    tip: (_, context) => context.state,
  };
}
