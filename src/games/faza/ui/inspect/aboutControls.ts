import { at } from '../../../../kernel/values/at.ts';
import { ABOUT } from '../../../../module/screens/inspect.ts';
import type { Control } from '../../../../table/control.ts';
import { around, type Rect, rect } from '../../../../table/layout/rect.ts';
import {
  dronesHeld,
  dronesOnBoard,
  editionOf,
  heroAt,
  isWreck,
  rebelsOnBoard,
  shipOf,
} from '../../rules/board/board.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { type Piece, pieceKey, piecesOn, type Table } from './piece.ts';
import { pieceText, topicLine, topicText } from './pieces.en.ts';
import { topicsOf } from './topics.ts';

/** Pieces without a command on the board: a press explains them. */
const IDLE: readonly Piece['kind'][] = [
  'ship',
  'tracker',
  'dronePool',
  'rebelPool',
  'events',
  'health',
  'points',
  'phase',
];

/**
 * Buttons over everything without another button: they describe it and its state, and explain it when pressed. `others`
 * are the buttons that the table already has; where one covers the same piece, it takes precedence.
 */
export function aboutControls(table: Table, others: readonly Control[], show: (piece: Piece) => void): Control[] {
  const isFree = ({ x, y, w, h }: Rect): boolean =>
    !others.some(({ rect: r, id }) => !id.startsWith('hero:') && r.x === x && r.y === y && r.w === w && r.h <= h);
  const idle = piecesOn(table).filter(({ piece, rect: place }) => IDLE.includes(piece.kind) && isFree(place));
  return [...statsOf(table), ...idle].map(
    ({ piece, rect: place }): Control => ({
      id: ABOUT + pieceKey(piece),
      label: labelOf(table, piece),
      hint: topicsOf(table.state, piece)
        .slice(0, 1)
        .map((topic) => topicLine(topic, editionOf(table.state)))
        .join(''),
      rect: leaveRoom(table, piece, place),
      group: pieceText.group,
      press: () => show(piece),
    }),
  );
}

/** On phones the buttons of ships and pools give up height to the buttons beside them, which need more for a finger than they show. */
function leaveRoom({ layout: { form, unit } }: Table, { kind }: Piece, place: Rect): Rect {
  const isPool = kind === 'dronePool' || kind === 'rebelPool';
  // In portrait the strip is above them; in landscape the log is below the pools.
  if (form === 'portrait' && (isPool || kind === 'ship'))
    return { ...place, y: place.y + 7 * unit, h: place.h - 7 * unit };
  if (form === 'landscape' && kind === 'ship') return { ...place, y: place.y + 5 * unit, h: place.h - 18 * unit };
  return form === 'landscape' && isPool ? { ...place, h: place.h - 8 * unit } : place;
}

/** On phones a button over the hearts and Points of the selected hero, whose tab has nothing else to do. */
function statsOf({ layout, seat }: Table): { piece: Piece; rect: Rect }[] {
  const hero = layout.heroes[seat];
  if (!hero || layout.form === 'wide') return [];
  const { panel: tab, cards } = hero;
  const { x, y, w, h } = around(cards);
  const top = layout.sheet.y;
  const place =
    layout.form === 'portrait'
      ? // The middle of the tab stays free, since fingers press there.
        { ...tab, x: tab.x + tab.w * 0.58, w: tab.w * 0.42 }
      : // Their line is too low for a finger, so the button takes all the paper under the cards.
        rect(x, top, w, y + h - top);
  return [{ piece: { kind: 'hero', seat }, rect: place }];
}

/** A description of a piece and its state, for screen readers. */
function labelOf({ state, layout }: Table, piece: Piece): string {
  const words = pieceText.button;
  const { pool, ships, tracker, events } = state;
  switch (piece.kind) {
    case 'dronePool':
      return words.dronePool(pool.drones, pool.drones + dronesOnBoard(state) + dronesHeld(state));
    case 'rebelPool':
      return words.rebelPool(pool.rebels, pool.rebels + rebelsOnBoard(state));
    case 'tracker':
      return words.tracker(
        text.shipText[at(ships, tracker).id].name,
        text.shipText[at(ships, (tracker + 1) % ships.length).id].name,
      );
    case 'ship': {
      const ship = shipOf(state, piece.ship);
      const name = text.shipText[ship.id].name;
      const place = text.tileTitle(state, ship.tile);
      const about = isWreck(ship) ? words.wreck(name, place) : words.ship(name, ship.health, state.health, place);
      // Where the layout has no guide, the ship says that it has the tracker.
      return layout.guide === null && ships[tracker]?.id === ship.id ? `${about}; ${words.trackerHere}` : about;
    }
    case 'events': {
      const inForce = [...(events.short ? [events.short] : []), ...events.long, ...events.kept];
      return words.deck(
        events.deck.length + events.top.length,
        inForce.map((event) => text.eventName[event]),
      );
    }
    case 'phase':
      return words.phase(state.round, topicText[state.phase === 'faza' ? 'fazaPhase' : 'teamPhase'].name);
    case 'health':
      return words.health(
        nameOf(state, piece.seat),
        healthyOf(state, piece.seat),
        heroAt(state, piece.seat).cards.length,
      );
    case 'points':
      return words.points(nameOf(state, piece.seat), heroAt(state, piece.seat).points);
    case 'hero': {
      const { cards, points } = heroAt(state, piece.seat);
      return words.hero(nameOf(state, piece.seat), healthyOf(state, piece.seat), cards.length, points);
    }
    default:
      return '';
  }
}

/** The name of a hero. */
export function nameOf(state: FazaView, seat: Seat): string {
  return text.heroTitle(heroAt(state, seat).id);
}

/** How many cards of a hero are healthy. */
export function healthyOf(state: FazaView, seat: Seat): number {
  return heroAt(state, seat).cards.filter(({ injured }) => !injured).length;
}
