import Phaser from 'phaser';
import type { Motion } from '../../../../table/motion.ts';
import type { Spot } from '../../../../table/pen.ts';
import { middle, type Rect, rect } from '../../../../table/rect.ts';
import type { Stamp } from '../../../../table/stamps.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Seat, State } from '../../rules/state.ts';
import { arrange, type Standing } from '../board/arrange.ts';
import type { BoardPicture, BoardScene } from '../board/boardScene.ts';
import { burstStamp, type Placed } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { PageContext } from '../pageScene.ts';
import type { BoardView } from '../view.ts';

export type Image = Phaser.GameObjects.Image;

/** What the takes of a film work with: the board as it is shown, its pieces, and props that are cleared away afterwards. */
export class FilmSet {
  private readonly props = new Set<Phaser.GameObjects.GameObject>();
  private said = '';

  constructor(
    private readonly scene: BoardScene,
    readonly motion: Motion,
    private readonly context: PageContext,
    private readonly base: BoardView,
    /** What the picture shows. */
    public state: State,
  ) {}

  /** What is happening, as a sentence; shown with the next picture. */
  say(sentence: string): void {
    if (sentence !== '') this.said = sentence;
  }

  /** Shows a picture. */
  show(state: State): void {
    this.state = state;
    this.scene.show({
      ...this.base,
      state,
      path: [],
      next: [],
      usable: [],
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
  }

  sound(name: string): void {
    this.context.host.sound(name);
  }

  get picture(): BoardPicture {
    const { picture } = this.scene;
    if (!picture) throw new Error('the board shows nothing');
    return picture;
  }

  get unit(): number {
    return this.picture.view.layout.unit;
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

  tile(no: TileNo): Image | undefined {
    return this.picture.surface.cast.get(`tile:${no}`);
  }

  panel(name: string): Image | undefined {
    return this.picture.surface.plates.get(name);
  }

  /** The player card as it is shown, if it is. */
  card(seat: Seat, no: number): Image | undefined {
    const { layout, seat: front } = this.picture.view;
    if (layout.form === 'wide') return this.panel(`card:${seat}:${no}`);
    return seat === front ? this.panel(`card:front:${no}`) : undefined;
  }

  /** Where a piece will stand in a state. */
  standing(state: State, tile: TileNo, name: string): Standing | undefined {
    return arrange(state, tile, this.cell(tile)).find((piece) => piece.name === name);
  }

  /** A piece that a film moves stays where the film puts it. */
  hold(name: string): void {
    this.scene.hold(name);
  }

  /** A picture for the film only. */
  prop(stamp: Stamp, x: number, y: number, depth: number = DEPTH.flying): Image {
    this.picture.surface.stamps.flush();
    const image = this.scene.add.image(x, y, stamp.page, stamp.id).setDepth(depth);
    image.setScale(1 / this.picture.surface.stamps.ratio);
    this.props.add(image);
    return image;
  }

  /** A frame of an atlas as a prop, so high. */
  frame(atlas: string, name: string, x: number, y: number, size: number, depth: number = DEPTH.flying): Image {
    const image = this.scene.add.image(x, y, atlas, name).setDepth(depth);
    image.setScale(size / image.frame.realHeight);
    this.props.add(image);
    return image;
  }

  graphics(depth: number): Phaser.GameObjects.Graphics {
    const graphics = this.scene.add.graphics().setDepth(depth);
    this.props.add(graphics);
    return graphics;
  }

  drop(prop: Phaser.GameObjects.GameObject): void {
    this.props.delete(prop);
    prop.destroy();
  }

  strike(): void {
    for (const prop of this.props) prop.destroy();
    this.props.clear();
  }

  shake(length: number, force: number): void {
    if (this.motion.lively && !this.motion.instant) this.scene.cameras.main.shake(length, force);
  }

  /** A comic burst that pops up and goes. Nobody waits for it. */
  burst(words: string, kind: 'yellow' | 'red' | 'purple' | 'paper', at: Spot, size: number): void {
    if (this.motion.instant || !this.scene.sys.isActive()) return;
    const image = this.prop(burstStamp(this.picture.surface, words, kind, size), at.x, at.y, DEPTH.flying + 5);
    const full = image.scaleX;
    void this.motion
      .move(90, (t) => image.setScale(full * (0.3 + 0.85 * t)))
      .then(() => this.motion.move(60, (t) => image.setScale(full * (1.15 - 0.15 * t))))
      .then(() => this.motion.wait(380))
      .then(() => this.motion.fade(140, (t) => image.setAlpha(1 - t)))
      .then(() => this.drop(image));
  }

  /** A puff that grows and goes. Nobody waits for it. */
  puff(name: 'smoke' | 'ring' | 'spark' | 'impact', at: Spot, size: number, tint: number, length = 360): void {
    if (this.motion.instant || !this.motion.lively || !this.scene.sys.isActive()) return;
    const image = this.frame('ui', name, at.x, at.y, size, DEPTH.flying + 2).setTint(tint);
    const full = image.scaleX;
    void this.motion
      .move(length, (t) => image.setScale(full * (0.3 + 0.8 * t)).setAlpha(1 - t * t))
      .then(() => this.drop(image));
  }

  /** Moves an image from where it is to a spot, in an arc `rise` high. */
  fly(image: Image, to: Spot, length: number, rise = 0, ease = Phaser.Math.Easing.Quadratic.InOut): Promise<void> {
    const from = { x: image.x, y: image.y };
    return this.motion.move(
      length,
      (t) => {
        if (!image.active) return;
        image.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t));
      },
      ease,
    );
  }

  /** Squeezes an image to nothing in its width, changes it, and opens it again: it turns over. */
  async turnOver(image: Image | undefined, length: number, change: () => Image | undefined): Promise<void> {
    if (!image || !this.motion.lively) {
      change();
      return;
    }
    const full = image.scaleX;
    await this.motion.move(
      length / 2,
      (t) => image.active && image.setScale(full * (1 - t), image.scaleY),
      Phaser.Math.Easing.Quadratic.In,
    );
    const other = change();
    if (!other) return;
    const open = other.scaleX;
    await this.motion.move(
      length / 2,
      (t) => other.active && other.setScale(open * Math.max(0.01, t), other.scaleY),
      Phaser.Math.Easing.Back.Out,
    );
  }
}
