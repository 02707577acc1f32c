import type Phaser from 'phaser';
import type { Transition } from '../../../../table/pages/transition.ts';
import { paint } from './paint.ts';

/** The width of the strip for striking matches at the edge of the lid, in CSS pixels. */
const STRIP = 26;

/** The lid of a matchbox that slides shut over the page, and open again. */
export function createTray(scene: Phaser.Scene, width: number, height: number): Transition {
  const lid = scene.add.graphics();
  lid.fillStyle(paint.act, 1).fillRect(0, 0, width, height);
  lid.lineStyle(4, paint.paper, 1).strokeRect(18, 18, width - 36, height - 36);
  lid.fillStyle(paint.ink, 1).fillRect(width, 0, STRIP, height);
  return {
    cover: (part) => {
      lid.setVisible(part > 0).setX((part - 1) * (width + STRIP));
    },
    destroy: () => lid.destroy(),
  };
}
