import Phaser from 'phaser';
import { pixelRatio } from './pixelRatio.ts';
import { drawTogether } from './quads.ts';
import type { Rect } from './rect.ts';

/** The renderer: WebGL, and where there is none the Canvas renderer, without filters and tints; `?canvas` asks for it. */
function renderer(): number {
  return new URLSearchParams(window.location.search).has('canvas') ? Phaser.CANVAS : Phaser.AUTO;
}

/** A game whose canvas fills `parent` at the sharpness of the screen. Nothing on it listens: the page has buttons. */
export function screenConfig(parent: HTMLElement, scene: readonly Phaser.Scene[]): Phaser.Types.Core.GameConfig {
  const ratio = pixelRatio();
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
    // frame where there is no graphics card.
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

/** Matches the canvas to a window of that size in CSS pixels. */
export function resizeScreen(game: Phaser.Game, width: number, height: number): void {
  const ratio = pixelRatio();
  game.scale.resize(Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)));
  // Last: with it the canvas takes its size on the page; `resize` alone leaves it as it was.
  game.scale.setZoom(1 / ratio);
}

/**
 * Takes everything off a scene and destroys it, with the textures that panels were painted on. (`removeAll` of a display list
 * only forgets its children.)
 */
export function emptyScene(scene: Phaser.Scene): void {
  // A child that is destroyed leaves the list, and may take others with it.
  for (const child of [...scene.children.list]) child.destroy();
}

/** Lets a scene draw in CSS pixels from the top left of the window, or of a frame in it. Call it at the start and after a change of size. */
export function fitCamera(scene: Phaser.Scene, frame: Rect | null = null): void {
  const camera = scene.cameras.main;
  const ratio = pixelRatio();
  if (frame) camera.setViewport(frame.x * ratio, frame.y * ratio, frame.w * ratio, frame.h * ratio);
  else camera.setViewport(0, 0, scene.scale.width, scene.scale.height);
  camera.setOrigin(0, 0).setZoom(ratio).setScroll(0, 0);
}
