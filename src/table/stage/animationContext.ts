import type Phaser from 'phaser';
import type { Motion } from '../cutscenes/motion.ts';
import type { PageContext } from '../pages/pageScene.ts';
import type { SpriteCache } from '../pictures/spriteCache.ts';
import { Props } from './props.ts';

/** What the animations of facts work with: a picture as it is shown, and props that are cleared away afterwards. */
export abstract class AnimationContext<State, View, Scene extends Phaser.Scene = Phaser.Scene> {
  readonly props: Props;
  private readonly going = new Set<Promise<void>>();

  constructor(
    protected readonly scene: Scene,
    readonly motion: Motion,
    protected readonly context: PageContext,
    /** What the picture shows. */
    public state: State,
    /** How high above the picture its props are. */
    flying: number,
  ) {
    this.props = new Props(scene, () => this.sprites, flying);
  }

  /** Shows a moment. */
  abstract show(state: State): void;

  /** Shows the same moment on a view of another size. */
  abstract refit(view: View): void;

  /** What props are painted with. */
  protected abstract get sprites(): SpriteCache;

  /** Whether the picture is still there: nothing can be shown on one that was left. */
  get isThere(): boolean {
    return this.scene.sys.isActive();
  }

  /** Work that goes on while the next fact is shown. */
  meanwhile(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => this.report(error))
      .then(() => {
        this.going.delete(done);
      });
    this.going.add(done);
  }

  /** Resolves when nothing goes on any more. */
  async settled(): Promise<void> {
    while (this.going.size > 0) await Promise.all(this.going);
  }

  /** Tells of an animation that failed. On a picture that was left that is no error. */
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
