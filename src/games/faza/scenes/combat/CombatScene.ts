import type Phaser from 'phaser';
import { CutsceneScene } from '../../../../table/cutscenes/cutsceneScene.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { afterStep, emptyScene } from '../../../../table/pages/screen.ts';
import { createTransition } from '../../../../table/pages/transition.ts';
import { liftAll } from '../../../../table/pictures/filters.ts';
import { color } from '../../../../table/theme.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import { finale } from './bursts.ts';
import { combatLayout } from './combatLayout.ts';
import { rollDice } from './dice.ts';
import { showDieResult } from './dieResults.ts';
import { FightContext } from './fightContext.ts';
import type { Fight } from './fightStory.ts';
import { type FightStory, fightStory, helpCount } from './fightStory.ts';
import { BoardBelow, layPanels, showHelp } from './stageFight.ts';

/** Paper beside the page, for when the camera shakes. */
const MARGIN = 60;

/** A part of a fight; the next one continues where it ends. */
type Beat = (context: FightContext) => Promise<void>;

/** A fight as a page of a comic: the hero, the Drones, the dice, and one result after the other. */
export class CombatScene extends CutsceneScene<Fight> {
  private shown: FightContext | null = null;
  /** Whether the page was laid out for a window of another size. */
  private isOutgrown = false;

  protected async play(fight: Fight, motion: Motion): Promise<void> {
    const story = fightStory(fight);
    const board = new BoardBelow(this);
    const beats: readonly Beat[] = [
      showHelp,
      rollDice,
      ...[...story.blows.keys()].map((nth) => (context: FightContext) => showDieResult(context, nth)),
      finale,
      () => motion.wait(FIGHT_TIMINGS.hold),
    ];
    /** The number of beats that have been shown to their end. */
    let seen = 0;
    try {
      const transition = createTransition(this, this.size.width, this.size.height, color.paper);
      const paper = this.paper().setAlpha(0);
      const context = this.newContext(story, motion);
      void board.pushIn(context);
      const covered = motion.lively
        ? motion.move(FIGHT_TIMINGS.pushIn, (t) => transition.cover(t))
        : motion.fade(FIGHT_TIMINGS.pushIn, (t) => paper.setAlpha(t));
      await Promise.all([covered, layPanels(context)]);
      paper.setAlpha(1);
      transition.destroy();
      board.cover();
      do {
        if (this.isOutgrown) await this.layAgain(story, motion, beats.slice(0, seen));
        const { shown: context } = this;
        while (context && seen < beats.length && !this.isOutgrown) {
          await beats[seen]?.(context);
          if (!this.isOutgrown) seen += 1;
        }
      } while (this.isOutgrown);
      if (this.skipped) this.shown?.sparks.clear();
    } finally {
      this.shown = null;
      this.isOutgrown = false;
      board.uncover();
    }
  }

  /** Lays the page out for the current window, with the beats that were shown; the interrupted one starts over. */
  private async layAgain(story: FightStory, motion: Motion, seen: readonly Beat[]): Promise<void> {
    while (this.isOutgrown) {
      // All motion on the old page ends first.
      motion.skip();
      await afterStep(this.game);
      this.isOutgrown = false;
      liftAll(this);
      emptyScene(this);
      this.fitPage();
      this.paper();
      const context = this.newContext(story, motion);
      await layPanels(context);
      for (const beat of seen) await beat(context);
    }
    if (!this.skipped) motion.again();
  }

  private paper(): Phaser.GameObjects.Rectangle {
    const { width, height } = this.size;
    return this.add.rectangle(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, color.paper).setOrigin(0);
  }

  private newContext(story: FightStory, motion: Motion): FightContext {
    const { width, height } = this.size;
    const layout = combatLayout(width, height, story.dice.length, helpCount(story));
    // Beats that were shown before make no sound again.
    const cue = (sound: string): void => {
      if (!motion.instant) this.cue(sound);
    };
    this.shown = new FightContext(this, motion, story, layout, cue);
    return this.shown;
  }

  /** The window has changed: ends the current beat at once, after which the page is laid out again. */
  protected override settle(): void {
    if (!this.shown) return;
    this.isOutgrown = true;
    this.shown.motion.skip();
  }

  /** Drones twitch until they fall. */
  override update(time: number): void {
    if (!this.lively) return;
    for (const [i, { image, down }] of (this.shown?.foes ?? []).entries()) {
      if (image.active && !down) image.setAngle(Math.sin(time / 90 + i * 2.1) * 1.6);
    }
  }
}
