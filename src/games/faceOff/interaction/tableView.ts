import { at } from '../../../kernel/values/at.ts';
import { isDeviceShared } from '../../../module/match.ts';
import type { Path, Sight, TableMoment } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { commandPathAt, commandPaths } from '../../../smallGame/table/selection.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import { around, type Rect } from '../../../table/layout/rect.ts';
import type { CardId } from '../content/cards.ts';
import { isDrafting } from '../rules/round/draft.ts';
import type { Command } from '../rules/state/command.ts';
import { type FaceOffView, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { cardName } from '../text/cards.en.ts';
import { commandText } from '../text/commands.en.ts';
import { draftText } from '../text/draft.en.ts';
import { seatName } from '../text/facts.en.ts';
import { hqNames } from '../text/names.en.ts';
import { screenText as text } from '../text/screen.en.ts';
import { tableText } from '../text/table.en.ts';
import { aheadOf, decidedAhead, isFirstHalf, partsOf, pathsAhead, THEN } from './ahead.ts';
import { bidWidgets, isBidding } from './auction.ts';
import { type Choice, type Choices, choicesOf, type Paths, readyOf } from './choices.ts';
import { draftWidgets } from './draftWidgets.ts';
import { fightOf, lanesOf, raceOf } from './lanes.ts';
import { draftLayout } from './layout/draftLayout.ts';
import { type FaceLayout, tableLayout } from './layout/tableLayout.ts';
import { type ChancesOf, outlookOf } from './outlook.ts';
import { cardIn, moreIn } from './steps.ts';
import {
  arenaWidgets,
  goWidget,
  handWidgets,
  inArena,
  optionWidgets,
  topWidgets,
  treeWidgets,
} from './tableWidgets.ts';
import type { FaceTableView } from './view.ts';
import type { Widget } from './widget.ts';

type Game = GameDescription<FaceOffTypes>;
type Moment = TableMoment<FaceOffTypes>;

/** The table as the page shows it, with the content of each part, for players who ask or cannot see it. */
export interface ShownTable extends FaceTableView, Pictured {}

const NOTHING: Choices = { hand: new Map(), cards: [], options: [] };
/** How many sentences of news are kept. */
const NEWS = 4;

/** The table as one seat sees it. */
export function tableView(
  game: Game,
  moment: Moment,
  { width, height, speed }: Omit<Sight, 'density'>,
  chancesOf: ChancesOf,
): ShownTable {
  const { context, animated, busy, match, reason, selection, handOver } = moment;
  const { seat, path } = selection;
  const real = animated ?? context.state;
  const paths = busy || handOver !== null ? [] : commandPaths(game, context);
  const looked = lookedIn(path);
  const asked = askedAt(real, paths, looked === null && moreIn(path) === null ? path : []);
  const { state, chosen } = asked;
  const choices = choicesOf(state, seat, asked.paths, chosen);
  const offered = asked.next;
  const ready = offered === null && chosen.length === 0 ? readyOf(state, paths) : null;
  const next = offered ?? ready;
  const ahead = decidedAhead(real, paths, path);
  const layout = tableLayout(width, height, { seats: state.seats.length, own: seat });
  const isBid = isBidding(choices.options);
  const arena = isBid ? [] : inArena(choices);
  const caption = captionOf(state, paths, next);
  const latest = match.session.past?.last ?? match.session.opening;
  const still = stillView(game, state, seat, layout, asked.shown ?? ready);
  // Who shares the device chooses equipment as well before passing it on.
  const onward = isDeviceShared(match) && !asked.isAhead && isFirstHalf(state, next) ? thenKeys(chosen) : null;
  const widgets = [
    ...topWidgets(layout, moment, speed),
    ...(isDrafting(state)
      ? draftWidgets(layout, state, paths, path)
      : choiceWidgets(layout, state, seat, { choices, arena, isBid, next, path })),
    goWidget(layout, moment, state, { next, ahead, onward, caption }),
  ];
  return {
    ...still,
    offer: onward ? null : offered,
    ready: onward ? null : ready,
    ahead,
    caption,
    busy,
    handOver,
    hasChoices: arena.length > 0,
    outlook: outlookAt(asked, next, chancesOf),
    looked,
    isStaged: busy && isRevealed(state),
    news: [...latest.facts.flatMap((fact) => game.factText(fact, state) || []), ...(reason ? [reason] : [])].slice(
      -NEWS,
    ),
    widgets: withMain(paths.length > 0, widgets),
  };
}

/** What can be chosen, and where. */
interface Chosen {
  readonly choices: Choices;
  readonly arena: readonly Choice[];
  readonly isBid: boolean;
  readonly next: Command | null;
  readonly path: Path;
}

/** The cards and choices of a round. */
function choiceWidgets(
  layout: FaceLayout,
  state: FaceOffView,
  seat: Seat,
  { choices, arena, isBid, next, path }: Chosen,
): readonly Widget[] {
  const isBeside = !isBid && arena.length === 0;
  return [
    ...treeWidgets(layout, state, choices.cards, path),
    ...arenaWidgets(layout, state, seat, arena, path),
    ...handWidgets(layout, state, seat, choices, path),
    ...(isBid ? bidWidgets(layout, choices.options, next, path) : []),
    ...(isBeside ? optionWidgets(layout, choices.options, path) : []),
  ];
}

/** What is asked at a point of a selection. */
interface Asked {
  /** The position that it is asked in: for equipment that is chosen ahead, the one to come. */
  readonly state: FaceOffView;
  readonly paths: Paths;
  readonly chosen: Path;
  readonly isAhead: boolean;
  /** The command on offer. */
  readonly next: Command | null;
  /** The command whose effect is shown: that of the equipment, where it is chosen ahead. */
  readonly shown: Command | null;
}

function askedAt(state: FaceOffView, paths: Paths, path: Path): Asked {
  const { now, isAhead } = partsOf(path);
  const first = commandPathAt(paths, now);
  const plain = first?.command ?? null;
  if (!isAhead || !first || first.command.do !== 'seal')
    return { state, paths, chosen: now, isAhead: false, next: plain, shown: plain };
  const then = pathsAhead(state, first);
  const shown = commandPathAt(then, path)?.command ?? null;
  return {
    state: aheadOf(state, first.command),
    paths: then,
    chosen: path,
    isAhead,
    next: shown ? plain : null,
    shown: shown === plain ? null : shown,
  };
}

/** Nobody can say which equipment the others will choose before all personalities are open. */
function outlookAt(
  { state, isAhead, shown }: Asked,
  next: Command | null,
  chancesOf: ChancesOf,
): FaceTableView['outlook'] {
  const command = isAhead ? shown : next;
  return command ? outlookOf(state, command, isAhead ? () => [] : chancesOf) : null;
}

/** The keys of going on from a personality to equipment. */
function thenKeys(chosen: Path): readonly string[] {
  return [...chosen.map(({ kind }) => kind), THEN];
}

function lookedIn([first]: Path): CardId | null {
  return first?.kind.startsWith('look:') ? cardIn(first.kind) : null;
}

/** Whether cards of a fight lie open, and nobody seals any. */
function isRevealed(state: FaceOffView): boolean {
  const place = fightOf(state);
  if (place === null || state.auction !== null || state.steps[0]?.step === 'seal') return false;
  return state.seats.some(({ stage, army }) => (place === 'hq' ? army : stage).length > 0);
}

/** What is shown of a state where nobody acts. */
function stillView(
  game: Pick<Game, 'regions'>,
  state: FaceOffView,
  seat: Seat,
  layout: FaceLayout,
  next: Command | null,
): ShownTable {
  const fight = fightOf(state);
  const added = next?.do === 'seal' && next.seat === seat ? next.choice : null;
  return {
    state,
    layout,
    seat,
    offer: null,
    caption: '',
    busy: false,
    handOver: null,
    title: titleOf(state),
    fight,
    lanes: lanesOf(state, fight ?? 'hq', seat, added),
    hasChoices: false,
    outlook: null,
    race: raceOf(state),
    looked: null,
    isStaged: false,
    news: [],
    ahead: null,
    widgets: isDrafting(state)
      ? draftWidgets(layout, state, [], [])
      : [...treeWidgets(layout, state), ...handWidgets(layout, state, seat, NOTHING, [])],
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** Where somebody acts and no button goes on at once, the first choice is the main one, so that keys come to it. */
function withMain(acts: boolean, widgets: readonly Widget[]): readonly Widget[] {
  if (!acts || widgets.some(({ main, isOpen }) => main && isOpen)) return widgets;
  const first = widgets.find(({ isOpen, path }) => isOpen && path);
  return widgets.map((widget) => (widget === first ? { ...widget, main: true } : widget));
}

/** A past state of the table, which nobody acts in. */
export function pastView(
  game: Pick<Game, 'regions'>,
  state: FaceOffView,
  seat: Seat,
  { width, height, area }: { readonly width: number; readonly height: number; readonly area: Rect },
  busy: boolean,
): ShownTable {
  const layout = tableLayout(width, height, { seats: state.seats.length, own: seat }, area);
  return { ...stillView(game, state, seat, layout, null), busy, isStaged: busy && isRevealed(state) };
}

/** A state in an animation. */
export function animatedView(game: Pick<Game, 'regions'>, base: FaceTableView, state: FaceOffView): ShownTable {
  const { seat, widgets, layout, news } = base;
  const past = stillView(game, state, seat, layout, null);
  const kept = widgets.filter(({ look }) => look.kind === 'icon' || look.kind === 'speed' || look.kind === 'go');
  return {
    ...base,
    ...past,
    busy: true,
    news,
    isStaged: isRevealed(state),
    widgets: [...kept, ...past.widgets],
  };
}

/** What is fought over or asked, in a line; where everybody at the device watches, with who is asked. */
function titleOf(state: FaceOffView): string {
  const [step] = state.steps;
  const isWatched = state.viewer === 'spectator' && (step?.step === 'reward' || step?.step === 'clock');
  return isWatched ? text.asks(seatName(state, step.seat), plainTitle(state)) : plainTitle(state);
}

function plainTitle(state: FaceOffView): string {
  const { prize, auction, steps, hqs, ending, place } = state;
  const [step] = steps;
  if (ending) return text.over;
  if (step?.step === 'bid' || auction) {
    const card = auction?.card ?? state.market[0];
    return text.auctionOf(card === undefined ? '' : cardName(card));
  }
  if (step?.step === 'reward') return text.rewards;
  if (step?.step === 'clock') return text.chooseClock;
  if (prize !== null) return text.faceOffFor(cardName(prize));
  if (place === 'hq') return text.assaultOn(hqNames[hqs[0] === undefined || hqs[0] === HIDDEN ? 'house' : hqs[0]]);
  return tableText.step(state);
}

function captionOf(state: FaceOffView, paths: Paths, next: Command | null): string {
  if (next) return commandText(next, state);
  const [step] = state.steps;
  if (state.ending) return text.over;
  if (step?.step === 'draft' && paths.length === 0) return draftText.picksNow(seatName(state, step.seat));
  if (paths.length === 0) return text.wait(step && 'seat' in step ? seatName(state, step.seat) : text.others);
  return tableText.step(state);
}

/** The content of each part, for players who ask about it or cannot see it. */
function panelsOf(
  { regions }: Pick<Game, 'regions'>,
  layout: FaceLayout,
  state: FaceOffView,
  seat: Seat,
): ShownTable['picture']['panels'] {
  const [[round, hq] = [], trees = [], seats = []] = regions(state, seat);
  const panel = (region: (typeof seats)[number], place: Rect) => ({
    ...region,
    key: region.title,
    rect: place,
    look: 'region' as const,
  });
  if (isDrafting(state)) return seats.map((one, index) => panel(one, at(draftLayout(layout).seats, index)));
  const places = [around(layout.clock), around(layout.power), layout.market];
  return [
    ...(round ? [panel(round, layout.phase)] : []),
    ...seats.map((one, index) => panel(one, at(layout.seats, index))),
    ...(hq ? [panel(hq, layout.hq)] : []),
    ...trees.map((tree, index) => panel(tree, at(places, index))),
  ];
}
