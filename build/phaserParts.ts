import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The parts of Phaser that the game uses, by name, and their modules in Phaser's sources. Phaser's own build is a
 * single file, from which no bundler can remove anything; its sources have one module for each part.
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

/** What a scene creates through `add`, and the module that registers it. */
const MAKERS: Readonly<Record<string, string>> = {
  image: 'gameobjects/image/ImageFactory',
  container: 'gameobjects/container/ContainerFactory',
  graphics: 'gameobjects/graphics/GraphicsFactory',
  ellipse: 'gameobjects/shape/ellipse/EllipseFactory',
  rectangle: 'gameobjects/shape/rectangle/RectangleFactory',
  particles: 'gameobjects/particles/ParticleEmitterFactory',
  tileSprite: 'gameobjects/tilesprite/TileSpriteFactory',
};

/** The names of everything that a scene can create. */
export const FACTORIES: readonly string[] = ['existing', ...Object.keys(MAKERS)];

/** Modules that register themselves with Phaser when they are loaded, for every scene. */
const REGISTERED = [
  'polyfills/requestVideoFrame',
  // This must come first: Phaser's modules import each other in a cycle that has to be entered here.
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

/** Parts of Phaser's sources that a build may exclude, and whether this one includes them. */
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

/** Replaces Phaser by only the parts that the game uses: a third less to load and to parse. */
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

/** The module that replaces Phaser: its parts, at the same names as in the original. */
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
