import type Phaser from 'phaser';
import { clearSelection } from '../../../../../src/games/faza/interaction/fazaSelection.ts';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { BoardContext } from '../../../../../src/games/faza/scenes/animation/boardContext.ts';
import type { BoardScene } from '../../../../../src/games/faza/scenes/board/boardScene.ts';
import { drawCards } from '../../../../../src/games/faza/scenes/board/pieces/cards.ts';
import { drawEvents } from '../../../../../src/games/faza/scenes/board/pieces/events.ts';
import { drawHeroes } from '../../../../../src/games/faza/scenes/board/pieces/heroes.ts';
import { drawPieces } from '../../../../../src/games/faza/scenes/board/pieces/pieces.ts';
import { drawPools } from '../../../../../src/games/faza/scenes/board/pieces/pools.ts';
import { drawShips } from '../../../../../src/games/faza/scenes/board/pieces/ships.ts';
import { drawTiles } from '../../../../../src/games/faza/scenes/board/pieces/tiles.ts';
import { drawStrip } from '../../../../../src/games/faza/scenes/board/strip.ts';
import { type Surface, sizesOf } from '../../../../../src/games/faza/scenes/board/surface.ts';
import type { Motion } from '../../../../../src/table/cutscenes/motion.ts';
import type { Rect } from '../../../../../src/table/layout/rect.ts';
import type { PageContext } from '../../../../../src/table/pages/pageScene.ts';
import type { AtlasPages } from '../../../../../src/table/pictures/sprites/atlasPages.ts';
import { SpriteCache } from '../../../../../src/table/pictures/sprites/spriteCache.ts';
import { SpriteRegistry } from '../../../../../src/table/pictures/sprites/spriteRegistry.ts';
import { viewOf } from '../viewOf.ts';

/** Every property is a function that returns the object: for parts of the engine that this test ignores. */
function anything(): never {
  const self: unknown = new Proxy(() => self, { get: () => self });
  return self as never;
}

/** An engine image, as far as animations use it. */
class FakeImage {
  x: number;
  y: number;
  scaleX = 1;
  scaleY = 1;
  alpha = 1;
  angle = 0;
  depth = 0;
  active = true;
  visible = true;
  displayHeight = 10;
  displayWidth = 10;
  texture = { key: '' };
  frame = { name: '', source: { image: new HTMLCanvasElement() }, cutWidth: 1, cutHeight: 1 };

  constructor(
    x: number,
    y: number,
    private readonly gone: (image: FakeImage) => void,
  ) {
    this.x = x;
    this.y = y;
  }

  setAlpha(alpha = 1): void {
    this.alpha = alpha;
  }

  setPosition(x: number, y: number): void {
    [this.x, this.y] = [x, y];
  }

  readonly destroy = (): void => {
    this.active = false;
    this.gone(this);
  };
}

/** An image whose other methods only return it, as most of the engine's do. */
function imageAt(x: number, y: number, gone: (image: FakeImage) => void): FakeImage {
  const image = new FakeImage(x, y, gone);
  const self: FakeImage = new Proxy(image, {
    get: (target, name) => {
      if (name === 'setAlpha' || name === 'setPosition') {
        return (...given: [number, number]) => {
          target[name](...given);
          return self;
        };
      }
      const own: unknown = Reflect.get(target, name);
      return own === undefined ? () => self : own;
    },
  });
  return self;
}

/** A board without an engine, on which animations finish at once. */
export interface AnimationStage {
  readonly context: BoardContext;
  /** The real duration of motions and waits, in milliseconds at normal speed. */
  length(): number;
  /** The number of images that only the animation has added. */
  props(): number;
  /** The invisible pieces of the picture. */
  unseen(): string[];
}

/** Prepares the stage for an animation that starts in a state. */
export function animationStage(state: FazaView): AnimationStage {
  let length = 0;
  const images = new Set<FakeImage>();
  const add = (x = 0, y = 0): FakeImage => {
    const image = imageAt(x, y, (bare) => {
      for (const one of images) if (!one.active) images.delete(one);
      bare.active = false;
    });
    images.add(image);
    return image;
  };
  const textures = { exists: () => false } as unknown as Phaser.Textures.TextureManager;
  class PaintedStamps extends SpriteCache {
    override paint(id: string, w: number, h: number) {
      return { page: '', id, w, h };
    }
  }
  const scene = {
    add: { image: add, graphics: add, particles: anything },
    textures,
    sys: { isActive: () => true },
    cameras: { main: anything() },
    picture: null as BoardScene['picture'],
    hold: () => undefined,
    release: () => undefined,
    show: (view: BoardView) => show(view),
  };
  const cast = new SpriteRegistry(scene as unknown as Phaser.Scene, 1);
  const byName = new Map<string, FakeImage>();
  const put = (name: string, area: Rect): FakeImage => {
    const panel = byName.get(name) ?? add(area.x, area.y);
    byName.set(name, panel);
    return panel;
  };
  const panels = { put, get: (name: string) => byName.get(name), names: () => [...byName.keys()] };
  const sprites = new PaintedStamps({} as AtlasPages, textures, 1);
  const show = (view: BoardView): void => {
    const { layout } = view;
    const parts = { panels, cast, sprites, layout, sizes: sizesOf(layout), routes: [] };
    const surface = parts as unknown as Surface;
    cast.begin();
    drawTiles(surface, view.state, () => 0xffffff, true);
    drawHeroes(surface, view);
    drawCards(surface, view);
    drawShips(surface, view, null);
    drawPools(surface, view.state, null);
    drawEvents(surface, view);
    drawStrip(surface, view);
    const pieces = drawPieces(surface, view.state, null, () => true);
    cast.end();
    scene.picture = { view, surface, pieces };
  };
  const move = (ms: number, step: (part: number) => void): Promise<void> => {
    length += ms;
    for (const part of [0, 0.5, 1]) step(part);
    return Promise.resolve();
  };
  const motion = {
    instant: false,
    lively: true,
    move,
    eased: (_: unknown, ...how: Parameters<typeof move>) => move(...how),
    fade: move,
    wait: (ms: number) => move(ms, () => undefined),
  } as unknown as Motion;
  const page = { host: { sound: () => undefined }, tempo: () => ({ speed: 1, reducedMotion: false }) };
  const base = viewOf(state, clearSelection(0), [1280, 720]);
  show(base);
  const context = new BoardContext(scene as unknown as BoardScene, motion, page as unknown as PageContext, base, state);
  const standing = (): number => cast.names().length + byName.size;
  return {
    context,
    length: () => length,
    props: () => images.size - standing(),
    unseen: () =>
      [...context.picture.pieces].flatMap(([name, { image }]) => (image.alpha === 1 && image.active ? [] : [name])),
  };
}
