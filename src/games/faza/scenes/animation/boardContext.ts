import Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { middle, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { AnimationContext } from '../../../../table/stage/animationContext.ts';
import type { Image } from '../../../../table/stage/props.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { BoardView } from '../../interaction/view.ts';
import type { FactName, FactOf } from '../../rules/state/fact.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { BoardScene } from '../board/boardScene.ts';
import { arrange, type Standing } from '../board/pieces/arrange.ts';
import type { BoardPicture, Placed } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { AnimatedBoard } from './animatedBoard.ts';
import { Effects } from './effects/effects.ts';
import { Spotlight } from './effects/spotlight.ts';

/** A tile's width in the design, in CSS pixels: the base for sizes of dust and dots. */
const DESIGN_TILE = 138;

/**
 * Nothing can be picked while an animation runs. The lists are always the same objects, so that nothing that depends on
 * them is drawn again.
 */
const NOTHING: Pick<BoardView, 'path' | 'next' | 'usable'> = { path: [], next: [], usable: [] };

/** Shows a fact: from the picture before it to the one after it. */
export type FactAnimation<Name extends FactName> = (
  context: BoardContext,
  fact: FactOf<Name>,
  next: FazaView,
) => Promise<void> | void;

/** What animations use: the displayed board, its pieces, and props that are removed afterward. */
export class BoardContext extends AnimationContext<FazaView, BoardView, BoardScene> implements AnimatedBoard {
  readonly fx: Effects;
  readonly spotlight: Spotlight;
  private readonly hidden = new Set<string>();
  private said = '';
  private layout: BoardLayout;

  constructor(
    scene: BoardScene,
    motion: Motion,
    context: PageContext,
    private readonly base: BoardView,
    state: FazaView,
  ) {
    super(scene, motion, context, state, DEPTH.flying);
    this.layout = base.layout;
    const speed = (): number => {
      const { speed } = context.tempo();
      return speed === 'instant' ? 1 : speed;
    };
    this.fx = new Effects(scene, this, motion, speed);
    this.spotlight = new Spotlight(this);
  }

  protected override get sprites(): SpriteCache {
    return this.picture.surface.sprites;
  }

  /** The current event as a sentence; shown with the next picture. */
  say(sentence: string): void {
    if (sentence !== '') this.said = sentence;
  }

  /** Shows a picture. */
  override show(state: FazaView): void {
    this.state = state;
    this.scene.show({
      ...this.base,
      layout: this.layout,
      state,
      ...NOTHING,
      offer: null,
      fight: null,
      forecast: null,
      showForecast: false,
      caption: this.said,
      news: this.said,
      canUndo: false,
      canRedo: false,
      busy: true,
    });
    for (const name of this.hidden) this.piece(name)?.image.setAlpha(0);
    this.spotlight.aim();
  }

  /**
   * Shows the same picture in a window of another size. Objects that a running animation was moving are gone; the next
   * animation fits the new size.
   */
  override refit({ layout }: BoardView): void {
    this.layout = layout;
    this.show(this.state);
  }

  get picture(): BoardPicture {
    const { picture } = this.scene;
    if (!picture) throw new Error('the board shows nothing');
    return picture;
  }

  get unit(): number {
    return this.picture.view.layout.unit;
  }

  /** The size of tiles, relative to the design's. */
  get grain(): number {
    return (this.picture.view.layout.cells[0]?.w ?? DESIGN_TILE) / DESIGN_TILE;
  }

  cell(tile: TileNo): Rect {
    return this.picture.view.layout.cells[this.state.board.indexOf(tile)] ?? rect(0, 0, 0, 0);
  }

  center(tile: TileNo): Spot {
    return middle(this.cell(tile));
  }

  piece(name: string): Placed | undefined {
    return this.picture.pieces.get(name);
  }

  /** The `nth` Drone or Rebel of a tile; on small tiles the one figure that represents all of them. */
  figure(kind: 'drone' | 'rebel', tile: TileNo, nth: number): Placed | undefined {
    return this.piece(`${kind}:${tile}:${nth}`) ?? this.piece(`${kind}:${tile}:0`);
  }

  tile(no: TileNo): Image | undefined {
    return this.picture.surface.cast.get(`tile:${no}`);
  }

  /** A sign on the board that is no piece, such as the tracker. */
  token(name: string): Image | undefined {
    return this.picture.surface.cast.get(name);
  }

  panel(name: string): Image | undefined {
    return this.picture.surface.panels.get(name);
  }

  /** The player card, if it is shown. */
  card(seat: Seat, no: number): Image | undefined {
    const { layout, seat: front } = this.picture.view;
    if (layout.form === 'wide') return this.panel(`card:${seat}:${no}`);
    return seat === front ? this.panel(`card:front:${no}`) : undefined;
  }

  /** The position of a piece in a state. */
  standing(state: FazaView, tile: TileNo, name: string): Standing | undefined {
    return arrange(state, tile, this.cell(tile)).find((piece) => piece.name === name);
  }

  /** A piece that an animation controls stays where the animation has put it. */
  hold(name: string): void {
    this.scene.hold(name);
  }

  /** Hides a piece at its target while it is still moving, whatever is shown meanwhile. */
  hide(name: string): void {
    this.hidden.add(name);
    this.piece(name)?.image.setAlpha(0);
  }

  /** Moves it back to its displayed position, if it still exists. */
  reveal(name: string): void {
    this.hidden.delete(name);
    this.piece(name)?.image.setAlpha(1);
  }

  override strike(): void {
    this.spotlight.off();
    super.strike();
    this.fx.destroy();
    this.scene.release();
  }

  /** Shakes an image sideways around `x`: by up to `by` CSS pixels at first, then less and less. */
  shudder(image: Image, length: number, swings: number, by: number, x = image.x): Promise<void> {
    const step = (t: number): void => {
      if (image.active) image.setX(x + Math.sin(t * Math.PI * swings) * by * (1 - t));
    };
    return this.motion.eased(Phaser.Math.Easing.Linear, length, step);
  }

  /** Removes a prop when its motion ends; nothing waits for it. */
  dropAfter(prop: Phaser.GameObjects.GameObject, movement: Promise<void>): void {
    this.meanwhile(movement.then(() => this.props.drop(prop)));
  }

  /** Moves an image from its position to a spot, in an arc `rise` high. */
  fly(image: Image, to: Spot, length: number, rise = 0, ease = Phaser.Math.Easing.Quadratic.InOut): Promise<void> {
    const from = { x: image.x, y: image.y };
    return this.motion.eased(ease, length, (t) => {
      if (!image.active) return;
      image.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t));
    });
  }

  /** Flips an image: narrows it to nothing, changes it, and widens it again. */
  async turnOver(image: Image | undefined, length: number, change: () => Image | undefined): Promise<void> {
    if (!image || !this.motion.lively) return void change();
    const full = image.scaleX;
    await this.motion.eased(
      Phaser.Math.Easing.Quadratic.In,
      length / 2,
      (t) => image.active && image.setScale(full * (1 - t), image.scaleY),
    );
    const other = change();
    if (!other) return;
    const open = other.scaleX;
    await this.motion.eased(
      Phaser.Math.Easing.Back.Out,
      length / 2,
      (t) => other.active && other.setScale(open * Math.max(0.01, t), other.scaleY),
    );
  }
}
