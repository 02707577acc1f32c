import type { Path, Selection, SelectionContext, SelectionSection } from '../../../module/screens/table.ts';
import { factionFun } from '../rules/factionFun.ts';
import type { Command } from '../rules/state/command.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { numberIn } from './steps.ts';

type Context = SelectionContext<FactionFunTypes>;

/** What is selected at the table. */
export interface FactionSelection extends Selection {
  /** A1: the card that is played before the move that is selected, or that none is; absent where nothing is decided before. */
  readonly before?: Command;
}

/** How commands are selected: an avatar and a tile also while a card may be played, which is decided with them then. */
export function withCardBefore(
  plain: SelectionSection<FactionFunTypes>,
): SelectionSection<FactionFunTypes, FactionSelection> {
  return {
    ...plain,
    point: (selection, context, path) => {
      const before = isMove(path) ? cardBefore(plain, selection, context) : null;
      return { seat: selection.seat, path, ...(before && { before }) };
    },
    stepBack: ({ before, ...selection }, context) => {
      const shorter = plain.stepBack(selection, contextAfter(context, before));
      return { ...shorter, ...(before && shorter.path.length > 0 && { before }) };
    },
    withoutLastAdded: (selection) => (selection.before ? { seat: selection.seat, path: [] } : selection),
    added: ({ before }) => (before ? [before] : []),
    offer: (selection, context) => plain.offer(selection, contextAfter(context, selection.before)),
    isForLater: (before, after, path, context) =>
      plain.isForLater(before, after, path, contextAfter(context, after.before)),
    tip: ({ before }, context) => contextAfter(context, before).state,
  };
}

/** The same people in the state after a command; without one, or where it is refused, the same context. */
export function contextAfter(context: Context, command: Command | null | undefined): Context {
  const applied = command ? context.rules.apply(context.state, command) : null;
  if (!applied?.ok) return context;
  // The table's own rules list what is legal now, whatever state they are asked about.
  const { legalCommands } = factionFun;
  return { ...context, state: applied.state, rules: { ...context.rules, legalCommands } };
}

/** What is decided about cards before a move: what is on offer already, or else to play none; `null` where that cannot be decided now. */
function cardBefore(
  plain: SelectionSection<FactionFunTypes>,
  selection: FactionSelection,
  context: Context,
): Command | null {
  if (context.state.steps[0]?.step !== 'card') return null;
  if (selection.before) return selection.before;
  const pass = context.allowed(context.rules.legalCommands(context.state)).find((command) => command.do === 'pass');
  return plain.offer(selection, context) ?? pass ?? null;
}

function isMove([first]: Path): boolean {
  return first !== undefined && numberIn(first.kind, 'avatar') !== null;
}
