import type Phaser from 'phaser';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { middle, type Rect, type Spot } from '../../../../table/layout/rect.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { AnimationContext } from '../../../../table/stage/animationContext.ts';
import { duelLayout, sideOfSeat } from '../../interaction/layout/duelLayout.ts';
import { rivalSeats } from '../../interaction/layout/seats.ts';
import type { AzardiaTableView, Narrator } from '../../interaction/view.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTable } from '../table/AzardiaTable.ts';
import { pawnName } from '../table/pawns.ts';
import { DEPTH, type Surface } from '../table/surface.ts';
import { soundOf } from './sounds.ts';

/** What animations of facts use: the displayed table, and props that are removed afterward. */
export class AnimatedTable extends AnimationContext<AzardiaView, AzardiaTableView, AzardiaTable> {
  private told: readonly Fact[];
  private shown: Surface | null = null;
  private isBehind = false;

  constructor(
    scene: AzardiaTable,
    motion: Motion,
    context: PageContext,
    private readonly narrator: Narrator,
    private base: AzardiaTableView,
    state: AzardiaView,
    facts: readonly Fact[],
    /** Moves the page's buttons to their places for a state; `refit` receives the resulting view. */
    private readonly rearrange: (state: AzardiaView) => void,
  ) {
    super(scene, motion, context, state, DEPTH.flying);
    // Older news, since the player's last command, remains readable.
    this.told = base.latest.slice(0, Math.max(0, base.latest.length - facts.length));
  }

  override show(state: AzardiaView): void {
    this.state = state;
    this.isBehind = false;
    // A duel has its buttons elsewhere than the table.
    if ((this.base.state.duel === null) !== (state.duel === null)) this.rearrange(state);
    this.scene.show(this.narrator.view(this.base, state, this.told));
    // In another size nothing of the old one is left.
    if (this.shown !== this.scene.surface) this.props.clear();
    this.shown = this.scene.surface;
  }

  override refit(view: AzardiaTableView): void {
    this.base = view;
    this.show(this.state);
  }

  /** Adds a fact to the news. */
  tell(fact: Fact): void {
    this.told = [...this.told, fact];
  }

  /** Advances to a state that is shown together with the next one. */
  cut(state: AzardiaView): void {
    this.state = state;
    this.isBehind = true;
  }

  /** Shows the current state if it has not been shown yet. */
  catchUp(): void {
    if (this.isBehind) this.show(this.state);
  }

  /** Plays a sound, unless the animation is being skipped. */
  override sound(name: string): void {
    if (!this.motion.instant) super.sound(name);
  }

  /** Plays the sound for the start of a fact. */
  hear(fact: Fact): void {
    const sound = soundOf(fact, { state: this.state, seat: this.base.seat });
    if (sound !== null) this.sound(sound);
  }

  get surface(): Surface {
    const { surface } = this.scene;
    if (!surface) throw new Error('the table shows nothing');
    return surface;
  }

  get layout(): AzardiaTableView['layout'] {
    return this.base.layout;
  }

  get unit(): number {
    return this.layout.unit;
  }

  /** The seat whose table it is. */
  get viewer(): Seat {
    return this.base.seat;
  }

  isOwn(seat: Seat): boolean {
    return seat === this.base.seat;
  }

  pawn(seat: Seat): Phaser.GameObjects.Image | undefined {
    return this.surface.field.cast.get(pawnName(seat));
  }

  /** Brings a spot of the board into view. */
  follow(spot: Spot): void {
    this.scene.follow(spot);
  }

  /** Where a player's panel is. */
  panelOf(seat: Seat): Rect {
    const side = sideOfSeat(duelLayout(this.layout), this.state, this.base.seat, seat);
    if (side) return side.card;
    if (this.isOwn(seat)) return this.layout.own;
    return this.layout.rivals[rivalSeats(this.state, this.base.seat).indexOf(seat)] ?? this.layout.board;
  }

  /** Where things of a player fly from and to. */
  homeOf(seat: Seat): Spot {
    return middle(this.panelOf(seat));
  }

  /** The picture of a panel by name, if it is shown. */
  panel(name: string): Phaser.GameObjects.Image | undefined {
    return this.surface.panels.get(name);
  }

  /** Something that is only there while it moves, its middle at a spot. */
  prop(
    id: string,
    w: number,
    h: number,
    at: Spot,
    depth: number,
    draw: (g: CanvasPainter) => void,
  ): Phaser.GameObjects.Image {
    return this.props.sprite(this.sprites.paint(id, w, h, draw), at.x, at.y, depth);
  }

  protected override get sprites(): SpriteCache {
    return this.surface.sprites;
  }

  /** How much larger than its picture a pawn is drawn at rest; pictures on the board are finer than others. */
  get pawnScale(): number {
    return 1 / this.surface.field.sprites.ratio;
  }
}
