import type Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import type { PanelCache } from '../../../../table/panel.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import type { SpriteRegistry } from '../../../../table/pictures/sprites/spriteRegistry.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';

/** What the parts of the board draw on. */
export interface Surface {
  /** Panels. */
  readonly panels: PanelCache;
  /** Tiles and pieces, which move. */
  readonly cast: SpriteRegistry;
  readonly sprites: SpriteCache;
  readonly layout: BoardLayout;
  readonly sizes: Sizes;
  /** The routes that were drawn. */
  readonly routes: Route[];
}

/** A route over the board, and the spark that runs along it. */
export interface Route {
  readonly spark: Phaser.GameObjects.Image;
  readonly spots: readonly Spot[];
  readonly length: number;
}

/** The order in which things cover each other. */
export const DEPTH = {
  ground: 0,
  tray: 5,
  tile: 10,
  turning: 18,
  mark: 19,
  piece: 20,
  tag: 30,
  sign: 34,
  route: 40,
  panel: 50,
  card: 52,
  lifted: 54,
  flying: 70,
  banner: 90,
} as const;

/** Sizes of type and ink for a form and its factor; nothing gets too small to be read. */
export interface Sizes {
  readonly u: number;
  readonly wide: boolean;
  readonly meta: number;
  readonly body: number;
  readonly label: number;
  readonly number: number;
  readonly line: number;
  readonly card: number;
  readonly panel: number;
  readonly shadow: number;
}

export function sizesOf({ form, unit: u }: BoardLayout): Sizes {
  const wide = form === 'wide';
  const least = (size: number, smallest: number): number => Math.max(smallest, size * u);
  return {
    u,
    wide,
    meta: least(wide ? 13 : 12, wide ? 13 : 12),
    body: least(wide ? 15 : 13, 13),
    label: least(wide ? 21 : 17, 15),
    number: least(wide ? 28 : 19, 17),
    line: Math.max(1.5, (wide ? 2 : 1.5) * u),
    card: 6 * u,
    panel: 8 * u,
    shadow: (wide ? 3 : 2) * u,
  };
}
