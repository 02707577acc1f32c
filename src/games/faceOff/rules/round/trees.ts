import type { CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { State, StepOf, TreeName } from '../state/state.ts';

const ROW = 3;

/** C2, F7: the cards of the middle that can move into the row. */
export function listMoves(state: State, { seat, tree }: StepOf<'move'>): CommandOf<'move'>[] {
  const { row, middle } = state[tree];
  return row.length < ROW ? middle.map((card) => ({ do: 'move', seat, card })) : [];
}

/** C2, F7: a card moves into the row, and the deck's top card takes its place. */
export function moveUp(play: Play, { tree }: StepOf<'move'>, { card }: CommandOf<'move'>): void {
  emit(play, tree === 'clock' ? 'C2' : 'F7', { fact: 'movedUp', tree, card });
  refillMiddle(play, tree);
}

/** C2, R37: the deck's top card fills the middle, as long as there is one. */
export function refillMiddle(play: Play, tree: TreeName): void {
  const [card] = play.state[tree].deck;
  if (card === undefined) return;
  emit(play, tree === 'clock' ? 'C2' : 'F7', { fact: 'refilled', tree, card });
}
