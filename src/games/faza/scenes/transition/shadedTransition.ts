import Phaser from 'phaser';
import { pixelRatio } from '../../../../table/pixelRatio.ts';
import { channels } from '../../../../table/theme.ts';
import { FULL, SPREAD, stepOf } from './lattice.ts';
import type { Transition } from './transition.ts';

/**
 * Each pixel looks at the four dots around it. Turned by 45 degrees the dots stand at whole numbers; `outTexCoord` counts from
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

/** A curtain that the graphics card draws as one quad: hundreds of dots cost a frame no more than none. */
export class ShadedTransition implements Transition {
  private readonly quad: Phaser.GameObjects.Shader;

  constructor(scene: Phaser.Scene, width: number, height: number, tone: number) {
    const config = {
      name: 'Curtain',
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

/** Gives back what the quad has on the graphics card: Phaser 4.2 makes it for each one, and keeps it. */
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
