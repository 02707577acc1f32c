import Phaser from 'phaser';
import { betweenFrames } from '../../pages/scheduling.ts';
import { AtlasPages, type Upload } from './atlasPages.ts';

const known = new WeakMap<Phaser.Textures.TextureManager, AtlasPages>();

/** The pages of a game, which all its scenes share. */
export function atlasPagesOf(textures: Phaser.Textures.TextureManager): AtlasPages {
  const there = known.get(textures);
  if (there) return there;
  const { game } = textures;
  // Painting between two frames is also uploaded between them.
  const pages: AtlasPages = new AtlasPages(textures, uploadTo(game.renderer), canvasOf, () =>
    betweenFrames(() => pages.flush()),
  );
  known.set(textures, pages);
  game.events.on(Phaser.Core.Events.PRE_RENDER, () => pages.flush());
  return pages;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** If more than this fraction of a page has changed, the whole page is uploaded. */
const MUCH = 0.5;

/** How a renderer gets painted content. */
function uploadTo(renderer: Phaser.Game['renderer']): Upload {
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return () => undefined;
  const courier = canvasOf(1, 1);
  const context = courier.getContext('2d', { willReadFrequently: true });
  return (texture, canvas, parts) => {
    const [source] = texture.source;
    const area = parts.reduce((sum, { w, h }) => sum + w * h, 0);
    if (!source?.glTexture || !context || area > canvas.width * canvas.height * MUCH) {
      source?.update();
      return;
    }
    const { gl, glTextureUnits, glWrapper } = renderer;
    const { glTexture } = source;
    glTextureUnits.bind(glTexture, 0);
    glWrapper.updateTexturing({ texturing: { flipY: glTexture.flipY, premultiplyAlpha: glTexture.pma } });
    for (const { x, y, w, h } of parts) {
      // WebGL 1 cannot take a part of a canvas: it gets a canvas that is no larger than the part.
      courier.width = w;
      courier.height = h;
      context.drawImage(canvas, x, y, w, h, 0, 0, w, h);
      const row = glTexture.flipY ? canvas.height - y - h : y;
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, row, glTexture.format, gl.UNSIGNED_BYTE, courier);
    }
  };
}
