import Phaser from 'phaser';
import { inset, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import { onAnyPress } from '../../../../table/pages/screen.ts';
import type { Panel } from '../../../../table/panel.ts';
import type { EndingView } from '../../interaction/view.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { drawButton } from '../buttonFrame.ts';
import { drawBurst } from '../drawBurst.ts';
import { ENDING_TIMINGS } from '../timings.ts';
import { drawChart } from './drawChart.ts';
import { drawCity, drawLesson, drawReason, drawSky, drawWindows, isWon } from './drawEnding.ts';
import { type EndingItem, type EndingLayout, endingLayout, itemLabel } from './endingLayout.ts';
import { confetti, type LastHero, placeHeroes, placeShips, type Sway } from './endingStage.ts';
import { keyRound, lessonLine, onlyLearned } from './review.ts';
import { type EndingContext, playDefeat, playVictory, stillWords } from './sequences.ts';

const { Back } = Phaser.Math.Easing;
type Image = Phaser.GameObjects.Image;

const ICONS: Readonly<Record<EndingItem, string>> = {
  help: 'star',
  again: 'replay',
  newGame: 'plus',
  share: 'share',
  figures: 'calendar',
  look: 'board',
  dice: 'dice',
  title: 'home',
};

/**
 * The end of a game: an animation that plays only once, even if the player looks at the table and returns, then a calm
 * page to learn from, whose figures become more precise while it is shown. Its buttons work from the start.
 */
export class EndingScene extends PageScene<EndingView> {
  private sways: Sway[] = [];
  /** The animation that plays, if any; another view ends it. */
  private telling: symbol | null = null;
  /** The last state of the game whose end was played. */
  private toldOf: FazaView | null = null;
  /** The view that is shown. */
  private seen: EndingView | null = null;
  /** Whether pictures have loaded since the page was drawn. */
  private outdated = false;
  /** The parts that are redrawn when more is known. */
  private learning: { readonly chart: Panel; readonly lesson: Panel } | null = null;

  /** Whether the animation is still playing. */
  get isTelling(): boolean {
    return this.telling !== null;
  }

  /** Draws everything again because pictures have loaded: at once, or with the first figures after the animation. */
  repaint(): void {
    this.outdated = true;
    if (this.seen && this.telling === null) this.show(this.seen);
  }

  protected draw(view: EndingView, before: EndingView | null): void {
    this.seen = view;
    const layout = endingLayout(view);
    const showing = { isTold: this.telling !== null, isOutdated: this.outdated };
    const { learning } = this;
    if (learning?.chart.image.active && onlyLearned(view, before, showing)) return this.learn(view, layout, learning);
    this.outdated = false;
    this.hurry();
    this.telling = null;
    this.clear();
    this.sways = [];
    const { motion } = this;
    const won = isWon(view);
    // The end is seen and heard once: not again after a look at the table, or in a window of another size.
    const fresh = this.toldOf !== view.state;
    this.toldOf = view.state;
    if (fresh) this.context.host.sound(won ? 'victory' : 'defeat');
    // Under reduced motion the calm page is there at once, and the canvas may rest.
    const played = fresh && motion?.lively && !motion.instant ? motion : null;
    const { cover, windows } = this.addCity(view, layout);
    if (!won && !played) for (const image of windows) image.setAlpha(0);
    const ships = placeShips(this, view, layout, this.sways);
    const later: Sway[] = [];
    if (won && motion?.lively) confetti(this, view, played ? later : this.sways);
    const chart = this.addPanels(view, layout);
    const heroes = placeHeroes(this, view, layout, played && won ? [] : this.sways, won && !played);
    const hurrah = won ? this.hurrah(layout, heroes) : null;
    const reason = this.panel(inset(layout.reason, -8), (g) => drawReason(g, layout, view)).image;
    const panel: EndingContext['panel'] = (area, paint) => this.panel(area, paint);
    if (!played) {
      stillWords({ panel, layout }, won);
      for (const sway of this.sways) sway(0);
      return;
    }
    // What is known already is shown at once, even during the animation.
    const by = 40 * layout.page.unit;
    for (const [i, image] of [chart, reason].entries()) this.rise(image, i * 60, ENDING_TIMINGS.rise, by);
    const cue = (sound: string): void => this.context.host.sound(sound);
    const sway = (what: Sway): unknown => this.sways.push(what);
    this.play(
      { scene: this, motion: played, view, layout, cover, windows, ships, heroes, panel, cue, sway },
      later,
      hurrah,
    );
  }

  /** Sky, city and its lit windows, with the graphics on which the old sky opens. */
  private addCity(view: EndingView, layout: EndingLayout): Pick<EndingContext, 'cover' | 'windows'> {
    const won = isWon(view);
    const whole = rect(0, 0, view.width, view.height);
    this.panel(whole, (g) => drawSky(g, layout, won));
    const cover = this.add.graphics();
    this.panel(whole, (g) => drawCity(g, layout, won));
    const windows = [0, 1, 2, 3].map((quarter) => this.panel(whole, (g) => drawWindows(g, layout, quarter)).image);
    return { cover, windows };
  }

  /** Plays the animation, then lets everything sway that sways on the calm page. */
  private play(context: EndingContext, later: readonly Sway[], hurrah: Image | null): void {
    const telling = Symbol('ending');
    this.telling = telling;
    hurrah?.setAlpha(0);
    onAnyPress(this, () => this.hurry());
    // Nothing may be put on a page that has gone.
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.hurry());
    void (isWon(context.view) ? playVictory(context) : playDefeat(context)).then(() => {
      context.motion.again();
      if (this.telling !== telling) return;
      this.telling = null;
      if (!this.sys.isActive()) return;
      this.sways.push(...later);
      for (const sway of this.sways) sway(0);
      if (hurrah) this.pop(hurrah.setAlpha(1));
    });
  }

  override update(time: number): void {
    if (!this.motion?.lively) return;
    // Ships and heroes belong to the animation while it plays.
    if (this.telling === null) for (const sway of this.sways) sway(time / 1000);
  }

  /** Skips to the calm page. */
  private hurry(): void {
    if (this.telling !== null) this.motion?.skip();
  }

  private hurrah(layout: EndingLayout, heroes: readonly LastHero[]): Image {
    const { scene } = layout;
    const burst = Math.min(scene.h * 0.34, scene.w * 0.24);
    const [first] = heroes;
    const top = first ? first.floor - first.size * 1.36 : scene.y + scene.h / 2;
    const r = rect(scene.x + scene.w * 0.5 - burst * 0.62, top - burst * 0.6, burst * 1.25, burst);
    const { image } = this.panel(r, (g) => drawBurst(g, r, 'burst/red', text.screens.ending.hurrah));
    this.sways.push((seconds) => image.setAngle(Math.sin(seconds * 2) * 3));
    return image;
  }

  /** Adds chart, lesson and buttons; returns the chart. */
  private addPanels(view: EndingView, layout: EndingLayout): Image {
    const { unit: u, form, arrangement } = layout.page;
    // Only side by side are they wide enough for their full names.
    const wide = arrangement === 'wide';
    const flag = 24 * u;
    const { chart: r } = layout;
    // The heroes stand on it, so it is there from the start.
    const lesson = this.panel(inset(layout.lesson, -12 * u), () => undefined);
    const chart = this.panel(rect(r.x - 8, r.y - flag, r.w + 24 * u, r.h + flag + 14 * u), () => undefined);
    this.learning = { chart, lesson };
    this.learn(view, layout, this.learning);
    const words = text.screens.ending;
    for (const { item, rect: r, first: main } of layout.buttons) {
      this.panel(inset(r, -6), (g) =>
        drawButton(g, r, u, {
          label: wide || main || item === 'help' ? itemLabel(item, view) : { ...words, ...words.short }[item],
          first: main,
          size: (form === 'wide' ? (main ? 34 : wide ? 25 : 17) : main ? 23 : 13) * u,
          align: 'center',
          tall: !wide && !main,
          ...(wide && !main ? {} : { icon: ICONS[item] }),
        }),
      );
    }
    return chart.image;
  }

  /** Draws what is known so far about the course of the game. */
  private learn(view: EndingView, layout: EndingLayout, { chart, lesson }: { chart: Panel; lesson: Panel }): void {
    const { unit: u, form } = layout.page;
    const wide = form === 'wide';
    chart.redraw((g) => drawChart(g, { ...layout, u, wide }, view, keyRound(view)));
    lesson.redraw((g) => drawLesson(g, layout.lesson, view, lessonLine(view), u, wide));
  }

  private pop(image: Image): void {
    const scale = image.scaleX;
    void this.motion?.eased(Back.Out, ENDING_TIMINGS.cheer, (t) => image.setScale(scale * t));
  }
}
