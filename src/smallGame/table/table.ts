import type { Seat } from '../../kernel/game.ts';
import type { Danger } from '../../module/chances/danger.ts';
import type { AnyGame } from '../../module/match.ts';
import {
  type Form,
  SKIP_TO_TURN,
  SPEED,
  type TableActions,
  type TableLayout,
  type TableMoment,
  type TableSection,
  type TableView,
} from '../../module/screens/table.ts';
import type { Control } from '../../table/control.ts';
import type { BoardCamera } from '../../table/layout/boardCamera.ts';
import { column, share } from '../../table/layout/layout.ts';
import { type Rect, rect } from '../../table/layout/rect.ts';
import type { GameDescription, RegionText } from '../gameDescription.ts';
import { smallGameText as text } from '../text.en.ts';
import {
  BUTTON,
  controlsOf,
  GAP,
  gridHeight,
  gridPlaces,
  type Picture,
  type PictureButton,
  regionPanels,
} from './picture.ts';
import { beginsWith, type CommandPath, commandPathAt, commandPaths, pressPath } from './selection.ts';
import type { Pictured } from './smallStage.ts';

/** The table of a small game, ready to be drawn. */
export interface SmallView<T extends AnyGame = AnyGame> extends TableView<T>, Pictured {}

/** How many lines of news are shown. */
const NEWS = 4;

/** A table with its regions between a row of buttons above and the choices below. */
function smallLayout(width: number, height: number): TableLayout {
  const form: Form = width < 600 ? 'portrait' : height < 480 ? 'landscape' : 'wide';
  const inner = width - 2 * GAP;
  const bar = rect(GAP, height - GAP - BUTTON, inner, BUTTON);
  return {
    form,
    unit: 1,
    width,
    height,
    tray: rect(GAP, 2 * GAP + BUTTON, inner, height - 3 * GAP - BUTTON),
    bar,
    go: bar,
    end: bar,
    sheet: rect(GAP, 2 * GAP + BUTTON, inner, height - 4 * GAP - 2 * BUTTON),
  };
}

/** The look of a table: regions, the buttons above them, and the choices below. */
export function smallView<T extends AnyGame>(
  game: GameDescription<T>,
  table: Omit<SmallView<T>, 'picture'>,
  above: readonly Omit<PictureButton, 'rect'>[],
  below: readonly Omit<PictureButton, 'rect'>[],
  news: RegionText | null,
): SmallView<T> {
  const { tray, width } = table.layout;
  const choicesHeight = gridHeight(tray.w, below.length);
  const free: Rect = { ...tray, h: tray.h - (choicesHeight > 0 ? choicesHeight + GAP : 0) };
  const rows = game.regions(table.state, table.seat);
  const shown = game.board?.(table.state, table.seat);
  const parts = column(free, { board: share(shown ? 1 : 0), regions: share(3) }, shown ? GAP : 0);
  const board = shown ? { ...shown, view: parts.board } : null;
  const panels = regionPanels(parts.regions, news ? [...rows, [news]] : rows).map((panel) =>
    news !== null && panel.title === news.title ? { ...panel, look: 'news' as const } : panel,
  );
  const placed = (buttons: readonly Omit<PictureButton, 'rect'>[], places: readonly Rect[]): PictureButton[] =>
    buttons.flatMap((button, index) => {
      const there = places[index];
      return there ? [{ ...button, rect: there }] : [];
    });
  const buttonWidth = Math.min(110, (width - GAP) / Math.max(1, above.length) - GAP);
  const head = above.map((_, index) => rect(GAP + index * (buttonWidth + GAP), GAP, buttonWidth, BUTTON));
  const foot = gridPlaces(rect(tray.x, free.y + free.h + GAP, tray.w, choicesHeight), below.length);
  return { ...table, picture: { board, panels, buttons: [...placed(above, head), ...placed(below, foot)] } };
}

/** The content of a small game's table. */
export function smallTable<T extends AnyGame>(
  game: GameDescription<T>,
  camera: BoardCamera,
): TableSection<T, SmallView<T>> {
  return {
    layout: (width, height) => smallLayout(width, height),
    view: (moment, { width, height }) => viewOf(game, moment, smallLayout(width, height)),
    controls: (view, moment, actions) => [
      ...controlsOf(view.picture, (id) => press(id, view, moment, actions)).map((control) =>
        holdable(control, moment, actions),
      ),
      ...placeControls(view.picture, camera),
    ],
    items: () => [],
    panel: () => null,
    skip: ({ layout: { width, height } }, _, press) => ({
      id: 'skip',
      label: text.table.skip,
      rect: rect(0, 0, width, height),
      group: text.groups.table,
      key: ' ',
      press,
    }),
    drags: () => null,
    pickSound: () => 'select',
    offerSaid: ({ caption }) => caption,
    addedSaid: () => [],
    forecastSaid: () => null,
    sentence: (fact, state) => game.factText(fact, state),
    rollSaid: () => '',
    refusal: () => text.refusal,
    commandSaid: (command, state) => game.commandText(command, state),
    danger: (state, command) => game.danger?.(state, command) ?? null,
    actor: (command): Seat => game.actor(command),
    isShared: () => false,
    isPass: () => false,
    pass: () => null,
  };
}

/** The places of a board: pressing one shows it close up. */
function placeControls({ board }: Picture, camera: BoardCamera): Control[] {
  return (board?.places ?? []).map(({ key, title, lines, rect: place }) => ({
    id: `place:${key}`,
    label: title,
    hint: lines.join(' '),
    rect: camera.onScreen(place),
    on: { camera, rect: place },
    group: text.groups.board,
    press: () => camera.bringClose(place),
  }));
}

const CHOICE = 'choice:';

function press(id: string, view: SmallView<AnyGame>, moment: TableMoment, actions: TableActions): void {
  if (id.startsWith(CHOICE)) {
    const keys: unknown = JSON.parse(id.slice(CHOICE.length));
    if (Array.isArray(keys)) pressPath(keys.map(String), true, view, moment, actions);
  } else if (id !== 'peek') actionOf(id, actions)();
}

/** The action of a button that every table has, by its ID; any other one gives the command on offer. */
export function actionOf(id: string, actions: TableActions): () => void {
  switch (id) {
    case 'menu':
    case 'log':
    case 'undo':
    case 'redo':
    case 'cancel':
      return actions[id];
    case SKIP_TO_TURN:
      return actions.skipToTurn;
    case SPEED:
      return actions.speed;
    default:
      return actions.commit;
  }
}

function viewOf<T extends AnyGame>(
  game: GameDescription<T>,
  moment: TableMoment<T>,
  layout: TableLayout,
): SmallView<T> {
  const { context, selection, animated, busy, match } = moment;
  const paths = commandPaths(game, context);
  const offered = commandPathAt(paths, selection.path);
  const state = animated ?? context.state;
  const caption = offered
    ? game.commandText(offered.command, context.state)
    : paths.length > 0
      ? text.table.choose
      : text.table.wait;
  const danger = offered ? (game.danger?.(state, offered.command) ?? null) : null;
  const view = { state, layout, seat: selection.seat, offer: offered?.command ?? null, caption, busy };
  const { opening, past } = match.session;
  const told = (past?.last ?? opening).facts.flatMap((fact) => game.factText(fact, state) || []);
  const news = { title: text.table.news, lines: told.length > 0 ? told.slice(-NEWS) : [text.table.nothingYet] };
  return smallView(game, view, above(moment), busy ? [] : below(paths, selection.path, caption, danger), news);
}

/** The button that shows the hand is held; choices meanwhile are part of its content. */
function holdable(control: Control, { hand }: TableMoment, actions: TableActions): Control {
  if (control.id === 'peek') return { ...control, hold: actions.peek };
  return hand === 'peeked' && control.id.startsWith(CHOICE) ? { ...control, ofHeld: true } : control;
}

function above({ canUndo, canRedo, hand, busy, canSkipToTurn }: TableMoment): Omit<PictureButton, 'rect'>[] {
  const group = text.groups.table;
  return [
    { id: 'menu', label: text.table.menu, group, key: 'Escape' },
    { id: 'log', label: text.table.log, group, key: 'l' },
    ...(canUndo ? [{ id: 'undo', label: text.table.undo, group, key: 'u' }] : []),
    ...(canRedo ? [{ id: 'redo', label: text.table.redo, group, key: 'r' }] : []),
    ...(canSkipToTurn ? [{ id: SKIP_TO_TURN, label: text.table.skipToTurn, group, key: 'Enter' }] : []),
    ...(hand === 'open' || busy
      ? []
      : [{ id: 'peek', label: text.table.peek, group, key: 'h', pressed: hand === 'peeked' }]),
  ];
}

/** The next possible selections, and alternatives to the last one if that completes a command. */
function below(
  paths: readonly CommandPath<AnyGame>[],
  path: readonly { readonly kind: string }[],
  caption: string,
  danger: Danger | null,
): Omit<PictureButton, 'rect'>[] {
  const group = text.groups.choices;
  const isComplete = commandPathAt(paths, path) !== undefined;
  const stem = isComplete ? path.slice(0, -1) : path;
  const next = new Map<string, string>();
  for (const candidate of paths) {
    const step = candidate.steps[stem.length];
    if (step && beginsWith(candidate, stem) && !next.has(step.key)) next.set(step.key, step.label);
  }
  const choices = [...next].map(([key, label]) => ({
    id: `${CHOICE}${JSON.stringify([...stem.map(({ kind }) => kind), key])}`,
    label,
    group,
    pressed: isComplete && path.at(-1)?.kind === key,
    asked: true,
  }));
  return [
    ...choices,
    ...(path.length > 0 ? [{ id: 'cancel', label: text.table.cancel, group }] : []),
    ...(isComplete
      ? [
          {
            id: 'go',
            label: text.table.confirm(caption),
            group,
            main: true,
            key: 'Enter',
            confirms: caption,
            ...(danger ? { hint: danger.said, danger: { brief: danger.brief } } : {}),
          },
        ]
      : []),
  ];
}
