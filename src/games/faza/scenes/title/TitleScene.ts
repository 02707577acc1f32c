import Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { type TitleLayout, type TitlePicture, titleLayout, titlePicture } from '../../interaction/title/titleLayout.ts';
import type { TitleView } from '../../interaction/view.ts';
import { TITLE_TIMINGS } from '../timings.ts';
import { type Air, Lean, STILL, type Sway } from './air.ts';
import { titleButton } from './titleButton.ts';
import { drawCity, drawPatrol, drawSearchlights, drawShips, drawSky } from './titleCity.ts';
import { drawSign } from './titleSign.ts';

/** The title: a living city, three Motherships above it, four heroes on a roof. */
export class TitleScene extends PageScene<TitleView> {
  private sways: Sway[] = [];
  private lean: Lean | null = null;
  private risen = 1;
  /** The splash is for the first visit of a session. */
  private welcomed = false;

  override create(): void {
    this.lean = new Lean(this);
    super.create();
  }

  protected draw(view: TitleView): void {
    this.clear();
    const layout = titleLayout(view);
    const picture = titlePicture(layout);
    const splash = this.welcomed || !this.motion?.lively ? null : this.motion;
    this.welcomed = true;
    const panel: MakePanel = (area, draw) => this.panel(area, draw);
    this.sways = [
      ...drawSky(this, panel, view, picture),
      ...drawSearchlights(this, view, picture),
      ...drawCity(this, panel, view, picture),
      ...drawPatrol(this, view, picture),
      ...drawShips(this, picture),
    ];
    this.roof(picture);
    if (layout.isStacked) this.menuGround(view, layout);
    this.sways.push(
      ...drawSign(this, panel, layout, splash, () => {
        this.context.host.sound('logo');
        if (this.motion?.lively && !this.motion.instant) this.cameras.main.shake(160, 0.006);
      }),
    );
    this.buttons(view, layout, splash);
    this.risen = 1;
    void splash?.move(TITLE_TIMINGS.slide, (t) => {
      this.risen = t;
    });
    for (const sway of this.sways) sway({ ...STILL, risen: this.risen });
  }

  override update(time: number, delta: number): void {
    if (!this.motion?.lively || !this.lean) return;
    const air: Air = { seconds: time / 1000, lean: this.lean.at(delta), risen: this.risen };
    for (const sway of this.sways) sway(air);
  }

  private roof({ roof, heroes }: TitlePicture): void {
    const house = this.panel({ ...roof, y: roof.y - 8, h: roof.h + 16 }, (g) => {
      const lip = roof.h * 0.24;
      const line = Math.max(2, roof.h * 0.035);
      g.fill(roof, 0x4b2a5e);
      const body = { ...roof, y: roof.y + lip, h: roof.h };
      g.dots(body, 8, 0x2b1736, (x) => 0.75 * ((x - roof.x) / roof.w));
      const windows = Math.max(4, Math.round(roof.w / (roof.h * 0.46)));
      const cell = roof.w / windows;
      for (let i = 0; i < windows; i++) {
        const pane = rect(roof.x + cell * (i + 0.26), roof.y + lip * 1.75, cell * 0.48, roof.h * 0.38);
        g.fill(pane, [0, 2, 3, 5, 7, 8].includes((i * 5) % 9) ? color.act : 0x2b1736);
        g.stroke(pane, line);
      }
      g.stroke({ ...roof, h: roof.h + 40 }, line);
      g.panel({ ...roof, h: lip }, { fill: color.warn, radius: 0, line });
    }).image;
    const home = house.y;
    this.sways.push(({ risen, lean }) => house.setPosition(house.x, home + (1 - risen) * roof.h * 2 + lean.y));
    for (const [i, hero] of heroes.entries()) {
      const body = prop(this, `hero/${hero.id}`, hero.x, hero.y, hero.size).setOrigin(0.5, 0.97);
      this.sways.push(({ seconds, risen }) => {
        // Each breathes in their own time, and shifts from one foot to the other now and then.
        const breath = Math.sin(seconds * 2.2 + i * 1.3);
        const shift = Math.sin(seconds * 0.37 + i * 2.1) ** 7;
        body.setY(hero.y + (1 - risen) * roof.h * 2 * (1 + 0.2 * i)).setAngle(shift * 2.2);
        body.setScale(body.scaleX, body.scaleX * (1 + 0.012 * breath));
      });
    }
  }

  private menuGround(view: TitleView, { menu }: TitleLayout): void {
    const area = rect(0, menu.y, view.width, view.height - menu.y);
    const fade = 46;
    this.panel({ ...area, y: area.y - fade, h: area.h + fade }, (g) => {
      g.fill(area, color.ink);
      g.dots({ ...area, y: area.y - fade, h: fade + 8 }, 8, color.ink, (_x, y) => (1.2 * (y - area.y + fade)) / fade);
    });
  }

  private buttons(view: TitleView, layout: TitleLayout, motion: Motion | null): void {
    const { unit } = layout.page;
    for (const [i, button] of layout.buttons.entries()) {
      const panel = this.panel(inset(button.rect, -4), (g) => titleButton(g, button, layout, view));
      if (!motion) continue;
      const { x } = panel.image;
      panel.image.setAlpha(0);
      void motion
        .wait(TITLE_TIMINGS.buttonsAfter + i * TITLE_TIMINGS.buttonGap)
        .then(() =>
          Promise.all([
            motion.fade(TITLE_TIMINGS.button / 2, (t) => panel.image.setAlpha(t)),
            motion.eased(Phaser.Math.Easing.Back.Out, TITLE_TIMINGS.button, (t) =>
              panel.image.setX(x - (1 - t) * 60 * unit),
            ),
          ]),
        );
    }
  }
}
