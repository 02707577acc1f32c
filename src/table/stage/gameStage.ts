import Phaser from 'phaser';
import type { Pace } from '../cutscenes/motion.ts';
import { PlaybackControl } from '../cutscenes/playback.ts';
import type { PageContext } from '../pages/pageScene.ts';
import { isTurning, turnPage } from '../pages/pageTurn.ts';
import { RenderSleep, resizeScreen, type SceneHost, screenConfig, whenSettled } from '../pages/screen.ts';
import { applyTheme, currentTheme, defaultTheme, type Theme } from '../theme.ts';

/** The canvas of a game, and how fast things on it move. */
export class StageCanvas {
  readonly playback = new PlaybackControl();
  readonly context: PageContext;
  readonly game: Phaser.Game;

  /**
   * `id` is that of the game, for the handle of browser tests, which check whether the canvas rests and how large
   * pictures are shown.
   */
  constructor(
    parent: HTMLElement,
    host: SceneHost,
    /** The chosen speed. */
    public tempo: Pace,
    private readonly id: string,
    config: Partial<Phaser.Types.Core.GameConfig> = {},
  ) {
    this.context = { host, tempo: () => this.pace() };
    this.game = new Phaser.Game({ ...screenConfig(parent, []), ...config });
    this.handOut(this.game);
  }

  /** Resolves when scenes can be added. */
  async booted(): Promise<void> {
    if (this.game.isBooted) return;
    await new Promise<void>((booted) => this.game.events.once(Phaser.Core.Events.READY, booted));
  }

  /** Whether things may move by themselves. */
  readonly livesOn = (): boolean => !this.tempo.reducedMotion && this.tempo.speed !== 'instant';

  /** While paused, no time passes; that differs from instant, which jumps to the end. */
  private pace(): Pace {
    const { tempo, playback } = this;
    if (tempo.speed === 'instant') return tempo;
    return { ...tempo, speed: playback.isFrozen ? 0 : tempo.speed * playback.haste };
  }

  destroy(): void {
    this.game.destroy(true);
    this.handOut(undefined);
    // The next game has its own theme.
    applyTheme(defaultTheme);
  }

  private handOut(game: Phaser.Game | undefined): void {
    if (import.meta.env.MODE === 'e2e') Object.assign(window, { [`${this.id}Game`]: game });
  }
}

/** A scene that is a whole page. */
export interface StagePage extends Phaser.Scene {
  /** Repaints it: the theme has changed, or there are more pictures. */
  recolor(): void;
}

/** How the pages of a game differ from those of others. */
export interface PageLook<Name extends string> {
  /** How one turns to a page. */
  turn(name: Name): Parameters<typeof turnPage>[3];
  /** Whether something moves by itself, or waits to be drawn: the canvas must not rest. */
  moves(): boolean;
  /** Whether the open page is complete; by default as soon as it has been turned to. */
  isWhole?(): boolean;
  /** Other changes with the page, while it is covered. */
  changed?(name: Name): void;
  theme(highContrast: boolean, textScale: number): Theme;
}

/** The pages of a game, one of which is open: turns them, lets the canvas rest, and changes their theme. */
export class StagePages<Name extends string> {
  /** Resolves when the page that was opened last has been turned to. */
  turned = Promise.resolve();
  private readonly rest: RenderSleep;
  private shown: Name | null = null;

  constructor(
    private readonly canvas: StageCanvas,
    private readonly pages: Readonly<Record<Name, StagePage>>,
    private readonly look: PageLook<Name>,
  ) {
    const { game } = canvas;
    for (const [key, scene] of Object.entries<StagePage>(pages)) game.scene.add(key, scene, false);
    this.rest = new RenderSleep(game, () => look.moves() || isTurning(game));
  }

  /** The canvas has something new to draw. */
  readonly wake = (): void => this.rest.wake();

  /** Turns to a page; the first one appears without a turn. */
  open(name: Name): void {
    const { game, tempo, context } = this.canvas;
    const change = (): void => {
      for (const key of Object.keys(this.pages)) if (key !== name && game.scene.isActive(key)) game.scene.stop(key);
      this.look.changed?.(name);
      if (!game.scene.isActive(name)) game.scene.start(name);
      this.wake();
    };
    if (this.shown === null) change();
    else if (this.shown !== name) {
      context.host.sound('pageTurn');
      this.turned = turnPage(game, change, tempo, this.look.turn(name));
    }
    this.shown = name;
    this.wake();
  }

  /** Resolves when the page opened last is complete. */
  async settled(): Promise<void> {
    await this.turned;
    const { game } = this.canvas;
    await whenSettled(game, () => !isTurning(game) && this.look.isWhole?.() !== false);
  }

  /** Paints all pages again. */
  recolor(): void {
    for (const page of Object.values<StagePage>(this.pages)) page.recolor();
    this.wake();
  }

  pace(tempo: Pace): void {
    this.canvas.tempo = tempo;
    this.wake();
  }

  /** Applies high contrast and the text scale (1–2). */
  theme(highContrast: boolean, textScale: number): void {
    const before = currentTheme();
    const next = this.look.theme(highContrast, textScale);
    if (before.colors === next.colors && before.type === next.type) return;
    applyTheme(next);
    this.recolor();
  }

  resize(width: number, height: number): void {
    resizeScreen(this.canvas.game, width, height);
    this.wake();
  }
}
