import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { stepsOf } from '../../content/steps.ts';
import type { ModeSpec } from '../../content/vocabulary.ts';
import { chosenStep, computerWins } from '../../interaction/newGame/newGameControls.ts';
import { type NewGameLayout, togglesOf } from '../../interaction/newGame/newGameLayout.ts';
import type { NewGameView, Toggle } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { drawButton } from '../buttonFrame.ts';
import { fitText } from '../fitText.ts';
import { chosenBar } from './chosenBar.ts';

/** A mode as its button shows it. */
interface ModeButton {
  readonly mode: ModeSpec;
  readonly skulls: number;
  readonly chosen: boolean;
}

/** Draws the modes to choose from. */
export function drawMode(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { modePanel: whole, compact } = layout;
  const u = layout.page.unit;
  if (!compact) {
    g.panel(whole, { fill: color.night, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    g.within(inset(whole, 2 * u), () => g.dots(whole, 9 * u, color.nightDot, (_x, y) => 0.5 - (y - whole.y) / whole.h));
    const style = { face: 'display', size: 24 * u, color: color.cream } as const;
    g.text(text.screens.newGame.mode, whole.x + 14 * u, whole.y + 19 * u, style);
  }
  for (const [i, mode] of view.edition.modes.entries()) {
    const r = at(layout.modes, i);
    const chosen = mode.id === view.mode;
    g.panel(r, {
      fill: chosen ? (compact ? color.paperLit : color.act) : compact ? color.night : color.night2,
      line: compact || chosen ? 2 * u : 0,
      radius: 5 * u,
      ...(compact ? { shadow: 2 * u } : {}),
    });
    if (chosen) chosenBar(g, r, u);
    const button = { mode, skulls: i + 1, chosen };
    if (compact) compactMode(g, r, button, u);
    else wideMode(g, r, button, u);
  }
}

/** Draws the step of difficulty: its name, its number, and how often the computer wins with this number of heroes. */
export function drawStep(g: CanvasPainter, { step: r, page, compact }: NewGameLayout, view: NewGameView): void {
  const words = text.screens.newGame.difficulty;
  const steps = stepsOf(view.edition.id);
  const chosen = chosenStep(view);
  const name = chosen ? text.stepName[chosen.id] : words.custom;
  const isNarrow = compact && r.w < 190 * page.unit;
  const note = isNarrow ? words.noteShort : words.note;
  drawButton(g, r, page.unit, {
    label: isNarrow ? name : words.label(name),
    note: chosen ? note(steps.indexOf(chosen) + 1, steps.length, computerWins(view, chosen)) : words.customNote,
    size: Math.min(22 * page.unit, r.h * 0.42),
    align: 'center',
  });
}

/** Draws the name of the content that will be played. */
export function drawContent(g: CanvasPainter, { content: r, page }: NewGameLayout, name: string): void {
  const { note } = text.screens.newGame.content;
  drawButton(g, r, page.unit, { label: name, note, size: Math.min(22 * page.unit, r.h * 0.42), align: 'center' });
}

function wideMode(g: CanvasPainter, r: Rect, { mode, skulls, chosen }: ModeButton, u: number): void {
  const ink = chosen ? color.ink : color.cream;
  const [top, right] = [r.y + r.h * 0.31, r.x + r.w];
  g.text(text.modeName[mode.id], r.x + 12 * u, top, { face: 'display', size: 20 * u, color: ink });
  for (let n = 0; n < skulls; n++) {
    g.icon('skull', right - (16 + n * 19) * u, r.y + r.h * 0.29, 16 * u, chosen ? color.hurt : color.nightLine);
  }
  const facts = { size: 13 * u, color: chosen ? color.ink : color.lilac, width: r.w - 20 * u };
  fitText(g, text.screens.newGame.modeFacts(mode), r.x + 12 * u, r.y + r.h * 0.72, facts);
}

/** A mode on a phone: its skulls beside its name, or above it if the button is narrow. */
function compactMode(g: CanvasPainter, r: Rect, { mode, skulls, chosen }: ModeButton, u: number): void {
  const [ink, bone] = chosen ? [color.ink, color.hurt] : [color.cream, color.nightLine];
  const name = text.modeName[mode.id];
  const style = { face: 'display', size: 19 * u, color: ink } as const;
  const wide = g.measure(name, style);
  const step = 13 * u;
  const beside = wide + skulls * step + 14 * u < r.w;
  const [x, y] = [r.x + r.w / 2, r.y + r.h * 0.54];
  const start = beside ? x - (wide + skulls * step) / 2 : x - (skulls * step) / 2;
  for (let n = 0; n < skulls; n++) {
    g.icon('skull', start + (n + 0.5) * step - (beside ? 2 * u : 0), beside ? y : r.y + r.h * 0.25, step, bone);
  }
  if (beside) g.text(name, start + skulls * step + 2 * u, y, style);
  else g.text(name, x, r.y + r.h * 0.64, { ...style, align: 'center', width: r.w - 6 * u });
}

export const TOGGLE_ICON: Readonly<Record<Toggle, string>> = {
  rewards: 'reward',
  drawTwo: 'copy',
  fazaFirst: 'warn',
  radio: 'broadcast',
};

/** Draws the options: health of the ships, the switches, and the seed. */
export function drawOption(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { optionPanel: whole, compact, seed, newSeed } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  if (!compact) {
    g.panel(whole, { fill: color.paper, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    g.text(words.options, whole.x + 14 * u, whole.y + 17 * u, { face: 'display', size: 23 * u });
  }
  health(g, layout, view);
  const drawToggle = compact ? compactToggle : wideToggle;
  for (const [i, toggle] of togglesOf(view.edition).entries()) {
    drawToggle(g, at(layout.toggles, i), toggle, view.options[toggle] ?? false, u);
  }
  g.panel(seed, { fill: color.paperLit, line: 2 * u, radius: 5 * u });
  const left = seed.x + 9 * u;
  const soft = mix(color.ink, color.paper, 0.3);
  g.text(words.seed, left, seed.y + seed.h * 0.26, { size: Math.max(12, 12 * u), color: soft });
  g.text(view.seedShown, left, seed.y + seed.h * 0.68, { size: 16 * u, weight: 700, width: seed.w - 16 * u });
  drawButton(g, newSeed, u, { label: '', icon: 'reroll', size: Math.min(24 * u, newSeed.h * 0.5), align: 'center' });
}

/** An option on a wide screen: its name, its meaning, and a checkbox. */
function wideToggle(g: CanvasPainter, r: Rect, toggle: Toggle, on: boolean, u: number): void {
  const { name, line } = text.screens.newGame.toggles[toggle];
  g.icon(TOGGLE_ICON[toggle], r.x + 16 * u, r.y + r.h / 2, 22 * u);
  const [x, width] = [r.x + 36 * u, r.w - 72 * u];
  const style = { size: 13 * u, color: mix(color.ink, color.paper, 0.25), weight: 500 } as const;
  // Words that would have to be condensed too much get a second line.
  const isLong = g.measure(line, style) * 0.8 > width;
  g.text(name, x, r.y + r.h * (isLong ? 0.2 : 0.33), { size: 16 * u, weight: 700 });
  if (isLong) g.paragraph([{ text: line }], rect(x, r.y + r.h * 0.36, width, r.h * 0.66), { ...style, leading: 1.05 });
  else fitText(g, line, x, r.y + r.h * 0.74, { ...style, width });
  tickBox(g, r.x + r.w - 18 * u, r.y + r.h / 2, 24 * u, on);
}

/** An option on a phone: a card with a dashed edge, which is solid when the option is on. */
function compactToggle(g: CanvasPainter, r: Rect, toggle: Toggle, on: boolean, u: number): void {
  const fill = on ? color.paperLit : color.paperDim;
  g.panel(r, { fill, line: (on ? 2.5 : 1.5) * u, radius: 5 * u, dashed: !on });
  const [x, y] = [r.x + r.w / 2, r.y + r.h * 0.33];
  g.icon(TOGGLE_ICON[toggle], x - 9 * u, y, 18 * u, on ? color.ink : mix(color.ink, color.paperDim, 0.35));
  tickBox(g, x + 12 * u, y, 15 * u, on, color.paperLit);
  const style = { size: 12.5 * u, align: 'center', width: r.w - 4 * u } as const;
  g.text(text.screens.newGame.toggles[toggle].name, x, r.y + r.h * 0.78, style);
}

function health(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { compact, health: r, healthLess, healthMore } = layout;
  const u = layout.page.unit;
  const words = text.screens.newGame;
  const own = view.options.health;
  const mode = view.edition.modes.find(({ id }) => id === view.mode);
  const value = String(own ?? mode?.health ?? 0);
  g.panel(rect(r.x - 2 * u, r.y, r.w + 4 * u, r.h - 3 * u), { fill: color.paperLit, line: 2 * u, radius: 0 });
  const y = r.y + (r.h - 3 * u) / 2;
  const note = own === null ? words.healthByMode : words.healthOwn;
  // If the ships differ, the range is shown, which needs more room.
  const extra = (value.length > 1 ? 20 : 0) * u;
  if (compact) {
    const x = r.x + r.w / 2;
    const short = own === null ? text.modeName[view.mode] : words.healthShort;
    g.icon('health', x - 12 * u - extra / 2, y - 7 * u, 20 * u, color.hurt);
    g.title(value, x + 11 * u, y - 7 * u, { size: 24 * u });
    const style = { size: 12 * u, align: 'center', width: r.w - 4 * u } as const;
    g.text(r.w > 90 * u ? note : short, x, y + 11 * u, style);
  } else {
    g.icon('health', r.x + 20 * u, y, 24 * u, color.hurt);
    g.title(value, r.x + 44 * u + extra / 2, y, { size: 28 * u });
    const [x, width] = [r.x + 58 * u + extra, r.w - 60 * u - extra];
    g.text(words.health, x, y - 9 * u, { size: 15 * u, weight: 700, width });
    g.text(note, x, y + 10 * u, { size: 13 * u, width });
  }
  drawButton(g, healthLess, u, { label: '', icon: 'minus', size: 22 * u, align: 'center', off: own === null });
  drawButton(g, healthMore, u, { label: '', icon: 'plus', size: 22 * u, align: 'center', off: own === 6 });
}

function tickBox(g: CanvasPainter, x: number, y: number, size: number, on: boolean, ground: number = color.act): void {
  g.panel(rect(x - size / 2, y - size / 2, size, size), {
    fill: on ? ground : color.paperLit,
    line: Math.max(1.5, size / 11),
    radius: size / 6,
  });
  if (on) g.icon('check', x, y, size * 0.82);
}
