import type Phaser from 'phaser';
import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import { placeOn } from '../../../content/places.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import { isAirfield, isDeadly, isDense, isOutpost, tileAt, tileSpec } from '../../../rules/board/board.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { areaColor, areaIcon } from '../../areaLooks.ts';
import { tilePicture } from '../../artwork.ts';
import { fitText } from '../../fitText.ts';
import { DEPTH, type Surface } from '../surface.ts';
import { signHeight } from './arrange.ts';

/** Height of a tile's picture as a part of its width: buildings rise above their place. */
export const TALL = 438 / 384;
/** How often a picture is multiplied by itself until only its lights are left. */
const DARKENED = 3;
/** Pieces stand out against slightly desaturated ground; on canvases without filters it stays as it is. */
const DULL = { earth: 'saturate(.66) brightness(.92)', faza: 'saturate(.8) brightness(.76)' } as const;
/** How opaque the veil is over a tile whose fazaformed picture has not loaded yet. */
const VEIL = 0.62;
/** The ground of a tile whose picture has not loaded. */
const BARE = 0x8a6a4a;

/** The tray with the tiles and their signs. */
export function drawTiles(surface: Surface, state: FazaView, dimmed: (tile: TileNo) => number, named: boolean): void {
  const { layout } = surface;
  drawTray(surface);
  for (const [index, tile] of state.board.entries()) {
    const cell = layout.cells[index];
    if (!cell) continue;
    const sprite = tileStamp(surface, state, cell, tile, tileAt(state, tile).fazaformed);
    const image = surface.cast.put(
      `tile:${tile}`,
      sprite,
      cell.x + cell.w / 2,
      cell.y + cell.h - sprite.h / 2,
      DEPTH.tile + cell.y / 1e4,
    );
    image.setTint(dimmed(tile));
    if (tileAt(state, tile).fazaformed) drawGlow(surface, state, cell, tile, image);
    drawTag(surface, state, tile, cell);
    if (named && cell.w >= NAMED_FROM) drawName(surface, state, tile, cell);
  }
  const [first] = layout.cells;
  if (first) drawCity(surface, first);
}

/**
 * Light and steam that appear somewhere in the city now and then (see `life/boardLife.ts`); invisible until they are
 * moved.
 */
function drawCity({ sprites, cast }: Surface, cell: Rect): void {
  const glint = cell.w * 0.16;
  const light = sprites.paint(`glint@${glint.toFixed(1)}`, glint, glint, (g) =>
    g.sprite('spark', glint / 2, glint / 2, glint),
  );
  const steam = sprites.sprite('smoke', cell.w * 0.2);
  cast.put('city:glint', light, 0, 0, DEPTH.turning).setAlpha(0);
  cast.put('city:steam', steam, 0, 0, DEPTH.turning).setAlpha(0);
}

/** A glowing picture of a fazaformed tile over the normal one; invisible until it pulses (see `life/boardLife.ts`). */
function drawGlow(
  { sprites, cast }: Surface,
  state: FazaView,
  cell: Rect,
  tile: TileNo,
  ground: Phaser.GameObjects.Image,
): void {
  // Below a picture of the old side while that dissolves.
  const depth = ground.depth + 5e-5;
  cast
    .put(`glow:${tile}`, glowStamp(sprites, state, cell, tile), ground.x, ground.y, depth)
    .setTint(ground.tintTopLeft)
    .setAlpha(0);
}

/**
 * A tile and its own light, added up in the picture: laid over the tile, it changes only what shines. Additive blending
 * at draw time would break the batch before and after each tile.
 */
function glowStamp(sprites: Surface['sprites'], state: FazaView, cell: Rect, tile: TileNo): CachedSprite {
  const h = cell.w * TALL;
  const { frame, atlas } = tilePicture(state, tile, true);
  return sprites.paint(`glow/${frame}@${cell.w}`, cell.w, h, (g) => {
    const sprite = (): void => g.sprite(frame, cell.w / 2, h / 2, h, {}, atlas);
    // A picture multiplied by itself keeps only what is bright and colorful; not every browser has filters on canvases.
    for (let times = 0; times <= DARKENED; times++) {
      g.ctx.globalCompositeOperation = times === 0 ? 'source-over' : 'multiply';
      sprite();
    }
    g.ctx.globalCompositeOperation = 'lighter';
    g.ctx.filter = DULL.faza;
    sprite();
  });
}

/** Paints a side of a tile, and its light, before it is shown. */
export function tileStamps(surface: Surface, state: FazaView, cell: Rect, tile: TileNo, fazaformed: boolean): void {
  tileStamp(surface, state, cell, tile, fazaformed);
  if (fazaformed) glowStamp(surface.sprites, state, cell, tile);
}

/** The picture of one side of a tile. Until the fazaformed side has loaded, it is the other one under a veil. */
function tileStamp({ sprites }: Surface, state: FazaView, cell: Rect, tile: TileNo, fazaformed: boolean): CachedSprite {
  const [earth, faza] = [tilePicture(state, tile, false), tilePicture(state, tile, true)];
  const h = cell.w * TALL;
  return sprites.paint(`${faza.frame}/${fazaformed ? 'faza' : 'earth'}@${cell.w}`, cell.w, h, (g) => {
    const there = fazaformed && g.cut(faza.frame, faza.atlas) !== null;
    const { frame, atlas } = there ? faza : earth;
    // Until the picture of a place has loaded, its ground is shown.
    if (g.cut(frame, atlas) === null) g.fill(rect(0, h - cell.w, cell.w, cell.w), BARE);
    g.ctx.filter = there ? DULL.faza : DULL.earth;
    g.sprite(frame, cell.w / 2, h / 2, h, {}, atlas);
    g.ctx.filter = 'none';
    if (!fazaformed || there) return;
    g.ctx.globalCompositeOperation = 'source-atop';
    g.fill(rect(0, 0, cell.w, h), color.plum, VEIL);
  });
}

function drawTray({ panels, layout: { tray, isCross, outline, unit }, sizes: { line } }: Surface): void {
  const area = rect(tray.x - 4 * unit, tray.y - 4 * unit, tray.w + 12 * unit, tray.h + 12 * unit);
  panels.put('tray', area, DEPTH.tray, '', (g) => {
    if (isCross) {
      const shadow = outline.map(({ x, y }) => ({ x: x + 4 * unit, y: y + 4 * unit }));
      g.fill(shadow, color.ink);
      g.fill(outline, 0x1a0f1e);
      g.stroke(outline, line * 1.5);
      return;
    }
    g.panel(tray, { fill: 0x1a0f1e, radius: 12 * unit, line: line * 1.5, shadow: 4 * unit });
    g.within(tray, () => {
      const edge = rect(tray.x + 5 * unit, tray.y + 5 * unit, tray.w - 10 * unit, tray.h - 10 * unit);
      g.panel(edge, { fill: 0x1a0f1e, radius: 9 * unit, line: 1.2 * unit, lineColor: 0x35203c });
    });
  });
}

/** Narrower tiles have no room for a name. */
const NAMED_FROM = 110;

/** For newcomers: the name of the place, above its sign. */
function drawName({ sprites, cast }: Surface, state: FazaView, tile: TileNo, cell: Rect): void {
  const high = Math.max(15, cell.w * 0.115);
  const sprite = sprites.paint(`name/${placeOn(state, tile)}@${cell.w}`, cell.w, high + 4, (g) => {
    const style = { size: Math.max(12, high * 0.78), weight: 600 } as const;
    const words = text.tileName(state, tile);
    const room = cell.w * 0.94 - high * 0.6;
    const wide = Math.min(room, g.measure(words, style)) + high * 0.6;
    g.panel(rect(2, 2, wide, high), { fill: color.ink, alpha: 0.82, radius: high * 0.25, line: 0 });
    fitText(g, words, 2 + high * 0.3, 2 + high / 2, { ...style, color: color.paper, width: room });
  });
  const x = cell.x + cell.w * 0.025 + sprite.w / 2;
  cast.put(`name:${tile}`, sprite, x, cell.y + cell.h * 0.76, DEPTH.tag);
}

/** The symbols on a tile's sign besides its number, and their size. */
function signOf(state: FazaView, tile: TileNo, cell: Rect) {
  const { fazaformed } = tileAt(state, tile);
  const outpost = isOutpost(state, tile);
  const signs = [
    ...(outpost ? ['flag'] : []),
    ...(isAirfield(state, tile) ? ['plane'] : []),
    ...(isDeadly(state, tile) ? ['skull'] : []),
    ...(isDense(state, tile) ? ['dense'] : []),
  ];
  const high = signHeight(cell);
  const icon = high * 0.78;
  const digits = String(tile).length;
  const font = Math.max(12, high * 0.74);
  const wide = (fazaformed ? 0 : icon + 2) + digits * font * 0.5 + signs.length * (icon + 3) + high * 0.55;
  return { fazaformed, outpost, signs, high, icon, font, wide };
}

/** Where the sign of a tile is. */
export function signPlace(state: FazaView, tile: TileNo, cell: Rect): Rect {
  const { wide, high } = signOf(state, tile, cell);
  return rect(cell.x + cell.w * 0.025, cell.y + cell.h * 0.978 - high - 4, wide + 4, high + 4);
}

function drawTag({ sprites, cast, sizes }: Surface, state: FazaView, tile: TileNo, cell: Rect): void {
  const { fazaformed, outpost, signs, high, icon, font, wide } = signOf(state, tile, cell);
  const { area } = tileSpec(state, tile);
  const pad = sizes.line + 2;
  const sprite = sprites.paint(
    `tag/${area}/${tile}/${fazaformed}/${signs.join()}@${cell.w}`,
    wide + 2 * pad,
    high + 2 * pad,
    (g) => {
      const r = rect(pad, pad, wide, high);
      if (outpost)
        g.panel(
          { x: r.x - 2, y: r.y - 2, w: r.w + 4, h: r.h + 4 },
          { fill: color.white, radius: high * 0.34, line: 1.2 },
        );
      g.panel(r, {
        fill: fazaformed ? color.night : areaColor[area],
        radius: high * 0.26,
        line: sizes.line * 0.9,
        ...(fazaformed ? { lineColor: 0xb78bd0 } : {}),
      });
      tagSigns(g, r, fazaformed ? null : areaIcon[area], String(tile), signs, { icon, font });
    },
  );
  cast.put(
    `tag:${tile}`,
    sprite,
    cell.x + cell.w * 0.025 + sprite.w / 2,
    cell.y + cell.h * 0.978 - sprite.h / 2,
    DEPTH.tag,
  );
}

/** A tile's dangers stand out from its number. */
const SIGN_INK: Readonly<Partial<Record<string, number>>> = { skull: 0xffe6b3, dense: 0x7ff3e6 };

function tagSigns(
  g: CanvasPainter,
  r: Rect,
  area: string | null,
  number: string,
  signs: readonly string[],
  { icon, font }: { icon: number; font: number },
): void {
  const y = r.y + r.h / 2;
  let x = r.x + r.h * 0.24;
  if (area) {
    g.icon(area, x + icon / 2, y, icon, color.white);
    x += icon + 2;
  }
  const wide = g.measure(number, { size: font, weight: 700 });
  g.text(number, x, y, { size: font, weight: 700, color: color.white });
  x += wide + 3;
  for (const sign of signs) {
    const ink = SIGN_INK[sign] ?? color.white;
    // Its −1 has its own frame, or it would be read with the number before it.
    const isFramed = sign === 'dense';
    if (isFramed) g.panel(rect(x, y - icon / 2, icon, icon), { fill: ink, radius: icon * 0.2, line: 0 });
    g.icon(sign, x + icon / 2, y, isFramed ? icon * 0.86 : icon, isFramed ? color.night : ink);
    x += icon + 3;
  }
}
