import Phaser from 'phaser';
import { Motion, type Pace } from '../cutscenes/motion.ts';
import { TURN_TIMINGS } from '../cutscenes/timings.ts';
import { color } from '../theme.ts';
import { pixelRatio } from './pixelRatio.ts';
import { emptyScene, fitCamera } from './screen.ts';
import { createTransition, type Transition } from './transition.ts';

interface Turn {
  change: () => void;
  readonly pace: Pace;
  readonly tone: number;
  /** What covers the page if motion is allowed; otherwise the page fades. */
  readonly make: typeof createTransition;
  readonly changed: Promise<void>;
  readonly done: () => void;
}

/** Above all other scenes: covers the page while it changes. */
class PageTurnScene extends Phaser.Scene {
  static readonly key = 'pageTurn';
  private turn: Turn | null = null;
  private closing = false;
  /** The cover, and its progress. */
  private over: Transition | null = null;
  private covered: Parameters<Transition['cover']> = [0];

  constructor() {
    super(PageTurnScene.key);
  }

  get turning(): boolean {
    return this.turn !== null;
  }

  /** Whether the old page is still being covered. */
  get covering(): boolean {
    return this.turn !== null && this.closing;
  }

  /** Starts a turn, or redirects one that is still covering its page. */
  begin(turn: Turn): Promise<void> {
    if (this.turn && this.covering) {
      this.turn.change = turn.change;
      return this.turn.changed;
    }
    this.turn = turn;
    this.closing = true;
    this.scene.manager.start(PageTurnScene.key);
    return turn.changed;
  }

  create(): void {
    const { turn } = this;
    if (!turn) return;
    this.scene.bringToTop();
    const motion = new Motion(this, () => turn.pace);
    const refit = (): void => this.refit(turn, motion.lively);
    this.covered = [0];
    refit();
    this.scale.on('resize', refit);
    void this.play(turn, motion);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.scale.off('resize', refit);
      // A turn that is interrupted by the next one still changes the page.
      turn.done();
    });
  }

  /** Rebuilds the cover for the current size of the canvas, at the same progress. */
  private refit({ tone, make }: Turn, isLively: boolean): void {
    fitCamera(this);
    emptyScene(this);
    const ratio = pixelRatio();
    const [w, h] = [this.scale.width / ratio, this.scale.height / ratio];
    this.over = isLively ? make(this, w, h, tone) : this.veil(w, h, tone);
    this.over.cover(...this.covered);
  }

  private cover(...covered: Parameters<Transition['cover']>): void {
    this.covered = covered;
    this.over?.cover(...covered);
  }

  private async play(turn: Turn, motion: Motion): Promise<void> {
    const half = TURN_TIMINGS.fade / 2;
    await motion.fade(motion.lively ? TURN_TIMINGS.close : half, (t) => this.cover(t));
    this.closing = false;
    try {
      turn.change();
    } catch (error) {
      // The page is uncovered in any case: nothing under it could be reached.
      console.error(error);
    } finally {
      turn.done();
    }
    this.scene.bringToTop();
    // The new page starts a step later, and is drawn while it is still covered.
    await motion.wait(40);
    if (this.turn !== turn) return;
    await motion.fade(motion.lively ? TURN_TIMINGS.open : half, (t) => this.cover(1 - t, true));
    if (this.turn !== turn) return;
    this.turn = null;
    // At once, as a turn starts: a stop that waited for the next step would end the turn that has started by then.
    this.scene.manager.stop(PageTurnScene.key);
  }

  private veil(w: number, h: number, tone: number): Transition {
    const veil = this.add.rectangle(0, 0, w, h, tone).setOrigin(0).setAlpha(0);
    return { cover: (part) => veil.setAlpha(part), destroy: () => veil.destroy() };
  }
}

/** Whether a page is turning: the canvas must not rest meanwhile. */
export function isTurning(game: Phaser.Game): boolean {
  const scene = game.scene.getScene(PageTurnScene.key);
  return scene instanceof PageTurnScene && scene.turning;
}

/**
 * Changes the page under something that closes over it and opens again, by default a halftone; at once where nothing takes time. Resolves when
 * `change` has been called. Nothing waits for input meanwhile: a second turn while the page is still being covered only
 * changes where the first one leads, in any pace; otherwise the first would lead back when it is done.
 */
export function turnPage(
  game: Phaser.Game,
  change: () => void,
  pace: Pace,
  { tone = color.ink, make = createTransition }: Partial<Pick<Turn, 'tone' | 'make'>> = {},
): Promise<void> {
  const known = game.scene.getScene(PageTurnScene.key);
  const scene = known instanceof PageTurnScene ? known : new PageTurnScene();
  if (!scene.covering && (pace.speed === 'instant' || document.hidden)) {
    change();
    return Promise.resolve();
  }
  if (scene !== known) game.scene.add(PageTurnScene.key, scene, false);
  let done = (): void => {};
  const changed = new Promise<void>((resolve) => {
    done = resolve;
  });
  return scene.begin({ change, pace, tone, make, changed, done });
}
