import { equal } from '../../../kernel/values/equal.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat } from '../rules/state/state.ts';
import { commandAt, commandsAlong, follow, nextPicks, type Path, pickKey, type SelectionStep } from './picks.ts';

/** A person's current selection. A value: selecting creates a new one. */
export interface FazaSelection {
  /** The selected hero. */
  readonly seat: Seat;
  readonly path: Path;
  /** The fight that is open; `null` while none is. Its path is that of the selection, unless a card is being chosen for it. */
  readonly fight: OpenFight | null;
}

/** A picked fight, and what will be played before its roll. */
export interface OpenFight {
  /** The path of the fight; without a tile until that is chosen. */
  readonly path: Path;
  /** What is played first, in this order. */
  readonly added: readonly Command[];
}

/** A selected hero, and nothing chosen. */
export function clearSelection(seat: Seat): FazaSelection {
  return { seat, path: [], fight: null };
}

/**
 * Selects something, given by its whole path, including picks without alternatives. A hero who can do nothing now only
 * comes to the front, so a question from the game stays on the screen.
 */
export function point(selection: FazaSelection, commands: readonly Command[], path: Path): FazaSelection {
  const seat = path.find((pick) => pick.kind === 'hero');
  const leadsOn = commandsAlong(commands, path).length > 0;
  return {
    seat: seat?.kind === 'hero' ? seat.seat : selection.seat,
    path: leadsOn ? follow(commands, path) : [],
    fight: null,
  };
}

/** Undoes the last pick, and all picks that followed from it automatically. */
export function stepBack(selection: FazaSelection, commands: readonly Command[]): FazaSelection {
  for (let length = selection.path.length - 1; length >= 0; length--) {
    const shorter = selection.path.slice(0, length);
    if (follow(commands, shorter).length < selection.path.length) return { ...selection, path: shorter };
  }
  return clearSelection(selection.seat);
}

/** A pick with the whole path that leads to it. */
export interface Possibility {
  readonly pick: SelectionStep;
  readonly path: Path;
}

/**
 * Everything that can be selected now: the next picks on the path, alternatives to earlier picks, and everything about
 * the selected hero. Those nearest to the end of the path come first.
 */
export function possibilities(selection: FazaSelection, commands: readonly Command[]): Possibility[] {
  const front: Path = [{ kind: 'hero', seat: selection.seat }];
  const starts = selection.path.map((_, index) => selection.path.slice(0, selection.path.length - index));
  const found = new Map<string, Possibility>();
  for (const start of [...starts, ...(startsWithHero(selection.path, selection.seat) ? [] : [front]), []]) {
    for (const pick of nextPicks(commands, start)) {
      const key = pickKey(pick);
      if (!found.has(key)) found.set(key, { pick, path: [...start, pick] });
    }
  }
  return [...found.values()];
}

/** The next picks; if the path is complete, the alternatives to its last pick. */
export function openPicks(selection: FazaSelection, commands: readonly Command[]): SelectionStep[] {
  const complete = commandAt(commands, selection.path) !== null;
  return nextPicks(commands, complete ? selection.path.slice(0, lastChoice(selection, commands)) : selection.path);
}

/** Index of the last pick that had an alternative. */
function lastChoice(selection: FazaSelection, commands: readonly Command[]): number {
  for (let index = selection.path.length - 1; index > 0; index--) {
    if (nextPicks(commands, selection.path.slice(0, index)).length > 1) return index;
  }
  return Math.max(0, selection.path.length - 1);
}

/** Whether a pick is on a path. */
export function isPicked(path: Path, pick: SelectionStep): boolean {
  return path.some((picked) => equal(picked, pick));
}

function startsWithHero([first]: Path, seat: Seat): boolean {
  return first?.kind === 'hero' && first.seat === seat;
}
