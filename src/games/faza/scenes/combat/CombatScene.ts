import Phaser from 'phaser';
import { at } from '../../../../kernel/at.ts';
import { Motion } from '../../../../table/motion.ts';
import { frameOf, type Pen } from '../../../../table/pen.ts';
import { Plate } from '../../../../table/plate.ts';
import { inset, middle, type Rect, rect } from '../../../../table/rect.ts';
import { fitCamera, pixelRatio } from '../../../../table/screen.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { cardInk } from '../cardInk.ts';
import type { Fight, Interlude } from '../film/interlude.ts';
import { inkButton } from '../inkButton.ts';
import type { StageHost, Tempo } from '../stage.ts';
import * as ink from './combatInk.ts';
import { type CombatLayout, combatLayout } from './combatLayout.ts';
import { type Blow, type FightStory, fightStory } from './fightStory.ts';

const ROLL_FRAMES = 12;
const { Back, Cubic, Bounce } = Phaser.Math.Easing;

type Image = Phaser.GameObjects.Image;

/** A fight told as a page of a comic: the hero, the Drones, the dice, and one result after the other. */
export class CombatScene extends Phaser.Scene implements Interlude<Fight> {
  private host: StageHost | null = null;
  private motion: Motion | null = null;
  private tempo: Tempo = { speed: 1, reducedMotion: false };
  private ratio = 1;
  private drones: Image[] = [];
  private dice: Image[] = [];
  private sums: Plate[] = [];
  private tally: { kills: number; lost: number; wounds: number } = { kills: 0, lost: 0, wounds: 0 };
  private tallies: Plate[] = [];
  private skipped = false;

  constructor(key = 'combat') {
    super(key);
  }

  attend(host: StageHost): void {
    this.host = host;
  }

  create(): void {
    this.motion = new Motion(this, () => this.tempo);
  }

  /** A fight does not change its page while it is told; the next one has the new size. */
  fit(): void {
    fitCamera(this);
  }

  skip(): void {
    this.skipped = true;
    this.motion?.skip();
  }

  async tell(fight: Fight, tempo: Tempo): Promise<void> {
    if (tempo.speed === 'instant') return;
    this.tempo = tempo;
    this.skipped = false;
    await this.begin();
    const { motion } = this;
    if (!motion) return;
    const story = fightStory(fight);
    const layout = combatLayout(this.scale.width / this.ratio, this.scale.height / this.ratio, story.dice.length);
    await this.stagePanels(story, layout, motion);
    await this.showHelp(story, layout, motion);
    await this.rollDice(story, layout, motion);
    for (const [i, blow] of story.blows.entries()) await this.strike(i, blow, story, layout, motion);
    if (story.dies) await this.die(story, layout, motion);
    motion.again();
    await motion.wait(this.skipped ? 260 : 520);
    const camera = this.cameras.main;
    await motion.fade(130, (t) => camera.setAlpha(1 - t));
    this.scene.stop();
  }

  /** Starts the scene where it does not run yet, and puts it on top. */
  private async begin(): Promise<void> {
    if (!this.sys.isActive()) {
      await new Promise<void>((ready) => {
        this.events.once(Phaser.Scenes.Events.CREATE, ready);
        this.scene.manager.start(this.scene.key);
      });
    }
    this.scene.bringToTop();
    this.children.removeAll(true);
    this.ratio = pixelRatio();
    fitCamera(this);
    this.cameras.main.setAlpha(1);
    this.drones = [];
    this.dice = [];
    this.sums = [];
    this.tallies = [];
    this.tally = { kills: 0, lost: 0, wounds: 0 };
  }

  private async stagePanels(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const { width: w, height: h } = layout.page;
    const paper = this.add.rectangle(0, 0, w, h, color.paper).setOrigin(0).setAlpha(0);
    const [heroCorners, droneCorners, diceCorners] = layout.panels;
    const parts: { readonly objects: Phaser.GameObjects.Components.Transform[]; readonly from: [number, number] }[] = [
      { objects: this.heroPart(story, layout), from: layout.page.form === 'portrait' ? [0, -h * 0.5] : [-w * 0.5, 0] },
      { objects: this.dronePart(story, layout), from: [w * 0.6, 0] },
      { objects: this.dicePart(story, layout), from: layout.page.form === 'portrait' ? [0, h * 0.5] : [w * 0.3, h * 0.5] },
    ];
    void [heroCorners, droneCorners, diceCorners];
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
    const whole = ink.around(corners);
    const front = this.plate(rect(0, 0, whole.x + whole.w + 8, whole.y + whole.h + 20), (pen) => {
      // The bust may reach over its frame at the top and to the right, but not past the edge of the page.
      pen.fill(rect(0, 0, whole.x, layout.page.height), color.paper);
      pen.fill(rect(0, whole.y + whole.h, whole.w + whole.x, 24), color.paper);
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
    const needs = text.screens.combat.needs(story.needs - story.bonus < 1 ? 1 : story.needs - story.bonus);
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
      const plate = this.plate(inset(r, -8), (pen) =>
        help ? ink.helpChip(pen, r, help, story, layout) : ink.totalChip(pen, r, story, layout),
      );
      plate.image.setAngle(i % 2 === 0 ? -3 : 3);
      await this.slam(plate.image, motion, help ? 'arm' : 'select');
    }
  }

  /** Something comes down onto the page. */
  private async slam(image: Image, motion: Motion, sound: string): Promise<void> {
    const scale = image.scaleX;
    image.setAlpha(0);
    await motion.move(110, (t) => image.setScale(scale * (1.5 - 0.5 * t)).setAlpha(Math.min(1, t * 2.5)), Cubic.In);
    this.sound1(sound);
    if (motion.lively && !motion.instant) this.cameras.main.shake(70, 0.0035);
  }

  private async rollDice(story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    this.sound1(`dice${Math.min(3, Math.max(1, story.dice.length))}`);
    this.dice = story.dice.map((die, i) => {
      const r = at(layout.dice, i);
      return this.sprite(`die/${die.first}`, r.x + r.w / 2, r.y + r.h / 2, r.h).setAlpha(0);
    });
    await Promise.all(story.dice.map((die, i) => this.tumble(i, die.first, 700 + i * 100, layout, motion)));
    const rerolls = Math.max(0, ...story.dice.map(({ again }) => again.length));
    for (let n = 0; n < rerolls; n++) {
      await motion.wait(180);
      this.sound1('dice1');
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
    await motion.wait(200);
  }

  /** A die flies in over the table, turns, and comes to rest on its face. */
  private async tumble(index: number, face: number, length: number, layout: CombatLayout, motion: Motion): Promise<void> {
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
    const height = Math.min(r.h * 0.78, layout.page.height * 0.24);
    const top = rect(r.x + r.w / 2 - height * 0.68, r.y - height * 0.22, height * 1.25, height);
    const strikes =
      story.weapon === 'bazooka' || story.weapon === 'grenades' || story.weapon === 'rayCannon'
        ? combat.strikeWith[story.weapon]
        : combat.strike;
    switch (blow.kind) {
      case 'kill':
        this.sound1(weaponSound(story));
        await this.ray(drone, story, layout, motion);
        this.tally.kills += 1;
        this.sound1('kill');
        this.blast(r, motion);
        this.turn(drone, 'drone/hit');
        drone.setAngle(-12 + i * 9);
        this.lettering(top, 'burst/red', pick(strikes), motion);
        break;
      case 'rebel':
        this.sound1('rebelLost');
        this.tally.lost += 1;
        void this.lunge(drone, r, motion);
        this.lettering(top, 'burst/purple', pick(combat.lost), motion);
        break;
      case 'wound':
        this.sound1('injury');
        this.tally.wounds += 1;
        void this.lunge(drone, r, motion);
        if (motion.lively && !motion.instant) this.cameras.main.shake(140, 0.008);
        void motion.fade(240, (t) => this.tintHero(t));
        this.lettering(top, 'burst/red', pick(combat.hurt), motion);
        break;
      case 'ignored':
        this.sound1(blow.thanksTo === 'shield' ? 'shield' : 'tick');
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
    await motion.wait(260);
  }

  private tintHero(t: number): void {
    const hero = this.children.list.find((child) => child.name === 'hero');
    if (hero instanceof Phaser.GameObjects.Image) {
      if (t < 1) hero.setTint(color.hurt);
      else hero.clearTint();
    }
  }

  /** A ray from the hero's hand to a Drone, and back to nothing. */
  private async ray(drone: Image, story: FightStory, layout: CombatLayout, motion: Motion): Promise<void> {
    const from = layout.muzzle;
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
        ray.fillStyle(tone).fillCircle(end.x, end.y, (size * thick) / 2).fillCircle(from.x, from.y, size * thick * 0.9);
      }
    };
    await motion.move(90, (t) => draw(t, 1), (t) => t);
    void motion.fade(150, (t) => (t < 1 ? draw(1, 1 - t) : ray.destroy()));
  }

  private blast(r: Rect, motion: Motion): void {
    const { x, y } = middle(r);
    const drone = this.drones.find((image) => Math.abs(image.x - x) < 2);
    const blast = this.sprite('burst/blast', x, y, r.h * 1.25);
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
    this.sound1('injury');
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

  private plate(area: Rect, draw: (pen: Pen) => void): Plate {
    return new Plate(this, area, this.ratio, draw);
  }

  private sprite(name: string, x: number, y: number, size: number): Image {
    const frame = frameOf(this.textures, name);
    return this.add
      .image(x, y, frame?.texture.key ?? '__DEFAULT', frame?.name)
      .setScale(size / (frame?.realHeight ?? 32))
      .setName(name.startsWith('face/') ? 'hero' : name);
  }

  /** Shows another frame of the same size. */
  private turn(image: Image, name: string): void {
    const frame = frameOf(this.textures, name);
    if (frame && image.active) image.setTexture(frame.texture.key, frame.name);
  }

  private sound1(name: string): void {
    if (!this.skipped) this.host?.sound(name);
  }
}

function weaponSound({ weapon }: FightStory): string {
  if (weapon === 'bazooka') return 'bazooka';
  if (weapon === 'grenades') return 'grenade';
  return weapon === 'rayCannon' ? 'raycannon' : 'ray';
}
