import type Phaser from 'phaser';
import { hasFrame, prop } from '../../../../table/props.ts';
import { middle } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { ShipId } from '../../content/vocabulary.ts';
import type { Sway } from './air.ts';
import type { TitlePicture } from './titlePicture.ts';

/** How high the large pictures are shown: they are cut tighter than the pieces that the layout was made for. */
const SIZE: Readonly<Record<ShipId, number>> = { carrier: 0.7, destroyer: 0.95, former: 0.92 };

/** The Motherships, each hovering in its own phase over its own shadow; the nearer, the more they lean. */
export function drawShips(scene: Phaser.Scene, picture: TitlePicture): Sway[] {
  const { horizon, block } = picture;
  return picture.ships.flatMap((ship, i): Sway[] => {
    const { x, y } = middle(ship.at);
    const shadow = prop(scene, 'dot', x, horizon - block * 0.42, ship.at.h * 0.16)
      .setTint(color.ink)
      .setAlpha(0.3);
    const dark = shadow.scaleX;
    const beam = ship.beam ? prop(scene, 'beam', x, y + ship.at.h * 0.14, ship.beam) : null;
    beam?.setOrigin(0.5, 0).setTint(ship.tint).setAlpha(0.7);
    const landing =
      ship.id === 'carrier' && ship.beam ? drawLanding(scene, x, y + ship.at.h * 0.2, ship.beam * 0.72, ship.at.w) : [];
    const big = `big/${ship.id}`;
    const body = hasFrame(scene, big)
      ? prop(scene, big, x, y, ship.at.h * SIZE[ship.id])
      : prop(scene, `ship/${ship.id}`, x, y, ship.at.h);
    const hover: Sway = ({ seconds, lean, risen }) => {
      const phase = seconds * ((2 * Math.PI) / (2.4 + i * 0.5)) + i * 2;
      const lift = Math.sin(phase);
      const far = 6 + 7 * i;
      body.setPosition(
        x + Math.sin(phase * 0.31) * ship.at.w * 0.02 - lean.x * far,
        y + lift * ship.at.h * 0.016 - lean.y * far * 0.6 - (1 - risen) * (y + ship.at.h),
      );
      body.setRotation(Math.sin(phase * 0.5) * 0.014);
      // The higher it hovers, the smaller and fainter its shadow.
      shadow
        .setX(body.x)
        .setScale(dark * (1 + 0.06 * lift), dark * (1 + 0.06 * lift))
        .setAlpha((0.26 + 0.06 * lift) * risen);
      beam
        ?.setPosition(body.x, body.y + ship.at.h * 0.14)
        .setAlpha((0.62 + 0.16 * Math.sin(seconds * 3.1 + i)) * risen);
      beam?.setScale(beam.scaleY * (1 + 0.05 * Math.sin(seconds * 1.7 + i)), beam.scaleY);
    };
    return [hover, ...landing];
  });
}

/** Drones that come down in the Carrier's light. */
function drawLanding(scene: Phaser.Scene, x: number, y: number, depth: number, width: number): Sway[] {
  return [0, 1, 2].map((n): Sway => {
    const drone = prop(scene, 'drone/small', x, y, width * 0.1);
    return ({ seconds, risen }) => {
      const t = (seconds * 0.085 + n / 3) % 1;
      drone.setPosition(x + Math.sin(t * 4 + n * 2.2) * width * 0.05 * (0.4 + t), y + t * depth);
      drone.setAlpha(Math.min(1, t * 6, (1 - t) * 5) * risen).setAngle(Math.sin(seconds * 2 + n) * 8);
    };
  });
}
