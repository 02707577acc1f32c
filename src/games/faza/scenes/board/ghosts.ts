import type { Pen } from '../../../../table/pen.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import type { Stamp } from '../../../../table/stamps.ts';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { BoardLayout } from '../boardLayout.ts';
import type { Omens } from './omens.ts';
import { numberStamp, pieceStamp } from './pieces.ts';
import { drawRoute, type RouteStyle } from './route.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';
import { TALL } from './tiles.ts';

const PATTERNS: readonly RouteStyle['pattern'][] = ['solid', 'dashed', 'dotted'];

/** The coming Faza phase on the board: routes in numbered order, what drops, what turns, who suffers. */
export function drawGhosts(surface: Surface, layout: BoardLayout, sizes: Sizes, state: State, omens: Omens): void {
  for (const tile of omens.turns) turning(surface, layout, sizes, state, tile);
  for (const act of omens.acts) route(surface, layout, sizes, state, omens, act);
  for (const tile of state.board) tags(surface, layout, sizes, state, omens, tile);
  if (omens.lost !== null) defeat(surface, layout, sizes);
}

function cellOf(layout: BoardLayout, state: State, tile: TileNo): Rect {
  return layout.cells[state.board.indexOf(tile)] ?? rect(0, 0, 0, 0);
}

/** The other side of a tile in its lower right half. */
function turning(surface: Surface, layout: BoardLayout, sizes: Sizes, state: State, tile: TileNo): void {
  const cell = cellOf(layout, state, tile);
  const to = !tileAt(state, tile).fazaformed;
  const h = cell.w * TALL;
  const stamp = surface.stamps.paint(`turning/${tile}/${to}@${cell.w}`, cell.w, h, (pen) => {
    const w = cell.w;
    const [a, b] = [
      { x: w + 1, y: h - w * 0.96 },
      { x: w * 0.02, y: h + 1 },
    ];
    pen.within([a, { x: w + 1, y: h + 1 }, b], () =>
      pen.sprite(`tile/${tile}`, w / 2, h / 2, h, {}, to ? 'tiles-faza' : 'tiles-earth'),
    );
    pen.path([a, b], 2.5 * sizes.u, color.live, [7 * sizes.u, 5 * sizes.u]);
  });
  surface.cast.put(`turning:${tile}`, stamp, cell.x + cell.w / 2, cell.y + cell.h - h / 2, DEPTH.turning);
}

function route(
  surface: Surface,
  layout: BoardLayout,
  sizes: Sizes,
  state: State,
  omens: Omens,
  { order, ship, wreck, path }: Omens['acts'][number],
): void {
  const small = sizes.wide ? 1 : 0.8;
  const width = 6.5 * sizes.u * small;
  // Routes over the same edges lie beside each other.
  const aside = (order - (omens.acts.length + 1) / 2) * width * 1.5;
  const spots = path.map((tile) => {
    const cell = cellOf(layout, state, tile);
    return { x: cell.x + cell.w * 0.56 + aside, y: cell.y + cell.h * 0.34 + aside };
  });
  const [start] = spots;
  const [first] = path;
  if (!start || first === undefined) return;
  drawRoute(surface, layout, `omen:${order}`, spots, {
    pattern: PATTERNS[(order - 1) % 3] ?? 'solid',
    head: true,
    width,
    color: color.act,
  });
  const end = path.at(-1);
  if (
    path.length > 1 &&
    end !== undefined &&
    !wreck &&
    !omens.acts.some((act) => act.ship === ship && act.order > order)
  ) {
    const cell = cellOf(layout, state, end);
    const stamp = pieceStamp(surface, { frame: `ship/${ship}`, size: cell.w * 0.8, kind: 'ship' });
    const x = Math.min(layout.tray.x + layout.tray.w - cell.w * 0.34, cell.x + cell.w * 0.68);
    surface.cast.put(`ghost:${ship}`, stamp, x, cell.y + cell.h * 0.3, DEPTH.route - 1).setAlpha(0.66);
  }
  const radius = (sizes.wide ? 14 : 11) * sizes.u;
  // A ship that stays has its number in the corner of its tile, clear of what happens there.
  const home = cellOf(layout, state, first);
  const at =
    path.length > 1 ? start : { x: home.x + home.w * 0.86 - (order > 3 ? radius * 1.9 : 0), y: home.y + home.h * 0.07 };
  surface.cast.put(`order:${order}`, numberStamp(surface, String(order), radius), at.x, at.y, DEPTH.route + 4);
}

interface Tag {
  readonly id: string;
  readonly fill: number;
  readonly ink: number;
  readonly icon: string;
  readonly words: string;
  readonly line?: number;
}

/** What happens on a tile, as tags: turning on top, losses and Drones below. */
function tags(surface: Surface, layout: BoardLayout, sizes: Sizes, state: State, omens: Omens, tile: TileNo): void {
  const cell = cellOf(layout, state, tile);
  const drones = omens.drones.get(tile) ?? 0;
  const lost = omens.rebelsLost.get(tile) ?? 0;
  const hurt = [...omens.wounds].reduce(
    (sum, [seat, count]) => (heroAt(state, seat).tile === tile ? sum + count : sum),
    0,
  );
  const word: Tag[] = omens.turns.has(tile)
    ? [
        {
          id: 'turns',
          fill: color.faza,
          ink: color.paper,
          icon: 'turn',
          words: cell.w < 110 ? '' : tileAt(state, tile).fazaformed ? text.board.turnsBack : text.board.turns,
          line: 0xd9a8e8,
        },
      ]
    : [];
  const row: Tag[] = [
    ...(hurt > 0 ? [{ id: 'hurt', fill: color.hurt, ink: color.white, icon: 'hurt', words: `-${hurt}` }] : []),
    ...(lost > 0 ? [{ id: 'lost', fill: color.rebel, ink: color.ink, icon: 'rebel', words: `-${lost}` }] : []),
    ...(drones !== 0
      ? [
          {
            id: 'drones',
            fill: color.paper,
            ink: 0xc94a0a,
            icon: 'drone',
            words: drones > 0 ? `+${drones}` : `${drones}`,
          },
        ]
      : []),
  ];
  const high = Math.max(18, (sizes.wide ? 24 : 20) * sizes.u);
  for (const tag of word) {
    const stamp = tagStamp(surface, tag, high, sizes);
    surface.cast.put(
      `tag:${tag.id}:${tile}`,
      stamp,
      cell.x + cell.w * 0.03 + stamp.w / 2,
      cell.y + stamp.h * 0.62,
      DEPTH.route + 3,
    );
  }
  const stamps = row.map((tag) => ({ tag, stamp: tagStamp(surface, tag, high, sizes) }));
  const needed = stamps.reduce((sum, { stamp }) => sum + stamp.w - 2, 0);
  // Side by side above the sign of the tile; one above the other where there is no room.
  const stacked = needed > cell.w;
  let x = cell.x + cell.w - needed;
  for (const [i, { tag, stamp }] of stamps.entries()) {
    const y = cell.y + cell.h * 0.74 - (stacked ? (stamps.length - 1 - i) * high * 0.95 : 0);
    const at = stacked ? cell.x + cell.w - stamp.w / 2 : x + stamp.w / 2;
    surface.cast.put(`tag:${tag.id}:${tile}`, stamp, at, y, DEPTH.route + 3 + i * 0.01);
    x += stamp.w - 2;
  }
}

function tagStamp(
  { stamps }: Surface,
  { id, fill, ink, icon, words, line = color.ink }: Tag,
  high: number,
  sizes: Sizes,
): Stamp {
  const size = high * 0.76;
  const probe = size * 0.5 * words.length;
  const wide = size + high * 0.5 + (words === '' ? 0 : probe + 3);
  return stamps.paint(`omen/${id}/${words}@${high.toFixed(1)}`, wide + 6, high + 6, (pen: Pen) => {
    const r = rect(3, 3, wide, high);
    pen.panel(r, { fill: color.ink, radius: 5 * sizes.u, line: sizes.line + 1.5 });
    pen.panel(r, { fill, radius: 5 * sizes.u, line: sizes.line * 0.7, lineColor: line });
    const iconFirst = id !== 'drones';
    const y = r.y + high / 2;
    const left = r.x + high * 0.25;
    const said = { face: 'display', size: high * 0.76, color: ink } as const;
    const length = words === '' ? 0 : pen.measure(words, said);
    pen.icon(icon, iconFirst ? left + size / 2 : left + length + 3 + size / 2, y, size, ink);
    if (words !== '') pen.text(words, iconFirst ? left + size + 3 : left, y, said);
  });
}

/** The team would lose: a red line round the board, and a word. */
function defeat({ plates, stamps, cast }: Surface, { tray, unit }: BoardLayout, sizes: Sizes): void {
  const pad = 8 * unit;
  plates.put(
    'defeat',
    rect(tray.x - pad, tray.y - pad, tray.w + 2 * pad, tray.h + 2 * pad),
    DEPTH.route + 4,
    '',
    (pen) => {
      pen.panel(tray, { fill: color.hurt, alpha: 0, radius: 12 * unit, line: 9 * unit });
      pen.panel(tray, { fill: color.hurt, alpha: 0, radius: 12 * unit, line: 6 * unit, lineColor: color.hurt });
    },
  );
  const high = (sizes.wide ? 40 : 32) * unit;
  const stamp = stamps.paint(`defeat@${high}`, high * 8, high + 8, (pen) => {
    const words = text.board.lost;
    const said = { face: 'display', size: high * 0.66, color: color.white } as const;
    const wide = pen.measure(words, said) + high * 1.7;
    const r = rect((high * 8 - wide) / 2, 4, wide, high);
    pen.panel(r, { fill: color.hurt, radius: 6 * unit, line: sizes.line * 1.4 });
    pen.icon('skull', r.x + high * 0.66, r.y + high / 2, high * 0.74, color.white);
    pen.text(words, r.x + high * 1.16, r.y + high / 2, said);
  });
  cast.put('defeat', stamp, tray.x + tray.w / 2, tray.y + tray.h - high * 0.1, DEPTH.route + 5);
}
