import Phaser from 'phaser';

const { BatchHandlerQuad, BatchHandlerTileSprite } = Phaser.Renderer.WebGL.RenderNodes;

type Manager = Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager;
type Addition = Phaser.Types.Renderer.WebGL.ShaderAdditionConfig;

/**
 * How many textures one draw call can use: enough for everything on a board. Every graphics card supports twice as
 * many.
 */
const TEXTURES = 4;

/** Phaser's names for a shader's texture settings. */
const [COUNT, CHOICE] = ['TexCount', 'TEXTURE'];

/**
 * How a shader finds its texture among several. Phaser compares an interpolated number with `==`, and turned pictures lose
 * pieces of themselves where that number is not exact; here it is compared with what lies between two.
 */
function choice(textures: number): Addition {
  const last = textures - 1;
  const others = Array.from(
    { length: last },
    (_, i) => `if (outTexDatum < ${i}.5) return texture2D(uMainSampler[${i}], at);`,
  );
  return {
    name: `Choice${textures}`,
    additions: {
      fragmentDefine: `#define TEXTURE_COUNT ${textures}`,
      fragmentHeader: `uniform sampler2D uMainSampler[TEXTURE_COUNT];
vec4 chosen(vec2 at) {
  ${others.join('\n  ')}
  return texture2D(uMainSampler[${last}], at);
}`,
      fragmentProcess: 'vec4 fragColor = chosen(texCoord);',
    },
  };
}

const [ONE, SEVERAL] = [choice(1), choice(TEXTURES)];

/** Pictures, several textures at a time. Two shaders are enough for all: one per number of textures would be compiled in the middle of a game. */
class Quads extends BatchHandlerQuad {
  constructor(manager: Manager) {
    const own = BatchHandlerQuad.prototype.defaultConfig;
    const shaderAdditions = (own.shaderAdditions ?? []).flatMap((addition) => {
      if (addition.tags?.includes(CHOICE)) return [ONE];
      return addition.tags?.includes(COUNT) ? [] : [addition];
    });
    super(manager, { ...own, shaderAdditions });
  }

  override finalizeTextureCount(count: number): void {
    const [from, to] = count > 1 ? [ONE, SEVERAL] : [SEVERAL, ONE];
    this.programManager.replaceAddition(from.name, to);
  }

  /** Unused units get a used texture: an old one left there might be the current render target. */
  override pushCurrentBatchEntry(): void {
    const { texture, count } = this.currentBatchEntry;
    super.pushCurrentBatchEntry();
    const [first] = texture;
    if (count > 0 && first && texture.length > 1) while (texture.length < TEXTURES) texture.push(first);
  }
}

/** Pictures that repeat, one texture at a time: Phaser's way to find one of several is not exact here, either. */
class Strips extends BatchHandlerTileSprite {
  override updateTextureCount(): void {
    super.updateTextureCount(1);
  }
}

/** The part of a game's configuration with which it draws its pictures so. */
export function drawTogether(): Pick<Phaser.Types.Core.GameConfig, 'callbacks' | 'maxTextures' | 'autoMobileTextures'> {
  return {
    maxTextures: TEXTURES,
    autoMobileTextures: false,
    callbacks: {
      // Between the renderer, which provides its own, and the first picture, which would use one of them.
      preBoot: (game) => game.events.once(Phaser.Core.Events.SYSTEM_READY, () => install(game)),
    },
  };
}

function install({ renderer }: Phaser.Game): void {
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return;
  const { gl, renderNodes } = renderer;
  // Where the processor draws, it looks a pixel up in all of the textures to choose one.
  if (isSoftware(gl)) renderNodes.setMaxParallelTextureUnits(1);
  renderNodes.addNode('BatchHandlerQuad', new Quads(renderNodes));
  renderNodes.addNode('BatchHandlerTileSprite', new Strips(renderNodes));
}

/** Names of software renderers: in Chromium, in Mesa (twice), on Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;

/** Whether pictures are drawn by the processor, for want of a graphics card. */
function isSoftware(gl: WebGLRenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}
