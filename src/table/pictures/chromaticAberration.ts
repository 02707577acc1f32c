import Phaser from 'phaser';
import type { Motion } from '../cutscenes/motion.ts';
import { pixelRatio } from '../pages/pixelRatio.ts';
import { pulse } from './filters.ts';

type FilterList = Phaser.GameObjects.Components.FilterList;

const NODE = 'FilterMisprint';

/** Cyan absorbs red, magenta green, yellow blue: each ink is read from its own plate. */
const FRAGMENT = `
#pragma phaserTemplate(shaderName)
precision mediump float;
uniform sampler2D uMainSampler;
uniform vec2 uSlip;
varying vec2 outTexCoord;
#pragma phaserTemplate(fragmentHeader)
void main ()
{
  vec4 yellow = texture2D(uMainSampler, outTexCoord);
  float cyan = texture2D(uMainSampler, outTexCoord + uSlip).r;
  float magenta = texture2D(uMainSampler, outTexCoord - uSlip).g;
  gl_FragColor = vec4(cyan, magenta, yellow.b, yellow.a);
}
`;

/** A print whose plates of cyan and magenta have slipped, to opposite sides. */
class Misprint extends Phaser.Filters.Controller {
  /** How far, in pixels of the canvas. */
  readonly slip = new Phaser.Math.Vector2();

  constructor(camera: Phaser.Cameras.Scene2D.Camera) {
    super(camera, NODE);
  }
}

class MisprintNode extends Phaser.Renderer.WebGL.RenderNodes.BaseFilterShader {
  constructor(manager: Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager) {
    super(NODE, manager, undefined, FRAGMENT);
  }

  override setupUniforms({ slip }: Misprint, { width, height }: Phaser.Renderer.WebGL.DrawingContext): void {
    this.programManager.setUniform('uSlip', [slip.x / width, slip.y / height]);
  }
}

/** Adds a misprint to the filters of a camera; the first one also registers it with the renderer. */
function addMisprint(list: FilterList): Misprint {
  const { renderer } = list.camera.scene.sys;
  if ('renderNodes' in renderer && !renderer.renderNodes.hasNode(NODE))
    renderer.renderNodes.addNodeConstructor(NODE, MisprintNode);
  const filter = new Misprint(list.camera);
  list.add(filter);
  return filter;
}

/**
 * A blow that shifts the color plates of the print apart by a number of CSS pixels; they swing back within `length`. No
 * flash: nothing becomes lighter or darker. Omitted under reduced motion.
 */
export function chromaticAberration(scene: Phaser.Scene, motion: Motion, by: number, length: number): Promise<void> {
  const far = by * pixelRatio();
  return pulse(scene, motion, length, addMisprint, ({ slip }, t) => {
    // Twice to each side, ever less.
    const swing = far * (1 - t) ** 2 * Math.cos(t * Math.PI * 3);
    slip.set(swing, swing * 0.35);
  });
}
