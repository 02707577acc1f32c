import { at } from '../../../kernel/values/at.ts';
import type { Path, Sight, TableMoment } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { commandPathAt, commandPaths } from '../../../smallGame/table/selection.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import { common, type Rect } from '../../../table/layout/rect.ts';
import { PEOPLES } from '../content/vocabulary.ts';
import { allowanceParts, waysOf } from '../rules/board/ways.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { AvatarNo, FactionFunView, Seat } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { isAskedOutOfTurn, peopleOf } from '../rules/turn/seats.ts';
import { commandText } from '../text/commands.en.ts';
import { seatName } from '../text/facts.en.ts';
import { peopleNames } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';
import { shownBattle } from './battle.ts';
import { bestFirst, type Choices, choicesOf, marksOf, type Paths, readyOf } from './choices.ts';
import { withBattle } from './layout/battleLayout.ts';
import { type FactionLayout, tableLayout, withCoach, withQuestion, withTools } from './layout/tableLayout.ts';
import { outlookOf } from './outlook.ts';
import { contextAfter, type FactionSelection } from './selection.ts';
import { numberIn } from './steps.ts';
import { besideEachOther, goWidget, handWidgets, optionWidgets, tileWidgets, topWidgets } from './tableWidgets.ts';
import type { FactionTableView, TileMark } from './view.ts';
import type { Widget } from './widget.ts';

type Game = GameDescription<FactionFunTypes>;
type Moment = TableMoment<FactionFunTypes, FactionSelection>;

/** The table as the page shows it, with the content of each part, for players who ask or cannot see it. */
export interface ShownTable extends FactionTableView, Pictured {}

/** The table as one seat sees it. */
export function tableView(
  game: Game,
  moment: Moment,
  { width, height, speed, hasCoach = false }: Omit<Sight, 'density'>,
): ShownTable {
  const { context, animated, busy, match, selection, handOver, canUndo, canRedo } = moment;
  const { seat, path } = selection;
  const state = animated ?? context.state;
  const { paths, choices, offered, ready, within, onMap } = offerIn(game, moment);
  const next = offered ?? ready;
  // At a shared device the table says who is asked out of turn, since it is not handed over for that.
  const isAsked = moment.hand !== 'open' && !busy && isAskedOutOfTurn(state);
  const toAll = (words: string): string => (isAsked ? text.asked(seatName(seat, state.hands.length), words) : words);
  const foreseen = next ? outlookOf(within, next) : null;
  const outlook = foreseen && { ...foreseen, title: toAll(foreseen.title) };
  const caption = captionOf(within, paths, path, next);
  const battle = shownBattle(state, next);
  const tools = withTools(layoutFor(state, tableLayout(width, height)), Number(canUndo) + Number(canRedo));
  const whole = hasCoach ? withCoach(tools) : tools;
  const isPhone = whole.form === 'portrait' && !whole.battle;
  // On upright phones choices cover the cards. To play none, people choose none; the main button says so then.
  const hidden = [next?.do, ...(isPhone && choices.cards.size > 0 ? ['pass'] : [])];
  const beside = isAtCard(within) ? [] : besideEachOther(within, choices);
  const shown = [...choices.options, ...beside].filter(({ key }) => !hidden.includes(key));
  const isQuestion = isPhone && next !== null && shown.length === 1;
  const layout = isQuestion ? withQuestion(whole) : whole;
  const options = optionWidgets(layout, shown, path);
  // On upright phones the choices lie where the hand is.
  const isHandCovered = options.length > 0 && options.some(({ rect: area }) => meets(area, layout.hand));
  const marks = busy ? [] : marksOf(onMap, choices, path);
  const latest = match.session.past?.last;
  const people = match.players.flatMap((player, of) => (player === 'computer' ? [] : [of]));
  return {
    state,
    layout,
    seat,
    offer: offered,
    ready,
    caption,
    busy,
    handOver,
    marks,
    actor: actorIn(state, path, next),
    ghost: next?.do === 'move' && avatarNamed(state, next.avatar).tile !== next.tile ? next : null,
    outlook,
    allowance: busy ? '' : allowanceOf(onMap, seat, path),
    battle: battle && { ...battle, question: toAll(battle.question) },
    people,
    isOwn: !latest || people.includes(latest.command.seat),
    news: newsOf(game, moment, state, marks),
    widgets: withMain(paths.length > 0, bestFirst(state, seat, marks), [
      ...topWidgets(layout, moment, speed),
      ...(state.battle ? [] : tileWidgets(layout, state, choices, path, marks)),
      ...(isHandCovered || isAskedToRoll(state) ? [] : handWidgets(layout, state, seat, choices, path, moment.hand)),
      ...options,
      goWidget(layout, moment, within, next, caption, outlook),
    ]),
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** What can be chosen at a table, what is on offer, and the states in which that is. */
interface Offer {
  readonly paths: Paths;
  readonly choices: Choices;
  readonly offered: Command | null;
  readonly ready: Command | null;
  /** The state in which the command on offer is given. */
  readonly within: FactionFunView;
  /** The state in which tiles are chosen: that after the card, where one can be played before. */
  readonly onMap: FactionFunView;
}

function offerIn(game: Game, { context, animated, busy, handOver, selection }: Moment): Offer {
  const { path, before } = selection;
  const state = animated ?? context.state;
  const chosen = contextAfter({ ...context, state }, before);
  const pathsIn = (where: typeof context): Paths => (busy || handOver !== null ? [] : commandPaths(game, where));
  const paths = pathsIn(chosen);
  const choices = choicesOf(chosen.state, paths, path);
  const offered = commandPathAt(paths, path)?.command ?? null;
  const ready = offered === null && path.length === 0 ? readyOf(chosen.state, paths) : null;
  const plain = { paths, choices, offered, ready, within: chosen.state, onMap: chosen.state };
  if (before) return { ...plain, choices: { ...choices, cards: choicesOf(state, pathsIn(context), []).cards } };
  const after = contextAfter({ ...context, state }, offered ?? ready);
  if (!isAtCard(state) || choices.tiles.size > 0 || after.state.steps[0]?.step !== 'move') return plain;
  // A1: a move can be chosen at once; it follows the card on offer, or none.
  const { tiles, avatars } = choicesOf(after.state, pathsIn(after), []);
  return { ...plain, choices: { ...choices, tiles, avatars }, onMap: after.state };
}

function isAtCard({ steps: [step] }: FactionFunView): boolean {
  return step?.step === 'card';
}

/**
 * The same widgets; where somebody acts (`acts`) and no button goes on at once, the first of these marks whose tile can be chosen is the
 * main one, or else the first choice, so that keys come to it.
 */
function withMain(acts: boolean, marks: readonly TileMark[], widgets: readonly Widget[]): readonly Widget[] {
  if (!acts || widgets.some(({ main, isOpen }) => main && isOpen)) return widgets;
  const choices = widgets.filter(({ isOpen, path }) => isOpen && path);
  const [best] = marks.flatMap((mark) => choices.filter(({ look }) => look.kind === 'tile' && look.tile === mark.tile));
  const first = best ?? choices[0];
  return widgets.map((widget) => (widget === first ? { ...widget, main: true } : widget));
}

/** The latest sentences: what happened, why, and what the clasps on the map mean (L4). */
function newsOf(game: Game, { match, reason }: Moment, state: FactionFunView, marks: readonly TileMark[]): string[] {
  const { past, opening } = match.session;
  const linking = marks.filter(({ links }) => links);
  return [
    ...(past?.last ?? opening).facts.flatMap((fact) => game.factText(fact, state) || []),
    ...(reason ? [reason] : []),
    ...(linking.length > 0 ? [text.claspNote(linking.length)] : []),
  ].slice(-NEWS);
}

/** The layout of a state: a battle covers the table. */
function layoutFor({ battle }: FactionFunView, layout: FactionLayout): FactionLayout {
  return battle ? withBattle(layout) : layout;
}

/** P5: whether a Captain may roll again: then what that needs is said where the hand lies otherwise. */
function isAskedToRoll({ battle, steps: [step] }: FactionFunView): boolean {
  return battle !== null && step?.step === 'captain';
}

/** Whether two areas share any. */
function meets(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 0 && h > 0;
}

/** A past state of the table, which nobody acts in. */
export function pastView(
  game: Pick<Game, 'regions'>,
  state: FactionFunView,
  seat: Seat,
  table: FactionLayout,
  busy: boolean,
): ShownTable {
  const layout = layoutFor(state, table);
  const battle = shownBattle(state, null);
  return {
    state,
    layout,
    seat,
    offer: null,
    caption: '',
    busy,
    handOver: null,
    marks: [],
    actor: state.turn?.actor ?? null,
    ghost: null,
    outlook: null,
    allowance: '',
    battle: battle && { ...battle, question: '' },
    news: [],
    widgets: isAskedToRoll(state) ? [] : handWidgets(layout, state, seat, NOTHING, []),
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** A state in an animation. */
export function animatedView(game: Pick<Game, 'regions'>, base: FactionTableView, state: FactionFunView): ShownTable {
  const { seat, widgets } = base;
  const { width, height, window, event, tools } = base.layout;
  // The same buttons stay beside the event.
  const past = pastView(game, state, seat, { ...tableLayout(width, height, window), event, tools }, true);
  const kept = widgets.filter(({ look }) => look.kind === 'icon' || look.kind === 'speed' || look.kind === 'go');
  return {
    ...base,
    ...past,
    news: base.news,
    widgets: [...kept, ...past.widgets],
  };
}

const NOTHING: Choices = { tiles: new Map(), avatars: new Map(), cards: new Map(), options: [] };

/** How many sentences of news are kept. */
const NEWS = 4;

/** The avatar that acts: by the selection, by the turn, or by the command on offer. */
function actorIn({ turn }: FactionFunView, [first]: Path, next: Command | null): AvatarNo | null {
  const chosen = first ? numberIn(first.kind, 'avatar') : null;
  if (chosen !== null) return chosen;
  return next && 'avatar' in next ? next.avatar : (turn?.actor ?? null);
}

/** M2, M3: the steps of the chosen avatar to the chosen tile, or of the seat's first one, as a sum; empty where the seat is not about to move. */
export function allowanceOf(state: FactionFunView, seat: Seat, [first, second]: Path): string {
  const { turn } = state;
  if (turn?.seat !== seat || turn.actor !== null) return '';
  const chosen = first ? numberIn(first.kind, 'avatar') : null;
  const own = state.avatars.filter(({ people }) => people === peopleOf(seat));
  const mover = own.find(({ id }) => id === chosen) ?? own[0];
  if (!mover) return '';
  const goal = second ? numberIn(second.kind, 'tile') : null;
  const isSlow = goal !== null && waysOf(state, mover).get(goal)?.isSlow === true;
  return text.steps([...allowanceParts(state, mover).map(({ plus }) => plus), ...(isSlow ? [-1] : [])]);
}

function captionOf(state: FactionFunView, paths: Paths, path: Path, next: Command | null): string {
  if (next) return commandText(next, state);
  const [step] = state.steps;
  if (state.ending) return text.over;
  if (paths.length === 0) return text.wait(peopleNames[peopleOf(step && 'seat' in step ? step.seat : 0)]);
  if (path[0]?.kind.startsWith('card:')) return text.cardTiles;
  return text.choose[step?.step ?? ''] ?? '';
}

/** The content of each part, for players who ask about it or cannot see it. */
function panelsOf(
  { regions }: Pick<Game, 'regions'>,
  layout: FactionLayout,
  state: FactionFunView,
  seat: Seat,
): ShownTable['picture']['panels'] {
  const [[round, ...realms] = [], hands = []] = regions(state, seat);
  const panel = (region: (typeof hands)[number], place: Rect) => ({
    ...region,
    key: region.title,
    rect: place,
    look: 'region' as const,
  });
  return [
    ...(round ? [panel(round, layout.event)] : []),
    ...realms.map((realm, index) => panel(realm, layout.sides[at(PEOPLES, index)])),
    ...hands.filter((hand) => hand.seat === seat).map((hand) => panel(hand, layout.hand)),
  ];
}
