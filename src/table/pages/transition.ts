import Phaser from 'phaser';
import { channels, css } from '../theme.ts';
import { pixelRatio } from './pixelRatio.ts';

/** A halftone over the whole page: dots that grow along the diagonal until they touch, and leave the same way. */
export interface Transition {
  /** How far the page is covered, from 0 to 1. Opening, the dots that grew first are the first to go. */
  cover(part: number, opening?: boolean): void;
  destroy(): void;
}

/** Creates a transition in one color over a page of that size in CSS pixels. */
export function createTransition(scene: Phaser.Scene, width: number, height: number, tone: number): Transition {
  return scene.sys.renderer.type === Phaser.WEBGL
    ? new ShadedTransition(scene, width, height, tone)
    : new DotTransition(scene, width, height, tone);
}

/** Dots across the longer side of the page. */
const ACROSS = 20;
/** Radius of a dot that has grown, in steps: on such a lattice dots of this radius leave no gap. */
const FULL = 1.04;
/** How much later the last dot grows than the first, as a part of the whole. */
const SPREAD = 0.62;

/**
 * The distance between rows of dots, in CSS pixels. The grid is at 45 degrees: every other row is shifted by the same
 * amount.
 */
function stepOf(width: number, height: number): number {
  return Math.max(width, height) / ACROSS / 2;
}

/**
 * Each pixel checks the four dots around it. Rotated by 45 degrees the dots are at integers; `outTexCoord` counts from
 * the lower left.
 */
const FRAGMENT = `
precision highp float;
uniform vec2 uPage;
uniform float uStep;
uniform float uPixels;
uniform float uPart;
uniform float uOpening;
uniform vec3 uTone;
varying vec2 outTexCoord;

float inkOf (vec2 dot, vec2 spot)
{
  vec2 at = vec2(dot.x + dot.y, dot.x - dot.y) * uStep;
  float turn = (at.x / uPage.x + at.y / uPage.y) / 2.0;
  float wait = mix(turn, 1.0 - turn, uOpening) * ${SPREAD};
  float grown = clamp((uPart - wait) / ${1 - SPREAD}, 0.0, 1.0);
  float rim = (grown * ${FULL} * uStep - distance(at, spot)) * uPixels;
  return grown > 0.0 ? clamp(rim + 0.5, 0.0, 1.0) : 0.0;
}

void main ()
{
  vec2 spot = vec2(outTexCoord.x, 1.0 - outTexCoord.y) * uPage;
  vec2 first = floor(vec2(spot.x + spot.y, spot.x - spot.y) / uStep / 2.0);
  float ink = max(
    max(inkOf(first, spot), inkOf(first + vec2(1.0, 0.0), spot)),
    max(inkOf(first + vec2(0.0, 1.0), spot), inkOf(first + vec2(1.0, 1.0), spot))
  );
  gl_FragColor = vec4(uTone * ink, ink);
}
`;

/** Drawn by the graphics card as one quad: hundreds of dots cost a frame no more than none. */
class ShadedTransition implements Transition {
  private readonly quad: Phaser.GameObjects.Shader;

  constructor(scene: Phaser.Scene, width: number, height: number, tone: number) {
    const config = {
      name: 'Transition',
      fragmentSource: FRAGMENT,
      initialUniforms: {
        uPage: [width, height],
        uStep: stepOf(width, height),
        uPixels: pixelRatio(),
        uTone: channels(tone).map((value) => value / 255),
      },
    };
    this.quad = new Phaser.GameObjects.Shader(scene, config, width / 2, height / 2, width, height);
    const { renderNode } = this.quad;
    this.quad.once(Phaser.GameObjects.Events.DESTROY, () => release(scene.sys.renderer, renderNode));
    scene.add.existing(this.quad);
    this.cover(0);
  }

  cover(part: number, opening = false): void {
    this.quad
      .setVisible(part > 0)
      .setUniform('uPart', part)
      .setUniform('uOpening', opening ? 1 : 0);
  }

  destroy(): void {
    this.quad.destroy();
  }
}

/** Frees the quad's resources on the graphics card: Phaser 4.2 allocates them for each one, and keeps them. */
function release(
  renderer: Phaser.Game['renderer'],
  { vertexBufferLayout }: Phaser.Renderer.WebGL.RenderNodes.ShaderQuad,
): void {
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return;
  for (const vao of [...renderer.glVAOWrappers]) {
    if (!vao.attributeBufferLayouts.includes(vertexBufferLayout)) continue;
    Phaser.Utils.Array.Remove(renderer.glVAOWrappers, vao);
    vao.destroy();
  }
  renderer.deleteBuffer(vertexBufferLayout.buffer);
}

/** Pixels of the one dot that all dots are shown with. */
const DOT = 64;

interface TransitionDot {
  readonly image: Phaser.GameObjects.Image;
  /** When it grows: from 0 (first) to 1 (last), along the diagonal. */
  readonly turn: number;
}

/** Hundreds of pictures of one dot, for the Canvas renderer. */
class DotTransition implements Transition {
  private readonly dots: TransitionDot[] = [];
  private readonly full: number;

  constructor(scene: Phaser.Scene, width: number, height: number, tone: number) {
    const key = dotOf(scene, tone);
    const step = stepOf(width, height);
    this.full = (step * 2 * FULL) / (DOT - 4);
    let odd = false;
    for (let y = 0; y < height + step; y += step) {
      odd = !odd;
      for (let x = odd ? 0 : step; x < width + step; x += 2 * step) {
        const image = scene.add.image(x, y, key).setVisible(false);
        this.dots.push({ image, turn: (x / width + y / height) / 2 });
      }
    }
  }

  cover(part: number, opening = false): void {
    for (const { image, turn } of this.dots) {
      const wait = (opening ? 1 - turn : turn) * SPREAD;
      const grown = Math.min(1, Math.max(0, (part - wait) / (1 - SPREAD)));
      image.setVisible(grown > 0).setScale(this.full * grown);
    }
  }

  destroy(): void {
    for (const { image } of this.dots) image.destroy();
    this.dots.length = 0;
  }
}

/** The texture of a dot in a color. It is painted, not tinted: the Canvas renderer knows no tints. */
function dotOf({ textures }: Phaser.Scene, tone: number): string {
  const tint = css(tone);
  const key = `transition-dot:${tint}`;
  if (textures.exists(key)) return key;
  const texture = textures.createCanvas(key, DOT, DOT);
  if (!texture) throw new Error(`no canvas for ${key}`);
  const { context } = texture;
  context.fillStyle = tint;
  context.beginPath();
  context.arc(DOT / 2, DOT / 2, DOT / 2 - 2, 0, 2 * Math.PI);
  context.fill();
  texture.refresh();
  return key;
}
