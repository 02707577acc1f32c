import { at } from '../../../kernel/values/at.ts';
import type { Danger } from '../../../module/chances/danger.ts';
import { type Path, SKIP_TO_TURN, SPEED, type TableMoment } from '../../../module/screens/table.ts';
import type { Step } from '../../../smallGame/gameDescription.ts';
import type { CommandPath } from '../../../smallGame/table/selection.ts';
import { row } from '../../../table/layout/layout.ts';
import { rect } from '../../../table/layout/rect.ts';
import { whyNotPlayed } from '../rules/cards/whyNot.ts';
import type { Prospect } from '../rules/forecast/prospects.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import { type AzardiaView, type Card, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { resultOf } from '../rules/turn/rolling.ts';
import { whyNotRaised } from '../rules/turn/whyNotDone.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { whyNotText } from '../text/whyNot.en.ts';
import { afterPlay } from './choices.ts';
import { cardsAfterPress, discardsAsked, keysOfCards } from './discards.ts';
import { consequenceOf } from './ghosts.ts';
import { type HandPage, handPage } from './handPages.ts';
import { cardsInFront } from './inFront.ts';
import { backCells, handCells } from './layout/handCells.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import type { Widget } from './widget.ts';

/** How many times wider the button of the speed is than the others above the board. */
const SPEED_WIDTH = 1.28;

/** The buttons above the board. */
export function topWidgets({ top, unit }: AzardiaLayout, { canUndo, canRedo }: TableMoment, speed: string): Widget[] {
  const group = text.groups.table;
  const side = top.h;
  const icon = (id: 'menu' | 'log' | 'undo' | 'redo', key: string, x: number): Widget => ({
    id,
    label: text.table[id],
    group,
    key,
    isOpen: true,
    rect: rect(x, top.y, side, top.h),
    look: { kind: 'icon', symbol: id },
  });
  const right = top.x + top.w;
  // The word of the highest speed is longer than a symbol is wide.
  const wide = side * SPEED_WIDTH;
  const place = (index: number): number =>
    right - (index + 1) * side - index * 6 * unit - (index > 0 ? wide - side : 0);
  return [
    icon('menu', 'Escape', top.x),
    ...(canRedo ? [icon('redo', 'r', place(3))] : []),
    ...(canUndo ? [icon('undo', 'u', place(2))] : []),
    {
      id: SPEED,
      label: text.table.speed(speed),
      hint: text.table.speedHint,
      group,
      key: 's',
      isOpen: true,
      rect: rect(place(1), top.y, wide, top.h),
      look: { kind: 'speed', speed },
    },
    icon('log', 'l', place(0)),
  ];
}

/** The dice of a movement; each can be raised for a coin, or says why not. */
export function diceWidgets(
  { dice: area, unit, form }: AzardiaLayout,
  state: AzardiaView,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  /** The seat that decides. */
  asked: Seat | null = null,
): Widget[] {
  const { dice: faces, raised } = state.roll ?? { dice: [], raised: [] };
  const count = Math.max(2, faces.length);
  const cells = row(area, count, form === 'wide' ? 6 * unit : 0);
  const isPriced = paths.some(({ steps: [step] }) => step?.key.startsWith('raise:'));
  return cells.map((cell, die): Widget => {
    const key = `raise:${die}`;
    const face = faces[die] ?? 0;
    const step = firstStep(paths, key);
    const raise = paths.find(({ steps }) => steps[0]?.key === key)?.command;
    const why = step || asked === null ? null : whyNotRaised(state, asked, { dice: faces, raised }, die);
    const hint = raise ? consequenceOf(state, raise, null, raise.seat).lines.join('. ') : '';
    return {
      id: `die:${die}`,
      rect: cell,
      label: step?.label ?? text.dieShown(die + 1, face),
      group: text.groups.dice,
      isOpen: step !== undefined,
      pressed: path[0]?.kind === key,
      ...(hint === '' ? {} : { hint }),
      ...(step ? { path: [key] } : {}),
      ...(why === null ? {} : { why: whyNotText(why, state) }),
      look: { kind: 'die', face, isRaised: raised[die] === true, isPriced },
    };
  });
}

/** The first step to a command, by its key. */
function firstStep(paths: readonly CommandPath<AzardiaTypes>[], key: string): Step | undefined {
  return paths.find(({ steps }) => steps[0]?.key === key)?.steps[0];
}

/** What is chosen before a card of the hand: in an exchange with a single rival (C3), the card to take. */
function chosenBefore(path: Path): Path {
  return path[0]?.kind.startsWith('take:') ? path.slice(0, 1) : [];
}

/** The cards of the seat in front; while Kuchuritok deals, those that he deals. */
export function handWidgets(
  { hand: area, unit }: AzardiaLayout,
  state: AzardiaView,
  seat: Seat,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  /** The requested page of a large hand; `null` for all cards, however small. */
  wanted: number | null = null,
  /** The cards that are chosen, or proposed, for discarding. */
  leaving: readonly Card[] = [],
): Widget[] {
  const hand = cardsInFront(state, seat);
  const asked = paths.some(({ command }) => command.do === 'discard') ? discardsAsked(state, seat) : 0;
  // Cards of several pages can go together.
  const page = wanted === null ? null : handPage(area, hand, asked > 0 ? [] : path, wanted, unit);
  const { from, to } = page ?? { from: 0, to: hand.length };
  const cellsOf = hand.every((card) => card === HIDDEN) ? backCells : handCells;
  const cells = cellsOf(page?.cards ?? area, to - from, unit);
  const before = chosenBefore(path);
  const isExchange = paths.some(({ command }) => command.do === 'exchange');
  const cards = hand.slice(from, to).map((card, place): Widget => {
    const index = from + place;
    const key = `card:${card}`;
    const keys = [...before.map(({ kind }) => kind), key];
    const [candidate, ...others] = paths.filter(({ steps }) => keys.every((one, depth) => steps[depth]?.key === one));
    // Where a card can be played at one thing only, nothing is left to choose.
    const whole = candidate && others.length === 0 ? candidate.steps.map((one) => one.key) : keys;
    const copy = hand.slice(0, index).filter((other) => other === card).length;
    const isLeaving = leaving.filter((other) => other === card).length > copy;
    return {
      id: `hand:${index}`,
      rect: at(cells, place),
      label: text.card(card),
      group: text.groups.hand,
      isOpen: candidate !== undefined,
      pressed: asked > 0 ? isLeaving : path[before.length]?.kind === key && hand.indexOf(card) === index,
      ...(candidate || card === HIDDEN || paths.length === 0
        ? {}
        : { why: isExchange ? text.takeFirst : whyNotText(whyNotPlayed(state, seat, card), state) }),
      ...(candidate ? { path: asked > 0 ? keysOfCards(cardsAfterPress(leaving, card, isLeaving, asked)) : whole } : {}),
      look: { kind: 'card', card },
    };
  });
  return page ? [...cards, ...pageWidgets(page, hand.length)] : cards;
}

/** The buttons that show the next cards of a large hand, and those before. */
function pageWidgets({ less, more, page, pages, from, to }: HandPage, held: number): Widget[] {
  const widget = { group: text.groups.hand, isOpen: true } as const;
  const next: Widget = {
    ...widget,
    id: 'more',
    rect: more,
    label: text.moreCards(from + 1, to, held),
    key: 'PageDown',
    otherKeys: ['RB'],
    look: { kind: 'option', short: text.moreCardsShort(page + 1, pages) },
  };
  const before: Widget[] = less
    ? [
        {
          ...widget,
          id: 'less',
          rect: less,
          label: text.cardsBefore(from + 1, to, held),
          key: 'PageUp',
          otherKeys: ['LB'],
          look: { kind: 'option', short: text.cardsBeforeShort },
        },
      ]
    : [];
  return [...before, next];
}

/** The one button to press: the command on offer, or that of a single press while nothing is selected. */
export function goWidget(
  { go }: AzardiaLayout,
  state: AzardiaView,
  command: Command | null,
  caption: string,
  prospect: Prospect | null,
  outcome: readonly string[],
  danger: Danger | null = null,
): Widget {
  const label = command ? goLabel(command, state) : caption;
  const hints = [...(danger ? [danger.said.replace(/\.$/, '')] : []), ...outcome];
  return {
    id: 'go',
    rect: go,
    label,
    group: text.groups.confirm,
    isOpen: command !== null,
    main: true,
    // It replaces the Skip button just when an animation has ended by itself.
    guarded: true,
    ...(command ? { key: 'Enter', confirms: caption } : {}),
    ...(hints.length > 0 ? { hint: hints.join('. ') } : {}),
    look: {
      kind: 'go',
      detail: prospect ? text.toTile(prospect.tile) : isEndOfPlay(command, state) ? afterPlay(state, command.seat) : '',
      ...(danger ? { danger: danger.brief } : {}),
    },
  };
}

/** The same button as one choice among others: nobody loses a winnable game by Enter, or by the largest button. */
export function withoutMain({ main: _, confirms: __, key: ___, ...widget }: Widget, detail: string): Widget {
  return { ...widget, key: 'p', look: { kind: 'option', detail } };
}

/** Whether a command ends the phase of cards. */
function isEndOfPlay(command: Command | null, { steps: [step] }: AzardiaView): command is CommandOf<'pass'> {
  return command?.do === 'pass' && step?.step === 'play';
}

function goLabel(command: Command, state: AzardiaView): string {
  if (command.do !== 'move') return commandText(command, state);
  const tiles = resultOf(state.roll?.dice ?? [], command.dice, command.how) + command.bought;
  return tiles === 0 ? text.stay : text.move(tiles);
}

/** While computers act: the button that skips the rest. */
export function skipWidget({ go }: AzardiaLayout, { turn }: Pick<AzardiaView, 'turn'>, seat: Seat): Widget {
  return {
    id: SKIP_TO_TURN,
    rect: go,
    label: turn?.seat === seat ? text.skipAhead : text.table.skipToTurn,
    group: text.groups.table,
    isOpen: true,
    guarded: true,
    key: 'Enter',
    look: { kind: 'go', detail: '' },
  };
}
