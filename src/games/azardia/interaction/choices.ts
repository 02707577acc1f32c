import { at } from '../../../kernel/values/at.ts';
import type { Path } from '../../../module/screens/table.ts';
import { beginsWith, type CommandPath } from '../../../smallGame/table/selection.ts';
import { row } from '../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';
import { leastWorth } from '../bots/cardWorth.ts';
import type { Prospect } from '../rules/forecast/prospects.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import { type AzardiaView, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { HAND_LIMIT } from '../rules/turn/phases.ts';
import { resultOf } from '../rules/turn/rolling.ts';
import { aboutCard, actionShort } from '../text/cards.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { prospectLines, prospectTag } from '../text/prospects.en.ts';
import { abilityText } from '../text/rules.en.ts';
import { boughtBy } from './closedChoices.ts';
import { consequenceOf } from './ghosts.ts';
import { characterCells } from './layout/characterCells.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import type { MoveLine, Widget } from './widget.ts';

/**
 * The command of a single press while nothing is selected: roll, advance for free, or make the only possible move,
 * otherwise continue without doing anything.
 */
export function readyOf(
  paths: readonly CommandPath<AzardiaTypes>[],
  prospects: ReadonlyMap<Command, Prospect | null>,
): Command | null {
  const find = (name: Command['do']): Command | undefined => paths.find(({ command }) => command.do === name)?.command;
  const advance = find('advance');
  // Nobody wants to advance to the Gate that sends them back.
  const isGood = advance && !prospects.get(advance)?.events.some(({ kind }) => kind === 'gate');
  return find('roll') ?? (isGood ? advance : undefined) ?? onlyMove(paths) ?? find('pass') ?? null;
}

/** The movement without bought tiles, where the dice leave no choice. */
function onlyMove(paths: readonly CommandPath<AzardiaTypes>[]): Command | undefined {
  const [move, ...others] = paths.flatMap(({ command }) =>
    command.do === 'move' && command.bought === 0 ? [command] : [],
  );
  return others.length === 0 ? move : undefined;
}

/** Keys of steps that have their own place on the table. */
const ELSEWHERE = ['raise:', 'card:'];

const CANCEL: Omit<Widget, 'rect'> = {
  id: 'cancel',
  label: text.table.cancel,
  group: text.groups.confirm,
  isOpen: true,
  look: { kind: 'option' },
};

/** Choices besides dice and cards: moves, then everything else. */
export function choiceWidgets(
  layout: AzardiaLayout,
  state: AzardiaView,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
  reader: Seat | null,
  closed: readonly Omit<Widget, 'rect'>[] = [],
): Widget[] {
  const moves: Omit<Widget, 'rect'>[] = [];
  const characters: Omit<Widget, 'rect'>[] = [];
  const options: Omit<Widget, 'rect'>[] = [];
  const ready = path.length === 0 ? readyOf(paths, prospects) : null;
  // Beside a chosen card are its targets, and no alternatives to the card.
  const from = path[0]?.kind.startsWith('card:') ? deepest(paths, path) : 0;
  for (let depth = from; depth <= path.length; depth++) {
    const stem = path.slice(0, depth);
    const seen = new Set<string>();
    for (const candidate of paths) {
      const step = candidate.steps[depth];
      if (!step || !beginsWith(candidate, stem) || seen.has(step.key)) continue;
      seen.add(step.key);
      // With three dice two pairs may have the same sum.
      if (candidate.command.do === 'move' && depth === 0) {
        const tiles = `tiles:${resultOf(state.roll?.dice ?? [], candidate.command.dice, candidate.command.how)}`;
        if (seen.has(tiles)) continue;
        seen.add(tiles);
      }
      if (candidate.command.do === 'move' && depth === 1 && Math.abs(candidate.command.bought - boughtBy(path)) > 1)
        continue;
      if (ELSEWHERE.some((prefix) => step.key.startsWith(prefix))) continue;
      if (candidate.steps.length === 1 && candidate.command === ready && ready.do !== 'move') continue;
      const keys = [...stem.map(({ kind }) => kind), step.key];
      const widget = {
        id: `choice:${keys.join('/')}`,
        label: step.label,
        group: text.groups.choices,
        isOpen: true,
        pressed: path[depth]?.kind === step.key,
        path: keys,
      };
      const { command } = candidate;
      if (command.do === 'chooseCharacter') {
        const { character } = command;
        const ability = abilityText(character);
        characters.push({ ...widget, hint: ability, look: { kind: 'character', character, ability } });
      } else if (command.do === 'move' && depth === 0)
        moves.push({ ...widget, ...moveLook(command, state, prospects) });
      else if (command.do === 'exchange') options.push({ ...widget, ...takeLook(command, state) });
      else options.push({ ...widget, ...optionLook(candidate, depth, state, prospects, reader) });
    }
  }
  const swap = path.length === 0 ? swapWidget(state, paths, reader) : null;
  if (swap) options.push(swap);
  options.push(...closed);
  if (path.length > 0) options.push(CANCEL);
  return [...placedCharacters(layout, characters), ...placed(layout, moves, options, state.roll !== null)];
}

/** Beside a chosen card is the next step: its targets, and then no longer the steps before. */
function deepest(paths: readonly CommandPath<AzardiaTypes>[], path: Path): number {
  const isMore = paths.some((candidate) => beginsWith(candidate, path) && candidate.steps.length > path.length);
  return Math.max(1, isMore ? path.length : path.length - 1);
}

/**
 * C2: the button for Robot-i-King's ability. It proposes a swap, so that people see what one is; any other card and rival can be chosen
 * beside it. While the hand lies face down nothing is proposed.
 */
function swapWidget(
  { steps: [step], players }: AzardiaView,
  paths: readonly CommandPath<AzardiaTypes>[],
  reader: Seat | null,
): Omit<Widget, 'rect'> | null {
  if (step?.step !== 'discardDown' || !step.maySwap || reader !== step.seat) return null;
  const swaps = paths.filter(({ command }) => command.do === 'swapCard');
  const widget = { id: 'swap', label: text.swap, group: text.groups.choices, look: { kind: 'option' } } as const;
  const own = players[step.seat];
  const least = own && leastWorth(own.hand, own.level);
  const swap = swaps.find(({ command }) => command.do === 'swapCard' && command.card === least);
  if (!swap) return null;
  return { ...widget, hint: text.swapHint, isOpen: true, path: swap.steps.map(({ key }) => key) };
}

/** C3: a card of the only rival, with what it does. Taking it proposes what to give for it. */
function takeLook(
  { seat, take }: CommandOf<'exchange'>,
  { players }: AzardiaView,
): Pick<Widget, 'look' | 'hint' | 'path'> {
  const { hand, level } = at(players, seat);
  const path = [`take:${take}`, `card:${leastWorth(hand, level)}`];
  if (take === HIDDEN) return { path, look: { kind: 'option' } };
  return { path, hint: aboutCard(take), look: { kind: 'option', detail: actionShort[take] } };
}

/** The characters on their sheet. */
function placedCharacters(
  { characters: sheet, unit }: AzardiaLayout,
  characters: readonly Omit<Widget, 'rect'>[],
): Widget[] {
  return sheet ? withRects(characters, characterCells(sheet, characters.length, unit)) : [];
}

function moveLook(
  command: Extract<Command, { do: 'move' }>,
  state: AzardiaView,
  prospects: ReadonlyMap<Command, Prospect | null>,
): Pick<Widget, 'look' | 'hint'> {
  const faces = state.roll?.dice ?? [];
  const prospect = prospects.get(command);
  const lines = prospect ? moveLines(prospect, state) : [];
  const tile = prospect ? text.tileNamed(prospect.tile) : '';
  const short = (prospect && prospectTag(prospect)) || text.nothing;
  return {
    hint: [tile, ...lines.map((line) => line.text)].join('. '),
    look: {
      kind: 'move',
      how: faces.length === 1 ? 'single' : command.how,
      tiles: resultOf(faces, command.dice, command.how),
      tile,
      lines,
      short,
      marks: prospect?.events.map(({ kind }) => kind) ?? [],
      pair: faces.length > 2 ? pairOf(faces, command.dice) : null,
    },
  };
}

/** The results of a movement, with their symbols. */
function moveLines(prospect: Prospect, state: AzardiaView): MoveLine[] {
  if (prospect.events.length === 0) return prospectLines(prospect, state).map((line) => ({ text: line, mark: null }));
  return prospect.events.flatMap((event) =>
    prospectLines({ ...prospect, events: [event] }, state).map((line, index) => ({
      text: line,
      mark: index === 0 ? event.kind : null,
    })),
  );
}

/** The two faces that a movement takes, the larger one first; `null` where it takes one alone. */
function pairOf(faces: readonly number[], dice: readonly number[]): readonly [number, number] | null {
  const [large, small] = dice.map((die) => at(faces, die)).sort((one, other) => other - one);
  return large === undefined || small === undefined ? null : [large, small];
}

/** A choice that completes a command shows its result; one with more steps does not. */
function optionLook(
  { command, steps }: CommandPath<AzardiaTypes>,
  depth: number,
  state: AzardiaView,
  prospects: ReadonlyMap<Command, Prospect | null>,
  reader: Seat | null,
): Pick<Widget, 'look' | 'hint'> {
  if (steps.length > depth + 1) return { look: { kind: 'option' } };
  if (command.do === 'pass' && state.steps[0]?.step === 'play') {
    const after = afterPlay(state, command.seat);
    return { hint: after, look: { kind: 'option', tight: text.endPhaseShort, detail: after } };
  }
  const { lines, short } = consequenceOf(state, command, prospects.get(command) ?? null, reader);
  if (lines.length === 0) return { look: { kind: 'option' } };
  const prospect = prospects.get(command);
  // If a card leaves the distance open, its tile is always shown, even if nothing else fits.
  if (prospect && command.do === 'play' && command.target && 'tiles' in command.target) {
    const words = text.signedTo(command.target.tiles, prospect.tile);
    return { hint: lines.join('. '), look: { kind: 'option', short: words, detail: prospectTag(prospect) } };
  }
  return { hint: lines.join('. '), look: { kind: 'option', detail: short } };
}

/** What follows the card phase. */
export function afterPlay({ players }: AzardiaView, seat: Seat): string {
  const { hand = [], character } = players[seat] ?? {};
  // C2: only a player with a card can swap it, for a card that a rival holds.
  const maySwap = character === 'robotIKing' && hand.length > 0;
  const isRivalReady = players.some((rival, other) => other !== seat && rival.hand.length > 0);
  return text.afterPlay(hand.length - HAND_LIMIT, maySwap && isRivalReady);
}

/** Moves on top of each other or side by side, and the options below them; many choices of cards rise over the board. */
function placed(
  layout: AzardiaLayout,
  moves: readonly Omit<Widget, 'rect'>[],
  options: readonly Omit<Widget, 'rect'>[],
  isRolled: boolean,
): Widget[] {
  const { form, unit, choices } = layout;
  const gap = 6 * unit;
  const least = 44 * unit;
  if (form === 'portrait') {
    // A pair of three dice and what it leads to need half a row, or with marks instead of words a third.
    const isOfPairs = moves.some(({ look }) => look.kind === 'move' && look.pair !== null);
    const isInTwo = moves.length === 4 || (isOfPairs && moves.length === 3);
    const columns = isInTwo ? 2 : Math.min(3, Math.max(1, moves.length));
    // Two rows of them have no room for a wide gap.
    const moveCells = grid(choices, moves.length, columns, moves.length > columns ? 2 * unit : gap);
    const short = options.map(shortened);
    return [
      ...withRects(moves, moveCells),
      ...withRects(short, uprightCells(layout, short, moves.length > 0, isRolled)),
    ];
  }
  const moveColumns = moves.length > 2 ? 2 : 1;
  const stacked = (rows: number, high: number): number => (rows > 0 ? rows * high + (rows - 1) * gap : 0);
  const leastMoves = stacked(Math.ceil(moves.length / moveColumns), (form === 'wide' ? 64 : 40) * unit);
  const free = choices.h - leastMoves - gap;
  // Below options in one column an outcome must have room on wide tables.
  const isRoomy = form === 'wide' && moves.length === 0 && stacked(options.length, least) <= choices.h * 0.66;
  const fewest =
    options.length > 8 ? 3 : options.length > 4 && !isRoomy ? 2 : form === 'wide' || options.length <= 3 ? 1 : 2;
  // Beside ways to move, options stand side by side before those become too small.
  const optionColumns =
    moves.length === 0
      ? fewest
      : ([1, 2, 3].find(
          (columns) => columns >= fewest && stacked(Math.ceil(options.length / columns), least) <= free,
        ) ?? 4);
  const optionRows = Math.ceil(options.length / optionColumns);
  // On phones on their side a name in two lines and where it leads need higher buttons.
  const isHigh = form === 'landscape' && moves.length === 0 && optionColumns === 2 && optionRows === 2;
  const optionHeight = stacked(optionRows, isHigh ? 56 * unit : least);
  const top = moves.length > 0 ? choices.h - optionHeight - (optionHeight > 0 ? gap : 0) : 0;
  const moveRows = Math.ceil(moves.length / moveColumns);
  // A duel has three sentences: whom it is with, and what both results do.
  const isLong = moves.some(({ look }) => look.kind === 'move' && look.lines.length > 2);
  const moveHeight = Math.min(top, moveRows * (form === 'wide' ? (isLong ? 164 : 118) : 82) * unit);
  const moveCells = grid(rect(choices.x, choices.y, choices.w, moveHeight), moves.length, moveColumns, gap);
  const y = moves.length > 0 ? choices.y + moveHeight + gap : choices.y + Math.min(0, choices.h - optionHeight);
  const optionCells = grid(rect(choices.x, y, choices.w, optionHeight), options.length, optionColumns, gap);
  return [...withRects(moves, moveCells), ...withRects(options, optionCells)];
}

/**
 * The places of options on upright phones: beside the main button where they are few, else in the row above it, and beside it what has no
 * room there. Nobody has to see the board while a card is taken: those rise over it.
 */
function uprightCells(
  { unit, choices, bar, dice, go }: AzardiaLayout,
  options: readonly Omit<Widget, 'rect'>[],
  hasMoves: boolean,
  isRolled: boolean,
): Rect[] {
  const gap = 6 * unit;
  const count = options.length;
  if (hasMoves || count <= 2) return grid(bar, count, Math.max(1, count), gap);
  const width = dice.w + choices.w + 4 * unit;
  if (count > MOST_IN_ROWS || options.some(({ path = [] }) => path.at(-1)?.startsWith('take:'))) {
    const rows = Math.ceil(count / 3);
    const high = rows * 44 * unit + (rows - 1) * gap;
    return grid(rect(dice.x, go.y - gap - high, width, high), count, 3, gap);
  }
  // Rolled dice stay visible while one of them is set.
  const upper = isRolled ? choices : rect(dice.x, choices.y, width, choices.h);
  const beside = count <= 4 ? 0 : Math.floor(count * 0.4);
  return [...grid(upper, count - beside, count - beside, gap), ...grid(bar, beside, Math.max(1, beside), gap)];
}

/** How many options at most have room in the rows of an upright phone. */
const MOST_IN_ROWS = 12;

/** The same option with its short label, if it has one. */
function shortened(widget: Omit<Widget, 'rect'>): Omit<Widget, 'rect'> {
  const short = text.shortChoice(widget.id.split(/[:/]/).at(-1) ?? '');
  return short === null || widget.look.kind !== 'option' ? widget : { ...widget, look: { ...widget.look, short } };
}

function grid(area: Rect, count: number, columns: number, gap: number): Rect[] {
  if (count === 0) return [];
  const rows = Math.ceil(count / columns);
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: rows }, (_, line) =>
    row(rect(area.x, area.y + line * (h + gap), area.w, h), Math.min(columns, count - line * columns), gap),
  ).flat();
}

function withRects(widgets: readonly Omit<Widget, 'rect'>[], cells: readonly Rect[]): Widget[] {
  return widgets.map((widget, index) => ({ ...widget, rect: at(cells, index) }));
}
