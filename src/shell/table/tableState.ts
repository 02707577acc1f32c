import type { Seat, Viewer } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { orderOf } from '../../module/capabilities/standingOrders.ts';
import { isDeviceShared, isSamePerson } from '../../module/match.ts';
import type { HandShown, Selection, SelectionContext, TableMoment } from '../../module/screens/table.ts';
import {
  byPeople,
  type Command,
  commandsOfPeople,
  isWatched,
  type Match,
  type Played,
  type PlayedGame,
  type View,
} from '../match.ts';
import { type Planning, planFor, stepsOf } from '../plan/planning.ts';
import { canTakeBack, type UndoRights } from '../practice.ts';
import { firstViewer, matchFor } from '../seen.ts';

/** What a table is at one moment. Its parts share it and change it; what is seen and said follows from it alone. */
export interface TableState {
  readonly game: PlayedGame;
  match: Match;
  selection: Selection;
  /** Whose table it is that is shown; `null` where everything may be seen. What is seen of it, `effectiveViewer` says. */
  viewer: Viewer | null;
  /** Who was handed the device last; `null` before that. */
  holder: Seat | null;
  /** Whether the hand of the seat in front is held up, where it lies face down otherwise. */
  isPeeking: boolean;
  /** The seat for which the device is being passed; `null` while somebody holds it. */
  handOver: Seat | null;
  showForecast: boolean;
  /** On phones: whether the forecast lies open as a list over the cards. */
  listOpen: boolean;
  /** Whether the numbers of a command on offer lie open; `null` where nobody has opened or closed them yet. */
  numbers: boolean | null;
  /** What the board shows until the animation has caught up with the game: the position before it. */
  animated: View | null;
  /** Why the computer gave the last command that was carried out, as the viewer may know it. */
  reason: string | null;
  /** What people plan; `null` while they play. */
  planning: Planning | null;
  /** What was planned when planning ended: nobody loses a plan by looking at the game. */
  kept: Planning | null;
  /** What a seat of the computer proposes to people; the board shows what it would lead to. `null` while it proposes nothing. */
  proposed: Command | null;
  /** While facts are played or the computer thinks, nothing can be pressed but the ways out of it. */
  busy: boolean;
  /** How many runs of computers that act one after the other are under way: one, or two until one that was interrupted has ended. */
  computerRuns: number;
  /** Whether nothing is animated until people decide something themselves. */
  isSkipping: boolean;
  /** Interrupts the computer; `null` while it does not think. */
  thinking: AbortController | null;
  /** Whether what is played is a long phase, whose animation has controls, and not a moment that any press ends. */
  isPhase: boolean;
  /** Whether the table was left: then nothing is shown any more. */
  closed: boolean;
}

/** A table with a match: the seat in front is the one that is asked something, or the first that people play. */
export function tableStateOf(game: PlayedGame, match: Match, showForecast: boolean): TableState {
  const seat = game.selection.asked(viewNow(match.session)) ?? firstSeat(match);
  const viewer = firstViewer(game, match);
  return {
    game,
    match,
    selection: game.selection.clear(seat),
    viewer,
    holder: typeof viewer === 'number' ? viewer : null,
    isPeeking: false,
    handOver: null,
    showForecast,
    listOpen: false,
    numbers: null,
    animated: null,
    reason: null,
    planning: null,
    kept: null,
    proposed: null,
    busy: false,
    computerRuns: 0,
    isSkipping: false,
    thinking: null,
    isPhase: false,
    closed: false,
  };
}

/** The state on the table: that of the game now, or where the plan leads from it. */
export function stateOf(table: TableState): Played['state'] {
  return planTip(table) ?? now(table.match.session);
}

/** The state on the table as far as its viewer may know it. */
export function seenState(table: TableState): View {
  return planTip(table) ?? viewNow(table.match.session, effectiveViewer(table));
}

/** How the hand of the seat in front is shown: where people share the device, to nobody but who holds it. */
function handOf({ game, match, viewer, holder, isPeeking }: TableState): HandShown {
  if (typeof viewer !== 'number' || !isDeviceShared(match)) return 'open';
  if (game.hands?.areSecret(match.session.setup)) return isPeeking ? 'peeked' : 'faceDown';
  return holder !== null && isSamePerson(match, holder, viewer) ? 'open' : 'faceDown';
}

/** What the table shows and says: a hand that lies face down is seen as a spectator sees it. */
export function effectiveViewer(table: TableState): Viewer | null {
  return handOf(table) === 'faceDown' ? 'spectator' : table.viewer;
}

/** Where the open plan or a proposal leads; `null` while there is neither. */
function planTip({ game, match, planning, proposed, viewer }: TableState): View | null {
  if (proposed && game.plans) return game.plans.follow(viewNow(match.session, viewer), [proposed]).tip;
  return planning && game.plans ? planFor(game.plans, planning, viewNow(match.session, viewer)).tip : null;
}

/** The commands of the open plan of people, or of the one that they had open last, as far as the rules allow it now. */
export function laidOut({ game, match, planning, kept, viewer }: TableState): readonly Command[] {
  const plans = planning ?? kept;
  if (!plans || !game.plans) return [];
  return planFor(game.plans, plans, viewNow(match.session, viewer)).steps.map(({ command }) => command);
}

/** The rules for the current viewer: which commands that seat has can depend on more than its view. */
function rulesOf(table: TableState): SelectionContext<Played>['rules'] {
  const { viewer } = table;
  const rules = table.match.session.game;
  if (viewer === null) return rules;
  return {
    ...rules,
    legalCommands: (_, seat) =>
      viewer === 'spectator' || (seat ?? viewer) !== viewer ? [] : rules.legalCommands(stateOf(table), viewer),
  };
}

/** What people select from, by the rules that the match was begun with; with another selection where one is given. */
export function selectionContext(table: TableState, selection = table.selection): SelectionContext<Played> {
  const { game, match, planning, viewer } = table;
  const state = seenState(table);
  const { hands } = game;
  const isFaceDown = handOf(table) === 'faceDown';
  return {
    state,
    rules: rulesOf(table),
    allowed: (commands) => {
      // A plan may say what computer teammates are to do.
      const isForAll = planning !== null && game.hasTeammates === true;
      const people = isForAll ? [...commands] : commandsOfPeople(game, match, commands);
      const own = viewer === null ? people : people.filter((command) => game.table.actor(command) === viewer);
      // A game without hands of its own asks at the table only what everybody may see.
      if (isFaceDown && hands) return own.filter((command) => hands.isOffered(command, selection, state));
      return planning ? own.filter((command) => game.plans?.canPlan(command)) : own;
    },
  };
}

/** What the view of a table follows from, with another selection where one is given. */
export function momentOf(table: TableState, selection = table.selection): TableMoment<Played> {
  const { game, match, planning, busy, thinking, viewer } = table;
  // People need not wait for the computer to take a command back; at a table without people it would only give it again.
  const isFree = !busy || (thinking !== null && !isWatched(match));
  const steps = planning
    ? stepsOf(planning)
    : { canUndo: isFree && canTakeBack(match, undoRightsAt(table)), canRedo: !busy && canRedo(table) };
  const hand = handOf(table);
  const isAdded = !busy && game.selection.added(selection).length > 0;
  const isFollowed = isWatched(match) || game.computer.isScripted === true;
  return {
    match: matchFor(game, match, effectiveViewer(table), viewer),
    context: selectionContext(table, selection),
    selection,
    animated: table.animated,
    reason: table.reason,
    isPlanning: planning !== null || table.proposed !== null,
    busy,
    isPhase: table.isPhase,
    showForecast: table.showForecast,
    numbers: table.numbers,
    // What was added to the selection is taken back first.
    ...(isAdded ? { canUndo: true, canRedo: false } : steps),
    hand,
    order:
      game.orders && typeof viewer === 'number' && hand !== 'faceDown' ? orderOf(game.orders, match, viewer) : null,
    handOver: table.handOver,
    isFollowed,
    canSkipToTurn: busy && table.computerRuns > 0 && !table.isSkipping && !isFollowed,
  };
}

/** Who may take back which commands at a table as it is now. */
export function undoRightsAt({ game, match, viewer }: TableState): UndoRights<Played> {
  const isOwn = byPeople(game, match);
  if (!game.hidden || !isDeviceShared(match)) return { isOwn };
  const isTheirs = (seat: Seat): boolean => typeof viewer === 'number' && isSamePerson(match, viewer, seat);
  return { isOwn, by: match.players.flatMap((_, seat) => (isTheirs(seat) ? [seat] : [])) };
}

/** Whether the command that was taken back last can be given again: where people have secrets from each other, only by its own player. */
export function canRedo(table: TableState): boolean {
  const { future } = table.match.session;
  if (future === null) return false;
  const { by } = undoRightsAt(table);
  const actor = table.game.table.actor(future.last.command);
  return by === undefined || (actor !== null && by.includes(actor));
}

/** The command on offer; `null` while nothing is. */
export function offerNow(table: TableState): Command | null {
  return table.game.selection.offer(table.selection, selectionContext(table));
}

/** The state in which people choose: after everything that was added to the selection. */
export function selectedState(table: TableState): View {
  return table.game.selection.tip(table.selection, selectionContext(table));
}

function firstSeat({ players }: Match): number {
  return Math.max(
    0,
    players.findIndex((player) => player !== 'computer'),
  );
}
