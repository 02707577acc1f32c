import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { drawButton } from '../buttonFrame.ts';
import { fitText } from '../fitText.ts';
import type { NewGameView, Toggle } from '../view.ts';
import { EDITION } from './newGameControls.ts';
import type { NewGameLayout } from './places.ts';
import { TOGGLES } from './toggles.ts';

const TOGGLE_ICON: Readonly<Record<Toggle, string>> = {
  rewards: 'reward',
  drawTwo: 'copy',
  fazaFirst: 'warn',
  headStart: 'star',
  radio: 'broadcast',
};

/** The options: health of the ships, what is on or off, and the seed. */
export function drawOption(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { optionPanel, compact } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  if (!compact) {
    g.panel(optionPanel, { fill: color.paper, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    g.text(words.options, optionPanel.x + 14 * u, optionPanel.y + 17 * u, { face: 'display', size: 23 * u });
  }
  health(g, layout, view);
  for (const toggle of TOGGLES) {
    if (compact) compactToggle(g, layout, view, toggle);
    else wideToggle(g, layout, view, toggle);
  }
  const { seed, newSeed } = layout;
  g.panel(seed, { fill: color.paperLit, line: 2 * u, radius: 5 * u });
  g.text(words.seed, seed.x + 9 * u, seed.y + seed.h * 0.26, {
    size: Math.max(12, 12 * u),
    color: mix(color.ink, color.paper, 0.3),
  });
  g.text(view.seedShown, seed.x + 9 * u, seed.y + seed.h * 0.68, {
    size: 16 * u,
    weight: 700,
    width: seed.w - 16 * u,
  });
  drawButton(g, newSeed, u, {
    label: '',
    icon: 'reroll',
    size: Math.min(24 * u, newSeed.h * 0.5),
    align: 'center',
  });
}

/** An option on a wide screen: its name, what it means, and a box to tick. */
function wideToggle(g: CanvasPainter, layout: NewGameLayout, view: NewGameView, toggle: Toggle): void {
  const r = layout.toggles[toggle];
  const u = layout.page.unit;
  const { name, line } = text.screens.newGame.toggles[toggle];
  g.icon(TOGGLE_ICON[toggle], r.x + 16 * u, r.y + r.h / 2, 22 * u);
  g.text(name, r.x + 36 * u, r.y + r.h * 0.33, { size: 16 * u, weight: 700 });
  fitText(g, line, r.x + 36 * u, r.y + r.h * 0.74, {
    size: 13 * u,
    color: mix(color.ink, color.paper, 0.25),
    weight: 500,
    width: r.w - 72 * u,
  });
  box(g, r.x + r.w - 18 * u, r.y + r.h / 2, 24 * u, view.options[toggle] ?? false);
}

/** An option on a phone: a card that is whole when it is on. */
function compactToggle(g: CanvasPainter, layout: NewGameLayout, view: NewGameView, toggle: Toggle): void {
  const r = layout.toggles[toggle];
  const u = layout.page.unit;
  const on = view.options[toggle] ?? false;
  g.panel(r, {
    fill: on ? color.paperLit : color.paperDim,
    line: (on ? 2.5 : 1.5) * u,
    radius: 5 * u,
    dashed: !on,
  });
  const [x, y] = [r.x + r.w / 2, r.y + r.h * 0.33];
  g.icon(TOGGLE_ICON[toggle], x - 9 * u, y, 18 * u, on ? color.ink : mix(color.ink, color.paperDim, 0.35));
  box(g, x + 12 * u, y, 15 * u, on);
  g.text(text.screens.newGame.toggles[toggle].name, x, r.y + r.h * 0.78, {
    size: 12.5 * u,
    align: 'center',
    width: r.w - 4 * u,
  });
}

function health(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { compact, health: r, healthLess, healthMore } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  const own = view.options.health;
  const value = own ?? EDITION.modes.find(({ id }) => id === view.mode)?.health ?? 0;
  g.panel({ ...r, x: r.x - 2 * u, w: r.w + 4 * u, h: r.h - 3 * u }, { fill: color.paperLit, line: 2 * u, radius: 0 });
  const middle = r.y + (r.h - 3 * u) / 2;
  const note = own === null ? words.healthByMode : words.healthOwn;
  if (compact) {
    g.icon('health', r.x + r.w / 2 - 12 * u, middle - 7 * u, 20 * u, color.hurt);
    g.text(String(value), r.x + r.w / 2 + 11 * u, middle - 7 * u, {
      face: 'display',
      size: 24 * u,
      align: 'center',
    });
    g.text(
      r.w > 90 * u ? note : own === null ? text.modeName[view.mode] : words.healthShort,
      r.x + r.w / 2,
      middle + 11 * u,
      {
        size: 12 * u,
        align: 'center',
        width: r.w - 4 * u,
      },
    );
  } else {
    g.icon('health', r.x + 20 * u, middle, 24 * u, color.hurt);
    g.text(String(value), r.x + 44 * u, middle, { face: 'display', size: 28 * u, align: 'center' });
    g.text(words.health, r.x + 58 * u, middle - 9 * u, { size: 15 * u, weight: 700, width: r.w - 60 * u });
    g.text(note, r.x + 58 * u, middle + 10 * u, { size: 13 * u, width: r.w - 60 * u });
  }
  drawButton(g, healthLess, u, { label: '', icon: 'minus', size: 22 * u, align: 'center', off: own === null });
  drawButton(g, healthMore, u, { label: '', icon: 'plus', size: 22 * u, align: 'center', off: own === 6 });
}

function box(g: CanvasPainter, x: number, y: number, size: number, on: boolean): void {
  g.panel(rect(x - size / 2, y - size / 2, size, size), {
    fill: on ? color.act : color.paperLit,
    line: Math.max(1.5, size / 11),
    radius: size / 6,
  });
  if (on) g.icon('check', x, y, size * 0.82);
}
