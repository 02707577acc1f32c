import type { Form, Path } from '../../../../module/table.ts';
import { type Way, wayAt } from '../../../../smallGame/selection.ts';
import { outcomeOf } from '../../rules/forecast/outcomes.ts';
import type { Prospect } from '../../rules/forecast/prospects.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import type { Ghost } from '../../scenes/table/view.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { outcomeLines } from '../../text/outcomes.en.ts';
import { duelLines, prospectLines, prospectTag } from '../../text/prospects.en.ts';

/** Where the movements that can be chosen would end; of those with bought tiles only the one that is chosen. */
export function ghostsOf(
  ways: readonly Way<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
): Ghost[] {
  const chosen = wayAt(ways, path)?.command;
  return ways.flatMap(({ command, steps }): Ghost[] => {
    const prospect = prospects.get(command);
    if (!prospect || (prospect.path.length === 0 && command !== chosen)) return [];
    // Of a movement with bought tiles only the one that is chosen.
    if (steps.length > 1 && command !== chosen) return [];
    if (command.do !== 'move' && command !== chosen) return [];
    const isReplaced = chosen?.do === 'move' && chosen !== command && steps[0]?.key === path[0]?.kind;
    if (isReplaced) return [];
    const { tile, path: tiles } = prospect;
    return [{ seat: command.seat, tile, path: tiles, tag: prospectTag(prospect), isChosen: command === chosen }];
  });
}

/** What comes of a command that is no movement, as a player reads it, or everybody (`null`); that of a movement stands on its choice. */
export function outcomeLinesOf(state: AzardiaView, command: Command, seat: Seat | null): string[] {
  if (!isForeseen(command, state)) return [];
  const lines = outcomeLines(outcomeOf(state, command), state, seat);
  // O3: a card can be aimed at the holder of a firm 150, whom it does not move.
  const isAimed = command.do === 'play' && command.target !== null && 'rival' in command.target;
  return lines.length === 0 && isAimed ? [text.noHarm] : lines;
}

/** What a movement leads to, as far as that is not told beside it. */
export function prospectLinesOf(state: AzardiaView, command: Command, prospect: Prospect, form: Form): string[] {
  if (command.do !== 'move') return prospect.events.length === 0 ? [] : prospectLines(prospect, state);
  // What it costs to lose has no room beside a way to move, and none at all on phones that lie on their side.
  return form === 'landscape' ? [] : duelLines(prospect, state);
}

const FORESEEN: ReadonlySet<Command['do']> = new Set(['play', 'challenge', 'buyLevel', 'exchange', 'answer']);

/** Whether more comes of a command than its name says: in a duel also of raising a die, and there or when attacked of passing. */
function isForeseen({ do: name }: Command, { duel, attack }: AzardiaView): boolean {
  if (name === 'pass') return duel !== null || attack !== null;
  return FORESEEN.has(name) || (duel !== null && name === 'raise');
}

/** Pawns that a card or an ability would move. */
export function movedGhosts(state: AzardiaView, command: Command): Ghost[] {
  if (!isForeseen(command, state)) return [];
  return outcomeOf(state, command).changes.flatMap(({ seat, tile }) =>
    tile === null ? [] : [{ seat, tile, path: [], tag: '', isChosen: true }],
  );
}
