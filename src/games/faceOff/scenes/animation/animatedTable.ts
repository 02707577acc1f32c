import type { Motion } from '../../../../table/cutscenes/motion.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { AnimationContext } from '../../../../table/stage/animationContext.ts';
import { counted } from '../../interaction/lanes.ts';
import type { FaceTableView, Narrator } from '../../interaction/view.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import type { FaceTable } from '../table/FaceTable.ts';
import { DEPTH, type Surface } from '../table/surface.ts';

/** What animations of facts use: the displayed table, and props that are removed afterward. */
export class AnimatedTable extends AnimationContext<FaceOffView, FaceTableView, FaceTable> {
  private shown: Surface | null = null;

  constructor(
    scene: FaceTable,
    motion: Motion,
    context: PageContext,
    private readonly narrator: Narrator,
    private base: FaceTableView,
    state: FaceOffView,
  ) {
    super(scene, motion, context, state, DEPTH.flying);
  }

  override show(state: FaceOffView): void {
    this.state = state;
    this.present(this.viewOf(state));
  }

  /** Shows the state with totals that have been counted only in part, from 0 to 1. */
  count(part: number): void {
    const view = this.viewOf(this.state);
    this.present({ ...view, lanes: view.lanes.map((lane) => counted(lane, part)) });
  }

  override refit(view: FaceTableView): void {
    this.base = view;
    this.show(this.state);
  }

  /** Plays a sound, unless the animation is being skipped. */
  override sound(name: string): void {
    if (!this.motion.instant) super.sound(name);
  }

  /** A state as the table shows it. */
  viewOf(state: FaceOffView): FaceTableView {
    return this.narrator.view(this.base, state);
  }

  protected override get sprites(): SpriteCache {
    const { surface } = this.scene;
    if (!surface) throw new Error('the table shows nothing');
    return surface.sprites;
  }

  private present(view: FaceTableView): void {
    this.scene.show(view);
    // In another size nothing of the old one is left.
    if (this.shown !== this.scene.surface) this.props.clear();
    this.shown = this.scene.surface;
  }
}
