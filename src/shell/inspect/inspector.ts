import './inspect.css';
import { ABOUT } from '../../module/screens/inspect.ts';
import type { TableView } from '../../module/screens/table.ts';
import { topDialog } from '../../page/input/focus.ts';
import type { Control } from '../../table/control.ts';
import { contains, type Rect, rect } from '../../table/layout/rect.ts';
import type { Library, Navigation, Page, Preferences } from '../app/ports.ts';
import type { Played } from '../match.ts';
import { AskGestures } from './askGestures.ts';
import { AskingMode } from './askingMode.ts';
import { createTip, openExplanation } from './explanation.ts';

type InspectorHost = Pick<Page, 'parent' | 'semantic'> &
  Pick<Library, 'game'> &
  Pick<Navigation, 'openRulebook'> &
  Pick<Preferences, 'sound'>;

/**
 * "What is this?" for whatever lies on the table: by gestures, by `?`, or by a mode that turns the whole table into buttons that
 * answer. Asking never gives a command.
 */
export class Inspector {
  private readonly mode: AskingMode;
  private readonly gestures: AskGestures;
  private readonly tip;
  private readonly enlarged;
  private table: TableView<Played> | null = null;
  /** Whether an animation runs: its own button and event cards lie over the table then. */
  private isAnimated = false;

  /** `point` points a place out to everybody; `asked` is called with every region that was asked about. */
  constructor(
    private readonly app: InspectorHost,
    private readonly point: (place: Rect, name: string) => void,
    private readonly asked: (key: string) => void = () => undefined,
  ) {
    const { parent, semantic, game } = app;
    const show = (key: string): void => this.show(key);
    this.mode = new AskingMode(parent, semantic, () => this.askable(), show);
    this.gestures = new AskGestures({
      askAt: (x, y) => this.showAt(x, y),
      askAnything: () => this.ask(),
      canAskByKey: () => !this.isAnimated && !topDialog(),
    });
    this.tip = createTip(parent);
    this.enlarged = game.inspect.createCloseUp(parent, show);
  }

  /** Takes note of a table that the board is about to show: what lies on it can be asked about. */
  seen(view: TableView<Played>): void {
    this.enlarged?.update(view);
    this.table = view;
    this.isAnimated = view.busy;
    if (this.isAnimated) this.mode.leave();
  }

  /** Makes everything on the table a button that says what it is, until the player leaves this mode. */
  ask(): void {
    if (!this.isAnimated) this.mode.enter();
  }

  /** Adds buttons to those of the table that explain what nothing else can be done with. */
  withAbout(controls: readonly Control[]): readonly Control[] {
    this.tip.show(null);
    // While an animation runs nothing can be asked, and only its own buttons are there.
    if (!this.table || this.isAnimated) return controls;
    return this.app.game.inspect.withAbout(this.table, controls, (key) => this.show(key));
  }

  /** Brings a place of the board close; a second time puts it back. */
  closeUp(place: number): void {
    const { enlarged, table, app } = this;
    if (!table || !enlarged) return;
    const isShown = enlarged.shows(place);
    app.sound.play(isShown ? 'cancel' : 'open');
    if (isShown) enlarged.close();
    else app.semantic.announce(enlarged.open(table, place));
  }

  /** Another control is pointed at without being pressed; `null` for none. */
  pointed(id: string | null): void {
    const { inspect } = this.app.game;
    const key = id?.startsWith(ABOUT) ? id.slice(ABOUT.length) : null;
    const region = this.askable().regions.find((other) => other.key === key);
    const explanation = this.table && region ? inspect.explain(this.table, region.key) : null;
    this.tip.show(region && explanation ? { card: explanation, place: region.rect } : null);
  }

  /** Hides the tip, and stops asking what a press is about: both were for the previous viewer. */
  forget(): void {
    this.mode.leave();
    this.tip.show(null);
    this.gestures.letGo();
  }

  close(): void {
    this.forget();
    this.tip.close();
    this.enlarged?.close();
    this.gestures.close();
    this.mode.close();
  }

  private askable() {
    const { inspect } = this.app.game;
    return {
      regions: this.table ? inspect.regions(this.table) : [],
      notePlace: this.table ? inspect.freePlace(this.table) : rect(0, 0, 240, 74),
    };
  }

  private show(key: string): void {
    const { app, table, point } = this;
    const { inspect } = app.game;
    const explanation = table && inspect.explain(table, key);
    if (!explanation) return;
    const place = this.askable().regions.find((region) => region.key === key)?.rect;
    app.sound.play('open');
    this.asked(key);
    openExplanation(app.parent, explanation, {
      ruleTitle: (rule) => inspect.ruleTitle(rule),
      openRule: (rule) => app.openRulebook(rule),
      point: () => place && point(place, explanation.title),
    });
  }

  /** Explains what lies at a spot; returns whether anything does. */
  private showAt(x: number, y: number): boolean {
    const region = regionAt(this.askable().regions, x, y);
    if (region) this.show(region.key);
    return region !== null;
  }
}

/** The region at a spot: the smallest of those that lie there, or `null`. */
export function regionAt<Region extends { readonly rect: Rect }>(
  regions: readonly Region[],
  x: number,
  y: number,
): Region | null {
  const there = regions.filter(({ rect }) => contains(rect, { x, y }));
  there.sort((a, b) => a.rect.w * a.rect.h - b.rect.w * b.rect.h);
  return there[0] ?? null;
}
