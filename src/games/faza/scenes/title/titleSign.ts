import Phaser from 'phaser';
import type { Motion } from '../../../../table/motion.ts';
import type { MakePlate } from '../../../../table/plate.ts';
import { middle } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { prop } from '../props.ts';
import type { Sway } from './air.ts';
import { TITLE_TEMPO } from './tempo.ts';
import type { TitleLayout } from './titleLayout.ts';

/** The logo with the line under it. On a first visit the logo slams down, and `landed` is called. */
export function drawSign(
  scene: Phaser.Scene,
  plate: MakePlate,
  layout: TitleLayout,
  splash: Motion | null,
  landed: () => void,
): Sway[] {
  const spot = middle(layout.logo);
  const logo = prop(scene, 'logo', spot.x, spot.y, layout.logo.h);
  const full = logo.scaleX;
  const gleam = plate(layout.logo, (pen) => {
    pen.sprite('logo', spot.x, spot.y, layout.logo.h);
    // Dots only where the logo is.
    pen.ctx.globalCompositeOperation = 'source-in';
    pen.dots(layout.logo, layout.logo.h / 13, color.white, () => 0.62, 0.85);
  }).image.setVisible(false);
  const words = plate(layout.tagline, (pen) => {
    const { x, y, w, h } = layout.tagline;
    const center = layout.page.form === 'portrait';
    pen.text(text.screens.title.tagline, center ? x + w / 2 : x + 6, y + h / 2, {
      face: 'display',
      size: h * 0.74,
      color: color.paper,
      outline: Math.max(2, h * 0.1),
      width: w - 12,
      align: center ? 'center' : 'left',
    });
  }).image;
  if (splash) {
    words.setAlpha(0);
    void splash
      .move(
        TITLE_TEMPO.logo,
        (t) => logo.setScale(full * (1.8 - 0.8 * t)).setAlpha(Math.min(1, t * 2)),
        Phaser.Math.Easing.Cubic.In,
      )
      .then(() => {
        if (scene.sys.isActive()) landed();
        return splash.fade(TITLE_TEMPO.tagline, (t) => words.setAlpha(t));
      });
  }
  return [
    ({ seconds, risen }) => {
      const t = ((seconds * 1000) % TITLE_TEMPO.gleamEvery) / TITLE_TEMPO.gleam;
      gleam.setVisible(risen >= 1 && t > 0 && t < 1);
      const band = gleam.width * 0.16;
      gleam.setCrop(t * (gleam.width + band) - band, 0, band, gleam.height);
    },
  ];
}
