import type Phaser from 'phaser';
import { liftAll } from '../../../../table/filters.ts';
import type { Motion } from '../../../../table/motion.ts';
import { emptyScene } from '../../../../table/screen.ts';
import { color } from '../../../../table/theme.ts';
import type { Fight } from '../animation/cutscene.ts';
import { CutsceneScene } from '../cutsceneScene.ts';
import { afterStep } from '../gameSteps.ts';
import { createTransition } from '../transition/createTransition.ts';
import { combatLayout } from './combatLayout.ts';
import { rollDice } from './dice.ts';
import { showDieResult } from './dieResults.ts';
import { FightContext } from './fightContext.ts';
import { type FightStory, fightStory } from './fightStory.ts';
import { finale } from './finale.ts';
import { BoardBelow, layPanels, showHelp } from './stageFight.ts';
import { FIGHT_TIMINGS } from './timings.ts';

/** Paper beside the page, for when the camera is knocked. */
const MARGIN = 60;

/** A part of a fight: it leaves behind what the next one goes on from. */
type Beat = (set: FightContext) => Promise<void>;

/** A fight told as a page of a comic: the hero, the Drones, the dice, and one result after the other. */
export class CombatScene extends CutsceneScene<Fight> {
  private set: FightContext | null = null;
  /** Whether the page was laid for a window of another size. */
  private isOutgrown = false;

  protected async play(fight: Fight, motion: Motion): Promise<void> {
    const story = fightStory(fight);
    const board = new BoardBelow(this);
    const beats: readonly Beat[] = [
      showHelp,
      rollDice,
      ...[...story.blows.keys()].map((nth) => (set: FightContext) => showDieResult(set, nth)),
      finale,
      () => motion.wait(FIGHT_TIMINGS.hold),
    ];
    /** Beats that have been seen to their end. */
    let seen = 0;
    try {
      const curtain = createTransition(this, this.size.width, this.size.height, color.paper);
      const paper = this.paper().setAlpha(0);
      const set = this.newSet(story, motion);
      void board.pushIn(set);
      const covered = motion.lively
        ? motion.move(FIGHT_TIMINGS.pushIn, (t) => curtain.cover(t))
        : motion.fade(FIGHT_TIMINGS.pushIn, (t) => paper.setAlpha(t));
      await Promise.all([covered, layPanels(set)]);
      paper.setAlpha(1);
      curtain.destroy();
      board.cover();
      do {
        if (this.isOutgrown) await this.layAgain(story, motion, beats.slice(0, seen));
        const { set } = this;
        while (set && seen < beats.length && !this.isOutgrown) {
          await beats[seen]?.(set);
          if (!this.isOutgrown) seen += 1;
        }
      } while (this.isOutgrown);
      if (this.skipped) this.set?.sparks.clear();
    } finally {
      this.set = null;
      this.isOutgrown = false;
      board.uncover();
    }
  }

  /** Lays the page for the window as it is now, with all that was seen of the story; the beat that was cut off begins again. */
  private async layAgain(story: FightStory, motion: Motion, seen: readonly Beat[]): Promise<void> {
    while (this.isOutgrown) {
      // What the old page still had under way comes to its end first.
      motion.skip();
      await afterStep(this.game);
      this.isOutgrown = false;
      liftAll(this);
      emptyScene(this);
      this.fitPage();
      this.paper();
      const set = this.newSet(story, motion);
      await layPanels(set);
      for (const beat of seen) await beat(set);
    }
    if (!this.skipped) motion.again();
  }

  private paper(): Phaser.GameObjects.Rectangle {
    const { width, height } = this.size;
    return this.add.rectangle(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, color.paper).setOrigin(0);
  }

  private newSet(story: FightStory, motion: Motion): FightContext {
    const { width, height } = this.size;
    const layout = combatLayout(width, height, story.dice.length);
    // What only catches up with what was seen is not heard again.
    const cue = (sound: string): void => {
      if (!motion.instant) this.cue(sound);
    };
    this.set = new FightContext(this, motion, story, layout, cue);
    return this.set;
  }

  /** The page was laid for another window: it is laid anew as soon as the beat that is shown has come to its end, which is at once. */
  protected override settle(): void {
    if (!this.set) return;
    this.isOutgrown = true;
    this.set.motion.skip();
  }

  /** Drones twitch as long as they stand. */
  override update(time: number): void {
    if (!this.lively) return;
    for (const [i, { image, down }] of (this.set?.foes ?? []).entries()) {
      if (image.active && !down) image.setAngle(Math.sin(time / 90 + i * 2.1) * 1.6);
    }
  }
}
