import type { Page } from '@playwright/test';
import { MOST_OF_A_FRAME } from './gameTime.ts';

/** An atlas frame, or something painted by the game, as shown: how many device pixels one of its pixels covers. */
export interface Shown {
  readonly frame: string;
  readonly stretch: number;
}

/** Above this scale a picture counts as enlarged. */
const SHARP = 1.02;
/**
 * Enlargements shorter than this many milliseconds of game time are part of a movement: a blow, a slam, a camera push.
 * Nobody sees how sharp that is.
 */
export const MOVEMENT = 500;

/**
 * Watches how large frames are painted into panels and sprites, and, in each frame of the game, how large everything is
 * shown: pictures of the atlases, and what the game painted itself. A string, because it runs in the page.
 */
const WATCH = `(() => {
  const seen = new Map();
  const see = (name, stretch) => {
    if (stretch > ${SHARP} && stretch > (seen.get(name) || 0)) seen.set(name, stretch);
  };
  // Nobody looks at the picture, so drawing is skipped: without a graphics card it would take most of the time.
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawArrays = prototype.drawElements = () => undefined;
  }
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
      const stretch = Math.max((Math.hypot(m.a, m.b) * at[6]) / at[2], (Math.hypot(m.c, m.d) * at[7]) / at[3]);
      // A frame on a canvas of exactly its size is there to be tinted; it becomes visible when that canvas is painted.
      const { width, height } = this.canvas;
      if (name && stretch === 1 && width === at[2] && height === at[3]) tinted.set(this.canvas, name);
      else if (name) see(name, stretch);
    }
    return own.call(this, image, ...at);
  };
  const nameOf = (scene, { texture, name, width, height, source }) => {
    if (source.image instanceof HTMLImageElement) return name === '__BASE' ? null : texture.key + ':' + name;
    return source.image instanceof HTMLCanvasElement ? 'painted for ' + scene + ', ' + width + '×' + height : null;
  };
  const look = (scene, thing, zoom) => {
    if (!thing.visible || thing.alpha === 0) return;
    if (thing.list) for (const child of thing.list) look(scene, child, zoom * thing.scaleX);
    // A particle emitter has a picture too, but only its particles are visible.
    if (thing.type === 'ParticleEmitter') {
      for (const { frame, scaleX, scaleY, alpha } of thing.alive) look(scene, { visible: true, frame, scaleX, scaleY, alpha }, zoom);
      return;
    }
    const name = thing.frame && nameOf(scene, thing.frame);
    if (!name) return;
    const stretch = Math.max(Math.abs(thing.scaleX), Math.abs(thing.scaleY)) * zoom;
    if (stretch > ${SHARP} && timeOf(name) >= ${MOVEMENT}) see(name, stretch);
  };
  // Since when each frame has been shown enlarged, without a break: in milliseconds of game time.
  let now = 0;
  let before = new Map();
  let larger = new Map();
  const timeOf = (name) => {
    if (!larger.has(name)) larger.set(name, before.has(name) ? before.get(name) : now);
    return now - larger.get(name);
  };
  const begin = () => {
    const game = window.fazaGame;
    if (!game) return void setTimeout(begin, 20);
    game.events.on('poststep', (_, delta) => {
      now += Math.min(delta, ${MOST_OF_A_FRAME});
      [before, larger] = [larger, new Map()];
      for (const scene of game.scene.getScenes(true)) {
        if (!scene.sys.isVisible()) continue;
        for (const thing of scene.children.list) look(scene.sys.settings.key, thing, scene.cameras.main.zoom);
      }
    });
  };
  begin();
  window.sharpness = () => [...seen].map(([frame, stretch]) => ({ frame, stretch }));
})()`;

/** Installs the watch; call it before the page is opened. */
export async function installSharpness(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Every frame that has been shown enlarged so far, at its largest. */
export function framesShown(page: Page): Promise<Shown[]> {
  return page.evaluate('window.sharpness()');
}
