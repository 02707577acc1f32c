import { at } from '../../../../kernel/at.ts';
import type { Path } from '../../../../module/table.ts';
import { beginsWith, type Way } from '../../../../smallGame/selection.ts';
import { row } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { Prospect } from '../../rules/forecast/prospects.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { resultOf } from '../../rules/turn/rolling.ts';
import type { AzardiaLayout } from '../../scenes/table/layout.ts';
import type { Part } from '../../scenes/table/part.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { prospectLines, prospectTag } from '../../text/prospects.en.ts';
import { abilityText } from '../../text/rules.en.ts';
import { consequenceOf } from './ghosts.ts';

/**
 * What one press gives while nothing is selected: to roll, to advance for nothing or to move where there is only one way to do so, else to
 * go on without doing anything.
 */
export function readyOf(
  ways: readonly Way<AzardiaTypes>[],
  prospects: ReadonlyMap<Command, Prospect | null>,
): Command | null {
  const find = (name: Command['do']): Command | undefined => ways.find(({ command }) => command.do === name)?.command;
  const advance = find('advance');
  // Nobody wants to advance to the Gate that sends them back.
  const isGood = advance && !prospects.get(advance)?.events.some(({ kind }) => kind === 'gate');
  return find('roll') ?? (isGood ? advance : undefined) ?? onlyMove(ways) ?? find('pass') ?? null;
}

/** The movement without bought tiles, where the dice leave no choice. */
function onlyMove(ways: readonly Way<AzardiaTypes>[]): Command | undefined {
  const [move, ...others] = ways.flatMap(({ command }) =>
    command.do === 'move' && command.bought === 0 ? [command] : [],
  );
  return others.length === 0 ? move : undefined;
}

/** Keys of steps that have a place of their own on the table. */
const ELSEWHERE = ['raise:', 'card:'];

/** What can be pointed at besides dice and cards: ways to move, then everything else. */
export function choiceParts(
  layout: AzardiaLayout,
  state: AzardiaView,
  ways: readonly Way<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
  reader: Seat | null,
): Part[] {
  const moves: Omit<Part, 'rect'>[] = [];
  const characters: Omit<Part, 'rect'>[] = [];
  const options: Omit<Part, 'rect'>[] = [];
  const ready = path.length === 0 ? readyOf(ways, prospects) : null;
  // Beside a card that is chosen stands what it can be played at, and nothing else that could be done instead.
  const from = path[0]?.kind.startsWith('card:') ? 1 : 0;
  for (let depth = from; depth <= path.length; depth++) {
    const stem = path.slice(0, depth);
    const seen = new Set<string>();
    for (const way of ways) {
      const step = way.steps[depth];
      if (!step || !beginsWith(way, stem) || seen.has(step.key)) continue;
      seen.add(step.key);
      // With three dice two pairs may come to the same.
      if (way.command.do === 'move' && depth === 0) {
        const tiles = `tiles:${resultOf(state.roll?.dice ?? [], way.command.dice, way.command.how)}`;
        if (seen.has(tiles)) continue;
        seen.add(tiles);
      }
      if (ELSEWHERE.some((prefix) => step.key.startsWith(prefix))) continue;
      if (way.steps.length === 1 && way.command === ready && ready.do !== 'move') continue;
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
        const ability = abilityText(character);
        characters.push({ ...part, hint: ability, look: { kind: 'character', character, ability } });
      } else if (command.do === 'move' && depth === 0) moves.push({ ...part, ...moveLook(command, state, prospects) });
      else options.push({ ...part, ...optionLook(way, depth, state, prospects, reader) });
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

/** The characters side by side over the board, or two by two where it is narrow. */
function placedCharacters({ board, unit }: AzardiaLayout, characters: readonly Omit<Part, 'rect'>[]): Part[] {
  const columns = Math.min(board.w > 560 * unit ? 4 : 2, Math.max(1, characters.length));
  const area = inset(board, Math.min(16, board.h * 0.03));
  const rows = Math.ceil(characters.length / columns);
  // A figure is higher than wide, and its words take some lines: what is higher would be empty.
  const high = Math.min(area.h, rows * ((area.w / columns) * 1.24 + 150 * unit));
  const shown = { ...area, y: area.y + (area.h - high) / 2, h: high };
  return withRects(characters, grid(shown, characters.length, columns, 8 * unit));
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
  const short = (prospect && prospectTag(prospect)) || text.nothing;
  return {
    hint: [tile, ...lines].join('. '),
    look: {
      kind: 'move',
      how: faces.length === 1 ? 'single' : command.how,
      tiles: resultOf(faces, command.dice, command.how),
      tile,
      lines,
      short,
    },
  };
}

/** A choice that completes a command says where that leads; one with more to choose behind it does not. */
function optionLook(
  { command, steps }: Way<AzardiaTypes>,
  depth: number,
  state: AzardiaView,
  prospects: ReadonlyMap<Command, Prospect | null>,
  reader: Seat | null,
): Pick<Part, 'look' | 'hint'> {
  if (steps.length > depth + 1) return { look: { kind: 'option' } };
  const { lines, short } = consequenceOf(state, command, prospects.get(command) ?? null, reader);
  if (lines.length === 0) return { look: { kind: 'option' } };
  return { hint: lines.join('. '), look: { kind: 'option', detail: short } };
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
    const moveCells = grid(choices, moves.length, moves.length === 4 ? 2 : Math.min(3, Math.max(1, moves.length)), gap);
    const columns =
      moves.length > 0 || options.length === 3 || options.length > 4
        ? Math.min(3, options.length)
        : Math.min(2, options.length);
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
  const stacked = (rows: number, high: number): number => (rows > 0 ? rows * high + (rows - 1) * gap : 0);
  const leastMoves = stacked(Math.ceil(moves.length / moveColumns), (form === 'wide' ? 64 : 40) * unit);
  const free = choices.h - leastMoves - gap;
  const fewest = options.length > 8 ? 3 : options.length > 4 ? 2 : 1;
  // Beside ways to move, options stand side by side before those become too small.
  const optionColumns =
    moves.length === 0
      ? fewest
      : ([1, 2, 3].find(
          (columns) => columns >= fewest && stacked(Math.ceil(options.length / columns), least) <= free,
        ) ?? 4);
  const optionRows = Math.ceil(options.length / optionColumns);
  const optionHeight = stacked(optionRows, least);
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
