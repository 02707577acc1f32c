import type Phaser from 'phaser';
import { frameOf, type Spot } from '../../../../table/pen.ts';
import type { Stamp } from '../../../../table/stamps.ts';
import { color, css } from '../../../../table/theme.ts';
import type { Standing } from './arrange.ts';
import { DEPTH, type Surface } from './surface.ts';

/** How a piece may look for a moment: its weight shifted, in alarm, firing, or brave. */
export type Pose = 'idle' | 'alarm' | 'fire' | 'brave';

/** What goes with a piece on the board. */
export interface Around {
  /** The shadow on the ground, of what hovers above it. */
  readonly shadow?: Phaser.GameObjects.Image;
  /** Puffs over what burns; not seen until they are moved (see `life/smoke.ts`). */
  readonly smoke: readonly Phaser.GameObjects.Image[];
  /** Other pictures of it in the same place, as far as they have been loaded. */
  readonly poses: ReadonlyMap<Pose, Stamp>;
}

const POSES: Readonly<Record<Standing['kind'], readonly Pose[]>> = {
  drone: ['idle', 'alarm', 'fire'],
  rebel: ['idle', 'brave'],
  hero: [],
  ship: [],
  wreck: [],
};
const PUFFS = 3;

/** Draws what goes with a piece whose picture is there already; `stampOf` paints it in another pose. */
export function drawAround(
  surface: Surface,
  standing: Standing,
  { scene }: Phaser.GameObjects.Image,
  stampOf: (frame: string) => Stamp,
): Around {
  const burns = standing.kind === 'wreck' || standing.frame.endsWith('/burning');
  return {
    smoke: burns ? drawSmoke(surface, standing) : [],
    poses: posesOf(standing, scene.textures, stampOf),
    ...(standing.kind === 'ship' ? { shadow: drawShadow(surface, standing) } : {}),
  };
}

/** Where the shadow of a ship falls that hovers with its middle at a spot. */
export function groundUnder({ x, y, size }: Spot & { readonly size: number }): Spot {
  return { x: x + size * 0.03, y: y + size * 0.37 };
}

function drawShadow({ stamps, cast }: Surface, standing: Standing): Phaser.GameObjects.Image {
  const { name, size } = standing;
  const [w, h] = [size * 0.66, size * 0.17];
  const stamp = stamps.paint(`shadow@${size.toFixed(1)}`, w, h, (pen) => {
    pen.ctx.beginPath();
    pen.ctx.ellipse(w / 2, h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
    pen.ctx.fillStyle = css(color.ink, 0.46);
    pen.ctx.fill();
  });
  const { x, y } = groundUnder(standing);
  return cast.put(`shadow:${name}`, stamp, x, y, DEPTH.piece - 0.1);
}

function drawSmoke({ stamps, cast }: Surface, { name, x, y, size }: Standing): Phaser.GameObjects.Image[] {
  const high = size * 0.46;
  const stamp = stamps.paint(`smoke@${high.toFixed(1)}`, high, high, (pen) =>
    pen.sprite('smoke', high / 2, high / 2, high, { tint: 0xa5949e }),
  );
  return Array.from({ length: PUFFS }, (_, i) =>
    cast.put(`smoke:${name}:${i}`, stamp, x, y, DEPTH.piece + 2.6 + i * 0.01).setAlpha(0),
  );
}

/** The other pictures of a piece; on small tiles there are none. */
function posesOf(
  standing: Standing,
  textures: Phaser.Textures.TextureManager,
  stampOf: (frame: string) => Stamp,
): ReadonlyMap<Pose, Stamp> {
  if (standing.count !== undefined) return new Map();
  return new Map(
    POSES[standing.kind].flatMap((pose) => {
      const frame = `${standing.frame}/${pose}`;
      const there = frameOf(textures, frame)?.name === frame;
      return there ? [[pose, stampOf(frame)] as const] : [];
    }),
  );
}
