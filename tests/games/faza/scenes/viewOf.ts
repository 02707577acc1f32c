import { type FazaSelection, openPicks } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { boardLayout } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { commandAt } from '../../../../src/games/faza/interaction/picks.ts';
import type { BoardView, TitleView } from '../../../../src/games/faza/interaction/view.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';

/** The board's view of a position with people, after a selection. */
export function viewOf(
  state: FazaView,
  selection: FazaSelection,
  [width, height]: readonly [number, number],
): BoardView {
  const commands = legalCommands(state);
  return {
    state,
    layout: boardLayout(width, height, state),
    players: state.heroes.map(() => 'you'),
    seat: selection.seat,
    path: selection.path,
    next: openPicks(selection, commands),
    usable: [],
    offer: commandAt(commands, selection.path),
    reveals: false,
    caption: '',
    fight: null,
    forecast: null,
    showForecast: false,
    canUndo: false,
    canRedo: false,
    news: '',
    busy: false,
  };
}

/** A title with its longest possible words, with or without a game in progress. */
export function titleOf(width: number, height: number, game: boolean): TitleView {
  return {
    width,
    height,
    continue: game ? 'Round 12: Scientist, Senator, Engineer, Soldier' : null,
    quickStart: 'Normal',
    daily: { line: 'Won in 6 rounds, 12 days in a row', done: game },
    canInstall: game,
    update: game,
    muted: true,
  };
}
