import type Phaser from 'phaser';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { frameOf } from '../../../../../table/pictures/frames.ts';
import type { CachedSprite, SpriteCache } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color, css } from '../../../../../table/theme.ts';
import { DEPTH, type Surface } from '../surface.ts';
import type { Standing } from './arrange.ts';

/** Temporary poses of a piece: weight shifted, alarmed, firing, or brave. */
export type Pose = 'idle' | 'alarm' | 'fire' | 'brave';

/** Objects that belong to a piece on the board. */
export interface Around {
  /** The ground shadow of a hovering piece. */
  readonly shadow?: Phaser.GameObjects.Image;
  /** Puffs over a burning piece; invisible until they are animated (see `life/pieceLife.ts`). */
  readonly smoke: readonly Phaser.GameObjects.Image[];
  /** Its other pictures in the same place, as far as they have been loaded. */
  readonly poses: ReadonlyMap<Pose, CachedSprite>;
}

const POSES: Readonly<Record<Standing['kind'], readonly Pose[]>> = {
  drone: ['idle', 'alarm', 'fire'],
  rebel: ['idle', 'brave'],
  hero: [],
  ship: [],
  wreck: [],
};
const PUFFS = 3;

/** Draws what belongs to an already drawn piece; `stampOf` paints it in another pose. */
export function drawAround(surface: Surface, standing: Standing, stampOf: (frame: string) => CachedSprite): Around {
  const burns = standing.kind === 'wreck' || standing.frame.endsWith('/burning');
  return {
    smoke: burns ? drawSmoke(surface, standing) : [],
    poses: posesOf(surface, standing, stampOf),
    ...(standing.kind === 'ship' ? { shadow: drawShadow(surface, standing) } : {}),
  };
}

/** Where the shadow of a hovering ship falls whose middle is at a spot. */
export function groundUnder({ x, y, size }: Spot & { readonly size: number }): Spot {
  return { x: x + size * 0.03, y: y + size * 0.37 };
}

function drawShadow({ sprites, cast }: Surface, standing: Standing): Phaser.GameObjects.Image {
  const { name, size } = standing;
  const [w, h] = [size * 0.66, size * 0.17];
  const sprite = sprites.paint(`shadow@${size.toFixed(1)}`, w, h, (g) => {
    g.ctx.beginPath();
    g.ctx.ellipse(w / 2, h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
    g.ctx.fillStyle = css(color.ink, 0.46);
    g.ctx.fill();
  });
  const { x, y } = groundUnder(standing);
  return cast.put(`shadow:${name}`, sprite, x, y, DEPTH.piece - 0.1);
}

function drawSmoke({ sprites, cast }: Surface, { name, x, y, size }: Standing): Phaser.GameObjects.Image[] {
  const high = size * 0.46;
  const sprite = sprites.paint(`smoke@${high.toFixed(1)}`, high, high, (g) =>
    g.sprite('smoke', high / 2, high / 2, high, { tint: 0xa5949e }),
  );
  return Array.from({ length: PUFFS }, (_, i) =>
    cast.put(`smoke:${name}:${i}`, sprite, x, y, DEPTH.piece + 2.6 + i * 0.01).setAlpha(0),
  );
}

const NO_POSES: ReadonlyMap<Pose, CachedSprite> = new Map();
/** Poses by picture and size; they are needed at every step of an animation. */
const known = new WeakMap<SpriteCache, Map<string, ReadonlyMap<Pose, CachedSprite>>>();

/** The other pictures of a piece; none on small tiles. */
export function posesOf(
  { sprites }: Surface,
  { frame, size, kind, badge }: Standing,
  stampOf: (frame: string) => CachedSprite,
): ReadonlyMap<Pose, CachedSprite> {
  if (badge !== undefined || POSES[kind].length === 0) return NO_POSES;
  const mine = known.get(sprites) ?? new Map<string, ReadonlyMap<Pose, CachedSprite>>();
  known.set(sprites, mine);
  const key = `${frame}@${size}`;
  const there = mine.get(key);
  if (there) return there;
  const poses = new Map(
    POSES[kind].flatMap((pose) => {
      const posed = `${frame}/${pose}`;
      return frameOf(sprites.textures, posed)?.name === posed ? [[pose, stampOf(posed)] as const] : [];
    }),
  );
  mine.set(key, poses);
  return poses;
}
