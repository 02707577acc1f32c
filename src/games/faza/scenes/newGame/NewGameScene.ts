import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { around, inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import type { PanelCache } from '../../../../table/panel.ts';
import { color } from '../../../../table/theme.ts';
import { teamSize } from '../../interaction/newGame/newGameControls.ts';
import { type NewGameLayout, newGameLayout } from '../../interaction/newGame/newGameLayout.ts';
import type { NewGameView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { drawButton } from '../buttonFrame.ts';
import { NEW_GAME_TIMINGS } from '../timings.ts';
import { drawContent, drawMode, drawOption, drawStep } from './drawOptions.ts';
import { detailPanel, rowPanel, seatColumn, seatRow } from './drawSeats.ts';

/** The new-game screen: the team against the Faza, and the mode. */
export class NewGameScene extends PageScene<NewGameView> {
  protected draw(view: NewGameView, before: NewGameView | null): void {
    const layout = newGameLayout(view);
    const { unit: u } = layout.page;
    const { panels } = this;
    const whole = rect(0, 0, view.width, view.height);
    const grow = (r: Rect, by = 8): Rect => inset(r, -by * Math.max(1, u));
    panels.begin();
    panels.put('ground', whole, 0, null, (g) => ground(g, whole));
    const head = rect(0, 0, view.width, layout.title.y + layout.title.h + 6);
    panels.put('top', head, 1, view.content, (g) => top(g, layout, view.content));
    const { edition } = view;
    for (const [seat, draft] of view.seats.entries()) {
      const place = at(layout.seats, seat);
      const front = layout.compact && (view.front ?? 0) === seat;
      panels.put(`seat:${seat}`, grow(place.panel), 2, [draft, front, edition.id], (g) => {
        if (layout.compact) rowPanel(g, place, { ...draft, edition }, front, u);
        else if (layout.rows) seatRow(g, place, { ...draft, edition }, u);
        else seatColumn(g, place, { ...draft, edition }, u);
      });
    }
    const front = view.front ?? 0;
    const detail = view.seats[front];
    if (layout.detail && detail) {
      const place = at(layout.seats, front);
      const area = layout.detail;
      panels.put('detail', grow(area), 2, [detail, edition.id], (g) =>
        detailPanel(g, area, place, { ...detail, edition }, u),
      );
    }
    const far = layout.compact ? 300 : 8;
    panels.put('modes', grow(layout.modePanel, far), 2, [view.mode, edition.id], (g) => drawMode(g, layout, view));
    const step = [view.mode, view.options, teamSize(view), edition.id];
    panels.put('step', grow(layout.step), 3, step, (g) => drawStep(g, layout, view));
    const options = [view.options, view.seedShown, view.mode, edition.id];
    panels.put('options', grow(layout.optionPanel, far), 2, options, (g) => drawOption(g, layout, view));
    const foot = around([layout.problem, layout.start]);
    panels.put('start', grow(foot), 2, view.problem, (g) => start(g, layout, view));
    panels.end();
    const { motion } = this;
    if (!motion?.lively) return;
    if (before !== null) return answerChange(panels, motion, before, view);
    for (const [i, name] of RISING.entries()) {
      const image = panels.get(name)?.setAlpha(0);
      if (image) this.rise(image, i * NEW_GAME_TIMINGS.riseGap, NEW_GAME_TIMINGS.rise, 36 * u);
    }
  }
}

function ground(g: CanvasPainter, whole: Rect): void {
  const { w, h } = whole;
  const grow = (x: number, y: number): number => {
    const off = Math.max(Math.abs(x / w - 0.5), Math.abs(y / h - 0.5)) * 2;
    return 0.14 + 0.4 * Math.max(0, off - 0.45);
  };
  g.fill(whole, color.table);
  g.within(whole, () => {
    g.rays({ x: w * 0.36, y: h * 0.62 }, Math.hypot(w, h), color.tableRay, 22, 0.1);
    g.dots(whole, Math.max(8, Math.min(w, h) / 80), color.tableDot, grow, 0.75);
  });
}

function top(g: CanvasPainter, layout: NewGameLayout, content: string | null): void {
  const { back, about, title } = layout;
  const { unit: u } = layout.page;
  drawButton(g, back, u, { label: '', icon: 'undo', size: Math.min(26 * u, back.h * 0.5), align: 'center' });
  drawButton(g, about, u, { label: '?', size: Math.min(26 * u, about.h * 0.5), align: 'center' });
  if (content !== null) return drawContent(g, layout, content);
  g.text(text.screens.newGame.title, title.x, title.y + title.h / 2, {
    face: 'display',
    size: title.h * (layout.compact ? 0.62 : 0.86),
    color: color.paper,
    outline: Math.max(2, title.h * 0.075),
    shadow: Math.max(2, 3 * u),
    width: title.w - 6,
  });
}

function start(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { problem, start: r, page } = layout;
  const u = page.unit;
  if (view.problem !== null) {
    g.panel(problem, { fill: color.ink, line: 0, radius: 5 * u });
    g.icon('warn', problem.x + 16 * u, problem.y + problem.h / 2, Math.min(20 * u, problem.h * 0.8), color.act);
    g.paragraph([{ text: view.problem }], rect(problem.x + 32 * u, problem.y, problem.w - 38 * u, problem.h), {
      size: Math.max(12, 13.5 * u),
      color: color.paper,
      middle: true,
      leading: 1.12,
    });
  }
  // Without room for both, the problem replaces the button.
  if (problem.y === r.y && view.problem !== null) return;
  drawButton(g, r, u, {
    label: text.screens.newGame.start,
    size: Math.min(40 * u, r.h * 0.6),
    first: true,
    off: view.problem !== null,
    align: 'center',
  });
}

const { Back } = Phaser.Math.Easing;

type Image = Phaser.GameObjects.Image;

/** The panels that rise onto the page, one after the other. */
const RISING = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'detail', 'step', 'modes', 'options', 'start'];

/** Animates changes: another hero's panel turns into view, a seat that joined and a chosen mode briefly grow. */
function answerChange(panels: PanelCache, motion: Motion, before: NewGameView, view: NewGameView): void {
  for (const [seat, draft] of view.seats.entries()) {
    const was = before.seats[seat];
    if (!was) continue;
    const changed = [panels.get(`seat:${seat}`), (view.front ?? 0) === seat ? panels.get('detail') : undefined];
    for (const image of changed) {
      if (image && was.hero !== draft.hero) flip(image, motion);
      else if (image && was.taken !== draft.taken) swell(image, motion);
    }
  }
  const modes = panels.get('modes');
  if (modes && before.mode !== view.mode) swell(modes, motion);
}

function flip(image: Image, motion: Motion): void {
  const { scaleX: full } = image;
  void motion.eased(Back.Out, NEW_GAME_TIMINGS.flip, (t) => image.setScale(full * t, full));
}

function swell(image: Image, motion: Motion): void {
  const { scaleX: full } = image;
  void motion.move(NEW_GAME_TIMINGS.breath, (t) => image.setScale(full * (1 + 0.03 * Math.sin(t * Math.PI))));
}
