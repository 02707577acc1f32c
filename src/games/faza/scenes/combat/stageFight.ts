import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import { together } from '../../../../table/cutscenes/motion.ts';
import { inset, middle } from '../../../../table/layout/rect.ts';
import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { fitCamera } from '../../../../table/pages/screen.ts';
import { BoardScene } from '../board/boardScene.ts';
import { drawCard } from '../drawCard.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import { helpChip, totalChip } from './drawFight.ts';
import type { FightContext, Image } from './fightContext.ts';
import { chipsOf } from './fightStory.ts';

const { Cubic, Back } = Phaser.Math.Easing;
/** How much closer the board comes, as a part of its size. */
const CLOSER = 0.55;

/** The board under a fight: its camera moves in on the tile, and it is not drawn while the page covers it. */
export class BoardBelow {
  private readonly board: BoardScene | null;

  constructor(scene: Phaser.Scene) {
    const board = scene.scene.get(BoardScene.key);
    this.board = board instanceof BoardScene && board.sys.isActive() ? board : null;
  }

  /** Moves in on the tile of the fight. */
  async pushIn(context: FightContext): Promise<void> {
    const { board } = this;
    if (!board?.picture || !context.isAnimated) return;
    const { pieces, view } = board.picture;
    const drone = [...pieces.values()].find(({ name }) => name.startsWith(`drone:${context.story.tile}:`));
    const focus = drone ?? middle(view.layout.tray);
    const camera = board.cameras.main;
    const step = (t: number): void => {
      const zoom = 1 + CLOSER * t;
      camera.setZoom(pixelRatio() * zoom).setScroll(focus.x * (1 - 1 / zoom), focus.y * (1 - 1 / zoom));
    };
    await context.motion.eased(Cubic.In, FIGHT_TIMINGS.pushIn, step);
  }

  /** Hides the board while nothing of it can be seen. */
  cover(): void {
    this.board?.sys.setVisible(false);
  }

  /** Shows the board again as it was. */
  uncover(): void {
    if (!this.board?.sys.isActive()) return;
    this.board.sys.setVisible(true);
    fitCamera(this.board);
  }
}

/** Three panels slide in from three sides, the hero lunging. */
export async function layPanels(context: FightContext): Promise<void> {
  const { motion, layout, panels, hero } = context;
  const { width: w, height: h, form } = layout.page;
  const upright = form === 'portrait';
  const from = [upright ? [0, -h * 0.5] : [-w * 0.5, 0], [w * 0.7, 0], upright ? [0, h * 0.5] : [w * 0.2, h * 0.5]];
  const place = (index: number, t: number): void => {
    const [dx = 0, dy = 0] = from[index] ?? [];
    panels[index]?.setPosition(dx * (1 - t), dy * (1 - t));
  };
  for (const index of panels.keys()) place(index, motion.lively ? 0 : 1);
  const lunge = hero.x;
  const reach = layout.bust.w * 0.16;
  if (motion.lively) hero.setX(lunge - reach);
  await together(panels, async (_, index) => {
    if (motion.lively) await motion.wait(index * FIGHT_TIMINGS.panelGap);
    await motion.move(FIGHT_TIMINGS.panel, (t) => place(index, t));
    if (index === 1) context.cue('slam');
    if (index === 2) void context.camera.shake(0, 4, 120);
  });
  void motion.eased(Back.Out, FIGHT_TIMINGS.panel, (t) => hero.setX(lunge - reach * (1 - t)));
}

/** Everything that helps slams down: cards one after the other, then the rest. */
export async function showHelp(context: FightContext): Promise<void> {
  const { story, layout, motion } = context;
  for (const [i, { side, no, injured, adds }] of story.cards.entries()) {
    const r = at(layout.cards, i);
    const { image } = context.panel(inset(r, -r.w * 0.2), (g) =>
      drawCard(g, r, side, { area: story.area, no, injured, names: true, adds }),
    );
    image.setAngle(-7 + i * 8);
    await slam(context, image, 'card');
  }
  for (const [i, help] of chipsOf(story).entries()) {
    const r = at(layout.chips, i);
    if (i > 0 && motion.lively) await motion.wait(FIGHT_TIMINGS.chipGap);
    const { image } = context.panel(inset(r, -8), (g) =>
      help ? helpChip(g, r, help, story, layout) : totalChip(g, r, story, layout),
    );
    image.setAngle(i % 2 === 0 ? -3 : 3);
    void slam(context, image, help ? 'arm' : 'select');
  }
}

/** A picture comes down on the page. */
async function slam(context: FightContext, image: Image, sound: string): Promise<void> {
  const scale = image.scaleX;
  image.setAlpha(0);
  const drop = (t: number): unknown => image.setScale(scale * (1.4 - 0.4 * t)).setAlpha(Math.min(1, t * 2.5));
  await context.motion.eased(Cubic.In, FIGHT_TIMINGS.slam, drop);
  context.cue(sound);
  const { x, y, displayWidth: w, displayHeight: h } = image;
  for (const side of [-0.36, 0.36]) context.sparks.dust(x + side * w, y + h * 0.34);
  void context.camera.shake(0, 4, 90);
}
