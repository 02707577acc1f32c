import type { Page } from '@playwright/test';

/** A frame of an atlas as it is shown: how many device pixels stand for one of its own. */
export interface Shown {
  readonly frame: string;
  readonly stretch: number;
}

/**
 * Watches how large frames are painted into panels and stamps; what is shown as a sprite is looked up in the running game, many
 * times a second. Plain code for the page, hence a string.
 */
const WATCH = `(() => {
  const painted = new Map();
  const own = CanvasRenderingContext2D.prototype.drawImage;
  const frames = new WeakMap();
  const tinted = new WeakMap();
  const frameAt = (image, x, y) => {
    let known = frames.get(image);
    if (!known) {
      const game = window.fazaGame;
      const texture = game && Object.values(game.textures.list).find((one) => one.source.some((source) => source.image === image));
      if (!texture) return null;
      known = new Map(Object.values(texture.frames).map((frame) => [frame.cutX + ',' + frame.cutY, texture.key + ':' + frame.name]));
      frames.set(image, known);
    }
    return known.get(x + ',' + y) || null;
  };
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...at) {
    if (at.length === 8) {
      const name = image instanceof HTMLImageElement ? frameAt(image, at[0], at[1]) : tinted.get(image);
      const m = this.getTransform();
      const stretch = (Math.hypot(m.a, m.b) * at[6]) / at[2];
      // A frame on a canvas of just its size is there to be tinted; it is seen when that canvas is painted.
      const { width, height } = this.canvas;
      if (name && stretch === 1 && width === at[2] && height === at[3]) tinted.set(this.canvas, name);
      else if (name && stretch > (painted.get(name) || 0)) painted.set(name, stretch);
    }
    return own.call(this, image, ...at);
  };
  const lookRound = () => {
    if (!window.fazaGame) return;
    const look = (thing, zoom) => {
      if (thing.list) for (const child of thing.list) look(child, zoom * thing.scaleX);
      // What throws particles has a picture too, but only those are seen.
      if (thing.type === 'ParticleEmitter') {
        for (const one of thing.alive) look({ visible: true, frame: one.frame, scaleX: one.scaleX, scaleY: one.scaleY }, zoom);
        return;
      }
      const frame = thing.frame;
      if (!frame || !thing.visible || !(frame.source.image instanceof HTMLImageElement) || frame.name === '__BASE') return;
      const name = frame.texture.key + ':' + frame.name;
      const stretch = Math.max(Math.abs(thing.scaleX), Math.abs(thing.scaleY)) * zoom;
      if (stretch > (painted.get(name) || 0)) painted.set(name, stretch);
    };
    for (const scene of window.fazaGame.scene.getScenes(true)) {
      for (const thing of scene.children.list) look(thing, scene.cameras.main.zoom);
    }
  };
  setInterval(lookRound, 80);
  window.sharpness = () => [...painted].map(([frame, stretch]) => ({ frame, stretch }));
})()`;

/** Installs the watch; call it before the page is opened. */
export async function installSharpness(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Every frame that has been shown so far, at its largest. */
export function framesShown(page: Page): Promise<Shown[]> {
  return page.evaluate('window.sharpness()');
}
