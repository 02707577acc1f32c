import type Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { AnimationContext } from '../../../../table/stage/animationContext.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import type { FactionTableView, Narrator } from '../../interaction/view.ts';
import type { AvatarNo, FactionFunView } from '../../rules/state/state.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import type { FactionTable } from '../table/FactionTable.ts';
import { pieceName } from '../table/pieces.ts';
import { DEPTH, type Surface } from '../table/surface.ts';

/** What animations of facts use: the displayed table, and props that are removed afterward. */
export class AnimatedTable extends AnimationContext<FactionFunView, FactionTableView, FactionTable> {
  private shown: Surface | null = null;

  constructor(
    scene: FactionTable,
    motion: Motion,
    context: PageContext,
    private readonly narrator: Narrator,
    private base: FactionTableView,
    state: FactionFunView,
  ) {
    super(scene, motion, context, state, DEPTH.flying);
  }

  override show(state: FactionFunView): void {
    this.state = state;
    this.scene.show(this.narrator.view(this.base, state));
    // In another size nothing of the old one is left.
    if (this.shown !== this.scene.surface) this.props.clear();
    this.shown = this.scene.surface;
  }

  override refit(view: FactionTableView): void {
    this.base = view;
    this.show(this.state);
  }

  /** Plays a sound, unless the animation is being skipped. */
  override sound(name: string): void {
    if (!this.motion.instant) super.sound(name);
  }

  get surface(): Surface {
    const { surface } = this.scene;
    if (!surface) throw new Error('the table shows nothing');
    return surface;
  }

  get layout(): FactionTableView['layout'] {
    return this.base.layout;
  }

  /** The people of the seat that looks at the table. */
  get people(): PeopleId {
    return peopleOf(this.base.seat);
  }

  get unit(): number {
    return this.layout.unit;
  }

  piece(avatar: AvatarNo): Phaser.GameObjects.Image | undefined {
    return this.surface.field.cast.get(pieceName(avatar));
  }

  /** Brings a spot of the map into view. */
  follow(spot: { readonly x: number; readonly y: number }): void {
    this.scene.follow(spot);
  }

  protected override get sprites(): SpriteCache {
    return this.surface.sprites;
  }
}
