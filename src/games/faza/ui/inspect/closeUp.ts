import { button, cueScroll, el, positionAt } from '../../../../page/dom.ts';
import './closeUp.css';
import { equal } from '../../../../kernel/values/equal.ts';
import type { CloseUp } from '../../../../module/screens/inspect.ts';
import { closeOnBack } from '../../../../page/back.ts';
import { topDialog } from '../../../../page/input/focus.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { BoardView } from '../../interaction/view.ts';
import { editionOf, heroAt, isWreck, seatsOn, tileAt } from '../../rules/board/board.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { shipFrame, tilePicture } from '../../scenes/artwork.ts';
import { text } from '../../text/en.ts';
import { drawPiece } from '../pieceSheet.ts';
import { healthyOf } from './aboutControls.ts';
import { doableOn } from './doable.ts';
import type { Table } from './piece.ts';
import { pieceText, topicLine, topicText } from './pieces.en.ts';
import { topicsOf } from './topics.ts';

/** The sizes of the pictures of a piece and of a tile, in pixels. */
const [PIECE, TILE] = [128, 256];

/**
 * Creates the close-up of a table inside `parent`: what a tile is, who is on it at a readable size, and what can be done there
 * now. It is not modal: a press beside it closes it and still reaches its target, so it never blocks the choice of a tile. `rules`
 * explains everything about the tile.
 */
export function createCloseUp(parent: HTMLElement, rules: (tile: TileNo) => void): CloseUp<FazaTypes> {
  let shown: { readonly table: Table; readonly tile: TileNo; readonly end: () => void } | null = null;
  const close = (): void => {
    shown?.end();
    shown = null;
  };
  return {
    shows: (tile) => shown?.tile === tile,
    close,
    update: ({ state, layout, busy }: BoardView) => {
      const isSame = shown?.table.state === state && equal(shown.table.layout.tray, layout.tray);
      if (busy || !isSame) close();
    },
    open: (table: BoardView, tile) => {
      close();
      const end = new AbortController();
      const element = panel(table.state, tile, close, () => {
        close();
        rules(tile);
      });
      positionAt(element, placeFor(table, tile));
      parent.append(element);
      for (const list of element.querySelectorAll<HTMLElement>('.scrolls')) cueScroll(list);
      const forget = closeOnBack(close);
      const leave = (): void => {
        end.abort();
        forget();
        element.remove();
      };
      shown = { table, tile, end: leave };
      document.addEventListener(
        'pointerdown',
        ({ target }) => {
          const isTile = target instanceof Element && target.closest(`[data-control="tile:${tile}"]`) !== null;
          // A second press on the tile closes it anyway.
          if (!isTile && target instanceof Node && !element.contains(target)) close();
        },
        { signal: end.signal, capture: true },
      );
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || topDialog()) return;
          event.preventDefault();
          event.stopPropagation();
          close();
        },
        { signal: end.signal, capture: true },
      );
      return [text.describeTile(table.state, tile), ...doableNow(table.state, tile)].join(' ');
    },
  };
}

/** The half of the board without the tile; on phones the whole width. */
function placeFor({ state, layout }: Table, tile: TileNo): Rect {
  const { tray } = layout;
  const cell = layout.cells[state.board.indexOf(tile)] ?? tray;
  if (layout.form === 'portrait') {
    const isUpper = cell.y + cell.h / 2 < tray.y + tray.h / 2;
    const middle = tray.y + tray.h / 2;
    const top = layout.menu.y + layout.menu.h + 4;
    // Above the tile it may also cover the ships; below it, the tabs.
    return isUpper ? { ...tray, y: middle + 4, h: middle - top } : { ...tray, y: top, h: middle - top - 4 };
  }
  const isLeft = cell.x + cell.w / 2 < tray.x + tray.w / 2;
  const half = tray.w / 2 - 4;
  return { ...tray, x: isLeft ? tray.x + tray.w - half : tray.x, w: half };
}

function panel(state: FazaView, tile: TileNo, close: () => void, rules: () => void): HTMLElement {
  const words = pieceText.closeUp;
  const title = text.tileTitle(state, tile);
  const picture = el('canvas', {
    class: 'place',
    width: TILE,
    height: Math.round(TILE * (438 / 384)),
    'aria-hidden': 'true',
  });
  const { frame, atlas } = tilePicture(state, tile, tileAt(state, tile).fazaformed);
  drawPiece(picture, frame, atlas);
  const there = standingOn(state, tile);
  const can = doableNow(state, tile);
  const signs = topicsOf(state, { kind: 'tile', tile }).filter((topic) => SIGNS.includes(topic));
  return el(
    'section',
    { class: 'close-up', role: 'dialog', 'aria-label': title },
    el(
      'header',
      {},
      el('h2', {}, title),
      button('', rules, { look: 'quiet', symbol: 'help', name: words.rules }),
      button('', close, { look: 'quiet', symbol: 'x', name: words.close }),
    ),
    el(
      'div',
      { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': title },
      picture,
      el('p', { class: 'kind' }, text.tileKind(state, tile)),
      there.length === 0
        ? el('p', {}, words.empty)
        : el('ul', { class: 'there' }, ...there.map(({ frame, says }) => el('li', {}, pieceOf(frame), says))),
      el('h3', {}, words.canDo),
      can.length === 0
        ? el('p', {}, words.nothing)
        : el('ul', { class: 'can' }, ...can.map((line) => el('li', {}, line))),
      ...signs.map((topic) =>
        el('p', {}, el('b', {}, topicText[topic].name), ` ${topicLine(topic, editionOf(state))}`),
      ),
    ),
  );
}

/** What the team can do there now. */
function doableNow(state: FazaView, tile: TileNo): string[] {
  return doableOn(state, tile, legalCommands(state));
}

/** The topics about the tile itself; the others are about its pieces, which are listed. */
const SIGNS: readonly string[] = ['outpost', 'airfield', 'deadly', 'dense', 'fazaformed', 'earth'];

function pieceOf(frame: string): HTMLCanvasElement {
  const canvas = el('canvas', { width: PIECE, height: PIECE, 'aria-hidden': 'true' });
  drawPiece(canvas, frame);
  return canvas;
}

/** Who and what is on a tile, the most important first. */
function standingOn(state: FazaView, tile: TileNo): { frame: string; says: string }[] {
  const words = pieceText.closeUp;
  const { drones, rebels } = tileAt(state, tile);
  return [
    ...seatsOn(state, tile).map((seat) => {
      const { id, cards, points } = heroAt(state, seat);
      return {
        frame: `hero/${id}`,
        says: words.hero(text.heroTitle(id), healthyOf(state, seat), cards.length, points),
      };
    }),
    ...state.ships
      .filter((ship) => ship.tile === tile)
      .map((ship) => ({
        frame: shipFrame(ship, state.health),
        says: isWreck(ship)
          ? words.wreck(text.shipText[ship.id].name)
          : words.ship(text.shipText[ship.id].name, ship.health, state.health),
      })),
    ...(drones > 0 ? [{ frame: 'drone', says: text.drones(drones) }] : []),
    ...(rebels > 0 ? [{ frame: 'rebel', says: text.rebels(rebels) }] : []),
  ];
}
