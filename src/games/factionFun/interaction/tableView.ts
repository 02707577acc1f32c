import { at } from '../../../kernel/at.ts';
import { type Path, type Sight, SKIP_TO_TURN, SPEED, type TableMoment } from '../../../module/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { commandPathAt, commandPaths } from '../../../smallGame/selection.ts';
import type { Pictured } from '../../../smallGame/smallStage.ts';
import { grid, row } from '../../../table/layout/layout.ts';
import { common, middle, type Rect, rect } from '../../../table/layout/rect.ts';
import { LAND_VALUE, PEOPLES } from '../content/vocabulary.ts';
import { realmOf } from '../rules/board/realm.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import { type AvatarNo, type FactionFunView, HIDDEN, type Seat, type TileNo } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { avatarOn, commandText } from '../text/commands.en.ts';
import { moduleText } from '../text/module.en.ts';
import { avatarName, cardText, peopleNames, terrainNames, tileName } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';
import { shownBattle } from './battle.ts';
import { type Choices, choicesOf, marksOf, type Paths, readyOf } from './choices.ts';
import { withBattle } from './layout/battleLayout.ts';
import { hexBoard } from './layout/hexBoard.ts';
import { type FactionLayout, tableLayout } from './layout/tableLayout.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { avatarKey, cardKey, numberIn } from './steps.ts';
import type { FactionTableView, TileMark } from './view.ts';
import type { Widget } from './widget.ts';

type Game = GameDescription<FactionFunTypes>;
type Moment = TableMoment<FactionFunTypes>;

/** The table as the page shows it, with the content of each part, for players who ask or cannot see it. */
export interface ShownTable extends FactionTableView, Pictured {}

/** The table as one seat sees it. */
export function tableView(game: Game, moment: Moment, { width, height, speed }: Omit<Sight, 'density'>): ShownTable {
  const { context, animated, busy, match, selection, handOver } = moment;
  const { seat, path } = selection;
  const state = animated ?? context.state;
  const layout = withTools(layoutFor(state, tableLayout(width, height)), moment);
  const paths = busy || handOver !== null ? [] : commandPaths(game, context);
  const choices = choicesOf(state, paths, path);
  const offered = commandPathAt(paths, path)?.command ?? null;
  const ready = offered === null && path.length === 0 ? readyOf(state, paths) : null;
  const next = offered ?? ready;
  const outlook = next ? outlookOf(state, next) : null;
  const caption = captionOf(state, paths, path, next);
  const options = optionWidgets(layout, [...choices.options, ...besideEachOther(state, choices)], path, next);
  // On upright phones the choices lie where the hand is.
  const isHandCovered = options.length > 0 && options.some(({ rect: area }) => meets(area, layout.hand));
  const marks = busy ? [] : marksOf(state, seat, choices, path, next);
  const latest = (match.session.past?.last ?? match.session.opening).facts;
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
    battle: shownBattle(state, next),
    news: latest.flatMap((fact) => game.factText(fact, state) || []).slice(-NEWS),
    widgets: [
      ...topWidgets(layout, moment, speed),
      ...(state.battle ? [] : tileWidgets(layout, state, choices, path, marks)),
      ...(isHandCovered ? [] : handWidgets(layout, state, seat, choices, path)),
      ...options,
      ...(moment.hand === 'open' || busy ? [] : [peekWidget(layout, moment)]),
      goWidget(layout, moment, state, next, caption, outlook),
    ],
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** The layout of a state: a battle covers the table. */
function layoutFor({ battle }: FactionFunView, layout: FactionLayout): FactionLayout {
  return battle ? withBattle(layout) : layout;
}

/** The same layout, in which the event has the room that the buttons beside it do not need. */
function withTools(layout: FactionLayout, { canUndo, canRedo }: Moment): FactionLayout {
  const { event, tools, unit } = layout;
  if (event.y !== tools.y || event.x > tools.x) return layout;
  const [first] = toolPlaces(layout, Number(canUndo) + Number(canRedo));
  return first ? { ...layout, event: { ...event, w: first.x - 4 * unit - event.x } } : layout;
}

/** Where the buttons on the right of the top row are: those to undo and redo, the speed, and the log. */
function toolPlaces({ tools, unit }: FactionLayout, count: number): Rect[] {
  const parts = [...Array.from({ length: count }, () => 1), SPEED_WIDTH, 1];
  const gap = 4 * unit;
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const side = Math.min(tools.h, (tools.w - gap * (parts.length - 1)) / whole);
  return row(
    tools,
    parts.map((part) => part * side),
    gap,
    1,
  );
}

/** A past state of the table, which nobody acts in. */
export function pastView(
  game: Game,
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
    battle: battle && { ...battle, question: '' },
    news: [],
    widgets: handWidgets(layout, state, seat, NOTHING, []),
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** A state in an animation. */
export function animatedView(game: Game, base: FactionTableView, state: FactionFunView): ShownTable {
  const { seat, widgets } = base;
  const { width, height, window } = base.layout;
  const past = pastView(game, state, seat, tableLayout(width, height, window), true);
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

function captionOf(state: FactionFunView, paths: Paths, path: Path, next: Command | null): string {
  if (next) return commandText(next, state);
  const [step] = state.steps;
  if (state.ending) return text.over;
  if (paths.length === 0) return text.wait(peopleNames[peopleOf(step && 'seat' in step ? step.seat : 0)]);
  if (path[0]?.kind.startsWith('card:')) return text.cardTiles;
  return text.choose[step?.step ?? ''] ?? '';
}

/** How many times wider the button of the speed is than the others of its row. */
const SPEED_WIDTH = 1.28;

/** The buttons of the top row. */
function topWidgets(layout: FactionLayout, { canUndo, canRedo }: Moment, speed: string): Widget[] {
  const words = moduleText.table;
  const icon = (id: 'menu' | 'log' | 'undo' | 'redo', key: string, place: Rect): Widget => ({
    id,
    label: words[id],
    group: text.groups.table,
    key,
    isOpen: true,
    rect: place,
    look: { kind: 'icon', symbol: id },
  });
  const shown = [...(canRedo ? ['redo' as const] : []), ...(canUndo ? ['undo' as const] : [])];
  const places = toolPlaces(layout, shown.length);
  const keys = { undo: 'u', redo: 'r' };
  return [
    icon('menu', 'Escape', layout.menu),
    ...shown.map((id, index) => icon(id, keys[id], at(places, index))),
    {
      id: SPEED,
      label: text.speed(speed),
      hint: text.speedHint,
      group: text.groups.table,
      key: 's',
      isOpen: true,
      rect: at(places, shown.length),
      look: { kind: 'speed', speed },
    },
    icon('log', 'l', at(places, shown.length + 1)),
  ];
}

/** Every tile of the map: those that can be chosen lead on, all others can be asked about. */
function tileWidgets(
  layout: FactionLayout,
  state: FactionFunView,
  choices: Choices,
  path: Path,
  marks: readonly TileMark[],
): Widget[] {
  const board = hexBoard(state, layout.board, layout.form === 'portrait');
  return state.terrain.map((_, tile): Widget => {
    const keys = tilePath(state, choices, path, tile);
    return {
      id: `tile:${tile}`,
      rect: board.rectOf(tile),
      label: tileLabel(
        state,
        tile,
        marks.find((mark) => mark.tile === tile),
      ),
      group: text.groups.board,
      isOpen: keys !== null,
      look: { kind: 'tile', tile },
      ...(keys ? { path: keys, pressed: isChosen(keys, path) } : {}),
    };
  });
}

/** What a press on a tile points at: one of its avatars first, then the tile itself; `null` for nothing. */
function tilePath(
  state: FactionFunView,
  { tiles, avatars }: Choices,
  path: Path,
  tile: TileNo,
): readonly string[] | null {
  const direct = tiles.get(tile);
  if (direct && path.length > 0 && direct.length > 1 && direct[0] === path[0]?.kind) return direct;
  const there = state.avatars.flatMap(({ id, tile: where }) =>
    where === tile ? (avatars.get(id) ? [avatars.get(id)] : []) : [],
  );
  return there[0] ?? direct ?? null;
}

function isChosen(keys: readonly string[], path: Path): boolean {
  return keys.length === path.length && keys.every((key, index) => key === path[index]?.kind);
}

/** A tile in words: its land, who holds it, who stands there, and what can be done there. */
function tileLabel(state: FactionFunView, tile: TileNo, mark: TileMark | undefined): string {
  const terrain = at(state.terrain, tile);
  const holder = state.holders[tile] ?? null;
  const value = LAND_VALUE[terrain];
  return text.tile(
    tileName(state.columns, tile),
    Number.isFinite(value) ? `${terrainNames[terrain]} ${value}` : terrainNames[terrain],
    [
      ...(holder ? [peopleNames[holder], realmOf(state, holder).has(tile) ? text.linked : text.notLinked] : []),
      ...state.avatars.flatMap(({ kind, people, tile: where, hasFoothold }) =>
        where === tile
          ? [`${avatarName(kind, people)} (${peopleNames[people]})`, ...(hasFoothold ? [text.foothold] : [])]
          : [],
      ),
      ...(mark ? [text.marks[mark.kind](mark.tag)] : []),
    ],
  );
}

/** Whether two areas share any. */
function meets(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 0 && h > 0;
}

/** The cards of the seat in front. */
function handWidgets(layout: FactionLayout, state: FactionFunView, seat: Seat, choices: Choices, path: Path): Widget[] {
  const hand = at(state.hands, seat);
  const cells = handCells(layout, hand.length);
  return hand.map((card, index): Widget => {
    const keys = card === HIDDEN ? undefined : choices.cards.get(cardKey(card));
    const isFirst = hand.indexOf(card) === index;
    return {
      id: `hand:${index}`,
      rect: at(cells, index),
      label: card === HIDDEN ? text.faceDown : cardText[card].name,
      ...(card === HIDDEN ? {} : { hint: cardText[card].effect }),
      group: text.groups.hand,
      isOpen: keys !== undefined,
      look: { kind: 'card', card },
      ...(keys ? { path: keys, pressed: isFirst && path[0]?.kind === keys[0] } : {}),
    };
  });
}

/** Four cards side by side, below the heading of a wide table. */
function handCells({ hand, form, unit, battle }: FactionLayout, count: number): Rect[] {
  if (battle) return row(hand, Math.max(4, count), 6 * unit).slice(0, count);
  const head = form === 'wide' ? 30 * unit : 0;
  const room = rect(
    hand.x + 9 * unit,
    hand.y + head,
    hand.w - 18 * unit,
    hand.h - head - (form === 'wide' ? 8 * unit : 0),
  );
  const area = form === 'wide' ? room : hand;
  return row(area, Math.max(4, count), 6 * unit).slice(0, count);
}

/** The avatars that can be chosen on a tile where there are several: on the map a press chooses only the first. */
function besideEachOther(state: FactionFunView, { avatars }: Choices): Choices['options'] {
  const tiles = [...avatars.keys()].map((avatar) => avatarNamed(state, avatar).tile);
  return [...avatars].flatMap(([avatar, path], index) => {
    const isAlone = tiles.filter((tile) => tile === tiles[index]).length === 1;
    return isAlone ? [] : [{ key: avatarKey(avatar), label: avatarOn(state, avatar), path }];
  });
}

/** Choices that have no place on the map or in the hand, except the one of the main button. */
function optionWidgets(layout: FactionLayout, options: Choices['options'], path: Path, next: Command | null): Widget[] {
  const shown = options.filter(({ key }) => key !== next?.do);
  const cells = grid(
    layout.choices,
    shown.length > 3 ? 2 : 1,
    Math.max(1, Math.ceil(shown.length / (shown.length > 3 ? 2 : 1))),
    6 * layout.unit,
  );
  return shown.map(({ key, label, path: keys }, index): Widget => {
    const whole = at(cells, index);
    const h = Math.min(whole.h, 52 * layout.unit);
    return {
      id: `option:${key}`,
      rect: { ...whole, y: whole.y + (whole.h - h), h },
      label,
      group: text.groups.choices,
      isOpen: true,
      pressed: isChosen(keys, path),
      path: keys,
      look: { kind: 'option' },
      ...(key === 'pass' ? { key: 'p' } : {}),
    };
  });
}

function peekWidget({ hand, unit }: FactionLayout, { hand: shown }: Moment): Widget {
  const { x, y } = middle(hand);
  return {
    id: 'peek',
    rect: rect(x - 70 * unit, y - 24 * unit, 140 * unit, 48 * unit),
    label: text.peek,
    group: text.groups.hand,
    key: 'h',
    isOpen: true,
    pressed: shown === 'peeked',
    look: { kind: 'peek' },
  };
}

function goWidget(
  { go }: FactionLayout,
  { canSkipToTurn }: Moment,
  state: FactionFunView,
  next: Command | null,
  caption: string,
  outlook: Outlook | null,
): Widget {
  if (canSkipToTurn)
    return {
      id: SKIP_TO_TURN,
      rect: go,
      label: moduleText.table.skipToTurn,
      group: text.groups.table,
      isOpen: true,
      guarded: true,
      key: 'Enter',
      look: { kind: 'go', detail: '' },
    };
  return {
    id: 'go',
    rect: go,
    label: next ? goLabel(state, next) : caption,
    group: text.groups.confirm,
    isOpen: next !== null,
    main: true,
    guarded: true,
    ...(next ? { key: 'Enter', confirms: caption } : {}),
    ...(outlook && outlook.lines.length > 0
      ? { hint: outlook.lines.map(({ lead, text: line }) => `${lead} ${line}`.trim()).join(' ') }
      : {}),
    look: { kind: 'go', detail: next ? detailOf(state, next) : '' },
  };
}

function goLabel(state: FactionFunView, command: Command): string {
  switch (command.do) {
    case 'claim':
    case 'attack':
    case 'answer':
    case 'reroll':
      return text.go[command.do];
    case 'play':
    case 'fight':
      return text.go.play;
    case 'move':
      return avatarNamed(state, command.avatar).tile === command.tile ? text.go.stay : text.go.move;
    default:
      return commandText(command, state);
  }
}

/** What is rolled by a command, after which nothing is undone. */
function detailOf(state: FactionFunView, command: Command): string {
  if (command.do === 'claim' || command.do === 'answer') return text.dice.two;
  if (command.do === 'attack' || command.do === 'reroll') return text.dice.d20;
  if (command.do === 'play' || command.do === 'fight') return cardText[command.card].name;
  return command.do === 'move' ? commandText(command, state) : '';
}

/** The content of each part, for players who ask about it or cannot see it. */
function panelsOf(
  { regions }: Game,
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
