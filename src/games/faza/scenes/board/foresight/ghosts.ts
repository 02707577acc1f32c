import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { ForecastAct, ForecastView } from '../../../interaction/preview/forecastView.ts';
import { tileAt } from '../../../rules/board/board.ts';
import { text } from '../../../text/en.ts';
import { tilePicture } from '../../artwork.ts';
import { numberStamp, pieceStamp } from '../pieces/pieces.ts';
import { TALL } from '../pieces/tiles.ts';
import { DEPTH, type Surface } from '../surface.ts';
import { drawTags } from './ghostTags.ts';
import type { InSight } from './inSight.ts';
import { drawRoute, type RouteStyle } from './route.ts';

const PATTERNS: readonly RouteStyle['pattern'][] = ['solid', 'dashed', 'dotted'];

/**
 * The next Faza phase on the board: routes in numbered order, arriving Drones, turning tiles, injuries, and whether the
 * game is lost.
 */
export function drawGhosts(surface: Surface, prospect: ForecastView, words: boolean, inSight: InSight): void {
  for (const [tile, tags] of prospect.tags) {
    if (tags.some(({ kind, mark }) => kind === 'turns' && mark !== 'gone')) turning(surface, prospect, tile);
  }
  for (const act of prospect.acts) route(surface, prospect, act, inSight);
  drawTags(surface, prospect, words, inSight);
}

function cellOf({ layout }: Surface, { from }: ForecastView, tile: TileNo): Rect {
  return layout.cells[from.board.indexOf(tile)] ?? rect(0, 0, 0, 0);
}

/** The other side of a tile in its lower right half. */
function turning(surface: Surface, prospect: ForecastView, tile: TileNo): void {
  const { u } = surface.sizes;
  const cell = cellOf(surface, prospect, tile);
  const to = !tileAt(prospect.from, tile).fazaformed;
  const h = cell.w * TALL;
  const { frame, atlas } = tilePicture(prospect.from, tile, to);
  const sprite = surface.sprites.paint(`turning/${frame}/${to}@${cell.w}`, cell.w, h, (g) => {
    const w = cell.w;
    const [a, b] = [
      { x: w + 1, y: h - w * 0.96 },
      { x: w * 0.02, y: h + 1 },
    ];
    g.within([a, { x: w + 1, y: h + 1 }, b], () => g.sprite(frame, w / 2, h / 2, h, {}, atlas));
    g.path([a, b], 2.5 * u, color.live, [7 * u, 5 * u]);
  });
  surface.cast.put(`turning:${tile}`, sprite, cell.x + cell.w / 2, cell.y + cell.h - h / 2, DEPTH.turning);
}

/** Values that differ from now, or are uncertain, have another color; their numbers show it, too. */
function route(surface: Surface, prospect: ForecastView, act: ForecastAct, inSight: InSight): void {
  const { layout, sizes } = surface;
  const { order, ship, wreck, path, mark } = act;
  const { acts } = prospect;
  const small = sizes.wide ? 1 : 0.8;
  const width = 6.5 * sizes.u * small;
  // Routes over the same edges run side by side.
  const aside = (order - (acts.length + 1) / 2) * width * 1.5;
  const spots = path.map((tile) => {
    const cell = cellOf(surface, prospect, tile);
    return { x: cell.x + cell.w * 0.56 + aside, y: cell.y + cell.h * 0.34 + aside };
  });
  const [start] = spots;
  const [first] = path;
  if (!start || first === undefined) return;
  const other = mark === 'new' || mark === 'changed';
  drawRoute(surface, `omen:${order}`, spots, {
    pattern: PATTERNS[(order - 1) % 3] ?? 'solid',
    width,
    color: other ? color.live : mark === 'doubtful' ? color.paper : color.act,
  });
  const end = path.at(-1);
  const last = !acts.some((later) => later.ship === ship && later.order > order);
  if (path.length > 1 && end !== undefined && !wreck && last) {
    const cell = cellOf(surface, prospect, end);
    const sprite = pieceStamp(surface, { frame: `ship/${ship}`, size: cell.w * 0.8, kind: 'ship' });
    const x = Math.min(layout.tray.x + layout.tray.w - cell.w * 0.34, cell.x + cell.w * 0.68);
    surface.cast.put(`ghost:${ship}`, sprite, x, cell.y + cell.h * 0.3, DEPTH.route - 1).setAlpha(0.66);
  }
  const radius = (sizes.wide ? 14 : 11) * sizes.u;
  // A ship that stays has its number in the corner of its tile, away from the events there.
  const home = cellOf(surface, prospect, first);
  const at =
    path.length > 1 ? start : { x: home.x + home.w * 0.86 - (order > 3 ? radius * 1.9 : 0), y: home.y + home.h * 0.07 };
  const number = mark === 'doubtful' ? `${order}?` : String(order);
  const wanted = rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  const spot = middle(inSight.lay(wanted, inset(home, -1.5 * radius)));
  surface.cast.put(`order:${order}`, numberStamp(surface, number, radius), spot.x, spot.y, DEPTH.route + 4);
}

/**
 * On the upper edge of the board: the forecast's assumption, and – with a red line around the board – that it loses the
 * game.
 */
export function drawBanners(surface: Surface, { kind, defeat, hasChoices }: ForecastView, inSight: InSight): void {
  const { layout, sizes } = surface;
  const { tray, unit } = layout;
  const kindLabel = text.forecastText.kinds[kind] || (hasChoices ? text.forecastText.oneWay : '');
  const high = Math.max(20, (sizes.wide ? 26 : 21) * unit);
  // In landscape windows nothing is above the board, so it is slightly lower there.
  const y = layout.form === 'landscape' ? tray.y + high * 0.55 : tray.y + high * 0.2;
  const widest = tray.w - 16 * unit;
  const sprites: CachedSprite[] = [];
  if (kindLabel !== '') {
    sprites.push(banner(surface, { words: kindLabel, icon: 'eye', fill: color.live, ink: color.ink, high, widest }));
  }
  if (defeat) {
    if (defeat.chance === 1) redLine(surface, tray, unit);
    const { wouldLose, mayLose } = text.forecastText;
    const words = defeat.chance === 1 ? wouldLose(defeat.rule) : mayLose(defeat.rule, defeat.chance);
    sprites.push(banner(surface, { words, icon: 'skull', fill: color.hurt, ink: color.white, high, widest }));
  }
  const total = sprites.reduce((sum, { w }) => sum + w, 0);
  const beside = total <= widest;
  let x = tray.x + (tray.w - (beside ? total : 0)) / 2;
  for (const [index, sprite] of sprites.entries()) {
    const center = beside ? x + sprite.w / 2 : tray.x + tray.w / 2;
    const at = y + (beside ? 0 : index * high * 1.05);
    inSight.keep(rect(center - sprite.w / 2, at - high / 2, sprite.w, high));
    surface.cast.put(`banner:${index}`, sprite, center, at, DEPTH.route + 5);
    x += sprite.w;
  }
}

interface Banner {
  readonly words: string;
  readonly icon: string;
  readonly fill: number;
  readonly ink: number;
  readonly high: number;
  readonly widest: number;
}

function banner({ sprites, sizes }: Surface, { words, icon, fill, ink, high, widest }: Banner): CachedSprite {
  const size = Math.max(13, high * 0.66);
  // The display font is narrow: letters are at most half as wide as high.
  const wide = Math.min(widest, size * 0.5 * words.length + high * 1.6);
  return sprites.paint(
    `banner/${words}@${high.toFixed(1)}/${widest.toFixed(0)}`,
    wide + 8,
    high + 8,
    (g: CanvasPainter) => {
      const said = { face: 'display', size, color: ink } as const;
      const length = Math.min(g.measure(words, said), wide - high * 1.3);
      const w = length + high * 1.3;
      const r: Rect = rect((wide + 8 - w) / 2, 4, w, high);
      g.panel(r, { fill, radius: 5 * sizes.u, line: sizes.line * 1.3 });
      g.icon(icon, r.x + high * 0.55, r.y + high / 2, high * 0.72, ink);
      g.text(words, r.x + high, r.y + high / 2, { ...said, width: length });
    },
  );
}

function redLine({ panels }: Surface, tray: Rect, unit: number): void {
  const pad = 8 * unit;
  const area = rect(tray.x - pad, tray.y - pad, tray.w + 2 * pad, tray.h + 2 * pad);
  panels.put('defeat', area, DEPTH.route + 4, '', (g) => {
    g.panel(tray, { radius: 12 * unit, line: 9 * unit });
    g.panel(tray, { radius: 12 * unit, line: 6 * unit, lineColor: color.hurt });
  });
}
