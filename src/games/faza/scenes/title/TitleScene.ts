import Phaser from 'phaser';
import { frameOf } from '../../../../table/pen.ts';
import { middle, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { inkButton } from '../inkButton.ts';
import { PageScene } from '../pageScene.ts';
import type { TitleView } from '../view.ts';
import { titleLabel } from './titleControls.ts';
import { type TitleItem, type TitleLayout, titleLayout } from './titleLayout.ts';
import { type TitlePicture, titlePicture } from './titlePicture.ts';

const ICONS: Readonly<Partial<Record<TitleItem, string>>> = {
  rulebook: 'book',
  dice: 'dice',
  openFile: 'board',
  settings: 'settings',
  install: 'install',
  update: 'replay',
};

/** Something that sways by itself: called with seconds. */
type Sway = (seconds: number) => void;

/** The title: a living city, three Motherships above it, four heroes on a roof. */
export class TitleScene extends PageScene<TitleView> {
  private sways: Sway[] = [];

  protected draw(view: TitleView, before: TitleView | null): void {
    this.clear();
    const layout = titleLayout(view);
    const picture = titlePicture(layout);
    this.sways = [];
    this.sky(view, picture);
    this.city(view, picture);
    this.ships(picture);
    this.roof(picture);
    if (layout.menuOnInk) this.menuGround(view, layout);
    this.lettering(layout, before === null);
    this.buttons(view, layout, before === null);
    for (const sway of this.sways) sway(0);
  }

  override update(time: number): void {
    if (!this.motion?.lively) return;
    for (const sway of this.sways) sway(time / 1000);
  }

  private sky(view: TitleView, { sun }: TitlePicture): void {
    const { width, height } = view;
    this.add.rectangle(0, 0, width, height, 0xff8a2a).setOrigin(0);
    const center = middle(sun);
    const reach = Math.hypot(width, height);
    const rays = this.add.graphics({ x: center.x, y: center.y });
    const wedges = 24;
    rays.fillStyle(0xf26a1b);
    for (let i = 0; i < wedges; i++) {
      const [a, b] = [(i / wedges) * Math.PI * 2, ((i + 0.5) / wedges) * Math.PI * 2];
      rays.fillTriangle(0, 0, Math.cos(a) * reach, Math.sin(a) * reach, Math.cos(b) * reach, Math.sin(b) * reach);
    }
    this.sways.push((seconds) => rays.setRotation(seconds * 0.02));
    this.plate(rect(0, 0, width, height), (pen) =>
      pen.dots(rect(0, 0, width, height), Math.max(9, height / 64), 0x8f2d09, (x, y) => {
        const fromSun = Math.hypot(x - center.x, y - center.y) / reach;
        return Math.max(0, 0.75 * (fromSun - 0.18) - (y / height) * 0.35);
      }),
    );
    this.sprite('sun', center.x, center.y, sun.w);
  }

  private city(view: TitleView, { horizon, block }: TitlePicture): void {
    const layers = [
      { frame: 'city/far', up: 0.3, height: 1.32, pace: 3 },
      { frame: 'city/mid', up: 0.06, height: 1.1, pace: 7 },
      { frame: 'city/near', up: 0, height: 0.8, pace: 14 },
    ];
    for (const [i, layer] of layers.entries()) {
      const frame = frameOf(this.textures, layer.frame);
      if (!frame) continue;
      const high = block * layer.height;
      const scale = high / frame.height;
      const strip = this.add
        // Two rows less than the picture: the first and the last would mix with each other.
        .tileSprite(0, horizon - block * layer.up, view.width / scale, frame.height - 4, frame.texture.key, frame.name)
        .setOrigin(0, 1)
        .setScale(scale);
      this.sways.push((seconds) => strip.setTilePosition(260 * i + (seconds * layer.pace) / scale / 3, 3));
    }
    if (horizon < view.height) {
      this.add.rectangle(0, horizon - 1, view.width, view.height - horizon + 2, 0x2b1736).setOrigin(0);
    }
  }

  private ships(picture: TitlePicture): void {
    for (const [i, ship] of picture.ships.entries()) {
      const { x, y } = middle(ship.at);
      const beam = ship.beam ? this.sprite('beam', x, y + ship.at.h * 0.14, ship.beam) : null;
      beam?.setOrigin(0.5, 0).setTint(ship.tint).setAlpha(0.7);
      if (ship.id === 'carrier' && ship.beam) this.landing(x, y + ship.at.h * 0.2, ship.beam * 0.72, ship.at.w);
      const body = this.sprite(`ship/${ship.id}`, x, y, ship.at.h);
      this.sways.push((seconds) => {
        const phase = seconds * ((2 * Math.PI) / (2.4 + i * 0.5)) + i * 2;
        body.setPosition(x + Math.sin(phase * 0.31) * ship.at.w * 0.02, y + Math.sin(phase) * ship.at.h * 0.016);
        body.setRotation(Math.sin(phase * 0.5) * 0.014);
        beam?.setPosition(body.x, body.y + ship.at.h * 0.14).setAlpha(0.62 + 0.16 * Math.sin(seconds * 3.1 + i));
        beam?.setScale(beam.scaleY * (1 + 0.05 * Math.sin(seconds * 1.7 + i)), beam.scaleY);
      });
    }
  }

  /** Drones that come down in the Carrier's light. */
  private landing(x: number, y: number, depth: number, width: number): void {
    for (let n = 0; n < 3; n++) {
      const drone = this.sprite('drone/small', x, y, width * 0.1);
      this.sways.push((seconds) => {
        const t = (seconds * 0.085 + n / 3) % 1;
        drone.setPosition(x + Math.sin(t * 4 + n * 2.2) * width * 0.05 * (0.4 + t), y + t * depth);
        drone.setAlpha(Math.min(1, t * 6, (1 - t) * 5)).setAngle(Math.sin(seconds * 2 + n) * 8);
      });
    }
  }

  private roof({ roof, heroes }: TitlePicture): void {
    if (!roof) return;
    this.plate({ ...roof, y: roof.y - 8, h: roof.h + 16 }, (pen) => {
      const lip = roof.h * 0.24;
      const line = Math.max(2, roof.h * 0.035);
      pen.fill(roof, 0x4b2a5e);
      const body = { ...roof, y: roof.y + lip, h: roof.h };
      pen.dots(body, 8, 0x2b1736, (x) => 0.75 * ((x - roof.x) / roof.w));
      const windows = Math.max(4, Math.round(roof.w / (roof.h * 0.46)));
      const cell = roof.w / windows;
      for (let i = 0; i < windows; i++) {
        const pane = rect(roof.x + cell * (i + 0.26), roof.y + lip * 1.75, cell * 0.48, roof.h * 0.38);
        pen.fill(pane, [0, 2, 3, 5, 7, 8].includes((i * 5) % 9) ? color.act : 0x2b1736);
        pen.stroke(pane, line);
      }
      pen.stroke({ ...roof, h: roof.h + 40 }, line);
      pen.panel({ ...roof, h: lip }, { fill: color.warn, radius: 0, line });
    });
    for (const [i, hero] of heroes.entries()) {
      const body = this.sprite(`hero/${hero.id}`, hero.x, hero.y, hero.size).setOrigin(0.5, 0.97);
      this.sways.push((seconds) => {
        const breath = Math.sin(seconds * 2.2 + i * 1.3);
        body.setScale(body.scaleX, body.scaleX * (1 + 0.012 * breath));
      });
    }
  }

  private menuGround(view: TitleView, { menu }: TitleLayout): void {
    const area = rect(0, menu.y, view.width, view.height - menu.y);
    const fade = 46;
    this.plate({ ...area, y: area.y - fade, h: area.h + fade }, (pen) => {
      pen.fill(area, color.ink);
      pen.dots({ ...area, y: area.y - fade, h: fade + 8 }, 8, color.ink, (_x, y) => (1.2 * (y - area.y + fade)) / fade);
    });
  }

  private lettering(layout: TitleLayout, first: boolean): void {
    const spot = middle(layout.logo);
    const logo = this.sprite('logo', spot.x, spot.y, layout.logo.h);
    const full = logo.scaleX;
    const words = this.plate(layout.tagline, (pen) => {
      const { x, y, w, h } = layout.tagline;
      const center = layout.page.form === 'portrait';
      pen.text(text.screens.title.tagline, center ? x + w / 2 : x + 6, y + h / 2, {
        face: 'display',
        size: h * 0.74,
        color: color.paper,
        outline: Math.max(2, h * 0.1),
        width: w - 12,
        align: center ? 'center' : 'left',
      });
    });
    if (!first || !this.motion) return;
    const { motion } = this;
    words.image.setAlpha(0);
    void motion
      .move(340, (t) => logo.setScale(full * (2.6 - 1.6 * t)).setAlpha(Math.min(1, t * 2)), Phaser.Math.Easing.Cubic.In)
      .then(() => {
        if (motion.lively && this.sys.isActive()) this.cameras.main.shake(160, 0.006);
        return motion.fade(220, (t) => words.image.setAlpha(t));
      });
  }

  private buttons(view: TitleView, layout: TitleLayout, first: boolean): void {
    const { form, unit } = layout.page;
    const u = form === 'wide' ? unit : unit * 0.8;
    for (const [i, { item, rect: r, rank }] of layout.buttons.entries()) {
      const plate = this.plate({ x: r.x - 4, y: r.y - 4, w: r.w + 8, h: r.h + 8 }, (pen) => {
        const big = rank !== 'small';
        const note = noteOf(view, item, form === 'wide');
        const narrow = form === 'portrait' && rank === 'big';
        inkButton(pen, r, u, {
          label: titleLabel(view, item),
          first: rank === 'first' || item === 'update',
          size: big
            ? (form === 'wide' ? (i === 0 ? 36 : 30) : narrow ? 22 : 25) * unit
            : form === 'wide'
              ? 16 * unit
              : 12 * unit,
          ...(big ? {} : { icon: iconOf(view, item), plain: true, align: 'center' }),
          ...(narrow ? { align: 'center' } : {}),
          ...(!big && form !== 'wide' ? { tall: true } : {}),
          ...(note === undefined || narrow ? {} : { note }),
        });
      });
      if (!first || !this.motion) continue;
      const { motion } = this;
      const { x } = plate.image;
      plate.image.setAlpha(0);
      void motion
        .wait(240 + i * 55)
        .then(() =>
          Promise.all([
            motion.fade(120, (t) => plate.image.setAlpha(t)),
            motion.move(220, (t) => plate.image.setX(x - (1 - t) * 60 * unit), Phaser.Math.Easing.Back.Out),
          ]),
        );
    }
  }

  private sprite(name: string, x: number, y: number, size: number): Phaser.GameObjects.Image {
    const frame = frameOf(this.textures, name);
    const image = this.add.image(x, y, frame?.texture.key ?? '__DEFAULT', frame?.name);
    return image.setScale(size / (frame?.realHeight ?? 32));
  }
}

function noteOf(view: TitleView, item: TitleItem, roomy: boolean): string | undefined {
  const words = text.screens.title;
  if (item === 'continue') return view.continue ?? undefined;
  if (!roomy) return undefined;
  return item === 'newGame' ? words.newGameLine : item === 'quickStart' ? words.quickStartLine : undefined;
}

function iconOf(view: TitleView, item: TitleItem): string {
  return item === 'sound' ? (view.muted ? 'mute' : 'sound') : (ICONS[item] ?? 'help');
}
