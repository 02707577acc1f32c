import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { middle, type Rect } from '../../../../table/layout/rect.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { GLEAM_STRIPS, gleamAt, type TitleLayout } from '../../interaction/title/titleLayout.ts';
import { text } from '../../text/en.ts';
import { TITLE_TIMINGS } from '../timings.ts';
import type { Sway } from './air.ts';

/** The logo with the line under it. On a first visit the logo slams down, and `landed` is called. */
export function drawSign(
  scene: Phaser.Scene,
  panel: MakePanel,
  layout: TitleLayout,
  splash: Motion | null,
  landed: () => void,
): Sway[] {
  const spot = middle(layout.logo);
  const logo = prop(scene, 'logo', spot.x, spot.y, layout.logo.h);
  const full = logo.scaleX;
  const gleam = createGleam(scene, panel, layout.logo);
  const words = panel(layout.tagline, (g) => {
    const { x, y, w, h } = layout.tagline;
    const center = layout.isStacked;
    g.text(text.screens.title.tagline, center ? x + w / 2 : x + 6, y + h / 2, {
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
      .eased(Phaser.Math.Easing.Cubic.In, TITLE_TIMINGS.logo, (t) =>
        logo.setScale(full * (1.8 - 0.8 * t)).setAlpha(Math.min(1, t * 2)),
      )
      .then(() => {
        if (scene.sys.isActive()) landed();
        return splash.fade(TITLE_TIMINGS.tagline, (t) => words.setAlpha(t));
      });
  }
  return [
    ({ seconds, risen }) => {
      const t = ((seconds * 1000) % TITLE_TIMINGS.gleamEvery) / TITLE_TIMINGS.gleam;
      gleam(risen >= 1 && t < 1 ? t : 0);
    },
  ];
}

/** A band of light that runs over the letters; the function given back shows how far it has come, from 0 to 1 (both: unseen). */
function createGleam(scene: Phaser.Scene, panel: MakePanel, area: Rect): (progress: number) => void {
  const spot = middle(area);
  const drawLogo = (g: CanvasPainter): void => g.sprite('logo', spot.x, spot.y, area.h);
  const bright = panel(area, (g) => {
    drawLogo(g);
    // "Overlay" brightens yellow and orange and leaves ink black, so the outlines of the letters and the gaps between them
    // stay as they are. It also paints where there is no logo, hence the second mask.
    g.ctx.globalCompositeOperation = 'overlay';
    g.fill(area, color.white, 0.55);
    g.dots(area, area.h / 22, color.white, () => 0.6, 0.9);
    g.ctx.globalCompositeOperation = 'destination-in';
    drawLogo(g);
  }).image;
  const strips = Array.from({ length: GLEAM_STRIPS }, (_, i) =>
    i === 0
      ? bright
      : scene.add
          .image(bright.x, bright.y, bright.texture.key, bright.frame.name)
          .setScale(bright.scaleX, bright.scaleY),
  );
  return (progress) => {
    const shown = gleamAt(progress, bright);
    for (const [i, image] of strips.entries()) {
      const { x, y, w, h } = at(shown, i);
      image.setVisible(w > 0).setCrop(x, y, w, h);
    }
  };
}
