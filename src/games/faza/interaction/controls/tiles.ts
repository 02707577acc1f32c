import { at } from '../../../../kernel/values/at.ts';
import type { Control } from '../../../../table/control.ts';
import { column, row } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, seats, seatsOn, tileAt } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { eventsToChoose } from '../events/eventChoice.ts';
import type { Possibility } from '../fazaSelection.ts';
import { pickKey } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { whyNoTile } from '../whyNot.ts';
import { type BoardActions, isAsked, pickControl } from './press.ts';

/** The tiles of the board, and the Rebels on them where a group can be led. */
export function tileControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.board;
  return state.board.flatMap((tile, cell): Control[] => {
    const place = layout.cells[cell];
    if (!place) return [];
    const here = found.find(({ pick }) => pick.kind === 'tile' && pick.tile === tile);
    const rebels = found.find(({ pick }) => pick.kind === 'group' && pick.tile === tile);
    const controls: Control[] = [];
    if (here && isAsked(view, here)) {
      const hint = text.describeTile(state, tile);
      const base = { id: `tile:${tile}`, label: tileLabel(state, here, tile), rect: place, group, hint };
      controls.push(pickControl(base, view, here, actions));
    } else controls.push(plainTile(view, tile, place, group, actions));
    if (rebels && isAsked(view, rebels)) {
      const label = text.controlText.group(tileAt(state, tile).rebels, text.tileTitle(state, tile));
      const base = { id: `group:${tile}`, label, rect: groupRect(place), group };
      controls.push(pickControl(base, view, rebels, actions));
    }
    return controls;
  });
}

/**
 * The area of a tile's Rebels: its lower right corner. Even on the smallest phone it is large enough for a finger, so
 * it is not widened over the middle, which belongs to the tile.
 */
function groupRect(cell: Rect): Rect {
  return rect(cell.x + cell.w * 0.53, cell.y + cell.h * 0.53, cell.w * 0.515, cell.h * 0.515);
}

/** A tile that no command uses: pressing it shows it close up, and brings the hero there to the front. */
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
      const [standing] = seatsOn(state, tile);
      if (refusal) return actions.refuse(refusal);
      const isInFront = standing === undefined || (seatsOn(state, tile).includes(view.seat) && view.path.length === 0);
      if (!isInFront) actions.point([{ kind: 'hero', seat: standing }]);
      // Wide windows have room for everything on a tile: there the hero is all that was meant.
      if (isInFront || view.layout.form !== 'wide') actions.closeUp(tile);
    },
  };
}

function tileLabel(state: FazaView, { path }: Possibility, tile: TileNo): string {
  const words = text.controlText;
  const place = text.tileTitle(state, tile);
  const before = path.at(-2);
  if (before?.kind === 'verb' && before.verb === 'fight') return words.fightAt(place);
  if (path.some((pick) => pick.kind === 'half' && pick.half === 'movement') || before?.kind === 'group') {
    return words.moveTo(place);
  }
  return before?.kind === 'skill' ? words.moveTo(place) : words.placeAt(place);
}

/** The heroes: brings one to the front, or chooses one if the game asks for a hero. */
export function heroControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.heroes;
  // Event cards to choose from cover tabs in the corners of the board.
  if (layout.tabs === 'apart' && eventsToChoose(state).length > 0) return [];
  return seats(state).map((seat): Control => {
    const ally = found.find(({ pick }) => pick.kind === 'ally' && pick.seat === seat);
    const name = text.heroTitle(heroAt(state, seat).id);
    const head = layout.heroes[seat]?.head ?? rect(0, 0, 0, 0);
    const base = { id: `hero:${seat}`, label: name, rect: head, group };
    if (ally && isAsked(view, ally)) {
      const label = state.agenda.length > 0 ? text.controlText.protect(name) : text.controlText.choose(name);
      return pickControl({ ...base, label }, view, ally, actions);
    }
    return {
      ...base,
      hint: text.describeHero(state, seat),
      key: String(seat + 1),
      pressed: view.seat === seat,
      main: view.seat === seat,
      press: () => actions.point([{ kind: 'hero', seat }]),
    };
  });
}

/** The Long events that the team can pay off (E3). */
export function eventControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.events;
  const { state, layout } = view;
  if (state.agenda.length > 0) return [];
  const payable = found.filter(({ pick }) => pick.kind === 'event');
  // Below one another as they are drawn in wide windows; on phones beside one another, each as wide as a finger needs.
  const places = (layout.form === 'wide' ? column : row)(layout.events, payable.length);
  return payable.map((possibility, index): Control => {
    const event = possibility.pick.kind === 'event' ? possibility.pick.event : state.events.long[0];
    const label = text.controlText.payOff(event ? text.eventName[event] : '');
    const base = { id: pickKey(possibility.pick), label, rect: at(places, index), group };
    return pickControl(base, view, possibility, actions);
  });
}
