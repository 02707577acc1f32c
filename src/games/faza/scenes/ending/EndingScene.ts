import Phaser from 'phaser';
import { frameOf } from '../../../../table/pen.ts';
import { inset, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { isWreck } from '../../rules/board.ts';
import { text } from '../../text/en.ts';
import * as combatInk from '../combat/combatInk.ts';
import { inkButton } from '../inkButton.ts';
import { PageScene } from '../pageScene.ts';
import type { EndingView } from '../view.ts';
import { chartInk } from './chartInk.ts';
import { endingGround, isWon, lessonInk, letteringInk, reasonInk } from './endingInk.ts';
import { type EndingLayout, endingLayout } from './endingLayout.ts';
import { lessonOf } from './lesson.ts';

const { Back, Cubic } = Phaser.Math.Easing;
type Image = Phaser.GameObjects.Image;

/** The end of a game: a splash page of a comic, or a night to learn from. */
export class EndingScene extends PageScene<EndingView> {
  private sways: ((seconds: number) => void)[] = [];

  protected draw(view: EndingView, before: EndingView | null): void {
    this.clear();
    this.sways = [];
    const layout = endingLayout(view);
    const first = before === null;
    this.plate(rect(0, 0, view.width, view.height), (pen) => endingGround(pen, layout, view));
    this.ships(view, layout, first);
    if (isWon(view)) this.confetti(view);
    this.panels(view, layout, first);
    this.heroes(view, layout, first);
    this.words(view, layout, first);
    for (const sway of this.sways) sway(0);
  }

  override update(time: number): void {
    if (!this.motion?.lively) return;
    for (const sway of this.sways) sway(time / 1000);
  }

  private ships(view: EndingView, layout: EndingLayout, first: boolean): void {
    const { scene, page } = layout;
    const won = isWon(view);
    const tall = page.form === 'portrait' ? 1.25 : 1;
    const size = Math.min(scene.h * tall * (won ? 0.62 : 0.66), scene.w * 0.44);
    const ground = scene.y + scene.h;
    for (const [i, ship] of view.state.ships.entries()) {
      const down = isWreck(ship);
      const x = scene.x + scene.w * ([0.5, 0.17, 0.83][i] ?? 0.5);
      const scale = i === 0 ? 1 : 0.82;
      const y = down ? ground - size * (i === 0 ? 0.62 : 0.46) : scene.y + scene.h * (i === 0 ? 0.36 : 0.3);
      if (!down) {
        const beam = this.sprite('beam', x, y + size * 0.12, page.height - y).setOrigin(0.5, 0);
        beam.setTint(i === 2 ? 0xb98cff : color.live).setAlpha(0.55);
        this.sways.push((seconds) => beam.setAlpha(0.46 + 0.12 * Math.sin(seconds * 2.4 + i * 2)));
      }
      const body = this.sprite(`ship/${ship.id}${down ? '/wreck' : ''}`, x, y, size * scale * (down ? 0.9 : 1));
      if (down) {
        body.setAngle([-9, 12, -6][i] ?? 0);
        this.smoke(x, y - size * 0.2, size * 0.26, i);
        if (first && this.motion) {
          const fall = this.motion;
          const angle = body.angle;
          void fall.move(
            620 + i * 160,
            (t) => body.setPosition(x, y - (1 - t) * page.height).setAngle(angle + (1 - t) * 70),
            Cubic.In,
          );
        }
      } else {
        this.sways.push((seconds) => body.setY(y + Math.sin(seconds * (1.9 + i * 0.3) + i) * size * 0.02));
      }
    }
  }

  /** Drones between the heroes of a lost game. */
  private besiegers({ scene }: EndingLayout, heroes: number, size: number, floor: number): void {
    const span = scene.w * 0.86;
    for (let i = 0; i <= heroes; i++) {
      const x = scene.x + (scene.w - span) / 2 + (span / heroes) * i;
      const drone = this.sprite('drone', x, floor, size * 0.62).setOrigin(0.5, 0.94);
      this.sways.push((seconds) =>
        drone.setAngle(Math.sin(seconds * 7 + i * 2.1) * 1.6).setY(floor + Math.sin(seconds * 2 + i) * 1.2),
      );
    }
  }

  /** Smoke that rises from a wreck, puff after puff. */
  private smoke(x: number, y: number, size: number, phase: number): void {
    for (let n = 0; n < 3; n++) {
      const puff = this.sprite('smoke', x, y, size).setTint(0xb8a8b0);
      const full = puff.scaleX;
      this.sways.push((seconds) => {
        const t = (seconds * 0.22 + n / 3 + phase * 0.17) % 1;
        puff.setPosition(x + Math.sin(t * 5 + n + phase) * size * 0.25, y - t * size * 2.2);
        puff
          .setScale(full * (0.45 + 0.75 * t))
          .setAlpha(t < 0.15 ? t * 5 : 0.85 * (1 - t))
          .setAngle(t * 40 * (n - 1));
      });
    }
  }

  private heroes(view: EndingView, layout: EndingLayout, first: boolean): void {
    const { scene } = layout;
    const won = isWon(view);
    const count = view.state.heroes.length;
    const tall = layout.page.form === 'portrait' ? 1.3 : 1;
    const size = Math.min(scene.h * tall * (won ? 0.5 : 0.4), (scene.w / count) * 1.1);
    const floor = layout.lesson.y + size * 0.035;
    const span = scene.w * 0.86;
    for (const [i, hero] of view.state.heroes.entries()) {
      const dead = hero.cards.every(({ injured }) => injured);
      const x = scene.x + (scene.w - span) / 2 + (span / count) * (i + 0.5);
      const body = this.sprite(`hero/${hero.id}`, x, floor, size).setOrigin(0.5, 0.97);
      if (dead) {
        body
          .setOrigin(0.5, 0.5)
          .setAngle(84)
          .setPosition(x, floor - size * 0.26)
          .setTint(0x9a8aa8);
      } else if (won) {
        const scale = body.scaleX;
        this.sways.push((seconds) => {
          const hop = Math.abs(Math.sin(seconds * 3.2 + i * 0.9));
          body.setY(floor - hop * size * 0.14).setAngle(Math.sin(seconds * 3.2 + i) * 4);
          body.setScale(scale, scale * (0.97 + 0.05 * hop));
        });
      } else {
        body.setTint(0xb8a4c4);
      }
    }
    if (!won) {
      this.besiegers(layout, count, size, floor);
      return;
    }
    const burst = Math.min(scene.h * 0.34, scene.w * 0.24);
    const r = rect(scene.x + scene.w * 0.5 - burst * 0.62, floor - size * 1.36 - burst * 0.6, burst * 1.25, burst);
    const plate = this.plate(r, (pen) => combatInk.burst(pen, r, 'burst/red', text.screens.ending.hurrah));
    this.sways.push((seconds) => plate.image.setAngle(Math.sin(seconds * 2) * 3));
    if (first) this.pop(plate.image, 900);
  }

  /** Paper that comes down over a victory. */
  private confetti(view: EndingView): void {
    if (!this.motion?.lively) return;
    const tones = [color.act, color.hurt, 0x2673b8, color.good, color.paper];
    for (let n = 0; n < 34; n++) {
      const size = 5 + (n % 4) * 2;
      const scrap = this.add.rectangle(0, 0, size, size * 1.7, tones[n % tones.length] ?? color.act);
      scrap.setStrokeStyle(1, color.ink);
      this.sways.push((seconds) => {
        const t = (seconds * (0.1 + (n % 5) * 0.018) + n * 0.137) % 1;
        scrap.setPosition(
          ((n * 0.618) % 1) * view.width + Math.sin(seconds * 1.4 + n) * 22,
          t * (view.height + 40) - 20,
        );
        scrap.setRotation(seconds * (1 + (n % 3)) + n).setScale(1, Math.cos(seconds * 3 + n));
      });
    }
  }

  private panels(view: EndingView, layout: EndingLayout, first: boolean): void {
    const { unit: u, form } = layout.page;
    const wide = form === 'wide';
    const lesson = lessonOf(view);
    const flag = 24 * u;
    const { chart } = layout;
    const lessonPlate = this.plate(inset(layout.lesson, -12 * u), (pen) =>
      lessonInk(pen, layout.lesson, view, lesson.line, u, wide),
    );
    const chartPlate = this.plate(rect(chart.x - 8, chart.y - flag, chart.w + 24 * u, chart.h + flag + 14 * u), (pen) =>
      chartInk(pen, chart, view, lesson.turn, u, wide),
    );
    if (first) {
      this.rise(chartPlate.image, 500, 60 * u);
      this.rise(lessonPlate.image, 620, 60 * u);
    }
    for (const [i, { item, rect: r, first: main }] of layout.buttons.entries()) {
      const plate = this.plate(inset(r, -6), (pen) =>
        inkButton(pen, r, u, {
          label: text.screens.ending[item],
          first: main,
          size: Math.min((wide ? (main ? 34 : 28) : main ? 25 : 17) * u, r.h * 0.48),
          align: 'center',
          ...(main ? { icon: 'replay' } : {}),
        }),
      );
      if (first) this.rise(plate.image, 700 + i * 50, 40 * u);
    }
  }

  private words(view: EndingView, layout: EndingLayout, first: boolean): void {
    const { lettering } = layout;
    const plate = this.plate(inset(lettering, -lettering.h * 0.16), (pen) => letteringInk(pen, layout, view));
    const reason = this.plate(inset(layout.reason, -8), (pen) => reasonInk(pen, layout, view));
    const { motion } = this;
    if (!first || !motion) return;
    const scale = plate.image.scaleX;
    reason.image.setAlpha(0);
    if (isWon(view)) {
      void motion
        .move(300, (t) => plate.image.setScale(scale * (2.4 - 1.4 * t)).setAlpha(Math.min(1, 2 * t)), Cubic.In)
        .then(() => {
          if (motion.lively && !motion.instant && this.sys.isActive()) this.cameras.main.shake(180, 0.007);
        });
    } else {
      plate.image.setAlpha(0);
      void motion.fade(900, (t) => plate.image.setAlpha(t));
    }
    void motion.wait(420).then(() => motion.fade(260, (t) => reason.image.setAlpha(t)));
  }

  private rise(image: Image, after: number, by: number): void {
    const { motion } = this;
    if (!motion) return;
    const { y } = image;
    image.setAlpha(0);
    void motion.wait(after).then(() => {
      void motion.fade(160, (t) => image.setAlpha(t));
      return motion.move(260, (t) => image.setY(y + (1 - t) * by));
    });
  }

  private pop(image: Image, after: number): void {
    const { motion } = this;
    if (!motion) return;
    const scale = image.scaleX;
    image.setScale(0);
    void motion.wait(after).then(() => motion.move(180, (t) => image.setScale(scale * t), Back.Out));
  }

  private sprite(name: string, x: number, y: number, size: number): Image {
    const frame = frameOf(this.textures, name);
    return this.add
      .image(x, y, frame?.texture.key ?? '__DEFAULT', frame?.name)
      .setScale(size / (frame?.realHeight ?? 32));
  }
}
