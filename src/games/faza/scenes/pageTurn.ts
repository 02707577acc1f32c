import Phaser from 'phaser';
import { fitCamera, pixelRatio } from '../../../table/screen.ts';
import { color } from '../../../table/theme.ts';
import { DotCurtain } from './dotCurtain.ts';
import type { Tempo } from './stage.ts';

/** How long a page turns at speed 1, in ms: dots close over the old page, and open over the new one. */
export const TURN_TEMPO = {
  close: 160,
  open: 160,
  /** Under reduced motion the page fades through ink instead: there and back. */
  fade: 120,
} as const;

interface Turn {
  change: () => void;
  readonly tempo: Tempo;
  readonly tone: number;
  readonly changed: Promise<void>;
  readonly done: () => void;
}

/** Above all other scenes: covers the page while it changes. */
class PageTurnScene extends Phaser.Scene {
  static readonly key = 'pageTurn';
  private turn: Turn | null = null;
  private closing = false;

  constructor() {
    super(PageTurnScene.key);
  }

  /** Lets a page that is still being covered become another one; `null` where it is too late. */
  redirect(change: () => void): Promise<void> | null {
    if (!this.turn || !this.closing) return null;
    this.turn.change = change;
    return this.turn.changed;
  }

  init(turn: Turn): void {
    this.turn?.done();
    this.turn = turn;
  }

  create(): void {
    const { turn } = this;
    if (!turn) return;
    fitCamera(this);
    this.scene.bringToTop();
    this.closing = true;
    const ratio = pixelRatio();
    const [w, h] = [this.scale.width / ratio, this.scale.height / ratio];
    const speed = turn.tempo.speed === 'instant' ? 1 : turn.tempo.speed;
    const cover = turn.tempo.reducedMotion ? this.veil(w, h, turn.tone) : this.dots(w, h, turn.tone);
    const close = (turn.tempo.reducedMotion ? TURN_TEMPO.fade / 2 : TURN_TEMPO.close) / speed;
    const open = (turn.tempo.reducedMotion ? TURN_TEMPO.fade / 2 : TURN_TEMPO.open) / speed;
    this.tweens.addCounter({
      from: 0,
      to: 1,
      duration: close,
      onUpdate: (tween) => cover(tween.getValue() ?? 1, false),
      onComplete: () => {
        cover(1, false);
        this.closing = false;
        turn.change();
        this.scene.bringToTop();
        turn.done();
        // The new page begins and is drawn a step later, still covered.
        this.tweens.addCounter({
          from: 1,
          to: 0,
          delay: 40,
          duration: open,
          onUpdate: (tween) => cover(tween.getValue() ?? 0, true),
          onComplete: () => {
            this.turn = null;
            this.scene.stop();
          },
        });
      },
    });
  }

  private dots(w: number, h: number, tone: number): (part: number, opening: boolean) => void {
    const curtain = new DotCurtain(this, w, h, tone);
    return (part, opening) => curtain.cover(part, opening);
  }

  private veil(w: number, h: number, tone: number): (part: number) => void {
    const veil = this.add.rectangle(0, 0, w, h, tone).setOrigin(0).setAlpha(0);
    return (part) => veil.setAlpha(part);
  }
}

/**
 * Changes the page under a halftone that closes over it and opens again; at once where nothing takes time. Resolves when
 * `change` has been called: the new page is there then, though still covered. Nothing waits for input meanwhile: a second
 * turn while the page is being covered only changes where it leads.
 */
export function turnPage(game: Phaser.Game, change: () => void, tempo: Tempo, tone: number = color.ink): Promise<void> {
  if (tempo.speed === 'instant' || document.hidden) {
    change();
    return Promise.resolve();
  }
  const known = game.scene.getScene(PageTurnScene.key);
  const scene = known instanceof PageTurnScene ? known : new PageTurnScene();
  const redirected = scene === known && scene.sys.isActive() ? scene.redirect(change) : null;
  if (redirected) return redirected;
  if (scene !== known) game.scene.add(PageTurnScene.key, scene, false);
  let done = (): void => {};
  const changed = new Promise<void>((resolve) => {
    done = resolve;
  });
  const turn: Turn = { change, tempo, tone, changed, done };
  game.scene.start(PageTurnScene.key, turn);
  return changed;
}
