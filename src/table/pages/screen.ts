import Phaser from 'phaser';
import type { Camera } from '../layout/camera.ts';
import type { Rect } from '../layout/rect.ts';
import { drawTogether } from '../pictures/quads.ts';
import { pixelRatio, takePixelRatio } from './pixelRatio.ts';
import { betweenFrames } from './scheduling.ts';

/** The renderer: WebGL, or, without it, the Canvas renderer, without filters and tints; `?canvas` forces that. */
function renderer(): number {
  return new URLSearchParams(window.location.search).has('canvas') ? Phaser.CANVAS : Phaser.AUTO;
}

/** What scenes need from the page around their canvas. */
export interface SceneHost {
  /** Plays a sound by the name of its family; an unknown one is silent. */
  sound(name: string): void;
  /** Resolves when a person wants to continue; used when something has to be read. */
  pause(): Promise<void>;
  /** Where scenes apart from the board are shown, in CSS pixels; `null` for the whole window. */
  frame(): Rect | null;
  /** Whether the title is shown. */
  isAtTitle(): boolean;
}

/** A game whose canvas fills `parent` at the sharpness of the screen. Nothing on it listens: the page has buttons. */
export function screenConfig(parent: HTMLElement, scene: readonly Phaser.Scene[]): Phaser.Types.Core.GameConfig {
  const ratio = takePixelRatio();
  const { width, height } = parent.getBoundingClientRect();
  return {
    type: renderer(),
    parent,
    scene: [...scene],
    backgroundColor: '#1d1220',
    banner: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    disableContextMenu: false,
    // Textures are smoothed; edges are not: every picture has a transparent rim, and smoothing edges costs a third of a
    // frame without a graphics card.
    render: { antialias: true, antialiasGL: false, powerPreference: 'high-performance' },
    ...drawTogether(),
    fps: { smoothStep: false },
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.max(1, Math.round(width * ratio)),
      height: Math.max(1, Math.round(height * ratio)),
      zoom: 1 / ratio,
    },
  };
}

/** Fits the canvas to a window of that size in CSS pixels, on the screen that shows it now. */
export function resizeScreen(game: Phaser.Game, width: number, height: number): void {
  const ratio = takePixelRatio();
  game.scale.resize(Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)));
  // Last: with it the canvas takes its size on the page; `resize` alone leaves it as it was.
  game.scale.setZoom(1 / ratio);
}

/**
 * Removes and destroys everything on a scene, with the textures that panels were painted on. (`removeAll` of a display
 * list only forgets its children.)
 */
export function emptyScene(scene: Phaser.Scene): void {
  // A child that is destroyed leaves the list, and may take others with it.
  for (const child of [...scene.children.list]) child.destroy();
}

/** Aims a Phaser camera, which got its `view` from `fitCamera`, as a camera over a board looks (see `camera.ts`). */
export function aimCamera(camera: Phaser.Cameras.Scene2D.Camera, { x, y, zoom }: Camera, view: Rect): void {
  camera.setZoom(pixelRatio() * zoom).setScroll(x - view.w / 2 / zoom, y - view.h / 2 / zoom);
}

/** Lets a scene draw in CSS pixels from the top left of the window, or of a frame in it. Call it at the start and after a change of size. */
export function fitCamera(scene: Phaser.Scene, frame: Rect | null = null): void {
  const camera = scene.cameras.main;
  const ratio = pixelRatio();
  if (frame) camera.setViewport(frame.x * ratio, frame.y * ratio, frame.w * ratio, frame.h * ratio);
  else camera.setViewport(0, 0, scene.scale.width, scene.scale.height);
  camera.setOrigin(0, 0).setZoom(ratio).setScroll(0, 0);
}

/** Frames drawn after the last change before the canvas rests: scenes start a frame late, and panels are drawn in one more. */
const SETTLING = 3;

/**
 * Lets the canvas rest while nothing on it moves: the last picture stays, and neither processor nor battery is used.
 * Code that changes something calls `wake`.
 */
export class RenderSleep {
  private still = 0;

  /** `moves` returns whether there is idle animation; tweens of running scenes are detected without it. */
  constructor(
    private readonly game: Phaser.Game,
    private readonly moves: () => boolean,
  ) {
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.look());
    // A canvas that got its graphics card back is empty.
    game.canvas.addEventListener('webglcontextrestored', () => this.wake());
    // Browsers stop calling for frames in a hidden tab, but not all of them, and not in every invisible window.
    const seen = (): void => (document.hidden ? this.game.loop.sleep() : this.wake());
    document.addEventListener('visibilitychange', seen);
    game.events.once(Phaser.Core.Events.DESTROY, () => document.removeEventListener('visibilitychange', seen));
  }

  /** Something changed: draw again. */
  wake(): void {
    this.still = 0;
    // It wakes when the page is seen again.
    if (!document.hidden) this.game.loop.wake();
  }

  private look(): void {
    const moving = this.moves() || this.game.scene.getScenes(true).some((scene) => scene.tweens.getTweens().length > 0);
    this.still = moving ? 0 : this.still + 1;
    if (this.still >= SETTLING) this.game.loop.sleep();
  }
}

/**
 * Resolves at the first step of the game at which `isCalm` holds, or at once. It changes nothing and speeds nothing up.
 */
export function whenSettled(game: Phaser.Game, isCalm: () => boolean): Promise<void> {
  if (isCalm()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isCalm()) return;
      game.events.off(Phaser.Core.Events.POST_STEP, look);
      resolve();
    };
    game.events.on(Phaser.Core.Events.POST_STEP, look);
  });
}

/** Resolves after the next step of the game: a removed scene is gone by then. */
export function afterStep(game: Phaser.Game): Promise<void> {
  return new Promise((gone) => {
    game.events.once(Phaser.Core.Events.POST_STEP, () => betweenFrames(gone));
  });
}

/**
 * Calls `act` at the next press of a pointer or key anywhere, once, as long as the scene lives. Only for speeding up
 * something that nobody has to wait for: the press still has its normal effect, and nothing can be done only this way.
 */
export function onAnyPress(scene: Phaser.Scene, act: () => void): void {
  const ends = new AbortController();
  const pressed = (): void => {
    ends.abort();
    act();
  };
  for (const kind of ['pointerdown', 'keydown']) {
    document.addEventListener(kind, pressed, { signal: ends.signal, capture: true, passive: true });
  }
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => ends.abort());
}
