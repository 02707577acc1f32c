import type Phaser from 'phaser';
import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { rect } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { BoardView } from '../../../interaction/view.ts';
import type { FazaView, Seat } from '../../../rules/state/state.ts';
import { areaColor, areaIcon } from '../../areaLooks.ts';
import { drawBurst } from '../../drawBurst.ts';
import { DEPTH, type Surface } from '../surface.ts';
import { type Around, drawAround, posesOf } from './around.ts';
import { arrange, type Badge, type Standing } from './arrange.ts';

/** A piece as it was put on the board. */
export interface Placed extends Standing, Around {
  readonly image: Phaser.GameObjects.Image;
  /** How it was drawn. */
  readonly still: CachedSprite;
}

/** The board's objects that an animation can move. */
export interface BoardPicture {
  readonly view: BoardView;
  readonly surface: Surface;
  readonly pieces: ReadonlyMap<string, Placed>;
}

/** Drones that do not matter now are duller than heroes, but still recognizable at a glance. */
const STEPPED_BACK = 0xb3a39c;

const ORDER: Readonly<Record<Standing['kind'], number>> = { wreck: 0, drone: 1, ship: 2, rebel: 3, hero: 4 };

/**
 * All pieces of a position, by name. The selected hero has a yellow outline, and Drones on tiles that do not matter now
 * are dulled.
 */
export function drawPieces(
  surface: Surface,
  state: FazaView,
  front: Seat | null,
  concerns: (tile: TileNo) => boolean,
): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const [index, tile] of state.board.entries()) {
    const cell = surface.layout.cells[index];
    if (!cell) continue;
    for (const standing of arrange(state, tile, cell)) {
      const sprite = pieceStamp(surface, standing, standing.seat !== undefined && standing.seat === front);
      const depth = DEPTH.piece + ORDER[standing.kind] * 0.5 + standing.y / 1e4;
      const image = surface.cast.put(standing.name, sprite, standing.x, standing.y, depth);
      image.setTint(standing.kind === 'drone' && !concerns(tile) ? STEPPED_BACK : 0xffffff);
      const around = drawAround(surface, standing, (frame) => pieceStamp(surface, { ...standing, frame }));
      placed.set(standing.name, { ...standing, ...around, image, still: sprite });
      const badge = standing.badge ?? standing.tally;
      if (badge) drawBadge(surface, standing, badge);
    }
  }
  return placed;
}

/**
 * The picture of a piece at its size, with its shadow. A hero has an outline and a badge of the area, to be seen first
 * on a crowded tile.
 */
export function pieceStamp(
  { sprites }: Surface,
  { frame, size, kind, area }: Pick<Standing, 'frame' | 'size' | 'kind' | 'area'>,
  lit = false,
): CachedSprite {
  const pad = Math.max(3, size * 0.06);
  const under = (g: CanvasPainter, w: number, h: number): void => {
    if (kind === 'drone' || kind === 'rebel') shade(g, w / 2, h * (kind === 'drone' ? 0.86 : 0.9), size);
    if (!area) return;
    shade(g, w / 2, h * 0.91, size * 1.1);
    const reach = Math.max(1.6, size * 0.032);
    if (lit) rim(g, frame, w, h, size, reach * 1.55, color.act);
    rim(g, frame, w, h, size, lit ? reach * 0.75 : reach, lit ? color.ink : areaColor[area]);
  };
  const above = (g: CanvasPainter, w: number, h: number): void => {
    if (!area) return;
    const r = Math.max(6.5, size * 0.1);
    g.circle(w / 2 + size * 0.23, h * 0.68, r, areaColor[area], Math.max(1.2, r * 0.16));
    g.icon(areaIcon[area], w / 2 + size * 0.23, h * 0.68, r * 1.4, color.white);
  };
  return sprites.sprite(frame, size, { pad, id: `${area ?? ''}${lit ? '/lit' : ''}` }, under, above);
}

function shade({ ctx }: CanvasPainter, x: number, y: number, size: number): void {
  ctx.globalAlpha = 0.5;
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.3, size * 0.085, 0, 0, Math.PI * 2);
  ctx.fillStyle = '#1d1220';
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** The outline of a picture, `reach` wide, in a single color. */
function rim(g: CanvasPainter, frame: string, w: number, h: number, size: number, reach: number, tint: number): void {
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    g.sprite(frame, w / 2 + Math.cos(angle) * reach, h / 2 + Math.sin(angle) * reach, size, { tint, flat: true });
  }
}

/** Paints a piece in all its poses before it is shown. */
export function stampsOf(surface: Surface, standing: Standing): void {
  pieceStamp(surface, standing);
  posesOf(surface, standing, (frame) => pieceStamp(surface, { ...standing, frame }));
}

function drawBadge({ sprites, cast }: Surface, { name, kind }: Standing, { count, x, y, r }: Badge): void {
  const fill = kind === 'rebel' ? color.lilac : color.amber;
  const side = 2 * r + 4;
  const sprite = sprites.paint(`badge/${kind}/${count}@${r.toFixed(1)}`, side, side, (g) => {
    g.circle(side / 2, side / 2, r, fill, 1.5);
    g.text(String(count), side / 2, side / 2, { size: Math.max(13, r * 1.45), weight: 700, align: 'center' });
  });
  cast.put(`${name}:count`, sprite, x, y, DEPTH.tag + 1);
}

/** A yellow number in a ring, for the order in which things happen. */
export function numberStamp({ sprites }: Surface, number: string, radius: number): CachedSprite {
  const side = radius * 2 + 6;
  return sprites.paint(`number/${number}@${radius.toFixed(1)}`, side, side, (g) => {
    g.circle(side / 2, side / 2, radius, color.act, Math.max(1.5, radius * 0.14));
    g.title(number, side / 2 - radius * 0.04, side / 2, { size: radius * 1.45 });
  });
}

/** A comic burst with a word in it. */
export function burstStamp(
  { sprites }: Surface,
  words: string,
  kind: 'yellow' | 'red' | 'purple' | 'paper',
  size: number,
): CachedSprite {
  const w = size * 1.25;
  return sprites.paint(`burst/${kind}/${words}@${size.toFixed(1)}`, w, size, (g) => {
    drawBurst(g, rect(0, 0, w, size), `burst/${kind}`, words);
  });
}
