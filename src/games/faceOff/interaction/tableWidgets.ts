import { at } from '../../../kernel/values/at.ts';
import { type Path, SKIP_TO_TURN, type TableMoment } from '../../../module/screens/table.ts';
import { topWidgets as topRow } from '../../../smallGame/table/widget.ts';
import { column, row } from '../../../table/layout/layout.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { CardId } from '../content/cards.ts';
import type { Command } from '../rules/state/command.ts';
import { type FaceOffView, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { cardLine, cardName } from '../text/cards.en.ts';
import { commandText } from '../text/commands.en.ts';
import { screenText as text } from '../text/screen.en.ts';
import type { Ahead } from './ahead.ts';
import type { Choice, Choices } from './choices.ts';
import { arenaLayout, cardPlaces, fitsCards, linePlaces, roomForLines } from './layout/arenaLayout.ts';
import { type FaceLayout, handPlaces, toolPlaces, WORDS_FROM } from './layout/tableLayout.ts';
import { briefWorth, worthText } from './outlook.ts';
import { lookKey, moreIn, moreKey } from './steps.ts';
import type { Widget } from './widget.ts';

type Moment = TableMoment<FaceOffTypes>;

/** The buttons of the top row. */
export function topWidgets(layout: FaceLayout, moment: Moment, speed: string): Widget[] {
  const words = { ...text, group: text.groups.table };
  return topRow(moment, speed, words, layout.menu, (extra) => toolPlaces(layout, extra));
}

/** A card that a press shows larger. */
export function lookedAt(id: string, card: CardId, place: Rect, group: string, isDimmed = false): Widget {
  return {
    id,
    rect: place,
    label: cardName(card),
    hint: cardLine(card),
    group,
    isOpen: false,
    path: [lookKey(card)],
    look: { kind: 'card', card, place: 'tree', note: '', isDimmed },
  };
}

/** The cards of both trees and of the Market; those behind a row are dimmed. A card that can be chosen is chosen here, too. */
export function treeWidgets(
  { clock, power, market }: FaceLayout,
  view: FaceOffView,
  choices: readonly Choice[] = [],
  path: Path = [],
): Widget[] {
  const shown = (id: string, card: CardId, place: Rect, isBehind: boolean): Widget => {
    const looked = lookedAt(id, card, place, text.groups.trees, isBehind);
    const choice = choices.find((one) => one.card === card && one.key === `card:${card}`);
    if (!choice) return looked;
    const pressed = path.some(({ kind }) => kind === choice.key);
    const look = { kind: 'card', card, place: 'tree', note: '', isDimmed: false } as const;
    return { ...looked, isOpen: true, path: choice.path, pressed, look };
  };
  const tree = (name: 'clock' | 'power', places: readonly Rect[]): Widget[] => {
    const { row, middle } = view[name];
    const behind = places.slice(3);
    return [
      ...row.slice(0, 3).map((card, index) => shown(`${name}:${index}`, card, at(places, index), false)),
      ...middle
        .slice(0, behind.length)
        .map((card, index) => shown(`${name}:behind:${index}`, card, at(behind, index), true)),
    ];
  };
  const [open] = view.market;
  const offered = open === undefined || open === HIDDEN ? [] : [lookedAt('market', open, market, text.groups.trees)];
  return [...tree('clock', clock), ...tree('power', power), ...offered];
}

/** The own hand: cards that can be chosen, and others that can be looked at. */
export function handWidgets(layout: FaceLayout, view: FaceOffView, seat: Seat, choices: Choices, path: Path): Widget[] {
  const hand = view.seats[seat]?.hand ?? [];
  const places = handPlaces(layout, hand.length);
  const isAsked = choices.hand.size > 0;
  return hand.flatMap((card, index): Widget[] => {
    if (card === HIDDEN) return [];
    // Of two copies the first one is chosen.
    const choice = hand.indexOf(card) === index ? choices.hand.get(card) : undefined;
    const place = at(places, index);
    if (!choice) {
      const looked = lookedAt(`hand:${index}`, card, place.rect, text.groups.hand);
      const look = { kind: 'card', card, place: 'hand', whole: place.card, note: '', isDimmed: isAsked } as const;
      return [{ ...looked, look }];
    }
    return [
      {
        id: `hand:${index}`,
        rect: place.rect,
        label: cardName(card),
        hint: cardLine(card),
        group: text.groups.hand,
        isOpen: true,
        path: choice.path,
        pressed: path.some(({ kind }) => kind === choice.key),
        look: {
          kind: 'card',
          card,
          place: 'hand',
          whole: place.card,
          note: noteOf(choice, place.card.w < WORDS_FROM ? text.brief : text),
          isDimmed: false,
        },
      },
    ];
  });
}

/** F1: a card that would only be laid face down says so. */
function noteOf(
  { command }: Choice,
  { bluffOnly, lay, payOff }: Record<'bluffOnly' | 'lay' | 'payOff', string>,
): string {
  if (command.do === 'seal' && command.choice.choice === 'down') return bluffOnly;
  if (command.do === 'lay') return lay;
  return command.do === 'payOff' ? payOff : '';
}

/** Whether choices lie in the arena: cards from elsewhere, and more options than there is room for beside the button. */
export function inArena({ cards, options }: Choices): readonly Choice[] {
  return cards.length > 0 || options.length > BESIDE ? [...cards, ...options] : [];
}

/** So many options lie beside the main button. */
const BESIDE = 2;

/** What can be chosen in the arena: cards with what they are worth, or lines. */
export function arenaWidgets(
  layout: FaceLayout,
  view: FaceOffView,
  seat: Seat,
  all: readonly Choice[],
  path: Path,
): Widget[] {
  const { body } = arenaLayout(layout);
  const isCards = all.some(({ card }) => card !== null) && fitsCards(body, all.length, layout.unit);
  if (isCards) return shownChoices(cardPlaces(body, all.length, layout.unit), true, view, seat, all, path);
  const room = roomForLines(body, layout.unit);
  if (all.length <= room) return shownChoices(linePlaces(body, all.length, layout.unit), false, view, seat, all, path);
  const { choices, more } = pageOf(all, room - 1, path);
  const places = linePlaces(body, room, layout.unit);
  const widget: Widget = {
    id: 'more',
    rect: at(places, room - 1),
    label: text.more,
    hint: text.moreHint(choices.length, all.length),
    group: text.groups.arena,
    isOpen: true,
    path: [moreKey(more)],
    pressed: false,
    look: { kind: 'option', note: '' },
  };
  return [...shownChoices(places, false, view, seat, choices, path), widget];
}

/** Of more choices than there is room for, those that are looked at, and which page follows. */
function pageOf(all: readonly Choice[], room: number, path: Path): { choices: readonly Choice[]; more: number } {
  const pages = Math.ceil(all.length / room);
  const chosen = all.findIndex(({ key }) => path.some(({ kind }) => kind === key));
  const page = moreIn(path) ?? Math.max(0, Math.floor(chosen / room));
  return { choices: all.slice(page * room, (page + 1) * room), more: (page + 1) % pages };
}

/** The room between the notes below two cards, and the width of one without a neighbor. */
const NOTE_GAP = 6;
const WIDEST_NOTE = 240;

function shownChoices(
  places: readonly Rect[],
  isCards: boolean,
  view: FaceOffView,
  seat: Seat,
  choices: readonly Choice[],
  path: Path,
): Widget[] {
  // Notes are as wide as there is room up to the next card.
  const [first, second] = places;
  const noteRoom = first && second && second.x > first.x ? second.x - first.x - NOTE_GAP : WIDEST_NOTE;
  return choices.map((choice, index): Widget => {
    const note = choiceNote(view, seat, choice, worthText);
    const shown = isCards ? note : choiceNote(view, seat, choice, briefWorth);
    return {
      id: `choice:${choice.key}`,
      rect: at(places, index),
      label: choice.label,
      ...(choice.card === null ? (note ? { hint: note } : {}) : { hint: `${note} ${cardLine(choice.card)}`.trim() }),
      group: text.groups.arena,
      isOpen: true,
      path: choice.path,
      pressed: path.some(({ kind }) => kind === choice.key),
      look:
        choice.card === null
          ? { kind: 'option', note: shown }
          : { kind: 'card', card: choice.card, place: 'arena', note: shown, noteRoom, isDimmed: false },
    };
  });
}

/** What a choice is worth now, in a sentence or in few signs. */
function choiceNote(
  view: FaceOffView,
  seat: Seat,
  { card, command }: Choice,
  worthOf: (view: FaceOffView, seat: Seat, card: CardId) => string,
): string {
  if (command.do === 'take' && command.reward === 'token') return text.worthToken;
  if (command.do === 'claim' || command.do === 'take') return card === null ? '' : worthOf(view, seat, card);
  return '';
}

/** Choices beside the main button: below each other, or on phones side by side, so that fingers hit them. */
export function optionWidgets(
  { choices: area, unit, form }: FaceLayout,
  options: readonly Choice[],
  path: Path,
): Widget[] {
  const places = form === 'wide' ? column(area, BESIDE, 6 * unit) : row(area, Math.max(1, options.length), 4 * unit);
  return options.map(
    ({ key, label, path: keys }, index): Widget => ({
      id: `option:${key}`,
      rect: at(places, index),
      label,
      group: text.groups.choices,
      isOpen: true,
      path: keys,
      pressed: path.some(({ kind }) => kind === key),
      look: { kind: 'option', note: '' },
      ...(key === 'pass' || key === 'nothing' || key === 'decline' ? { key: 'p' } : {}),
    }),
  );
}

/** What the main button does: the command on offer and what it decides ahead, or the way on to the next choice. */
interface Going {
  readonly next: Command | null;
  readonly ahead: Ahead | null;
  /** The keys of the next choice, where that comes before the command is given. */
  readonly onward: readonly string[] | null;
  readonly caption: string;
}

/** The main button, or what skips the computers' turns. */
export function goWidget(
  { go, skip }: FaceLayout,
  { canSkipToTurn }: Moment,
  view: FaceOffView,
  { next, ahead, onward, caption }: Going,
): Widget {
  if (canSkipToTurn)
    return {
      id: SKIP_TO_TURN,
      rect: skip,
      label: text.skipToTurn,
      group: text.groups.table,
      isOpen: true,
      guarded: true,
      key: 'Enter',
      look: { kind: 'go', detail: '' },
    };
  const label = next ? goLabel(view, next) : caption;
  return {
    id: 'go',
    rect: go,
    label: onward ? text.toEquipment : ahead ? aheadLabel(label, ahead) : label,
    group: text.groups.confirm,
    isOpen: next !== null,
    main: true,
    guarded: true,
    ...(next ? { key: 'Enter' } : {}),
    ...(onward ? { path: onward } : next ? { confirms: commandText(next, view) } : {}),
    look: { kind: 'go', detail: '' },
  };
}

function aheadLabel(label: string, ahead: Ahead): string {
  if (ahead.ahead === 'limit') return text.upTo(label, ahead.tokens);
  return ahead.choice.choice === 'nothing' ? text.thenNothing(label) : text.sealBoth;
}

function goLabel(view: FaceOffView, command: Command): string {
  switch (command.do) {
    case 'claim':
      return text.go.claim(cardName(command.card));
    case 'seal': {
      const { choice } = command;
      if (choice.choice === 'play') return text.go.seal(choice.cards.map(({ card }) => cardName(card)).join(' + '));
      return choice.choice === 'down' ? text.go.sealDown : text.go.sealNothing;
    }
    case 'take': {
      const card = command.reward === 'clock' ? view.prize : (command.card ?? null);
      return card === null ? commandText(command, view) : text.go.take(cardName(card));
    }
    default:
      return commandText(command, view);
  }
}
