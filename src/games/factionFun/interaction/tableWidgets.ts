import { at } from '../../../kernel/values/at.ts';
import { type HandShown, type Path, SKIP_TO_TURN, type TableMoment } from '../../../module/screens/table.ts';
import { topWidgets as topRow } from '../../../smallGame/table/widget.ts';
import { grid, row, share } from '../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';
import { LAND_VALUE, PEOPLES } from '../content/vocabulary.ts';
import { realmOf } from '../rules/board/realm.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import { type FactionFunView, HIDDEN, type Seat, type TileNo } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { avatarOn, commandText } from '../text/commands.en.ts';
import { moduleText } from '../text/module.en.ts';
import { avatarName, cardText, peopleNames, terrainNames, tileName } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';
import type { Choices } from './choices.ts';
import { hexBoard } from './layout/hexBoard.ts';
import { type FactionLayout, toolPlaces } from './layout/tableLayout.ts';
import type { Outlook } from './outlook.ts';
import { avatarKey, cardKey } from './steps.ts';
import type { TileMark } from './view.ts';
import type { Widget } from './widget.ts';

type Moment = TableMoment<FactionFunTypes>;

/** The buttons of the top row. */
export function topWidgets(layout: FactionLayout, moment: Moment, speed: string): Widget[] {
  const words = { ...moduleText.table, ...text, group: text.groups.table };
  return topRow(moment, speed, words, layout.menu, (extra) => toolPlaces(layout, extra));
}

/** Every tile of the map: those that can be chosen lead on, all others can be asked about. */
export function tileWidgets(
  layout: FactionLayout,
  state: FactionFunView,
  choices: Choices,
  path: Path,
  marks: readonly TileMark[],
): Widget[] {
  const board = hexBoard(state, layout.board, layout.form === 'portrait');
  const linked = new Set(PEOPLES.flatMap((people) => [...realmOf(state, people)]));
  return state.terrain.map((_, tile): Widget => {
    const keys = tilePath(state, choices, path, tile);
    return {
      id: `tile:${tile}`,
      rect: board.rectOf(tile),
      label: tileLabel(
        state,
        tile,
        linked.has(tile),
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
  const there = state.avatars.find(({ id, tile: where }) => where === tile && avatars.has(id));
  return (there && avatars.get(there.id)) ?? direct ?? null;
}

function isChosen(keys: readonly string[], path: Path): boolean {
  return keys.length === path.length && keys.every((key, index) => key === path[index]?.kind);
}

/** A tile in words: its land, who holds it, who stands there, and what can be done there. */
function tileLabel(state: FactionFunView, tile: TileNo, isLinked: boolean, mark: TileMark | undefined): string {
  const terrain = at(state.terrain, tile);
  const holder = state.holders[tile] ?? null;
  const value = LAND_VALUE[terrain];
  return text.tile(
    tileName(state.columns, tile),
    Number.isFinite(value) ? `${terrainNames[terrain]} ${value}` : terrainNames[terrain],
    [
      ...(holder ? [peopleNames[holder], isLinked ? text.linked : text.notLinked] : []),
      ...state.avatars.flatMap((avatar) =>
        avatar.tile === tile
          ? [`${avatarName(avatar)} (${peopleNames[avatar.people]})`, ...(avatar.hasFoothold ? [text.foothold] : [])]
          : [],
      ),
      ...(mark ? [text.marks[mark.kind](mark.tag)] : []),
      ...(mark?.links ? [text.wouldLink] : []),
    ],
  );
}

/** The cards of the seat in front; while people share the device, with the button that shows them. */
export function handWidgets(
  layout: FactionLayout,
  state: FactionFunView,
  seat: Seat,
  choices: Choices,
  path: Path,
  shown: HandShown = 'open',
): Widget[] {
  const hand = at(state.hands, seat);
  const isKept = shown !== 'open' && hand.length > 0;
  const [area, peek] = isKept ? withPeek(layout) : [cardsArea(layout), null];
  const cells = row(area, Math.max(4, hand.length), (isKept ? 3 : 6) * layout.unit);
  const cards = hand.map((card, index): Widget => {
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
  return peek ? [...cards, peekWidget(peek, hand.length, shown === 'peeked')] : cards;
}

/** The button that shows the hand while it is held. */
function peekWidget(area: Rect, cards: number, isHeld: boolean): Widget {
  return {
    id: 'peek',
    rect: area,
    label: text.peek(cards),
    hint: text.peekHint,
    group: text.groups.hand,
    key: 'h',
    isOpen: true,
    pressed: isHeld,
    look: { kind: 'peek' },
  };
}

/** Where cards lie: below the heading of a wide table. */
function cardsArea({ hand, form, unit, battle }: FactionLayout): Rect {
  if (battle || form !== 'wide') return hand;
  return rect(hand.x + 9 * unit, hand.y + 30 * unit, hand.w - 18 * unit, hand.h - 38 * unit);
}

/** Where cards lie, and the button that shows them. */
function withPeek(layout: FactionLayout): readonly [Rect, Rect] {
  const parts = row(cardsArea(layout), { cards: share(), peek: Math.max(44, 44 * layout.unit) }, 4 * layout.unit);
  return [parts.cards, parts.peek];
}

/** The avatars that can be chosen on a tile where there are several: on the map a press chooses only the first. */
export function besideEachOther(state: FactionFunView, { avatars }: Choices): Choices['options'] {
  const open = [...avatars].map(([avatar, path]) => ({ ...avatarNamed(state, avatar), path }));
  // Of avatars that are alike one stands for all.
  const different = open.filter(
    ({ tile, kind, hasFoothold }, index) =>
      open.findIndex((one) => one.tile === tile && one.kind === kind && one.hasFoothold === hasFoothold) === index,
  );
  return different.flatMap(({ id, tile, path }) => {
    const isAlone = different.filter((other) => other.tile === tile).length === 1;
    return isAlone ? [] : [{ key: avatarKey(id), label: avatarOn(state, id), path }];
  });
}

/** Choices that have no place on the map or in the hand. */
export function optionWidgets(layout: FactionLayout, options: Choices['options'], path: Path): Widget[] {
  const columns = options.length > 3 ? 2 : 1;
  const cells = grid(layout.choices, columns, Math.ceil(options.length / columns), 6 * layout.unit);
  return options.map(({ key, label, path: keys }, index): Widget => {
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

/** The main button: the command on offer, or what skips the computers' turns. */
export function goWidget(
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
      ? {
          hint: [`${outlook.title}.`, ...outlook.lines.map(({ lead, text: line }) => `${lead} ${line}`.trim())].join(
            ' ',
          ),
        }
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
