import type Phaser from 'phaser';
import type { Motion } from '../cutscenes/motion.ts';
import type { PageContext } from '../pages/pageScene.ts';
import type { SpriteCache } from '../pictures/sprites/spriteCache.ts';
import { Props } from './props.ts';

/** What animations of facts use: the displayed picture, and props that are removed afterward. */
export abstract class AnimationContext<State, View, Scene extends Phaser.Scene = Phaser.Scene> {
  readonly props: Props;
  private readonly going = new Set<Promise<void>>();

  constructor(
    protected readonly scene: Scene,
    readonly motion: Motion,
    protected readonly context: PageContext,
    /** The displayed state. */
    public state: State,
    /** How high above the picture its props are. */
    flying: number,
  ) {
    this.props = new Props(scene, () => this.sprites, flying);
  }

  /** Shows a state. */
  abstract show(state: State): void;

  /** Shows the same state on a view of another size. */
  abstract refit(view: View): void;

  /** What props are painted with. */
  protected abstract get sprites(): SpriteCache;

  /** Whether the picture still exists: nothing can be shown on one that was left. */
  get isThere(): boolean {
    return this.scene.sys.isActive();
  }

  /** Work that continues during the next fact. */
  meanwhile(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => this.report(error))
      .then(() => {
        this.going.delete(done);
      });
    this.going.add(done);
  }

  /** Resolves when all such work has ended. */
  async settled(): Promise<void> {
    while (this.going.size > 0) await Promise.all(this.going);
  }

  /** Reports an animation that failed. On a picture that was left that is no error. */
  report(...error: readonly unknown[]): void {
    if (this.isThere) console.error(...error);
  }

  sound(name: string): void {
    this.context.host.sound(name);
  }

  /** Clears everything away that belongs to the animation. */
  strike(): void {
    this.props.clear();
  }
}
