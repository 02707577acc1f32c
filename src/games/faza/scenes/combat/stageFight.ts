import Phaser from 'phaser';
import { pixelRatio } from '../../../../table/pixelRatio.ts';
import { inset } from '../../../../table/rect.ts';
import { fitCamera } from '../../../../table/screen.ts';
import { BoardScene } from '../board/boardScene.ts';
import { drawCard } from '../drawCard.ts';
import * as tag from './drawTags.ts';
import type { FightContext, Image } from './fightContext.ts';
import { FIGHT_TIMINGS } from './timings.ts';

const { Cubic, Back } = Phaser.Math.Easing;
/** How much nearer the board comes. */
const NEARER = 0.55;

/** The board under a fight: its camera goes in to the tile, and it rests while the page covers it. */
export class BoardBelow {
  private readonly board: BoardScene | null;

  constructor(scene: Phaser.Scene) {
    const board = scene.scene.get(BoardScene.key);
    this.board = board instanceof BoardScene && board.sys.isActive() ? board : null;
  }

  /** Comes nearer to the tile of the fight. */
  async pushIn({ motion, story }: FightContext): Promise<void> {
    const { board } = this;
    if (!board?.picture || !motion.lively || motion.instant) return;
    const there = [...board.picture.pieces.values()].find(({ name }) => name.startsWith(`drone:${story.tile}:`));
    const { layout } = board.picture.view;
    const focus = there ?? { x: layout.tray.x + layout.tray.w / 2, y: layout.tray.y + layout.tray.h / 2 };
    const camera = board.cameras.main;
    await motion.move(
      FIGHT_TIMINGS.pushIn,
      (t) => {
        const zoom = 1 + NEARER * t;
        camera.setZoom(pixelRatio() * zoom).setScroll(focus.x * (1 - 1 / zoom), focus.y * (1 - 1 / zoom));
      },
      Cubic.In,
    );
  }

  /** Is not drawn while nothing of it can be seen. */
  cover(): void {
    this.board?.sys.setVisible(false);
  }

  /** Is there again as it was. */
  uncover(): void {
    if (!this.board?.sys.isActive()) return;
    this.board.sys.setVisible(true);
    fitCamera(this.board);
  }
}

/** The page is laid: three panels slide in from three sides, the hero lunging. */
export async function layPanels(set: FightContext): Promise<void> {
  const { motion, layout, panels, hero } = set;
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
  await Promise.all(
    panels.map(async (_, index) => {
      if (motion.lively) await motion.wait(index * FIGHT_TIMINGS.panelGap);
      await motion.move(FIGHT_TIMINGS.panel, (t) => place(index, t), Cubic.Out);
      if (index === 1) set.cue('slam');
      if (index === 2) void set.camera.shake(0, 4, 120);
    }),
  );
  void motion.move(FIGHT_TIMINGS.panel, (t) => hero.setX(lunge - reach * (1 - t)), Back.Out);
}

/** What helps slams down: cards one after the other, then everything else. */
export async function showHelp(set: FightContext): Promise<void> {
  const { story, layout, motion } = set;
  for (const [i, card] of story.cards.slice(0, layout.cards.length).entries()) {
    const r = layout.cards[i];
    if (!r) break;
    const { image } = set.panel(inset(r, -r.w * 0.2), (g) =>
      drawCard(g, r, card.side, { area: story.area, no: card.no, injured: card.injured, names: true }),
    );
    image.setAngle(-7 + i * 8);
    await slam(set, image, 'card');
  }
  const chips = [...story.help.map((help) => ({ help })), ...(story.bonus > 0 ? [{ help: null }] : [])];
  for (const [i, { help }] of chips.slice(0, layout.chips.length).entries()) {
    const r = layout.chips[i];
    if (!r) break;
    if (i > 0 && motion.lively) await motion.wait(FIGHT_TIMINGS.chipGap);
    const { image } = set.panel(inset(r, -8), (g) =>
      help ? tag.helpChip(g, r, help, story, layout) : tag.totalChip(g, r, story, layout),
    );
    image.setAngle(i % 2 === 0 ? -3 : 3);
    void slam(set, image, help ? 'arm' : 'select');
  }
}

/** Something comes down onto the page. */
async function slam(set: FightContext, image: Image, sound: string): Promise<void> {
  const { motion } = set;
  const scale = image.scaleX;
  image.setAlpha(0);
  await motion.move(
    FIGHT_TIMINGS.slam,
    (t) => image.setScale(scale * (1.4 - 0.4 * t)).setAlpha(Math.min(1, t * 2.5)),
    Cubic.In,
  );
  set.cue(sound);
  const { x, y, displayWidth: w, displayHeight: h } = image;
  for (const side of [-0.36, 0.36]) set.sparks.dust(x + side * w, y + h * 0.34);
  void set.camera.shake(0, 4, 90);
}
