import Phaser from 'phaser';
import { at } from '../../../../kernel/at.ts';
import type { Motion } from '../../../../table/motion.ts';
import type { Plate } from '../../../../table/plate.ts';
import { inset, middle, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { cardInk } from '../cardInk.ts';
import type { Fight } from '../film/interlude.ts';
import { inkButton } from '../inkButton.ts';
import { InterludeScene } from '../interludeScene.ts';
import * as ink from './combatInk.ts';
import { type CombatLayout, combatLayout } from './combatLayout.ts';
import { type Blow, type FightStory, fightStory } from './fightStory.ts';

const ROLL_FRAMES = 12;
const { Back, Cubic, Bounce } = Phaser.Math.Easing;

type Image = Phaser.GameObjects.Image;

/** A fight told as a page of a comic: the hero, the Drones, the dice, and one result after the other. */
export class CombatScene extends InterludeScene<Fight> {
  private drones: Image[] = [];
  private dice: Image[] = [];
  private sums: Plate[] = [];
  private tally = { kills: 0, lost: 0, wounds: 0 };
  private tallies: Plate[] = [];
  private hero: Image | null = null;
  private readonly fallen = new Set<Image>();

  constructor(key = 'combat') {
    super(key);
  }

  protected async play(fight: Fight, motion: Motion): Promise<void> {
    const story = fightStory(fight);
    const { width, height } = this.size;
    const layout = combatLayout(width, height, story.dice.length);
    this.tally = { kills: 0, lost: 0, wounds: 0 };
    this.drones = [];
    this.fallen.clear();
    await this.stagePanels(story, layout, motion);
    await this.showHelp(story, layout, motion);
    await this.rollDice(story, layout, motion);
    for (const [i, blow] of story.blows.entries()) await this.strike(i, blow, story, layout, motion);
    if (story.dies) await this.die(story, layout, motion);
    motion.again();
    await motion.wait(this.skipped ? 260 : 420);
  }

  /** Drones twitch as long as they stand. */
  override update(time: number): void {
    if (!this.lively) return;
    for (const [i, drone] of this.drones.entries()) {
      if (drone.active && !this.fallen.has(drone)) drone.setAngle(Math.sin(time / 90 + i * 2.1) * 1.3);
    }
  }

  private async stagePanels(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const { width: w, height: h } = layout.page;
    const paper = this.add.rectangle(0, 0, w, h, color.paper).setOrigin(0).setAlpha(0);
    const parts: { readonly objects: Phaser.GameObjects.Components.Transform[]; readonly from: [number, number] }[] = [
      { objects: this.heroPart(story, layout), from: layout.page.form === 'portrait' ? [0, -h * 0.5] : [-w * 0.5, 0] },
      { objects: this.dronePart(story, layout), from: [w * 0.6, 0] },
      {
        objects: this.dicePart(story, layout),
        from: layout.page.form === 'portrait' ? [0, h * 0.5] : [w * 0.3, h * 0.5],
      },
    ];
    const homes = parts.map(({ objects }) => objects.map(({ x, y }) => ({ x, y })));
    const place = (part: number, t: number): void => {
      const { objects, from } = at(parts, part);
      for (const [i, object] of objects.entries()) {
        const home = at(at(homes, part), i);
        object.setPosition(home.x + from[0] * (1 - t), home.y + from[1] * (1 - t));
      }
    };
    for (const part of parts.keys()) place(part, motion.lively ? 0 : 1);
    const veil = motion.fade(motion.lively ? 90 : 160, (t) => paper.setAlpha(t));
    await Promise.all([
      veil,
      ...parts.map(async (_, part) => {
        if (motion.lively) await motion.wait(part * 55);
        await motion.move(190, (t) => place(part, t), Cubic.Out);
      }),
    ]);
  }

  private heroPart(story: FightStory, layout: CombatLayout): Phaser.GameObjects.Components.Transform[] {
    const [corners] = layout.panels;
    const back = this.plate(inset(ink.around(corners), -6), (pen) => ink.heroPanel(pen, corners, story, layout));
    const { bust } = layout;
    const { x, y } = middle(bust);
    const hero = this.sprite(`face/${story.hero}`, x, y, bust.h);
    this.hero = hero;
    const whole = ink.around(corners);
    const front = this.plate(rect(0, 0, whole.x + whole.w + 8, whole.y + whole.h + 20), (pen) => {
      // The bust may reach over its frame at the top and to the right, but not past the edge of the page.
      pen.fill(rect(0, 0, whole.x, layout.page.height), color.paper);
      pen.fill(rect(0, whole.y + whole.h, whole.w + whole.x, 24), color.paper);
      ink.helpBand(pen, story, layout);
      ink.panelFrame(pen, corners, layout);
      ink.caption(pen, layout, story);
    });
    return [back.image, hero, front.image];
  }

  private dronePart(story: FightStory, layout: CombatLayout): Phaser.GameObjects.Components.Transform[] {
    const [, corners] = layout.panels;
    const back = this.plate(inset(ink.around(corners), -8), (pen) => {
      ink.dronePanel(pen, corners, story, layout);
      for (const r of layout.drones) pen.sprite('dot', r.x + r.w / 2, r.y + r.h * 0.9, r.h * 0.17, { alpha: 0.6 });
      ink.panelFrame(pen, corners, layout);
    });
    this.drones = layout.drones.map((r) => {
      const { x, y } = middle(r);
      return this.sprite('drone', x, y, r.h);
    });
    return [back.image, ...this.drones];
  }

  private dicePart(story: FightStory, layout: CombatLayout): Phaser.GameObjects.Components.Transform[] {
    const [, , corners] = layout.panels;
    const back = this.plate(inset(ink.around(corners), -8), (pen) => {
      ink.dicePanel(pen, corners, layout);
      ink.panelFrame(pen, corners, layout);
    });
    const { needs: needsWords, sure } = text.screens.combat;
    const face = story.needs - story.bonus;
    const needs = face > 1 ? needsWords(face) : sure;
    this.sums = layout.sums.map((r) => this.plate(inset(r, -6), (pen) => ink.sumTag(pen, r, layout, needs, 'wait')));
    this.tallies = layout.tally.map((r) => this.plate(inset(r, -6), () => {}));
    this.count(layout);
    const skip = this.plate(inset(layout.skip, -6), (pen) =>
      inkButton(pen, layout.skip, layout.page.unit, {
        label: text.screens.combat.skip,
        icon: 'skip',
        size: layout.skip.h * 0.44,
        first: true,
        align: 'center',
      }),
    );
    return [back.image, ...this.sums.map(({ image }) => image), ...this.tallies.map(({ image }) => image), skip.image];
  }

  private async showHelp(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    for (const [i, card] of story.cards.slice(0, layout.cards.length).entries()) {
      const r = at(layout.cards, i);
      const plate = this.plate(inset(r, -r.w * 0.2), (pen) =>
        cardInk(pen, r, card.side, { area: story.area, no: card.no, injured: card.injured, names: true }),
      );
      plate.image.setAngle(-7 + i * 8);
      await this.slam(plate.image, motion, 'card');
    }
    const chips = [...story.help.map((help) => ({ help })), ...(story.bonus > 0 ? [{ help: null }] : [])];
    for (const [i, { help }] of chips.slice(0, layout.chips.length).entries()) {
      const r = at(layout.chips, i);
      if (i > 0 && motion.lively) await motion.wait(50);
      const plate = this.plate(inset(r, -8), (pen) =>
        help ? ink.helpChip(pen, r, help, story, layout) : ink.totalChip(pen, r, story, layout),
      );
      plate.image.setAngle(i % 2 === 0 ? -3 : 3);
      void this.slam(plate.image, motion, help ? 'arm' : 'select');
    }
  }

  /** Something comes down onto the page. */
  private async slam(image: Image, motion: Motion, sound: string): Promise<void> {
    const scale = image.scaleX;
    image.setAlpha(0);
    await motion.move(110, (t) => image.setScale(scale * (1.5 - 0.5 * t)).setAlpha(Math.min(1, t * 2.5)), Cubic.In);
    this.cue(sound);
    if (motion.lively && !motion.instant) this.cameras.main.shake(70, 0.0035);
  }

  private async rollDice(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    this.cue(`dice${Math.min(3, Math.max(1, story.dice.length))}`);
    this.dice = story.dice.map((die, i) => {
      const r = at(layout.dice, i);
      return this.sprite(`die/${die.first}`, r.x + r.w / 2, r.y + r.h / 2, r.h).setAlpha(0);
    });
    if (!motion.lively) await motion.wait(320);
    await Promise.all(story.dice.map((die, i) => this.tumble(i, die.first, 700 + i * 70, layout, motion)));
    const rerolls = Math.max(0, ...story.dice.map(({ again }) => again.length));
    for (let n = 0; n < rerolls; n++) {
      await motion.wait(180);
      this.cue('dice1');
      await Promise.all(
        story.dice.map((die, i) => {
          const shows = die.again[n];
          return shows === undefined ? Promise.resolve() : this.tumble(i, shows, 620, layout, motion);
        }),
      );
    }
    for (const [i, die] of story.dice.entries()) {
      const words = text.screens.combat;
      const shows = die.again.at(-1) ?? die.first;
      const sum = `${words.sum(shows, die.bonus, die.total)}  ${die.hit ? words.kill : words.miss}`;
      this.sums[i]?.redraw((pen) => ink.sumTag(pen, at(layout.sums, i), layout, sum, die.hit ? 'kill' : 'miss'));
    }
    await motion.wait(120);
  }

  /** A die flies in over the table, turns, and comes to rest on its face. */
  private async tumble(
    index: number,
    face: number,
    length: number,
    layout: CombatLayout,
    motion: Motion,
  ): Promise<void> {
    const r = at(layout.dice, index);
    const die = at(this.dice, index);
    const { x, y } = middle(r);
    const [fromX, fromY] = [x - r.w * (1.8 + index * 0.5), y - r.h * 1.6];
    await motion.move(
      length,
      (t) => {
        const fall = Bounce.Out(t);
        die.setPosition(fromX + (x - fromX) * Cubic.Out(t), fromY + (y - fromY) * fall).setAlpha(Math.min(1, t * 8));
        die.setAngle((1 - Cubic.Out(t)) * -240);
        if (t < 0.86) this.turn(die, `die/roll/${Math.floor(t * 22 + index * 5) % ROLL_FRAMES}`);
        else this.turn(die, `die/${face}`);
      },
      (t) => t,
    );
    die.setAlpha(1).setAngle(0).setPosition(x, y);
    this.turn(die, `die/${face}`);
  }

  private async strike(i: number, blow: Blow, story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const r = at(layout.drones, i);
    const drone = at(this.drones, i);
    const { combat } = text.screens;
    const pick = (list: readonly string[]): string => at(list, (story.round * 3 + story.tile + i) % list.length);
    const height = Math.min(r.h * 0.7, layout.page.height * 0.22);
    const aside = (i % 2 === 0 ? -0.22 : 0.16) * height;
    const top = rect(r.x + r.w / 2 - height * 0.62 + aside, r.y - height * 0.42, height * 1.25, height);
    const strikes =
      story.weapon === 'bazooka' || story.weapon === 'grenades' || story.weapon === 'rayCannon'
        ? combat.strikeWith[story.weapon]
        : combat.strike;
    switch (blow.kind) {
      case 'kill':
        this.cue(weaponSound(story));
        await this.ray(drone, story, layout, motion);
        this.tally.kills += 1;
        this.cue('kill');
        this.blast(r, motion);
        this.fallen.add(drone);
        this.turn(drone, 'drone/hit');
        drone.setAngle(-12 + i * 9);
        this.lettering(top, 'burst/red', pick(strikes), motion);
        break;
      case 'rebel':
        this.cue('rebelLost');
        this.tally.lost += 1;
        void this.lunge(drone, r, motion);
        this.lettering(top, 'burst/purple', pick(combat.lost), motion);
        break;
      case 'wound':
        this.cue('injury');
        this.tally.wounds += 1;
        void this.lunge(drone, r, motion);
        if (motion.lively && !motion.instant) this.cameras.main.shake(140, 0.008);
        void motion.fade(240, (t) => this.tintHero(t));
        this.lettering(top, 'burst/red', pick(combat.hurt), motion);
        break;
      case 'ignored':
        this.cue(blow.thanksTo === 'shield' ? 'shield' : 'tick');
        void this.lunge(drone, r, motion);
        this.lettering(top, 'burst/yellow', pick(blow.thanksTo === 'shield' ? combat.shielded : combat.far), motion);
        break;
      case 'none':
        break;
    }
    const tag = at(layout.results, i);
    const plate = this.plate(inset(tag, -8), (pen) => ink.resultTag(pen, tag, layout, story, i));
    void this.pop(plate.image, motion);
    this.count(layout);
    await motion.wait(blow.kind === 'kill' ? 190 : 260);
  }

  private tintHero(t: number): void {
    if (t < 1) this.hero?.setTint(color.hurt);
    else this.hero?.clearTint();
  }

  /** A ray from the hero's hand to a Drone, and back to nothing. */
  private async ray(drone: Image, story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const from = muzzle(story, layout);
    const to = { x: drone.x, y: drone.y };
    const width = Math.max(5, layout.page.unit * (story.weapon === 'rayCannon' ? 16 : 10));
    const ray = this.add.graphics();
    const draw = (t: number, thick: number): void => {
      const end = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      ray.clear();
      for (const [size, tone] of [
        [width * 1.9, color.ink],
        [width, color.live],
        [width * 0.36, color.white],
      ] as const) {
        ray.lineStyle(size * thick, tone).lineBetween(from.x, from.y, end.x, end.y);
        ray
          .fillStyle(tone)
          .fillCircle(end.x, end.y, (size * thick) / 2)
          .fillCircle(from.x, from.y, size * thick * 0.9);
      }
    };
    await motion.move(
      70,
      (t) => draw(t, 1),
      (t) => t,
    );
    void motion.fade(150, (t) => (t < 1 ? draw(1, 1 - t) : ray.destroy()));
  }

  private blast(r: Rect, motion: Motion): void {
    const { x, y } = middle(r);
    const drone = this.drones.find((image) => Math.abs(image.x - x) < 2);
    const blast = this.sprite('burst/blast', x, y, r.h * 1.04);
    if (drone) this.children.moveBelow(blast, drone);
    const full = blast.scaleX;
    void motion.move(150, (t) => blast.setScale(full * (0.3 + 0.7 * t)), Back.Out);
  }

  private lettering(r: Rect, frame: string, words: string, motion: Motion): void {
    const plate = this.plate(r, (pen) => ink.burst(pen, r, frame, words));
    void this.pop(plate.image, motion);
  }

  private async lunge(drone: Image, r: Rect, motion: Motion): Promise<void> {
    const { x, y } = middle(r);
    await motion.move(200, (t) => {
      const far = Math.sin(t * Math.PI);
      drone.setPosition(x - far * r.w * 0.14, y + far * r.h * 0.08).setScale(drone.scaleX);
    });
  }

  private async pop(image: Image, motion: Motion): Promise<void> {
    const scale = image.scaleX;
    await motion.move(150, (t) => image.setScale(scale * t), Back.Out);
  }

  private async die(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const { width: w, height: h } = layout.page;
    this.cue('injury');
    const veil = this.add.rectangle(0, 0, w, h, color.night).setOrigin(0).setAlpha(0);
    await motion.fade(200, (t) => veil.setAlpha(0.62 * t));
    const size = Math.min(w * 0.7, h * 0.9);
    const r = rect(w / 2 - size * 0.62, h / 2 - size / 2, size * 1.25, size);
    this.lettering(r, 'burst/purple', text.screens.combat.death, motion);
    const strip = rect(0, h / 2 + size * 0.36, w, Math.max(30, h * 0.09));
    this.plate(strip, (pen) => {
      pen.fill(strip, color.ink);
      pen.text(text.screens.combat.dies(text.heroName[story.hero]), w / 2, strip.y + strip.h / 2, {
        face: 'display',
        size: strip.h * 0.66,
        color: color.paper,
        align: 'center',
        width: w - 20,
      });
    });
    await motion.wait(700);
  }

  /** Writes the tally anew. */
  private count(layout: CombatLayout): void {
    const words = text.screens.combat;
    const { kills, lost, wounds } = this.tally;
    const [first, second] = layout.tally;
    if (!first || !second) return;
    this.tallies[0]?.redraw((pen) => ink.tallyChip(pen, first, layout, 'drone', kills, words.killsSoFar(kills)));
    this.tallies[1]?.redraw((pen) =>
      wounds > 0 || lost === 0
        ? ink.tallyChip(pen, second, layout, 'hurt', wounds, words.wounds(wounds))
        : ink.tallyChip(pen, second, layout, 'rebel', lost, words.rebelsFallen(lost)),
    );
  }
}

/** Where a hero's hand is in their bust, in parts of it. */
const HANDS: Readonly<Record<HeroId, readonly [number, number]>> = {
  soldier: [0.86, 0.79],
  scout: [0.873, 0.722],
  doctor: [0.84, 0.88],
  farmer: [0.93, 0.5],
  rebel: [0.84, 0.45],
  senator: [0.9, 0.72],
  engineer: [0.92, 0.62],
  scientist: [0.88, 0.74],
};

/** Where a ray leaves. */
function muzzle({ hero }: FightStory, { bust }: CombatLayout): { x: number; y: number } {
  const [x, y] = HANDS[hero];
  return { x: bust.x + bust.w * x, y: bust.y + bust.h * y };
}

function weaponSound({ weapon }: FightStory): string {
  if (weapon === 'bazooka') return 'bazooka';
  if (weapon === 'grenades') return 'grenade';
  return weapon === 'rayCannon' ? 'raycannon' : 'ray';
}
