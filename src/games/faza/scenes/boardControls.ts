import type { Control } from '../../../table/control.ts';
import { inset, type Rect, rect } from '../../../table/rect.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { heroAt, seats, tileAt } from '../rules/board.ts';
import { cardAt, cardNumbers, sideUp } from '../rules/cards.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Seat } from '../rules/state.ts';
import { text } from '../text/en.ts';
import { type BoardLayout, VERBS, type Verb } from './boardLayout.ts';
import { isPicked, type Possibility } from './desk.ts';
import { type Path, type Pick, pickKey } from './picks.ts';
import type { BoardView } from './view.ts';
import { whyNoCard, whyNoHalf, whyNoTile, whyNoVerb } from './whyNot.ts';

/** What the buttons over the board set going. */
export interface BoardActions {
  menu(): void;
  log(): void;
  toggleForecast(): void;
  undo(): void;
  redo(): void;
  cancel(): void;
  /** Points at something, given by its whole path. */
  point(path: Path): void;
  /** Carries out what is on offer. */
  commit(): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
  /** Says something about the board. */
  say(sentence: string): void;
}

/** A pick that has no place of its own on the screen and is chosen from a list. */
export interface SheetItem {
  readonly pick: Pick;
  readonly path: Path;
  readonly label: string;
}

/** Every button over the board, in reading order. */
export function boardControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  return [
    ...tableControls(view, actions),
    ...heroControls(view, found, actions),
    ...cardControls(view, found, actions),
    ...verbControls(view, found, actions),
    ...tileControls(view, found, actions),
    ...eventControls(view, found, actions),
    ...turnControls(view, found, actions),
  ];
}

/** What has to be chosen from a list next: picks without a place on the screen. */
export function sheetItems(view: BoardView): SheetItem[] {
  if (view.busy || view.offer) return [];
  return view.next.flatMap((pick) => {
    const label = sheetLabel(view, pick);
    return label === null ? [] : [{ pick, path: [...view.path, pick], label }];
  });
}

function sheetLabel(view: BoardView, pick: Pick): string | null {
  const { state } = view;
  const name = (seat: Seat): string => text.heroName[heroAt(state, seat).id];
  switch (pick.kind) {
    case 'option': {
      const { enhancement } = sideUp(state, pick.seat, pick.card);
      return text.optionName(enhancement.id, pick.option);
    }
    case 'count':
      return text.controlText.count(pick.rebels);
    case 'load':
      return text.loadText(pick.passengers, pick.rebels, state);
    case 'companion':
      return pick.companion === null ? text.controlText.alone : text.controlText.withHero(name(pick.companion));
    case 'skill':
      return text.skillName[pick.skill];
    case 'ship':
      return text.shipName[pick.ship];
    case 'split':
      return text.splitText(pick.points, state);
    case 'answer':
      return pick.yes ? text.controlText.answers.yes : text.controlText.answers.no;
    case 'event':
      return state.agenda.length > 0 ? text.eventText[pick.event].name : null;
    case 'card':
      return view.layout.form !== 'wide' && pick.seat !== view.seat
        ? text.cardTitle(state, pick.seat, pick.card)
        : null;
    default:
      return null;
  }
}

function tableControls(view: BoardView, actions: BoardActions): Control[] {
  const { layout } = view;
  const words = text.controlText;
  const group = words.groups.table;
  return [
    { id: 'menu', label: words.menu, rect: layout.menu, group, key: 'm', press: actions.menu },
    { id: 'log', label: words.log, hint: view.news, rect: layout.news, group, key: 'l', press: actions.log },
    {
      id: 'forecast',
      label: words.forecast,
      rect: layout.forecast,
      group,
      key: 'f',
      pressed: view.showForecast,
      press: actions.toggleForecast,
    },
    {
      id: 'undo',
      label: words.undo,
      rect: layout.undo,
      group,
      key: 'z',
      ...(view.canUndo ? {} : { why: words.nothingToUndo }),
      press: view.canUndo ? actions.undo : () => actions.say(words.nothingToUndo),
    },
    {
      id: 'redo',
      label: words.redo,
      rect: layout.redo,
      group,
      key: 'y',
      ...(view.canRedo ? {} : { why: words.nothingToRedo }),
      press: view.canRedo ? actions.redo : () => actions.say(words.nothingToRedo),
    },
  ];
}

function heroControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.heroes;
  return seats(state).map((seat): Control => {
    const ally = found.find(({ pick }) => pick.kind === 'ally' && pick.seat === seat);
    const name = text.heroName[heroAt(state, seat).id];
    const panel = layout.heroes[seat]?.panel ?? rect(0, 0, 0, 0);
    // On wide screens the cards lie on the panel and have buttons of their own: the hero's is the part above them.
    const top = layout.heroes[seat]?.cards[0]?.y ?? panel.y + panel.h;
    const area = layout.form === 'wide' ? { ...panel, h: top - panel.y } : panel;
    if (ally && isAsked(view, ally)) {
      const label = state.agenda.length > 0 ? text.controlText.protect(name) : text.controlText.choose(name);
      return pickControl(`hero:${seat}`, label, area, group, view, ally, actions);
    }
    return {
      id: `hero:${seat}`,
      label: name,
      hint: text.describeHero(state, seat),
      rect: area,
      group,
      key: String(seat + 1),
      pressed: view.seat === seat,
      press: () => actions.point([{ kind: 'hero', seat }]),
    };
  });
}

function cardControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.cards;
  const shown = layout.form === 'wide' ? seats(state) : [view.seat];
  return shown.flatMap((seat) =>
    cardNumbers(state, seat).flatMap((card): Control[] => {
      const area = layout.heroes[seat]?.cards[card - 1];
      if (!area) return [];
      const whole = found.find(({ pick }) => pick.kind === 'card' && pick.seat === seat && pick.card === card);
      if (whole && isAsked(view, whole)) {
        const label = text.controlText.choose(text.cardTitle(state, seat, card));
        return [pickControl(`card:${seat}:${card}`, label, area, group, view, whole, actions)];
      }
      if (cardAt(state, seat, card).used) {
        const refusal = whyNoCard(state, seat, card);
        return [offControl(`card:${seat}:${card}`, text.cardTitle(state, seat, card), area, group, refusal, actions)];
      }
      return (['movement', 'enhancement'] as const).map((half) =>
        halfControl(view, found, actions, seat, card, half, area),
      );
    }),
  );
}

function halfControl(
  view: BoardView,
  found: readonly Possibility[],
  actions: BoardActions,
  seat: Seat,
  card: number,
  half: 'movement' | 'enhancement',
  area: Rect,
): Control {
  const { state } = view;
  const pick: Pick = { kind: 'half', seat, card, half };
  const place = { ...area, y: area.y + (half === 'movement' ? 0 : area.h / 2), h: area.h / 2 };
  const label = text.halfText(state, seat, card, half);
  const group = text.controlText.groups.cards;
  const possible = found.find((possibility) => pickKey(possibility.pick) === pickKey(pick));
  const path: Path | null = possible?.path ?? (seat === view.seat ? null : otherHeroPath(view, pick, seat));
  if (!path) {
    const refusal = (): Refusal => whyNoHalf(state, seat, card, half);
    return offOf(view, seat, pickKey(pick), label, place, group, refusal, actions);
  }
  return {
    ...pickControl(pickKey(pick), label, place, group, view, { pick, path }, actions),
    hint: text.halfLine(state, seat, card, half),
  };
}

/** On wide screens a card of a hero who is not in front can be pointed at, too, if it can be used. */
function otherHeroPath(view: BoardView, pick: Pick, seat: Seat): Path | null {
  const usable = view.usable.some((half) => pickKey(half) === pickKey(pick));
  return usable ? [{ kind: 'hero', seat }, pick] : null;
}

function verbControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.verbs;
  return VERBS.map((verb, index): Control => {
    const place = view.layout.verbs[index] ?? rect(0, 0, 0, 0);
    const label = text.controlText.verbs[verb];
    if (verb === 'cancel') return cancelControl(view, place, group, actions);
    const possible = found.find(({ pick }) => pick.kind === 'verb' && pick.verb === verb);
    if (possible) {
      return { ...pickControl(`verb:${verb}`, label, place, group, view, possible, actions), key: VERB_KEYS[verb] };
    }
    const refusal = (): Refusal => whyNoVerb(view.state, view.seat, verb);
    return offOf(view, view.seat, `verb:${verb}`, label, place, group, refusal, actions);
  });
}

const VERB_KEYS: Readonly<Record<Verb, string>> = {
  fight: 'a',
  board: 'b',
  recruit: 'r',
  recover: 'h',
  skill: 's',
  cancel: 'Escape',
};

function cancelControl(view: BoardView, place: Rect, group: string, actions: BoardActions): Control {
  const words = text.controlText;
  const idle = view.path.length === 0;
  return {
    id: 'cancel',
    label: words.cancel,
    rect: place,
    group,
    key: VERB_KEYS.cancel,
    ...(idle ? { why: words.nothingToCancel } : {}),
    press: actions.cancel,
  };
}

function tileControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.board;
  return state.board.flatMap((tile, cell): Control[] => {
    const place = layout.cells[cell];
    if (!place) return [];
    const here = found.find(({ pick }) => pick.kind === 'tile' && pick.tile === tile);
    const rebels = found.find(({ pick }) => pick.kind === 'group' && pick.tile === tile);
    const controls: Control[] = [];
    if (here && isAsked(view, here)) {
      const control = pickControl(`tile:${tile}`, tileLabel(here, tile), place, group, view, here, actions);
      controls.push({ ...control, hint: text.describeTile(state, tile) });
    } else controls.push(plainTile(view, tile, place, group, actions));
    if (rebels && isAsked(view, rebels)) {
      const label = text.controlText.group(tileAt(state, tile).rebels, tile);
      controls.push(pickControl(`group:${tile}`, label, groupRect(place), group, view, rebels, actions));
    }
    return controls;
  });
}

/**
 * Where the Rebels of a tile stand: its lower right corner. Even on the smallest phone this is as large as a finger needs,
 * so it is not widened over the middle, which stays the tile's.
 */
function groupRect(cell: Rect): Rect {
  return rect(cell.x + cell.w * 0.53, cell.y + cell.h * 0.53, cell.w * 0.515, cell.h * 0.515);
}

/** A tile that nothing points at: it tells what is there, and brings the hero there to the front. */
function plainTile(view: BoardView, tile: TileNo, place: Rect, group: string, actions: BoardActions): Control {
  const { state } = view;
  const choosing = view.path.length > 1;
  return {
    id: `tile:${tile}`,
    label: text.describeTile(state, tile),
    rect: inset(place, place.w * 0.02),
    group,
    press: () => {
      const refusal = choosing ? whyNoTile(state, view.path, tile) : null;
      const standing = seats(state).find((seat) => heroAt(state, seat).tile === tile);
      if (refusal) actions.refuse(refusal);
      else if (standing !== undefined) actions.point([{ kind: 'hero', seat: standing }]);
      else actions.say(text.describeTile(state, tile));
    },
  };
}

function tileLabel({ path }: Possibility, tile: TileNo): string {
  const words = text.controlText;
  const place = text.tileTitle(tile);
  const before = path.at(-2);
  if (before?.kind === 'verb' && before.verb === 'fight') return words.fightAt(place);
  if (path.some((pick) => pick.kind === 'half' && pick.half === 'movement') || before?.kind === 'group') {
    return words.moveTo(place);
  }
  return before?.kind === 'skill' ? words.moveTo(place) : words.placeAt(place);
}

function eventControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.events;
  const { state, layout } = view;
  if (state.agenda.length > 0) return [];
  const payable = found.filter(({ pick }) => pick.kind === 'event');
  return payable.map((possibility, index): Control => {
    const event = possibility.pick.kind === 'event' ? possibility.pick.event : state.events.long[0];
    const place = slotOf(layout, index, payable.length);
    const label = text.controlText.payOff(event ? text.eventText[event].name : '');
    return pickControl(pickKey(possibility.pick), label, place, group, view, possibility, actions);
  });
}

function slotOf({ events }: BoardLayout, index: number, count: number): Rect {
  const h = events.h / count;
  return { ...events, y: events.y + index * h, h };
}

function turnControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { layout, offer } = view;
  const words = text.controlText;
  const group = words.groups.turn;
  const end = found.find(({ pick }) => pick.kind === 'end');
  const goLabel = offer?.do === 'fight' ? words.roll : offer?.do === 'endTeamPhase' ? words.confirmEnd : words.confirm;
  const go: Control = {
    id: 'go',
    label: goLabel,
    rect: layout.go,
    group,
    ...(offer ? { hint: view.caption } : { why: words.waiting }),
    press: offer ? actions.commit : () => actions.say(words.waiting),
  };
  if (!end) return offer ? [go] : [];
  return [go, { ...pickControl('end', words.end, layout.end, group, view, end, actions), key: 'e' }];
}

/** Whether a pick belongs to what is being chosen now, and not to what was left behind. */
function isAsked(view: BoardView, { pick }: Possibility): boolean {
  return view.next.some((next) => pickKey(next) === pickKey(pick));
}

function pickControl(
  id: string,
  label: string,
  place: Rect,
  group: string,
  view: BoardView,
  { pick, path }: Possibility,
  actions: BoardActions,
): Control {
  const picked = isPicked({ seat: view.seat, path: view.path }, pick);
  return {
    id,
    label,
    rect: place,
    group,
    pressed: picked,
    // A second press on what is on offer gives the command: preview, then commit.
    press: () => (picked && view.offer ? actions.commit() : actions.point(path)),
  };
}

/** What a hero of the computer cannot be told, or what the rules refuse. */
function offOf(
  view: BoardView,
  seat: Seat,
  id: string,
  label: string,
  place: Rect,
  group: string,
  refusal: () => Refusal,
  actions: BoardActions,
): Control {
  if (view.players[seat] !== 'computer') return offControl(id, label, place, group, refusal(), actions);
  const why = text.controlText.computerPlays;
  return { id, label, rect: place, group, why, press: () => actions.say(why) };
}

function offControl(
  id: string,
  label: string,
  place: Rect,
  group: string,
  refusal: Refusal,
  actions: BoardActions,
): Control {
  const why = text.reasonText[refusal.reason];
  return { id, label, rect: place, group, why, press: () => actions.refuse(refusal) };
}
