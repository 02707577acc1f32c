import type { Motion } from '../../../../table/motion.ts';
import { color } from '../../../../table/theme.ts';
import { hangCurtain } from '../curtain/curtain.ts';
import type { Fight } from '../film/interlude.ts';
import { InterludeScene } from '../interludeScene.ts';
import { blow } from './blows.ts';
import { combatLayout } from './combatLayout.ts';
import { rollDice } from './dice.ts';
import { FightSet } from './fightSet.ts';
import { fightStory } from './fightStory.ts';
import { finale } from './finale.ts';
import { BoardBelow, layPanels, showHelp } from './stageFight.ts';
import { FIGHT_TEMPO } from './tempo.ts';

/** Paper beside the page, for when the camera is knocked. */
const MARGIN = 60;

/** A fight told as a page of a comic: the hero, the Drones, the dice, and one result after the other. */
export class CombatScene extends InterludeScene<Fight> {
  private set: FightSet | null = null;

  constructor(key = 'combat') {
    super(key);
  }

  protected async play(fight: Fight, motion: Motion): Promise<void> {
    const story = fightStory(fight);
    const { width, height } = this.size;
    const layout = combatLayout(width, height, story.dice.length);
    const board = new BoardBelow(this);
    try {
      const curtain = hangCurtain(this, width, height, color.paper);
      const paper = this.add.rectangle(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, color.paper);
      paper.setOrigin(0).setAlpha(0);
      const set = new FightSet(this, motion, story, layout, (sound) => this.cue(sound));
      this.set = set;
      void board.pushIn(set);
      const covered = motion.lively
        ? motion.move(FIGHT_TEMPO.pushIn, (t) => curtain.cover(t))
        : motion.fade(FIGHT_TEMPO.pushIn, (t) => paper.setAlpha(t));
      await Promise.all([covered, layPanels(set)]);
      paper.setAlpha(1);
      curtain.destroy();
      board.cover();
      await showHelp(set);
      await rollDice(set);
      for (const nth of story.blows.keys()) await blow(set, nth);
      await finale(set);
      if (this.skipped) set.sparks.clear();
      await motion.wait(FIGHT_TEMPO.hold);
    } finally {
      this.set = null;
      board.uncover();
    }
  }

  /** A page that was laid for another window is cut off: the fight ends with its result. */
  protected override settle(): void {
    this.skip();
  }

  /** Drones twitch as long as they stand. */
  override update(time: number): void {
    if (!this.lively) return;
    for (const [i, { image, down }] of (this.set?.foes ?? []).entries()) {
      if (image.active && !down) image.setAngle(Math.sin(time / 90 + i * 2.1) * 1.6);
    }
  }
}
