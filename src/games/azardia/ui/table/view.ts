import { at } from '../../../../kernel/at.ts';
import type { Match } from '../../../../module/match.ts';
import type { Path, TableMoment } from '../../../../module/table.ts';
import type { GameDescription, Step } from '../../../../smallGame/gameDescription.ts';
import type { PicturePanel } from '../../../../smallGame/picture.ts';
import { beginsWith, type Way, wayAt, waysOf } from '../../../../smallGame/selection.ts';
import type { Pictured } from '../../../../smallGame/smallStage.ts';
import { row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { reasonOf } from '../../bots/reasons.ts';
import { totalOf } from '../../rules/duels/duels.ts';
import { outcomeOf } from '../../rules/forecast/outcomes.ts';
import { type Prospect, prospectOf } from '../../rules/forecast/prospects.ts';
import type { Command } from '../../rules/state/command.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { resultOf } from '../../rules/turn/rolling.ts';
import { type AzardiaLayout, tableLayout } from '../../scenes/table/layout.ts';
import type { Part } from '../../scenes/table/part.ts';
import { rivalSeats } from '../../scenes/table/seats.ts';
import type { AzardiaTableView, Ghost } from '../../scenes/table/view.ts';
import { commandText } from '../../text/commands.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { outcomeLines } from '../../text/outcomes.en.ts';
import { prospectLines, prospectTag } from '../../text/prospects.en.ts';
import { reasonText } from '../../text/reasons.en.ts';
import { ruleText } from '../../text/rules.en.ts';

type Game = GameDescription<AzardiaTypes>;

/** The table as the page shows it: with what each part of it holds, for those who ask or cannot see it. */
export interface ShownTable extends AzardiaTableView, Pictured {}

/** How many lines of news are kept. */
const NEWS = 6;

/** The table as one seat sees it. */
export function tableView(game: Game, moment: TableMoment<AzardiaTypes>, width: number, height: number): ShownTable {
  const { ground, selection, animated, busy, match } = moment;
  const { seat, path } = selection;
  const state = animated ?? ground.state;
  const layout = tableLayout(width, height, state.players.length);
  const ways = busy ? [] : waysOf(game, ground);
  const offered = wayAt(ways, path)?.command ?? null;
  const ready = offered || path.length > 0 ? null : readyOf(ways);
  const told = (match.session.past?.last ?? match.session.opening).facts;
  const reason = reasonNow(match, seat);
  const news = [...(reason ? [reason] : []), ...told.flatMap((fact) => newsOf(game, fact, state) ?? [])].slice(-NEWS);
  const caption = captionOf(ways, offered ?? ready, state);
  const prospects = new Map(ways.map(({ command }) => [command, prospectOf(state, command)] as const));
  const next = offered ?? ready;
  const outlook = next ? outlookOf(state, next, seat) : [];
  return {
    state,
    layout,
    seat,
    offer: offered,
    ready,
    caption,
    busy,
    news,
    reason,
    parts: [
      ...topParts(layout, moment),
      ...diceParts(layout, state, ways, path),
      ...choiceParts(layout, state, ways, path, prospects),
      ...handParts(layout, state, seat, ways, path),
      goPart(layout, state, next, caption, (next && prospects.get(next)) ?? null, outlook),
    ],
    outlook,
    ghosts: [...ghostsOf(ways, path, prospects), ...(offered ? movedGhosts(state, offered) : [])],
    picture: { panels: panelsOf(game, layout, state, seat), buttons: [] },
  };
}

/** Why a computer player gave the last command, as the seat in front can know it. */
function reasonNow({ session, players }: Match<AzardiaTypes>, viewer: Seat): string | null {
  const { past, opening, game } = session;
  if (!past || players[past.last.command.seat] !== 'computer') return null;
  const before = game.view((past.before?.last ?? opening).state, viewer);
  const { command } = past.last;
  const reason = reasonOf(before, command);
  return reason && reasonText[reason](playerName(before, command.seat));
}

/** What a fact is told as beside the board; `null` for one that shows by itself. */
export function newsOf(game: Game, fact: Fact, state: AzardiaView): string | null {
  return fact.fact === 'phaseBegan' ? null : game.factText(fact, state) || null;
}

/** A moment of the past: nothing can be pressed. */
export function pastView(game: Game, state: AzardiaView, seat: Seat, layout: AzardiaLayout, busy: boolean): ShownTable {
  const parts = [...diceParts(layout, state, [], []), ...handParts(layout, state, seat, [], [])];
  const picture = { panels: panelsOf(game, layout, state, seat), buttons: [] };
  return {
    state,
    layout,
    seat,
    offer: null,
    caption: '',
    busy,
    news: [],
    reason: null,
    outlook: [],
    parts,
    ghosts: [],
    picture,
  };
}

/** A moment while something is animated, with what is told of it. */
export function animatedView(
  game: Game,
  base: AzardiaTableView,
  state: AzardiaView,
  news: readonly string[],
): ShownTable {
  const past = pastView(game, state, base.seat, base.layout, true);
  const icons = base.parts.filter(({ look }) => look.kind === 'icon');
  const { reason } = base;
  return {
    ...past,
    reason,
    news: [...(reason ? [reason] : []), ...news].slice(-NEWS),
    parts: [...icons, ...past.parts],
  };
}

/** What one press gives while nothing is selected: to roll, else to go on without doing anything. */
function readyOf(ways: readonly Way<AzardiaTypes>[]): Command | null {
  const find = (name: Command['do']): Command | undefined => ways.find(({ command }) => command.do === name)?.command;
  return find('roll') ?? find('pass') ?? null;
}

function captionOf(ways: readonly Way<AzardiaTypes>[], command: Command | null, state: AzardiaView): string {
  if (command) return commandText(command, state);
  return ways.length > 0 ? text.table.choose : text.table.wait;
}

function topParts({ top, unit }: AzardiaLayout, { canUndo, canRedo }: TableMoment): Part[] {
  const group = text.groups.table;
  const side = top.h;
  const icon = (id: 'menu' | 'log' | 'undo' | 'redo', key: string, x: number, isOpen = true): Part => ({
    id,
    label: text.table[id],
    group,
    key,
    isOpen,
    rect: rect(x, top.y, side, top.h),
    look: { kind: 'icon', symbol: id },
  });
  const right = top.x + top.w;
  const place = (index: number): number => right - (index + 1) * side - index * 6 * unit;
  return [
    icon('menu', 'Escape', top.x),
    ...(canRedo ? [icon('redo', 'r', place(2))] : []),
    ...(canUndo ? [icon('undo', 'u', place(1))] : []),
    icon('log', 'l', place(0)),
  ];
}

/** The dice of a movement or of a duel; each can be raised for a coin. */
function diceParts(
  { dice: area, unit, form }: AzardiaLayout,
  { roll, duel }: AzardiaView,
  ways: readonly Way<AzardiaTypes>[],
  path: Path,
): Part[] {
  const shown = roll ?? (duel ? duelDice(duel) : null);
  const faces = shown?.dice ?? [];
  const raised = shown?.raised ?? [];
  const count = Math.max(2, faces.length);
  const cells = row(area, count, form === 'wide' ? 6 * unit : 0);
  return cells.map((cell, die): Part => {
    const key = `raise:${die}`;
    const face = faces[die] ?? 0;
    const step = stepWith(ways, [], key);
    return {
      id: `die:${die}`,
      rect: cell,
      label: step?.label ?? text.dieShown(face),
      group: text.groups.dice,
      isOpen: step !== undefined,
      pressed: path[0]?.kind === key,
      ...(step ? { path: [key] } : {}),
      look: { kind: 'die', face, isRaised: raised[die] === true },
    };
  });
}

function duelDice(duel: NonNullable<AzardiaView['duel']>) {
  const { challenger, defender } = duel;
  return totalOf(challenger) < totalOf(defender) ? challenger : defender;
}

function stepWith(ways: readonly Way<AzardiaTypes>[], stem: readonly string[], key: string): Step | undefined {
  const begun = stem.map((kind) => ({ kind }));
  const way = ways.find((one) => beginsWith(one, begun) && one.steps[stem.length]?.key === key);
  return way?.steps[stem.length];
}

/** Keys of steps that have a place of their own on the table. */
const ELSEWHERE = ['raise:', 'card:'];

/** What can be pointed at besides dice and cards: ways to move, then everything else. */
function choiceParts(
  layout: AzardiaLayout,
  state: AzardiaView,
  ways: readonly Way<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
): Part[] {
  const moves: Omit<Part, 'rect'>[] = [];
  const characters: Omit<Part, 'rect'>[] = [];
  const options: Omit<Part, 'rect'>[] = [];
  const ready = path.length === 0 ? readyOf(ways) : null;
  for (let depth = 0; depth <= path.length; depth++) {
    const stem = path.slice(0, depth);
    const seen = new Set<string>();
    for (const way of ways) {
      const step = way.steps[depth];
      if (!step || !beginsWith(way, stem) || seen.has(step.key)) continue;
      seen.add(step.key);
      if (ELSEWHERE.some((prefix) => step.key.startsWith(prefix))) continue;
      if (way.steps.length === 1 && way.command === ready) continue;
      const keys = [...stem.map(({ kind }) => kind), step.key];
      const part = {
        id: `choice:${keys.join('/')}`,
        label: step.label,
        group: text.groups.choices,
        isOpen: true,
        pressed: path[depth]?.kind === step.key,
        path: keys,
      };
      const { command } = way;
      if (command.do === 'chooseCharacter') {
        const { character } = command;
        const ability = ruleText[ABILITY_RULE[character]].text;
        characters.push({ ...part, hint: ability, look: { kind: 'character', character, ability } });
      } else if (command.do === 'move' && depth === 0) moves.push({ ...part, ...moveLook(command, state, prospects) });
      else options.push({ ...part, look: { kind: 'option' } });
    }
  }
  if (path.length > 0)
    options.push({
      id: 'cancel',
      label: text.table.cancel,
      group: text.groups.choices,
      isOpen: true,
      look: { kind: 'option' },
    });
  return [...placedCharacters(layout, characters), ...placed(layout, moves, options)];
}

/** The rule that says what each character can do. */
const ABILITY_RULE = { lagartoon: 'C1', robotIKing: 'C2', kuchuritok: 'C3', noncredoMantis: 'C4' } as const;

/** The characters side by side over the board, or two by two where it is narrow. */
function placedCharacters({ board, unit }: AzardiaLayout, characters: readonly Omit<Part, 'rect'>[]): Part[] {
  const columns = board.w > 560 * unit ? 4 : 2;
  const area = inset(board, Math.min(16, board.h * 0.03));
  return withRects(characters, grid(area, characters.length, Math.min(columns, characters.length), 8 * unit));
}

function moveLook(
  command: Extract<Command, { do: 'move' }>,
  state: AzardiaView,
  prospects: ReadonlyMap<Command, Prospect | null>,
): Pick<Part, 'look' | 'hint'> {
  const faces = state.roll?.dice ?? [];
  const prospect = prospects.get(command);
  const lines = prospect ? prospectLines(prospect, state) : [];
  const tile = prospect ? text.tileNamed(prospect.tile) : '';
  const sign = command.how === 'difference' ? '−' : '+';
  return {
    hint: [tile, ...lines].join('. '),
    look: { kind: 'move', sign, tiles: resultOf(faces, command.dice, command.how), tile, lines },
  };
}

/** Moves on top of each other or side by side, and the options below them; where there is no room, options rise over the board. */
function placed(
  layout: AzardiaLayout,
  moves: readonly Omit<Part, 'rect'>[],
  options: readonly Omit<Part, 'rect'>[],
): Part[] {
  const { form, unit, choices, bar, go, dice } = layout;
  const gap = 6 * unit;
  const least = 44 * unit;
  if (form === 'portrait') {
    const moveCells = grid(choices, moves.length, Math.min(3, Math.max(1, moves.length)), gap);
    const columns =
      moves.length > 0 ? Math.min(3, options.length) : Math.min(options.length > 4 ? 3 : 2, options.length);
    const rows = Math.ceil(options.length / Math.max(1, columns));
    const narrow = rows === 1 && options.length <= 2 && moves.length === 0;
    const width = narrow ? bar.w : dice.w + choices.w + 4 * unit;
    const bottom = narrow ? bar.y + bar.h : moves.length > 0 ? choices.y - gap : go.y - gap;
    const high = rows * least + (rows - 1) * gap;
    const single = moves.length > 0 && rows === 1 ? bar : rect(dice.x, bottom - high, width, high);
    const optionCells = grid(narrow ? bar : single, options.length, Math.max(1, columns), gap);
    return [...withRects(moves, moveCells), ...withRects(options, optionCells)];
  }
  const moveColumns = moves.length > 2 ? 2 : 1;
  const optionColumns = options.length > 8 ? 3 : options.length > 4 ? 2 : 1;
  const optionRows = Math.ceil(options.length / optionColumns);
  const optionHeight = optionRows > 0 ? optionRows * least + (optionRows - 1) * gap : 0;
  const top = moves.length > 0 ? choices.h - optionHeight - (optionHeight > 0 ? gap : 0) : 0;
  const moveRows = Math.ceil(moves.length / moveColumns);
  const moveHeight = Math.min(top, moveRows * (form === 'wide' ? 118 : 82) * unit);
  const moveCells = grid(rect(choices.x, choices.y, choices.w, moveHeight), moves.length, moveColumns, gap);
  const y = moves.length > 0 ? choices.y + moveHeight + gap : choices.y + Math.min(0, choices.h - optionHeight);
  const optionCells = grid(rect(choices.x, y, choices.w, optionHeight), options.length, optionColumns, gap);
  return [...withRects(moves, moveCells), ...withRects(options, optionCells)];
}

function grid(area: Rect, count: number, columns: number, gap: number): Rect[] {
  if (count === 0) return [];
  const rows = Math.ceil(count / columns);
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: rows }, (_, line) =>
    row(rect(area.x, area.y + line * (h + gap), area.w, h), Math.min(columns, count - line * columns), gap),
  ).flat();
}

function withRects(parts: readonly Omit<Part, 'rect'>[], cells: readonly Rect[]): Part[] {
  return parts.map((part, index) => ({ ...part, rect: at(cells, index) }));
}

/** The largest part of its height that a card is wide. */
const CARD_SHAPE = 0.94;

/** The cards of the seat in front. */
function handParts(
  { hand: area, unit }: AzardiaLayout,
  { players }: AzardiaView,
  seat: Seat,
  ways: readonly Way<AzardiaTypes>[],
  path: Path,
): Part[] {
  const hand = players[seat]?.hand ?? [];
  const gap = 6 * unit;
  const most = area.h * CARD_SHAPE;
  const w = Math.min(most, (area.w - gap * Math.max(0, hand.length - 1)) / Math.max(1, hand.length));
  const cells = row(
    area,
    hand.map(() => share(1, 0, w)),
    gap,
    0.5,
  );
  return hand.map((card, index): Part => {
    const key = `card:${card}`;
    const step = stepWith(ways, [], key);
    return {
      id: `hand:${index}`,
      rect: at(cells, index),
      label: text.card(card),
      group: text.groups.hand,
      isOpen: step !== undefined,
      pressed: path[0]?.kind === key && hand.indexOf(card) === index,
      ...(step ? { path: [key] } : {}),
      look: { kind: 'card', card },
    };
  });
}

function goPart(
  { go }: AzardiaLayout,
  state: AzardiaView,
  command: Command | null,
  caption: string,
  prospect: Prospect | null,
  outlook: readonly string[],
): Part {
  return {
    id: 'go',
    rect: go,
    label: command ? goLabel(command, state) : caption,
    group: text.groups.choices,
    isOpen: command !== null,
    main: true,
    ...(command ? { key: 'Enter', confirms: caption } : {}),
    ...(outlook.length > 0 ? { hint: outlook.join('. ') } : {}),
    look: { kind: 'go', detail: prospect ? text.toTile(prospect.tile) : outlook.join(' · ') },
  };
}

function goLabel(command: Command, state: AzardiaView): string {
  if (command.do !== 'move') return commandText(command, state);
  const tiles = resultOf(state.roll?.dice ?? [], command.dice, command.how) + command.bought;
  return tiles === 0 ? text.stay : text.move(tiles);
}

function ghostsOf(
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

/** What comes of a command that is no movement; that of a movement stands on its choice. */
function outlookOf(state: AzardiaView, command: Command, seat: Seat): string[] {
  return isForeseen(command, state) ? outcomeLines(outcomeOf(state, command), state, seat) : [];
}

const FORESEEN: ReadonlySet<Command['do']> = new Set(['play', 'challenge', 'buyLevel', 'exchange', 'answer']);

/** Whether more comes of a command than its name says: in a duel also of raising a die, and of passing. */
function isForeseen({ do: name }: Command, { duel }: AzardiaView): boolean {
  return FORESEEN.has(name) || (duel !== null && (name === 'raise' || name === 'pass'));
}

/** Pawns that a card or an ability would move. */
function movedGhosts(state: AzardiaView, command: Command): Ghost[] {
  if (!isForeseen(command, state)) return [];
  return outcomeOf(state, command).changes.flatMap(({ seat, tile }) =>
    tile === null ? [] : [{ seat, tile, path: [], tag: '', isChosen: true }],
  );
}

/** What each part of the table holds, for those who ask or cannot see it. */
function panelsOf(game: Game, layout: AzardiaLayout, state: AzardiaView, seat: Seat): PicturePanel[] {
  const regions = game.regions(state, seat).flat();
  const rivals = rivalSeats(state, seat);
  return regions.flatMap((region): PicturePanel[] => {
    const place = region.seat === undefined ? -1 : rivals.indexOf(region.seat);
    const where =
      region.seat === seat
        ? layout.own
        : (layout.rivals[place] ?? (region.title === text.now ? layout.board : layout.hand));
    return [{ ...region, key: region.title, rect: where, look: 'region' }];
  });
}
