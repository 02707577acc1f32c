import type Phaser from 'phaser';
import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { CutsceneCamera } from '../../../../table/cutsceneCamera.ts';
import type { Motion } from '../../../../table/motion.ts';
import { Panel } from '../../../../table/panel.ts';
import { pixelRatio } from '../../../../table/pixelRatio.ts';
import { hasFrame, prop, reframe } from '../../../../table/props.ts';
import { around, inset, middle, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, enhancementIcon } from '../areaLooks.ts';
import { faceFrame, type Mood } from '../artwork.ts';
import { drawButton } from '../buttonFrame.ts';
import type { CombatLayout, Corner } from './combatLayout.ts';
import * as ink from './drawPanels.ts';
import * as tag from './drawTags.ts';
import { actFrame, type FightStory, isInPicture } from './fightStory.ts';
import { Sparks } from './sparks.ts';

export type Image = Phaser.GameObjects.Image;
type Container = Phaser.GameObjects.Container;

/** A Drone of the fight with the place it stands at. */
export interface Foe {
  readonly image: Image;
  readonly home: Rect;
  down: boolean;
}

/** The three panels of a fight with all that stands on them, and the helpers with which its scenes are played. */
export class FightContext {
  readonly camera: CutsceneCamera;
  readonly sparks: Sparks;
  /** The hero's panel, the Drones' and the dice's: each moves as one. */
  readonly panels: readonly [Container, Container, Container];
  readonly hero: Image;
  readonly foes: readonly Foe[];
  readonly rebels: readonly Image[];
  /** Behind hero and Drones: where flat pictures and hatching are drawn. */
  readonly heroFlat: Phaser.GameObjects.Graphics;
  readonly foeFlat: Phaser.GameObjects.Graphics;
  readonly sums: readonly Panel[];
  private readonly tallies: readonly Panel[];
  private readonly portrait: Panel | null;
  private readonly tally = { kills: 0, lost: 0, wounds: 0 };
  /** Whether the hero stands there in a pose of action, not only as a bust. */
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
    // The hero may reach over the frame towards the Drones, where those are beside and not below.
    if (page.form !== 'portrait' && this.acts) scene.children.bringToTop(heroBox);
    this.camera = new CutsceneCamera(scene.cameras.main, motion, page);
    this.heroFlat = scene.add.graphics();
    this.foeFlat = scene.add.graphics();
    const { x, y } = middle(layout.bust);
    const frame = this.acts ? action : faceFrame(story.hero, story.moods[0]);
    this.hero = prop(scene, frame, x, y, layout.bust.h);
    this.rebels = this.company();
    this.portrait = this.acts ? this.panel(inset(layout.portrait, -6), (g) => this.drawPortrait(g, 0)) : null;
    heroBox.add([this.heroGround(), this.heroFlat, ...this.rebels, this.hero, ...this.weaponSign(), this.heroFront()]);
    if (this.portrait) heroBox.add(this.portrait.image);
    this.foes = layout.drones.map((home) => {
      const spot = middle(home);
      return { image: prop(scene, 'drone/alarm/near', spot.x, spot.y, home.h), home, down: false };
    });
    foeBox.add([this.foeGround(), this.foeFlat, ...this.foes.map(({ image }) => image)]);
    this.sums = layout.sums.map((r) => this.panel(inset(r, -6), (g) => tag.sumTag(g, r, layout, this.needs(), 'wait')));
    this.tallies = layout.tally.map((r) => this.panel(inset(r, -6), () => {}));
    this.count({});
    diceBox.add([
      this.diceGround(),
      ...this.sums.map(({ image }) => image),
      ...this.tallies.map(({ image }) => image),
      this.skipButton(),
    ]);
    this.sparks = new Sparks(scene, motion, page.unit);
  }

  /** A still picture over an area of the page. */
  panel(area: Rect, draw: (g: CanvasPainter) => void): Panel {
    return new Panel(this.scene, area, pixelRatio(), draw);
  }

  /** Where the hero's hand is. */
  get hand(): Corner {
    const { bust } = this.layout;
    const [x, y] = (this.acts && HANDS[actFrame(this.story)]) || HAND_FROM_NEAR;
    return { x: bust.x + bust.w * x, y: bust.y + bust.h * y };
  }

  /** Adds to what is counted so far. */
  count(more: Partial<Record<'kills' | 'lost' | 'wounds', number>>): void {
    const words = text.screens.combat;
    this.tally.kills += more.kills ?? 0;
    this.tally.lost += more.lost ?? 0;
    this.tally.wounds += more.wounds ?? 0;
    const { kills, lost, wounds } = this.tally;
    const [first, second] = this.layout.tally;
    if (!first || !second) return;
    this.tallies[0]?.redraw((g) => tag.tallyChip(g, first, this.layout, 'drone', kills, words.killsSoFar(kills)));
    this.tallies[1]?.redraw((g) =>
      wounds > 0 || lost === 0
        ? tag.tallyChip(g, second, this.layout, 'hurt', wounds, words.wounds(wounds))
        : tag.tallyChip(g, second, this.layout, 'rebel', lost, words.rebelsFallen(lost)),
    );
  }

  /** Shows how the hero is after so many blows. */
  mood(after: number): void {
    const mood = this.story.moods[after];
    if (this.portrait) this.portrait.redraw((g) => this.drawPortrait(g, after));
    else reframe(this.hero, faceFrame(this.story.hero, mood));
  }

  private drawPortrait(g: CanvasPainter, after: number): void {
    const r = this.layout.portrait;
    const mood: Mood = this.story.moods[after] ?? 'ready';
    const own = mood === 'ready' ? areaColor[this.story.area] : mood === 'hurt' ? color.hurt : color.night;
    g.panel(r, {
      fill: own,
      radius: r.h * 0.08,
      line: ink.line(this.layout) * 1.4,
      shadow: ink.line(this.layout) * 1.5,
    });
    g.within(inset(r, ink.line(this.layout) * 0.7), () => {
      g.dots(r, Math.max(5, r.h / 14), color.ink, (_x, y) => 0.7 * ((y - r.y) / r.h - 0.2), 0.5);
      g.sprite(faceFrame(this.story.hero, mood), r.x + r.w / 2, r.y + r.h * 0.53, r.h * 1.06);
    });
    g.panel(r, { fill: own, alpha: 0, radius: r.h * 0.08, line: ink.line(this.layout) * 1.4 });
  }

  private needs(): string {
    const { needs, bonus } = this.story;
    return text.screens.combat.needs(needs, bonus);
  }

  private company(): Image[] {
    const { bust } = this.layout;
    const size = bust.h * 0.44;
    return Array.from({ length: Math.min(2, this.story.rebels) }, (_, i) =>
      prop(
        this.scene,
        'rebel/brave/near',
        bust.x + bust.w * (0.14 + 0.1 * i),
        bust.y + bust.h - size * (0.5 + 0.1 * i),
        size,
      ),
    );
  }

  /** The weapon that was played, at the hand that fires it; none where the hero's picture shows it. */
  private weaponSign(): Image[] {
    const { weapon } = this.story;
    if (weapon === null || isInPicture(this.story)) return [];
    const { x, y } = this.hand;
    const radius = this.layout.bust.h * 0.12;
    const line = ink.line(this.layout) * 1.4;
    const area = inset(rect(x, y, 0, 0), -radius - line * 2);
    const sign = this.panel(area, (g) => {
      g.circle(x, y, radius, color.act, line);
      g.icon(enhancementIcon[weapon], x, y, radius * 1.4, color.ink);
    });
    return [sign.image];
  }

  private heroGround(): Image {
    const [corners] = this.layout.panels;
    return this.panel(inset(around(corners), -6), (g) => ink.heroPanel(g, corners, this.story, this.layout)).image;
  }

  private heroFront(): Image {
    const { layout, story } = this;
    const [corners] = layout.panels;
    const whole = around(corners);
    return this.panel(rect(-30, 0, whole.x + whole.w + 38, whole.y + whole.h + 20), (g) => {
      // The hero may reach over the frame at the top and to the right, but not past the edge of the page.
      g.fill(rect(-30, 0, whole.x + 30, layout.page.height), color.paper);
      g.fill(rect(-30, whole.y + whole.h, at(corners, 2).x + 30, 24), color.paper);
      ink.helpBand(g, story, layout);
      ink.panelFrame(g, corners, layout);
      ink.caption(g, layout, story);
    }).image;
  }

  private foeGround(): Image {
    const { layout, story } = this;
    const [, corners] = layout.panels;
    return this.panel(inset(around(corners), -8), (g) => {
      ink.dronePanel(g, corners, story, layout);
      for (const r of layout.drones) g.sprite('dot', r.x + r.w / 2, r.y + r.h * 0.9, r.h * 0.17, { alpha: 0.6 });
      ink.panelFrame(g, corners, layout);
    }).image;
  }

  private diceGround(): Image {
    const [, , corners] = this.layout.panels;
    return this.panel(inset(around(corners), -8), (g) => {
      ink.dicePanel(g, corners, this.layout);
      ink.panelFrame(g, corners, this.layout);
    }).image;
  }

  private skipButton(): Image {
    const { skip, page } = this.layout;
    return this.panel(inset(skip, -6), (g) =>
      drawButton(g, skip, page.unit, {
        label: text.screens.combat.skip,
        icon: 'skip',
        size: skip.h * 0.44,
        first: true,
        align: 'center',
      }),
    ).image;
  }
}

/** Where the weapon is of a hero who is seen from near: beside the face, not over it. */
const HAND_FROM_NEAR = [0.8, 0.7] as const;

/** Where each hero’s weapon or foremost hand is in their picture in action, in parts of the picture. */
const HANDS: Readonly<Record<string, readonly [number, number]>> = {
  'hero/soldier/act': [0.69, 0.27],
  'hero/soldier/unarmed': [0.89, 0.34],
  'hero/scout/act': [0.91, 0.45],
  'hero/scout/unarmed': [0.85, 0.47],
  'hero/doctor/act': [0.91, 0.11],
  'hero/farmer/act': [0.92, 0.35],
  'hero/rebel/act': [0.83, 0.26],
  'hero/senator/act': [0.79, 0.3],
  'hero/engineer/act': [0.63, 0.3],
  'hero/scientist/act': [0.76, 0.41],
};
