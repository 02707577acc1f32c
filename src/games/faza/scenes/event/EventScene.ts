import Phaser from 'phaser';
import { CutsceneScene } from '../../../../table/cutscenes/cutsceneScene.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { inset, middle, rect } from '../../../../table/layout/rect.ts';
import { emptyScene } from '../../../../table/pages/screen.ts';
import type { Drawn } from '../../interaction/events/eventStory.ts';
import { eventStory } from '../../interaction/events/eventStory.ts';
import { drawEventGround, drawEventStory, resolveButton } from './drawEvent.ts';
import { drawCardBack, drawCardFace } from './drawEventCard.ts';
import { type EventLayout, eventLayout } from './eventLayout.ts';

/** How far the card leans, in degrees. */
const TILT = -1.5;
const { Cubic, Back } = Phaser.Math.Easing;

/** An event card turns over, large, to be read until a player presses on. */
export class EventScene extends CutsceneScene<Drawn> {
  private release: () => void = () => {};

  override skip(): void {
    super.skip();
    this.release();
  }

  protected async play(drawn: Drawn, motion: Motion): Promise<void> {
    const layout = this.layout();
    const story = eventStory(drawn);
    const { width, height } = this.size;
    const ground = this.panel(rect(0, 0, width, height), (g) => drawEventGround(g, layout)).image.setAlpha(0);
    const about = this.panel(rect(0, 0, width, height), (g) => drawEventStory(g, layout, story)).image.setAlpha(0);
    const { card, highestPicture } = layout;
    const spot = middle(card);
    const area = inset(card, -card.w * 0.04);
    const back = this.panel(area, (g) => drawCardBack(g, card)).image.setAlpha(0);
    const face = this.panel(area, (g) => drawCardFace(g, card, story, highestPicture)).image.setVisible(false);
    for (const image of [back, face]) image.setAngle(TILT);
    const scale = face.scaleX;
    const button = this.panel(inset(layout.resolve, -6), (g) => resolveButton(g, layout)).image.setAlpha(0);
    this.cue('card');
    void motion.fade(160, (t) => ground.setAlpha(t));
    void motion.fade(80, (t) => back.setAlpha(t));
    await motion.move(240, (t) => {
      back.setPosition(spot.x + (1 - t) * width * 0.5, spot.y + (1 - t) * height * 0.3);
      back.setAngle(TILT + (1 - t) * 26).setScale(scale * (0.35 + 0.65 * t));
    });
    const { type } = story.spec;
    this.cue(type === 'reward' ? 'eventGood' : `event/${type}`);
    await motion.eased(Cubic.In, 175, (t) => back.setScale(scale * (1 - t), scale * (1 + 0.06 * t)));
    back.setVisible(false);
    face.setVisible(true);
    await motion.eased(Back.Out, 175, (t) => face.setScale(scale * t, scale * (1.06 - 0.06 * t)));
    if (motion.lively && !motion.instant) this.cameras.main.shake(90, 0.003);
    void motion.fade(180, (t) => about.setAlpha(t));
    await motion.fade(120, (t) => button.setAlpha(t));
    if (!this.skipped) await this.read();
  }

  /** Shows the card face up at once; `seen` is called when it is there. Resolves when it has been read. */
  still(drawn: Drawn, seen: () => void): Promise<void> {
    return this.showStill(drawn, () => {
      this.cue('card');
      seen();
      return this.read();
    });
  }

  /** Resolves when a player presses on, or when the card is skipped. */
  private read(): Promise<void> {
    const skipped = new Promise<void>((done) => {
      this.release = done;
    });
    return Promise.race([this.context.host.pause(), skipped]);
  }

  protected override settle(drawn: Drawn): void {
    const layout = this.layout();
    const story = eventStory(drawn);
    const { width, height } = this.size;
    emptyScene(this);
    this.panel(rect(0, 0, width, height), (g) => {
      drawEventGround(g, layout);
      drawEventStory(g, layout, story);
    });
    const { card, highestPicture } = layout;
    this.panel(inset(card, -card.w * 0.04), (g) => drawCardFace(g, card, story, highestPicture)).image.setAngle(TILT);
    this.panel(inset(layout.resolve, -6), (g) => resolveButton(g, layout));
  }

  private layout(): EventLayout {
    const { width, height } = this.size;
    return eventLayout(width, height);
  }
}
