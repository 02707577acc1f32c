import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What the game uses of Phaser, by its name there, and the module of Phaser's sources that it comes from. Phaser's own build
 * is one file, of which no bundler can leave anything out; the sources are one module for each thing, of which it is easy.
 */
export const PHASER_PARTS: Readonly<Record<string, string>> = {
  Game: 'core/Game',
  Scene: 'scene/Scene',
  'Core.Events': 'core/events',
  'Scenes.Events': 'scene/events',
  'GameObjects.Events': 'gameobjects/events',
  'GameObjects.Image': 'gameobjects/image/Image',
  'GameObjects.Container': 'gameobjects/container/Container',
  'GameObjects.Graphics': 'gameobjects/graphics/Graphics',
  'GameObjects.Rectangle': 'gameobjects/shape/rectangle/Rectangle',
  'GameObjects.Particles.ParticleEmitter': 'gameobjects/particles/ParticleEmitter',
  'GameObjects.Shader': 'gameobjects/shader/Shader',
  'Filters.Controller': 'filters/Controller',
  'Filters.ColorMatrix': 'filters/ColorMatrix',
  'Renderer.WebGL.WebGLRenderer': 'renderer/webgl/WebGLRenderer',
  'Renderer.WebGL.RenderNodes.BaseFilterShader': 'renderer/webgl/renderNodes/filters/BaseFilterShader',
  'Renderer.WebGL.RenderNodes.BatchHandlerQuad': 'renderer/webgl/renderNodes/BatchHandlerQuad',
  'Renderer.WebGL.RenderNodes.BatchHandlerTileSprite': 'renderer/webgl/renderNodes/BatchHandlerTileSprite',
  'Math.Clamp': 'math/Clamp',
  'Math.Easing': 'math/easing',
  'Math.RandomDataGenerator': 'math/random-data-generator/RandomDataGenerator',
  'Math.Vector2': 'math/Vector2',
  'Geom.Polygon': 'geom/polygon/Polygon',
  'Curves.Spline': 'curves/SplineCurve',
  'Utils.Array.Remove': 'utils/array/Remove',
  TintModes: 'renderer/TintModes',
  Scale: 'scale/const',
};

/** What a scene makes by its `add`, and the module that teaches it to. */
const MAKERS: Readonly<Record<string, string>> = {
  image: 'gameobjects/image/ImageFactory',
  container: 'gameobjects/container/ContainerFactory',
  graphics: 'gameobjects/graphics/GraphicsFactory',
  ellipse: 'gameobjects/shape/ellipse/EllipseFactory',
  rectangle: 'gameobjects/shape/rectangle/RectangleFactory',
  particles: 'gameobjects/particles/ParticleEmitterFactory',
  tileSprite: 'gameobjects/tilesprite/TileSpriteFactory',
};

/** The names of all that a scene can make. */
export const FACTORIES: readonly string[] = ['existing', ...Object.keys(MAKERS)];

/** What registers itself with Phaser when it is loaded: what every scene has. */
const REGISTERED = [
  'polyfills/requestVideoFrame',
  // Before anything of it: its modules import each other in a circle that has to be entered here.
  'renderer',
  'events/EventEmitter',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectFactory',
  'gameobjects/GameObjectCreator',
  'cameras/2d/CameraManager',
  'tweens/TweenManager',
  'scene/ScenePlugin',
  ...Object.values(MAKERS),
];

/** Parts of Phaser's sources that a build may leave out, and whether this one has them. */
const FEATURES: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: true,
  WEBGL_DEBUG: false,
  EXPERIMENTAL: false,
  FEATURE_SOUND: false,
  PLUGIN_3D: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

const SOURCES = fileURLToPath(new URL('../node_modules/phaser/src/', import.meta.url));
/** One of Phaser's sources, wherever the packages are: `node_modules` may be a link to another folder. */
const SOURCE = /[\\/]node_modules[\\/]phaser[\\/]src[\\/]/;
const ENTRY = '\0phaser-parts';

/** Builds with the parts of Phaser that the game uses, in place of all of it: a third less to load and to read. */
export function phaserParts(): Plugin {
  return {
    name: 'phaser-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'phaser' ? ENTRY : null),
    load: (id) => (id === ENTRY ? entry() : null),
    transform: (code, id) => {
      if (!SOURCE.test(id)) return null;
      return code.replace(/typeof (\w+)\b(?=\s*[)&|])/g, (all, name: string) => {
        const has = FEATURES[name];
        return has === undefined ? all : String(has);
      });
    },
  };
}

/** The module that stands for Phaser: its parts in the places in which the whole has them. */
function entry(): string {
  const parts = Object.entries(PHASER_PARTS);
  const imports = parts.map(([, path], index) => `import part${index} from ${JSON.stringify(moduleOf(path))};`);
  const registered = REGISTERED.map((path) => `import ${JSON.stringify(moduleOf(path))};`);
  const lines = parts.map(([name], index) => `put(${JSON.stringify(name.split('.'))}, part${index});`);
  return `${registered.join('\n')}
import constants from ${JSON.stringify(moduleOf('const'))};
${imports.join('\n')}
const Phaser = { ...constants };
function put(names, part) {
  const last = names.pop();
  names.reduce((inside, name) => (inside[name] ??= {}), Phaser)[last] = part;
}
${lines.join('\n')}
export default Phaser;
`;
}

function moduleOf(path: string): string {
  return `${SOURCES}${path}`;
}
