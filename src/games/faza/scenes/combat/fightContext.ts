import type Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { CutsceneCamera } from '../../../../table/cutscenes/cutsceneCamera.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { around, inset, middle, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { Panel } from '../../../../table/panel.ts';
import { hasFrame, prop, reframe } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, enhancementIcon } from '../areaLooks.ts';
import { faceFrame, type Mood } from '../artwork.ts';
import { drawButton } from '../buttonFrame.ts';
import type { CombatLayout } from './combatLayout.ts';
import * as draw from './drawFight.ts';
import { Sparks } from './effects.ts';
import { actFrame, type FightStory, HANDS, isInPicture } from './fightStory.ts';

export type Image = Phaser.GameObjects.Image;
type Container = Phaser.GameObjects.Container;

/** A Drone of the fight with its position. */
export interface Foe {
  readonly image: Image;
  readonly home: Rect;
  down: boolean;
}

/** The three panels of a fight with everything on them, and the tools for its animations. */
export class FightContext {
  readonly camera: CutsceneCamera;
  readonly sparks: Sparks;
  /** The hero's panel, the Drones' and the dice's: each moves as one. */
  readonly panels: readonly [Container, Container, Container];
  readonly hero: Image;
  readonly foes: readonly Foe[];
  readonly rebels: readonly Image[];
  /** Behind hero and Drones: where impact frames and hatching are drawn. */
  readonly heroFlat: Phaser.GameObjects.Graphics;
  readonly foeFlat: Phaser.GameObjects.Graphics;
  readonly sums: readonly Panel[];
  private readonly tallies: readonly Panel[];
  private readonly portrait: Panel | null;
  private readonly tally = { kills: 0, lost: 0, wounds: 0 };
  /** Whether the hero is shown in an action pose, not only as a bust. */
  private readonly acts: boolean;

  constructor(
    readonly scene: Phaser.Scene,
    readonly motion: Motion,
    readonly story: FightStory,
    readonly layout: CombatLayout,
    readonly cue: (sound: string) => void,
  ) {
    const { page } = layout;
    const action = actFrame(story);
    this.acts = hasFrame(scene, action);
    this.panels = [scene.add.container(), scene.add.container(), scene.add.container()];
    const [heroBox, foeBox, diceBox] = this.panels;
    // The hero may reach over the frame toward the Drones, where those are beside and not below.
    if (page.form !== 'portrait' && this.acts) scene.children.bringToTop(heroBox);
    this.camera = new CutsceneCamera(scene.cameras.main, motion, page);
    this.heroFlat = scene.add.graphics();
    this.foeFlat = scene.add.graphics();
    const { x, y } = middle(layout.bust);
    const frame = this.acts ? action : faceFrame(story.hero, story.moods[0]);
    this.hero = prop(scene, frame, x, y, layout.bust.h);
    this.rebels = this.companions();
    this.portrait = this.acts ? this.panel(inset(layout.portrait, -6), (g) => this.drawPortrait(g, 0)) : null;
    heroBox.add([this.heroGround(), this.heroFlat, ...this.rebels, this.hero, ...this.weaponSign(), this.heroFront()]);
    if (this.portrait) heroBox.add(this.portrait.image);
    this.foes = layout.drones.map((home) => {
      const spot = middle(home);
      return { image: prop(scene, 'drone/alarm/near', spot.x, spot.y, home.h), home, down: false };
    });
    foeBox.add([this.foeGround(), this.foeFlat, ...this.foes.map(({ image }) => image)]);
    const needs = text.screens.combat.needs(story.needs, story.bonus);
    this.sums = layout.sums.map((r) => this.panel(inset(r, -6), (g) => draw.sumTag(g, r, layout, needs, 'wait')));
    this.tallies = layout.tally.map((r) => this.panel(inset(r, -6), () => {}));
    this.count({});
    diceBox.add([this.diceGround(), ...[...this.sums, ...this.tallies].map(({ image }) => image), this.skipButton()]);
    this.sparks = new Sparks(scene, motion, page.unit);
  }

  /** Whether things visibly move now: neither under reduced motion, nor once the fight is skipped. */
  get isAnimated(): boolean {
    return this.motion.lively && !this.motion.instant;
  }

  /** A still picture over an area of the page. */
  panel(area: Rect, paint: (g: CanvasPainter) => void): Panel {
    return new Panel(this.scene, area, pixelRatio(), paint);
  }

  /** Where the hero's hand is. */
  get hand(): Spot {
    const { bust } = this.layout;
    const [x, y] = (this.acts && HANDS[actFrame(this.story)]) || HAND_OF_BUST;
    return { x: bust.x + bust.w * x, y: bust.y + bust.h * y };
  }

  /** Adds to the counts so far. */
  count(more: Partial<Record<'kills' | 'lost' | 'wounds', number>>): void {
    const words = text.screens.combat;
    const { layout, tally } = this;
    for (const key of ['kills', 'lost', 'wounds'] as const) tally[key] += more[key] ?? 0;
    const { kills, lost, wounds } = tally;
    const [first, second] = layout.tally;
    if (!first || !second) return;
    this.tallies[0]?.redraw((g) => draw.tallyChip(g, first, layout, 'drone', kills, words.killsSoFar(kills)));
    this.tallies[1]?.redraw((g) =>
      wounds > 0 || lost === 0
        ? draw.tallyChip(g, second, layout, 'hurt', wounds, words.wounds(wounds))
        : draw.tallyChip(g, second, layout, 'rebel', lost, words.rebelsFallen(lost)),
    );
  }

  /** Shows the hero's mood after this many results. */
  mood(after: number): void {
    if (this.portrait) this.portrait.redraw((g) => this.drawPortrait(g, after));
    else reframe(this.hero, faceFrame(this.story.hero, this.story.moods[after]));
  }

  private drawPortrait(g: CanvasPainter, after: number): void {
    const r = this.layout.portrait;
    const line = draw.lineWidth(this.layout);
    const mood: Mood = this.story.moods[after] ?? 'ready';
    const fill = mood === 'ready' ? areaColor[this.story.area] : mood === 'hurt' ? color.hurt : color.night;
    const frame = { fill, radius: r.h * 0.08, line: line * 1.4 };
    g.panel(r, { ...frame, shadow: line * 1.5 });
    g.within(inset(r, line * 0.7), () => {
      g.dots(r, Math.max(5, r.h / 14), color.ink, (_x, y) => 0.7 * ((y - r.y) / r.h - 0.2), 0.5);
      g.sprite(faceFrame(this.story.hero, mood), r.x + r.w / 2, r.y + r.h * 0.53, r.h * 1.06);
    });
    g.panel(r, { ...frame, alpha: 0 });
  }

  /** Rebels behind the hero. */
  private companions(): Image[] {
    const { bust } = this.layout;
    const size = bust.h * 0.44;
    return Array.from({ length: Math.min(2, this.story.rebels) }, (_, i) => {
      const [x, y] = [bust.x + bust.w * (0.14 + 0.1 * i), bust.y + bust.h - size * (0.5 + 0.1 * i)];
      return prop(this.scene, 'rebel/brave/near', x, y, size);
    });
  }

  /** The weapon that was played, at the hand that fires it; none where the hero's picture shows it. */
  private weaponSign(): Image[] {
    const { weapon } = this.story;
    if (weapon === null || isInPicture(this.story)) return [];
    const { x, y } = this.hand;
    const radius = this.layout.bust.h * 0.12;
    const line = draw.lineWidth(this.layout) * 1.4;
    const sign = this.panel(inset(rect(x, y, 0, 0), -radius - line * 2), (g) => {
      g.circle(x, y, radius, color.act, line);
      g.icon(enhancementIcon[weapon], x, y, radius * 1.4, color.ink);
    });
    return [sign.image];
  }

  private heroGround(): Image {
    const [corners] = this.layout.panels;
    return this.panel(inset(around(corners), -6), (g) => draw.heroPanel(g, corners, this.story, this.layout)).image;
  }

  private heroFront(): Image {
    const { layout, story } = this;
    const [corners] = layout.panels;
    const whole = around(corners);
    return this.panel(rect(-30, 0, whole.x + whole.w + 38, whole.y + whole.h + 20), (g) => {
      // The hero may reach over the frame at the top and to the right, but not past the edge of the page.
      g.fill(rect(-30, 0, whole.x + 30, layout.page.height), color.paper);
      g.fill(rect(-30, whole.y + whole.h, at(corners, 2).x + 30, 24), color.paper);
      draw.helpBand(g, story, layout);
      draw.panelFrame(g, corners, layout);
      draw.caption(g, layout, story);
    }).image;
  }

  private foeGround(): Image {
    const { layout, story } = this;
    const [, corners] = layout.panels;
    return this.panel(inset(around(corners), -8), (g) => {
      draw.dronePanel(g, corners, story, layout);
      for (const r of layout.drones) g.sprite('dot', r.x + r.w / 2, r.y + r.h * 0.9, r.h * 0.17, { alpha: 0.6 });
      draw.panelFrame(g, corners, layout);
    }).image;
  }

  private diceGround(): Image {
    const [, , corners] = this.layout.panels;
    return this.panel(inset(around(corners), -8), (g) => {
      draw.dicePanel(g, corners, this.layout);
      draw.panelFrame(g, corners, this.layout);
    }).image;
  }

  private skipButton(): Image {
    const { skip, page } = this.layout;
    const label = text.screens.combat.skip;
    return this.panel(inset(skip, -6), (g) =>
      drawButton(g, skip, page.unit, { label, icon: 'skip', size: skip.h * 0.44, first: true, align: 'center' }),
    ).image;
  }
}

/** The weapon's position for a hero shown as a bust: beside the face, not over it. */
const HAND_OF_BUST = [0.8, 0.7] as const;
