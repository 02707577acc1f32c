import { at } from '../../../../kernel/at.ts';
import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { inkButton } from '../inkButton.ts';
import { PageScene } from '../pageScene.ts';
import type { NewGameView } from '../view.ts';
import { EDITION } from './newGameControls.ts';
import { type NewGameLayout, newGameLayout } from './newGameLayout.ts';
import { detailPanel, rowPanel, seatColumn } from './seatInk.ts';
import { answerChange, risePanels } from './seatMotion.ts';

/** The new-game screen: who stands against the Faza, and how hard it will be. */
export class NewGameScene extends PageScene<NewGameView> {
  protected draw(view: NewGameView, before: NewGameView | null): void {
    const layout = newGameLayout(view);
    const { unit: u } = layout.page;
    const { plates } = this;
    const whole = rect(0, 0, view.width, view.height);
    const grow = (r: Rect, by = 8): Rect => inset(r, -by * Math.max(1, u));
    plates.begin();
    plates.put('ground', whole, 0, null, (pen) => ground(pen, whole));
    plates.put('top', { x: 0, y: 0, w: view.width, h: layout.title.y + layout.title.h + 6 }, 1, null, (pen) =>
      top(pen, layout),
    );
    for (const [seat, draft] of view.seats.entries()) {
      const place = at(layout.seats, seat);
      const front = layout.compact && (view.front ?? 0) === seat;
      plates.put(`seat:${seat}`, grow(place.panel), 2, { draft, front }, (pen) => {
        if (layout.compact) rowPanel(pen, place, draft, front, u);
        else seatColumn(pen, place, draft, u);
      });
    }
    const front = view.front ?? 0;
    const detail = view.seats[front];
    if (layout.detail && detail) {
      const place = at(layout.seats, front);
      const area = layout.detail;
      plates.put('detail', grow(area), 2, detail, (pen) => detailPanel(pen, area, place, detail, u));
    }
    plates.put('modes', grow(layout.modePanel, layout.compact ? 300 : 8), 2, view.mode, (pen) =>
      modes(pen, layout, view),
    );
    plates.put(
      'options',
      grow(layout.optionPanel, layout.compact ? 300 : 8),
      2,
      [view.options, view.seedShown, view.mode],
      (pen) => options(pen, layout, view),
    );
    const foot = around(layout.problem, layout.start);
    plates.put('start', grow(foot), 2, view.problem, (pen) => start(pen, layout, view));
    plates.end();
    const { motion } = this;
    if (!motion?.lively) return;
    if (before === null) risePanels(plates, motion, 36 * u);
    else answerChange(plates, motion, before, view);
  }
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return rect(x, y, Math.max(a.x + a.w, b.x + b.w) - x, Math.max(a.y + a.h, b.y + b.h) - y);
}

function ground(pen: Pen, whole: Rect): void {
  const { w, h } = whole;
  pen.fill(whole, color.table);
  pen.within(whole, () => {
    pen.rays({ x: w * 0.36, y: h * 0.62 }, Math.hypot(w, h), color.tableRay, 22, 0.1);
    pen.dots(
      whole,
      Math.max(8, Math.min(w, h) / 80),
      color.tableDot,
      (x, y) => {
        const off = Math.max(Math.abs(x / w - 0.5), Math.abs(y / h - 0.5)) * 2;
        return 0.14 + 0.4 * Math.max(0, off - 0.45);
      },
      0.75,
    );
  });
}

function top(pen: Pen, layout: NewGameLayout): void {
  const { back, title } = layout;
  const { unit: u } = layout.page;
  inkButton(pen, back, u, { label: '', icon: 'undo', size: Math.min(26 * u, back.h * 0.5), align: 'center' });
  pen.text(text.screens.newGame.title, title.x, title.y + title.h / 2, {
    face: 'display',
    size: title.h * (layout.compact ? 0.62 : 0.86),
    color: color.paper,
    outline: Math.max(2, title.h * 0.075),
    shadow: Math.max(2, 3 * u),
    width: title.w - 6,
  });
}

function modes(pen: Pen, layout: NewGameLayout, view: NewGameView): void {
  const { modePanel, compact } = layout;
  const u = layout.page.unit;
  if (!compact) {
    pen.panel(modePanel, { fill: color.night, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    pen.within(inset(modePanel, 2 * u), () =>
      pen.dots(modePanel, 9 * u, color.nightDot, (_x, y) => 0.5 - (y - modePanel.y) / modePanel.h),
    );
    pen.text(text.screens.newGame.mode, modePanel.x + 14 * u, modePanel.y + 22 * u, {
      face: 'display',
      size: 25 * u,
      color: color.cream,
    });
  }
  for (const [i, mode] of EDITION.modes.entries()) {
    const r = at(layout.modes, i);
    const chosen = mode.id === view.mode;
    const ink = chosen ? color.ink : color.cream;
    pen.panel(r, {
      fill: chosen ? color.act : compact ? color.night : color.night2,
      line: compact || chosen ? 2 * u : 0,
      radius: 5 * u,
      ...(compact ? { shadow: 2 * u } : {}),
    });
    if (compact) {
      compactMode(pen, r, text.modeName[mode.id], i + 1, chosen, u);
      continue;
    }
    pen.text(text.modeName[mode.id], r.x + 12 * u, r.y + r.h * 0.31, { face: 'display', size: 20 * u, color: ink });
    for (let n = 0; n <= i; n++) {
      pen.icon('skull', r.x + r.w - (16 + n * 19) * u, r.y + r.h * 0.29, 16 * u, chosen ? color.hurt : color.nightLine);
    }
    pen.text(text.screens.newGame.modeFacts(mode), r.x + 12 * u, r.y + r.h * 0.72, {
      size: 13 * u,
      color: chosen ? color.ink : color.rebel,
      width: r.w - 20 * u,
    });
  }
}

/** A mode on a phone: its skulls beside its name, or above it where the button is narrow. */
function compactMode(pen: Pen, r: Rect, name: string, skulls: number, chosen: boolean, u: number): void {
  const [ink, bone] = chosen ? [color.ink, color.hurt] : [color.cream, color.nightLine];
  const style = { face: 'display', size: 19 * u } as const;
  const wide = pen.measure(name, style);
  const step = 13 * u;
  const beside = wide + skulls * step + 14 * u < r.w;
  const [x, y] = [r.x + r.w / 2, r.y + r.h / 2];
  const start = beside ? x - (wide + skulls * step) / 2 : x - (skulls * step) / 2;
  for (let n = 0; n < skulls; n++) {
    pen.icon('skull', start + (n + 0.5) * step - (beside ? 2 * u : 0), beside ? y : r.y + r.h * 0.25, step, bone);
  }
  if (beside) pen.text(name, start + skulls * step + 2 * u, y, { ...style, color: ink });
  else pen.text(name, x, r.y + r.h * 0.64, { ...style, color: ink, align: 'center', width: r.w - 6 * u });
}

function options(pen: Pen, layout: NewGameLayout, view: NewGameView): void {
  const { optionPanel, compact } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  if (!compact) {
    pen.panel(optionPanel, { fill: color.paper, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    pen.text(words.options, optionPanel.x + 14 * u, optionPanel.y + 20 * u, { face: 'display', size: 23 * u });
  }
  health(pen, layout, view);
  const all = [
    { id: 'rewards', icon: 'reward', line: words.rewardsLine },
    { id: 'fazaFirst', icon: 'warn', line: words.fazaFirstLine },
    { id: 'headStart', icon: 'star', line: words.headStartLine },
  ] as const;
  for (const { id, icon, line } of all) {
    const r = layout[id];
    const on = view.options[id];
    if (compact) {
      pen.panel(r, {
        fill: on ? color.paperLit : color.paperDim,
        line: (on ? 2.5 : 1.5) * u,
        radius: 5 * u,
        dashed: !on,
      });
      pen.icon(
        icon,
        r.x + r.w / 2 - 9 * u,
        r.y + r.h * 0.33,
        18 * u,
        on ? color.ink : mix(color.ink, color.paperDim, 0.35),
      );
      box(pen, r.x + r.w / 2 + 12 * u, r.y + r.h * 0.33, 15 * u, on);
      pen.text(words[id], r.x + r.w / 2, r.y + r.h * 0.78, { size: 12.5 * u, align: 'center', width: r.w - 4 * u });
      continue;
    }
    pen.icon(icon, r.x + 16 * u, r.y + r.h / 2, 22 * u);
    pen.text(words[id], r.x + 36 * u, r.y + r.h * 0.33, { size: 16 * u, weight: 700 });
    pen.text(line, r.x + 36 * u, r.y + r.h * 0.74, {
      size: 13 * u,
      color: mix(color.ink, color.paper, 0.25),
      weight: 500,
    });
    box(pen, r.x + r.w - 18 * u, r.y + r.h / 2, 24 * u, on);
  }
  const { seed, newSeed } = layout;
  pen.panel(seed, { fill: color.paperLit, line: 2 * u, radius: 5 * u });
  pen.text(words.seed, seed.x + 9 * u, seed.y + seed.h * 0.26, {
    size: Math.max(12, 12 * u),
    color: mix(color.ink, color.paper, 0.3),
  });
  pen.text(view.seedShown, seed.x + 9 * u, seed.y + seed.h * 0.68, {
    size: 16 * u,
    weight: 700,
    width: seed.w - 16 * u,
  });
  inkButton(pen, newSeed, u, { label: '', icon: 'reroll', size: Math.min(24 * u, newSeed.h * 0.5), align: 'center' });
}

function health(pen: Pen, layout: NewGameLayout, view: NewGameView): void {
  const { compact, health: r, healthLess, healthMore } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  const own = view.options.health;
  const value = own ?? EDITION.modes.find(({ id }) => id === view.mode)?.health ?? 0;
  pen.panel({ ...r, x: r.x - 2 * u, w: r.w + 4 * u, h: r.h - 3 * u }, { fill: color.paperLit, line: 2 * u, radius: 0 });
  const middle = r.y + (r.h - 3 * u) / 2;
  const note = own === null ? words.healthByMode : words.healthOwn;
  if (compact) {
    pen.icon('health', r.x + r.w / 2 - 12 * u, middle - 6 * u, 20 * u, color.hurt);
    pen.text(String(value), r.x + r.w / 2 + 11 * u, middle - 6 * u, { face: 'display', size: 24 * u, align: 'center' });
    pen.text(
      r.w > 90 * u ? note : own === null ? text.modeName[view.mode] : words.healthShort,
      r.x + r.w / 2,
      middle + 13 * u,
      {
        size: 12 * u,
        align: 'center',
        width: r.w - 4 * u,
      },
    );
  } else {
    pen.icon('health', r.x + 20 * u, middle, 24 * u, color.hurt);
    pen.text(String(value), r.x + 44 * u, middle, { face: 'display', size: 28 * u, align: 'center' });
    pen.text(words.health, r.x + 58 * u, middle - 9 * u, { size: 15 * u, weight: 700, width: r.w - 60 * u });
    pen.text(note, r.x + 58 * u, middle + 10 * u, { size: 13 * u, width: r.w - 60 * u });
  }
  inkButton(pen, healthLess, u, { label: '', icon: 'minus', size: 22 * u, align: 'center', off: own === null });
  inkButton(pen, healthMore, u, { label: '', icon: 'plus', size: 22 * u, align: 'center', off: own === 6 });
}

function box(pen: Pen, x: number, y: number, size: number, on: boolean): void {
  pen.panel(rect(x - size / 2, y - size / 2, size, size), {
    fill: on ? color.act : color.paperLit,
    line: Math.max(1.5, size / 11),
    radius: size / 6,
  });
  if (on) pen.icon('check', x, y, size * 0.82);
}

function start(pen: Pen, layout: NewGameLayout, view: NewGameView): void {
  const { problem, start: r, page } = layout;
  const u = page.unit;
  if (view.problem !== null) {
    pen.panel(problem, { fill: color.ink, line: 0, radius: 5 * u });
    pen.icon('warn', problem.x + 16 * u, problem.y + problem.h / 2, Math.min(20 * u, problem.h * 0.8), color.act);
    pen.paragraph([{ text: view.problem }], rect(problem.x + 32 * u, problem.y, problem.w - 38 * u, problem.h), {
      size: Math.max(12, 13.5 * u),
      color: color.paper,
      middle: true,
      leading: 1.12,
    });
  }
  inkButton(pen, r, u, {
    label: text.screens.newGame.start,
    size: Math.min(40 * u, r.h * 0.6),
    first: true,
    off: view.problem !== null,
    align: 'center',
  });
}
